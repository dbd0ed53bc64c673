"""Getting a role: at the deal, by theft or corruption, or as a Ghost."""

from collections.abc import Iterator

from verteller.rules.facts import (
    NARRATOR,
    BecameGhost,
    Dealt,
    Fact,
    RoleChanged,
    RoleTold,
    Seat,
)
from verteller.rules.tempo_reale.facts import PowerAssigned
from verteller.rules.tempo_reale.role import NECROMANCERS
from verteller.rules.tempo_reale.village import GHOST


def deal(seat: Seat, role: str, faction: str) -> Iterator[Fact]:
    """Give *seat* his first role and tell him. Source: tempo reale, 3.2, LTR-GEN-03, LTR-GEN-05."""
    yield Dealt(to=NARRATOR, player=seat, role=role, faction=faction, rule="LTR-GEN-05")
    yield RoleTold(to=(seat,), role=role, faction=faction, rule="LTR-GEN-03")


def become(
    seat: Seat, role: str, faction: str, rule: str, because: tuple[int, ...]
) -> Iterator[Fact]:
    """Give *seat* another role and tell him. Source: tempo reale, 3.9, LTR-TRANSFORMIST-03."""
    yield Dealt(to=NARRATOR, player=seat, role=role, faction=faction, rule=rule, because=because)
    yield RoleChanged(to=(seat,), role=role, faction=faction, rule=rule, because=because)


def awaken(
    seat: Seat, power: str, necromancers: tuple[Seat, ...], rule: str, because: tuple[int, ...]
) -> Iterator[Fact]:
    """
    Make a Ghost of a dead character; the village does not hear of it.

    Args:
        necromancers: Whom he is told of.

    Source: tempo reale, 3.7, LTR-GHOST-02, -04, LTR-NECROMANCER-06, LTR-PHANTOM-02, -03.
    """
    yield PowerAssigned(to=NARRATOR, player=seat, power=power, rule=rule, because=because)
    yield from become(seat, GHOST, NECROMANCERS, rule, because)
    yield BecameGhost(
        to=(seat,),
        power=power,
        necromancers=necromancers,
        rule="LTR-GHOST-04" if rule != "LTR-PHANTOM-02" else "LTR-PHANTOM-03",
        because=because,
    )
