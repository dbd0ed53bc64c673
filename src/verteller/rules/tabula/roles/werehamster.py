"""
The werehamster (Weerhamster): plays alone, and wins alone if it lives when the game ends.

The werewolves cannot kill it; the seers do by pointing at it.

Source: tabula, Weerhamster, TAB-HAM-01 to -06.
"""

from verteller.rules.facts import Seat
from verteller.rules.tabula.role import Role
from verteller.rules.tabula.village import Village

WEREHAMSTER = Role("werehamster", "Weerhamster", "werehamster", 1, 15, "Weerhamster, TAB-HAM")


def is_immune(village: Village, seat: Seat) -> bool:
    """Tell whether the werewolves cannot kill *seat*. Source: tabula, TAB-HAM-02."""
    return village.roles[seat] == WEREHAMSTER.key


def dies_by_the_look(village: Village) -> tuple[Seat, tuple[int, ...]] | None:
    """
    Return the werehamster at which the seers pointed tonight, and the entry that says so.

    Neither the bodyguard nor the death of a seer in the same night saves it.

    Source: tabula, Weerhamster, TAB-HAM-05, TAB-AMB-20, -21.
    """
    if village.glimpsed is None:
        return None
    seat, entry = village.glimpsed
    return (seat, (entry,)) if village.roles[seat] == WEREHAMSTER.key else None
