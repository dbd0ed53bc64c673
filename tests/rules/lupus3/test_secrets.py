"""Twins: two games that differ in what a player cannot know look the same to him."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from tests.rules.lupus3.table import EVERYDAY, Table
from verteller.rules.facts import Proposition
from verteller.rules.lupus3.facts import Vision
from verteller.rules.views import view

VILLAGE = EVERYDAY | {
    "Se": "seer",
    "Vo": "voyeur",
    "Hu": "hunter",
    "Ki": "kidnapper",
    "Ex": "exorcist",
    "Ad": "advocate",
    "Wi": "witch",
    "Bg": "bodyguard",
    "Ni": "mubarak_niece",
    "OV": "old_vampire",
    "Nf": "necrophile",
    "Me": "messiah",
    "Ne": "necromancer",
    "De": "devil",
}

Happens = Callable[[Table], object]
"""What happens in a game."""


def seen(happens: Happens, reader: str | None, roles: dict[str, str] | None = None) -> Any:
    """Return all that *reader* (None: anybody who looks in) knows after it, visions left out."""
    table = Table(roles or VILLAGE, mayor="F4")
    happens(table)
    shown = view(table.game.log, None if reader is None else table.seat(reader))
    found = {item.name: getattr(shown, item.name) for item in fields(shown)}
    by_chance = (Vision, Proposition)
    found["told"] = [each.fact for each in shown.told if not isinstance(each.fact, by_chance)]
    return found


def at_night(number: int, **acts: str) -> Happens:
    """Let *acts* be done in a night before which nothing happened."""

    def happens(table: Table) -> None:
        table.until(f"night {number}")
        table.night(**acts)

    return happens


def burnt(who: str, *, then: Happens | None = None) -> Happens:
    """Burn somebody on the first day."""

    def happens(table: Table) -> None:
        table.until("day 1")
        voters = [name for name in table.names if name != who][: len(table.names) // 2 + 1]
        table.day(**dict.fromkeys(voters, who))
        if then is not None:
            then(table)

    return happens


def suicide(who: str) -> Happens:
    """Let somebody ask for his death in the second night."""

    def happens(table: Table) -> None:
        table.until("night 2")
        table.answer(who, "suicide", "yes")
        table.close()

    return happens


@pytest.mark.parametrize("reader", ["Se", "F1", "Vo", None])
def test_who_fails_cannot_tell_what_stopped_him(reader: str | None) -> None:
    """Rules: LU3-MAIL-02, LU3-MAIL-03, LU3-SYS-21, LU3-KIDNAPPER-01."""
    kidnapped, shielded = at_night(2, Se="F1", Ki="Se"), at_night(2, Se="F1", Ex="F1")

    assert seen(kidnapped, reader) == seen(shielded, reader)


@pytest.mark.parametrize("reader", ["Lu", "F1", None])
def test_a_wolf_cannot_tell_what_stopped_him(reader: str | None) -> None:
    """Rules: LU3-MAIL-03, LU3-WOLF-09."""
    first = seen(at_night(2, Lu="F1", Bg="F1"), reader)

    assert first == seen(at_night(2, Lu="F1", Ex="F1"), reader)
    assert first == seen(at_night(2, Lu="F1", Ki="Lu"), reader)


@pytest.mark.parametrize("reader", ["F1", "Se", "Lu", "YV", None])
def test_nobody_else_can_tell_what_somebody_died_of(reader: str | None) -> None:
    """Rules: LU3-SYS-20, LU3-SUICIDE-01."""
    by_wolves, by_age = at_night(2, Lu="OV"), at_night(2, OV="Wi")
    first = blind(seen(by_wolves, reader))

    assert first == blind(seen(suicide("OV"), reader))
    assert first == blind(seen(by_age, reader))


def blind(found: Any) -> Any:
    """Leave out what somebody wrote himself."""
    return {**found, "told": [fact for fact in found["told"] if fact.kind != "answer_taken"]}


@pytest.mark.parametrize("reader", ["F1", "Se", "Lu", None])
@pytest.mark.parametrize("acts", [{"Wi": "F1"}, {"Ad": "F1"}, {"Bg": "F1"}, {"Ki": "F1"}])
def test_nobody_notices_who_came_to_him(acts: dict[str, str], reader: str | None) -> None:
    """Rules: LU3-WITCH-03, LU3-ADVOCATE-02, LU3-MAIL-01."""
    assert seen(at_night(2, **acts), reader) == seen(at_night(2), reader)


@pytest.mark.parametrize("other", ["Wi", "Ne", "OV", "Lu"])
def test_a_vampire_cannot_tell_a_bite_from_a_bite_in_vain(other: str) -> None:
    """He is not even told that he has aged. Rules: LU3-VAMPIRE-12, LU3-VAMPIRE-04."""
    bitten, in_vain = at_night(2, YV="Se"), at_night(2, YV=other)

    assert blind(seen(bitten, "YV")) == blind(seen(in_vain, "YV"))


def test_vampires_who_disagree_cannot_tell_it() -> None:
    """Rules: LU3-VAMPIRE-12, LU3-VAMPIRE-10."""
    assert seen(at_night(2, YV="Wi"), "YV") == seen(at_night(2, YV="Wi", OV="F1"), "YV")


def test_wolves_who_disagree_cannot_tell_it_from_a_bodyguard_s_luck() -> None:
    """Rules: LU3-WOLF-09, LU3-WOLF-07."""
    village = VILLAGE | {"Lv": "wolf"}
    apart, guarded = at_night(2, Lu="F1", Lv="F2"), at_night(2, Lu="F1", Lv="F2", Bg="F1")

    assert seen(apart, "Lu", village) == seen(guarded, "Lu", village)


@pytest.mark.parametrize("corpse", ["Me", "Ne", "OV", "F1"])
def test_a_necrophile_who_takes_nothing_learns_nothing(corpse: str) -> None:
    """Rules: LU3-NECROPHILE-04, LU3-SYS-21."""
    roles = {**VILLAGE, "X": "farmer"}
    first = seen(burnt("X", then=at_night(2, Nf="X")), "Nf", roles)
    second = seen(burnt("X", then=at_night(2, Nf="X")), "Nf", {**roles, "X": VILLAGE[corpse]})

    assert first == second


@pytest.mark.parametrize("reader", ["F1", "Se", "Vo", "YV", None])
def test_the_village_cannot_tell_who_raised_a_dead(reader: str | None) -> None:
    """Rules: LU3-NECROMANCER-03, LU3-NECROMANCER-04."""
    by_messiah = burnt("Bg", then=at_night(2, Me="Bg"))
    by_necromancer = burnt("Bg", then=at_night(2, Ne="Bg"))

    assert seen(by_messiah, reader) == seen(by_necromancer, reader)


def test_a_messiah_cannot_tell_whether_he_was_the_one() -> None:
    """Rules: LU3-NECROMANCER-03, LU3-NECROMANCER-04."""
    alone, beside = (burnt("Bg", then=at_night(2, Me="Bg", **more)) for more in ({}, {"Ne": "Bg"}))

    assert seen(alone, "Me") == seen(beside, "Me")


@pytest.mark.parametrize("reader", ["F1", "Se", "YV", "Vo", None])
def test_the_village_cannot_tell_that_the_last_wolf_has_burnt(reader: str | None) -> None:
    """Rules: LU3-DEFEAT-02, LU3-DEFEAT-03, LU3-SYS-23."""
    roles = {name: role for name, role in VILLAGE.items() if name != "Lu"} | {"X": "wolf"}
    twin = roles | {"X": "farmer", "De": "wolf"}

    def happens(table: Table) -> None:
        burnt("X")(table)

    assert seen(happens, reader, roles) == seen(happens, reader, twin)


@pytest.mark.parametrize("reader", ["F1", "Ad", "Se", None])
def test_nobody_can_tell_that_a_niece_was_defended(reader: str | None) -> None:
    """Rules: LU3-ADVOCATE-03."""

    def condemned(table: Table, defended: str) -> None:
        table.night(Ad=defended)
        table.day(**dict.fromkeys([*VILLAGE][:11], "Ni"))

    first = seen(lambda table: condemned(table, "Ni"), reader)
    second = seen(lambda table: condemned(table, "F1"), reader)
    assert blind(first) == blind(second)


@pytest.mark.parametrize("reader", ["Bg", "F1", None])
def test_the_dead_cannot_tell_why_their_ritual_failed(reader: str | None) -> None:
    """Rules: LU3-MAIL-04, LU3-RITUAL-02, LU3-RITUAL-03."""

    def ritual(table: Table, *, shielded: bool) -> None:
        burnt("Bg")(table)
        table.until("night 2")
        table.night(Lu="Se")
        table.until("night 3")
        table.answer("Bg", "ritual", "F1")
        table.answer("Se", "ritual", "F1" if shielded else "F2")
        table.night(Ex="F1" if shielded else "F3")

    def first(table: Table) -> None:
        ritual(table, shielded=True)

    def second(table: Table) -> None:
        ritual(table, shielded=False)

    assert seen(first, reader) == seen(second, reader)
