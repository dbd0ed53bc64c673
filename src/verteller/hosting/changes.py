"""Whether anything has been committed to the database, by this process or by another one."""

from contextlib import suppress
from threading import Event
from typing import Any, Final, Protocol

from django.db import connection

EVERY: Final = 0.5
"""Seconds between two looks."""

CHANNEL: Final = "verteller_games"
"""Where PostgreSQL tells of a change to a game; a trigger of ours does."""


class Changes(Protocol):
    """Something that waits for a change. It belongs to the one thread that uses it."""

    def wait(self, woken: Event) -> bool:
        """Wait for `EVERY` seconds or until *woken*; tell whether there was a change."""


class FileChanges:
    """SQLite counts, for each connection, the commits of all others."""

    def __init__(self) -> None:
        self._seen = -1

    def wait(self, woken: Event) -> bool:
        """See `Changes`."""
        woken.wait(EVERY)
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA data_version")
            seen = int(cursor.fetchone()[0])
        before, self._seen = self._seen, seen
        return before != seen


class ListenedChanges:
    """PostgreSQL tells us of each commit that changed a game, without being asked."""

    def __init__(self) -> None:
        self._listens_on: Any = None

    def wait(self, woken: Event) -> bool:
        """See `Changes`."""
        connection.ensure_connection()
        raw: Any = connection.connection
        is_new = raw is not self._listens_on
        if is_new:
            with connection.cursor() as cursor:
                cursor.execute(f"LISTEN {CHANNEL}")
            self._listens_on = raw
        if woken.is_set():
            return is_new
        told = list(raw.notifies(timeout=EVERY, stop_after=1))
        # What has come in the meantime is the same news.
        told += list(raw.notifies(timeout=0)) if told else []
        return is_new or bool(told)


def changes() -> Changes:
    """Return what waits for changes to the database in use."""
    return ListenedChanges() if connection.vendor == "postgresql" else FileChanges()


def leave() -> None:
    """Give back this thread's connection."""
    with suppress(Exception):
        connection.close()
