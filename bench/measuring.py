"""What a benchmark says, and how time is taken."""

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Line:
    """
    One measurement.

    Args:
        name: What was measured.
        value: What came out, with its unit.
        ratio: How many times the baseline it is, if there is one.
        baseline: What it is compared with.
        most: The ratio it must not exceed, if there is such a bound.
        guide: What it should be on an ordinary machine, in words; not enforced.
    """

    name: str
    value: str
    ratio: float | None = None
    baseline: str = ""
    most: float | None = None
    guide: str = ""

    @property
    def holds(self) -> bool:
        """Whether the ratio is within its bound."""
        return self.ratio is None or self.most is None or self.ratio <= self.most

    def __str__(self) -> str:
        """Return it as one line of text."""
        said = f"{self.name:<44} {self.value:>20}"
        if self.ratio is not None:
            said += f"   {self.ratio:.2f} x {self.baseline}"
        if self.most is not None:
            said += f" (at most {self.most:g}){'' if self.holds else '  TOO MUCH'}"
        if self.guide:
            said += f"   ({self.guide})"
        return said


def seconds(work: Callable[[], T], *, times: int = 3) -> tuple[float, T]:
    """
    Do *work* several times.

    Returns:
        The processor seconds of the fastest time, which is the least disturbed, and what the
        work returned then.
    """
    best: tuple[float, T] | None = None
    for _ in range(times):
        gc.collect()
        begun = time.process_time()
        result = work()
        taken = time.process_time() - begun
        if best is None or taken < best[0]:
            best = (taken, result)
    if best is None:
        raise ValueError("nothing was done")
    return best
