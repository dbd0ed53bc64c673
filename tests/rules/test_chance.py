"""Chance: named draws that depend on the seed and the label alone, uniform and on record."""

import hashlib
from collections import Counter
from collections.abc import Generator
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verteller.rules.chance import Chance, draw, shuffle
from verteller.rules.facts import NARRATOR, Drawn, Fact, Seat

Result = TypeVar("Result")


def drawn(lot: Generator[Fact, None, Result]) -> tuple[Result, list[Fact]]:
    """Carry out a draw and return what came out with the facts stated on the way."""
    stated: list[Fact] = []
    while True:
        try:
            stated.append(next(lot))
        except StopIteration as done:
            return done.value, stated


def chi_squared(counts: Counter[int], cells: int) -> float:
    """Return how far *counts* are from equal shares."""
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


# The value that chi-squared passes once in a thousand, by degrees of freedom.
LIMITS = {1: 10.83, 2: 13.82, 4: 18.47, 5: 20.52, 6: 22.46, 16: 39.25, 23: 49.73}


@pytest.mark.parametrize("below", [2, 3, 5, 6, 7, 17])
def test_numbers_are_uniform_over_labels(below: int) -> None:
    chance = Chance("a seed like any other")
    counts = Counter(chance.number(f"night {night}", below) for night in range(20_000))

    assert chi_squared(counts, below) < LIMITS[below - 1]


@pytest.mark.parametrize("below", [2, 7])
def test_numbers_are_uniform_over_seeds(below: int) -> None:
    counts = Counter(Chance(f"seed {seed}").number("deal", below) for seed in range(20_000))

    assert chi_squared(counts, below) < LIMITS[below - 1]


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance("seed")
    orders = Counter(tuple(chance.order(f"deal {game}", 4)) for game in range(24_000))
    places = {order: place for place, order in enumerate(sorted(orders))}

    assert len(orders) == 24
    assert chi_squared(Counter({places[o]: n for o, n in orders.items()}), 24) < LIMITS[23]


def test_two_labels_of_one_seed_are_independent() -> None:
    chance = Chance("seed")
    pairs = Counter(
        2 * chance.number(f"{game} one", 2) + chance.number(f"{game} two", 2)
        for game in range(20_000)
    )

    assert chi_squared(pairs, 4) < 16.27


@given(st.text(), st.text(), st.integers(1, 2000))
def test_a_draw_depends_on_seed_and_label_alone(seed: str, label: str, below: int) -> None:
    assert Chance(seed).number(label, below) == Chance(seed).number(label, below)
    assert 0 <= Chance(seed).number(label, below) < below


@given(st.text(), st.integers(0, 60))
def test_an_order_holds_everybody_once(seed: str, size: int) -> None:
    assert sorted(Chance(seed).order("deal", size)) == list(range(size))


def test_a_number_is_the_one_that_anybody_can_work_out() -> None:
    """The recipe is public: SHA-256 of seed, line feed and label, modulo the number of options."""
    digest = hashlib.sha256(b"secret\npyre 3: scapegoat").hexdigest()

    assert Chance("secret").number("pyre 3: scapegoat", 7) == int(digest, 16) % 7


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    known = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"

    assert Chance("secret").commitment == known


def test_a_draw_is_put_on_record_for_the_narrator() -> None:
    options = (Seat(2), Seat(5), Seat(9))

    result, stated = drawn(draw(Chance("s"), "pyre 1: scapegoat", options))

    assert result in options
    assert stated == [
        Drawn(to=NARRATOR, label="pyre 1: scapegoat", options=options, result=(result,))
    ]


def test_a_shuffle_is_put_on_record_in_the_order_drawn() -> None:
    result, stated = drawn(shuffle(Chance("s"), "deal", ("a", "b", "c")))

    assert sorted(result) == ["a", "b", "c"]
    assert stated == [
        Drawn(to=NARRATOR, label="deal", options=("a", "b", "c"), result=tuple(result))
    ]
