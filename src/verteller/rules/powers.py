"""
Using a power at night, as several rulebooks have it: how often, on whom, and who does.

Source: tempo reale, 3.4, 3.5, 3.9, LTR-NIGHT-01 to -11; lupus 3.0, 2.2, Table, LU3-GEN-04, -12.
"""

from collections.abc import Callable
from dataclasses import dataclass

from verteller.rules.facts import Option, Seat
from verteller.rules.town import Town

LIVING, DEAD = "living", "dead"
"""The states in which somebody may be acted upon."""

EVERY_NIGHT, ALTERNATE, ONCE = "every", "alternate", "once"
"""How often a power may be used: every night, never twice running, once in a game."""


@dataclass(frozen=True, slots=True)
class Act:
    """
    A power in use tonight.

    Args:
        seat: Who acts.
        power: The id of the power: a role's, or another's.
        target: The character acted upon.
        second: The other character, or the word, that was named with him.
        entry: The entry of the log that says so.

    Source: tempo reale, 3.9, LTR-SYS-36; lupus 3.0, 6.
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


def acts(town: Town, power_of: Callable[[Seat], str]) -> dict[Seat, Act]:
    """
    List who acts tonight, in seating order; the last choice counts and blank is no use.

    Args:
        power_of: The id of the power that a seat has.

    Source: tempo reale, N1, LTR-NIGHT-01, -09, LTR-SYS-07; lupus 3.0, LU3-GEN-07, LU3-SYS-14.
    """
    found = {}
    for seat, answers in sorted(town.given.items()):
        given = answers.get("power")
        chosen = dict(given.choice) if given else {}
        target = chosen.get("target")
        if given is None or target is None or isinstance(target, str):
            continue
        second = chosen.get("second", chosen.get("power"))
        found[seat] = Act(seat, power_of(seat), target, second, given.entry)
    return found


def is_rested(town: Town, seat: Seat, frequency: str) -> bool:
    """
    Tell whether *seat* may use his power tonight again; nights count while he is dead.

    Source: tempo reale, 3.4, 3.9, LTR-NIGHT-02, -03, -06, -07, LTR-MESSIAH-05; lupus 3.0, 2.2,
    6.12, LU3-GEN-04, -05, -15.
    """
    used = town.used.get(seat)
    if used is None:
        return True
    return frequency != ONCE and not (frequency == ALTERNATE and used == town.night - 1)


def in_state(town: Town, states: tuple[str, ...]) -> tuple[Seat, ...]:
    """
    Return who is living or dead, as *states* has it, the exiled being neither.

    Source: tempo reale, 3.5, LTR-SYS-14; lupus 3.0, Table, LU3-GEN-12.
    """
    return tuple(
        seat
        for seat in town.seats
        if seat not in town.exiled and (LIVING if town.is_living(seat) else DEAD) in states
    )
