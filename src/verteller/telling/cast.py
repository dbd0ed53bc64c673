"""Who plays and who reads: what words must know about people."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from verteller.rules.facts import Seat

Gender: TypeAlias = Literal["man", "woman", "neither"]
"""How a player is spoken of; the stories use it and nothing else does."""

Language: TypeAlias = Literal["nl", "en", "it", "de"]
"""A language somebody can be told everything in."""

Who: TypeAlias = Literal["you", "man", "woman", "neither", "nobody"]
"""A player as grammar sees him: the reader himself, a third person, or nobody at all."""


@dataclass(frozen=True, slots=True)
class Cast:
    """
    The players of one game in seating order.

    Args:
        names: As they were given; white space is collapsed, so that no name can look like
            more than one line.
        genders: One a player; a missing one is ``neither``.

    Source: wakkerdam, WAK-STORY-02, WAK-SIGN-08.
    """

    names: tuple[str, ...]
    genders: tuple[Gender, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", tuple(" ".join(name.split()) for name in self.names))

    def name(self, seat: Seat) -> str:
        """Return the player's name; a seat that nobody has is told by its number."""
        return self.names[seat] if 0 <= seat < len(self.names) else f"#{seat}"

    def gender(self, seat: Seat) -> Gender:
        """Return how the player is spoken of."""
        return self.genders[seat] if 0 <= seat < len(self.genders) else "neither"

    def name_all(self, seats: Iterable[Seat]) -> tuple[str, ...]:
        """Return the names of *seats*, in their order."""
        return tuple(self.name(seat) for seat in seats)


@dataclass(frozen=True, slots=True)
class Reader:
    """
    Whom something is told.

    Args:
        seat: His own, addressed as "you"; None for a spectator.
        language: The language he is told everything in.
        time_zone: The IANA name of the zone his deadlines are given in.
    """

    seat: Seat | None
    language: Language
    time_zone: str = "UTC"
