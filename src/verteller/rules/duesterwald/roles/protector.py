"""The protector (Beschützer): each night keeps one player from the wolves."""

from collections.abc import Iterator

from verteller.rules.duesterwald.facts import Shielded
from verteller.rules.duesterwald.role import CITIZENS, Role
from verteller.rules.duesterwald.role import ask as ask_for
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import NARRATOR, Fact


def ask(village: Village) -> Iterator[Fact]:
    """
    Ask for anybody, himself allowed, but not the one of last night.

    Source: duesterwald, Der Beschützer, DUE-PRO-01, -02, -04, -05, DUE-AMB-20.
    """
    protector = village.holder("protector")
    if protector is not None:
        last = village.shielded_before
        yield from ask_for(protector, "protector", village.living, repeated=last, rule="DUE-PRO-01")


def resolve(village: Village) -> Iterator[Fact]:
    """Protect whom he named from the pack tonight. Source: duesterwald, DUE-PRO-03, AMB-21."""
    protector = village.holder("protector")
    if protector is not None:
        for player in village.named(protector, "protector"):
            why = village.because(protector, "protector")
            yield Shielded(to=NARRATOR, player=player, by=protector, rule="DUE-PRO-03", because=why)


PROTECTOR = Role("protector", "Der Beschützer", CITIZENS, "Der Beschützer, DUE-PRO")
