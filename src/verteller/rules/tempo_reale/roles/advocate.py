"""The advocate (Avvocato): every two nights keeps somebody from the coming day's stake."""

from verteller.rules.facts import NARRATOR, Defended
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import ALTERNATE, BLACK, LIVING, WOLVES, Power, Role


def plead(night: Night) -> None:
    """Mark the target for the coming day. Source: tempo reale, 3.7, N8, LTR-ADVOCATE-01, -02."""
    for act in night.working("advocate"):
        mark = Defended(
            to=NARRATOR,
            player=act.target,
            by=act.seat,
            rule="LTR-ADVOCATE-01",
            because=(act.entry,),
        )
        night.marks.append(mark)


ADVOCATE = Role(
    "advocate",
    "Avvocato",
    WOLVES,
    BLACK,
    False,
    "3.7, LTR-ADVOCATE",
    Power(ALTERNATE, (LIVING,), "LTR-ADVOCATE-01"),
    clan="henchmen",
)
