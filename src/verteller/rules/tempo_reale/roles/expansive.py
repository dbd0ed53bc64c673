"""The expansive (Espansivo): every two nights calls on somebody, who learns who he is."""

from verteller.rules.facts import VisitedBy
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import ALTERNATE, LIVING, VILLAGERS, WHITE, Power, Role


def visit(night: Night) -> None:
    """
    Let the target know who has called on him.

    Source: tempo reale, 3.7, LTR-EXPANSIVE-01, -02.
    """
    for act in night.working("expansive"):
        to = (act.target,)
        told = VisitedBy(to=to, player=act.seat, rule="LTR-EXPANSIVE-02", because=(act.entry,))
        night.tell(act, told)


EXPANSIVE = Role(
    "expansive",
    "Espansivo",
    VILLAGERS,
    WHITE,
    False,
    "3.7, LTR-EXPANSIVE",
    Power(ALTERNATE, (LIVING,), "LTR-EXPANSIVE-01"),
)
