"""The seer (Veggente): every night reads the aura of somebody living."""

from verteller.rules.facts import LearnedAura
from verteller.rules.tempo_reale.distortions import Appearances
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import EVERY_NIGHT, LIVING, VILLAGERS, WHITE, Power, Role


def look(night: Night, seen: Appearances) -> None:
    """Learn the colour of the target's aura. Source: tempo reale, 3.7, LTR-SEER-01."""
    for act in night.working("seer"):
        to, aura = (act.seat,), seen.auras[act.target]
        told = LearnedAura(
            to=to, about=act.target, aura=aura, rule="LTR-SEER-01", because=(act.entry,)
        )
        night.tell(act, told)


SEER = Role(
    "seer",
    "Veggente",
    VILLAGERS,
    WHITE,
    True,
    "3.7, LTR-SEER",
    Power(EVERY_NIGHT, (LIVING,), "LTR-SEER-01"),
)
