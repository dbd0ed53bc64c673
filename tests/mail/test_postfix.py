"""Postfix in front of us, and behind us: mail in by LMTP, mail out by SMTP."""

import queue
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from email.utils import parseaddr

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.lmtp import LMTP
from aiosmtpd.smtp import SMTP, Envelope, Session
from django.core.mail.backends.smtp import EmailBackend
from django.db import OperationalError

from tests.mail.doors import one_by_one
from tests.mail.village import DAY, HOME, START, Village, new_village, post_of, signed_up
from tests.servers.postfix import Postfix
from verteller.hosting import clock
from verteller.hosting.home import Home
from verteller.hosting.models import Incoming, Kind, Outgoing, Player, Sending
from verteller.mail.listener import Door, Place
from verteller.mail.returned import return_path
from verteller.mail.routing import Result, receive
from verteller.mail.sending import send_due

pytestmark = pytest.mark.django_db(transaction=True)


class Receiver:
    """Hands mail on to the narrator and lets a test wait for what became of it."""

    def __init__(self, now: datetime = START) -> None:
        self.now = now
        self.results: queue.Queue[Result | Exception] = queue.Queue()
        self.troubles: list[Exception] = []

    def __call__(
        self,
        raw: bytes,
        *,
        recipients: Sequence[str],
        received_at: datetime,
        envelope_sender: str | None = None,
    ) -> Result:
        if self.troubles:
            trouble = self.troubles.pop()
            self.results.put(trouble)
            raise trouble
        result = receive(
            raw,
            recipients=recipients,
            received_at=self.now,
            envelope_sender=envelope_sender,
        )
        self.results.put(result)
        return result

    def next(self) -> Result | Exception:
        return self.results.get(timeout=30)

    def next_from(self, postfix: Postfix) -> Result | Exception:
        """Let *postfix* try again until something comes: what it has in hand cannot be flushed."""
        for _ in range(30):
            postfix.flush()
            with suppress(queue.Empty):
                return self.results.get(timeout=1)
        pytest.fail("nothing has come")


@pytest.fixture
def receiver() -> Receiver:
    return Receiver()


@pytest.fixture
def door(postfix: Postfix, receiver: Receiver) -> Iterator[Door]:
    """A door where Postfix delivers, not yet open."""
    place = Place("lmtp", port=postfix.lmtp_port)
    door = Door(Home(HOME), [place], receive=one_by_one(receiver))
    yield door
    postfix.empty()


def mail(
    text: str, *, to: str = HOME, sender: str = "bob@x.nl", subject: str = "WW5"
) -> EmailMessage:
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
    message["Subject"] = subject
    message["Message-ID"] = f"<{threading.get_ident()}.{abs(hash((text, to, sender)))}@x.nl>"
    message.set_content(text)
    return message


def test_a_sign_up_comes_in_through_postfix(
    postfix: Postfix, door: Door, receiver: Receiver
) -> None:
    """Rules: WAK-SIGN-01, WAK-SYS-03."""
    new_village()

    with door:
        postfix.send(mail("Bob, man"))
        result = receiver.next()

    assert isinstance(result, Result)
    assert result.code == "signed_up"
    assert Player.objects.get().address.email == "bob@x.nl"


def test_a_mail_to_two_of_our_addresses_is_one_mail_and_leaves_the_queue(
    postfix: Postfix, door: Door, receiver: Receiver
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    new_village()

    with door:
        postfix.send(mail("Bob, man", to=f"{HOME}, {HOME.replace('@', '+ww5@')}"))
        receiver.next()
        postfix.flush()
        # A recipient without an answer of its own would be tried again within a second.
        with pytest.raises(queue.Empty):
            receiver.results.get(timeout=3)

    assert Incoming.objects.count() == 1
    assert Player.objects.count() == 1


def test_a_mail_waits_in_postfix_while_nobody_listens(
    postfix: Postfix, door: Door, receiver: Receiver
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    new_village()
    postfix.send(mail("Bob, man"))
    assert len(postfix.queue()) == 1

    with door:
        result = receiver.next_from(postfix)

    assert isinstance(result, Result)
    assert result.code == "signed_up"


def test_a_mail_that_could_not_be_stored_is_handed_over_again(
    postfix: Postfix, door: Door, receiver: Receiver
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    new_village()
    receiver.troubles.append(OperationalError("database is locked"))

    with door:
        postfix.send(mail("Bob, man"))
        first = receiver.next()
        second = receiver.next_from(postfix)

    assert isinstance(first, OperationalError)
    assert isinstance(second, Result)
    assert (second.code, second.is_duplicate) == ("signed_up", False)


def test_a_bounce_from_postfix_is_known_for_what_it_is(
    postfix: Postfix, door: Door, receiver: Receiver
) -> None:
    """Rules: WAK-SYS-07."""
    new_village()

    with door:
        postfix.send(
            mail("Bob, man", to="nobody@example.com", sender=HOME, subject="[WW5] Nacht 1")
        )
        result = receiver.next()

    assert isinstance(result, Result)
    assert result.code in {"automatic_bounce", "own_mail"}
    assert not Outgoing.objects.exists()


class Mailbox(Controller):
    """Whoever plays: an LMTP server behind Postfix that keeps what it is given."""

    def __init__(self, port: int) -> None:
        super().__init__(handler=self, hostname="127.0.0.1", port=port)
        self.taken: queue.Queue[Envelope] = queue.Queue()

    def factory(self) -> SMTP:
        return LMTP(self.handler, enable_SMTPUTF8=True)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 - aiosmtpd's name
        self.taken.put(envelope)
        return "\r\n".join("250 2.0.0 stored" for _ in envelope.rcpt_tos)


@pytest.fixture
def mailbox(postfix: Postfix) -> Iterator[Mailbox]:
    mailbox = Mailbox(postfix.lmtp_port)
    mailbox.start()
    yield mailbox
    mailbox.stop()
    postfix.empty()


@pytest.fixture
def backend(postfix: Postfix) -> EmailBackend:
    return EmailBackend(host="127.0.0.1", port=postfix.smtp_port, timeout=20)


def test_our_mail_goes_out_through_postfix_as_it_was_composed(
    mailbox: Mailbox, backend: EmailBackend
) -> None:
    """Rules: WAK-SYS-08."""
    village = new_village()
    village.mail("zoë@play.example.net".replace("ë", "e"), "Zoë, vrouw")
    (row,) = post_of(Kind.SIGNED_UP)

    report = send_due(START, backend)

    envelope = mailbox.taken.get(timeout=30)
    assert isinstance(envelope.content, bytes)
    taken = message_from_bytes(envelope.content, policy=default)
    assert report.sent == [row.pk]
    assert envelope.mail_from == return_path(row, Home(HOME))
    assert parseaddr(str(taken["From"]))[1] == HOME
    assert taken["Message-ID"] == row.message_id
    assert taken["List-Id"] == "<ww5.play.example.net>"
    body = taken.get_body(("plain",))
    page = taken.get_body(("html",))
    assert body is not None
    assert page is not None
    assert "Welkom in het dorp, Zoë!" in body.get_content()
    assert "Zoë" in page.get_content()


def test_mail_waits_while_the_server_is_away_and_goes_when_it_is_back(
    postfix: Postfix, mailbox: Mailbox, backend: EmailBackend
) -> None:
    """Rules: WAK-SYS-08."""
    new_village().mail("zoe@play.example.net", "Zoë, vrouw")
    nowhere = EmailBackend(host="127.0.0.1", port=1, timeout=5)

    assert len(send_due(START, nowhere).deferred) == 1
    assert len(send_due(START + DAY, backend).sent) == 1

    assert mailbox.taken.get(timeout=30).rcpt_tos == ["zoe@play.example.net"]
    (row,) = post_of(Kind.SIGNED_UP)
    assert row.status == Sending.SENT


def test_a_round_trip_through_real_servers(
    postfix: Postfix, door: Door, receiver: Receiver, backend: EmailBackend
) -> None:
    """
    A vote comes in by SMTP, Postfix and LMTP, and its receipt goes out.

    Rules: WAK-VOTE-01, WAK-SYS-19.
    """
    village: Village = signed_up(new_village("werewolf", "seer", "villager"), 3)
    send_due(village.now, backend)
    village.close()
    receiver.now = village.now
    seer = village.holder("seer")
    target = village.others(seer)[0]

    with door, clock.told_by(lambda: village.now):
        postfix.send(mail(f"Ik kijk naar {target}.", sender=f"{seer.lower()}@x.nl", subject="ww5"))
        result = receiver.next()

    assert isinstance(result, Result)
    assert result.code == "answer_taken"
    assert village.choice(seer, "seer") == [target]
    assert result.reply is not None
    assert result.reply.pk in send_due(village.now, backend).sent
