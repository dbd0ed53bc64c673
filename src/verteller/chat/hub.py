"""One hub a process: it knows who listens to which game, and fetches what is new for them."""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from typing import Final

from django.db import DatabaseError, InterfaceError

from verteller.chat.access import Reader
from verteller.hosting.changes import Changes, changes, leave

log = logging.getLogger(__name__)

MOST: Final = 5_000
"""Streams of one process; whoever comes later is asked to come again."""

MOST_FROM_ONE_PLACE: Final = 300
"""Of them so many from one network, so that nobody takes them all."""

MOST_WAITING: Final = 1_000
"""So many events may wait for one who does not take them; then he has to come again."""

PAUSE: Final = 2.0
"""Seconds until it is tried again when the database could not be asked."""


@dataclass(eq=False, slots=True)
class Listener:
    """
    A stream that waits for news.

    Args:
        reader: Who listens; made anew whenever his place has changed.
        person: The number of the person who does.
        place: The network it goes to, empty if that is not known.
        reached: The number of the last post that was looked at for him.
        session: The key of the session in which he asked, empty if that is not known.
        told_state: What he was told last of how things stand.
        told_here: What he was told last of who is there.
        lines: What is to be sent, as text; taken out by the stream alone.
    """

    reader: Reader
    person: int
    place: str
    reached: int
    loop: asyncio.AbstractEventLoop
    session: str = ""
    told_state: object = None
    told_here: object = None
    lines: list[str] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    is_over: bool = False

    @property
    def game(self) -> int:
        """The number of the game it is about."""
        return self.reader.live.game_id

    def give(self, lines: Iterable[str]) -> None:
        """Take what is to be sent next; called in the stream's own loop."""
        self.lines += lines
        self.is_over = self.is_over or len(self.lines) > MOST_WAITING
        self.news.set()

    def dismiss(self) -> None:
        """Send nothing more; called in the stream's own loop."""
        self.is_over = True
        self.news.set()


@dataclass(frozen=True, slots=True)
class Delivery:
    """
    What listeners are to be sent, and who is to be sent away.

    Args:
        later: What takes longer to make: for one listener after another his lines, or None if he
            is to be sent away. It is made while nobody else has news, and sent to all at once.
    """

    lines: Mapping[Listener, list[str]]
    gone: Collection[Listener] = ()
    later: Iterable[tuple[Listener, list[str] | None]] = ()


@dataclass(slots=True)
class _Postponed:
    """What of a delivery comes later, as far as it has been made."""

    rest: Iterator[tuple[Listener, list[str] | None]]
    lines: dict[Listener, list[str]] = field(default_factory=dict)
    gone: list[Listener] = field(default_factory=list)

    def go_on(self) -> bool:
        """Make what one of them is sent; tell whether there is more to make."""
        for listener, lines in self.rest:
            if lines is None:
                self.gone.append(listener)
            else:
                self.lines[listener] = lines
            return True
        _deliver(self.lines, self.gone)
        return False


Fetch = Callable[[int, Collection[Listener]], Delivery]
"""Looks up what is new in a game for those who listen to it, and moves their marks on."""

Marks = Callable[[Collection[int]], Mapping[int, object]]
"""Returns for each of some games what changes whenever something in it does."""

Beat = Callable[[Collection[Listener]], Collection[int]]
"""Does what is due now and then for those who listen, and returns the games that have news."""


class Hub:
    """
    Who listens, and the two threads that serve them while there is anybody.

    One fetches for the games that have news; the other watches what other processes commit. What
    this process commits itself it is told of by `wake`, at once.
    """

    def __init__(
        self, fetch: Fetch, marks: Marks, beat: Beat, watch: Callable[[], Changes] = changes
    ) -> None:
        self._fetch, self._marks, self._beat, self._watch = fetch, marks, beat, watch
        self._lock = Lock()
        self._listeners: dict[int, set[Listener]] = defaultdict(set)
        self._places: Counter[str] = Counter()
        self._queue: SimpleQueue[int | None] = SimpleQueue()
        self._queued: set[int] = set()
        self._stopped = Event()
        self._threads: tuple[Thread, ...] = ()
        self._leaving: list[Thread] = []
        self._count = 0
        self.is_closed = False

    def __len__(self) -> int:
        """Return how many listen."""
        return self._count

    def is_full(self, place: str = "") -> bool:
        """Tell whether nobody else can listen now, or nobody else from the network *place*."""
        most = MOST_FROM_ONE_PLACE if place else MOST
        return self.is_closed or self._count >= MOST or self._places[place] >= most

    def listeners(self) -> list[Listener]:
        """Return everybody who listens."""
        with self._lock:
            return [each for group in self._listeners.values() for each in group]

    def listen(self, listener: Listener) -> None:
        """Let somebody listen, until he stops; what he has missed is fetched at once."""
        with self._lock:
            self._listeners[listener.game].add(listener)
            self._count += 1
            self._places[listener.place] += 1
            if not self._threads:
                self._start()
        self.wake(listener.game)

    def stop(self, listener: Listener) -> None:
        """Let him listen no longer."""
        with self._lock:
            group = self._listeners.get(listener.game, set())
            if listener not in group:
                return
            group.discard(listener)
            self._count -= 1
            self._places[listener.place] -= 1
            if not self._places[listener.place]:
                del self._places[listener.place]
            if not group:
                del self._listeners[listener.game]
            if not self._listeners:
                self._end()

    def dismiss(self, listeners: Collection[Listener]) -> None:
        """Send some of them nothing more."""
        _deliver({}, listeners)

    def wake(self, game: int) -> None:
        """Fetch what is new in a game, if anybody listens to it."""
        with self._lock:
            if game in self._listeners and game not in self._queued:
                self._queued.add(game)
                self._queue.put(game)

    def open(self) -> None:
        """Let people listen (again)."""
        self.is_closed = False

    def close(self) -> None:
        """Send everybody away: the process is to end."""
        self.is_closed = True
        with self._lock:
            everybody = [each for group in self._listeners.values() for each in group]
            self._end()
            threads, self._leaving = self._leaving, []
        _call_in_loops({each: each.dismiss for each in everybody})
        for thread in threads:
            thread.join(timeout=PAUSE)

    def _start(self) -> None:
        """Begin to serve; the lock is held."""
        self._stopped, self._queue = Event(), SimpleQueue()
        self._queued.clear()
        mine = self._stopped, self._queue
        self._threads = (
            Thread(target=self._serve, args=mine, name="rooms", daemon=True),
            Thread(target=self._look_round, args=mine[:1], name="rooms-changes", daemon=True),
        )
        for thread in self._threads:
            thread.start()

    def _end(self) -> None:
        """Serve no longer; the lock is held."""
        self._stopped.set()
        self._queue.put(None)
        self._leaving = [each for each in (*self._leaving, *self._threads) if each.is_alive()]
        self._threads = ()

    def _serve(self, stopped: Event, queue: "SimpleQueue[int | None]") -> None:
        """Fetch for one game after another; what takes longer is made in between."""
        later: dict[int, _Postponed] = {}
        try:
            while (game := _next(queue, later)) is not None:
                with self._lock:
                    # Whoever has come since then is served by other threads.
                    if stopped.is_set():
                        return
                    self._queued.discard(game)
                    group = set(self._listeners.get(game, ()))
                if group and not self._serve_game(game, group, later):
                    leave()
                    stopped.wait(PAUSE)
                    self.wake(game)
        finally:
            leave()

    def _serve_game(
        self, game: int, group: Collection[Listener], later: dict[int, _Postponed]
    ) -> bool:
        """Fetch for one game; tell whether the database could be asked."""
        # What they are still to be sent is older.
        while game in later:
            _go_on(game, later)
        try:
            found = self._fetch(game, group)
        except (DatabaseError, InterfaceError):
            log.warning("rooms: the database cannot be asked", exc_info=True)
            return False
        except Exception:
            # It would fail again; the others are not to wait for it.
            log.exception("rooms: nothing could be fetched")
            return True
        _deliver(found.lines, found.gone)
        later[game] = _Postponed(iter(found.later))
        return True

    def _look_round(self, stopped: Event) -> None:
        """Find out which games have changed whenever anybody has committed anything."""
        watched, known = self._watch(), dict[int, object]()
        try:
            while not stopped.is_set():
                try:
                    if watched.wait(stopped):
                        known = self._wake_changed(known)
                    for game in self._beat(self.listeners()):
                        self.wake(game)
                except (DatabaseError, InterfaceError):
                    log.warning("rooms: the database cannot be asked", exc_info=True)
                    leave()
                    stopped.wait(PAUSE)
                    watched = self._watch()
                except Exception:
                    log.exception("rooms: a look round failed")
                    stopped.wait(PAUSE)
        finally:
            leave()

    def _wake_changed(self, known: Mapping[int, object]) -> dict[int, object]:
        with self._lock:
            games = list(self._listeners)
        marks = dict(self._marks(games))
        for game in games:
            # One that has been deleted has no mark.
            if game not in marks or known.get(game) != marks[game]:
                self.wake(game)
        return marks


def _next(queue: "SimpleQueue[int | None]", later: dict[int, _Postponed]) -> int | None:
    """
    Return the next game that has news, None at the end.

    Between any two of them one more is made of what takes longer, and all while there is none.
    """
    while later:
        _go_on(next(iter(later)), later)
        with suppress(Empty):
            return queue.get_nowait()
    return queue.get()


def _go_on(game: int, later: dict[int, _Postponed]) -> None:
    """Make what one of those who listen to a game is sent later."""
    try:
        if later[game].go_on():
            return
    except Exception:
        log.exception("rooms: something could not be made")
    del later[game]


def _deliver(lines: Mapping[Listener, list[str]], gone: Collection[Listener]) -> None:
    _call_in_loops(
        {each: _giving(each, some) for each, some in lines.items() if some}
        | {each: each.dismiss for each in gone}
    )


def _giving(listener: Listener, lines: list[str]) -> Callable[[], None]:
    return lambda: listener.give(lines)


def _call_in_loops(calls: Mapping[Listener, Callable[[], None]]) -> None:
    """Call each in its listener's own loop, with one wake a loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Callable[[], None]]] = defaultdict(list)
    for listener, call in calls.items():
        by_loop[listener.loop].append(call)
    for loop, some in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_call_all, some)


def _call_all(calls: Collection[Callable[[], None]]) -> None:
    for call in calls:
        call()
