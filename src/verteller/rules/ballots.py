"""Counting votes: one piece of code for every ballot of every rulebook."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from verteller.rules.facts import Seat

Counts = tuple[tuple[Seat, float], ...]
"""How many votes each player got who got any, in seating order."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """
    What a ballot came to.

    Args:
        counts: See `Counts`.
        leaders: All who share the highest number, in seating order; empty without any vote.
    """

    counts: Counts
    leaders: tuple[Seat, ...]

    @property
    def winner(self) -> Seat | None:
        """The one who leads alone, if anybody does."""
        return self.leaders[0] if len(self.leaders) == 1 else None

    @property
    def reason(self) -> str | None:
        """Why nobody leads alone: ``tie`` or ``nobody``; None when somebody does."""
        if not self.leaders:
            return "nobody"
        return "tie" if len(self.leaders) > 1 else None

    def runners_up(self) -> tuple[Seat, ...]:
        """Return all who share the second highest number."""
        rest = [(seat, count) for seat, count in self.counts if seat not in self.leaders]
        best = max((count for _, count in rest), default=0)
        return tuple(seat for seat, count in rest if count == best)


def count(
    votes: Iterable[tuple[Seat, float]], bonus: Mapping[Seat, float] | None = None
) -> Outcome:
    """
    Add up *votes*.

    Args:
        votes: Pairs of the player voted for and the vote's weight, in halves.
        bonus: Votes that stand against players from the start.
    """
    sums: dict[Seat, float] = dict(bonus or {})
    for seat, weight in votes:
        sums[seat] = sums.get(seat, 0) + weight
    counts = tuple(sorted(sums.items()))
    best = max(sums.values(), default=0)
    return Outcome(counts, tuple(seat for seat, total in counts if total == best))
