"""The pages of a game of Lupus 3.0 in a browser: its reports can be read by everybody."""

import os
from typing import Any

import pytest
from playwright.sync_api import Browser
from pytest_django.live_server_helper import LiveServer

from tests.mail import test_lupus3_reports as post
from tests.mail.village import Village
from tests.web.conftest import Church
from tests.web.play import playing_as
from tests.web.test_desk_browser import PHONE, SCREEN, cookie_of
from tests.web.test_play_browser import is_fine, picture

pytestmark = pytest.mark.django_db(transaction=True)


full = post.full

LOOKS = [(PHONE, "light"), (SCREEN, "dark")]
OTHER_LOOKS = [(PHONE, "dark"), (SCREEN, "light")]
"""Only to be looked at, where somebody wants pictures."""


@pytest.mark.timeout(300)
def test_reports_can_be_read_on_a_phone_and_on_a_screen(
    browser: Browser, live_server: LiveServer, full: Village, church: Church
) -> None:
    """In light and dark, sections below the turn's heading. Rules: LU3-SYS-16, LU3-SYS-18."""
    farmer, guard, _ = post.first_two_turns(full)
    church.follow(full)
    pages = {
        "turn-dawn": (guard, "games/WW5/turns/2/"),
        "turn-dusk": (guard, "games/WW5/turns/3/"),
        "mine-mayor": (guard, "play/WW5/"),
        "mine-dead": (farmer, "play/WW5/"),
        "told": (farmer, "play/WW5/told/2/"),
    }
    for size, scheme in [*LOOKS, *(OTHER_LOOKS if "VERTELLER_PICTURES" in os.environ else [])]:
        wishes: dict[str, Any] = {"viewport": size, "color_scheme": scheme, "locale": "it-IT"}
        for kind, (name, path) in pages.items():
            context = browser.new_context(**wishes)
            cookie = cookie_of(playing_as(full, name), live_server.url)
            context.add_cookies([cookie])  # type: ignore[list-item]
            page = context.new_page()
            page.goto(f"{live_server.url}/{path}")
            if (size, scheme) in LOOKS:
                is_fine(page)
            picture(page, f"lupus3-{kind}-{size['width']}-{scheme}")
            context.close()
