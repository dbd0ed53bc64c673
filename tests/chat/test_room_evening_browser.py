"""An evening in the rooms: eight people with eight browsers, two games, and the clock goes on."""

from collections.abc import Callable
from time import monotonic, sleep

import pytest
from django.utils import timezone
from playwright.sync_api import Browser, Page, expect

from tests.chat.browsers import PATIENCE, SCREEN, Guests, beat, guests, look
from tests.chat.village import NAMES, lobby
from verteller.chat.models import LiveGame, Post
from verteller.chat.narrator import Narrator
from verteller.hosting import games
from verteller.hosting.models import HostedGame
from verteller.rules.moves import Composition

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.timeout(400)]

ROLES = tuple("werewolf werewolf seer witch hunter villager villager villager".split())
PACE = {
    "wolves": 3.5,
    "captain": 3,
    "accuse": 5,
    "ballot": 5,
    "turn": 8,
    "defence": 60,
    "pause": 0.5,
    "every": 2,
}
"""Seconds: a village in a hurry; whoever defends himself has time, and gives it back."""

HURRY = 0.2
"""Seconds between two rounds of looks at what is asked: the machine is the players' too."""

ANSWER = """
    (wanted) => {
      document.querySelector("#finish:not([hidden])")?.click();
      const open = document.querySelector(".question:not(.answered)");
      if (!open) return;
      const thumb = [...open.querySelectorAll(".thumb[aria-pressed=false]")];
      const accused = thumb.find((each) => wanted.includes(each.dataset.name));
      if (accused) accused.click();
      const choices = [...open.querySelectorAll(".choice")];
      const named = (name) => choices.find((each) => each.innerText.trim().endsWith(name));
      const several = open.querySelectorAll(".choices").length > 1;
      const blank = choices.find((each) => each.name === "blank");
      const pick = several ? blank : wanted.map(named).find(Boolean) ?? blank ?? choices[0];
      if (pick && pick.ariaPressed !== "true") pick.click();
      open.querySelector(".confirm:enabled")?.click();
    }
"""
"""Lets a page answer what stands there unanswered: with the first of *wanted* that is offered."""


class Company:
    """Those at the table, as a playwright knows them."""

    def __init__(self, house: Guests, live: LiveGame, pages: dict[str, Page]) -> None:
        self.house, self.live, self.pages = house, live, pages

    @property
    def record(self) -> HostedGame:
        return HostedGame.objects.get(pk=self.live.game_id)

    def wanted(self) -> list[str]:
        """Return whom everybody chooses if he can: the wolves, and the wolves the others."""
        with games.opened(self.record) as game:
            names, roles = game.state.names, game.state.roles
            living = [names[seat] for seat in game.state.living]
            wolves = [name for name, role in zip(names, roles, strict=True) if role == "werewolf"]
        return [name for name in (*wolves, *names) if name in living]

    def play(self, *by_hand: str, until: Callable[[], bool]) -> None:
        """Let everybody but those *by_hand* answer whatever he is asked, until it is so."""
        ends = monotonic() + 180
        while not until():
            assert monotonic() < ends, "the evening came to a stop"
            beat()
            sleep(HURRY)
            wanted = self.wanted()
            for name, page in self.pages.items():
                if name not in by_hand:
                    page.evaluate(ANSWER, wanted)

    def phase(self) -> str:
        with games.opened(self.record) as game:
            return game.state.phase.name if game.state.phase else ""

    def everything_was_said(self) -> None:
        """Check that every page has all that was said in the square, once and in order."""
        said = list(Post.objects.filter(live=self.live, room="square").order_by("number"))
        keys = [post.key for post in said]
        for page in self.pages.values():
            page.get_by_role("tab", name="Village square").click()
            page.wait_for_function(
                "(keys) => [...document.querySelectorAll('#posts > [data-key]')]"
                ".map((post) => post.dataset.key).join() === keys.join()",
                arg=keys,
                timeout=PATIENCE,
            )


def begin(company: Company) -> None:
    """Let everybody say that he is ready, and the host begin: each page finds its way."""
    for page in company.pages.values():
        page.get_by_role("button", name="I am ready").click()
    # Not before the host has seen that all are: he would be asked whether he is sure.
    company.pages["Ada"].locator("#begin:not([data-sure])").click()
    for page in company.pages.values():
        expect(page.get_by_role("tab", name="Village square")).to_be_visible(timeout=PATIENCE)


def condemn(company: Company) -> None:
    """Let one vote with a finger on the messages, as the others do below the question."""
    page = company.pages["Hana"]
    thumb = page.locator("#posts .thumb:visible").first
    company.play("Hana", until=lambda: company.phase() == "ballot")
    thumb.tap()
    expect(page.locator("#posts .thumb[aria-pressed=true]")).to_have_count(1)


def see_the_end(company: Company) -> None:
    """Check that everybody sees who has won and who was who, and has missed nothing."""
    for page in company.pages.values():
        expect(page.get_by_role("heading", name="Who was who")).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".cast .member")).to_have_count(8)
        expect(page.locator(".cast")).to_contain_text("Werewolf")


def test_eight_play_an_evening_of_two_games(browser: Browser) -> None:
    """
    Düsterwald to its end, and then Tabula with the same people; nobody misses a word.

    Rules: DUE-SYS-09, DUE-SYS-28, DUE-SYS-34, DUE-DAY-01, DUE-DAY-03, DUE-NGT-01, TAB-SYS-09,
    TAB-SYS-23, TAB-SYS-27, TAB-SYS-36.
    """
    with guests(browser) as house, Narrator():
        live = lobby(pace=PACE, at=timezone.now(), compositions=(Composition(ROLES),))
        pages = {
            name: house.open(live, name, viewport=SCREEN)
            if name == "Ada"
            else house.open(live, name, has_touch=True)
            for name in NAMES
        }
        company = Company(house, live, pages)
        begin(company)
        condemn(company)
        company.play(until=lambda: company.record.is_over)
        see_the_end(company)
        look(pages["Ada"], "end-screen")
        look(pages["Hana"], "end-phone")
        company.everything_was_said()

        pages["Ada"].get_by_role("tab", name="The end").click()
        pages["Ada"].get_by_role("button", name="Lupus in Tabula").click()
        for page in list(pages.values())[1:]:
            page.get_by_role("tab", name="The end").click()
            page.get_by_role("link", name="To the next game").click()
        company.live = LiveGame.objects.select_related("game").get(before=live)
        begin(company)
        company.play(until=lambda: company.record.is_over)
        see_the_end(company)
        company.everything_was_said()
