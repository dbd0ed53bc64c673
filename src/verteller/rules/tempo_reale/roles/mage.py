"""The mage (Mago): every night learns whether somebody, living or dead, is mystic."""

from verteller.rules.facts import LearnedMystic
from verteller.rules.tempo_reale.distortions import Appearances
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import (
    DEAD,
    EVERY_NIGHT,
    LIVING,
    VILLAGERS,
    WHITE,
    Power,
    Role,
)


def sense(night: Night, seen: Appearances) -> None:
    """Learn whether the target is mystic. Source: tempo reale, 3.7, LTR-MAGE-01."""
    for act in night.working("mage"):
        to, mystic = (act.seat,), seen.mystics[act.target]
        told = LearnedMystic(
            to=to, about=act.target, mystic=mystic, rule="LTR-MAGE-01", because=(act.entry,)
        )
        night.tell(act, told)


MAGE = Role(
    "mage",
    "Mago",
    VILLAGERS,
    WHITE,
    True,
    "3.7, LTR-MAGE",
    Power(EVERY_NIGHT, (LIVING, DEAD), "LTR-MAGE-01"),
)
