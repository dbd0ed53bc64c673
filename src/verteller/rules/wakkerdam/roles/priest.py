"""The priest (Priester): learns whether the holy water burns."""

from collections.abc import Iterator

from verteller.rules.facts import Fact, LearnedConscience, Seat
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village

BURNS = frozenset(
    {
        "werewolf",
        "cub",
        "white_werewolf",
        "vampire",
        "piper",
        "psychopath",
        "witch",
        "grave_robber",
        "harlot",
        "seductress",
    }
)
"""The roles with an impure conscience. Source: wakkerdam, Priester, WAK-PRIEST-02."""


def choices(village: Village, priest: Seat) -> tuple[Seat, ...]:
    """Anybody but himself. Source: wakkerdam, Priester, WAK-PRIEST-01, AMB-27."""
    return village.others(priest)


def sprinkle(village: Village) -> Iterator[Fact]:
    """Tell each priest whether it burned; only the role counts. Source: WAK-PRIEST-01, -03."""
    for priest, targets, why in village.answers("priest"):
        for target in targets:
            yield LearnedConscience(
                to=(priest,),
                about=target,
                impure=village.roles[target] in BURNS,
                rule="WAK-PRIEST-02",
                because=why,
            )


PRIEST = Role(
    "priest",
    "Priester",
    "villagers",
    phase="main",
    ask=each("priest", "priest", choices, rule="WAK-PRIEST-01"),
    source="Priester, WAK-PRIEST",
)
