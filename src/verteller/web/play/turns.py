"""All that somebody was told, cut by turn: what came before, and then nights and days."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby

from verteller.rules.facts import Asked, Fact
from verteller.rules.moves import Moment
from verteller.rules.questions import BLANK
from verteller.rules.views import Told
from verteller.telling.paragraphs import Paragraph
from verteller.telling.sections import Section
from verteller.telling.teller import Teller
from verteller.telling.words import words_of
from verteller.web.chapters import beginnings
from verteller.web.play.forms import is_yes_or_no
from verteller.web.wording import join, say


@dataclass(frozen=True, slots=True)
class Turn:
    """
    What somebody was told in one turn.

    Args:
        place: Its place among all turns of the game, from 0.
        kind: ``start``, ``night`` or ``day``.
        number: The night's or day's, 0 for the start.
    """

    place: int
    kind: str
    number: int
    told: tuple[Told, ...]

    @property
    def heading(self) -> str:
        """What it is called."""
        return say(f"chapter-{self.kind}", number=self.number)


@dataclass(frozen=True, slots=True)
class Report:
    """
    What somebody was told at one moment, in words, in the sections of his mail.

    Source: lupus 3.0, 4.2, 4.3, LU3-SYS-16, LU3-SYS-18.
    """

    at: datetime
    when: str
    sections: tuple[Section, ...]

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """All of it without headings."""
        return tuple(each for section in self.sections for each in section.paragraphs)


def turns_of(told: Sequence[Told]) -> list[Turn]:
    """
    Cut what somebody was told into turns; there is always one at least.

    A turn begins where a chapter does (see `beginnings`).
    """
    begun = [(0, "start", 0), *beginnings(told)]
    ends = [*(begin for begin, _, _ in begun[1:]), len(told)]
    return [
        Turn(place, kind, number, tuple(told[begin:end]))
        for place, ((begin, kind, number), end) in enumerate(zip(begun, ends, strict=True))
    ]


def reports(turn: Turn, teller: Teller) -> list[Report]:
    """Return what was told in a turn, moment by moment; questions follow what happened."""
    found: list[Report] = []
    for at, group in groupby(turn.told, key=lambda each: each.at):
        facts = [each.fact for each in group]
        sections = (*teller.sections(facts), *_questions(facts, teller))
        if sections:
            moment = to_datetime(at)
            when = words_of(teller.reader.language).moment(moment, teller.reader.time_zone)
            found.append(Report(moment, when, sections))
    return found


def to_datetime(at: Moment) -> datetime:
    """Return a moment of a log as a date and a time."""
    return datetime.fromtimestamp(at / 1000, UTC)


def _questions(facts: Sequence[Fact], teller: Teller) -> Iterator[Section]:
    """Give what was asked, as a section without a heading."""
    asked = tuple(fact for fact in facts if isinstance(fact, Asked))
    if asked:
        yield Section("", "", tuple(_question(fact, teller) for fact in asked), asked)


def _question(asked: Asked, teller: Teller) -> Paragraph:
    text = teller.question(asked, None)
    if is_yes_or_no(asked):
        return Paragraph(say("play-was-asked", question=text.title))
    lines = [f"{group.heading}: {join(group.choices)}" for group in text.groups]
    if asked.blank and asked.repeated != BLANK:
        lines.append(say("play-blank-allowed"))
    return Paragraph(say("play-was-asked", question=text.title), tuple(lines))
