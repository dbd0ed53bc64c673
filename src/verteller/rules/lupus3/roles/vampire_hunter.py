"""The vampire hunter (Cacciatore di Vampiri): every night learns whether somebody is Red."""

from verteller.rules.facts import LearnedFaction
from verteller.rules.lupus3.paper import Night
from verteller.rules.lupus3.role import BOTH, EVERY_NIGHT, RED, WHITE, Power, Role
from verteller.rules.lupus3.village import Village


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


def count(village: Village) -> int:
    """
    Count the living Reds: what one who began as a vampire hunter may ask the Master, once.

    Source: lupus 3.0, 6.4, 6.8, LU3-VHUNTER-02, LU3-NECROPHILE-05, LU3-SYS-25, LU3-AMB-31.
    """
    return sum(1 for seat in village.living if village.factions[seat] == RED)


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
