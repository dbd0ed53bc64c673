"""A phone on a table, without a browser: what its page sends, and what it gets back."""

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from verteller.chat.table.bundle import villages
from verteller.chat.table.narrating.door import Door

NAMES = (
    "Anna",
    "Bram",
    "Carla",
    "Dirk",
    "Eva",
    "Finn",
    "Greta",
    "Hugo",
    "Iris",
    "Jan",
    "Karel",
    "Lotte",
)


@dataclass
class Phone:
    """
    A phone on a table.

    Attributes:
        scene: What it shows.
        keep: What it has on its device.
        at: Its clock, in milliseconds.
    """

    door: Door = field(default_factory=lambda: Door(json.loads(villages())))
    scene: dict[str, Any] = field(default_factory=dict)
    keep: dict[str, Any] | None = None
    at: int = 1_000

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send a request, as the page does."""
        self.at += 1_000
        reply: dict[str, Any] = json.loads(self.door.answer(json.dumps({"at": self.at, **request})))
        self.scene, self.keep = reply["scene"], reply["keep"]
        return reply

    def begin(self, *names: str, **wishes: Any) -> "Phone":
        """Deal the cards."""
        wished = {"names": names or NAMES[:8], "seed": "a secret", "language": "en", **wishes}
        self.ask(do="wish", wishes=wished)
        assert self.scene["ready"], self.scene["fault"]
        self.ask(do="begin", wishes=wished)
        return self

    def next(self) -> dict[str, Any]:
        """Go on, and return what is shown then."""
        self.ask(do="next")
        return self.scene

    def until(self, kind: str, title: str = "") -> dict[str, Any]:
        """Go on without answering anything until something is shown."""
        for _ in range(500):
            if self.scene["kind"] == kind and title in self.scene["title"]:
                return self.scene
            if self.scene["kind"] == "thumbs":
                self.ask(do="thumbs", seats=[])
            else:
                self.next()
        raise AssertionError(f"no {kind} {title}")

    def answer(self, *options: object, question: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Touch names, by seat, in the first part of what is asked, and confirm."""
        form = question or self.form()
        part = form["parts"][0]["part"]
        choice = [[part, option] for option in options]
        return self.ask(do="answer", question=form["question"], choice=choice)

    def form(self) -> dict[str, Any]:
        """Return the question that is on the screen, or behind its cover."""
        scene = self.scene
        found: dict[str, Any] = (
            scene["form"] if scene["kind"] == "ask" else scene["secret"]["questions"][0]
        )
        return found

    def cards(self) -> dict[str, list[int]]:
        """Return who has which role: what everybody sees who looks at his card."""
        found: dict[str, list[int]] = {}
        for seat in range(len(self.door.wishes.names)):
            assert self.scene["kind"] == "deal"
            found.setdefault(self.scene["secret"]["role"], []).append(seat)
            self.next()
        return found

    def call(self, title: str) -> dict[str, Any]:
        """Go on to a call."""
        return self.until("call", title)

    def play(self, chance: random.Random) -> Iterator[dict[str, Any]]:
        """Play to the end, as people do who touch this and that; yield all that is shown."""
        for _ in range(2_000):
            yield self.scene
            if self.scene["kind"] == "over":
                return
            self._touch(chance)
        raise AssertionError("the game does not end")

    def _touch(self, chance: random.Random) -> None:
        scene = self.scene
        if scene["kind"] == "thumbs":
            raised = [each["value"] for each in scene["options"] if chance.random() < 0.4]
            self.ask(do="thumbs", seats=raised)
            return
        forms = [scene["form"]] if scene["kind"] == "ask" else []
        if scene["kind"] == "call":
            forms = scene["secret"]["questions"]
        choice = [pair for form in forms for pair in _touched(form, chance)]
        if choice and chance.random() < 0.9:
            self.ask(do="answer", question=forms[0]["question"], choice=choice, letter="Soon")
        else:
            self.next()


def _touched(form: Mapping[str, Any], chance: random.Random) -> Iterator[list[Any]]:
    for part in form["parts"]:
        count = min(max(part["least"], 1), len(part["options"]))
        for option in chance.sample(part["options"], count):
            yield [part["part"], option["value"]]
