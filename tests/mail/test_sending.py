"""Emptying the outbox: every mail at least once, as often as it takes, the others meanwhile."""

import smtplib
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any

import pytest
from django.core.mail import EmailMessage

from tests.mail.village import START, Village, administrator, post_of, running_village
from verteller.hosting import clock, post
from verteller.hosting.mailbox import MailboxBackend
from verteller.hosting.models import Kind, MailboxMessage, Outgoing, Sending
from verteller.mail import sending
from verteller.mail.sending import (
    GIVE_UP_AFTER,
    LEASE,
    LONGEST_PAUSE,
    next_due,
    pause_after,
    release_claims,
    send_due,
)

pytestmark = pytest.mark.django_db

MINUTE = timedelta(minutes=1)


class Server:
    """A mail server as a backend sees it; *trouble* says what goes wrong with a mail."""

    def __init__(self, trouble: Callable[[EmailMessage], Exception | None] | None = None) -> None:
        self.taken: list[EmailMessage] = []
        self.unreachable: Exception | None = None
        self._trouble = trouble or (lambda message: None)

    def open(self) -> bool:
        if self.unreachable:
            raise self.unreachable
        return True

    def close(self) -> None:
        """Nothing is kept open."""

    def send_messages(self, messages: Sequence[EmailMessage]) -> int:
        for message in messages:
            error = self._trouble(message)
            if error is not None:
                raise error
            self.taken.append(message)
        return len(messages)

    def ids(self) -> list[str]:
        return [str(message.extra_headers["Message-ID"]) for message in self.taken]


def queue(*emails: str, at: datetime = START) -> list[Outgoing]:
    """Put a mail to each address in the outbox."""
    payload = {"code": "game_won", "game": "WW5"}
    rows = [post.to_address(email, "nl", Kind.GAME_STOPPED, payload, at=at) for email in emails]
    return post.save(rows)


def states() -> dict[str, str]:
    return dict(Outgoing.objects.values_list("to_email", "status"))


def refused_for_now() -> Exception:
    return smtplib.SMTPDataError(451, b"4.7.1 greylisted")


def refused(code: int, said: bytes = b"no such user") -> Callable[[EmailMessage], Exception | None]:
    """Let the server refuse the receiver called bad@x.nl."""

    def trouble(message: EmailMessage) -> Exception | None:
        bad = {each: (code, said) for each in message.to if each == "bad@x.nl"}
        return smtplib.SMTPRecipientsRefused(bad) if bad else None

    return trouble


def test_what_is_due_is_sent_in_order_and_marked() -> None:
    """Rules: WAK-SYS-08."""
    rows = queue("a@x.nl", "b@x.nl", "c@x.nl")
    server = Server()

    report = send_due(START, server)

    assert server.ids() == [row.message_id for row in rows]
    assert report.sent == [row.pk for row in rows]
    assert set(states().values()) == {Sending.SENT}
    assert Outgoing.objects.filter(sent_at=START).count() == 3


def test_what_is_sent_is_not_sent_again() -> None:
    """Rules: WAK-SYS-08."""
    queue("a@x.nl")
    server = Server()

    send_due(START, server)
    send_due(START + timedelta(days=1), server)

    assert len(server.taken) == 1


def test_what_is_not_due_yet_waits() -> None:
    queue("a@x.nl", at=START + MINUTE)

    assert send_due(START, Server()).tried == 0
    assert next_due() == START + MINUTE


def test_a_batch_has_an_end() -> None:
    queue(*(f"{number}@x.nl" for number in range(5)))

    assert [send_due(START, Server(), most=2).tried for _ in range(4)] == [2, 2, 1, 0]


def test_a_mail_that_fails_is_tried_again_later_and_holds_up_no_other() -> None:
    """Rules: WAK-SYS-08, WAK-SYS-50."""
    queue("a@x.nl", "bad@x.nl", "c@x.nl")

    report = send_due(START, Server(refused(450)))

    assert len(report.sent) == 2
    assert states() == {"a@x.nl": "sent", "bad@x.nl": "queued", "c@x.nl": "sent"}
    row = Outgoing.objects.get(to_email="bad@x.nl")
    assert row.next_attempt_at == START + MINUTE
    assert row.last_error == "450 no such user"
    assert send_due(START + MINUTE, Server()).sent == [row.pk]


def test_pauses_grow_up_to_six_hours() -> None:
    pauses = [pause_after(attempts) for attempts in range(1, 30)]

    assert pauses[:4] == [MINUTE, 2 * MINUTE, 4 * MINUTE, 8 * MINUTE]
    assert pauses[-1] == LONGEST_PAUSE == timedelta(hours=6)


def test_a_receiver_refused_for_good_is_given_up_and_administrators_hear_of_it() -> None:
    """Rules: WAK-SYS-08, WAK-SYS-39."""
    administrator()
    queue("bad@x.nl")

    report = send_due(START, Server(refused(550)))

    assert len(report.failed) == 1
    assert states()["bad@x.nl"] == "failed"
    (notice,) = post_of(Kind.ADMIN_NOTICE)
    assert (notice.payload["code"], notice.payload["email"]) == ("mail_failed", "bad@x.nl")


def test_a_notice_that_fails_causes_no_notice() -> None:
    administrator("bad@x.nl")
    post.tell_administrators("game_won", at=START)

    send_due(START, Server(refused(550)))

    assert len(post_of(Kind.ADMIN_NOTICE)) == 1


@pytest.mark.parametrize(
    "error",
    [
        smtplib.SMTPAuthenticationError(535, b"wrong password"),
        smtplib.SMTPSenderRefused(553, b"not yours", "verteller@x.nl"),
        smtplib.SMTPServerDisconnected("gone"),
        smtplib.SMTPDataError(451, b"busy"),
        TimeoutError("slow"),
        RuntimeError("a fault of ours"),
    ],
)
def test_what_can_be_set_right_is_never_final(error: Exception) -> None:
    """Rules: WAK-SYS-08."""
    queue("a@x.nl")

    report = send_due(START, Server(lambda message: error))

    assert (len(report.deferred), states()["a@x.nl"]) == (1, "queued")


def test_a_mail_refused_for_its_content_is_given_up() -> None:
    queue("a@x.nl")

    send_due(START, Server(lambda message: smtplib.SMTPDataError(554, b"spam")))

    assert states()["a@x.nl"] == "failed"


def test_after_days_of_trying_a_mail_is_given_up() -> None:
    queue("a@x.nl")
    now, slow = START, Server(lambda message: refused_for_now())

    while states()["a@x.nl"] == "queued":
        assert now < START + GIVE_UP_AFTER + timedelta(hours=6)
        send_due(now, slow)
        now = next_due() or now

    assert states()["a@x.nl"] == "failed"
    assert now >= START + GIVE_UP_AFTER


def test_a_mail_that_was_hardly_tried_is_not_given_up_however_old_it_is() -> None:
    """The host was down for a week, or its clock jumped. Rules: WAK-SYS-08."""
    queue("a@x.nl")
    later = START + 2 * GIVE_UP_AFTER

    send_due(later, Server(lambda message: refused_for_now()))
    assert states()["a@x.nl"] == "queued"

    send_due(later + pause_after(1), Server())
    assert states()["a@x.nl"] == "sent"


@pytest.mark.parametrize("ahead", [timedelta(days=1), timedelta(days=365)])
def test_a_clock_that_was_ahead_and_is_set_right_keeps_no_mail_waiting(ahead: timedelta) -> None:
    """Rules: WAK-SYS-08."""
    queue("a@x.nl", at=START + ahead)
    queue("b@x.nl", at=START)
    send_due(START + ahead, Server(lambda message: refused_for_now()))

    send_due(START, Server())

    assert set(states().values()) == {"sent"}


def test_a_server_that_is_away_is_asked_once_a_batch() -> None:
    """Rules: WAK-SYS-08."""
    queue("a@x.nl", "b@x.nl")
    server = Server()
    server.unreachable = ConnectionRefusedError(111, "Connection refused")

    report = send_due(START, server)
    server.unreachable = None
    again = send_due(START + MINUTE, server)

    assert (len(report.deferred), len(again.sent)) == (2, 2)
    assert Outgoing.objects.filter(last_error="").count() == 2


class Killed(BaseException):
    """The end of a process, as far as a test can tell."""


def test_a_process_that_dies_after_sending_leaves_a_second_copy_with_the_same_id(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    (row,) = queue("a@x.nl")
    server = Server()

    def die(*_: Any, **__: Any) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(sending, "_mark", die)
        with pytest.raises(Killed):
            send_due(START, server)

    assert send_due(START + MINUTE, server).tried == 0
    assert send_due(START + LEASE, server).sent == [row.pk]
    assert server.ids() == [row.message_id] * 2
    assert [str(m.body) for m in server.taken] == [str(server.taken[0].body)] * 2


def test_the_one_sending_process_takes_up_at_once_what_its_forerunner_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    queue("a@x.nl", "bad@x.nl")
    send_due(START, Server(refused(450)))
    queue("c@x.nl")
    Outgoing.objects.filter(to_email="c@x.nl").update(attempts=1, next_attempt_at=START + LEASE)

    assert release_claims(START) == 1
    server = Server()
    send_due(START, server)

    assert [message.to for message in server.taken] == [["c@x.nl"]]


def test_a_row_that_cannot_be_put_into_words_holds_up_no_other() -> None:
    """Rules: WAK-SYS-50."""
    queue("a@x.nl", "b@x.nl")
    Outgoing.objects.filter(to_email="a@x.nl").update(kind=Kind.NEWS)

    report = send_due(START, Server())

    assert (len(report.sent), len(report.deferred)) == (1, 1)


def test_a_withheld_mail_is_not_sent() -> None:
    queue("a@x.nl")
    Outgoing.objects.update(status=Sending.WITHHELD)

    assert send_due(START, Server()).tried == 0


def test_the_built_in_mailbox_keeps_what_a_mail_program_would_show() -> None:
    village: Village = running_village("werewolf", "seer", "villager")
    with clock.told_by(lambda: village.now):
        send_due(village.now, MailboxBackend())

    first, *rest = MailboxMessage.objects.filter(to_email="anna@x.nl").order_by("pk")
    assert first.from_email == "verteller@play.example.net"
    assert first.from_name == "Verteller"
    assert first.subject == "[WW5] Je doet mee"
    assert first.text.startswith("Dag Anna,")
    assert first.html.startswith("<!DOCTYPE html>")
    assert b"Message-ID" in bytes(first.raw)
    assert {mail.thread for mail in (first, *rest)} == {first.thread}
    assert not first.is_read


def test_a_second_copy_replaces_the_first_in_the_built_in_mailbox() -> None:
    """Rules: WAK-SYS-08."""
    queue("a@x.nl")
    for _ in range(2):
        Outgoing.objects.update(status=Sending.QUEUED, next_attempt_at=START)
        send_due(START, MailboxBackend())

    assert MailboxMessage.objects.count() == 1
