"""The mage (Mago): every night learns whether somebody, living or dead, is mystic."""

from verteller.rules.facts import LearnedMystic
from verteller.rules.lupus3.paper import Night
from verteller.rules.lupus3.role import BOTH, EVERY_NIGHT, WHITE, Power, Role


def sense(night: Night) -> None:
    """
    Learn the truth about the target.

    Source: lupus 3.0, 6.4, D4, LU3-MAGE-01, LU3-GEN-13.
    """
    for act in night.working("mage"):
        night.answer(
            act,
            LearnedMystic(
                to=(act.seat,),
                about=act.target,
                mystic=night.before.natures[act.target].mystic,
                rule="LU3-MAGE-01",
                because=(act.entry,),
            ),
        )


MAGE = Role(
    "mage",
    "Mago",
    WHITE,
    WHITE,
    "LU3-TABLE-08",
    Power(EVERY_NIGHT, BOTH, on_self=True),
    mystic=True,
    acquirable=True,
)
