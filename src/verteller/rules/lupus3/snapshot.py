"""What was so at the end of the day (S0): what every power of the night reads."""

from dataclasses import dataclass

from verteller.rules.facts import Seat
from verteller.rules.lupus3.role import Role
from verteller.rules.lupus3.village import Village


@dataclass(frozen=True, slots=True)
class Snapshot:
    """
    The state of every character at the end of the previous day, by seat.

    Source: lupus 3.0, 6, 6.1, LU3-GEN-06, LU3-DAWN-08.
    """

    roles: tuple[str, ...]
    natures: tuple[Role, ...]
    factions: tuple[str, ...]
    living: tuple[Seat, ...]
    dead: tuple[Seat, ...]

    @classmethod
    def of(cls, village: Village) -> "Snapshot":
        """Take down how things are now."""
        return cls(
            tuple(village.roles),
            tuple(village.nature(seat) for seat in village.seats),
            tuple(village.factions),
            village.living,
            village.dead(),
        )
