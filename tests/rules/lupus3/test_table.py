"""The table of the source, row by row and column by column, as the ledger gives it."""

import re
from pathlib import Path

import pytest

from tests.rules.lupus3.table import EVERYDAY, Table
from verteller.rules.facts import Asked, PowerOutcome
from verteller.rules.lupus3.facts import RitualFailed
from verteller.rules.lupus3.role import ALTERNATE, DEAD, EVERY_NIGHT, LIVING, ONCE
from verteller.rules.lupus3.roles import ROLES

LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "lupus3.md"
COLOURS = {"W": "white", "B": "black", "R": "red"}
FREQUENCIES = {"1": EVERY_NIGHT, "2": ALTERNATE, "once": ONCE}
CLANS = {"-": None, "1": "mason", "2": "wolves", "3": "possessed", "4": "devils"}


def rows() -> list[list[str]]:
    """Read the rows of the ledger's table of roles."""
    found = []
    for line in LEDGER.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip(" `*") for cell in line.strip("|").split("|")]
        if len(cells) == 13 and re.fullmatch(r"[WBR]", cells[2]):
            found.append(cells)
    return found


def test_the_table_has_26_rows_one_for_each_role() -> None:
    """Rules: LU3-GEN-14."""
    assert [cells[1] for cells in rows()] == list(ROLES)
    assert len(ROLES) == 26


@pytest.mark.parametrize("cells", rows(), ids=lambda cells: str(cells[1]))
def test_a_role_is_what_its_row_says(cells: list[str]) -> None:
    """Rules: LU3-TABLE-01 to LU3-TABLE-26, LU3-GEN-10 to LU3-GEN-14."""
    italian, key, faction, aura, clan, power, often, self_, living, dead, *marks = cells
    role = ROLES[key]

    assert (role.key, role.italian) == (key, italian)
    assert (role.faction, role.aura, role.clan) == (COLOURS[faction], COLOURS[aura], CLANS[clan])
    assert [role.mystic, role.vampirisable, role.acquirable] == [mark == "y" for mark in marks]
    if power == "n":
        assert role.power is None
        return
    assert role.power is not None
    assert role.power.frequency == FREQUENCIES[often]
    assert role.power.on_self == (self_ == "y")
    states = [state for state, mark in ((LIVING, living), (DEAD, dead)) if mark == "y"]
    assert sorted(role.power.targets) == sorted(states)


def test_every_row_names_its_rule() -> None:
    """Rules: LU3-TABLE-01 to LU3-TABLE-26."""
    assert [role.rule for role in ROLES.values()] == [
        f"LU3-TABLE-{number:02d}" for number in range(1, 27)
    ]


def test_suicide_ritual_and_successor_are_owed_by_nobody() -> None:
    """Rules: LU3-SUICIDE-02, LU3-RITUAL-04, LU3-MAYOR-02."""
    table = Table(EVERYDAY, mayor="F4")
    table.until("day 1")
    table.day(**dict.fromkeys(("Lu", "YV", "F2", "F3"), "F1"))
    asked = [e.content for e in table.game.log if isinstance(e.content, Asked)]

    standing = {fact.question for fact in asked if fact.standing}
    owed = {fact.question for fact in asked if not fact.standing}
    assert standing == {"suicide", "ritual", "successor"}
    assert not standing & owed


def test_the_narrator_is_told_why_a_power_failed_and_its_user_is_not() -> None:
    """Rules: LU3-MAIL-02, LU3-MAIL-03."""
    village = EVERYDAY | {"Ki": "kidnapper", "Se": "seer", "Ex": "exorcist", "Sa": "seer"}
    table = Table(village, mayor="F4")
    facts = table.night(Ki="Se", Se="F1", Ex="F2", Sa="F2")

    failed = {f.to[0]: f.rule for f in facts if isinstance(f, PowerOutcome)}
    assert failed == {
        table.seat("Se"): "LU3-KIDNAPPER-01",
        table.seat("Sa"): "LU3-EXORCIST-01",
    }


@pytest.mark.parametrize(
    ("others", "shielded", "rule"),
    [
        ("F1", "F1", "LU3-RITUAL-02"),
        ("F2", "F3", "LU3-RITUAL-03"),
        (None, "F1", "LU3-RITUAL-03"),
    ],
)
def test_the_narrator_is_told_why_a_ritual_failed(
    others: str | None, shielded: str, rule: str
) -> None:
    """Rules: LU3-RITUAL-02, LU3-RITUAL-03, LU3-MAIL-04."""
    table = Table(EVERYDAY | {"Ex": "exorcist", "Ga": "farmer", "Gb": "farmer"}, mayor="F4")
    table.until("day 1")
    table.day(**dict.fromkeys(("Lu", "YV", "F1", "F2", "F3"), "Ga"))
    table.until("day 2")
    table.day(**dict.fromkeys(("Lu", "YV", "F1", "F2", "F3"), "Gb"))
    table.answer("Ga", "ritual", "F1")
    if others is not None:
        table.answer("Gb", "ritual", others)
    facts = table.night(Ex=shielded)

    assert {fact.rule for fact in facts if isinstance(fact, RitualFailed)} == {rule}
