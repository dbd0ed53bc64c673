"""All that somebody was told, cut by turn: what came before, and then nights and days."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby
from typing import Final

from verteller.rules.facts import EVERYONE, Asked, Fact, PhaseClosed, PhaseOpened
from verteller.rules.moves import Moment
from verteller.rules.questions import BLANK
from verteller.rules.views import Told
from verteller.telling.paragraphs import Paragraph
from verteller.telling.teller import Teller
from verteller.telling.words import words_of
from verteller.web.chapters import BEGINNINGS
from verteller.web.wording import join, say

KINDS: Final = frozenset(BEGINNINGS.values())
"""Turns, and phases with which one begins where everybody knows of them."""


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
    """What somebody was told at one moment, in words."""

    at: datetime
    when: str
    paragraphs: tuple[Paragraph, ...]


def turns_of(told: Sequence[Told]) -> list[Turn]:
    """
    Cut what somebody was told into turns; there is always one at least.

    A turn begins where it is told that night falls or day breaks. Where a rulebook opens a night
    or a day for everybody instead, what the closing before it brought belongs to it as well.
    """
    beginnings = [(0, "start", 0), *_beginnings(told)]
    ends = [*(begin for begin, _, _ in beginnings[1:]), len(told)]
    return [
        Turn(place, kind, number, tuple(told[begin:end]))
        for place, ((begin, kind, number), end) in enumerate(zip(beginnings, ends, strict=True))
    ]


def _beginnings(told: Sequence[Told]) -> Iterator[tuple[int, str, int]]:
    """Yield at which fact a turn begins, its kind and number."""
    closing, current = 0, ("start", 0)
    for place, each in enumerate(told):
        fact = each.fact
        if fact.kind in BEGINNINGS:
            current = BEGINNINGS[fact.kind], int(getattr(fact, "number", 0))
            yield place, *current
        elif isinstance(fact, PhaseClosed) and fact.to == EVERYONE:
            closing = place + 1
        elif isinstance(fact, PhaseOpened) and fact.to == EVERYONE and fact.phase in KINDS:
            begun = fact.phase, fact.number
            if begun != current:
                current = begun
                yield closing or place, *begun


def reports(turn: Turn, teller: Teller) -> list[Report]:
    """Return what was told in a turn, moment by moment; questions follow what happened."""
    found: list[Report] = []
    for at, group in groupby(turn.told, key=lambda each: each.at):
        facts = [each.fact for each in group]
        paragraphs = (*teller.facts(facts), *_questions(facts, teller))
        if paragraphs:
            moment = to_datetime(at)
            when = words_of(teller.reader.language).moment(moment, teller.reader.time_zone)
            found.append(Report(moment, when, paragraphs))
    return found


def to_datetime(at: Moment) -> datetime:
    """Return a moment of a log as a date and a time."""
    return datetime.fromtimestamp(at / 1000, UTC)


def _questions(facts: Sequence[Fact], teller: Teller) -> Iterator[Paragraph]:
    for fact in facts:
        if isinstance(fact, Asked):
            text = teller.question(fact, None)
            lines = [f"{group.heading}: {join(group.choices)}" for group in text.groups]
            if fact.blank and fact.repeated != BLANK:
                lines.append(say("play-blank-allowed"))
            yield Paragraph(say("play-was-asked", question=text.title), tuple(lines))
