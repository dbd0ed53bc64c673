"""A stopwatch that tells a systematic difference from a busy machine: by ranks, not by seconds."""

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import process_time_ns
from typing import Final

ROUNDS: Final = 20
BEST_OF: Final = 2
MARGIN: Final = 1.12
"""One that takes less than so much longer is not slower."""

BEYOND_DOUBT: Final = 3.0
"""So many standard deviations off by chance: once in seven hundred times."""

LOOKS: Final = 3
"""A difference has to be found so often in a row: what is systematic is there every time."""


@dataclass
class Times:
    """How long two things took, in turns, in nanoseconds of this process's own time."""

    one: list[int] = field(default_factory=list)
    other: list[int] = field(default_factory=list)


def measured(one: Callable[[], object], other: Callable[[], object], rounds: int = ROUNDS) -> Times:
    """Do two things in turns, in an order drawn anew each time, and return how long they took."""
    times, lots = Times(), Random(rounds)
    for act in (one, other) * 2:
        act()
    with _no_collection():
        for _ in range(rounds):
            both = [(one, times.one), (other, times.other)]
            lots.shuffle(both)
            bests = [(min(_timed(act) for _ in range(BEST_OF)), kept) for act, kept in both]
            for best, kept in bests:
                kept.append(best)
    return times


def is_told_apart(one: Callable[[], object], other: Callable[[], object]) -> bool:
    """Tell whether either takes longer than the other by more than the margin, every time."""
    slower: set[str] = {"one", "other"}
    for _ in range(LOOKS):
        times = measured(one, other)
        now = set()
        if excess(times.one, times.other) > BEYOND_DOUBT:
            now.add("one")
        if excess(times.other, times.one) > BEYOND_DOUBT:
            now.add("other")
        slower &= now
        if not slower:
            return False
    return True


def excess(slow: Sequence[float], fast: Sequence[float], margin: float = MARGIN) -> float:
    """
    Return by how many standard deviations *slow* is above *fast* once it is given the margin.

    This is the rank sum of Mann and Whitney: it asks which of each pair is greater and not by how
    much, so that a few samples during which the machine was busy weigh no more than others. What
    was done in the same turn is measured by that turn, since turns may grow longer.
    """
    shares = [(a / margin / (a + b), b / (a + b)) for a, b in zip(slow, fast, strict=True)]
    mine, his = ([share[side] for share in shares] for side in (0, 1))
    greater = sum((a > b) + (a == b) / 2 for a in mine for b in his)
    pairs = len(mine) * len(his)
    spread = sqrt(pairs * (len(mine) + len(his) + 1) / 12)
    return (greater - pairs / 2) / spread


def _timed(act: Callable[[], object]) -> int:
    begun = process_time_ns()
    act()
    return process_time_ns() - begun


@contextmanager
def _no_collection() -> Iterator[None]:
    """Let no garbage of one fall into the time of the other."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
