"""One watcher a process: it looks when the database has changed, and wakes those it concerns."""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from threading import Event, Lock, Thread
from typing import Final

from django.db import DatabaseError, InterfaceError

from verteller.hosting.changes import Changes, changes, leave

log = logging.getLogger(__name__)

MOST: Final = 5_000
"""Streams of one process; whoever comes later is asked to come again."""

MOST_FROM_ONE_PLACE: Final = 300
"""Of them so many from one network, so that nobody takes them all."""

PAUSE: Final = 2.0
"""Seconds until it is tried again when the database could not be asked."""


@dataclass(frozen=True, slots=True)
class Topic:
    """
    What a stream is about.

    Args:
        game: The name of a game; empty for the overview of all.
        person: The number of the person whose place in that game it is; None for everybody.
    """

    game: str = ""
    person: int | None = None


@dataclass(frozen=True, slots=True)
class Pulse:
    """
    How a topic stands.

    Args:
        stamp: What changes whenever the page about it does; it tells nothing of how.
        until: When the open round closes, for those who may know; empty for the others.
        is_last: Whether nothing more will come.
    """

    stamp: str
    until: str = ""
    is_last: bool = False


Look = Callable[[Collection[Topic], Collection[Topic]], Mapping[Topic, Pulse]]
"""
Returns how topics stand; one that is left out stands as when it was looked at last. Those given
second are looked at anew in any case.
"""


@dataclass(eq=False, slots=True)
class Listener:
    """A stream that waits for news, and the network it goes to, empty if that is not known."""

    topic: Topic
    place: str
    loop: asyncio.AbstractEventLoop
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Hub:
    """Who listens to what, and how each topic stood last."""

    def __init__(self, look: Look, watch: Callable[[], Changes] = changes) -> None:
        self._look = look
        self._watch = watch
        self._lock = Lock()
        self._listeners: dict[Topic, set[Listener]] = defaultdict(set)
        self._pulses: dict[Topic, Pulse] = {}
        self._woken = Event()
        self._thread: Thread | None = None
        self._count = 0
        self._places: Counter[str] = Counter()
        self.is_closed = False

    def __len__(self) -> int:
        """Return how many listen."""
        return self._count

    def is_full(self, place: str = "") -> bool:
        """Tell whether nobody else can listen now, or nobody else from the network *place*."""
        most = MOST_FROM_ONE_PLACE if place else MOST
        return self.is_closed or self._count >= MOST or self._places[place] >= most

    def listen(self, topic: Topic, place: str = "") -> Listener:
        """Let the running task listen to *topic*, until it stops."""
        listener = Listener(topic, place, asyncio.get_running_loop())
        with self._lock:
            is_new = topic not in self._listeners
            self._listeners[topic].add(listener)
            self._count += 1
            self._places[place] += 1
            if self._thread is None:
                self._thread = Thread(target=self._run, name="live", daemon=True)
                self._thread.start()
        if is_new:
            self._woken.set()
        return listener

    def stop(self, listener: Listener) -> None:
        """Let it listen no longer."""
        with self._lock:
            listeners = self._listeners.get(listener.topic, set())
            if listener not in listeners:
                return
            listeners.discard(listener)
            self._count -= 1
            self._places[listener.place] -= 1
            if not self._places[listener.place]:
                del self._places[listener.place]
            if not listeners:
                self._listeners.pop(listener.topic, None)
                self._pulses.pop(listener.topic, None)
                self._woken.set()

    def pulse(self, topic: Topic) -> Pulse | None:
        """Return how a topic stood last; None before anybody has looked."""
        return self._pulses.get(topic)

    def open(self) -> None:
        """Let people listen (again)."""
        self.is_closed = False

    def close(self) -> None:
        """Send everybody away: the process is to end."""
        self.is_closed = True
        self._woken.set()
        with self._lock:
            everybody = [each for group in self._listeners.values() for each in group]
            thread = self._thread
        _wake(everybody)
        if thread is not None:
            thread.join(timeout=PAUSE)

    def _run(self) -> None:
        """Watch as long as anybody listens."""
        watched = self._watch()
        try:
            while (topics := self._topics()) is not None:
                watched = self._turn(watched, topics)
        finally:
            leave()

    def _turn(self, watched: Changes, topics: set[Topic]) -> Changes:
        """Look once, if there is reason to, and wait for the next one."""
        try:
            has_changed = watched.wait(self._woken)
            self._woken.clear()
            topics = self._topics() or set()
            with self._lock:
                unknown = topics - self._pulses.keys()
            if has_changed or unknown:
                self._publish(self._look(topics if has_changed else unknown, unknown))
        except (DatabaseError, InterfaceError):
            # The pages still ask in the old way; the next look finds what was missed.
            log.warning("live pages: the database cannot be asked", exc_info=True)
            leave()
            Event().wait(PAUSE)
            return self._watch()
        except Exception:
            log.exception("live pages: a look failed")
            Event().wait(PAUSE)
        return watched

    def _topics(self) -> set[Topic] | None:
        """Return what is listened to; None, and the watcher ends, if nobody listens."""
        with self._lock:
            if not self._listeners or self.is_closed:
                self._thread = None
                return None
            return set(self._listeners)

    def _publish(self, found: Mapping[Topic, Pulse]) -> None:
        with self._lock:
            told = {
                topic: pulse
                for topic, pulse in found.items()
                if topic in self._listeners and self._pulses.get(topic) != pulse
            }
            self._pulses.update(told)
            concerned = [each for topic in told for each in self._listeners[topic]]
        _wake(concerned)


def _wake(listeners: Collection[Listener]) -> None:
    """Wake them in their own loops, with one call a loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[asyncio.Event]] = defaultdict(list)
    for each in listeners:
        by_loop[each.loop].append(each.news)
    for loop, events in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_set_all, events)


def _set_all(events: Collection[asyncio.Event]) -> None:
    for event in events:
        event.set()
