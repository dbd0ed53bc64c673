"""Nothing that everybody hears at night depends on who is there to answer."""

from dataclasses import replace

import pytest

from tests.rules.tabula.table import F16, Table
from verteller.rules.facts import Fact, LearnedWolf, PhaseOpened

NIGHT_3 = ("medium", "seer", "bodyguard", "owl", "wolves")


def heard(table: Table) -> list[Fact]:
    """Return what everybody has heard, without its reasons."""
    return [replace(fact, because=()) for fact in table.public()]


def night(table: Table, number: int, answers: dict[str, tuple[int, int]]) -> None:
    """Play a night in which some answer, each asked in the phase of that name."""
    while table.phase != f"discussion {number}":
        who, target = answers.get(table.phase.split()[0], (0, 0))
        if who in table.asked():
            table.answer(who, target)
        table.close()


@pytest.mark.parametrize(
    "answers",
    [
        {},
        {"seer": (4, 1), "bodyguard": (7, 13), "owl": (8, 13), "mythomaniac": (12, 13)},
        {"seer": (4, 13), "bodyguard": (7, 1), "mythomaniac": (12, 1)},
        {"mythomaniac": (12, 4), "wolves": (1, 13)},
    ],
)
def test_answers_at_night_change_nothing_that_everybody_hears(
    answers: dict[str, tuple[int, int]],
) -> None:
    """Rules: TAB-SYS-11, TAB-SYS-35."""
    table, silent = Table(F16), Table(F16)
    for each in (table, silent):
        each.until("medium 2")

    night(table, 2, answers)
    night(silent, 2, {})

    assert heard(table) == heard(silent)


@pytest.mark.parametrize("dead", [(5, 7), (4, 8), (12, 9)])
def test_calls_for_the_dead_are_the_same_as_for_the_living(dead: tuple[int, int]) -> None:
    """Rules: TAB-SYS-10, TAB-SYS-11, TAB-SEE-05."""
    calls = []
    for victims in (dead, (13, 14)):
        table = Table(F16)
        table.until("nominate 1")
        table.answer(16, victims[0])
        table.until("wolves 2")
        for wolf in (1, 2, 3):
            table.answer(wolf, victims[1])
        table.until("medium 3")
        since = len(table.public())
        table.until("discussion 3")
        calls.append(heard(table)[since:])
    assert calls[0] == calls[1]
    opened = [fact.phase for fact in calls[0] if isinstance(fact, PhaseOpened)]
    assert opened == [*NIGHT_3[1:], "discussion"]


def test_a_thumb_is_shown_to_the_seer_alone() -> None:
    """Rules: TAB-SYS-12, TAB-SYS-35."""
    table = Table(F16)
    table.until("seer 1")
    table.answer(4, 1)
    table.close()

    hearers = [n for n in range(1, 17) if any(isinstance(f, LearnedWolf) for f in table.told(n))]
    assert hearers == [4]
