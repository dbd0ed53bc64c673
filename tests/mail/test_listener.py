"""The built-in listener: 250 only after the commit, one answer a recipient, nothing for others."""

import smtplib
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import Any

import pytest
from django.db import OperationalError

from tests.mail.doors import one_by_one
from tests.mail.village import HOME, Village, new_village, raw_mail
from verteller.hosting import clock
from verteller.hosting.home import Home, home
from verteller.hosting.models import Incoming, Player
from verteller.mail.listener import Door, Place, Receive
from verteller.mail.reading.message import MAX_OCTETS
from verteller.mail.routing import receive

SMTP, LMTP = Place("smtp"), Place("lmtp")


class Recorder:
    """Takes mail in the listener's stead, and says what it was given."""

    def __init__(self, trouble: Exception | None = None) -> None:
        self.taken: list[tuple[bytes, Sequence[str], str | None]] = []
        self.trouble = trouble

    def __call__(
        self,
        raw: bytes,
        *,
        recipients: Sequence[str],
        received_at: datetime,
        envelope_sender: str | None = None,
    ) -> None:
        if self.trouble:
            raise self.trouble
        self.taken.append((raw, recipients, envelope_sender))


@pytest.fixture
def opened() -> Iterator[Callable[..., Door]]:
    """Open doors, and close them after the test."""
    doors: list[Door] = []

    def open_door(taker: Receive, *places: Place) -> Door:
        door = Door(Home(HOME), places, receive=one_by_one(taker))
        door.__enter__()
        doors.append(door)
        return door

    yield open_door
    for door in doors:
        door.__exit__()


def smtp(door: Door) -> smtplib.SMTP:
    return smtplib.SMTP("127.0.0.1", door.listeners[0].port, timeout=20)


def lmtp(door: Door) -> smtplib.LMTP:
    client = smtplib.LMTP("127.0.0.1", door.listeners[0].port)
    assert client.sock is not None
    client.sock.settimeout(20)
    return client


def test_a_mail_is_handed_over_as_it_came(opened: Callable[..., Door]) -> None:
    recorder = Recorder()
    raw = b"From: a@x.nl\r\nSubject: WW5\r\n\r\n.dot\r\nna\xc3\xafef\r\n"

    with smtp(opened(recorder, SMTP)) as client:
        client.sendmail("a@x.nl", [HOME.replace("@", "+ww5@")], raw)

    assert recorder.taken == [(raw, (HOME.replace("@", "+ww5@"),), "a@x.nl")]


def test_a_bounce_has_no_sender(opened: Callable[..., Door]) -> None:
    """Rules: WAK-SYS-07."""
    recorder = Recorder()

    with smtp(opened(recorder, SMTP)) as client:
        client.sendmail("", [HOME], b"Subject: undelivered\r\n\r\n")

    assert recorder.taken[0][2] == ""


@pytest.mark.parametrize(
    ("recipient", "said"),
    [
        ("bob@example.com", "5.7.1"),
        (f"somebody@{HOME.partition('@')[2]}", "5.1.1"),
        ("verteller", "5.7.1"),
    ],
)
def test_mail_for_anybody_else_is_refused(
    opened: Callable[..., Door], recipient: str, said: str
) -> None:
    """Rules: WAK-SYS-03, WAK-SYS-49."""
    recorder = Recorder()

    with smtp(opened(recorder, SMTP)) as client, pytest.raises(smtplib.SMTPRecipientsRefused) as no:
        client.sendmail("a@x.nl", [recipient], b"Subject: x\r\n\r\n")

    ((code, text),) = no.value.recipients.values()
    assert (code, said in text.decode()) == (550, True)
    assert recorder.taken == []


def test_the_postmaster_can_be_written_to(opened: Callable[..., Door]) -> None:
    recorder = Recorder()

    with smtp(opened(recorder, SMTP)) as client:
        client.sendmail("a@x.nl", ["Postmaster@play.example.net"], b"Subject: x\r\n\r\n")

    assert len(recorder.taken) == 1


@pytest.mark.parametrize("trouble", [OperationalError("locked"), ValueError("a fault of ours")])
def test_what_cannot_be_stored_is_to_be_sent_again(
    opened: Callable[..., Door], trouble: Exception
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    with (
        smtp(opened(Recorder(trouble), SMTP)) as client,
        pytest.raises(smtplib.SMTPDataError) as later,
    ):
        client.sendmail("a@x.nl", [HOME], b"Subject: x\r\n\r\n")

    assert later.value.smtp_code == 451


def test_a_mail_that_is_too_large_is_refused(opened: Callable[..., Door]) -> None:
    """Rules: WAK-SYS-49."""
    recorder = Recorder()
    large = b"Subject: x\r\n\r\n" + b"x" * 998 + b"\r\n" + b"y\r\n" * (MAX_OCTETS // 3)

    with smtp(opened(recorder, SMTP)) as client:
        client.ehlo()
        # As a program would that does not look at what the server can take.
        client.esmtp_features.pop("size", None)
        with pytest.raises((smtplib.SMTPDataError, smtplib.SMTPSenderRefused)) as refused:
            client.sendmail("a@x.nl", [HOME], large)

    assert refused.value.smtp_code == 552
    assert recorder.taken == []


def test_a_page_on_one_long_line_is_taken(opened: Callable[..., Door]) -> None:
    recorder = Recorder()

    with smtp(opened(recorder, SMTP)) as client:
        client.sendmail("a@x.nl", [HOME], b"Subject: x\r\n\r\n" + b"x" * 50_000 + b"\r\n")

    assert len(recorder.taken) == 1


def lmtp_answers(client: smtplib.LMTP, recipients: Sequence[str], raw: bytes) -> list[int]:
    """Send one mail to several and return the answer given for each."""
    client.ehlo_or_helo_if_needed()
    client.mail("a@x.nl")
    for recipient in recipients:
        client.rcpt(recipient)
    client.putcmd("data")
    assert client.getreply()[0] == 354
    client.send(raw.replace(b"\n.", b"\n..") + b"\r\n.\r\n")
    return [client.getreply()[0] for _ in recipients]


@pytest.mark.parametrize(("trouble", "code"), [(None, 250), (OperationalError("locked"), 451)])
def test_lmtp_answers_once_a_recipient(
    opened: Callable[..., Door], trouble: Exception | None, code: int
) -> None:
    """Rules: WAK-SYS-08."""
    recorder = Recorder(trouble)
    ours = [HOME, HOME.replace("@", "+ww5@")]

    with lmtp(opened(recorder, LMTP)) as client:
        first = lmtp_answers(client, ours, b"Subject: x\r\n\r\nBob\r\n")
        again = lmtp_answers(client, ours[:1], b"Subject: x\r\n\r\nBob\r\n")

    assert (first, again) == ([code, code], [code])


def test_lmtp_refuses_a_mail_that_is_too_large_once_a_recipient(
    opened: Callable[..., Door],
) -> None:
    recorder = Recorder()
    large = b"Subject: x\r\n\r\n" + b"y\r\n" * (MAX_OCTETS // 2)

    with lmtp(opened(recorder, LMTP)) as client:
        answers = lmtp_answers(client, [HOME, HOME.replace("@", "+b@")], large)

    assert answers == [552, 552]


def test_one_door_listens_in_several_places(opened: Callable[..., Door]) -> None:
    door = opened(Recorder(), SMTP, LMTP)

    ports = {listener.port for listener in door.listeners}

    assert len(ports) == 2
    for port in ports:
        with socket.create_connection(("127.0.0.1", port), timeout=20) as connection:
            assert connection.recv(200).startswith(b"220")


@pytest.mark.django_db(transaction=True)
def test_who_reads_250_finds_the_mail_in_the_database(opened: Callable[..., Door]) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    village: Village = new_village()

    with clock.told_by(lambda: village.now), smtp(opened(receive, SMTP)) as client:
        client.sendmail("bob@x.nl", [HOME], raw_mail("bob@x.nl", village.name, "Bob, man"))
        assert Player.objects.get().name == "Bob"
        assert Incoming.objects.get().result == "signed_up"


@pytest.mark.django_db(transaction=True)
def test_many_mails_at_once_are_all_taken(opened: Callable[..., Door]) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    village = new_village(most=18)
    names = ["Aa", "Bb", "Cc", "Dd", "Ee", "Ff", "Gg", "Hh"]

    def write(name: str) -> None:
        with smtp(door) as client:
            raw = raw_mail(f"{name}@x.nl", village.name, f"{name}, man")
            client.sendmail(f"{name}@x.nl", [HOME], raw)

    with clock.told_by(lambda: village.now), ThreadPoolExecutor(len(names)) as writers:
        door = opened(receive, SMTP)
        list(writers.map(write, names))

    assert sorted(village.game.players.values_list("name", flat=True)) == names


def test_the_home_address_is_read_from_the_settings(settings: Any) -> None:
    """Rules: WAK-SYS-03."""
    settings.VERTELLER_HOME_ADDRESS = ""
    settings.VERTELLER_MAIL_DOMAIN = "dorp.example.org"

    assert home().address == "verteller@dorp.example.org"
    assert home().is_ours("Verteller+token@Dorp.example.org")
    assert not home().is_ours("verteller@other.example.org")
