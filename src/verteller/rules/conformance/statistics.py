"""Whether things that should come equally often did."""

import math
from collections.abc import Sequence

LEAST = 0.001
"""The probability below which counts are no longer taken for equal shares."""


def survival(statistic: float, degrees: int) -> float:
    """
    Return how probable a chi-squared value of at least *statistic* is.

    Args:
        degrees: Degrees of freedom, at least 1.
    """
    half = statistic / 2
    if degrees % 2 == 0:
        term = total = math.exp(-half)
        for step in range(1, degrees // 2):
            term *= half / step
            total += term
        return total
    total = math.erfc(math.sqrt(half))
    term = math.sqrt(4 * half / math.pi) * math.exp(-half)
    for step in range(1, degrees, 2):
        total += term
        term *= statistic / (step + 2)
    return total


def equal_shares(counts: Sequence[int]) -> float:
    """Return how probable counts at least as uneven as these are if all come equally often."""
    expected = sum(counts) / len(counts)
    if len(counts) < 2 or expected == 0:
        return 1.0
    statistic = sum((count - expected) ** 2 / expected for count in counts)
    return survival(statistic, len(counts) - 1)
