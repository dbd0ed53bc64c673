"""Ears: streams of rooms, listened to by plain sockets as a browser does."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

PATIENCE: float = 20
"""Seconds after which a test gives up."""

_EVENT = re.compile(r"(?:id: (\S+)\n)?event: (\w+)\ndata: (.*)\n\n")


@dataclass
class Event:
    """Something a server has sent; ``key`` is from where a browser can resume, if it can."""

    kind: str
    data: Any
    key: str = ""


@dataclass
class Ear:
    """One connection that listens, and everything it has heard."""

    wire: socket.socket
    rest: str = ""
    status: int = 0
    events: list[Event] = field(default_factory=list)
    octets: bytes = b""
    is_ended: bool = False
    """Whether the server ended the stream, and did not merely cut it off."""

    @property
    def last(self) -> str:
        """What a browser would say that it has."""
        return next((each.key for each in reversed(self.events) if each.key), "")

    @property
    def posts(self) -> list[dict[str, Any]]:
        """The posts that came."""
        return [each.data for each in self.events if each.kind == "post"]

    def hear(self, kind: str = "") -> Event:
        """Return the next event (of a kind), waiting for it if need be."""
        while (event := self._next()) is not None:
            if kind in ("", event.kind):
                return event
        raise EOFError("the stream has ended")

    def hear_text(self, text: str) -> Event:
        """Wait for a post with these words."""
        while (event := self.hear("post")).data["text"] != text:
            pass
        return event

    def until_over(self) -> None:
        """Hear everything until the stream's end."""
        while self._next() is not None:
            pass

    def _next(self) -> Event | None:
        while True:
            found = _EVENT.search(self.rest)
            if found:
                self.rest = self.rest[found.end() :]
                self.events.append(Event(found[2], json.loads(found[3]), found[1] or ""))
                return self.events[-1]
            if not self.read():
                return None

    def read(self) -> bool:
        """Take in what has come; tell whether anything can come yet."""
        try:
            got = self.wire.recv(65536)
        except ConnectionError:
            return False
        self.octets += got
        return self.take_in() and bool(got)

    def take_in(self) -> bool:
        """Take whole chunks out of what has come; tell whether the last one is yet to come."""
        while (chunk := _chunk(self.octets)) is not None:
            text, self.octets = chunk
            self.rest += text.decode()
            if not text:
                self.is_ended = True
                return False
        return True


def _chunk(octets: bytes) -> tuple[bytes, bytes] | None:
    """Return the first whole chunk of a body that comes in chunks, and what follows it."""
    head, found, rest = octets.partition(b"\r\n")
    if not found:
        return None
    size = int(head, 16)
    return (rest[:size], rest[size + 2 :]) if len(rest) >= size + 2 else None


@contextmanager
def listening(port: int, path: str, session: str = "", last: str = "") -> Iterator[Ear]:
    """Listen to a stream, in a session; *last* is what the browser says that it has."""
    lines = [f"GET {path} HTTP/1.1", "Host: localhost"]
    lines += [f"Cookie: sessionid={session}"] if session else []
    lines += [f"Last-Event-ID: {last}"] if last else []
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as wire:
        wire.sendall("\r\n".join([*lines, "", ""]).encode())
        head = b""
        while b"\r\n\r\n" not in head:
            got = wire.recv(65536)
            if not got:
                raise ConnectionResetError("the server has hung up")
            head += got
        said, _, body = head.partition(b"\r\n\r\n")
        ear = Ear(wire, status=int(said.split()[1]))
        ear.octets = body
        if ear.status == 200:
            ear.take_in()
        yield ear
