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
    """
    A master takes a player out of the game.

    Args:
        reason: Why, for him alone, at once; may be empty.
        public_reason: Why, for all, when he goes; may be empty.

    Source: tempo reale, 2.2, 2.3, LTR-SYS-28.
    """

    kind: ClassVar[str] = "disqualified"

    seat: Seat
    reason: str = ""
    public_reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DisqualifiedFaction:
    """
    A master takes a whole faction out of the game.

    Args:
        reason: Why, for its members alone, at once; may be empty.
        public_reason: Why, for all, when they go; may be empty.

    Source: tempo reale, 2.2, 2.3, LTR-SYS-29.
    """

    kind: ClassVar[str] = "disqualify_faction"

    faction: str
    reason: str = ""
    public_reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Announced:
    """
    A master lets everybody know something.

    Args:
        text: In his own words.
        hint: Whether it is about which roles are in the game.

    Source: tempo reale, 3.6, LTR-SYS-24, LTR-SYS-32.
    """

    kind: ClassVar[str] = "announce"

    text: str
    hint: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Advised:
    """
    A master answers what a player has asked him, for that player alone.

    Args:
        question: What he asked; empty if the master writes of his own accord.

    Source: tempo reale, 2.3, LTR-SYS-33, LTR-GEN-09.
    """

    kind: ClassVar[str] = "advise"

    seat: Seat
    question: str
    answer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    """A master ends the game early; these factions have won (none: a draw)."""

    kind: ClassVar[str] = "ended"

    factions: tuple[str, ...] = field(default=())


@dataclass(frozen=True, slots=True, kw_only=True)
class Worded:
    """
    A player puts something that he does in the game into words of his own.

    Source: duesterwald, Der schwarze Rabe, DUE-RAV-04.
    """

    kind: ClassVar[str] = "word"

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Excused:
    """
    A player is away: rounds he misses that close before *until* do not count.

    Args:
        until: A moment; one that is not in the future ends the excuse he has.
        quietly: Whether the others are told only when a phase that everyone knows of has
            closed: the hour at which it is done would tell of a night that he was awake in.
    """

    kind: ClassVar[str] = "excuse"

    seat: Seat
    until: Moment
    quietly: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Extended:
    """
    The open phase lasts longer; its deadline is moved outside the engine.

    Args:
        by: So many milliseconds, at least one.
        wished: Whether more than half of the living asked for it; otherwise a master did.
    """

    kind: ClassVar[str] = "extend"

    by: Moment
    wished: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """
    Where players are asked one after another: the time of who is asked now is up.

    Source: tabula, TAB-SYS-36, TAB-AMB-13.
    """

    kind: ClassVar[str] = "pass_turn"

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Substituted:
    """
    Somebody else plays in a seat from now on.

    Args:
        given: Whether a master gave the seat away, rather than its player.
    """

    kind: ClassVar[str] = "substitute"

    seat: Seat
    given: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Left:
    """A player gives up."""

    kind: ClassVar[str] = "leave"

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Looked:
    """An administrator looked behind the scenes; *seat* is where he sits, if he plays."""

    kind: ClassVar[str] = "look"

    seat: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rewound:
    """
    A master undoes the last closing.

    Args:
        to: The entry just before it, so that who decides late undoes nothing else.
    """

    kind: ClassVar[str] = "rewind"

    to: int


Act: TypeAlias = (
    Disqualified
    | DisqualifiedFaction
    | Announced
    | Advised
    | Ended
    | Worded
    | Excused
    | Extended
    | Passed
    | Substituted
    | Left
    | Looked
    | Rewound
)
"""What is done about a game rather than in it, by a master or by a player for himself."""

LASTING = (
    Disqualified,
    DisqualifiedFaction,
    Announced,
    Advised,
    Excused,
    Extended,
    Substituted,
    Left,
    Looked,
)
"""Acts about people: they stand when a closing is undone."""

Move: TypeAlias = Started | Answered | Closed | Act

MOVES: dict[str, type[Move]] = {
    move.kind: move
    for move in (
        Started,
        Answered,
        Closed,
        Disqualified,
        DisqualifiedFaction,
        Announced,
        Advised,
        Ended,
        Worded,
        Excused,
        Extended,
        Passed,
        Substituted,
        Left,
        Looked,
        Rewound,
    )
}
"""Every kind of move by its name in the log; no fact has the same."""
