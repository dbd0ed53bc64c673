"""The hunter (Jäger): takes somebody with him as he leaves the game."""

from collections.abc import Iterator

from verteller.rules.duesterwald.facts import Shot
from verteller.rules.duesterwald.role import CITIZENS, Role
from verteller.rules.duesterwald.role import ask as ask_for
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import EVERYONE, Fact


def ask(village: Village) -> Iterator[Fact]:
    """Ask the dead hunter for one of the living. Source: DUE-HUN-01, -03, DUE-AMB-31."""
    if village.shooter is not None:
        yield from ask_for(village.shooter.player, "shoot", village.living, rule="DUE-HUN-01")


def shots(village: Village) -> Iterator[Shot]:
    """Tell everybody whom he shoots. Source: duesterwald, Der Jäger, DUE-HUN-02, -04."""
    for hunter in sorted(village.was_asked):
        for target in village.named(hunter, "shoot"):
            why = village.because(hunter, "shoot")
            yield Shot(to=EVERYONE, player=hunter, target=target, rule="DUE-HUN-04", because=why)


HUNTER = Role("hunter", "Der Jäger", CITIZENS, "Der Jäger, DUE-HUN")
