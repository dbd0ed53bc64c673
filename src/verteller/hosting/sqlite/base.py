"""
SQLite that keeps nobody waiting for longer than its one lock for writing has to be held.

SQLite itself (``synchronous=FULL``) waits for the disk while it holds that lock: a disk that takes
a second for it keeps everybody waiting, who talks as well as who answers. Here SQLite hands its
log of what is written (``-wal``) to the system, gives the lock back, and then we wait for the disk
ourselves. When a commit returns, all it wrote survives a power cut, as before; so does whatever was
committed earlier, since it stands before it in the same log. A single statement outside of any
transaction waits as SQLite does by itself.

And whoever waits for the lock looks after it again and again, more and more seldom. Threads of one
process wake each other instead; other processes they meet at SQLite's own lock.
"""

import os
from contextlib import suppress
from functools import cache
from threading import Lock
from typing import Any, Final

from django.db import OperationalError
from django.db.backends.sqlite3 import base

PATIENCE: Final = 5.0
"""Seconds to wait for another thread where nothing else is set; SQLite's own are as many."""

_AT_ONCE: Final = "PRAGMA synchronous=FULL"
_LATER: Final = "PRAGMA synchronous=NORMAL"


@cache
def _turn(_file: str, _process: int) -> Lock:
    """Return what the one thread of a process holds that writes into a file."""
    return Lock()


class DatabaseWrapper(base.DatabaseWrapper):
    """
    A connection of that kind.

    Attributes:
        waits_for_disk: Whether commits do; see `verteller.hosting.durability`.

    Source: wakkerdam, WAK-SYS-06, WAK-SYS-08.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Prepare, as Django does."""
        super().__init__(*args, **kwargs)
        self.waits_for_disk = True
        self._log: int | None = None
        self._changes = 0
        self._held: Lock | None = None

    def _start_transaction_under_autocommit(self) -> None:
        turn = _turn(str(self.settings_dict["NAME"]), os.getpid())
        if not turn.acquire(timeout=self.settings_dict["OPTIONS"].get("timeout", PATIENCE)):
            raise OperationalError("database is locked")
        self._held = turn
        try:
            self._set_waiting(at_once=False)
            super()._start_transaction_under_autocommit()  # type: ignore[misc]
        except BaseException:
            self._give_back()
            raise

    def _give_back(self) -> None:
        held, self._held = self._held, None
        try:
            if held is not None and self.connection is not None:
                self._set_waiting(at_once=self.waits_for_disk)
        finally:
            if held is not None:
                held.release()

    def _set_waiting(self, *, at_once: bool) -> None:
        """Let SQLite itself wait for the disk at every commit, or not; not within one."""
        with self.wrap_database_errors:
            self.connection.execute(_AT_ONCE if at_once else _LATER)

    def wait_for_disk(self, *, yes: bool) -> None:
        """Let whatever is committed from now on wait for the disk, or not; in no transaction."""
        self.ensure_connection()
        self.waits_for_disk = yes
        self._set_waiting(at_once=yes)

    def _commit(self) -> None:
        super()._commit()  # type: ignore[misc]
        self._give_back()
        changes = self.connection.total_changes if self.connection else 0
        # Whoever has only read waits for nothing.
        if self.waits_for_disk and changes != self._changes:
            self._changes = changes
            self._wait_for_disk()

    def _rollback(self) -> None:
        try:
            super()._rollback()  # type: ignore[misc]
        finally:
            self._give_back()

    def _wait_for_disk(self) -> None:
        try:
            if self._log is None:
                # As SQLite calls it, which follows links.
                file = self.connection.execute("PRAGMA database_list").fetchone()[2]
                self._log = os.open(f"{file}-wal", os.O_RDONLY)
            os.fdatasync(self._log)
        except FileNotFoundError:
            # A database in memory, or without such a log: SQLite has waited by itself.
            return
        except OSError as error:
            raise OperationalError(f"the disk does not take it: {error.strerror}") from error

    def _close(self) -> None:
        held, self._held = self._held, None
        try:
            super()._close()  # type: ignore[misc]
        finally:
            if held is not None:
                held.release()
            log, self._log, self._changes = self._log, None, 0
            if log is not None:
                with suppress(OSError):
                    os.close(log)
