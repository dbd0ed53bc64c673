"""What every fact has: a kind, an audience without a default, and where it came from."""

import re
from dataclasses import dataclass, replace
from typing import ClassVar, Literal, NewType, TypeAlias, TypeVar, dataclass_transform

Seat = NewType("Seat", int)
"""A player's place in the circle, counted from 0 in seating order."""

Instant = NewType("Instant", int)
"""A moment in a fact: whole milliseconds since 1970-01-01 00:00 UTC; 0 is none."""

Duration = NewType("Duration", int)
"""A length of time in a fact, in whole milliseconds."""

Option: TypeAlias = Seat | str
"""One thing that may be chosen: a player's seat, or a word such as ``yes`` or ``wolf``."""

Choice: TypeAlias = tuple[tuple[str, Option], ...]
"""What was chosen: pairs of a part's name and an option, in canonical order; ``()`` is blank."""

Audience: TypeAlias = tuple[Seat, ...] | Literal["everyone", "narrator"]
"""Who hears a fact: some seats, everyone, or nobody but the narrator."""

EVERYONE: Literal["everyone"] = "everyone"
NARRATOR: Literal["narrator"] = "narrator"

TAKEN = frozenset({"entry", "at"})
"""Names that no field may have: a log's line says them of every entry."""

KINDS: dict[str, type["Fact"]] = {}
"""Every kind of fact by its name, as logs, scenarios and catalogues write it."""

F = TypeVar("F", bound="Fact")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """
    Something that is so from now on.

    Args:
        to: Who hears it. There is no default: whoever states a fact decides who may know.
        rule: The id of the rule it follows from, for the narrator's "why".
        because: Numbers of the log entries it came of, for the narrator's "why".
    """

    kind: ClassVar[str] = ""
    withheld: ClassVar[dict[str, object]] = {}
    """Fields that no view shows, with what stands there instead."""

    to: Audience
    rule: str = ""
    because: tuple[int, ...] = ()

    @property
    def lasts(self) -> bool:
        """Whether this stands though the closing before it is undone."""
        return False


@dataclass(frozen=True, slots=True)
class Part:
    """
    One thing that a question lets a player choose.

    Args:
        name: The part's key (``target``, ``heal``, ``poison``).
        options: All that may be chosen, seats in seating order.
        least: How many options a choice that is not blank names at least.
        most: How many it names at most.
    """

    name: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


@dataclass_transform(frozen_default=True, kw_only_default=True)
def fact(cls: type[F]) -> type[F]:
    """Make *cls* a kind of fact, named after its class in lower case with underscores."""
    made = dataclass(frozen=True, slots=True, kw_only=True)(cls)
    named = "kind" in cls.__dict__
    made.kind = cls.__dict__["kind"] if named else re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__)
    made.kind = made.kind.lower()
    if made.kind in KINDS:
        raise ValueError(f"two kinds of fact are called {made.kind!r}")
    if TAKEN & set(made.__dataclass_fields__):
        raise ValueError(f"{made.kind!r} has a field called {' or '.join(sorted(TAKEN))}")
    KINDS[made.kind] = made
    return made


def hears(audience: Audience, seat: Seat | None) -> bool:
    """Tell whether *seat* (None: a spectator) is part of *audience*."""
    if audience == EVERYONE:
        return True
    return seat is not None and audience != NARRATOR and seat in audience


def seen_by(told: F, seat: Seat | None) -> F:
    """
    Return *told* as *seat* may see it: without its reasons and without its fellow hearers.

    Who else was told is a secret of its own (a pack's prompt names the pack only by a fact
    that says so), and reasons are the narrator's until the game is over.
    """
    audience: Audience = EVERYONE if told.to == EVERYONE or seat is None else (seat,)
    return replace(told, to=audience, rule="", because=(), **told.withheld)
