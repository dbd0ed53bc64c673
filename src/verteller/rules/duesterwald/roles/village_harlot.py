"""The village harlot (Dorfmatratze): each night sleeps in somebody else's house."""

from collections.abc import Iterator

from verteller.rules.duesterwald.facts import Lodged
from verteller.rules.duesterwald.role import CITIZENS, Role
from verteller.rules.duesterwald.role import ask as ask_for
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import NARRATOR, Fact


def ask(village: Village) -> Iterator[Fact]:
    """
    Ask for another resident, not the one of last night.

    Source: duesterwald, Dorfmatratze, DUE-HAR-01, -02, DUE-AMB-17.
    """
    harlot = village.holder("village_harlot")
    if harlot is None:
        return
    options, repeated = village.others(harlot), None
    if village.options["harlot_repeat"] == "never":
        options = tuple(each for each in options if each not in village.hosts)
    elif village.options["harlot_repeat"] == "not_consecutive" and village.hosts:
        repeated = village.hosts[-1]
    yield from ask_for(harlot, "village_harlot", options, repeated=repeated, rule="DUE-HAR-01")


def resolve(village: Village) -> Iterator[Fact]:
    """Let her sleep there; without a choice she is at home. Source: DUE-HAR-02, DUE-AMB-19."""
    harlot = village.holder("village_harlot")
    if harlot is not None:
        for host in village.named(harlot, "village_harlot"):
            why = village.because(harlot, "village_harlot")
            yield Lodged(to=NARRATOR, player=harlot, host=host, rule="DUE-HAR-01", because=why)


VILLAGE_HARLOT = Role("village_harlot", "Dorfmatratze", CITIZENS, "Dorfmatratze, DUE-HAR")
