"""Roles that change hands: the narrator's truth and what the player is told."""

from collections.abc import Iterator

from verteller.rules.facts import NARRATOR, Dealt, Fact, RoleChanged, RoleTold, Seat

BELIEVED = {"fool": "seer"}
"""A fool (Dwaas) is told that he is a seer. Source: wakkerdam, WAK-FOOL-01, WAK-FOOL-05."""


def told_role(role: str) -> str:
    """Return the role that a holder of *role* believes to have."""
    return BELIEVED.get(role, role)


def deal(seat: Seat, role: str, faction: str) -> Iterator[Fact]:
    """Give *seat* his first role. *faction* is the role's; a fool's and a seer's are the same."""
    yield Dealt(to=NARRATOR, player=seat, role=role, faction=faction, rule="WAK-COMP-06")
    yield RoleTold(to=(seat,), role=told_role(role), faction=faction, rule="WAK-SYS-12")


def become(
    seat: Seat, role: str, faction: str, rule: str, because: tuple[int, ...]
) -> Iterator[Fact]:
    """Give *seat* another *role* from now on and tell him."""
    yield Dealt(to=NARRATOR, player=seat, role=role, faction=faction, rule=rule, because=because)
    yield RoleChanged(to=(seat,), role=told_role(role), faction=faction, rule=rule, because=because)
