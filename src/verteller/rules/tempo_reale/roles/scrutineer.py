"""The scrutineer (Scrutatore): every two nights tampers with the votes for somebody."""

from verteller.rules.facts import NARRATOR
from verteller.rules.tempo_reale.facts import Scrutinised
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import ALTERNATE, LIVING, NECROMANCERS, WHITE, Power, Role


def tamper(night: Night) -> None:
    """
    Let the coming day's votes for the target go where his own go.

    Source: tempo reale, 3.7, N8, LTR-SCRUTINEER-01, -02.
    """
    for act in night.working("scrutineer"):
        mark = Scrutinised(
            to=NARRATOR,
            player=act.target,
            by=act.seat,
            rule="LTR-SCRUTINEER-01",
            because=(act.entry,),
        )
        night.marks.append(mark)


SCRUTINEER = Role(
    "scrutineer",
    "Scrutatore",
    NECROMANCERS,
    WHITE,
    False,
    "3.7, LTR-SCRUTINEER",
    Power(ALTERNATE, (LIVING,), "LTR-SCRUTINEER-01"),
    clan="minds",
)
