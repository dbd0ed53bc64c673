"""The freemasons (Vrijmetselaars): two humans who meet in the first night."""

from collections.abc import Iterator

from verteller.rules.facts import Fact, Fellows
from verteller.rules.tabula.role import Call, Role
from verteller.rules.tabula.village import Village

FREEMASON = Role("freemason", "Vrijmetselaar", "humans", 2, 13, "Vrijmetselaars, TAB-MAS")


def is_first(village: Village) -> bool:
    """Tell whether this is the first night. Source: tabula, TAB-MAS-02."""
    return village.night == 1


def meet(village: Village) -> Iterator[Fact]:
    """Show the freemasons to each other. Source: tabula, Vrijmetselaars, TAB-MAS-01, -02."""
    members = village.plays(FREEMASON.key)
    if members:
        yield Fellows(to=members, group="masons", players=members, rule="TAB-MAS-02")


CALL = Call("freemasons", FREEMASON.key, "TAB-MAS-02", meet, is_scheduled=is_first)
