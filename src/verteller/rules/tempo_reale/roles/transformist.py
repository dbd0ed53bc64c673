"""The transformist (Trasformista): once in a game takes the role of a dead Villager."""

from collections.abc import Iterator, Mapping

from verteller.rules.facts import Fact
from verteller.rules.tempo_reale.becoming import become
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import (
    ALTERNATE,
    BLACK,
    DEAD,
    EVERY_NIGHT,
    ONCE,
    VILLAGERS,
    Power,
    Role,
)


def transform(night: Night, roles: Mapping[str, Role]) -> Iterator[Fact]:
    """
    Take the role that the dead one had when he died, with its aura and mysticism.

    It must have been a Villager's, with a power for every night or every two nights; else he
    fails. He is told the role, not whom its holders know.

    Source: tempo reale, 3.7, 4.20 to 4.23, N9, LTR-TRANSFORMIST-01 to -08, LTR-AMB-15, -16, -23.
    """
    for act in night.working("transformist"):
        role, faction = night.village.fell_as[act.target]
        power = roles[role].power
        usual = power is not None and power.frequency in (EVERY_NIGHT, ALTERNATE)
        if faction != VILLAGERS or not usual:
            night.fail(act, "LTR-TRANSFORMIST-02")
            continue
        night.changed.add(act.seat)
        yield from become(act.seat, role, VILLAGERS, "LTR-TRANSFORMIST-03", (act.entry,))


TRANSFORMIST = Role(
    "transformist",
    "Trasformista",
    VILLAGERS,
    BLACK,
    False,
    "3.7, LTR-TRANSFORMIST",
    Power(ONCE, (DEAD,), "LTR-TRANSFORMIST-01"),
)
