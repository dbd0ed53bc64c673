"""A row of the outbox in its reader's words, whatever kind it is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, cast

from verteller.hosting.home import home
from verteller.hosting.models import Kind, Outgoing
from verteller.mail.layout import RULE, Block, story_block, wrap
from verteller.mail.letters import (
    absence,
    answers,
    confirming,
    course,
    desk,
    news,
    signing_up,
    understood,
)
from verteller.mail.letters.writing import Body, Subject, Writing
from verteller.mail.stories import Told, tell_news, tell_receipt
from verteller.telling import Language, letters
from verteller.telling.stories import StoryError
from verteller.telling.words import LANGUAGES as EVERY_LANGUAGE
from verteller.telling.words import is_written

LANGUAGES: Final[tuple[Language, ...]] = tuple(filter(is_written, EVERY_LANGUAGE))
"""Those that there are words in."""
GREETINGS: Final[Mapping[Language, str]] = {
    "nl": "Dag {name},",
    "en": "Hello {name},",
    "it": "Ciao {name},",
    "de": "Hallo {name},",
}


@dataclass(frozen=True, slots=True)
class Written:
    """
    A mail's words, laid out.

    Args:
        subject: One line.
        greeting: One line, empty to somebody without a name.
        blocks: The body.
        footer: Lines below it.
        language: What it is written in, of several the first.
        missing: Why it has no story though it should have one.
    """

    subject: str
    greeting: str
    blocks: tuple[Block, ...]
    footer: tuple[str, ...]
    language: Language = "en"
    missing: StoryError | None = None

    @property
    def plain_footer(self) -> str:
        """The lines below it as wrapped plain text."""
        return "\n".join(wrap(line) for line in self.footer)


def write(row: Outgoing) -> Written:
    """
    Put a row into words; the same row always reads the same.

    A story stands above the plain facts, which are complete without it.

    Source: wakkerdam, WAK-SYS-09, WAK-SYS-22, WAK-SYS-51, WAK-STORY-07, WAK-STORY-08.
    """
    writings = [Writing(row, language) for language in _languages(row)]
    subjects: list[str] = []
    blocks: list[Block] = []
    for writing in writings:
        subject, body = _letter(writing)
        subjects.append(subject)
        blocks += [RULE, *body] if blocks else body
    told = _story(writings[0])
    story = told.introduction
    if story:
        blocks = [story_block(story.text, story.html), RULE, *blocks]
    footer = letters.footer(writings[0].desk, manual=home().manual_url, authors=story.authors)
    greeting = GREETINGS[writings[0].language].format(name=row.player.name) if row.player else ""
    return Written(
        subject=" / ".join(dict.fromkeys(subjects)),
        greeting=greeting,
        blocks=tuple(blocks),
        footer=footer.lines,
        language=writings[0].language,
        missing=told.missing,
    )


def _story(writing: Writing) -> Told:
    """Return the story of a mail about the game, nothing for any other."""
    match writing.row.kind:
        case Kind.NEWS:
            return tell_news(writing.row, writing.cast, writing.language)
        case Kind.ANSWER_TAKEN:
            return tell_receipt(writing.row, writing.cast, writing.language)
        case _:
            return Told()


def _letter(writing: Writing) -> tuple[Subject, Body]:
    return _WRITERS[Kind(writing.row.kind)](writing)


def _languages(row: Outgoing) -> tuple[Language, ...]:
    """Return the languages of a mail: its own, or all of them to somebody nobody knows."""
    if row.payload.get("in_all_languages"):
        return LANGUAGES
    return (cast("Language", row.language),)


_WRITERS: Final[Mapping[Kind, Callable[[Writing], tuple[Subject, Body]]]] = {
    Kind.NEWS: news.news,
    Kind.ANSWER_TAKEN: answers.answer_taken,
    Kind.REFUSED: answers.refused,
    Kind.SIGNED_UP: signing_up.signed_up,
    Kind.SIGN_UP_REFUSED: signing_up.sign_up_refused,
    Kind.INVITATION: signing_up.invitation,
    Kind.GAME_PAUSED: course.paused,
    Kind.GAME_RESUMED: course.resumed,
    Kind.GAME_STOPPED: course.stopped,
    Kind.FINAL: course.final,
    Kind.HELP_FORWARDED: desk.help_forwarded,
    Kind.HELP_ANSWERED: desk.help_answered,
    Kind.HELP_RECEIVED: desk.help_received,
    Kind.ADMIN_NOTICE: desk.admin_notice,
    Kind.REMINDER: answers.reminder,
    Kind.TIME_GIVEN_BACK: course.time_given_back,
    Kind.LEFT_LIST: signing_up.left_list,
    Kind.NOTICE: desk.notice,
    Kind.HAND_OVER: absence.hand_over,
    Kind.SIGN_IN: desk.sign_in,
    Kind.CONFIRMATION: confirming.confirmation,
    Kind.UNDERSTOOD: understood.understood,
}
"""Who puts which kind of row into words; every kind is here."""
