"""Browsers in the rooms of a live game: pages of those who play, and what went wrong in them."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.chat.village import person
from tests.web.desk import signed_in_as
from tests.web.test_desk_browser import cookie_of
from tests.web.test_play_browser import is_fine
from verteller.chat.models import LiveGame
from verteller.cli._web import WebServer
from verteller.hosting import clock, heartbeat
from verteller.hosting.models import Person

PHONE: Final = {"width": 390, "height": 844}
SCREEN: Final = {"width": 1280, "height": 900}
PATIENCE: Final = 20_000
"""Milliseconds that a busy machine is waited for."""

EARS: Final = """
    window.rung = [];
    window.spoken = [];
    speechSynthesis.getVoices = () => [];
    speechSynthesis.speak = (utterance) => {
      if (utterance.text.trim()) window.spoken.push(utterance.text);
      setTimeout(() => utterance.dispatchEvent(new Event("end")), 5);
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      window.rung.push(Math.round(this.frequency.value));
      return start.apply(this, when);
    };
"""
"""Lets a page be heard: what it says and what it rings."""


@dataclass
class Guests:
    """The browsers of those who play, and whatever their pages complained of."""

    browser: Browser
    server: WebServer
    faults: list[str] = field(default_factory=list)
    _contexts: list[BrowserContext] = field(default_factory=list)

    @property
    def url(self) -> str:
        """Where the house stands."""
        return f"http://127.0.0.1:{self.port}"

    def __post_init__(self) -> None:
        self.port = self.server.port

    def shut(self) -> None:
        """Let the server go away, in the middle of everything."""
        self.server.__exit__(None, None, None)

    def reopen(self) -> None:
        """Let it come back at the same address."""
        self.server = WebServer("127.0.0.1", self.port)
        self.server.__enter__()

    def open(self, live: LiveGame, name: str, *, script: str = "", **wishes: Any) -> Page:
        """Return the room of *live*, or its lobby, as *name* sees it in a browser of his own."""
        return self.visit(live, person(live, name), script=script, **wishes)

    def visit(self, live: LiveGame, who: Person, *, script: str = "", **wishes: Any) -> Page:
        """Return the same as anybody sees it, whether he plays or not."""
        context = self.browser.new_context(
            **{"locale": "en-GB", "viewport": PHONE, "reduced_motion": "reduce", **wishes}
        )
        context.set_default_timeout(PATIENCE)
        # The first page of all waits until everything has been read that words are made of.
        context.set_default_navigation_timeout(3 * PATIENCE)
        self._contexts.append(context)
        cookie: Any = cookie_of(signed_in_as(who), self.url)
        context.add_cookies([cookie])
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"{who.pk}: {error}"))
        if script:
            page.add_init_script(script)
        page.goto(f"{self.url}/rooms/{live.game.name}/")
        expect(page.get_by_role("heading", name=live.game.name)).to_be_visible(timeout=PATIENCE)
        return page

    def close(self) -> None:
        """Close them all."""
        for context in self._contexts:
            context.close()


@contextmanager
def guests(browser: Browser, port: int = 0) -> Iterator[Guests]:
    """Open the house, and send everybody home when it is over."""
    made = Guests(browser, WebServer("127.0.0.1", port).__enter__())
    try:
        yield made
    finally:
        made.close()
        made.shut()
    assert not made.faults, made.faults


def look(page: Page, name: str) -> None:
    """Check that everybody can read a page, and keep a picture of it where that is wanted."""
    folder = os.environ.get("VERTELLER_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"room-{name}.png")
    is_fine(page)


def beat() -> None:
    """Let the host give a sign of life."""
    heartbeat.beat(clock.now())
