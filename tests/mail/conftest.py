"""Every test of the mail door lives at the same home and begins with nothing folded."""

from collections.abc import Iterator

import pytest
from pytest_django import Settings

from tests.mail.village import HOME
from verteller.hosting.games import shelf
from verteller.mail import composing, news
from verteller.mail.pacing import rate_limit


@pytest.fixture(autouse=True)
def home(settings: Settings) -> None:
    """Give the narrator an address."""
    settings.VERTELLER_HOME_ADDRESS = HOME
    settings.VERTELLER_MAIL_DOMAIN = "play.example.net"
    settings.VERTELLER_ALARMS = False
    # What proves a sender has tests of its own.
    settings.VERTELLER_SENDER_PROOF = ("from",)
    settings.VERTELLER_ADMIN_PASSWORD_MAIL = True
    settings.VERTELLER_STORIES = ""
    # The real one takes its time on purpose.
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture(autouse=True)
def empty_shelf() -> Iterator[None]:
    """Forget the games folded and the mail counted for other tests, whose rows are gone."""
    shelf.clear()
    rate_limit.cache_clear()
    for remembered in (news._entries, news._earlier, news._is_phase_public, composing.sent):
        # Two tests may begin the same game by the same lots, and play it differently.
        remembered.cache_clear()
    yield
    shelf.clear()
