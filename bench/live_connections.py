"""A thousand pages that are left open: what their streams cost, and how soon they hear of news."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from bench.hosted.databases import new_database
from bench.hosted.villages import close, running_game
from bench.measuring import Line

CONNECTIONS: Final = 1_000
MOST_EACH: Final = 80
"""kB of memory that one open page may take."""

ROLES: Final = ("werewolf", "seer", *("villager",) * 10)
PATIENCE: Final = 60.0


class _Server:
    """A process of its own that serves the pages and says how much memory it takes."""

    def __init__(self, file: Path) -> None:
        command = [sys.executable, "-m", "bench.hosted.streaming", str(file)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.port = int(self._said())

    def _said(self) -> str:
        if self._process.stdout is None:
            raise RuntimeError("the server cannot be heard")
        return self._process.stdout.readline()

    def memory(self) -> int:
        """Return the memory it holds, in kB of 1,000 bytes."""
        if self._process.stdin is None:
            raise RuntimeError("the server cannot be asked")
        self._process.stdin.write("rest\n")
        self._process.stdin.flush()
        return int(self._said())

    def stop(self) -> float:
        """Have it stopped by SIGTERM, with all its streams open; return the seconds it took."""
        begun = time.monotonic()
        self._process.terminate()
        self._process.wait(timeout=PATIENCE)
        return time.monotonic() - begun


def measure() -> Iterator[Line]:
    """Open the streams, let a vote begin, and stop the server while all are open."""
    with new_database() as file, ExitStack() as stack:
        game = running_game("Dorp", ROLES)
        server = _Server(file)
        stack.callback(server.stop)
        first = stack.enter_context(_listening(server.port))
        _hear(first)
        before = server.memory()
        begun = time.monotonic()
        wires = [stack.enter_context(_listening(server.port)) for _ in range(CONNECTIONS)]
        for wire in wires:
            _hear(wire)
        opened = time.monotonic() - begun
        each = (server.memory() - before) / CONNECTIONS
        yield Line(
            f"memory of each of {CONNECTIONS} streams",
            f"{each:.0f} kB",
            ratio=each / MOST_EACH,
            baseline=f"{MOST_EACH} kB",
            most=1,
        )
        yield Line("opening them", f"{opened:.1f} s")
        while game.status == "running" and not _is_public(game):
            close(game)
            game.refresh_from_db()
        begun = time.monotonic()
        for wire in wires:
            _hear(wire)
        yield Line("until the last one has heard of a vote", f"{time.monotonic() - begun:.2f} s")
        yield Line("until SIGTERM has stopped the server", f"{server.stop():.1f} s")


def _is_public(game: object) -> bool:
    from verteller.hosting import games, news

    with games.opened(game) as folded:  # type: ignore[arg-type]
        return news.is_phase_public(folded)


def _listening(port: int) -> socket.socket:
    wire = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    wire.sendall(b"GET /games/Dorp/live/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return wire


def _hear(wire: socket.socket) -> None:
    """Wait for one event."""
    while b"event: told" not in (got := wire.recv(65_536)):
        if not got:
            raise RuntimeError("a stream has ended")
