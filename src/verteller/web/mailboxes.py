"""The built-in mailbox as its pages show it: people, their conversations, the mails in them."""

import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from itertools import islice
from typing import Final

from django.db.models import BooleanField, Case, Count, Max, Q, When

from verteller.hosting.models import MailboxMessage, Player
from verteller.web.house import GUEST_DOMAIN
from verteller.web.models import Written
from verteller.web.plain import Passage, passages

MOST_LETTERS: Final = 400
"""The newest mails of a mailbox that its page looks at."""

SNIPPET: Final = 120
"""Characters of a mail that a list shows."""

LOOKED_AT: Final = 1000
"""Characters of a mail that are looked at for them."""

SNIPPETS_KEPT: Final = 2048
"""Texts whose beginning is remembered, for lists that are asked for again and again."""

_OF_GAME: Final = re.compile(r"\[([^\]]+)\]\s*(\S.*)", re.DOTALL)
_PREFIX: Final = re.compile(r"(?:(?:re|antw|fw|fwd|aw)\s*:\s*)+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Owner:
    """
    Somebody with a mailbox.

    Args:
        name: The player's newest, or the address's own first part.
        language: In which the narrator writes to him, empty if it is not known.
    """

    address: str
    name: str
    language: str = ""
    unread: int = 0

    @property
    def is_guest(self) -> bool:
        """Whether nobody plays in his place."""
        return self.address.endswith(f"@{GUEST_DOMAIN}")


@dataclass(frozen=True, slots=True)
class Letter:
    """
    A mail as a page shows it.

    Args:
        number: Its row: of the mailbox if it came in, of what was written here if not.
        refers_to: The message ids it refers to, the nearest last.
    """

    number: int
    is_mine: bool
    message_id: str
    refers_to: tuple[str, ...]
    subject: str
    sender: str
    at: datetime
    text: str
    is_read: bool
    has_html: bool = False

    @property
    def bare_subject(self) -> str:
        """The subject without any "Re:"."""
        return bare(self.subject)

    @property
    def passages(self) -> list[Passage]:
        """The text in pieces, as a page shows them."""
        return list(passages(self.text))


@dataclass(slots=True)
class Conversation:
    """Mails that belong together, the oldest first."""

    letters: list[Letter] = field(default_factory=list)

    @property
    def slug(self) -> str:
        """What its address ends in: always the same for the same conversation."""
        return hashlib.blake2s(self.letters[0].message_id.encode(), digest_size=8).hexdigest()

    @property
    def subject(self) -> str:
        """What it is about: the first subject that was not ours, without any "Re:"."""
        theirs = (letter.subject for letter in self.letters if not letter.is_mine)
        return bare(next(theirs, self.letters[0].subject))

    @property
    def game(self) -> str:
        """The game it is about, as its subject names it; empty if it names none."""
        found = _OF_GAME.match(self.subject)
        return found[1] if found else ""

    @property
    def topic(self) -> str:
        """What it is about, without the game's name."""
        found = _OF_GAME.match(self.subject)
        return found[2] if found else self.subject

    @property
    def unread(self) -> int:
        """How many of its mails have not been read."""
        return sum(not letter.is_read for letter in self.letters)

    @property
    def last(self) -> Letter:
        """The newest mail."""
        return self.letters[-1]

    @property
    def snippet(self) -> str:
        """How the newest mail begins behind its greeting, on one line."""
        return _snippet(self.last.text[:LOOKED_AT])

    @property
    def has_layout(self) -> bool:
        """Whether any of its mails can be seen with a layout of its own."""
        return any(letter.has_html for letter in self.letters)

    @property
    def answerable(self) -> Letter | None:
        """The mail that a reply would answer: the newest that came in."""
        return next((each for each in reversed(self.letters) if not each.is_mine), None)


def forget() -> None:
    """Forget how mails begin, as if this process had just been started."""
    _snippet.cache_clear()


@lru_cache(maxsize=SNIPPETS_KEPT)
def _snippet(text: str) -> str:
    pieces = list(islice(passages(text), 5))
    if pieces and len(pieces[0].lines) == 1 and pieces[0].lines[0].endswith(","):
        pieces = pieces[1:]
    words = " ".join(" ".join(each.lines) for each in pieces[:4])
    return words if len(words) <= SNIPPET else f"{words[:SNIPPET].rstrip()}…"


def bare(subject: str) -> str:
    """Return *subject* without what mail programs put before it."""
    found = _PREFIX.match(subject)
    return subject[found.end() :].strip() if found else subject.strip()


@dataclass(frozen=True, slots=True)
class Census:
    """
    Whose mailboxes there are, and what changes whenever a page about them does.

    Args:
        unread: How many mails each has not read who has ever had one.
        writers: Who has written mails here.
    """

    unread: Mapping[str, int]
    writers: frozenset[str]
    stamp: str


def census() -> Census:
    """Count all mailboxes, each table in one go."""
    waiting = Count("pk", filter=Q(is_read=False))
    received = MailboxMessage.objects.values("to_email").annotate(last=Max("pk"), waiting=waiting)
    came = list(received.values_list("to_email", "last", "waiting"))
    sent = Written.objects.values("from_email").annotate(last=Max("pk"))
    wrote = list(sent.values_list("from_email", "last"))
    last_received = max((last for _, last, _ in came), default=0)
    last_written = max((last for _, last in wrote), default=0)
    unread = {address: unread for address, _, unread in came}
    return Census(
        unread=unread,
        writers=frozenset(address for address, _ in wrote),
        stamp=f"{last_received}.{sum(unread.values())}.{last_written}",
    )


def owners(counted: Census) -> list[Owner]:
    """Return everybody who has had mail or has written some: newcomers first, then by name."""
    found = _owners({*counted.unread, *counted.writers}, counted.unread)
    return sorted(found, key=lambda owner: (not owner.is_guest, owner.name.casefold()))


def find_owner(found: Iterable[Owner], address: str) -> Owner:
    """Return who of *found* has the mailbox *address*, also when nothing has come to it yet."""
    return next((each for each in found if each.address == address), None) or known_owner(address)


def known_owner(address: str) -> Owner:
    """Return how somebody with the mailbox *address* is known, whatever lies in it."""
    (known,) = _owners([address], {})
    return known


def _owners(addresses: Iterable[str], unread: Mapping[str, int]) -> list[Owner]:
    """Return by what name and in which language each address is known."""
    known = {each: (each.partition("@")[0].replace(".", " ").title(), "") for each in addresses}
    players = Player.objects.filter(address__email__in=known).order_by("pk")
    rows = players.values_list("address__email", "name", "language")
    known |= {address: (name, language) for address, name, language in rows}
    return [
        Owner(address, name, language, unread.get(address, 0))
        for address, (name, language) in known.items()
    ]


def conversations(address: str) -> list[Conversation]:
    """Return the conversations of a mailbox, the one that was last heard of first."""
    found: list[Conversation] = []
    by_letter: dict[str, Conversation] = {}
    for letter in _letters(address):
        # What all mails of a game refer to is no mail, so each phase begins a conversation.
        known = (by_letter.get(each) for each in reversed(letter.refers_to))
        place = next(filter(None, known), None)
        if place is None:
            place = Conversation()
            found.append(place)
        place.letters.append(letter)
        by_letter[letter.message_id] = place
    return sorted(found, key=lambda each: each.last.at, reverse=True)


def find_conversation(found: Iterable[Conversation], slug: str) -> Conversation | None:
    """Return the conversation called *slug*."""
    return next((each for each in found if each.slug == slug), None)


def mark_read(conversation: Conversation, address: str) -> bool:
    """Note that all of a conversation has been read; tell whether that is news."""
    numbers = [letter.number for letter in conversation.letters if not letter.is_mine]
    unread = MailboxMessage.objects.filter(pk__in=numbers, to_email=address, is_read=False)
    return unread.update(is_read=True) > 0


def _letters(address: str) -> list[Letter]:
    received = MailboxMessage.objects.filter(to_email=address).order_by("-pk")
    has_html = Case(When(html="", then=False), default=True, output_field=BooleanField())
    rows = received.annotate(has_html=has_html).defer("raw", "html")[:MOST_LETTERS]
    letters = [_received(row, has_html=row.has_html) for row in rows]
    sent = Written.objects.filter(from_email=address).order_by("-pk")[:MOST_LETTERS]
    letters += [_written(row) for row in sent]
    return sorted(letters, key=lambda letter: (letter.at, letter.is_mine, letter.number))


def _received(row: MailboxMessage, *, has_html: bool) -> Letter:
    return Letter(
        number=row.pk,
        is_mine=False,
        message_id=row.message_id,
        refers_to=(*row.references.split(), *filter(None, [row.in_reply_to])),
        subject=row.subject,
        sender=row.from_name or row.from_email,
        at=row.received_at,
        text=row.text,
        is_read=row.is_read,
        has_html=has_html,
    )


def _written(row: Written) -> Letter:
    return Letter(
        number=row.pk,
        is_mine=True,
        message_id=row.message_id,
        refers_to=tuple(filter(None, [row.answers])),
        subject=row.subject,
        sender=row.from_email,
        at=row.sent_at,
        text=row.text,
        is_read=True,
    )
