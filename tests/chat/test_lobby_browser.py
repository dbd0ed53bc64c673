"""The lobby in browsers: people come in by the link, see each other come, sit down and begin."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.utils import timezone
from playwright.sync_api import Browser, Page, expect

from tests.chat.browsers import PATIENCE, PHONE, SCREEN, Guests, guests, look
from tests.chat.village import ENGLISH, NAMES, person, players
from verteller.chat.lobby.joining import join
from verteller.chat.models import LiveGame
from verteller.hosting.models import HostedGame

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def house(browser: Browser) -> Iterator[Guests]:
    """Open the house."""
    with guests(browser) as made:
        yield made


def stranger(house: Guests, **wishes: Any) -> Page:
    """Return a page of somebody who has never been here."""
    context = house.browser.new_context(
        **{"locale": "en-GB", "timezone_id": "Europe/London", "reduced_motion": "reduce", **wishes}
    )
    context.set_default_timeout(PATIENCE)
    house._contexts.append(context)
    page = context.new_page()
    page.on("pageerror", lambda error: house.faults.append(str(error)))
    return page


def opened(page: Page, house: Guests) -> LiveGame:
    """Open a game as a stranger does."""
    page.goto(f"{house.url}/rooms/")
    look(page, "lobby-mine")
    page.get_by_role("link", name="Open a game").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("What the game is called").fill("Neumond")
    look(page, "lobby-new")
    page.get_by_role("button", name="Open the lobby").click()
    expect(page.get_by_role("heading", name="Neumond")).to_be_visible()
    return LiveGame.objects.get()


def order(page: Page) -> list[str]:
    return [
        str(each.get_attribute("data-name")) for each in page.locator("#seating [data-name]").all()
    ]


def drag(page: Page, name: str, onto: str) -> None:
    """Drag somebody by the grip to where another sits."""
    grip = page.locator(f"[data-name={name}] .grip")
    grip.hover()
    page.mouse.down()
    target = page.locator(f"[data-name={onto}]").bounding_box()
    assert target is not None
    page.mouse.move(target["x"] + 20, target["y"] + 8, steps=6)
    page.mouse.up()


def test_an_evening_gathers(house: Guests) -> None:
    """
    One opens, another comes by the link; they see each other, talk, sit down, and it begins.

    Rules: DUE-SYS-01, DUE-SYS-08, DUE-SYS-09, TAB-SYS-06.
    """
    host = stranger(house, viewport=PHONE)
    live = opened(host, house)
    link = host.get_by_label("Link to the lobby").input_value()
    assert link.endswith(f"/rooms/join/{live.invitation}/")

    guest = stranger(house, viewport=SCREEN, color_scheme="dark")
    guest.goto(link)
    expect(guest.get_by_text("Ada invites you")).to_be_visible()
    look(guest, "lobby-join")
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_label("he", exact=True).check()
    guest.get_by_role("button", name="Come in").click()
    expect(guest.locator("[data-name=Ada]")).to_be_visible()
    # Whoever comes is seen at once by those who wait.
    expect(host.locator("[data-name=Ben] .dot.here")).to_be_visible()
    for name in NAMES[2:]:
        join(live, None, name, ENGLISH, timezone.now())
    expect(host.get_by_text("8 are here, nobody is ready yet.")).to_be_visible()
    expect(guest.locator(".dealt")).to_contain_text("Bear Tamer")
    look(guest, "lobby-guest")
    assert players(live)[1].time_zone == "Europe/London"

    guest.get_by_label("Say something to the others").fill("Good evening!")
    guest.get_by_role("button", name="Send").click()
    expect(host.get_by_role("log")).to_contain_text("Ben Good evening!")

    guest.get_by_role("button", name="I am ready").click()
    expect(guest.get_by_role("button", name="Wait, not yet")).to_be_focused()
    expect(host.locator("[data-name=Ben] .mark.ready")).to_be_attached()

    drag(host, "Hana", "Ada")
    expect(guest.locator("#seating li").first).to_have_attribute("data-name", "Hana")
    arrow = host.get_by_role("button", name="Hana one place down")
    arrow.focus()
    host.keyboard.press("Enter")
    expect(guest.locator("#seating li").first).to_have_attribute("data-name", "Ada")
    expect(host.get_by_text("Hana now has seat 2.")).to_be_attached()
    expect(arrow).to_be_focused()
    assert order(host)[:3] == ["Ada", "Hana", "Ben"]
    look(host, "lobby-host")

    host.once("dialog", lambda dialog: dialog.dismiss())
    host.get_by_role("button", name="Deal and begin").click()
    assert HostedGame.objects.get().length == 0
    host.once("dialog", lambda dialog: dialog.accept())
    host.get_by_role("button", name="Deal and begin").click()
    for page in (host, guest):
        page.wait_for_url(re.compile("/rooms/Neumond/$"))
        expect(page.locator("#evening")).to_be_visible()
    seated = HostedGame.objects.get().players.order_by("seat").values_list("name", flat=True)
    assert list(seated)[:3] == ["Ada", "Hana", "Ben"]


def test_pages_around_the_lobby_can_be_read_by_everybody(house: Guests) -> None:
    """The roles, the cards, the way to another device and back, looking on, being sent away."""
    host = stranger(house, viewport=SCREEN)
    live = opened(host, house)
    for name in NAMES[1:]:
        join(live, None, name, ENGLISH, timezone.now())
    host.get_by_role("link", name="Choose the roles").first.click()
    host.get_by_role("button", name="One Fox more").click()
    expect(host.locator("output")).to_have_text("9")
    host.get_by_role("button", name="One Villager fewer").click()
    look(host, "lobby-roles")
    host.get_by_role("button", name="Keep these roles").click()
    expect(host.locator(".dealt")).to_contain_text("Fox")
    host.get_by_role("button", name=re.compile("Show it large")).click()
    expect(host.get_by_role("dialog")).to_be_visible()
    host.get_by_role("button", name="Close").click()
    host.get_by_role("link", name="Look at the cards").click()
    expect(host.locator(".playing-card")).to_have_count(7)
    look(host, "cards")
    host.go_back()
    host.get_by_role("link", name="Go on on another device").click()
    look(host, "lobby-elsewhere")
    link = host.get_by_label("Link to you").input_value()

    phone = stranger(house, viewport=PHONE, color_scheme="dark")
    phone.goto(link)
    look(phone, "lobby-back")
    phone.get_by_role("button", name="Go on as Ada").click()
    expect(phone.get_by_role("button", name="Deal and begin")).to_be_visible()
    look(phone, "lobby-host-dark")

    onlooker = stranger(house, viewport=PHONE)
    onlooker.goto(f"{house.url}/rooms/watch/{live.watching}/")
    look(onlooker, "lobby-watch")
    onlooker.get_by_role("button", name="Look on").click()
    expect(phone.get_by_text("One person looks on.")).to_be_visible(timeout=PATIENCE)
    look(onlooker, "lobby-onlooker")

    ben = house.open(live, "Ben")
    phone.once("dialog", lambda dialog: dialog.accept())
    phone.get_by_role("button", name="Remove Ben").click()
    ben.wait_for_url(re.compile("/rooms/$"))
    assert "Ben" not in [each.name for each in players(live)]
    assert person(live, "Ada") == LiveGame.objects.get().host
