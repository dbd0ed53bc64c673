"""The desk before a game in a browser: readable by everybody, counting while one composes."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.mail.village import START, administrator, new_village
from tests.web.conftest import Church
from tests.web.desk import signed_in_as
from tests.web.test_composing import gathered
from tests.web.test_desk_browser import LEVELS, PHONE, SCREEN, cookie_of
from verteller.hosting import composing, compositions
from verteller.rules.moves import Composition

pytestmark = pytest.mark.django_db(transaction=True)

PAGES = (
    *(
        "new/?rulebook=tempo_reale",
        "new/?rulebook=wakkerdam",
        "distributions/?rulebook=tempo_reale",
    ),
    *("games/Bosco/village/?size=20&preset=0", "games/Bosco/hints/", "games/Bosco/players/"),
    *("games/Bosco/calendar/", "games/Bosco/deal/", "games/Bosco/credentials/"),
    *("games/Started/letters/", "games/Started/village/"),
)


@pytest.fixture
def desk(live_server: LiveServer, church: Church) -> tuple[str, dict[str, Any]]:
    """Let a game gather players, and another one have begun."""
    village = gathered(new_village(name="Bosco", rulebook="tempo_reale", most=40), 8)
    for composition in compositions.library("tempo_reale", 8):
        composing.keep_composition(village.game, composition)
    composing.keep_composition(village.game, Composition(("wolf", "seer", "farmer", "farmer")))
    begun = gathered(new_village(name="Started", rulebook="tempo_reale"), 8)
    composing.deal_now(begun.game, START)
    return f"{live_server.url}/desk/", cookie_of(signed_in_as(administrator()), live_server.url)


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Open pages in contexts of their own, and close them after the test."""
    contexts = []

    def open_it(cookie: dict[str, Any], **wishes: Any) -> Page:
        context = browser.new_context(**{"locale": "en-GB", "viewport": SCREEN, **wishes})
        contexts.append(context)
        context.add_cookies([cookie])  # type: ignore[list-item]
        return context.new_page()

    yield open_it
    for context in contexts:
        context.close()


def test_every_page_before_a_game_can_be_read_by_everybody(
    desk: tuple[str, dict[str, Any]], open_page: Callable[..., Page]
) -> None:
    """Axe finds nothing wrong on any page, and none is wider than a phone or a screen."""
    url, cookie = desk
    page = open_page(cookie, color_scheme="dark")
    for path in PAGES:
        page.set_viewport_size(SCREEN)  # type: ignore[arg-type]
        page.goto(url + path)
        for size in (SCREEN, PHONE):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            too_wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
            assert too_wide <= 0, path
        found = Axe().run(page, options={"runOnly": LEVELS})
        assert found.violations_count == 0, f"{path}\n{found.generate_report()}"


def test_a_village_counts_itself_while_it_is_composed(
    desk: tuple[str, dict[str, Any]], open_page: Callable[..., Page]
) -> None:
    """By its buttons and by what is typed; with a warning to confirm. Rules: LTR-SYS-23."""
    url, cookie = desk
    page = open_page(cookie)
    page.goto(f"{url}games/Bosco/village/")
    total = page.locator("[data-total]")
    expect(total).to_have_text("0")

    page.get_by_role("button", name="One Wolf more").click()
    page.get_by_role("button", name="One Seer more").click()
    page.get_by_role("button", name="One Seer less").click()
    page.get_by_label("Farmer", exact=True).fill("7")
    expect(total).to_have_text("8")
    page.get_by_role("button", name="Keep this village").click()

    expect(page.get_by_role("alert")).to_contain_text("There is no necromancer")
    expect(total).to_have_text("8")
    page.get_by_label("I know, and I want it like this").check()
    page.get_by_role("button", name="Keep this village").click()
    expect(page.get_by_role("status").first).to_have_text("The village is kept.")
