"""Browsers of an evening: each listens to its rooms and talks, whatever happens to the server."""

import http.client
import json
import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlencode

from tests.chat.ears import Ear, listening
from tests.faults.house import PATIENCE, House

TOKEN: Final = "a" * 32
"""What a form shows beside the cookie of the same value."""

BREATH: Final = 0.15
"""Seconds between two words of one person, on average."""


class Tally:
    """Counts what happens in all browsers, for whoever waits for some of it."""

    def __init__(self) -> None:
        self._count = 0
        self._changed = threading.Condition()

    def note(self) -> None:
        """Count one more."""
        with self._changed:
            self._count += 1
            self._changed.notify_all()

    def wait_for(self, more: int, seconds: float) -> None:
        """Wait until so many have happened from now on, or for so long."""
        with self._changed:
            end = self._count + more
            self._changed.wait_for(lambda: self._count >= end, seconds)


@dataclass
class Browser:
    """
    One player's page.

    Attributes:
        keys: The posts it was sent, in order, doubles and all.
        rooms: In which rooms they stood.
        said: What became of each nonce: the post's key, or empty for what was refused.
    """

    house: House
    path: str
    session: str
    places: list[str]
    lots: random.Random
    tally: Tally
    keys: list[str] = field(default_factory=list)
    rooms: set[str] = field(default_factory=set)
    said: dict[str, str] = field(default_factory=dict)
    _last: str = ""
    _heard: threading.Condition = field(default_factory=threading.Condition)

    def listen(self, is_over: Callable[[], bool]) -> None:
        """Listen, and come back whenever the stream breaks off."""
        while not is_over():
            try:
                with listening(
                    self.house.port, f"{self.path}stream/", self.session, self._last
                ) as ear:
                    self._follow(ear, is_over)
            except (OSError, EOFError):
                self.house.is_up.wait(0.05)

    def _follow(self, ear: Ear, is_over: Callable[[], bool]) -> None:
        ear.wire.settimeout(1)
        while not is_over():
            try:
                event = ear.hear()
            except TimeoutError:
                continue
            if event.kind == "post":
                with self._heard:
                    self.keys.append(event.data["key"])
                    self.rooms.add(event.data["room"])
                    self._last = event.key
                    self._heard.notify_all()
                self.tally.note()

    def wait_for(self, key: str) -> bool:
        """Wait until a post has come, and tell whether it has."""
        with self._heard:
            return self._heard.wait_for(lambda: key in self.keys, PATIENCE)

    def talk(self, is_over: Callable[[], bool]) -> None:
        """Say one thing after another, each until it is known what became of it."""
        count = 0
        while not is_over():
            count += 1
            nonce = f"{self.session[:8]}-{count}"
            form = {"room": self.lots.choice(self.places), "text": f"Word {nonce}", "nonce": nonce}
            while (answer := self._post(form)) is None:
                self.house.is_up.wait(0.05)
            self.said[nonce] = answer
            self.tally.note()
            threading.Event().wait(self.lots.uniform(0, 2 * BREATH))

    def _post(self, form: dict[str, str]) -> str | None:
        """Send a form; return the key of its post, empty if it was refused, None if unknown."""
        wire = http.client.HTTPConnection("127.0.0.1", self.house.port, timeout=PATIENCE)
        headers = {
            "Cookie": f"sessionid={self.session}; csrftoken={TOKEN}",
            "X-CSRFToken": TOKEN,
            "Content-Type": "application/x-www-form-urlencoded",
        }
        try:
            wire.request("POST", f"{self.path}say/", urlencode(form), headers)
            response = wire.getresponse()
            body = response.read()
        except (OSError, http.client.HTTPException):
            return None
        finally:
            wire.close()
        if response.status not in (200, 409):
            raise RuntimeError(f"{response.status}: {body!r}")
        return str(json.loads(body).get("key", ""))
