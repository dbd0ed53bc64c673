"""
The vampire hunter (Cacciatore di Vampiri): every night learns whether somebody is Red.

How many Reds there are he may ask the Master once, which is no power of the night (LU3-VHUNTER-02).
"""

from verteller.rules.facts import LearnedFaction
from verteller.rules.lupus3.paper import Night
from verteller.rules.lupus3.role import BOTH, EVERY_NIGHT, RED, WHITE, Power, Role


def inquire(night: Night) -> None:
    """
    Learn the truth about the target's faction: Red or not.

    Source: lupus 3.0, 6.4, D4, LU3-VHUNTER-01, -03, LU3-AMB-31.
    """
    for act in night.working("vampire_hunter"):
        is_red = night.before.factions[act.target] == RED
        night.answer(
            act,
            LearnedFaction(
                to=(act.seat,),
                about=act.target,
                faction=RED if is_red else f"not_{RED}",
                rule="LU3-VHUNTER-03",
                because=(act.entry,),
            ),
        )


VAMPIRE_HUNTER = Role(
    "vampire_hunter",
    "Cacciatore di Vampiri",
    WHITE,
    WHITE,
    "LU3-TABLE-12",
    Power(EVERY_NIGHT, BOTH, on_self=True),
    vampirisable=False,
    acquirable=True,
)
