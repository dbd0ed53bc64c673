"""A mailbox elsewhere, watched by IMAP: with IDLE where the server can, by polling otherwise."""

import imaplib
import logging
import ssl
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Protocol

from django.db import close_old_connections, connections
from imap_tools import AND, BaseMailBox, MailBox, MailBoxStartTls, MailBoxUnencrypted
from imap_tools.errors import ImapToolsError

from verteller.hosting import clock, outages
from verteller.hosting.home import Home
from verteller.hosting.models import Direction
from verteller.mail import routing
from verteller.mail.configuration import ImapAccount
from verteller.mail.reading.message import MAX_OCTETS
from verteller.mail.threads import NO_ID

TIMEOUT: Final = 60.0
"""Seconds a server may take to answer."""
IDLE_SECONDS: Final = 9 * 60
"""After so long IDLE is begun anew: servers and firewalls forget those who say nothing."""
SETTLING_SECONDS: Final = 2.0
"""After mail was taken in, the next look follows so soon."""
POLL_SECONDS: Final = 60.0
"""Between two looks where the server has no IDLE."""
LONGEST_PAUSE: Final = 300.0
"""Seconds before the server is tried again, at most."""
AT_ONCE: Final = 50
"""Mails asked about in one go; only one is held in memory at a time."""

DONE_FLAG: Final = "VertellerDone"
"""Marks a recorded mail where it is not moved; `\\Seen` alone is what any reader sets."""

_SLICE: Final = 1.0
"""Seconds of waiting after which it is seen whether to stop."""

logger = logging.getLogger(__name__)

Trouble: Final = (ImapToolsError, imaplib.IMAP4.error, OSError)
"""What a server or the way to it does to us; none of it is final."""


class Receive(Protocol):
    """What is done with a mail; it returns once all that came of it is committed."""

    def __call__(
        self,
        raw: bytes,
        *,
        recipients: Sequence[str],
        received_at: datetime,
        identity: str | None = None,
    ) -> object:
        """Deal with one mail."""


@dataclass(frozen=True, slots=True)
class Fetched:
    """A mail as the server keeps it: when it came there, and what it is called there."""

    uid: str
    raw: bytes
    received_at: datetime


class Watcher:
    """
    Watches one account and never loses a mail.

    A mail is recorded first and moved (or flagged) afterwards; what was recorded but not moved,
    because the connection or the process ended between the two, is recognised as a duplicate.

    Args:
        account: The mailbox.
        home: To whom its mail is addressed.
        receive: What is done with each mail.

    Source: wakkerdam, WAK-SYS-06; the time of receipt is the mailbox's (WAK-VOTE-20, AMB-66).
    """

    def __init__(
        self,
        account: ImapAccount,
        home: Home,
        *,
        receive: Receive | None = None,
        idle_seconds: float = IDLE_SECONDS,
        poll_seconds: float = POLL_SECONDS,
    ) -> None:
        """Prepare to watch; nothing is connected yet."""
        self._account = account
        self._home = home
        self._receive = receive or routing.receive
        self._idle_seconds = idle_seconds
        self._poll_seconds = poll_seconds

    def __str__(self) -> str:
        """Say for a person what is watched."""
        return f"{self._account.user} at {self._account.host} by IMAP"

    def run(self, stop: threading.Event) -> None:
        """Watch until *stop* is set; whatever goes wrong with the server, try again."""
        try:
            self._run(stop)
        finally:
            connections.close_all()

    def _run(self, stop: threading.Event) -> None:
        failures = 0
        while not stop.is_set():
            began = time.monotonic()
            try:
                with self._connected() as box:
                    logger.info("watching %r", self._account)
                    self._watch(box, stop)
            except Trouble as error:
                logger.warning("%r: %s", self._account, type(error).__name__)
                self._note_failure(error)
            except Exception:
                logger.exception("%r: mail could not be stored", self._account)
            # What went well for a while has not failed again, but for the first time.
            failures = 1 if time.monotonic() - began > LONGEST_PAUSE else failures + 1
            stop.wait(min(2.0**failures, LONGEST_PAUSE))

    def drain(self) -> int:
        """
        Connect, take in everything that waits, and return how many mails that were.

        Raises:
            Trouble: The server cannot be reached or does not answer.
        """
        try:
            with self._connected() as box:
                return self._drain(box)
        except Trouble as error:
            self._note_failure(error)
            raise

    def _watch(self, box: BaseMailBox, stop: threading.Event) -> None:
        can_idle = "IDLE" in box.client.capabilities
        while not stop.is_set():
            taken = self._drain(box)
            if can_idle:
                # What comes in while mail is being moved may be announced to nobody.
                self._idle(box, stop, SETTLING_SECONDS if taken else self._idle_seconds)
            else:
                stop.wait(self._poll_seconds)

    def _idle(self, box: BaseMailBox, stop: threading.Event, seconds: float) -> None:
        """Wait until the server says anything, so many *seconds* are over, or *stop* is set."""
        until = time.monotonic() + seconds
        with box.idle as idle:
            while not stop.is_set() and time.monotonic() < until:
                asked = time.monotonic()
                heard = idle.poll(timeout=_SLICE)
                if any(line.startswith(b"* BYE") for line in heard):
                    raise imaplib.IMAP4.abort("the server said goodbye")
                # An answer without a word is how a connection that has ended looks here.
                if heard or time.monotonic() - asked < _SLICE / 2:
                    return

    def _drain(self, box: BaseMailBox) -> int:
        """Take in mail until a look finds none: the first look after a burst may be too early."""
        taken = 0
        uids = self._waiting(box)
        # Time that was lost is given back before mail is read that would be too late without it.
        self._note_success()
        while uids:
            for uid in uids[:AT_ONCE]:
                mail = _fetch(box, uid)
                if mail is not None:
                    self._store(box, mail)
                    taken += 1
                self._put_away(box, uid)
            uids = self._waiting(box)
        return taken

    def _note_failure(self, error: Exception) -> None:
        # Nothing that goes wrong here is to end the watching.
        with _logged():
            outages.failed(Direction.IN, str(self), type(error).__name__, clock.now())

    def _note_success(self) -> None:
        with _logged():
            outages.succeeded(Direction.IN, str(self), clock.now())

    def _waiting(self, box: BaseMailBox) -> list[str]:
        """Return the uids of mails not recorded yet, the longest there first."""
        criteria = AND(deleted=False) if self._moves else AND(deleted=False, no_keyword=DONE_FLAG)
        # Makes the server tell what is new, so that the search sees it.
        box.client.noop()
        while True:
            _was_announced(box)
            uids = box.uids(criteria, charset=None)
            # What is announced with the answer to a search is not in it, nor announced again.
            if uids or not _was_announced(box):
                return sorted(uids, key=int)

    def _store(self, box: BaseMailBox, mail: Fetched) -> None:
        validity = box.folder.status(self._account.folder, ["UIDVALIDITY"])["UIDVALIDITY"]
        account = self._account
        close_old_connections()
        try:
            self._receive(
                mail.raw,
                recipients=(self._home.address,),
                received_at=mail.received_at,
                # For a mail that brings no id of its own: what the server calls it for good.
                identity=f"<{validity}.{mail.uid}.{account.user}.{account.host}{NO_ID}",
            )
        finally:
            close_old_connections()

    def _put_away(self, box: BaseMailBox, uid: str) -> None:
        if self._moves:
            box.move(uid, self._account.done_folder)
        else:
            box.flag(uid, [DONE_FLAG, r"\Seen"], value=True)

    @property
    def _moves(self) -> bool:
        return bool(self._account.done_folder)

    @contextmanager
    def _connected(self) -> Iterator[BaseMailBox]:
        account = self._account
        box = _mailbox(account)
        try:
            box.login(account.user, account.password, initial_folder=None)
            if account.done_folder and not box.folder.exists(account.done_folder):
                box.folder.create(account.done_folder)
            box.folder.set(account.folder)
            yield box
        finally:
            with suppress(*Trouble):
                box.logout()
            with suppress(OSError):
                box.client.shutdown()


@contextmanager
def _logged() -> Iterator[None]:
    """Note in the journal what goes wrong in the block, and go on."""
    close_old_connections()
    try:
        yield
    except Exception:
        logger.exception("an outage could not be noted")
    finally:
        close_old_connections()


def _was_announced(box: BaseMailBox) -> bool:
    """Tell whether the server has announced new mail since this was last asked."""
    _, announced = box.client.response("EXISTS")
    return announced != [None]


def _mailbox(account: ImapAccount) -> BaseMailBox:
    # Python's own default believes any certificate: whoever stands between would get the password.
    trusted = ssl.create_default_context()
    match account.security:
        case "ssl":
            return MailBox(account.host, account.port, timeout=TIMEOUT, ssl_context=trusted)
        case "starttls":
            return MailBoxStartTls(account.host, account.port, timeout=TIMEOUT, ssl_context=trusted)
        case _:
            return MailBoxUnencrypted(account.host, account.port, timeout=TIMEOUT)


def _fetch(box: BaseMailBox, uid: str) -> Fetched | None:
    """
    Return one mail, unread as it was; None when somebody has taken it away meanwhile.

    Of one that is too long only so much is read as shows that it is.
    """
    part = f"(INTERNALDATE BODY.PEEK[]<0.{MAX_OCTETS + 1}>)"
    _, answer = box.client.uid("FETCH", uid, part)
    raw = next((part[1] for part in answer if isinstance(part, tuple)), None)
    if raw is None:
        return None
    around = b" ".join(part[0] if isinstance(part, tuple) else part or b"" for part in answer)
    return Fetched(uid, raw, _received_at(around))


def _received_at(answer: bytes) -> datetime:
    """Return when the server got the mail; never later than now, whatever its clock says."""
    moment = imaplib.Internaldate2tuple(answer)
    if moment is None:
        return clock.now()
    return min(datetime.fromtimestamp(time.mktime(moment), UTC), clock.now())
