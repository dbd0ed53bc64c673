"""The necrophile (Necrofilo): once in a game takes the role of a dead one of his own faction."""

from collections.abc import Iterator

from verteller.rules.facts import Fact
from verteller.rules.tempo_reale.becoming import become
from verteller.rules.tempo_reale.facts import RoleTaken
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import BLACK, DEAD, ONCE, WOLVES, Power, Role


def take(night: Night) -> Iterator[Fact]:
    """
    Take any role of his own faction, that of an unused necrophile included.

    He is told the role, not whom its holders know; nobody else is told anything.

    Source: tempo reale, 3.7, 4.20 to 4.24, N9, LTR-NECROPHILE-01 to -06, LTR-AMB-17, -18.
    """
    for act in night.working("necrophile"):
        if night.before.factions[act.target] != WOLVES:
            night.fail(act, "LTR-NECROPHILE-02")
            continue
        role, why = night.before.roles[act.target], (act.entry,)
        night.changed.add(act.seat)
        yield from become(act.seat, role, WOLVES, "LTR-NECROPHILE-03", why)
        if night.village.options["corpse_told"]:
            told = RoleTaken(to=(act.target,), by=act.seat, rule="LTR-NECROPHILE-03", because=why)
            night.tell(act, told)


NECROPHILE = Role(
    "necrophile",
    "Necrofilo",
    WOLVES,
    BLACK,
    False,
    "3.7, LTR-NECROPHILE",
    Power(ONCE, (DEAD,), "LTR-NECROPHILE-01"),
    clan="henchmen",
)
