"""The seer (Veggente) and the medium: read the aura of somebody living, or dead."""

from verteller.rules.facts import LearnedAura, Seat
from verteller.rules.lupus3.paper import Night
from verteller.rules.lupus3.role import DEAD, EVERY_NIGHT, LIVING, WHITE, Power, Role

RULES = {"seer": "LU3-SEER-01", "medium": "LU3-MEDIUM-01"}


def read(night: Night, auras: dict[Seat, str]) -> None:
    """
    Learn the colour that the target's aura seems to have, never the faction.

    Source: lupus 3.0, 6.4, D4, LU3-SEER-01, LU3-MEDIUM-01, LU3-DAWN-07, -08.
    """
    for act in night.working(*RULES):
        night.answer(
            act,
            LearnedAura(
                to=(act.seat,),
                about=act.target,
                aura=auras[act.target],
                rule=RULES[act.power],
                because=(act.entry,),
            ),
        )


SEER = Role(
    "seer",
    "Veggente",
    WHITE,
    WHITE,
    "LU3-TABLE-02",
    Power(EVERY_NIGHT, (LIVING,), on_self=True),
    mystic=True,
    acquirable=True,
)
MEDIUM = Role(
    "medium",
    "Medium",
    WHITE,
    WHITE,
    "LU3-TABLE-04",
    Power(EVERY_NIGHT, (DEAD,), on_self=True),
    mystic=True,
    acquirable=True,
)
