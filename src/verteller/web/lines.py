"""The lines of the mailbox's lists: one that says the same as before is not made anew."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from django.template.loader import get_template
from django.utils.safestring import SafeString

from verteller.telling.cast import Language
from verteller.web.mailboxes import Conversation, Owner
from verteller.web.templatetags.words import moment
from verteller.web.wording import language

MOST_KEPT: Final = 2048
"""Lines that are kept ready, about a kilobyte each; a page that asks again needs the same."""


@dataclass(frozen=True, slots=True)
class PersonLine:
    """
    Somebody in the list of people.

    Args:
        number: The place in the list, from 1.
        is_open: Whether the page shows this mailbox.
    """

    owner: Owner
    number: int
    is_open: bool


@dataclass(frozen=True, slots=True)
class ConversationLine:
    """
    A conversation in its owner's list.

    Args:
        tongue: The owner's language, empty if it is not known.
        when: When the last mail came, as it is shown now.
        count: How many mails belong to it.
        is_new: Whether any of them has not been read.
        is_open: Whether the page shows it.
    """

    address: str
    tongue: str
    slug: str
    topic: str
    game: str
    snippet: str
    when: SafeString
    count: int
    is_new: bool
    is_open: bool


def person_line(owner: Owner, number: int, shown: Owner | None) -> SafeString:
    """Return somebody's line in the list of people, as part of a page that shows *shown*."""
    return _rendered("web/_person.html", PersonLine(owner, number, owner == shown), language())


def conversation_line(
    owner: Owner, conversation: Conversation, shown: Conversation | None
) -> SafeString:
    """Return a conversation's line in the list, as part of a page that shows *shown*."""
    line = ConversationLine(
        address=owner.address,
        tongue=owner.language,
        slug=conversation.slug,
        topic=conversation.topic,
        game=conversation.game,
        snippet=conversation.snippet,
        when=moment(conversation.last.at),
        count=len(conversation.letters),
        is_new=conversation.unread > 0,
        is_open=conversation is shown,
    )
    return _rendered("web/_conversation.html", line, language())


def forget() -> None:
    """Forget all lines, as if this process had just been started."""
    _rendered.cache_clear()


@lru_cache(maxsize=MOST_KEPT)
def _rendered(template: str, line: PersonLine | ConversationLine, spoken: Language) -> SafeString:
    """Make a line; besides *line* nothing is in it but words in the language of the page."""
    return SafeString(get_template(template).render({"line": line, "code": spoken}))
