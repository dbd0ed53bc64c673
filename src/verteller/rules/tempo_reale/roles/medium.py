"""The medium: every night learns the role of somebody dead."""

from verteller.rules.facts import LearnedRole
from verteller.rules.tempo_reale.distortions import Appearances
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import DEAD, EVERY_NIGHT, NECROMANCERS, WHITE, Power, Role


def contact(night: Night, seen: Appearances) -> None:
    """
    Learn the role of the dead one; who was a Ghost by nightfall is one, without his power.

    Source: tempo reale, 3.7, 3.9, LTR-MEDIUM-01, LTR-INFO-02 to -04, LTR-AMB-33.
    """
    for act in night.working("medium"):
        to, role = (act.seat,), seen.roles[act.target]
        told = LearnedRole(
            to=to, about=act.target, role=role, rule="LTR-MEDIUM-01", because=(act.entry,)
        )
        night.tell(act, told)


MEDIUM = Role(
    "medium",
    "Medium",
    NECROMANCERS,
    WHITE,
    True,
    "3.7, LTR-MEDIUM",
    Power(EVERY_NIGHT, (DEAD,), "LTR-MEDIUM-01"),
    clan="minds",
)
