"""The investigator (Investigatore): every night reads the aura of somebody dead."""

from verteller.rules.facts import LearnedAura
from verteller.rules.tempo_reale.distortions import Appearances
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import DEAD, EVERY_NIGHT, VILLAGERS, WHITE, Power, Role

RULE = "LTR-INVESTIGATOR-01"


def inquire(night: Night, seen: Appearances) -> None:
    """Learn the colour of the dead one's aura. Source: tempo reale, 3.7, LTR-INVESTIGATOR-01."""
    for act in night.working("investigator"):
        to, aura = (act.seat,), seen.auras[act.target]
        told = LearnedAura(to=to, about=act.target, aura=aura, rule=RULE, because=(act.entry,))
        night.tell(act, told)


INVESTIGATOR = Role(
    "investigator",
    "Investigatore",
    VILLAGERS,
    WHITE,
    False,
    "3.7, LTR-INVESTIGATOR",
    Power(EVERY_NIGHT, (DEAD,), RULE),
)
