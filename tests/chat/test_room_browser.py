"""The room in a browser: readable by everybody, heard only as far as all hear it, never lost."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.utils import timezone
from playwright.sync_api import Browser, Page, expect

from tests.chat.browsers import EARS, PATIENCE, SCREEN, Guests, guests, look
from tests.chat.village import live_game, player
from tests.servers.machine import free_port
from verteller.chat.access import Reader
from verteller.chat.models import LiveGame, Post
from verteller.chat.saying import say
from verteller.hosting import games
from verteller.hosting.models import HostedGame
from verteller.hosting.playing import close_phase

pytestmark = pytest.mark.django_db(transaction=True)

ROLES = "werewolf werewolf seer witch cupid wolfhound bear_tamer villager".split()
TALK = (
    ("Ben", "Good morning everybody. Nobody died, how lovely!"),
    ("Cem", "I do not trust Fritz. He was awfully quiet."),
    ("Cem", "And he always votes last."),
    ("Fritz", "Me? I was asleep all night, ask anybody who was asleep as well."),
    ("Emil", "Let us hear Ada first."),
    ("Ada", "I say Greta. She smiled when night fell, and nobody smiles who knows nothing."),
)


@pytest.fixture
def house(browser: Browser) -> Iterator[Guests]:
    """Open the house."""
    with guests(browser) as made:
        yield made


@pytest.fixture
def live() -> LiveGame:
    """Let an evening of Düsterwald begin; its phases end when somebody says so."""
    return live_game(roles=ROLES, at=timezone.now(), pace={"every": 600})


def phase_of(live: LiveGame) -> str:
    with games.opened(HostedGame.objects.get(pk=live.game_id)) as game:
        return game.state.phase.name if game.state.phase else ""


def close_until(live: LiveGame, phase: str) -> None:
    """End phases until the one called *phase* is open."""
    for _ in range(60):
        record = HostedGame.objects.get(pk=live.game_id)
        close_phase(record, record.sequence, timezone.now())
        if phase_of(live) == phase:
            return
    raise AssertionError(f"{phase} never came")


def says(live: LiveGame, name: str, room: str, text: str) -> None:
    fresh = LiveGame.objects.select_related("game").get(pk=live.pk)
    say(Reader(fresh, player(live, name)), room, text)


def test_everybody_can_read_the_room_by_night_and_by_day(house: Guests, live: LiveGame) -> None:
    """
    On a phone and on a screen, light and dark: asked, talking, at the table, with his card.

    Rules: DUE-SYS-11, DUE-SYS-28, DUE-NGT-01, DUE-DAY-01, DUE-DAY-03, TAB-DAY-06.
    """
    phone, screen = house.open(live, "Emil"), house.open(live, "Ada", viewport=SCREEN)
    expect(phone.get_by_role("heading", name="bring together")).to_be_visible()
    expect(screen.get_by_text("The village sleeps.")).to_be_visible()
    expect(screen.get_by_label("Say something")).to_be_hidden()
    look(phone, "night-phone")
    look(screen, "night-screen")
    close_until(live, "accuse")
    for name, text in TALK:
        says(live, name, "square", text)
    expect(phone.get_by_text("nobody smiles")).to_be_visible()
    expect(screen.get_by_label("Say something")).to_be_visible()
    look(phone, "day-phone")
    look(screen, "day-screen")
    phone.get_by_role("button", name="Show the table").click()
    look(phone, "table-phone")
    phone.get_by_role("button", name="Hide the table").click()
    phone.get_by_role("button", name="My card").click()
    expect(phone.get_by_role("dialog")).to_contain_text("Cupid")
    look(phone, "card-phone")
    phone.keyboard.press("Escape")
    screen.locator("#menu summary").click()
    look(screen, "menu-screen")
    dark = house.open(live, "Ben", color_scheme="dark")
    look(dark, "day-dark-phone")
