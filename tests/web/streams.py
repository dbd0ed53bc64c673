"""Streams of the pages, listened to by plain sockets as a browser does."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from asgiref.sync import SyncToAsync
from django.db import connections
from django.test import Client

from verteller.cli._web import WebServer

PATIENCE: float = 20
"""Seconds after which a test gives up."""


_LAST_CHUNK: Final = "0\r\n\r\n"


@dataclass
class Event:
    """Something a server has sent."""

    kind: str
    told: dict[str, object]


@dataclass
class Ear:
    """One connection that listens."""

    wire: socket.socket
    rest: str = ""
    events: list[Event] = field(default_factory=list)
    status: int = 0

    def hear(self, kind: str = "") -> Event:
        """Return the next event (of a kind), waiting for it if need be."""
        while True:
            event = self._next()
            if event is None:
                raise EOFError("the stream has ended")
            if not kind or event.kind == kind:
                return event

    def is_over(self) -> bool:
        """Wait for the stream's end, and tell whether it was ended and not merely cut off."""
        while self._next() is not None:
            pass
        return self.rest.endswith(_LAST_CHUNK)

    def _next(self) -> Event | None:
        while True:
            found = re.search(r"event: (\w+)\ndata: (.*)\n", self.rest)
            if found:
                self.rest = self.rest[found.end() :]
                self.events.append(Event(found[1], json.loads(found[2])))
                return self.events[-1]
            if self.rest.endswith(_LAST_CHUNK):
                return None
            got = self.wire.recv(65536).decode()
            if not got:
                return None
            self.rest += got


@contextmanager
def listening(
    web: WebServer, path: str, client: Client | None = None, last: str = "", place: str = ""
) -> Iterator[Ear]:
    """Listen to a stream, as whoever is signed in with *client*, by a proxy for *place* if any."""
    lines = [f"GET {path} HTTP/1.1", "Host: localhost"]
    if place:
        lines.append(f"X-Forwarded-For: {place}")
    if client is not None:
        lines.append(f"Cookie: sessionid={client.cookies['sessionid'].value}")
    if last:
        lines.append(f"Last-Event-ID: {last}")
    with socket.create_connection(("127.0.0.1", web.port), timeout=PATIENCE) as wire:
        wire.sendall("\r\n".join([*lines, "", ""]).encode())
        ear = Ear(wire)
        while "\r\n\r\n" not in ear.rest:
            ear.rest += wire.recv(65536).decode()
        head, _, ear.rest = ear.rest.partition("\r\n\r\n")
        ear.status = int(head.split()[1])
        yield ear


def leave_no_connection() -> None:
    """Close what the thread that all streams share holds open."""
    SyncToAsync.single_thread_executor.submit(connections.close_all).result(PATIENCE)
