"""The logs of live games as this process has read them, and what follows for each seat."""

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import Final

from verteller.chat.daylight import Daylight
from verteller.chat.knowing import Knowing, Known, know
from verteller.chat.rooms import Sight, Whereabouts
from verteller.hosting import games, transactions
from verteller.hosting.models import HostedGame
from verteller.rules.facts import Seat
from verteller.rules.log import Entry
from verteller.rules.moves import Started
from verteller.rules.views import View

MOST_KEPT: Final = 256
"""Games whose logs are kept read; the one unused longest makes room."""


class Ledger:
    """One game's log, as far as it has been read, and the whereabouts of each seat in it."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.entries: list[Entry] = []
        self._lock = Lock()
        self._whereabouts: dict[Seat | None, Whereabouts] = {}
        self._sights: dict[Seat | None, tuple[int, Sight]] = {}
        self._knowing: dict[Seat | None, tuple[int, Knowing]] = {}
        self._daylight: tuple[int, Daylight] | None = None

    def read_on(self, record: HostedGame) -> "Ledger":
        """Read what has been written since, and return itself."""
        with self._lock:
            if len(self.entries) < record.length:
                self.entries += games.read_entries(record, len(self.entries) + 1)
        return self

    def sight(self, seat: Seat | None) -> Sight:
        """Return how things stand for a seat by now."""
        with self._lock:
            known, sight = self._sights.get(seat, (0, None))
            if sight is None or known < len(self.entries):
                found = self._whereabouts.get(seat) or Whereabouts(self._started, seat)
                found.after(self.entries[known:])
                self._whereabouts[seat], sight = found, found.sight()
                self._sights[seat] = len(self.entries), sight
            return sight

    def known(self, seat: Seat | None, length: int) -> Known:
        """Return what a seat knows of the first *length* entries."""
        with self._lock:
            reached, found = self._knowing.get(seat, (0, None))
            if found is None:
                found = Knowing(seat)
            if reached <= length:
                self._knowing[seat] = length, found.after(self.entries[reached:length])
                return found.known()
        # Somebody else has read on meanwhile.
        return know(self.entries[:length], seat)

    def daylight(self) -> Daylight:
        """Return since when it has been shown who is there, by now."""
        with self._lock:
            known, found = self._daylight or (0, Daylight(self.entries[0]))
            self._daylight = len(self.entries), found.after(self.entries[known:])
            return found

    @property
    def _started(self) -> Started:
        first = self.entries[0].content
        if not isinstance(first, Started):
            raise TypeError("a log begins with how the game was started")
        return first


_kept: Final[OrderedDict[int, Ledger]] = OrderedDict()
_lock: Final = Lock()


def ledger(record: HostedGame) -> Ledger:
    """
    Return the log of a game that has been dealt, as long as *record* says at least.

    What is not committed yet is kept for nobody else.
    """
    if not transactions.is_committed(record.pk):
        return Ledger(record.seed).read_on(record)
    with _lock:
        found = _kept.pop(record.pk, None)
        if found is None or found.seed != record.seed:
            found = Ledger(record.seed)
        _kept[record.pk] = found
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    return found.read_on(record)


def sight(record: HostedGame, seat: Seat | None) -> Sight:
    """Return how things stand for a seat of a game that has been dealt."""
    return ledger(record).sight(seat)


def known_in(record: HostedGame, seat: Seat | None) -> Known:
    """Return what *seat* (None: whoever looks on) knows; nothing before the deal."""
    if not record.length:
        return Known(View(seat))
    return ledger(record).known(seat, record.length)


def entries_between(record: HostedGame, first: int, last: int) -> Sequence[Entry]:
    """Return the entries *first* to *last* of a game's log."""
    return ledger(record).entries[first - 1 : last] if record.length else ()


def forget() -> None:
    """Forget everything, as if this process had just been started."""
    with _lock:
        _kept.clear()
