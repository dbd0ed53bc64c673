"""The public pages in a browser: up to date by themselves, whatever becomes of the server."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from django.conf import settings
from django.db import connection
from django.utils import timezone
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.mail import test_tempo_reale as post
from tests.mail.village import Village, running_village
from tests.servers.machine import free_port
from tests.web.conftest import Church
from tests.web.play import playing_as
from tests.web.test_desk_browser import PHONE, SCREEN, cookie_of
from tests.web.test_play_browser import is_fine, picture
from verteller.hosting.models import HostedGame

pytestmark = pytest.mark.django_db(transaction=True)

ROLES = ("werewolf", "seer", "villager", "villager", "villager", "villager")
village_of_tempo_reale = post.village
PATIENCE = 20_000
PROGRAM = "from verteller.cli import main; main()"
WRONG_CLOCK = "const told = Date.now.bind(Date); Date.now = () => told() - 5 * 3600 * 1000;"


class Server:
    """The program as hosts run it, on the tests' database: it can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, and wait until its doors are open."""
        own = str(connection.settings_dict["NAME"])
        environment = {
            **os.environ,
            "VERTELLER_STATE_DIR": str(self._folder),
            "VERTELLER_SMTP_URL": "smtp://127.0.0.1:1",
            # Whoever is signed in with us is so there too.
            "VERTELLER_SECRET_KEY": settings.SECRET_KEY,
        }
        if connection.vendor == "sqlite":
            link = self._folder / "verteller.sqlite3"
            link.unlink(missing_ok=True)
            link.symlink_to(own)
        else:
            address = environment["VERTELLER_DATABASE_URL"]
            environment["VERTELLER_DATABASE_URL"] = f"{address.rpartition('/')[0]}/{own}"
        command = [sys.executable, "-c", PROGRAM, "serve", "--no-worker"]
        command += ["--port", str(self.port), "--listen", f"smtp://127.0.0.1:{free_port()}"]
        self._process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if "mail in" in line:
                return
        raise RuntimeError("the server could not start")

    def stop(self, how: signal.Signals) -> int:
        """End it, and return what it says."""
        if self._process is None:
            return 0
        self._process.send_signal(how)
        code = self._process.wait(timeout=10)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None
        return code


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Run a server of our own."""
    made = Server(tmp_path)
    made.start()
    yield made
    made.stop(signal.SIGKILL)


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Open pages, each in a browser of its own."""
    contexts = []

    def open_it(address: str, cookie: Any = None, script: str = "", **wishes: Any) -> Page:
        context = browser.new_context(**{"locale": "en-GB", "viewport": SCREEN, **wishes})
        contexts.append(context)
        if cookie:
            context.add_cookies([cookie])
        page = context.new_page()
        if script:
            page.add_init_script(script)
        page.goto(address)
        page.evaluate("window.untouched = true")
        return page

    yield open_it
    for context in contexts:
        context.close()


def test_news_comes_without_loading_the_page_and_after_the_server_was_killed(
    server: Server, open_page: Callable[..., Page]
) -> None:
    """
    A closing appears by itself, the focus stays where it is, and it is said to who cannot see it.

    Rules: LTR-SYS-12.
    """
    village = running_village(*ROLES)
    page = open_page(f"{server.url}/games/WW5/")
    expect(page.locator("#now")).to_contain_text("Night 1: the village sleeps")
    page.locator(".seal summary").focus()

    village.close_until("pyre")

    expect(page.locator("#now")).to_contain_text("the village votes on the pyre", timeout=PATIENCE)
    expect(page.locator("#said")).to_have_text("There is news on this page.")
    expect(page.locator(".seal summary")).to_be_focused()

    server.stop(signal.SIGKILL)
    village.close()
    server.start()

    expect(page.locator("#latest")).to_contain_text("Night 2", timeout=PATIENCE)
    assert page.evaluate("window.untouched")
    assert server.stop(signal.SIGTERM) == 0


def test_a_deadline_is_counted_down_by_the_server_s_clock(
    server: Server, open_page: Callable[..., Page]
) -> None:
    """In the reader's language, whatever his device thinks the time is."""
    village = running_village(*ROLES)
    village.close_until("pyre")
    HostedGame.objects.update(due_at=timezone.now() + timedelta(hours=47, minutes=58))

    for language, words in (("en-GB", "1 day and 23 hours left"), ("it-IT", "1 giorno e 23 ore")):
        page = open_page(f"{server.url}/games/WW5/", script=WRONG_CLOCK, locale=language)
        expect(page.locator("#now .left")).to_contain_text(words)
        expect(page.locator("#now time")).to_have_attribute("data-local", "yes")


def test_what_a_player_has_marked_stays_marked_when_news_comes(
    server: Server, open_page: Callable[..., Page], church: Church
) -> None:
    """His form is only put in anew when what he is asked has changed."""
    village = running_village(*ROLES)
    village.close_until("pyre")
    church.follow(village)
    name = village.holders("villager")[-1]
    page = open_page(f"{server.url}/play/WW5/", cookie_of(playing_as(village, name), server.url))
    page.get_by_role("radio").nth(2).check()
    page.get_by_text("Show my role").click()
    expect(page.locator("dl.standing")).to_contain_text("Villagers")

    HostedGame.objects.update(due_at=timezone.now() + timedelta(hours=3))

    expect(page.locator("#play-now .left")).to_contain_text("hours", timeout=PATIENCE)
    expect(page.get_by_role("radio").nth(2)).to_be_checked()
    expect(page.locator("dl.standing")).to_be_visible()
    assert page.evaluate("window.untouched")


LOOKS = [("it-IT", PHONE, "light"), ("de-DE", SCREEN, "dark")]
OTHER_LOOKS = [("nl-NL", PHONE, "dark"), ("en-GB", SCREEN, "light")]
"""Only to be looked at, where somebody wants pictures."""


@pytest.mark.timeout(300)
def test_every_public_page_can_be_read_by_everybody(
    village_of_tempo_reale: Village, live_server: LiveServer, open_page: Callable[..., Page]
) -> None:
    """On a phone and on a screen, light and dark."""
    village = village_of_tempo_reale
    luck = Random(1)
    for _ in range(4):
        post.play_round(village, luck)
    paths = ("", "games/", "games/WW5/", "games/WW5/turns/3/", "games/WW5/people/", "rules/")
    others = OTHER_LOOKS if "VERTELLER_PICTURES" in os.environ else []
    for locale, size, scheme in [*LOOKS, *others]:
        wishes = {"locale": locale, "viewport": size, "color_scheme": scheme}
        for path in (*paths, "rules/tempo_reale/"):
            page = open_page(f"{live_server.url}/{path}", **wishes)
            if (locale, size, scheme) in LOOKS:
                is_fine(page)
            picture(page, f"public-{path.replace('/', '-')}{locale}-{size['width']}-{scheme}")
            page.close()
