"""The expansive (Espansivo): every two nights calls on somebody, who learns who he is."""

from verteller.rules.facts import VisitedBy
from verteller.rules.lupus3.paper import Night
from verteller.rules.lupus3.role import ALTERNATE, LIVING, WHITE, Power, Role


def visit(night: Night) -> None:
    """
    Let the target know that who has called on him is the expansive.

    To call on himself tells him nothing new. He can no longer betray the village: no rule takes
    him out of his faction but those for everybody.

    Source: lupus 3.0, 6.7, D4, LU3-EXPANSIVE-01, -02, LU3-AMB-32.
    """
    if night.village.options["expansive"] == "nothing":
        return
    for act in night.working("expansive"):
        if act.target != act.seat:
            to, rule = (act.target,), "LU3-EXPANSIVE-02"
            night.tell(act, VisitedBy(to=to, player=act.seat, rule=rule, because=(act.entry,)))


EXPANSIVE = Role(
    "expansive",
    "Espansivo",
    WHITE,
    WHITE,
    "LU3-TABLE-10",
    Power(ALTERNATE, (LIVING,), on_self=True),
    acquirable=True,
)
