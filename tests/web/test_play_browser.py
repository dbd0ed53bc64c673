"""A player's pages in a browser: readable by everybody, with and without script."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.mail.village import Village, running_village
from tests.web.conftest import Church
from tests.web.play import playing_as
from tests.web.test_desk_browser import LEVELS, PHONE, SCREEN, cookie_of
from verteller.hosting.playing import answer

pytestmark = pytest.mark.django_db(transaction=True)

ROLES = ("werewolf", "seer", "healer", "witch", "cupid", "villager", "villager", "villager")


@pytest.fixture
def village(church: Church) -> Village:
    """Return a village in its first night, in which somebody has two lovers to choose."""
    made = running_village(*ROLES)
    church.follow(made)
    return made


@pytest.fixture
def open_page(
    browser: Browser, live_server: LiveServer, village: Village
) -> Iterator[Callable[..., Page]]:
    """Open pages of a player, each in a browser of its own."""
    contexts = []

    def open_it(name: str, path: str = "", **wishes: Any) -> Page:
        context = browser.new_context(**{"locale": "en-GB", "viewport": SCREEN, **wishes})
        contexts.append(context)
        cookie = cookie_of(playing_as(village, name), live_server.url)
        context.add_cookies([cookie])  # type: ignore[list-item]
        page = context.new_page()
        page.goto(f"{live_server.url}/play/{path}")
        return page

    yield open_it
    for context in contexts:
        context.close()


def picture(page: Page, name: str) -> None:
    """Keep a picture of a page where somebody wants to look at it."""
    folder = os.environ.get("VERTELLER_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def is_fine(page: Page) -> None:
    """Check that axe finds nothing wrong and that the page is not wider than the screen."""
    found = Axe().run(page, options={"runOnly": LEVELS})
    assert found.violations_count == 0, f"{page.url}\n{found.generate_report()}"
    assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0, page.url


@pytest.mark.parametrize(
    ("size", "scheme"), [(PHONE, "dark"), (SCREEN, "light")], ids=["phone", "screen"]
)
def test_every_page_of_a_player_can_be_read_by_everybody(
    village: Village,
    church: Church,
    open_page: Callable[..., Page],
    size: dict[str, int],
    scheme: str,
) -> None:
    """By night and by day, asked and answered, refused and told."""
    wolf, witch, cupid = (village.holder(role) for role in ("werewolf", "witch", "cupid"))
    victim = village.holders("villager")[0]
    wishes = {"viewport": size, "color_scheme": scheme}
    kind = f"{size['width']}-{scheme}"

    page = open_page(cupid, "WW5/", **wishes)
    page.get_by_text("Show my role").click()
    expect(page.locator(".left")).to_have_text(re.compile("(2 days|1 day and 23 hours) left"))
    is_fine(page)
    picture(page, f"cupid-{kind}")
    page.get_by_role("button", name="Send my answer").click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing was chosen yet.")
    expect(page.locator(".left")).not_to_be_empty()
    is_fine(page)
    picture(page, f"refused-{kind}")

    village.close_until("main")
    choice = (("target", village.seat(victim)),)
    answer(village.game, village.player(wolf), "pack", choice, village.now)
    village.close()
    church.follow(village)
    page = open_page(witch, "WW5/", **wishes)
    is_fine(page)
    picture(page, f"witch-{kind}")

    village.close_until("pyre")
    church.follow(village)
    seat = village.seat(wolf)
    answer(village.game, village.player(witch), "vote", (("target", seat),), village.now)
    for path in ("", "WW5/", "WW5/told/", "WW5/told/1/"):
        page = open_page(witch, path, **wishes)
        is_fine(page)
        picture(page, f"day-{path.replace('/', '-')}{kind}")


@pytest.mark.parametrize("scripted", [True, False], ids=["script", "no-script"])
def test_a_vote_is_cast_and_changed_with_the_keyboard_alone(
    village: Village, church: Church, open_page: Callable[..., Page], *, scripted: bool
) -> None:
    """Tab to the choices, arrows to choose, Enter to send; with script the page is not loaded."""
    village.close_until("pyre")
    church.follow(village)
    name = village.holders("villager")[-1]
    page = open_page(name, "WW5/", viewport=PHONE, java_script_enabled=scripted)
    if scripted:
        page.evaluate("window.untouched = true")

    page.get_by_role("radio").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    receipt = page.locator("#receipt-vote")
    expect(receipt).to_contain_text("Noted.")
    first = village.choice(name, "vote")
    assert first is not None
    expect(receipt).to_contain_text(first[0])

    page.get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(receipt).not_to_contain_text(f" {first[0]} ")
    expect(page.get_by_role("button", name="Change my answer")).to_be_visible()
    second = village.choice(name, "vote")
    assert second is not None
    assert second != first
    if scripted:
        assert page.evaluate("window.untouched")
        expect(page.locator("#said")).to_contain_text(second[0])
