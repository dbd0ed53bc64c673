"""What chance tells: the diviner's four sentences and what farmers see at night."""

from collections import Counter

import pytest

from tests.rules.lupus3.table import EVERYDAY, LUPUS3, Table
from verteller.rules.facts import Drawn, Fact, PowerOutcome, Proposition, Seat
from verteller.rules.lupus3.facts import Vision

SEVEN = {
    "Dv": "soothsayer",
    "Lu": "wolf",
    "YV": "young_vampire",
    "Se": "seer",
    "F1": "farmer",
    "F2": "farmer",
    "F3": "farmer",
}

CHI_SQUARED = {5: 20.52, 24: 51.18, 25: 52.62}
"""Exceeded once in a thousand fair draws, by degrees of freedom."""


def sentences(table: Table) -> list[tuple[str, str]]:
    """Return what the diviner was told, in order."""
    told = [e.content for e in table.game.log if isinstance(e.content, Proposition)]
    assert all(fact.to == (table.seat("Dv"),) for fact in told)
    return [(table.names[fact.about], fact.role) for fact in told]


@pytest.fixture(scope="module")
def divinations() -> list[list[tuple[str, str]]]:
    """The sentences of a thousand games."""
    return [sentences(Table(SEVEN, seed=str(number))) for number in range(1000)]


def is_true(sentence: tuple[str, str]) -> bool:
    name, role = sentence
    return SEVEN[name] == role


def uneven(counts: Counter[str], kinds: int) -> float:
    """Return the chi-squared statistic of *counts* against equal shares."""
    expected = sum(counts.values()) / kinds
    seen = [*counts.values(), *[0] * (kinds - len(counts))]
    return sum((count - expected) ** 2 / expected for count in seen)


Divinations = list[list[tuple[str, str]]]


def test_two_of_the_diviner_s_four_sentences_are_true(divinations: Divinations) -> None:
    """Of any two, each by its own draw. Rules: LU3-DIVINER-01, LU3-DIVINER-02, LU3-TABLE-13."""
    for told in divinations:
        assert len(told) == 4
        assert sum(map(is_true, told)) == 2
        assert all(name != "Dv" for name, _ in told), "never about himself"
    named = Counter(name for told in divinations for name, _ in filter(is_true, told))
    assert uneven(named, 6) < CHI_SQUARED[5]


def test_false_sentences_name_any_other_role_of_the_rulebook(divinations: Divinations) -> None:
    """Rules: LU3-DIVINER-03, LU3-DIVINER-05."""
    false = [each for told in divinations for each in told if not is_true(each)]
    about_farmers = Counter(role for name, role in false if SEVEN[name] == "farmer")

    assert len(LUPUS3.roles) == 26
    assert "farmer" not in about_farmers
    assert set(about_farmers) == set(LUPUS3.roles) - {"farmer"}, "present in the village or not"
    assert uneven(about_farmers, 25) < CHI_SQUARED[24]
    assert uneven(Counter(name for name, _ in false), 6) < CHI_SQUARED[5]


def test_the_diviner_s_sentences_are_shuffled(divinations: Divinations) -> None:
    """Each of the six ways to place two true ones is as likely. Rules: LU3-DIVINER-04."""
    orders = Counter("".join("x" if is_true(each) else "-" for each in t) for t in divinations)

    assert uneven(orders, 6) < CHI_SQUARED[5]


def test_sentences_may_repeat_and_disagree(divinations: Divinations) -> None:
    """The four draws know nothing of each other. Rules: LU3-DIVINER-04, LU3-DIVINER-06."""
    repeated = sum(1 for told in divinations if len(set(told)) < 4)
    disagreeing = sum(
        1
        for told in divinations
        if {n for n, _ in filter(is_true, told)} & {n for n, r in told if not is_true((n, r))}
    )
    same_person = sum(1 for t in divinations if len({n for n, _ in filter(is_true, t)}) == 1)

    assert 100 < repeated < 250, "one in six for the true ones, and now and then the false ones"
    assert disagreeing > 300
    assert 100 < same_person < 240


FARMERS = {"Lu": "wolf", "YV": "young_vampire", "Se": "seer"} | {
    f"F{number}": "farmer" for number in range(1, 98)
}


def visions(table: Table, facts: list[Fact]) -> list[tuple[str, str, str]]:
    """Return who saw whom as what."""
    seen = [fact for fact in facts if isinstance(fact, Vision)]
    assert all(isinstance(fact.to, tuple) and len(fact.to) == 1 for fact in seen)
    return [(table.names[int(f.to[0])], table.names[f.about], f.role) for f in seen]


@pytest.fixture(scope="module")
def nights() -> list[tuple[str, str, str]]:
    """The visions of a hundred farmers' hundred nights, none of which does anything."""
    found: list[tuple[str, str, str]] = []
    for number in range(10):
        table = Table(FARMERS, seed=str(number))
        for _ in range(10):
            found += visions(table, table.close())
            table.close()
    return found


Visions = list[tuple[str, str, str]]


def test_one_farmer_in_ten_has_a_vision(nights: Visions) -> None:
    """Rules: LU3-FARMER-01, LU3-TABLE-01."""
    assert 9700 * 0.1 - 100 < len(nights) < 9700 * 0.1 + 100
    assert {who for who, _, _ in nights} <= {name for name in FARMERS if name[0] == "F"}
    assert all(who != about for who, about, _ in nights)


def test_one_vision_in_two_is_made_to_be_true(nights: Visions) -> None:
    """Of the others one in 26 happens to be. Rules: LU3-FARMER-02, LU3-FARMER-03."""
    true = sum(1 for _, about, role in nights if FARMERS[about] == role)
    expected = len(nights) * (1 / 2 + 1 / 52)

    assert abs(true - expected) < 3.3 * (len(nights) / 4) ** 0.5


def test_a_vision_may_name_any_role_of_the_rulebook(nights: Visions) -> None:
    """Also one nobody has. Rules: LU3-FARMER-03, LU3-FARMER-04."""
    false = Counter(role for _, about, role in nights if FARMERS[about] != role)

    assert set(LUPUS3.roles) - {"farmer"} <= set(false)
    del false["farmer"]
    assert uneven(false, 25) < CHI_SQUARED[24]


GUARDED = EVERYDAY | {"Ex": "exorcist", "Ki": "kidnapper"}


def test_nobody_can_keep_a_vision_from_a_farmer() -> None:
    """It is no power, and he is told of no failure. Rules: LU3-FARMER-01, LU3-TABLE-01."""
    seen = []
    for number in range(60):
        table, twin = (Table(GUARDED, mayor="F4", seed=str(number)) for _ in range(2))
        facts, others = table.night(Ex="F1", Ki="F1"), twin.night()
        assert visions(table, facts) == visions(twin, others)
        assert not [f for f in table.told(facts, "F1") if isinstance(f, PowerOutcome)]
        seen += [who for who, _, _ in visions(table, facts) if who == "F1"]
    assert seen, "some of them saw something"


def test_a_farmer_sees_in_the_first_night_and_one_who_is_dead_does_not() -> None:
    """Rules: LU3-FARMER-01."""
    first = [visions(t, t.night()) for t in (Table(EVERYDAY, seed=str(n)) for n in range(20))]
    assert any(first)

    for number in range(40):
        table = Table(EVERYDAY, seed=str(number), mayor="F4")
        table.until("day 1")
        table.day(F2="F1", F3="F1", F4="F1")
        assert all(who != "F1" for who, _, _ in visions(table, table.night()))


def test_the_roll_of_the_die_is_on_record_for_the_narrator_alone() -> None:
    """Rules: LU3-SYS-28, LU3-FARMER-01."""
    table = Table(EVERYDAY)
    drawn = [fact for fact in table.night() if isinstance(fact, Drawn)]

    assert {fact.to for fact in drawn} <= {"narrator"}
    assert len(drawn) >= 4, "a die for each of the four"
    assert table.seat("F1") == Seat(2)
