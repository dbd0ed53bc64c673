"""The bot: it listens to its server, and tends every game that has changed."""

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta
from threading import Event, Thread
from typing import Final

from django.db import DatabaseError, InterfaceError
from django.db.models import Q

from verteller.chat.matrix.errors import Away, Limited
from verteller.chat.matrix.hearing import Hearer
from verteller.chat.matrix.server import Server
from verteller.chat.matrix.stored import Stored
from verteller.chat.matrix.tending import Tender
from verteller.chat.models import LiveGame, MatrixAccount, MatrixCursor
from verteller.chat.wakes import on_news
from verteller.hosting import clock
from verteller.hosting.changes import changes, leave

log = logging.getLogger(__name__)

LOOKS_BACK: Final = timedelta(days=2)
"""So long after its end a game is still looked after."""

AT_ONCE: Final = 4
"""So many games are tended at the same time."""

LONGEST_PAUSE: Final = 60.0
"""Seconds between two tries to reach a server that is away."""

LOOKS_EVERY: Final = 5.0
"""Seconds between two looks at all games, whatever is told of changes."""

Stamp = tuple[object, ...]


def stamps() -> dict[int, Stamp]:
    """Return for each game on Matrix what changes whenever something in it does."""
    recent = Q(game__ended_at__isnull=True) | Q(game__ended_at__gt=clock.now() - LOOKS_BACK)
    on_matrix = (
        Q(matrix_rooms__isnull=False)
        | Q(game__players__matrix__isnull=False)
        | Q(before__matrix_rooms__isnull=False)
    )
    games = LiveGame.objects.filter(recent, on_matrix).distinct()
    found: dict[int, Stamp] = {
        pk: tuple(stamp)
        for pk, *stamp in games.values_list("pk", "posted", "game__length", "game__status")
    }
    people = MatrixAccount.objects.filter(player__game__live__in=found).order_by("player_id")
    for pk, *link in people.values_list(
        "player__game__live", "player_id", "user", "person_id", "player__person_id"
    ):
        found[pk] += (*link,)
    return found


def cursor_of(user: str) -> str:
    """Return how far the bot has read."""
    found = MatrixCursor.objects.filter(user=user).values_list("since", flat=True).first()
    return found or ""


def move_cursor(user: str, since: str) -> None:
    """Remember how far the bot has read."""
    MatrixCursor.objects.update_or_create(user=user, defaults={"since": since})


class Bot:
    """
    The bot at work on one server.

    Args:
        server: Entered already.
        stored: How the database is asked.
    """

    def __init__(self, server: Server, stored: Stored) -> None:
        self._server = server
        self._stored = stored
        self._tender = Tender(server, stored)
        self._hearer = Hearer(server, stored, self._tender, self._tended_anew)
        self._news = asyncio.Event()
        self._done: dict[int, Stamp] = {}
        self._tried: dict[int, tuple[Stamp, float]] = {}
        """Of games that wait: what they were when they were tended, and when they are again."""
        self._urgent: set[int] = set()
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._few = asyncio.Semaphore(AT_ONCE)
        self.ready = asyncio.Event()
        """Set once all that was missed has been heard."""

    async def run(self) -> None:
        """
        Be at work until cancelled.

        Raises:
            Refused: The server will have nothing to do with us any more.
        """
        stopped = Event()
        loop = asyncio.get_running_loop()
        watch = Thread(target=_watch, args=(loop, self._news, stopped), name="matrix-changes")
        watch.start()
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._listen())
                tasks.create_task(self._look_after_games())
        finally:
            stopped.set()
            tending = list(self._under_way.values())
            for task in tending:
                task.cancel()
            await asyncio.gather(*tending, return_exceptions=True)
            await self._hearer.rest()
            await asyncio.to_thread(watch.join)

    async def _listen(self) -> None:
        """Hear what the server brings, and remember how far that was once it is dealt with."""
        since: str = await self._stored(cursor_of, self._server.user)
        pause = 1.0
        while True:
            try:
                answer = await self._server.sync(since)
                await self._hearer.hear(answer, since)
            except (Away, Limited) as error:
                log.warning("matrix: the server is away: %s", error)
                await asyncio.sleep(max(pause, getattr(error, "retry_after", 0.0)))
                pause = min(pause * 2, LONGEST_PAUSE)
                continue
            pause = 1.0
            if answer.next_batch != since:
                since = answer.next_batch
                await self._stored(move_cursor, self._server.user, since)
            if not self.ready.is_set():
                self.ready.set()
                self._news.set()

    def _tended_anew(self, live_id: int | None) -> None:
        """Let a game be looked at, whether it has changed or not."""
        if live_id is not None:
            self._urgent.add(live_id)
        self._news.set()

    async def _look_after_games(self) -> None:
        """Tend whatever has changed, as soon as anybody has committed anything."""
        # What encryption needs to know of rooms comes with the first answer.
        await self.ready.wait()
        while True:
            self._news.clear()
            try:
                for live_id, stamp in (await self._stored(stamps)).items():
                    self._begin(live_id, stamp)
            except (DatabaseError, InterfaceError):
                log.warning("matrix: the database cannot be asked", exc_info=True)
            # Not `wait_for`, which may overlook that it is cancelled when there is news.
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOKS_EVERY):
                    await self._news.wait()

    def _begin(self, live_id: int, stamp: Stamp) -> None:
        """Begin to tend a game if there is anything to do, and nobody is at it."""
        now = asyncio.get_running_loop().time()
        tried, until = self._tried.get(live_id, ((), 0.0))
        is_idle = self._done.get(live_id) == stamp or (tried == stamp and until > now)
        if live_id in self._under_way or (is_idle and live_id not in self._urgent):
            return
        self._urgent.discard(live_id)
        task = asyncio.create_task(self._tend(live_id, stamp))
        self._under_way[live_id] = task

    async def _tend(self, live_id: int, stamp: Stamp) -> None:
        again: float | None = LONGEST_PAUSE
        loop = asyncio.get_running_loop()
        try:
            async with self._few:
                again = await self._tender.tend(live_id)
        except Exception:
            # The others are not to wait for it.
            log.exception("matrix: a game could not be tended")
        finally:
            del self._under_way[live_id]
            if again is None:
                self._done[live_id] = stamp
            else:
                self._tried[live_id] = stamp, loop.time() + again
                loop.call_later(again, self._news.set)
            self._news.set()


def _watch(loop: asyncio.AbstractEventLoop, news: asyncio.Event, stopped: Event) -> None:
    """Tell of whatever is committed, by this process or another, until told to stop."""

    def tell(_game: int = 0) -> None:
        with suppress(RuntimeError):
            # The loop may have ended in this moment.
            loop.call_soon_threadsafe(news.set)

    on_news(tell)
    watched = changes()
    try:
        while not stopped.is_set():
            try:
                if watched.wait(stopped):
                    tell()
            except (DatabaseError, InterfaceError):
                log.warning("matrix: the database cannot be watched", exc_info=True)
                leave()
                stopped.wait(1.0)
                watched = changes()
    finally:
        leave()
