"""The built-in listener: mail comes in by SMTP from mail programs, by LMTP from a mail server."""

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, InvalidStateError, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from queue import Empty, SimpleQueue
from typing import Any, Final, Protocol, Self

from aiosmtpd.controller import Controller
from aiosmtpd.lmtp import LMTP
from aiosmtpd.smtp import SMTP, Envelope, Session
from django.conf import settings
from django.db import close_old_connections, connections

from verteller.hosting import clock
from verteller.hosting.home import Home
from verteller.mail import routing
from verteller.mail.pacing import Rates
from verteller.mail.reading.message import MAX_OCTETS
from verteller.mail.routing import Handed

MOST_RECIPIENTS: Final = 100
"""Of one mail; nobody has that many addresses here."""
LONGEST_LINE: Final = 100_000
"""Octets: programs send whole HTML pages on one line, whatever the standard says."""

LONGEST_WAIT: Final = 60.0
"""Seconds that mail under way may take to be stored when the door closes."""

TOGETHER: Final = 20
"""So many mails are stored together: they wait for the disk once, and others briefly."""

STORED: Final = "250 2.0.0 stored"
TRY_AGAIN: Final = "451 4.3.0 try again later"
NOT_OURS: Final = "550 5.7.1 we take no mail for that domain"
UNKNOWN: Final = "550 5.1.1 nobody has that address"
TOO_MANY: Final = "452 4.5.3 too many recipients"
SENDER_TOO_FAST: Final = "452 4.7.1 too much mail from that sender, try again later"
HOST_TOO_FAST: Final = "421 4.7.0 too much mail from your host, try again later"

logger = logging.getLogger(__name__)


class Receive(Protocol):
    """What is done with mails; it returns once all that came of them is committed."""

    def __call__(self, handed: Sequence[Handed]) -> Sequence[object]:
        """Deal with mails, in order; an error stands for one that is to come again."""


@dataclass(frozen=True, slots=True)
class Place:
    """
    Where a listener listens.

    Args:
        protocol: ``smtp`` or ``lmtp``.
        port: 0 for any free one.
    """

    protocol: str
    host: str = "127.0.0.1"
    port: int = 0


class Doorkeeper:
    """
    Says which mail is taken and hands it over, one mail at a time a thread.

    Source: wakkerdam, WAK-SYS-03, WAK-SYS-06, WAK-SYS-50.
    """

    def __init__(self, home: Home, receive: Receive, threads: ThreadPoolExecutor) -> None:
        """Take mail to *home* and give what waits to *receive* in one of *threads*."""
        self._home = home
        self._rates = Rates(
            settings.VERTELLER_RATE_HOST,
            settings.VERTELLER_RATE_SENDER,
            settings.VERTELLER_TRUSTED_NETWORKS,
        )
        self._receive = receive
        self._threads = threads
        self._waiting: SimpleQueue[_Waiting] = SimpleQueue()

    async def handle_MAIL(  # noqa: N802 - aiosmtpd's name
        self,
        server: SMTP,
        session: Session,
        envelope: Envelope,
        address: str,
        options: list[str],
    ) -> str:
        """Take a mail only as long as neither its host nor its sender sends too many."""
        host = str(session.peer[0]) if session.peer else ""
        if not isinstance(server, LMTP) and not self._rates.is_exempt(host):
            if not self._rates.allows_host(host):
                # The answer goes out first: what is written already is not cut off.
                asyncio.get_running_loop().call_soon(_hang_up, server)
                return HOST_TOO_FAST
            if not self._rates.allows_sender(host, address):
                return SENDER_TOO_FAST
        envelope.mail_from = address
        envelope.mail_options.extend(options)
        return "250 2.1.0 OK"

    async def handle_RCPT(  # noqa: N802 - aiosmtpd's name
        self,
        _server: SMTP,
        _session: Session,
        envelope: Envelope,
        address: str,
        options: list[str],
    ) -> str:
        """Take a recipient only if mail to that address is mail to us."""
        if not self._home.is_our_domain(address):
            return NOT_OURS
        if not (self._home.is_ours(address) or _is_postmaster(address)):
            return UNKNOWN
        if len(envelope.rcpt_tos) >= MOST_RECIPIENTS:
            return TOO_MANY
        envelope.rcpt_tos.append(address)
        envelope.rcpt_options.extend(options)
        return "250 2.1.5 OK"

    async def handle_DATA(  # noqa: N802 - aiosmtpd's name
        self, _server: SMTP, _session: Session, envelope: Envelope
    ) -> str:
        """Say that the mail is stored only when it is."""
        raw = envelope.original_content or b""
        sender = (envelope.mail_from or "").strip("<>")
        mail = Handed(raw, tuple(envelope.rcpt_tos), clock.now(), sender)
        try:
            await asyncio.wrap_future(self.leave(mail))
        except Exception:
            logger.exception("a mail of %d octets could not be stored", len(raw))
            return TRY_AGAIN
        return STORED

    async def handle_exception(self, error: Exception) -> str:
        """Answer what nobody foresaw so that the sender tries again."""
        logger.error("the listener failed", exc_info=error)
        return TRY_AGAIN

    def leave(self, mail: Handed) -> Future[None]:
        """Leave a mail to be stored; what comes back is done when it is."""
        stored: Future[None] = Future()
        self._waiting.put(_Waiting(mail, stored))
        self._threads.submit(self._store_waiting)
        return stored

    def _store_waiting(self) -> None:
        """Store what waits, as much as is done together; somebody else may have been faster."""
        some = list(islice(iter(self._next, None), TOGETHER))
        if not some:
            return
        # A connection the database has closed meanwhile is replaced before it is needed.
        close_old_connections()
        try:
            results = self._receive([each.mail for each in some])
            for each, result in zip(some, results, strict=True):
                each.end(result)
        except BaseException as error:
            for each in some:
                each.end(error)
            raise
        finally:
            close_old_connections()

    def _next(self) -> "_Waiting | None":
        with suppress(Empty):
            return self._waiting.get_nowait()
        return None


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A mail that is to be stored, and who waits for that."""

    mail: Handed
    stored: Future[None]

    def end(self, result: object) -> None:
        """Let go on who waits; nothing that comes after the first result counts."""
        # Who waits may also hang up at this very moment.
        with suppress(InvalidStateError):
            if isinstance(result, BaseException):
                self.stored.set_exception(result)
            else:
                self.stored.set_result(None)


class _OneReplyARecipient(LMTP):
    """
    LMTP whose answer to the mail itself is given once a recipient, as RFC 2033 wants.

    aiosmtpd gives it once; a mail server waits for the others and sends the mail again.
    """

    line_length_limit = LONGEST_LINE
    _is_data_over = False

    async def smtp_DATA(self, arg: str) -> None:  # noqa: N802 - aiosmtpd's name
        """Take the mail."""
        self._is_data_over = False
        try:
            await super().smtp_DATA(arg)
        finally:
            self._is_data_over = False

    async def push(self, status: Any) -> None:
        """Send an answer, the one that ends a mail as often as it had recipients."""
        recipients = self._recipients if self._is_data_over else 1
        if isinstance(status, str) and status.startswith("354"):
            self._is_data_over = True
            self._recipients = len(self.envelope.rcpt_tos) if self.envelope else 1
        for _ in range(recipients):
            await super().push(status)

    _recipients = 1


class _Smtp(SMTP):
    """SMTP that is patient with long lines."""

    line_length_limit = LONGEST_LINE


class Listener(Controller):
    """A listener in a thread of its own; `start` returns once it takes connections."""

    def __init__(self, place: Place, handler: Doorkeeper) -> None:
        """Prepare to listen at *place*."""
        super().__init__(handler, hostname=place.host, port=place.port)
        self._protocol: Callable[..., SMTP] = (
            _OneReplyARecipient if place.protocol == "lmtp" else _Smtp
        )

    def factory(self) -> SMTP:
        """Serve one connection."""
        return self._protocol(
            self.handler,
            data_size_limit=MAX_OCTETS,
            enable_SMTPUTF8=True,
            ident="Verteller",
            loop=self.loop,
        )

    def _trigger_server(self) -> None:
        # Where any free port was asked for, it is known only now.
        if isinstance(self.server, asyncio.Server):
            self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


class Door:
    """
    Listeners and the threads they share.

    As a context it is open while the block runs; nothing that was answered with 250 is lost
    when it closes.
    """

    def __init__(
        self,
        home: Home,
        places: Sequence[Place],
        *,
        receive: Receive | None = None,
        threads: int = 4,
    ) -> None:
        """Prepare to take mail to *home* at all *places*."""
        self._count = threads
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="mail-in")
        keeper = Doorkeeper(home, receive or routing.receive_several, self._threads)
        self.listeners = [Listener(place, keeper) for place in places]

    def __enter__(self) -> Self:
        """Open all listeners."""
        for listener in self.listeners:
            listener.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Close them; mail that is being stored is stored first."""
        for listener in self.listeners:
            listener.stop()
        self._leave_database()
        self._threads.shutdown(wait=True)

    def _leave_database(self) -> None:
        """Close the connection that each thread may have; it is the thread's own to close."""
        together = threading.Barrier(self._count)

        def leave() -> None:
            # Until all are here nobody goes back for more, so that each thread comes once.
            together.wait(timeout=LONGEST_WAIT)
            connections.close_all()

        wait([self._threads.submit(leave) for _ in range(self._count)])


def _hang_up(server: SMTP) -> None:
    if server.transport is not None:
        server.transport.close()


def _is_postmaster(address: str) -> bool:
    """Tell whether this is the address every mail server must have (RFC 5321, 4.5.1)."""
    return address.lower().partition("@")[0] == "postmaster"
