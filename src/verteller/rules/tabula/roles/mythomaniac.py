"""The mythomaniac (Mythomaniak): has one chance to become a werewolf or a seer."""

from collections.abc import Iterator

from verteller.rules.facts import NARRATOR, Dealt, Fact, RoleChanged, Seat
from verteller.rules.tabula.facts import StayedHuman
from verteller.rules.tabula.role import Call, Role, ask
from verteller.rules.tabula.village import HUMANS, SEER, WEREWOLF, WOLVES, Village

MYTHOMANIAC = Role("mythomaniac", "Mythomaniak", "humans", 1, 16, "Mythomaniak, TAB-MYT")

BECOMES = {WEREWOLF: WOLVES, SEER: HUMANS}
"""What he can turn into, and whose victory he shares then. Source: tabula, TAB-MYT-03."""


def is_second(village: Village) -> bool:
    """Tell whether this is the second night. Source: tabula, Mythomaniak, TAB-MYT-01."""
    return village.night == 2


def wake(village: Village) -> Iterator[Fact]:
    """Ask for another living player, or nobody. Source: Mythomaniak, TAB-MYT-01, TAB-AMB-08."""
    for seat in village.plays(MYTHOMANIAC.key):
        yield from ask((seat,), MYTHOMANIAC.key, village.others(seat), rule="TAB-MYT-01")


def imitate(village: Village) -> Iterator[Fact]:
    """
    Make him what he pointed at if that is a werewolf or a seer, and tell him what he is.

    Source: tabula, Mythomaniak, TAB-MYT-02, -03, TAB-AMB-08.
    """
    before = tuple(village.roles)
    for seat in village.who_was_asked(MYTHOMANIAC.key):
        target = village.target(seat, MYTHOMANIAC.key)
        role = "" if target is None else before[target]
        why = village.entry(seat, MYTHOMANIAC.key)
        if role in BECOMES:
            yield from _become(seat, role, why)
        else:
            yield StayedHuman(to=(seat,), rule="TAB-MYT-02", because=why)


def _become(seat: Seat, role: str, why: tuple[int, ...]) -> Iterator[Fact]:
    faction, rule = BECOMES[role], "TAB-MYT-03"
    yield Dealt(to=NARRATOR, player=seat, role=role, faction=faction, rule=rule, because=why)
    yield RoleChanged(to=(seat,), role=role, faction=faction, rule=rule, because=why)


CALL = Call("mythomaniac", MYTHOMANIAC.key, "TAB-MYT-01", wake, imitate, is_scheduled=is_second)
