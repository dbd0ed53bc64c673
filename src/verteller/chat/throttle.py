"""
How often somebody may speak and show that he writes: no talker is slowed, a flood is.

Every word of an evening is counted here, so it is done with less ado than `hosting.throttling`,
which is there to be asked now and then.
"""

from collections import deque
from dataclasses import dataclass
from threading import Lock
from time import monotonic
from typing import Final

from verteller.chat.models import LiveGame
from verteller.hosting.models import Player

MOST_KEPT: Final = 20_000
"""Of so many people it is kept how often they have spoken."""


@dataclass(frozen=True, slots=True)
class Limit:
    """At most *amount* times within *seconds*."""

    amount: int
    seconds: float


AT_ONCE: Final = Limit(40, 5.0)
"""So much may come at once: what was written while there was no connection."""

IN_A_ROW: Final = Limit(60, 60.0)
"""So many posts may come in a minute."""

LETTERS: Final = Limit(30, 5.0)
"""So often a page may tell that somebody writes."""


class Counter:
    """Counts what each of many people does, in one process."""

    def __init__(self, *limits: Limit) -> None:
        self._limits = limits
        self._most = max(limit.amount for limit in limits)
        self._times: dict[tuple[str, int], deque[float]] = {}
        self._lock = Lock()

    def may(self, whose: tuple[str, int]) -> bool:
        """Count once more, unless that is more than one of the limits allows."""
        now = monotonic()
        with self._lock:
            if len(self._times) >= MOST_KEPT:
                self._times.clear()
            times = self._times.setdefault(whose, deque(maxlen=self._most))
            if any(_is_reached(limit, times, now) for limit in self._limits):
                return False
            times.append(now)
            return True


def _is_reached(limit: Limit, times: deque[float], now: float) -> bool:
    return len(times) >= limit.amount and now - times[-limit.amount] < limit.seconds


_posts: Final = Counter(AT_ONCE, IN_A_ROW)
_letters: Final = Counter(LETTERS)


def may_speak(live: LiveGame, player: Player) -> bool:
    """Count one more post of *player*, and tell whether he may send it now."""
    return _posts.may((live.invitation, player.pk))


def may_type(live: LiveGame, player: Player) -> bool:
    """Count once more that *player* writes, and tell whether that is little enough to show."""
    return _letters.may((live.invitation, player.pk))
