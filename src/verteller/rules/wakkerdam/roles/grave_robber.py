"""The grave robber (Grafrover): takes a dead player's role, once, from night 2 on."""

from collections.abc import Iterator

from verteller.rules.facts import Fact, Seat
from verteller.rules.wakkerdam.becoming import become
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, robber: Seat) -> tuple[Seat, ...]:
    """The dead and nobody else. Source: wakkerdam, Grafrover, WAK-GRAVE-01, -10."""
    return tuple(seat for seat in village.seats if not village.is_living(seat))


def rob(village: Village) -> Iterator[Fact]:
    """
    Give each robber the role that his grave holds; the dead keep theirs for all else.

    Source: wakkerdam, Grafrover, WAK-GRAVE-02 to -08.
    """
    roles, factions = tuple(village.roles), tuple(village.factions)
    for robber, graves, why in village.answers("grave_robber"):
        for grave in graves:
            yield from become(robber, roles[grave], factions[grave], "WAK-GRAVE-01", why)


GRAVE_ROBBER = Role(
    "grave_robber",
    "Grafrover",
    "villagers",
    phase="grave",
    ask=each("grave_robber", "grave_robber", choices, rule="WAK-GRAVE-01"),
    source="Grafrover, WAK-GRAVE",
)
