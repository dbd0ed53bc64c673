"""What rulebooks let people say where: who confers, who has the word, and in which phases."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

LOBBY: Final = "lobby"
SQUARE: Final = "square"
LINE: Final = "line"
DEN: Final = "den"
SEERS: Final = "seers"
SIBLINGS: Final = "siblings"
LOVERS: Final = "lovers"
FREEMASONS: Final = "freemasons"
GRAVEYARD: Final = "graveyard"


@dataclass(frozen=True, slots=True)
class Circle:
    """
    A room of some players, who come to it by what they are told.

    Args:
        key: The room's.
        phases: In which they may write.
        group: Those who are shown each other under this name belong to it, until they are told
            to be something else.
        faction: Those who believe to be on this side belong to it, whoever was shown to them.
        in_love: Lovers belong to it.
        lasts: Whether who is told to be something else still belongs to it.
    """

    key: str
    phases: frozenset[str]
    group: str = ""
    faction: str = ""
    in_love: bool = False
    lasts: bool = False


@dataclass(frozen=True, slots=True)
class Customs:
    """
    What may be said where under one rulebook.

    Args:
        talk: The phases in which all the living have the word in the square; None for all.
        floor: Those in which one of them has it alone.
        circles: The rooms of some.
        graveyard: Whether the dead have a room: not where they might come back. In it we depart
            from both ledgers, which let the dead say nothing for the rest of the game (DUE-SYS-29,
            DUE-DAY-04, DUE-AMB-44; TAB-DAY-03, TAB-BAL-07, TAB-SYS-22): an evening is long for who
            leaves it first. What those rules guard is kept, for the living never hear a word of
            it: they neither read the room nor learn who writes there.
        silencing: The option under which even the dead stay silent, as they still have a vote.
    """

    talk: frozenset[str] | None = None
    floor: frozenset[str] = frozenset()
    circles: tuple[Circle, ...] = ()
    graveyard: bool = False
    silencing: str = ""


_FIRST_NIGHT: Final = ("cupid", "siblings", "wolfhound", "wild_child")
_EVERY_NIGHT: Final = (
    *("protector", "harlot", "wolves", "convert", "white", "witch", "seer", "fox", "raven"),
)

CUSTOMS: Final[Mapping[str, Customs]] = {
    "duesterwald": Customs(
        talk=frozenset({"captain", "accuse", "ballot", "tie"}),
        circles=(
            Circle(DEN, frozenset({"wolves"}), faction="wolves"),
            Circle(SIBLINGS, frozenset({"siblings"}), group="siblings", lasts=True),
            Circle(LOVERS, frozenset({*_FIRST_NIGHT, *_EVERY_NIGHT}), in_love=True),
        ),
        graveyard=True,
    ),
    "tabula": Customs(
        talk=frozenset({"discussion"}),
        floor=frozenset({"defence"}),
        circles=(
            Circle(DEN, frozenset({"wolves"}), group="wolves"),
            Circle(SEERS, frozenset({"seer"}), group="seers"),
            Circle(FREEMASONS, frozenset({"freemasons"}), group="masons", lasts=True),
        ),
        graveyard=True,
        silencing="ghosts",
    ),
}
"""
By rulebook; games under another one have the square and the private lines alone.

Düsterwald: by day all the living talk, also while they vote, and nobody at night nor while a dying
hunter takes aim (DUE-NGT-01, DUE-DAY-01, -05, DUE-HUN-01). The pack reads its den at any time and
writes in its own step alone; whoever joins it reads it from then on (DUE-PAD-03, DUE-NGT-04,
DUE-AMB-41, of which the whole pad for who joins is not taken over). The siblings may write in
their own step and the lovers in any of the night, of which the ledger says nothing.

Lupus in Tabula: all the living talk in the discussion, one alone in his defence, and whoever is
asked for a vote answers and no more (TAB-DAY-06, TAB-NOM-06). Who wakes together confers while he
is awake (TAB-WLF-02, TAB-MYT-05, TAB-MAS-02). Where ghosts vote they do not talk (TAB-GHO-06).
"""

PLAIN: Final = Customs()


def customs_of(rulebook: str) -> Customs:
    """Return the customs of a rulebook, by its key."""
    return CUSTOMS.get(rulebook, PLAIN)
