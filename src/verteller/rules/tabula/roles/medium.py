"""The medium: is shown whether the player who was lynched last was a werewolf."""

from collections.abc import Iterator

from verteller.rules.facts import Fact, LearnedWolf
from verteller.rules.tabula.role import Call, Role, from_the_second
from verteller.rules.tabula.village import WEREWOLF, Village

MEDIUM = Role("medium", "Medium", "humans", 1, 9, "Medium, TAB-MED")


def show(village: Village) -> Iterator[Fact]:
    """
    Show the medium a thumb for the one lynched last, nothing as long as nobody has been.

    Source: tabula, Medium, TAB-MED-02, -03, TAB-HAM-04, TAB-AMB-27.
    """
    about = village.lynched
    for medium in village.plays(MEDIUM.key):
        if about is not None:
            wolf = village.roles[about] == WEREWOLF
            yield LearnedWolf(to=(medium,), about=about, wolf=wolf, rule="TAB-MED-03")


CALL = Call("medium", MEDIUM.key, "TAB-MED-02", show, is_scheduled=from_the_second)
