"""Who keeps watch and counts: the bodyguard by the living, the gravekeeper by the dead."""

from verteller.rules.facts import Seat, VisitorCount
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import (
    ALTERNATE,
    DEAD,
    EVERY_NIGHT,
    LIVING,
    VILLAGERS,
    WHITE,
    Power,
    Role,
)
from verteller.rules.tempo_reale.snapshot import Act
from verteller.rules.tempo_reale.visits import Streets


def keeping(night: Night, keeper: str, seat: Seat) -> list[Act]:
    """
    Return which bodyguards (gravekeepers) protect *seat* tonight.

    Source: tempo reale, N6, LTR-BODYGUARD-01, -02, LTR-GRAVEKEEPER-01, -02.
    """
    return [act for act in night.working(keeper) if act.target == seat]


def count(night: Night, streets: Streets) -> None:
    """
    Tell every keeper how many others acted where he watches, not who.

    Source: tempo reale, 3.7, 4.14, LTR-BODYGUARD-04 to -07, LTR-GRAVEKEEPER-03 to -06, LTR-AMB-03.
    """
    for keeper, rule in (("bodyguard", "LTR-BODYGUARD-04"), ("gravekeeper", "LTR-GRAVEKEEPER-03")):
        for act in night.working(keeper):
            number = len(streets.seen_at(act.target, act.seat))
            if night.village.options["keepers_count_ghosts"]:
                number += sum(1 for house in streets.haunts.values() if house == act.target)
            told = VisitorCount(
                to=(act.seat,), about=act.target, count=number, rule=rule, because=(act.entry,)
            )
            night.tell(act, told)


BODYGUARD = Role(
    "bodyguard",
    "Guardia del corpo",
    VILLAGERS,
    WHITE,
    False,
    "3.7, LTR-BODYGUARD",
    Power(EVERY_NIGHT, (LIVING,), "LTR-BODYGUARD-01"),
)
GRAVEKEEPER = Role(
    "gravekeeper",
    "Custode del cimitero",
    VILLAGERS,
    WHITE,
    False,
    "3.7, LTR-GRAVEKEEPER",
    Power(ALTERNATE, (DEAD,), "LTR-GRAVEKEEPER-01"),
)
