"""Hidden orders of skill: constant in a game, other in another, known to nobody."""

from collections import Counter
from itertools import permutations

import pytest

from tests.rules.lupus3.table import EVERYDAY, Table
from verteller.rules.facts import Fact, PowerOutcome
from verteller.rules.lupus3.facts import SkillOrder
from verteller.rules.views import view

EXORCISTS = EVERYDAY | {"Ex1": "exorcist", "Ex2": "exorcist", "Ex3": "exorcist"}


def losers(table: Table, facts: list[Fact]) -> set[str]:
    """Return who was told that he failed."""
    outcomes = [f for f in facts if isinstance(f, PowerOutcome) and f.outcome == "failed"]
    return {table.names[int(seat)] for fact in outcomes for seat in fact.to}


def test_the_same_conflict_has_the_same_outcome_every_night_of_a_game() -> None:
    """And any of them wins in some game. Rules: LU3-SYS-26, LU3-EXORCIST-06, LU3-EXORCIST-05."""
    winners: Counter[str] = Counter()
    for number in range(60):
        table = Table(EXORCISTS, mayor="F4", seed=str(number))
        outcomes = []
        for _ in range(3):
            outcomes.append(losers(table, table.night(Ex1="F1", Ex2="F1", Ex3="F1")))
            table.close()
        assert outcomes[0] == outcomes[1] == outcomes[2]
        (winner,) = {"Ex1", "Ex2", "Ex3"} - outcomes[0]
        winners[winner] += 1
    assert set(winners) == {"Ex1", "Ex2", "Ex3"}


def test_skill_is_one_total_order() -> None:
    """Pair by pair they agree, whoever meets whom. Rules: LU3-SYS-26, LU3-EXORCIST-06."""
    for number in range(12):
        table = Table(EXORCISTS, mayor="F4", seed=str(number))
        lost = []
        for pair in (("Ex1", "Ex2"), ("Ex2", "Ex3"), ("Ex1", "Ex3")):
            facts = table.night(**dict.fromkeys(pair, "F1"))
            (loser,) = losers(table, facts)
            lost.append(loser)
            table.close()
        assert len(set(lost)) == 2, "a ring of three has no best"


def test_who_takes_a_power_of_skill_gets_a_rank_among_its_holders() -> None:
    """Any rank. Rules: LU3-SYS-26, LU3-KIDNAPPER-02."""
    village = EVERYDAY | {
        "Nf": "necrophile",
        "Ki1": "kidnapper",
        "Ki2": "kidnapper",
        "F5": "farmer",
    }
    ranks: Counter[int] = Counter()
    for number in range(60):
        table = Table(village, mayor="F4", seed=str(number))
        table.until("day 1")
        table.day(**dict.fromkeys(("Lu", "YV", "F1", "F2", "F3", "F4"), "Ki1"))
        facts = table.night(Nf="Ki1")
        order = [f for f in facts if isinstance(f, SkillOrder) and f.power == "kidnapper"][-1]
        ranks[order.players.index(table.seat("Nf"))] += 1
        table.until("night 3")
        both = table.night(Nf="Ki2", Ki2="Nf")
        (loser,) = losers(table, both)
        better, worse = sorted(("Nf", "Ki2"), key=lambda n: order.players.index(table.seat(n)))
        assert loser == worse, f"{better} is the more skilled"
    assert set(ranks) == {0, 1, 2}


def test_nobody_is_shown_an_order_of_skill() -> None:
    """Rules: LU3-SYS-26, LU3-EXORCIST-06."""
    table = Table(EXORCISTS | {"Ki": "kidnapper"}, mayor="F4")
    table.night(Ex1="F1", Ex2="F1")
    for seat in (None, *table.village.seats):
        told = [each.fact for each in view(table.game.log, seat).told]
        assert not [fact for fact in told if isinstance(fact, SkillOrder)]
    orders = [e.content for e in table.game.log if isinstance(e.content, SkillOrder)]
    assert {fact.to for fact in orders} == {"narrator"}


COMMANDS = {"Ex1": "Se", "Ki": "Se", "Se": "F1", "Lu": "F2", "Wi": "F1"}


@pytest.mark.parametrize("order", list(permutations(COMMANDS))[::12])
def test_the_order_in_which_commands_arrive_changes_nothing(order: tuple[str, ...]) -> None:
    """Rules: LU3-SYS-15, LU3-GEN-07."""
    village = EVERYDAY | {"Ex1": "exorcist", "Ki": "kidnapper", "Se": "seer", "Wi": "witch"}

    def told(names: tuple[str, ...]) -> list[list[Fact]]:
        table = Table(village, mayor="F4")
        table.until("night 2")
        table.night(**{name: COMMANDS[name] for name in names})
        return [plain(table, name) for name in table.names]

    def plain(table: Table, name: str) -> list[Fact]:
        receipts = ("answer_taken", "asked")
        seen = view(table.game.log, table.seat(name)).told
        return [each.fact for each in seen if each.fact.kind not in receipts]

    def words(facts: list[list[Fact]]) -> list[list[str]]:
        return [[str(fact).split("because=")[0] for fact in mine] for mine in facts]

    assert words(told(order)) == words(told(tuple(COMMANDS)))
