"""Mail servers that go away in the midst of a game: nothing is lost, and the time comes back."""

import smtplib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta

import pytest
from django.core.mail.backends.smtp import EmailBackend

from tests.mail.village import (
    HOME,
    START,
    Village,
    address_of,
    administrator,
    new_village,
    post_of,
    raw_mail,
    running_village,
)
from tests.servers.dovecot import Dovecot
from tests.servers.machine import free_port
from tests.servers.postfix import Postfix
from verteller.hosting import clock, heartbeat, outages
from verteller.hosting.home import Home
from verteller.hosting.models import Incoming, Kind, Outage, Outgoing, Sending
from verteller.mail.configuration import ImapAccount
from verteller.mail.imap import Trouble, Watcher
from verteller.mail.sending import send_due

MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)
ROLES = ("werewolf", "seer", "villager", "villager")


def send_all(village: Village, backend: EmailBackend) -> None:
    while send_due(village.now, backend).tried:
        pass


def server_at(port: int) -> EmailBackend:
    return EmailBackend(host="127.0.0.1", port=port, timeout=20)


@pytest.fixture
def village(db: None) -> Village:
    """Return a game that has begun, an hour before its first deadline."""
    village = running_village(*ROLES, speed=timedelta(hours=6))
    administrator()
    village.now = START + 5 * HOUR
    return village


def live_on(village: Village, backend: EmailBackend, minutes: int) -> None:
    """Let the host do its work for so long."""
    for _ in range(minutes):
        heartbeat.tick(village.now)
        send_all(village, backend)
        village.now += MINUTE


def test_a_server_that_refuses_for_an_hour_costs_no_mail_and_no_time(
    village: Village, postfix: Postfix
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08, WAK-VOTE-12."""
    deadline = START + 6 * HOUR
    away = server_at(free_port())
    live_on(village, away, 55)
    live_on(village, away, 30)
    assert village.game.sequence == 1
    assert outages.is_holding(village.now)

    back = server_at(postfix.smtp_port)
    live_on(village, back, 6)

    lost = post_of(Kind.TIME_GIVEN_BACK, "Anna")[0].payload["lost_seconds"]
    assert timedelta(minutes=80) <= timedelta(seconds=lost) <= timedelta(minutes=91)
    assert village.game.due_at == deadline + timedelta(seconds=lost)
    told = [row.to_email for row in post_of(Kind.TIME_GIVEN_BACK)]
    assert sorted(told) == sorted(map(address_of, ("Anna", "Bob", "Karin", "Daan")))
    assert set(Outgoing.objects.values_list("status", flat=True)) == {Sending.SENT}
    live_on(village, back, 120)
    assert village.game.sequence == 2
    postfix.empty()


def test_a_server_that_refuses_some_receivers_is_not_away(
    village: Village, postfix: Postfix
) -> None:
    """Rules: WAK-SYS-08."""
    Outgoing.objects.filter(to_email="bob@x.nl").update(to_email="not an address@x@x.nl")

    live_on(village, server_at(postfix.smtp_port), 30)

    assert not Outage.objects.exists()
    postfix.empty()


@contextmanager
def cut_off(port: int, after: int) -> Iterator[int]:
    """Lend a way to *port* that breaks once, after so many octets from there."""
    listening = socket.create_server(("127.0.0.1", 0))
    left = [after]
    carrying: list[threading.Thread] = []

    def carry(source: socket.socket, sink: socket.socket, *, counts: bool) -> None:
        with suppress(OSError):
            while data := source.recv(4096):
                if counts and left:
                    left[0] -= len(data)
                    if left[0] < 0:
                        left.clear()
                        break
                sink.sendall(data)
        for each in (source, sink):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        source.close()

    def serve() -> None:
        with suppress(OSError):
            while True:
                client, _ = listening.accept()
                server = socket.create_connection(("127.0.0.1", port))
                for pair, counts in (((client, server), False), ((server, client), True)):
                    thread = threading.Thread(
                        target=carry, args=pair, kwargs={"counts": counts}, daemon=True
                    )
                    carrying.append(thread)
                    thread.start()

    serving = threading.Thread(target=serve, daemon=True)
    serving.start()
    try:
        yield listening.getsockname()[1]
    finally:
        with suppress(OSError):
            listening.shutdown(socket.SHUT_RDWR)
        serving.join()
        listening.close()
        for thread in carrying:
            thread.join(timeout=10)


def deliver(dovecot: Dovecot, user: str, sender: str, raw: bytes) -> None:
    """Put a mail into a mailbox as it comes from a person."""
    with smtplib.LMTP("127.0.0.1", dovecot.lmtp_port) as connection:
        connection.sendmail(sender, [f"{user}@example.net"], raw)


def account(dovecot: Dovecot, user: str, port: int) -> ImapAccount:
    return ImapAccount("127.0.0.1", port, user, dovecot.password, security="none")


@pytest.mark.django_db(transaction=True)
def test_a_connection_that_breaks_in_the_midst_of_a_mail_loses_and_doubles_nothing(
    dovecot: Dovecot,
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    new_village()
    for name in ("Anna", "Bob", "Karin"):
        text = f"{name}, vrouw" + "\n\n-- \n" + "x" * 60 + "\n" * 40_000
        deliver(dovecot, "midfetch", address_of(name), raw_mail(address_of(name), "WW5", text))

    with cut_off(dovecot.imap_port, after=60_000) as port, clock.told_by(lambda: START):
        watcher = Watcher(account(dovecot, "midfetch", port), Home(HOME))
        with pytest.raises(Trouble):
            watcher.drain()
        assert Outage.objects.get().direction == "in"
        taken = watcher.drain()

    assert Incoming.objects.filter(result="signed_up").count() == 3
    assert taken >= 2
    assert not Outage.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_mail_that_waited_behind_a_server_that_was_away_is_still_in_time(
    dovecot: Dovecot,
) -> None:
    """The lost time is given back before the mail is read. Rules: WAK-SYS-06, WAK-VOTE-20."""
    village = running_village(*ROLES, speed=timedelta(hours=6))
    seer = village.holder("seer")
    other = village.others(seer)[0]
    deadline = village.game.due_at
    assert deadline is not None
    village.now = deadline - HOUR
    nowhere = Watcher(account(dovecot, "wasaway", free_port()), Home(HOME))

    with clock.told_by(lambda: village.now):
        for _ in range(120):
            heartbeat.tick(village.now)
            with pytest.raises(Trouble):
                nowhere.drain()
            village.now += MINUTE
        assert village.game.sequence == 1
        deliver(dovecot, "wasaway", address_of(seer), raw_mail(address_of(seer), "WW5", other))
        there = Watcher(account(dovecot, "wasaway", dovecot.imap_port), Home(HOME))
        there.drain()

    assert village.choice(seer, "seer") == [other]
    assert village.game.due_at == deadline + 2 * HOUR
    assert len(post_of(Kind.TIME_GIVEN_BACK, seer)) == 1
