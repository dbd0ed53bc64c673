"""The desk in a browser: readable by everybody, and usable without script."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.test import Client
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.mail.village import START, Village, administrator, new_village, post_of
from tests.web.conftest import Church
from tests.web.desk import by_night, playing, signed_in_as
from verteller.hosting import mastering, masters, throttling, unread
from verteller.hosting.asking import ask
from verteller.hosting.fairness.substitutes import address_for
from verteller.hosting.help import request_help
from verteller.hosting.incoming import Arrived, Outcome, record_incoming
from verteller.hosting.models import Address, Kind, Status, Waits

pytestmark = pytest.mark.django_db(transaction=True)

PHONE = {"width": 390, "height": 780}
SCREEN = {"width": 1280, "height": 900}
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@dataclass
class Office:
    """A desk with something of everything on it."""

    url: str
    village: Village
    cookie: dict[str, Any]

    def pages(self) -> list[str]:
        """Every kind of page of the desk, and those on which one signs in."""
        bob = self.village.player("Bob").pk
        flagged = Address.objects.get(email="karin@x.nl").pk
        link = self.url + post_of(Kind.SIGN_IN)[-1].payload["link"].partition("testserver")[2]
        desk = f"{self.url}/desk/"
        game = f"{desk}games/WW5/"
        lists = ("", "in/", "out/", "questions/", "questions/1/", "questions/1/delete/")
        more = ("addresses/", f"addresses/{flagged}/clear/", "distributions/")
        acts = (
            *("", "dry-run/", "ladder/", "extend/", "rewind/", f"players/{bob}/remove/"),
            *("announce/", "questions/", "unread/", "masters/", "end/", f"players/{bob}/stand-in/"),
        )
        return [
            *(f"{desk}{path}" for path in (*lists, *more)),
            *(f"{game}{path}" for path in acts),
            f"{self.url}/sign-in/",
            link,
            f"{self.url}/sign-in/forged/",
        ]


@pytest.fixture
def office(live_server: LiveServer, church: Church) -> Office:
    """Let there be games, post, a question and an address that mail comes back from."""
    village = by_night(options={"strikes": True})
    new_village(name="Een dorp met een hele lange naam")
    village.close()
    church.follow(village)
    person = administrator()
    request_help("cor@x.nl", "Mag ik mijn stem nog veranderen?\nIk twijfel.", START, language="nl")
    request_help("dee@x.nl", "Wie is er de baas?", START, language="nl", anonymous=True)
    ask(village.player("Bob"), "Mag ik liegen?", START, link="https://example.org/")
    unread.keep(village.player("Karin"), "De maan komt door de bomen,\nmakkers", START)
    unread.keep(village.player("Karin"), "Hoeveel nog?", START, why=Waits.COUNT)
    unread.keep_strangers(village.game, "wie@y.nl", "Anna", START)
    mastering.announce(village.game, "Er zijn minder wolven dan vorige keer.", START, hint=True)
    masters.appoint(village.game, address_for("gast@x.nl", "nl", START).person, START)
    arrived = Arrived("<1@x.nl>", "v@x.nl", "stranger@x.nl", "hallo?", START)
    record_incoming(arrived, Outcome("unknown_game"))
    Address.objects.filter(email="karin@x.nl").update(
        unreachable_since=START, unreachable_because="550 5.1.1 <karin@x.nl>: no such user"
    )
    client = signed_in_as(person)
    throttling.limiter.storage.reset()
    Client().post("/sign-in/", {"address": "beheer@x.nl"})
    return Office(live_server.url, village, cookie_of(client, live_server.url))


def cookie_of(client: Client, url: str) -> dict[str, Any]:
    """Return a session as a browser keeps it."""
    return {"name": "sessionid", "value": client.cookies["sessionid"].value, "url": url}


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Open pages in contexts of their own, and close them after the test."""
    contexts = []

    def open_it(url: str, cookie: dict[str, Any] | None = None, **wishes: Any) -> Page:
        context = browser.new_context(**{"locale": "en-GB", "viewport": SCREEN, **wishes})
        contexts.append(context)
        if cookie:
            context.add_cookies([cookie])  # type: ignore[list-item]
        page = context.new_page()
        page.goto(url)
        return page

    yield open_it
    for context in contexts:
        context.close()


@pytest.mark.parametrize(
    ("size", "scheme"), [(PHONE, "dark"), (SCREEN, "light")], ids=["phone", "screen"]
)
def test_every_page_of_the_desk_can_be_read_by_everybody(
    office: Office, open_page: Callable[..., Page], size: dict[str, int], scheme: str
) -> None:
    """Axe finds nothing wrong on any page, and no page is wider than the screen."""
    page = open_page(office.url, office.cookie, viewport=size, color_scheme=scheme)
    for url in office.pages():
        page.goto(url)
        found = Axe().run(page, options={"runOnly": LEVELS})
        assert found.violations_count == 0, f"{url}\n{found.generate_report()}"
        too_wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        assert too_wide <= 0, url


@pytest.mark.parametrize("scripted", [True, False])
def test_a_game_is_paused_from_the_desk_with_and_without_script(
    office: Office, open_page: Callable[..., Page], *, scripted: bool
) -> None:
    """Find it, press, read what it means, press again."""
    page = open_page(f"{office.url}/desk/", office.cookie, java_script_enabled=scripted)
    page.get_by_role("link", name="WW5").click()
    page.get_by_role("link", name="Pause").click()
    expect(page.get_by_role("heading", name="Pause WW5?")).to_be_visible()
    page.get_by_role("button", name="Pause").click()

    expect(page.get_by_role("status").first).to_contain_text("WW5 is paused.")
    assert office.village.game.status == Status.PAUSED


def test_somebody_signs_in_with_a_link_from_his_mailbox_and_out_again(
    office: Office, open_page: Callable[..., Page]
) -> None:
    """From a page that is only for administrators, and back to it."""
    page = open_page(f"{office.url}/desk/questions/")
    page.get_by_label("Your mail address").fill("beheer@x.nl")
    page.get_by_role("button", name="Send me a link").click()
    expect(page.get_by_role("heading", name="Look in your mailbox")).to_be_visible()

    page.goto(post_of(Kind.SIGN_IN)[-1].payload["link"])
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="Questions")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()

    page.goto(f"{office.url}/desk/")
    expect(page.get_by_role("heading", name="Sign in", exact=True)).to_be_visible()


def test_a_search_shows_what_it_finds_without_loading_the_page_again(
    office: Office, open_page: Callable[..., Page]
) -> None:
    """And the address of the page is that of the search, so that it can be kept."""
    page = open_page(f"{office.url}/desk/in/", office.cookie)
    page.evaluate("window.untouched = true")
    page.get_by_label("Result").fill("unknown")
    page.get_by_label("Result").press("Enter")

    expect(page.locator("#found tbody tr")).to_have_count(1)
    assert page.evaluate("window.untouched")
    assert "result=unknown" in page.url


def test_who_plays_finds_a_way_to_look_and_is_told_what_it_costs(
    office: Office, open_page: Callable[..., Page]
) -> None:
    """Nobody looks by accident."""
    cookie = cookie_of(playing(office.village), office.url)
    page = open_page(f"{office.url}/desk/games/WW5/", cookie)
    page.get_by_role("link", name="Look anyway").click()

    expect(page.get_by_text("Every player is told that you looked")).to_be_visible()
