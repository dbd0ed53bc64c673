"""Moves: what comes into a game from outside, each with its moment."""

from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias

from verteller.rules.facts import Choice, Seat

Moment: TypeAlias = int
"""A moment in whole milliseconds since 1970-01-01 00:00 UTC; the engine only records it."""


@dataclass(frozen=True, slots=True)
class Composition:
    """
    A distribution of roles for an exact number of players.

    Args:
        roles: One role id a player, in any order; they are dealt at random.
        mayor: Whether the village has a mayor.
    """

    roles: tuple[str, ...]
    mayor: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Started:
    """
    The first entry of every log: all that a game is played under, pinned for good.

    Args:
        rulebook: The rulebook's key.
        version: Its version.
        options: Settings of the rulebook that differ from its defaults, sorted by key.
        players: Names in seating order.
        seed: The secret all chance comes from.
        compositions: Distributions that fit; one is drawn and dealt.
        deal: The role of each seat instead, where roles are not drawn (scenarios).
        fixed: What is otherwise drawn by lot or elected, by name (``mayor``).
    """

    kind: ClassVar[str] = "started"

    rulebook: str
    version: str
    players: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, str | int | bool], ...] = ()
    compositions: tuple[Composition, ...] = ()
    deal: tuple[str, ...] = ()
    fixed: tuple[tuple[str, Seat], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """A player, or a master in his place, has answered a question."""

    kind: ClassVar[str] = "answered"

    seat: Seat
    question: str
    choice: Choice
    by: str = "player"


@dataclass(frozen=True, slots=True, kw_only=True)
class Closed:
    """The open phase, counted *sequence*, is over."""

    kind: ClassVar[str] = "closed"

    sequence: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Disqualified:
    """A master takes a player out of the game."""

    kind: ClassVar[str] = "disqualified"

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    """A master ends the game early; these factions have won (none: a draw)."""

    kind: ClassVar[str] = "ended"

    factions: tuple[str, ...] = field(default=())


Act: TypeAlias = Disqualified | Ended
"""What a master does on his own account."""

Move: TypeAlias = Started | Answered | Closed | Disqualified | Ended

MOVES: dict[str, type[Move]] = {
    move.kind: move for move in (Started, Answered, Closed, Disqualified, Ended)
}
"""Every kind of move by its name in the log."""
