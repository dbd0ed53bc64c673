"""The wolfhound (Wolfshund): in the first night chooses a side, which is never made known."""

from collections.abc import Iterator

from verteller.rules.duesterwald.role import CITIZENS, WOLVES, Role
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import NARRATOR, Asked, Dealt, Fact, FactionChanged, Part

SIDES = ("wolf", "villager")


def ask(village: Village) -> Iterator[Fact]:
    """Ask him for his side. Source: duesterwald, Der Wolfshund, DUE-DOG-01, -05."""
    hound = village.holder("wolfhound")
    if hound is not None:
        parts = (Part("target", SIDES),)
        yield Asked(to=(hound,), question="side", parts=parts, rule="DUE-DOG-01")


def resolve(village: Village) -> Iterator[Fact]:
    """
    Make him one of the pack if he wishes; without a word he stays a villager.

    He keeps his role: whoever learns it learns nothing of his side.

    Source: duesterwald, Der Wolfshund, DUE-DOG-01 to -04, DUE-AMB-13, -37.
    """
    hound = village.holder("wolfhound")
    if hound is None or village.choice(hound, "side") != (("target", "wolf"),):
        return
    why, rule = village.because(hound, "side"), "DUE-DOG-02"
    yield Dealt(to=NARRATOR, player=hound, role="wolfhound", faction=WOLVES, rule=rule, because=why)
    yield FactionChanged(to=(hound,), faction=WOLVES, rule=rule, because=why)


WOLFHOUND = Role("wolfhound", "Wolfshund", CITIZENS, "Der Wolfshund, DUE-DOG")
