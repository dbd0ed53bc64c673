"""The stalker: every two nights follows somebody living and learns on whom he acts."""

from verteller.rules.facts import Visited
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import ALTERNATE, LIVING, VILLAGERS, WHITE, Power, Role
from verteller.rules.tempo_reale.visits import Streets


def follow(night: Night, streets: Streets) -> None:
    """Learn where the target went, not what for. Source: tempo reale, 3.7, LTR-STALKER-01, -02."""
    for act in night.working("stalker"):
        to, players = (act.seat,), streets.whereabouts(act.target)
        told = Visited(
            to=to, about=act.target, players=players, rule="LTR-STALKER-02", because=(act.entry,)
        )
        night.tell(act, told)


STALKER = Role(
    "stalker",
    "Stalker",
    VILLAGERS,
    WHITE,
    False,
    "3.7, LTR-STALKER",
    Power(ALTERNATE, (LIVING,), "LTR-STALKER-01"),
)
