"""A story in chapters: what came before, and then nights and days in turn."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from verteller.rules.facts import Fact
from verteller.rules.moves import Moment
from verteller.rules.views import Told

BEGINNINGS: Final = {"night_fell": "night", "day_broke": "day"}
"""Kinds of fact with which a chapter begins, and of which kind it is."""


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


def parts(told: Iterable[Told]) -> Iterator[Part]:
    """Yield the chapters of what somebody was told; those in which nothing happened too."""
    kind, number, at = "start", 0, 0
    facts: list[Fact] = []
    for each in told:
        at = at or each.at
        if each.fact.kind in BEGINNINGS:
            yield Part(kind, number, at, tuple(facts))
            kind, number, at = BEGINNINGS[each.fact.kind], getattr(each.fact, "number", 0), each.at
            facts = []
        facts.append(each.fact)
    yield Part(kind, number, at, tuple(facts))
