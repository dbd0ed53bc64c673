"""The fool (Dwaas): believes he is a seer and is always shown a wrong role."""

from collections.abc import Iterator

from verteller.rules.chance import draw
from verteller.rules.facts import Fact, LearnedRole, Seat
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.roles import seer
from verteller.rules.wakkerdam.village import Village


def look(village: Village, all_roles: tuple[str, ...]) -> Iterator[Fact]:
    """
    Show each fool a role that is in the game, and not the one he looked at.

    Args:
        all_roles: Every role of the rulebook, to draw from when the game offers none.

    Source: wakkerdam, Dwaas, WAK-FOOL-02, -04.
    """
    for fool, targets, why in village.answers("seer"):
        if village.roles[fool] != "fool":
            continue
        for target in targets:
            label = f"main {village.night}: what fool {fool} sees of {target}"
            role = yield from draw(village.chance, label, wrong(village, target, all_roles))
            yield LearnedRole(to=(fool,), about=target, role=role, rule="WAK-FOOL-02", because=why)


def wrong(village: Village, target: Seat, all_roles: tuple[str, ...]) -> tuple[str, ...]:
    """List the roles a fool may be shown of *target*. Source: WAK-FOOL-04, AMB-11."""
    never = {village.roles[target], "fool"}
    present = tuple(role for role in all_roles if role in village.roles and role not in never)
    return present or tuple(role for role in all_roles if role not in never)


FOOL = Role(
    "fool",
    "Dwaas",
    "villagers",
    phase="main",
    ask=each("fool", "seer", seer.choices, rule="WAK-FOOL-01"),
    source="Dwaas, WAK-FOOL",
)
