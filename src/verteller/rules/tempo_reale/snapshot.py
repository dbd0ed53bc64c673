"""What was so at the end of the day, and who acts tonight: what a night is worked out from."""

from dataclasses import dataclass

from verteller.rules import powers
from verteller.rules.facts import Seat
from verteller.rules.powers import Act
from verteller.rules.tempo_reale.role import VILLAGERS
from verteller.rules.tempo_reale.village import GHOST, Village

__all__ = ["Act", "Snapshot", "acts"]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """
    The state of every character at the end of the previous day (S0), by seat.

    Source: tempo reale, 3.9, LTR-INFO-01, LTR-NIGHT-11.
    """

    roles: tuple[str, ...]
    factions: tuple[str, ...]
    auras: tuple[str, ...]
    mystics: tuple[bool, ...]
    living: frozenset[Seat]

    @classmethod
    def of(cls, village: Village) -> "Snapshot":
        """Take down how things are now."""
        return cls(
            tuple(village.roles),
            tuple(village.factions),
            tuple(village.auras),
            tuple(village.mystics),
            frozenset(village.living),
        )

    def is_ghost(self, seat: Seat) -> bool:
        """
        Tell whether *seat* was a Ghost already.

        Source: tempo reale, 3.7, LTR-GHOST-01, -05.
        """
        return self.roles[seat] == GHOST

    def is_villager(self, seat: Seat) -> bool:
        """
        Tell whether *seat* was of the Villagers' faction.

        Source: tempo reale, 3.6, LTR-GHOST-02.
        """
        return self.factions[seat] == VILLAGERS


def acts(village: Village) -> dict[Seat, Act]:
    """
    List who acts tonight, Ghosts with their supernatural powers among them.

    Source: tempo reale, N1, LTR-NIGHT-01, -09, LTR-SYS-07.
    """
    return powers.acts(village, lambda seat: village.ghosts.get(seat, village.roles[seat]))
