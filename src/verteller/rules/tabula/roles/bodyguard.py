"""The bodyguard (Lijfwacht): protects somebody else from the werewolves."""

from collections.abc import Iterator

from verteller.rules.facts import NARRATOR, Fact
from verteller.rules.tabula.facts import Guarded
from verteller.rules.tabula.role import Call, Role, ask, from_the_second
from verteller.rules.tabula.village import Village

BODYGUARD = Role("bodyguard", "Lijfwacht", "humans", 1, 11, "Lijfwacht, TAB-BOD")


def wake(village: Village) -> Iterator[Fact]:
    """Ask for another player, the same again if he likes. Source: TAB-BOD-02, -03, TAB-AMB-25."""
    for seat in village.plays(BODYGUARD.key):
        yield from ask((seat,), BODYGUARD.key, village.others(seat), rule="TAB-BOD-03")


def guard(village: Village) -> Iterator[Fact]:
    """Note whom he protects this night. Source: tabula, Lijfwacht, TAB-BOD-03."""
    for seat in village.who_was_asked(BODYGUARD.key):
        target = village.target(seat, BODYGUARD.key)
        if target is not None:
            why = village.entry(seat, BODYGUARD.key)
            yield Guarded(to=NARRATOR, player=target, by=seat, rule="TAB-BOD-03", because=why)


CALL = Call("bodyguard", BODYGUARD.key, "TAB-BOD-02", wake, guard, is_scheduled=from_the_second)
