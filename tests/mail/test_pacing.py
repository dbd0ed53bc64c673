"""Pacing: how fast replies go out, how much mail comes in, and how much of it at once."""

import smtplib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

import pytest
from pytest_django import Settings

from tests.mail.doors import one_by_one
from tests.mail.test_sending import Server
from tests.mail.village import HOME, START, administrator, new_village, raw_mail
from verteller.hosting import incoming, post
from verteller.hosting.home import Home
from verteller.hosting.incoming import Arrived, Outcome
from verteller.hosting.models import Kind, Outgoing, Sending
from verteller.mail.listener import Door, Place
from verteller.mail.pacing import MOST_REPLIES, RateLimit, Rates, may_send_more
from verteller.mail.reading.message import MAX_OCTETS
from verteller.mail.sending import next_due, send_due

MINUTE = timedelta(minutes=1)
SECOND = timedelta(seconds=1)
DAY = timedelta(days=1)


def reply_to(sender: str, at: datetime) -> Outgoing:
    """Record a mail of *sender*, and queue the reply to it."""
    mail = Arrived(f"<{Outgoing.objects.count()}@x.nl>", HOME, sender, "hallo", at)

    def handle() -> Outcome:
        payload = {"code": "unknown_game", "refusal": "E1"}
        (reply,) = post.save([post.to_address(sender, "nl", Kind.REFUSED, payload, at=at)])
        return Outcome("unknown_game", reply=reply)

    recorded = incoming.receive(mail, handle).row.reply
    assert recorded is not None
    return recorded


def test_nobody_gets_more_than_one_reply_a_minute_and_none_is_lost(db: None) -> None:
    """Rules: WAK-SYS-07."""
    rows = [reply_to("bob@x.nl", START) for _ in range(3)]
    server = Server()
    sent_at = []
    for seconds in range(0, 200, 10):
        now = START + seconds * SECOND
        sent_at += [seconds] * len(send_due(now, server).sent)

    assert sent_at == [0, 60, 120]
    assert server.ids() == [row.message_id for row in rows]


def test_others_do_not_wait_for_a_busy_writer(db: None) -> None:
    reply_to("bob@x.nl", START)
    reply_to("bob@x.nl", START)
    reply_to("ann@x.nl", START)
    server = Server()

    assert len(send_due(START, server).sent) == 2
    assert next_due() == START + MINUTE


def test_what_is_no_reply_goes_out_at_once(db: None) -> None:
    """Rules: WAK-SYS-08."""
    reply_to("bob@x.nl", START)
    payload = {"game": "WW5"}
    post.save([post.to_address("bob@x.nl", "nl", Kind.GAME_STOPPED, payload, at=START)] * 1)
    post.save([post.to_address("bob@x.nl", "nl", Kind.GAME_PAUSED, payload, at=START)])

    assert len(send_due(START, Server()).sent) == 3


def test_replies_that_wait_keep_no_others_from_their_turn(db: None) -> None:
    reply_to("bob@x.nl", START)
    send_due(START, Server())
    for _ in range(4):
        reply_to("bob@x.nl", START + SECOND)
    reply_to("ann@x.nl", START + SECOND)

    assert len(send_due(START + SECOND, Server(), most=2).sent) == 1


def test_more_replies_than_anybody_can_want_are_not_sent(db: None, settings: Settings) -> None:
    settings.VERTELLER_REPLY_INTERVAL = 1
    for _ in range(MOST_REPLIES + 5):
        reply_to("bob@x.nl", START)

    send_due(START, Server(), most=1000)

    assert Outgoing.objects.filter(status=Sending.WITHHELD).count() == 4
    assert Outgoing.objects.filter(status=Sending.QUEUED).count() == MOST_REPLIES


def test_replies_sent_by_a_clock_that_was_ahead_keep_no_other_back(db: None) -> None:
    """Rules: WAK-SYS-07, WAK-SYS-08."""
    reply_to("bob@x.nl", START + DAY)
    send_due(START + DAY, Server())
    row = reply_to("bob@x.nl", START)

    assert send_due(START, Server()).sent == [row.pk]


def test_the_interval_is_the_host_s_to_choose(db: None, settings: Settings) -> None:
    settings.VERTELLER_REPLY_INTERVAL = 0
    for _ in range(2):
        reply_to("bob@x.nl", START)

    assert len(send_due(START, Server()).sent) == 2


def test_a_limit_is_counted_by_key() -> None:
    limit = RateLimit("2/hour;3/day")

    assert [limit.allows("a"), limit.allows("a"), limit.allows("a")] == [True, True, False]
    assert limit.allows("b")


def test_without_a_limit_everything_is_allowed() -> None:
    limit = RateLimit("")

    assert all(limit.allows("a") for _ in range(1000))


def test_a_limit_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(ValueError, match="often"):
        RateLimit("often")


def test_hosts_of_trusted_networks_are_not_counted() -> None:
    rates = Rates("1/hour", "1/hour", "127.0.0.0/8, 10.1.0.0/16")

    assert [rates.is_exempt(host) for host in ("127.0.0.1", "10.1.2.3", "::ffff:10.1.2.3")] == [
        True
    ] * 3
    assert not any(rates.is_exempt(host) for host in ("10.2.0.1", "::1", "nonsense"))


def test_neighbours_in_one_ipv6_network_are_one_host() -> None:
    rates = Rates("1/hour", "", "")

    assert rates.allows_host("2001:db8::1")
    assert not rates.allows_host("2001:db8::2")
    assert rates.allows_host("2001:db8:0:1::1")


def test_a_forger_cannot_use_up_what_another_may_send(settings: Settings) -> None:
    """Rules: WAK-SYS-49."""
    settings.VERTELLER_RATE_SENDER = "1/hour; 2/day"
    sender = "anna-and-her-forger@x.nl"

    assert [may_send_more(sender, "") for _ in range(3)] == [True, False, False]
    assert may_send_more(sender, "token")


@contextmanager
def door(settings: Settings, *, protocol: str = "smtp", **limits: str) -> Iterator[smtplib.SMTP]:
    """Open a door that trusts nobody, and connect to it."""
    settings.VERTELLER_TRUSTED_NETWORKS = ""
    for name, limit in limits.items():
        setattr(settings, f"VERTELLER_RATE_{name.upper()}", limit)

    def take(*_: object, **__: object) -> None:
        """Store nothing."""

    with Door(Home(HOME), [Place(protocol)], receive=one_by_one(take)) as opened:
        kind = smtplib.LMTP if protocol == "lmtp" else smtplib.SMTP
        port = int(opened.listeners[0].port)
        with kind("127.0.0.1", port, timeout=20) as connection:
            yield connection


def answers(connection: smtplib.SMTP, sender: str, times: int) -> list[int]:
    """Begin a mail so often, and return what was answered."""
    connection.ehlo_or_helo_if_needed()
    codes = []
    for _ in range(times):
        codes.append(connection.mail(sender)[0])
        if codes[-1] == 250:
            connection.rset()
    return codes


def test_a_sender_who_writes_too_much_is_put_off_at_the_door(settings: Settings) -> None:
    """Rules: WAK-SYS-07."""
    with door(settings, sender="2/hour", host="100/hour") as connection:
        assert answers(connection, "bob@x.nl", 4) == [250, 250, 452, 452]
        assert answers(connection, "ann@x.nl", 1) == [250]


def test_a_host_that_sends_too_much_is_put_off_and_hung_up_on(settings: Settings) -> None:
    with door(settings, sender="", host="2/hour") as connection:
        assert answers(connection, "bob@x.nl", 3) == [250, 250, 421]
        assert connection.file is not None
        # Nothing more comes from the other side.
        assert connection.file.readline() == b""


def test_a_mail_server_of_our_own_is_never_put_off(settings: Settings) -> None:
    """Rules: WAK-SYS-06."""
    with door(settings, protocol="lmtp", sender="1/hour", host="1/hour") as connection:
        assert answers(connection, "bob@x.nl", 3) == [250] * 3


def test_a_mail_that_is_too_long_is_refused_before_it_is_sent(settings: Settings) -> None:
    """Rules: WAK-SYS-49."""
    with door(settings) as connection:
        connection.ehlo()
        code, _ = connection.mail("bob@x.nl", [f"SIZE={MAX_OCTETS + 1}"])
        assert code == 552


def test_who_writes_too_much_is_recorded_and_not_answered(db: None, settings: Settings) -> None:
    """Rules: WAK-SYS-07, WAK-SYS-50."""
    settings.VERTELLER_RATE_SENDER = "2/hour"
    administrator()
    village = new_village()

    results = [village.deliver(raw_mail("flood@x.nl", "WW5", "?")) for _ in range(3)]

    assert [each.code for each in results][2] == "too_many_mails"
    assert results[2].reply is None
