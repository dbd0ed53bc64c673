"""Chi-squared by plain arithmetic, against published values."""

import pytest

from verteller.rules.conformance.statistics import LEAST, equal_shares, survival


@pytest.mark.parametrize(
    ("statistic", "degrees", "probability"),
    [
        (3.841, 1, 0.05),
        (10.828, 1, 0.001),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (16.266, 3, 0.001),
        (11.070, 5, 0.05),
        (18.307, 10, 0.05),
        (0.0, 4, 1.0),
    ],
)
def test_the_tail_is_that_of_the_tables(statistic: float, degrees: int, probability: float) -> None:
    assert survival(statistic, degrees) == pytest.approx(probability, rel=1e-3)


def test_even_counts_pass_for_equal_shares() -> None:
    assert equal_shares([50, 50]) == 1.0
    assert equal_shares([31, 29, 40]) > LEAST


def test_lopsided_counts_do_not() -> None:
    assert equal_shares([75, 25]) < LEAST


def test_no_counts_say_nothing() -> None:
    assert equal_shares([0, 0]) == 1.0
    assert equal_shares([7]) == 1.0
