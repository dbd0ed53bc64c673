"""The private Postfix hands our domain's mail over by LMTP, keeps it, and bounces the rest."""

import queue
from collections.abc import Iterator
from email.message import EmailMessage

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.lmtp import LMTP
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.servers.postfix import Postfix


class Listener(Controller):
    """An LMTP listener that keeps what it is given."""

    def __init__(self, port: int) -> None:
        super().__init__(handler=self, hostname="127.0.0.1", port=port)
        self.taken: queue.Queue[Envelope] = queue.Queue()

    def factory(self) -> SMTP:
        return LMTP(self.handler, enable_SMTPUTF8=True)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 - aiosmtpd's name
        self.taken.put(envelope)
        # One line a recipient: LMTP asks for it, and Postfix waits for it.
        return "\r\n".join("250 2.0.0 stored" for _ in envelope.rcpt_tos)


@pytest.fixture
def listener(postfix: Postfix) -> Iterator[Listener]:
    """Yield a listener at the port that Postfix delivers to, not yet started."""
    listener = Listener(postfix.lmtp_port)
    yield listener
    if listener.server is not None:
        listener.stop()
    postfix.empty()


def mail(recipient: str, text: str = "Ik stem Bob.\n") -> EmailMessage:
    message = EmailMessage()
    message["From"] = "anna@play.example.net"
    message["To"] = recipient
    message["Subject"] = "Stem"
    message.set_content(text)
    return message


def test_mail_arrives_with_the_address_s_detail(postfix: Postfix, listener: Listener) -> None:
    listener.start()

    postfix.send(mail("game+token@play.example.net, game+other@play.example.net"))

    envelope = listener.taken.get(timeout=20)
    assert sorted(envelope.rcpt_tos) == [
        "game+other@play.example.net",
        "game+token@play.example.net",
    ]
    assert isinstance(envelope.content, bytes)
    assert b"Ik stem Bob." in envelope.content


def test_mail_waits_until_the_listener_is_there(postfix: Postfix, listener: Listener) -> None:
    postfix.send(mail("game+later@play.example.net"))
    waiting = postfix.queue()
    assert [entry["recipients"][0]["address"] for entry in waiting] == [
        "game+later@play.example.net"
    ]

    listener.start()
    postfix.flush()

    assert listener.taken.get(timeout=20).rcpt_tos == ["game+later@play.example.net"]


def test_mail_to_anywhere_else_bounces_to_its_sender(postfix: Postfix, listener: Listener) -> None:
    listener.start()

    postfix.send(mail("somebody@example.com"))

    bounce = listener.taken.get(timeout=20)
    assert bounce.mail_from == "<>"  # aiosmtpd leaves the empty sender in its brackets
    assert bounce.rcpt_tos == ["anna@play.example.net"]
    assert isinstance(bounce.content, bytes)
    assert b"multipart/report" in bounce.content
