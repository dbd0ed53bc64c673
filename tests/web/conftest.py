"""The pages' tests: a house with an open mail door, and villages whose mail lies in mailboxes."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from django.utils import translation
from pytest_django import Settings

from tests.mail.village import HOME, START, Village
from verteller.hosting import clock, throttling
from verteller.hosting.games import shelf
from verteller.hosting.home import MAILBOX_BACKEND, home
from verteller.hosting.models import MailboxMessage
from verteller.mail.listener import Door, Place
from verteller.mail.sending import send_due
from verteller.web import house, known, lines, pieces, strangers
from verteller.web.house import House
from verteller.web.live import pulses

KEPT = (known, pieces, lines, strangers, pulses)
"""What keeps pages ready for a game, by its number and seed: in tests there are several."""


@pytest.fixture(autouse=True)
def at_home(settings: Settings) -> Iterator[None]:
    """Give the narrator an address, a mailbox for everybody; nothing is folded or counted yet."""
    settings.VERTELLER_HOME_ADDRESS = HOME
    settings.VERTELLER_MAIL_DOMAIN = "play.example.net"
    settings.VERTELLER_ALARMS = False
    settings.VERTELLER_SENDER_PROOF = ("from",)
    settings.VERTELLER_REPLY_INTERVAL = 0
    settings.VERTELLER_MAILBOX = True
    settings.EMAIL_BACKEND = MAILBOX_BACKEND
    shelf.clear()
    throttling.limiter.storage.reset()
    for each in KEPT:
        each.forget()
    house.furnish(House())
    with translation.override("en"):
        yield
    house.furnish(House())
    shelf.clear()


@dataclass
class Church:
    """The clock of the whole process: it stands still until somebody moves it."""

    now = START

    def follow(self, village: Village) -> None:
        """Show the village's time."""
        self.now = village.now


@pytest.fixture
def church() -> Iterator[Church]:
    """Let the tests' own clock tell the time."""
    clock_tower = Church()
    with clock.told_by(lambda: clock_tower.now):
        yield clock_tower


@pytest.fixture
def post() -> Callable[[Village], None]:
    """Deliver everything that waits into the mailboxes."""

    def deliver(village: Village) -> None:
        while send_due(village.now).tried:
            pass

    return deliver


@pytest.fixture
def mail_door(transactional_db: None) -> Iterator[House]:
    """Open a mail door at any free port, for the pages to write to."""
    with Door(home(), [Place("smtp")]) as door:
        mine = House(mail_port=int(door.listeners[0].port))
        house.furnish(mine)
        yield mine


@pytest.fixture
def newest() -> Callable[[str], MailboxMessage]:
    """Find the newest mail of somebody."""

    def find(address: str) -> MailboxMessage:
        return MailboxMessage.objects.filter(to_email=address).latest("pk")

    return find
