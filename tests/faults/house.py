"""The house under attack: a narrator that can be killed and started again as often as wanted."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from queue import SimpleQueue
from types import TracebackType
from typing import Self

from tests.servers.machine import free_port

ROOT = Path(__file__).resolve().parents[2]
NOTHING = timedelta()
PATIENCE = 120.0
"""Seconds within which even a busy machine does what is asked of it."""


class House:
    """
    A narrator on a database of its own, as a context: the nursery is there while it lasts.

    Attributes:
        port: Where the narrator takes mail whenever it is alive.
        is_up: Set while it does.
        log: The file with all that the narrators complained of.
    """

    def __init__(
        self,
        folder: Path,
        environment: Mapping[str, str],
        *,
        patience: float = 20,
        nursery: str = "tests.faults.nursery",
    ) -> None:
        """
        Prepare.

        Args:
            folder: Where the log is to be.
            environment: Where the database is and where mail is to be sent.
            patience: Seconds a narrator waits for a database that somebody else has locked.
            nursery: The module that brings him into the world.
        """
        self.port = free_port()
        self.is_up = threading.Event()
        self.log = folder / "narrator.log"
        self._patience, self._module = patience, nursery
        self._environment = {**os.environ, "VERTELLER_SENDER_PROOF": "from", **environment}
        self._told: SimpleQueue[str] = SimpleQueue()
        self._pid = 0
        self._lock = threading.Lock()

    def __enter__(self) -> Self:
        """Start the nursery."""
        with self.log.open("wb") as log:
            self._nursery = subprocess.Popen(
                [sys.executable, "-m", self._module, str(self.port), str(self._patience)],
                cwd=ROOT,
                env=self._environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self._hearing = threading.Thread(target=self._hear, name="nursery")
        self._hearing.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the nursery and whoever is in it."""
        if self._nursery.stdin is not None:
            self._nursery.stdin.close()
        self._nursery.wait(PATIENCE)
        self._hearing.join(PATIENCE)
        if self._nursery.stdout is not None:
            self._nursery.stdout.close()

    def start(self, ahead: timedelta = NOTHING) -> None:
        """
        Start a narrator; it is alive from now on, and takes mail once `is_up` is set.

        Args:
            ahead: By how much its clock is ahead of the machine's.
        """
        self._say(f"start {ahead.total_seconds()}")
        pid = int(self._heard("born"))
        with self._lock:
            self._pid = pid

    def open(self, ahead: timedelta = NOTHING) -> None:
        """Start a narrator and wait until it takes mail."""
        self.start(ahead)
        if not self.is_up.wait(PATIENCE):
            raise TimeoutError(self.complaints())

    def kill(self) -> None:
        """Kill the narrator where it stands."""
        self.shoot()
        self._bury(-signal.SIGKILL)

    def shoot(self) -> None:
        """Let the narrator, if there is one, do not one thing more; `kill` is to follow."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """Ask the narrator to finish what it has in hand, and wait until it has."""
        self._signal(signal.SIGTERM)
        self._bury(0)

    @property
    def pid(self) -> int:
        """By what number the narrator is called, 0 while there is none."""
        with self._lock:
            return self._pid

    def complaints(self) -> str:
        """Return all that the narrators complained of so far."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def _signal(self, number: signal.Signals) -> None:
        with self._lock:
            if self._pid:
                self.is_up.clear()
                os.kill(self._pid, number)

    def _bury(self, expected: int) -> None:
        # Once it is buried another process may be called by its number.
        with self._lock:
            self._pid = 0
        self._say("bury")
        status = int(self._heard("gone"))
        self.is_up.clear()
        if status != expected:
            raise RuntimeError(f"a narrator ended with {status}\n{self.complaints()}")

    def _say(self, word: str) -> None:
        if self._nursery.stdin is not None:
            print(word, file=self._nursery.stdin, flush=True)

    def _heard(self, word: str) -> str:
        """Return what was said with *word*; nothing else can be said meanwhile."""
        told = self._told.get(timeout=PATIENCE)
        found, _, value = told.partition(" ")
        if found != word:
            raise RuntimeError(f"{told!r} instead of {word!r}\n{self.complaints()}")
        return value

    def _hear(self) -> None:
        if self._nursery.stdout is None:
            return
        for line in self._nursery.stdout:
            if line == "ready\n":
                self.is_up.set()
            else:
                self._told.put(line.strip())
        self._told.put("silence")
