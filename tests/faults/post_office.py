"""The post office of the players: a mail server that keeps all it is given."""

import threading
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.parser import BytesHeaderParser
from email.policy import default

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

ACCEPTED = "250 2.0.0 kept"


@dataclass(frozen=True, slots=True)
class Copy:
    """One mail as it was handed over: whom it is to, and its octets."""

    recipients: tuple[str, ...]
    raw: bytes

    @property
    def message_id(self) -> str:
        """Its Message-ID."""
        return str(BytesHeaderParser(policy=default).parsebytes(self.raw)["Message-ID"])


@dataclass
class PostOffice:
    """
    Takes every mail, unless `answer` says something else.

    Attributes:
        answer: What is said to a mail once it has come in whole; it is kept if it begins 250.
        copies: What was kept, in order.
    """

    answer: Callable[[Copy], str] = lambda _: ACCEPTED
    copies: list[Copy] = field(default_factory=list)
    _arrived: set[str] = field(default_factory=set)
    _bells: dict[str, list[threading.Event]] = field(default_factory=lambda: defaultdict(list))

    def ring(self, domain: str, bell: threading.Event) -> None:
        """Have *bell* rung by every mail to *domain*; empty for every mail there is."""
        self._bells[domain].append(bell)

    def arrived(self) -> frozenset[str]:
        """Return the ids of all mails that were kept."""
        return frozenset(self._arrived)

    async def handle_DATA(  # noqa: N802 - aiosmtpd's name
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        """Keep a mail."""
        copy = Copy(tuple(envelope.rcpt_tos), envelope.original_content or b"")
        said = self.answer(copy)
        if said.startswith("250"):
            self.copies.append(copy)
            self._arrived.add(copy.message_id)
        self._ring(copy.recipients)
        return said

    def _ring(self, recipients: Sequence[str]) -> None:
        domains = {recipient.rpartition("@")[2] for recipient in recipients}
        for domain in ("", *domains):
            for bell in self._bells.get(domain, ()):
                bell.set()


@contextmanager
def open_at(office: PostOffice, port: int) -> Iterator[None]:
    """Open the post office at *port* while the block runs."""
    controller = Controller(office, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield
    finally:
        controller.stop()
