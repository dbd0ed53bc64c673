"""Twins: two games that differ in what a player cannot know look the same to him."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from tests.rules.tempo_reale.table import Table
from verteller.rules.facts import Seat
from verteller.rules.views import view

VILLAGE = {
    "Sue": "seer",
    "Vic": "voyeur",
    "Lou": "wolf",
    "Nec": "necromancer",
    "Ann": "farmer",
    "Bob": "farmer",
    "Cas": "farmer",
    "Hyp": "hypnotist",
    "Ada": "advocate",
    "Ass": "assassin",
    "Kim": "kidnapper",
    "Sor": "sorcerer",
    "Dev": "devil",
    "Gil": "gravekeeper",
    "Exo": "exorcist",
}

Told = Callable[[Table], None]
"""What happens in a game."""


def seen(happens: Told, reader: str | None) -> dict[str, Any]:
    """Return everything that *reader* (None: anybody who looks in) knows after it has happened."""
    table = Table(VILLAGE, fixed=[("mayor", "Cas")])
    happens(table)
    shown = view(table.game.log, None if reader is None else table.seat(reader))
    return {item.name: getattr(shown, item.name) for item in fields(shown)}


def stopped_by(how: str) -> Told:
    """Let Sue fail on Ann, for the one reason or the other."""

    def happens(table: Table) -> None:
        table.close()
        table.close()
        acts = {"kidnapper": {"Kim": "Sue"}, "sorcerer": {"Sor": "Ann"}}[how]
        table.night(Sue="Ann", **acts)

    return happens


def killed_by(how: str) -> Told:
    """Let Exo die on his way to Bob, of the one cause or the other."""

    def happens(table: Table) -> None:
        table.close()
        table.close()
        acts = {"wolves": {"Lou": "Exo"}, "assassin": {"Ass": "Bob"}}[how]
        table.night(Exo="Bob", **acts)

    return happens


def awakened(power: str | None) -> Told:
    """Burn Sue, and awaken her with a power or not at all."""

    def happens(table: Table) -> None:
        table.close()
        voters = ("Ann", "Bob", "Cas", "Vic", "Gil", "Exo", "Dev", "Sor")
        table.day(**dict.fromkeys(voters, "Sue"))
        if power is None:
            table.night()
        else:
            table.night(Nec=f"Sue {power}")

    return happens


def marked(**acts: str) -> Told:
    """Let somebody lay something upon Ann, who does not notice before the votes are counted."""

    def happens(table: Table) -> None:
        table.night(**acts)

    return happens


@pytest.mark.parametrize("reader", ["Sue", "Ann", "Vic", None])
def test_who_fails_cannot_tell_what_stopped_him(reader: str | None) -> None:
    """Rules: LTR-FAIL-02, LTR-SYS-17."""
    assert seen(stopped_by("kidnapper"), reader) == seen(stopped_by("sorcerer"), reader)


@pytest.mark.parametrize("reader", ["Bob", "Vic", "Nec", None])
def test_the_village_cannot_tell_what_somebody_died_of(reader: str | None) -> None:
    """Rules: LTR-DEATH-05, LTR-SYS-20."""
    assert seen(killed_by("wolves"), reader) == seen(killed_by("assassin"), reader)


@pytest.mark.parametrize("reader", ["Ann", "Lou", "Gil", "Hyp", None])
@pytest.mark.parametrize("power", ["amnesia", "vision", "death"])
def test_nobody_but_those_concerned_notices_an_awakening(power: str, reader: str | None) -> None:
    """Rules: LTR-GHOST-06, LTR-SYS-20."""
    assert seen(awakened(power), reader) == seen(awakened(None), reader)


@pytest.mark.parametrize("reader", ["Ann", "Bob", "Lou", None])
@pytest.mark.parametrize("acts", [{"Hyp": "Ann"}, {"Ada": "Ann"}, {"Sor": "Ann"}, {"Kim": "Ann"}])
def test_nobody_notices_what_is_laid_upon_him(acts: dict[str, str], reader: str | None) -> None:
    """Rules: LTR-HYPNOTIST-03, LTR-ADVOCATE-03."""
    assert seen(marked(**acts), reader) == seen(marked(), reader)


def test_a_rival_of_a_hypnotist_is_noticed_by_neither() -> None:
    """Rules: LTR-HYPNOTIST-03, LTR-HYPNOTIST-06."""
    table = Table({**VILLAGE, "Hal": "hypnotist"})
    table.night(Hyp="Ann")
    twin = Table({**VILLAGE, "Hal": "hypnotist"})
    twin.night(Hyp="Ann")
    table.close()
    twin.close()

    table.night(Hal="Ann")
    twin.night(Hal="Bob")

    for name in ("Hyp", "Ann", "Bob"):
        seat: Seat = table.seat(name)
        one, other = view(table.game.log, seat), view(twin.game.log, seat)
        assert one.told == other.told


def test_who_is_spared_is_not_named_where_a_lot_had_to_fall() -> None:
    """Rules: LTR-ADVOCATE-03."""
    told = []
    for number in range(40):
        table = Table(VILLAGE, fixed=[("mayor", "Cas")], seed=str(number))
        table.night(Ada="Ann")
        table.day(
            **dict.fromkeys(("Sue", "Vic", "Lou", "Nec"), "Ann"),
            **dict.fromkeys(("Ann", "Bob", "Hyp", "Ada"), "Bob"),
        )
        seat = table.seat("Dev")
        spared = not table.village.causes
        told.append((spared, [fact.fact.kind for fact in view(table.game.log, seat).told]))

    assert {spared for spared, _ in told} == {True, False}
    assert all("saved_by_advocate" not in kinds for _, kinds in told)
