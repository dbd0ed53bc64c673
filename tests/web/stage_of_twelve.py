"""What a whole game in the browser needs: windows of several people, and the others who play."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from tests.mail.village import START, Village
from tests.web.conftest import Church
from tests.web.test_play_browser import is_fine, picture
from verteller.hosting import games, playing
from verteller.hosting.models import HostedGame, Status
from verteller.hosting.people import Manners
from verteller.hosting.sign_up import sign_up
from verteller.lab.strategies import purposeful
from verteller.rules.facts import Asked, Choice, Seat

PHONE: Final = {"width": 390, "height": 844}
DESK: Final = {"width": 1280, "height": 900}
PATIENCE: Final = 40_000
"""Milliseconds that a busy machine is waited for."""
GAME: Final = "Bosco"
ZONE: Final = "Europe/Rome"

# Name, whether a woman or a man, and in which language spoken to.
PEOPLE: Final = (
    ("Anna", "woman", "it"),
    ("Bruno", "man", "it"),
    ("Carla", "woman", "it"),
    ("Dario", "man", "de"),
    ("Elena", "woman", "nl"),
    ("Fabio", "man", "en"),
    ("Greta", "woman", "de"),
    ("Hugo", "man", "nl"),
    ("Irene", "woman", "it"),
    ("Jan", "man", "nl"),
    ("Katja", "woman", "de"),
    ("Luca", "man", "it"),
)


@dataclass
class Windows:
    """The browsers of several people, what they have seen, and pictures of it."""

    browser: Browser
    url: str
    seen: list[str] = field(default_factory=list)
    _contexts: list[BrowserContext] = field(default_factory=list)

    def open(self, cookie: dict[str, Any] | None = None, **wishes: Any) -> Page:
        """Return a window in a browser of its own."""
        context = self.browser.new_context(**{"base_url": self.url, "viewport": DESK, **wishes})
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        if cookie:
            context.add_cookies([cookie])  # type: ignore[list-item]
        return context.new_page()

    def look(self, page: Page, name: str) -> None:
        """Check that anybody can read a page, and that it fits; keep a picture where wanted."""
        # What stands there already may still be without its styles.
        page.wait_for_load_state()
        picture(page, f"{len(self.seen):02}-{name}")
        is_fine(page)
        self.seen.append(name)

    def close(self) -> None:
        """Close them all."""
        for context in self._contexts:
            context.close()


@contextmanager
def windows(browser: Browser, url: str) -> Iterator[Windows]:
    """Open windows, and close them when it is over."""
    made = Windows(browser, url)
    try:
        yield made
    finally:
        made.close()


def sign_up_others(taken: set[str]) -> None:
    """Let all who have not signed up yet do so."""
    record = HostedGame.objects.get(name=GAME)
    for name, gender, language in PEOPLE:
        if name not in taken:
            manners = Manners(gender, language, ZONE)
            sign_up(record, f"{name.lower()}@x.nl", name, manners, START)


@dataclass
class Company:
    """Those who take part, as a playwright knows them: all roles, and whoever is still to die."""

    village: Village
    church: Church
    lots: Random = field(default_factory=lambda: Random(12))

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return self.village.game.status == Status.FINISHED

    def living_of(self, *roles: str) -> list[str]:
        """Return who of the living has one of *roles*."""
        with games.opened(self.village.game) as game:
            state = game.state
            return [state.names[seat] for seat in state.living if state.roles[seat] in roles]

    def is_living(self, name: str) -> bool:
        """Tell whether somebody lives."""
        return name in self.village.others()

    def questions(self, name: str) -> dict[str, Asked]:
        """Return what somebody is asked now."""
        with games.opened(self.village.game) as game:
            return dict(game.asked(self.village.seat(name)))

    def target(self) -> str:
        """Return whom the village burns next: the wolf, and then the necromancer."""
        return (self.living_of("wolf") or self.living_of("necromancer") or self.village.others())[0]

    def let_others_answer(self, *by_hand: str) -> None:
        """Let everybody answer what he is asked and has not answered, save those *by_hand*."""
        target = self.village.seat(self.target())
        for name, _, _ in PEOPLE:
            if name in by_hand:
                continue
            for key, asked in self.questions(name).items():
                if self.village.choice(name, key) is None and not asked.standing:
                    choice = self._choice(key, asked, target)
                    if choice is not None:
                        player = self.village.player(name)
                        playing.answer(self.village.game, player, key, choice, self.church.now)

    def _choice(self, key: str, asked: Asked, target: Seat) -> Choice | None:
        if key == "vote":
            return (("target", target),)
        return purposeful(asked, self.lots)
