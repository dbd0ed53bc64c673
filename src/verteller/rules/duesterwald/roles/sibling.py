"""The siblings (Geschwister): in the first night learn who they are, and are villagers else."""

from collections.abc import Iterator

from verteller.rules.duesterwald.role import CITIZENS, Role
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import Fact, Fellows


def wake(village: Village) -> Iterator[Fact]:
    """Show them to each other. Source: duesterwald, Die Geschwister, DUE-SIB-01, -02, AMB-27."""
    siblings = tuple(seat for seat in village.living if village.roles[seat] == "sibling")
    if siblings:
        yield Fellows(to=siblings, group="siblings", players=siblings, rule="DUE-SIB-01")


SIBLING = Role("sibling", "Geschwister", CITIZENS, "Die Geschwister, DUE-SIB")
"""Nothing is asked of them: their step is a call. Source: duesterwald, DUE-SIB-02, -03."""
