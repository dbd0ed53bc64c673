"""The voyeur: every two nights spies on somebody living and learns who acts on him."""

from verteller.rules.facts import Visitors
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import ALTERNATE, LIVING, VILLAGERS, WHITE, Power, Role
from verteller.rules.tempo_reale.visits import Streets


def spy(night: Night, streets: Streets) -> None:
    """Learn which other living ones came. Source: tempo reale, 3.7, LTR-VOYEUR-01, -02."""
    for act in night.working("voyeur"):
        to, players = (act.seat,), streets.seen_at(act.target, act.seat)
        told = Visitors(
            to=to, about=act.target, players=players, rule="LTR-VOYEUR-02", because=(act.entry,)
        )
        night.tell(act, told)


VOYEUR = Role(
    "voyeur",
    "Voyeur",
    VILLAGERS,
    WHITE,
    False,
    "3.7, LTR-VOYEUR",
    Power(ALTERNATE, (LIVING,), "LTR-VOYEUR-01"),
)
