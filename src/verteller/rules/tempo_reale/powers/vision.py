"""Vision (Visione): every night the Ghost reads the mind of somebody living, save of the Wolves."""

from verteller.rules.facts import LearnedRole
from verteller.rules.tempo_reale.distortions import Appearances
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import EVERY_NIGHT, LIVING, WOLVES, Power, Supernatural


def see(night: Night, seen: Appearances) -> None:
    """
    Learn the target's role; one who really is of the Wolves' faction cannot be seen through.

    Source: tempo reale, 3.7, LTR-VISION-01, -02, LTR-INFO-04, LTR-AMB-10.
    """
    for act in night.working("vision"):
        if night.before.factions[act.target] == WOLVES:
            night.fail(act, "LTR-VISION-02")
            continue
        to, role = (act.seat,), seen.roles[act.target]
        told = LearnedRole(
            to=to, about=act.target, role=role, rule="LTR-VISION-01", because=(act.entry,)
        )
        night.tell(act, told)


VISION = Supernatural(
    "vision",
    "Visione",
    Power(EVERY_NIGHT, (LIVING,), "LTR-VISION-01"),
    "3.7, LTR-VISION",
)
