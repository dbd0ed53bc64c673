"""Passkeys in a browser with a key of its own, and the pages on which one signs in."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.mail.village import administrator
from tests.web.conftest import Church
from tests.web.desk import by_night, signed_in_as
from tests.web.play import playing_as
from tests.web.test_desk_browser import PHONE, SCREEN, cookie_of
from tests.web.test_play_browser import is_fine, picture
from verteller.hosting import throttling
from verteller.hosting.models import Person
from verteller.web.models import Passkey, Session

pytestmark = pytest.mark.django_db(transaction=True)

KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def open_page(
    browser: Browser, live_server: LiveServer, church: Church
) -> Iterator[Callable[..., Page]]:
    """Open pages, of somebody who is signed in or of nobody, each in a browser of its own."""
    throttling.limiter.storage.reset()
    contexts = []

    def open_it(path: str, person: Person | None = None, **wishes: Any) -> Page:
        context = browser.new_context(**{"locale": "en-GB", "viewport": SCREEN, **wishes})
        contexts.append(context)
        if person is not None:
            cookie = cookie_of(signed_in_as(person), live_server.url)
            context.add_cookies([cookie])  # type: ignore[list-item]
        page = context.new_page()
        page.goto(f"{live_server.url}{path}")
        return page

    yield open_it
    for context in contexts:
        context.close()


def test_a_passkey_is_made_and_signs_in_without_a_mail(open_page: Callable[..., Page]) -> None:
    """Also when it has counted on; one that has not was copied, and opens nothing."""
    person = administrator()
    page = open_page("/account/", person)
    faults: list[str] = []
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    authenticator = page.context.new_cdp_session(page)
    authenticator.send("WebAuthn.enable")
    authenticator.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})

    page.get_by_label("A name for it").fill("My phone")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("status")).to_contain_text("“My phone” has been added.")
    is_fine(page)
    picture(page, "account-with-passkey")

    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_role("link", name="Account", exact=True)).to_have_count(0)
    assert Session.objects.filter(account=person.user_id).count() == 0
    page.goto(page.url.rstrip("/") + "/sign-in/?next=/account/")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your account")
    expect(page.get_by_text("with a passkey")).to_be_visible()
    assert Passkey.objects.get().counter > 0

    Passkey.objects.update(counter=1_000)
    page.get_by_role("button", name="Sign out everywhere").click()
    page.goto(page.url.rstrip("/") + "/sign-in/")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert").first).to_contain_text("was not recognised")
    assert faults == []


@pytest.mark.parametrize(
    ("size", "scheme"), [(PHONE, "dark"), (SCREEN, "light")], ids=["phone", "screen"]
)
def test_the_pages_to_sign_in_and_of_the_account_can_be_read_by_everybody(
    open_page: Callable[..., Page], church: Church, size: dict[str, int], scheme: str
) -> None:
    """With a key, sessions elsewhere, a code that was mistyped, and who has looked."""
    person = administrator()
    village = by_night()
    church.follow(village)
    for name in ("Anna", "Bob"):
        playing_as(village, name).get("/play/WW5/", headers={"User-Agent": "Firefox/1 Linux"})
    Passkey.objects.create(
        person=person, handle=b"1", public_key=b"2", name="Laptop", made_at=person.created_at
    )
    signed_in_as(person)
    wishes = {"viewport": size, "color_scheme": scheme}
    kind = f"{size['width']}-{scheme}"
    page = open_page("/account/", person, **wishes)
    expect(page.get_by_role("heading", name="Laptop")).to_be_visible()
    picture(page, f"account-{kind}")
    is_fine(page)

    page.goto(page.url.replace("/account/", "/desk/games/WW5/access/"))
    expect(page.get_by_role("cell", name="Anna")).to_be_visible()
    picture(page, f"access-{kind}")
    is_fine(page)

    page = open_page("/sign-in/", **wishes)
    expect(page.get_by_role("button", name="Sign in with a passkey")).to_be_visible()
    is_fine(page)
    picture(page, f"sign-in-{kind}")
    page.get_by_role("link", name="I have a code on paper").click()
    page.get_by_label("Your code").fill("abcd-efgh-jklm")
    page.get_by_role("button", name=re.compile("^Sign in$")).click()
    expect(page.get_by_role("alert")).to_contain_text("This code does not work.")
    is_fine(page)
    picture(page, f"code-{kind}")
