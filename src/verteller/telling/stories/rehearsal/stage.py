"""What made-up moments are made of."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from verteller.rules.facts import EVERYONE, KINDS, Audience, Died, Fact, RoleShown, Seat

Facts = tuple[Fact, ...]
Seats = tuple[Seat, ...]

ROLES: Final = ("villager", "seer", "healer", "witch", "raven")
"""What the dead of a rehearsal turn out to have been, in turn."""


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """
    A made-up moment.

    Args:
        players: How many play.
        reader: Who reads the mail.
        facts: What it tells.
        before: What he heard before it.
    """

    players: int
    reader: Seat
    facts: Facts
    before: Facts = ()


def seats(first: int, count: int) -> Seats:
    """Return so many seats beside each other."""
    return tuple(Seat(number) for number in range(first, first + count))


def stated(kind: str, to: Audience = EVERYONE, **fields: object) -> Fact:
    """State a fact that only some rulebooks have."""
    made: Callable[..., Fact] = KINDS[kind]
    return made(to=to, **fields)


def moment(kind: str, number: int, deaths: int = 0) -> Fact:
    """Let a night or a day begin."""
    if kind == "night_fell":
        return stated(kind, number=number)
    return stated("day_broke", number=number, deaths=deaths)


def died(players: Sequence[Seat], cause: str | None = None, role: str = "") -> Iterator[Fact]:
    """Let players die and their roles be shown: *role*, or one of `ROLES` each."""
    for place, seat in enumerate(players):
        yield Died(to=EVERYONE, player=seat, cause=cause)
        shown = role or ROLES[(place + 1) % len(ROLES)]
        yield RoleShown(to=EVERYONE, player=seat, role=shown)
