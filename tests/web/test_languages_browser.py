"""The pages in the languages that were added: nothing left in English, nothing too wide."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.mail import test_tempo_reale as post
from tests.mail.village import Village
from tests.web.conftest import Church
from tests.web.play import playing_as
from tests.web.test_desk_browser import PHONE, SCREEN, cookie_of
from tests.web.test_play_browser import is_fine, picture
from verteller.hosting import games

pytestmark = pytest.mark.django_db(transaction=True)

village = post.village

ENGLISH = re.compile(r"\b(the|you|your|and|is|nobody|night|day|village|role)\b", re.IGNORECASE)
"""Words that neither Italian nor German has."""

LANGUAGES = {"it": ("it-IT", "Il villaggio"), "de": ("de-DE", "Das Dorf")}


@pytest.fixture
def open_page(
    browser: Browser, live_server: LiveServer, village: Village
) -> Iterator[Callable[..., Page]]:
    """Open pages, each in a browser of its own, as one of the players or as nobody."""
    contexts = []

    def open_it(path: str, name: str = "", **wishes: Any) -> Page:
        context = browser.new_context(**wishes)
        contexts.append(context)
        if name:
            cookie = cookie_of(playing_as(village, name), live_server.url)
            context.add_cookies([cookie])  # type: ignore[list-item]
        page = context.new_page()
        page.goto(f"{live_server.url}{path}")
        return page

    yield open_it
    for context in contexts:
        context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_a_game_in_its_readers_language(
    language: str, village: Village, church: Church, open_page: Callable[..., Page]
) -> None:
    """In public and to a player. Rules: LTR-SYS-12."""
    luck = random.Random(1)
    for _ in range(2):
        post.play_round(village, luck)
    church.follow(village)
    locale, heading = LANGUAGES[language]
    with games.opened(village.game) as game:
        name = next(game.state.names[s] for s in game.state.seats if "power" in game.asked(s))
    for path, who in (("/", ""), ("/games/WW5/", ""), ("/play/", name), ("/play/WW5/", name)):
        for size, scheme in ((PHONE, "light"), (SCREEN, "dark")):
            page = open_page(path, who, locale=locale, viewport=size, color_scheme=scheme)
            shown = f"{language}{path.replace('/', '-')}{size['width']}-{scheme}"
            for closed in page.locator("main summary").all():
                closed.click()
            picture(page, shown)
            is_fine(page)
            text = page.locator("main").inner_text()
            assert not ENGLISH.search(text), (path, ENGLISH.findall(text), text)
            expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
