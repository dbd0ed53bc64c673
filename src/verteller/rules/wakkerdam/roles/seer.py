"""The seer (Ziener): learns a player's role."""

from collections.abc import Iterator

from verteller.rules.facts import Fact, LearnedRole, Seat
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, seer: Seat) -> tuple[Seat, ...]:
    """Anybody but himself. Source: wakkerdam, Ziener, WAK-SEER-01, AMB-27."""
    return village.others(seer)


def look(village: Village) -> Iterator[Fact]:
    """Tell each true seer the present role of whom he named. Source: WAK-SEER-01, -03."""
    for seer, targets, why in village.answers("seer"):
        if village.roles[seer] == "seer":
            for target in targets:
                role = village.roles[target]
                yield LearnedRole(
                    to=(seer,), about=target, role=role, rule="WAK-SEER-01", because=why
                )


SEER = Role(
    "seer",
    "Ziener",
    "villagers",
    phase="main",
    ask=each("seer", "seer", choices, rule="WAK-SEER-01"),
    source="Ziener, WAK-SEER",
)
