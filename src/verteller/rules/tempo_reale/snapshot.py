"""What was so at the end of the day, and who acts tonight: what a night is worked out from."""

from dataclasses import dataclass

from verteller.rules.facts import Option, Seat
from verteller.rules.tempo_reale.role import VILLAGERS
from verteller.rules.tempo_reale.village import GHOST, Village


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


@dataclass(frozen=True, slots=True)
class Act:
    """
    A power in use tonight.

    Args:
        seat: Who acts.
        power: The role's id, or that of a Ghost's supernatural power.
        target: The character acted upon.
        second: The other character, or the supernatural power, that was named.
        entry: The entry of the log that says so.

    Source: tempo reale, 3.9, LTR-SYS-36.
    """

    seat: Seat
    power: str
    target: Seat
    second: Option | None
    entry: int

    @property
    def other(self) -> Seat:
        """The second character; there is one by the power's own question."""
        if self.second is None or isinstance(self.second, str):
            raise TypeError(f"{self.power} names no second character")
        return self.second


def acts(village: Village) -> dict[Seat, Act]:
    """
    List who acts tonight, in seating order; the last choice counts and blank is no use.

    Source: tempo reale, N1, LTR-NIGHT-01, -09, LTR-SYS-07.
    """
    found = {}
    for seat, answers in sorted(village.given.items()):
        given = answers.get("power")
        chosen = dict(given.choice) if given else {}
        target = chosen.get("target")
        if given is None or target is None or isinstance(target, str):
            continue
        second = chosen.get("second", chosen.get("power"))
        power = village.ghosts.get(seat, village.roles[seat])
        found[seat] = Act(seat, power, target, second, given.entry)
    return found
