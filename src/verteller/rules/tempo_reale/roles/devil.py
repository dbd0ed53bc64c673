"""The devil (Diavolo): every night reads the soul of somebody living, save of the Necromancers."""

from verteller.rules.facts import LearnedRole
from verteller.rules.tempo_reale.distortions import Appearances
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import (
    BLACK,
    EVERY_NIGHT,
    LIVING,
    NECROMANCERS,
    WOLVES,
    Power,
    Role,
)


def read(night: Night, seen: Appearances) -> None:
    """
    Learn the target's role; one who really is of the Necromancers' faction cannot be read.

    Source: tempo reale, 3.7, LTR-DEVIL-01, -02, LTR-INFO-04, LTR-AMB-10.
    """
    for act in night.working("devil"):
        if night.before.factions[act.target] == NECROMANCERS:
            night.fail(act, "LTR-DEVIL-02")
            continue
        to, role = (act.seat,), seen.roles[act.target]
        told = LearnedRole(
            to=to, about=act.target, role=role, rule="LTR-DEVIL-01", because=(act.entry,)
        )
        night.tell(act, told)


DEVIL = Role(
    "devil",
    "Diavolo",
    WOLVES,
    BLACK,
    True,
    "3.7, LTR-DEVIL",
    Power(EVERY_NIGHT, (LIVING,), "LTR-DEVIL-01"),
    clan="occult",
)
