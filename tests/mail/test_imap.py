"""A mailbox watched by IMAP: nothing is lost, nothing counts twice, whatever the server does."""

import imaplib
import queue
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.db import OperationalError
from imap_tools import MailBoxUnencrypted

from tests.mail.village import HOME, START, new_village, raw_mail
from tests.servers.dovecot import Dovecot
from verteller.hosting.home import Home
from verteller.hosting.models import Incoming
from verteller.mail.configuration import ImapAccount, email_settings, imap_account
from verteller.mail.imap import DONE_FLAG, Watcher
from verteller.mail.routing import Result, receive

SOON = 30.0


class Reader:
    """Takes what a watcher fetches and lets a test wait for it."""

    def __init__(self) -> None:
        self.taken: queue.Queue[bytes] = queue.Queue()
        self.known: set[tuple[str | None, bytes]] = set()
        self.at: list[datetime] = []
        self.identities: list[str | None] = []
        self.troubles: list[Exception] = []

    def __call__(
        self,
        raw: bytes,
        *,
        recipients: Sequence[str],
        received_at: datetime,
        identity: str | None = None,
    ) -> None:
        assert recipients == (HOME,)
        if self.troubles:
            raise self.troubles.pop()
        self.at.append(received_at)
        self.identities.append(identity)
        self.taken.put(raw)

    def next(self) -> bytes:
        return self.taken.get(timeout=SOON)

    def count(self) -> int:
        return self.taken.qsize()


@pytest.fixture
def reader() -> Reader:
    return Reader()


@pytest.fixture
def account(dovecot: Dovecot, request: pytest.FixtureRequest) -> ImapAccount:
    """A mailbox of this test alone."""
    user = "".join(letter for letter in request.node.name if letter.isalnum())[-40:].lower()
    return ImapAccount("127.0.0.1", dovecot.imap_port, user, dovecot.password, security="none")


def mail(text: str, subject: str = "WW5", sender: str = "bob@x.nl", **headers: str) -> bytes:
    return raw_mail(sender, subject, text, **headers)


@contextmanager
def watching(watcher: Watcher) -> Iterator[None]:
    """Let a watcher run while the block does."""
    stop = threading.Event()
    thread = threading.Thread(target=watcher.run, args=(stop,))
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join(timeout=SOON)
        assert not thread.is_alive()


@contextmanager
def looking_into(account: ImapAccount, folder: str = "INBOX") -> Iterator[MailBoxUnencrypted]:
    with MailBoxUnencrypted(account.host, account.port, timeout=20) as box:
        box.login(account.user, account.password, initial_folder=folder)
        yield box


def test_everything_that_waits_is_taken_and_moved(
    dovecot: Dovecot, account: ImapAccount, reader: Reader
) -> None:
    """Rules: WAK-SYS-06."""
    for number in range(5):
        dovecot.deliver(account.user, mail(f"mail {number}"))

    taken = Watcher(account, Home(HOME), receive=reader).drain()

    assert (taken, reader.count()) == (5, 5)
    assert [b"mail %d" % number in reader.next() for number in range(5)] == [True] * 5
    with looking_into(account) as box:
        assert box.uids() == []
    with looking_into(account, account.done_folder) as box:
        assert len(box.uids()) == 5


def test_a_mail_is_handed_over_as_it_came(
    dovecot: Dovecot, account: ImapAccount, reader: Reader
) -> None:
    raw = b"From: a@x.nl\nSubject: =?utf-8?q?caf=C3=A9?=\n\nna\xc3\xafef\n"
    dovecot.deliver(account.user, raw)

    Watcher(account, Home(HOME), receive=reader).drain()

    assert raw.replace(b"\n", b"\r\n") in reader.next()


def test_the_time_of_receipt_is_the_mailbox_s(
    dovecot: Dovecot, account: ImapAccount, reader: Reader
) -> None:
    """Rules: WAK-VOTE-20."""
    then = datetime(2026, 3, 2, 20, 30, 15, tzinfo=UTC)
    with looking_into(account) as box:
        box.append(mail("Bob"), dt=then)
        box.append(mail("Karin"), dt=datetime.now(UTC) + timedelta(days=2))

    Watcher(account, Home(HOME), receive=reader).drain()

    assert reader.at[0] == then
    assert reader.at[1] <= datetime.now(UTC)


def test_new_mail_wakes_the_watcher_at_once(
    dovecot: Dovecot, account: ImapAccount, reader: Reader
) -> None:
    """With IDLE renewed only after an hour, only the server's word can have woken it."""
    dovecot.deliver(account.user, mail("first"))

    with watching(Watcher(account, Home(HOME), receive=reader, idle_seconds=3600)):
        assert b"first" in reader.next()
        dovecot.deliver(account.user, mail("second"))
        assert b"second" in reader.next()
        dovecot.deliver(account.user, mail("third"))
        assert b"third" in reader.next()


def test_idle_is_begun_anew_after_its_time(
    dovecot: Dovecot, account: ImapAccount, reader: Reader
) -> None:
    with watching(Watcher(account, Home(HOME), receive=reader, idle_seconds=0.2)):
        for text in ("first", "second"):
            dovecot.deliver(account.user, mail(text))
            assert text.encode() in reader.next()


def test_a_server_without_idle_is_polled(
    dovecot: Dovecot, account: ImapAccount, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    get = vars(imaplib.IMAP4)["_get_capabilities"]

    def without_idle(client: Any) -> None:
        get(client)
        client.capabilities = tuple(each for each in client.capabilities if each != "IDLE")

    monkeypatch.setattr(imaplib.IMAP4, "_get_capabilities", without_idle)
    monkeypatch.setattr("verteller.mail.imap.Watcher._idle", None)

    with watching(Watcher(account, Home(HOME), receive=reader, poll_seconds=0.2)):
        for text in ("first", "second"):
            dovecot.deliver(account.user, mail(text))
            assert text.encode() in reader.next()


def test_a_connection_that_is_dropped_is_made_again(
    dovecot: Dovecot, account: ImapAccount, reader: Reader
) -> None:
    """Rules: WAK-SYS-06."""
    dovecot.deliver(account.user, mail("first"))

    with watching(Watcher(account, Home(HOME), receive=reader)):
        assert b"first" in reader.next()
        dovecot.drop_connections(account.user)
        dovecot.deliver(account.user, mail("second"))
        # The first may have been read, but not yet moved, when the server went.
        assert any(b"second" in reader.next() for _ in range(2))


def test_a_wrong_password_is_tried_again_and_stops_nothing(
    dovecot: Dovecot, account: ImapAccount, reader: Reader
) -> None:
    watcher = Watcher(replace(account, password="wrong"), Home(HOME), receive=reader)

    with watching(watcher):
        assert reader.count() == 0


def test_a_mail_that_could_not_be_recorded_stays_and_is_taken_later(
    dovecot: Dovecot, account: ImapAccount, reader: Reader
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    dovecot.deliver(account.user, mail("first"))
    reader.troubles.append(OperationalError("database is locked"))
    watcher = Watcher(account, Home(HOME), receive=reader)

    with pytest.raises(OperationalError):
        watcher.drain()
    with looking_into(account) as box:
        assert len(box.uids()) == 1

    assert watcher.drain() == 1
    assert b"first" in reader.next()


def test_mail_can_be_flagged_where_it_is_and_what_people_have_read_is_read_too(
    dovecot: Dovecot, account: ImapAccount, reader: Reader
) -> None:
    """Rules: WAK-SYS-06."""
    account = replace(account, done_folder="")
    dovecot.deliver(account.user, mail("first"))
    with looking_into(account) as box:
        box.flag(box.uids(), [r"\Seen"], value=True)
    watcher = Watcher(account, Home(HOME), receive=reader)

    assert (watcher.drain(), watcher.drain()) == (1, 0)

    with looking_into(account) as box:
        (message,) = list(box.fetch(mark_seen=False))
        assert DONE_FLAG in message.flags


def test_mails_without_an_id_of_their_own_are_told_apart_by_the_server_s(
    dovecot: Dovecot, account: ImapAccount, reader: Reader
) -> None:
    """Rules: WAK-SYS-06."""
    for _ in range(2):
        dovecot.deliver(account.user, b"From: bob@x.nl\nSubject: WW5\n\nBob\n")

    Watcher(account, Home(HOME), receive=reader).drain()

    assert len(set(reader.identities)) == 2
    assert all(identity and identity.endswith("@no-id.invalid>") for identity in reader.identities)


@pytest.mark.django_db(transaction=True)
def test_what_was_recorded_but_not_moved_counts_once(
    dovecot: Dovecot, account: ImapAccount, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    village = new_village()
    with looking_into(account) as box:
        box.append(mail("Bob, man"), dt=START)
    results: list[Result] = []

    def keep(raw: bytes, **how: Any) -> Result:
        results.append(receive(raw, **how))
        return results[-1]

    watcher = Watcher(account, Home(HOME), receive=keep)
    with monkeypatch.context() as patch:
        patch.setattr(Watcher, "_put_away", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            watcher.drain()
    watcher.drain()

    assert [(each.code, each.is_duplicate) for each in results] == [
        ("signed_up", False),
        ("signed_up", True),
    ]
    assert Incoming.objects.count() == 1
    assert village.game.players.count() == 1


def test_an_account_is_read_from_an_address() -> None:
    assert imap_account("imaps://dorp%40x.nl:p%3Ass@imap.x.nl") == ImapAccount(
        "imap.x.nl", 993, "dorp@x.nl", "p:ss", "ssl"
    )
    assert imap_account("imap://a:b@localhost:1143/Post?security=none&done=") == ImapAccount(
        "localhost", 1143, "a", "b", "none", "Post", ""
    )
    assert "p:ss" not in repr(imap_account("imaps://dorp%40x.nl:p%3Ass@imap.x.nl"))


def test_a_server_for_outgoing_mail_is_read_from_an_address() -> None:
    secure = email_settings({"VERTELLER_SMTP_URL": "smtp://a:b%40c@smtp.x.nl"})
    plain = email_settings({"VERTELLER_SMTP_URL": "smtp://localhost:25?security=none"})
    whole = email_settings({"VERTELLER_SMTP_URL": "smtps://a:b@smtp.x.nl"})

    assert (secure["EMAIL_HOST"], secure["EMAIL_PORT"]) == ("smtp.x.nl", 587)
    assert (secure["EMAIL_HOST_PASSWORD"], secure["EMAIL_USE_TLS"]) == ("b@c", True)
    assert (plain["EMAIL_PORT"], plain["EMAIL_USE_TLS"]) == (25, False)
    assert (whole["EMAIL_PORT"], whole["EMAIL_USE_SSL"], whole["EMAIL_USE_TLS"]) == (
        465,
        True,
        False,
    )
    assert email_settings({}) == {"EMAIL_BACKEND": "verteller.hosting.mailbox.MailboxBackend"}


def test_an_address_that_is_none_is_refused_without_being_repeated() -> None:
    with pytest.raises(ValueError, match="expected smtp") as refused:
        email_settings({"VERTELLER_SMTP_URL": "http://a:secret@x.nl"})

    assert "secret" not in str(refused.value)
