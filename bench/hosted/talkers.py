"""Made-up players in rooms: they listen, talk and answer, and note how long their words take."""

import asyncio
import json
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from urllib.parse import urlencode

MARK = re.compile(rb"@(\d+)@")
TOKEN = "a" * 32
KEPT = 3.0
"""Seconds for which a connection is kept; the server hangs up after five."""
WARM = 10.0
"""Seconds of talk that are not counted: a server that has just begun still reads its words."""
WORDS = "I have been thinking all night and I say it was you, whatever you say of the others."

Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's place: his game's name and his session."""

    game: str
    session: str


@dataclass
class Load:
    """
    What so many players do to one server.

    Attributes:
        delays: Seconds from the moment a post was sent until it had come to one listener.
        refused: How many posts were not taken, since the square slept.
        answered: How many answers were.
        states: How often somebody was told how things stand.
        lost: Posts that were taken and had not come to everybody in the end.
    """

    port: int
    seats: Sequence[Seat]
    answers: bool
    delays: list[float] = field(default_factory=list)
    refused: int = 0
    answered: int = 0
    states: int = 0
    _sent: dict[int, float] = field(default_factory=dict)
    _heard: dict[int, int] = field(default_factory=dict)
    _taken: set[int] = field(default_factory=set)
    _open: int = 0
    _counts_from: float = 0.0
    _shown: dict[str, bytes] = field(default_factory=dict)
    _wires: dict[str, list[tuple[float, Wire]]] = field(default_factory=dict)

    @property
    def lost(self) -> int:
        """How many deliveries are missing."""
        each = len(self.seats) // len({seat.game for seat in self.seats})
        return sum(each - self._heard.get(mark, 0) for mark in self._taken)

    async def run(self, seconds: float, talk: float, answers: float, lots: Random) -> None:
        """Listen with everybody, then talk and answer so many times a second."""
        ears = [asyncio.create_task(self._listen(seat)) for seat in self.seats]
        while self._open < len(self.seats):
            await asyncio.sleep(0.05)
            for ear in ears:
                if ear.done():
                    ear.result()
        begun, tasks, mark = time.monotonic(), [], 0
        self._counts_from = begun + WARM
        while (now := time.monotonic() - begun) < WARM + seconds:
            while mark < now * talk:
                mark += 1
                tasks.append(asyncio.create_task(self._say(lots.choice(self.seats), mark)))
                if self.answers and lots.random() < answers / talk:
                    tasks.append(asyncio.create_task(self._answer(lots.choice(self.seats), lots)))
            await asyncio.sleep(0.002)
        await asyncio.gather(*tasks)
        await asyncio.sleep(2)
        for ear in ears:
            ear.cancel()
        await asyncio.gather(*ears, return_exceptions=True)

    async def _listen(self, seat: Seat) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        head = f"GET /rooms/{seat.game}/stream/ HTTP/1.1\r\nHost: localhost\r\n"
        writer.write(f"{head}Cookie: sessionid={seat.session}\r\n\r\n".encode())
        status = (await reader.readline()).split()[1]
        if status != b"200":
            raise RuntimeError(f"no stream: {status!r}")
        while b"retry" not in (await reader.readline()):
            pass
        self._open += 1
        try:
            while line := await reader.readline():
                now = time.monotonic()
                for found in MARK.findall(line):
                    self._hear(int(found), now)
                if line == b"event: state\n":
                    self.states += 1
                    self._shown[seat.session] = await reader.readline()
        finally:
            writer.close()

    def _hear(self, mark: int, now: float) -> None:
        if mark in self._sent:
            if self._sent[mark] >= self._counts_from:
                self.delays.append(now - self._sent[mark])
            self._heard[mark] = self._heard.get(mark, 0) + 1

    async def _say(self, seat: Seat, mark: int) -> None:
        form = {"room": "square", "text": f"{WORDS} @{mark}@", "nonce": f"n{mark}"}
        self._sent[mark] = time.monotonic()
        status, _ = await self._request(seat, "POST", "say", form)
        if status == 200:
            self._taken.add(mark)
        elif status == 409:
            self.refused += 1
        else:
            raise RuntimeError(f"not said: {status}")

    async def _answer(self, seat: Seat, lots: Random) -> None:
        """Answer one question that is open, if there is any."""
        questions = json.loads(self._shown[seat.session].removeprefix(b"data: "))["questions"]
        if not questions:
            return
        asked = lots.choice(questions)
        part = asked["parts"][0]
        form = {"question": asked["question"], "sequence": str(asked["sequence"])}
        form[part["part"]] = str(lots.choice(part["options"])["value"])
        status, _ = await self._request(seat, "POST", "answer", form)
        self.answered += status == 200

    async def _request(
        self, seat: Seat, method: str, kind: str, form: dict[str, str] | None = None
    ) -> tuple[int, bytes]:
        """Send a request on a connection that is kept, as a browser does."""
        reader, writer = wire = await self._wire(seat)
        body = urlencode(form or {})
        head = (
            f"{method} /rooms/{seat.game}/{kind}/ HTTP/1.1\r\nHost: localhost\r\n"
            f"Cookie: sessionid={seat.session}; csrftoken={TOKEN}\r\nX-CSRFToken: {TOKEN}\r\n"
            "Content-Type: application/x-www-form-urlencoded\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        writer.write(f"{head}{body}".encode())
        status = int((await reader.readline()).split()[1])
        size, chunked = 0, False
        while (line := await reader.readline()) != b"\r\n":
            name, _, value = line.lower().partition(b":")
            size = int(value) if name == b"content-length" else size
            chunked = chunked or name == b"transfer-encoding"
        answer = await (_chunks(reader) if chunked else reader.readexactly(size))
        self._wires.setdefault(seat.session, []).append((time.monotonic(), wire))
        return status, answer

    async def _wire(self, seat: Seat) -> Wire:
        """Return a connection that is still open, or a new one."""
        for since, wire in self._wires.pop(seat.session, []):
            if time.monotonic() - since < KEPT:
                return wire
            wire[1].close()
        return await asyncio.open_connection("127.0.0.1", self.port)


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    """Return a body that comes in chunks."""
    body = b""
    while size := int(await reader.readline(), 16):
        body += (await reader.readexactly(size + 2))[:-2]
    await reader.readline()
    return body
