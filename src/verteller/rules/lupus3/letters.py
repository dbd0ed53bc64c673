"""
The separate letters of a dawn or a sunset, each begun by a notice.

A transformation comes before a death, and a return before it too.

Source: lupus 3.0, 4.2, 4.3, LU3-MAIL-07, -10, LU3-SYS-17, -19, -23, LU3-AMB-45.
"""

from collections.abc import Iterator

from verteller.rules.facts import Defeated, Fact, FactionChanged, RoleChanged, Seat, SecondaryGoal
from verteller.rules.lupus3.facts import Notice
from verteller.rules.lupus3.paper import Reason
from verteller.rules.lupus3.role import RED
from verteller.rules.lupus3.village import Village

DAWN, SUNSET = "LU3-MAIL-07", "LU3-MAIL-10"
"""The rules by which the letters of a dawn and of a sunset are written."""


def transformed(seat: Seat, why: Reason) -> Iterator[Fact]:
    """Tell somebody that he has become a Vampire. Source: lupus 3.0, 6.9, LU3-VAMPIRE-13."""
    yield from _turned(seat, "vampire", "young_vampire", why)


def raised(seat: Seat, why: Reason) -> Iterator[Fact]:
    """Tell somebody that he lives again as Vampirised. Source: lupus 3.0, 6.12."""
    yield from _turned(seat, "raised", "vampirised", why)


def _turned(seat: Seat, of: str, role: str, why: Reason) -> Iterator[Fact]:
    to, because = (seat,), why.because
    yield Notice(to=to, of=of, rule=DAWN, because=because)
    yield RoleChanged(to=to, role=role, faction=RED, rule=why.rule, because=because)
    yield FactionChanged(to=to, faction=RED, rule="LU3-GEN-09", because=because)


def resurrected(seat: Seat, why: Reason) -> Iterator[Fact]:
    """Tell somebody that he lives again as he was. Source: lupus 3.0, 6.12, LU3-MESSIAH-01."""
    yield Notice(to=(seat,), of="resurrection", rule=DAWN, because=why.because)


def died(seat: Seat, rule: str, because: tuple[int, ...]) -> Iterator[Fact]:
    """
    Tell somebody that he is dead.

    Args:
        rule: `DAWN` or `SUNSET`.
    """
    yield Notice(to=(seat,), of="death", rule=rule, because=because)


def elected(seat: Seat) -> Iterator[Fact]:
    """Tell somebody that he is mayor now by election. Source: lupus 3.0, 4.3, LU3-MAIL-10."""
    yield Notice(to=(seat,), of="election", rule=SUNSET)


def defeated(village: Village, seat: Seat, faction: str) -> Iterator[Fact]:
    """
    Tell somebody that his faction has lost, and whom he is to support.

    Source: lupus 3.0, 5, LU3-DEFEAT-02 to -04.
    """
    to, rule = (seat,), "LU3-DEFEAT-03"
    yield Notice(to=to, of="defeat", rule=rule)
    yield Defeated(to=to, faction=faction, rule=rule)
    yield SecondaryGoal(to=to, faction=village.goals[seat], rule="LU3-DEFEAT-04")
