"""A story in chapters: what came before, and then nights and days in turn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from verteller.rules.facts import EVERYONE, Fact, PhaseClosed, PhaseOpened
from verteller.rules.moves import Moment
from verteller.rules.views import Told

BEGINNINGS: Final = {"night_fell": "night", "day_broke": "day"}
"""Kinds of fact with which a chapter begins, and of which kind it is."""

KINDS: Final = frozenset(BEGINNINGS.values())
"""Chapters, and phases with which one begins where everybody knows of them."""

_CALLS: Final = (
    *("cupid", "siblings", "wolfhound", "wild_child", "protector", "harlot", "wolves", "convert"),
    *("white", "witch", "seer", "fox", "raven", "mythomaniac", "bodyguard", "owl"),
    *("freemasons", "medium"),
)
_ASSEMBLIES: Final = (
    *("shot", "captain", "accuse", "ballot", "tie"),
    *("discussion", "nominate", "defence", "ballot_again"),
)
PHASES: Final = {
    **{kind: kind for kind in KINDS},
    **dict.fromkeys(_CALLS, "night"),
    **dict.fromkeys(_ASSEMBLIES, "day"),
}
"""Of which chapter a phase is that everybody knows to be open, a step of a night among them."""


@dataclass(frozen=True, slots=True)
class Part:
    """
    The facts of one chapter, as somebody was told them.

    Args:
        kind: ``start``, ``night`` or ``day``.
        number: The night's or day's, 0 for the start.
        at: When it began.
    """

    kind: str
    number: int
    at: Moment
    facts: tuple[Fact, ...]


def parts(told: Sequence[Told]) -> Iterator[Part]:
    """Yield the chapters of what somebody was told; those in which nothing happened too."""
    begun = [(0, "start", 0), *beginnings(told)]
    ends = [*(begin for begin, _, _ in begun[1:]), len(told)]
    for (begin, kind, number), end in zip(begun, ends, strict=True):
        at = told[begin].at if begin < len(told) else 0
        yield Part(kind, number, at, tuple(each.fact for each in told[begin:end]))


def beginnings(told: Sequence[Told]) -> Iterator[tuple[int, str, int]]:
    """
    Yield at which fact each chapter but the first begins, its kind and its number.

    A chapter begins where it is told that night falls or day breaks. Where a rulebook opens a night
    or a day for everybody instead, what the closing before it brought belongs to it as well.
    """
    closing, current = 0, ("start", 0)
    for place, each in enumerate(told):
        fact = each.fact
        if fact.kind in BEGINNINGS:
            current = BEGINNINGS[fact.kind], int(getattr(fact, "number", 0))
            yield place, *current
        elif isinstance(fact, PhaseClosed) and fact.to == EVERYONE:
            closing = place + 1
        elif isinstance(fact, PhaseOpened) and fact.to == EVERYONE and fact.phase in PHASES:
            begun = PHASES[fact.phase], fact.number
            if begun != current:
                current = begun
                yield closing or place, *begun
