"""Routing: every mail that comes in ends as exactly one recorded result, and at most one reply."""

import hashlib
import logging
import traceback
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property, partial
from typing import Final

from django.db import InterfaceError, OperationalError, connection

from verteller.hosting import incoming
from verteller.hosting.executing import SQLITE
from verteller.hosting.home import Home, home
from verteller.hosting.incoming import Arrived, Recorded
from verteller.hosting.models import Incoming, Outgoing
from verteller.hosting.transactions import LostRace, in_one_transaction
from verteller.mail import confirming
from verteller.mail.destinations import is_command
from verteller.mail.handling import Handling
from verteller.mail.handling_aside import set_aside
from verteller.mail.handling_replies import Unreadable, refuse_unreadable
from verteller.mail.identity import Evidence, gather
from verteller.mail.reading.automatic import AutomaticKind
from verteller.mail.reading.errors import MessageError
from verteller.mail.reading.message import IncomingMessage, read_message
from verteller.mail.returned import note_bounce
from verteller.mail.threads import NO_ID
from verteller.mail.words_ahead import read_ahead

HEADERS_READ: Final = 64_000
"""Octets of a mail that cannot be read as a whole in which its sender is still sought."""

TEMPORARY: Final = (OperationalError, InterfaceError, LostRace)
"""The database's own trouble, which says nothing about the mail."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Result:
    """
    What became of one mail.

    Args:
        code: The recorded result: ``answer_taken``, ``signed_up``, ``help``, a refusal's code,
            ``automatic_...``, ``own_mail``, ``error``.
        rows: What was recorded, one row for each of our addresses it was sent to.
        is_duplicate: Whether the mail had been dealt with before; nothing was done then.
    """

    code: str
    rows: tuple[Incoming, ...]
    is_duplicate: bool

    @property
    def reply(self) -> Outgoing | None:
        """The reply that was queued, if any."""
        return next((row.reply for row in self.rows if row.reply is not None), None)


def receive(
    raw: bytes,
    *,
    recipients: Sequence[str],
    received_at: datetime,
    envelope_sender: str | None = None,
    identity: str | None = None,
) -> Result:
    """
    Deal with a mail as it came in; when this returns, all that came of it is committed.

    Args:
        raw: The mail, headers and body.
        recipients: Whom the envelope names.
        received_at: When it reached us; that moment decides whether it is in time.
        envelope_sender: Whom the envelope names as sender, empty for a bounce.
        identity: What tells this mail from others if it has no Message-ID of its own.

    Raises:
        OperationalError, InterfaceError, LostRace: Nothing could be recorded; the same mail is to
            be handed over again.

    Source: wakkerdam, WAK-SYS-05 to -08, WAK-SYS-18, WAK-SYS-49, WAK-SYS-50, WAK-VOTE-20.
    """
    return _Mail(raw, received_at, envelope_sender, identity, home()).result(recipients)


@dataclass(frozen=True, slots=True)
class Handed:
    """A mail that was handed to us; its parts are the arguments of `receive`."""

    raw: bytes
    recipients: Sequence[str]
    received_at: datetime
    envelope_sender: str | None = None


def receive_several(handed: Sequence[Handed]) -> list[Result | Exception]:
    """
    Deal with mails that wait at the same moment, in order, as `receive` does with one.

    On SQLite, which lets one write at a time, they are committed together: the disk is waited
    for once. If that fails, each is dealt with by itself. Elsewhere they would lock the games of
    all of them for longer, and nothing would be gained.

    Returns:
        What became of each, or the error for which it is to be handed over again.
    """
    if len(handed) > 1 and connection.vendor == SQLITE:
        try:
            return list(_receive_together(handed))
        except Exception as error:  # noqa: BLE001 - it comes again, and is dealt with, one by one
            logger.warning("%d mails come one by one: %s", len(handed), type(error).__name__)
    return [_received(each) for each in handed]


def _receive_together(handed: Sequence[Handed]) -> list[Result]:
    where = home()
    # What can be read without the database is, before anybody has to wait for us.
    mails = [
        _Mail(each.raw, each.received_at, each.envelope_sender, None, where) for each in handed
    ]
    envelopes = [each.recipients for each in handed]
    for mail, envelope in zip(mails, envelopes, strict=True):
        mail.gather_evidence(envelope)
    return _deal_with_all(mails, envelopes)


@in_one_transaction
def _deal_with_all(mails: "Sequence[_Mail]", envelopes: Sequence[Sequence[str]]) -> list[Result]:
    return [mail.result(recipients) for mail, recipients in zip(mails, envelopes, strict=True)]


def _received(mail: Handed) -> Result | Exception:
    try:
        return receive(
            mail.raw,
            recipients=mail.recipients,
            received_at=mail.received_at,
            envelope_sender=mail.envelope_sender,
        )
    except Exception as error:  # noqa: BLE001 - told to whoever handed the mail over
        return error


class _Mail:
    """One mail on its way through."""

    def __init__(
        self,
        raw: bytes,
        at: datetime,
        envelope_sender: str | None,
        identity: str | None,
        where: Home,
    ) -> None:
        self._raw = raw
        self._at = at
        self._envelope: tuple[str, ...] = ()
        self._home = where
        self._has_no_sender = envelope_sender == ""
        self._read = partial(read_message, envelope_sender=envelope_sender, home=(where.address,))
        self._error: MessageError | None = None
        self._message = self._read_it()
        self._given_identity = identity
        self._is_prepared = False

    def result(self, envelope: Sequence[str]) -> Result:
        """Deal with the mail for all of us whom the envelope names."""
        recorded = [self.deal_with(recipient) for recipient in self.recipients(envelope)]
        return Result(
            code=recorded[0].row.result,
            rows=tuple(each.row for each in recorded),
            is_duplicate=all(each.is_duplicate for each in recorded),
        )

    def gather_evidence(self, envelope: Sequence[str]) -> None:
        """
        Look now for what could prove the sender: other servers may have to be asked for it.

        And read the words he will be understood by. What cannot be found out for a fault of ours is
        asked for again when the mail is dealt with.
        """
        self._envelope = tuple(envelope)
        with suppress(Exception):
            _ = self._evidence
            self._read_ahead()

    def recipients(self, envelope: Sequence[str]) -> tuple[str, ...]:
        """
        Return to whom of us the mail is: there is one reader here, whatever he is called.

        So a mail to several of our addresses is one mail, and one that comes again to another is
        known.
        """
        self._envelope = tuple(envelope)
        return (self._home.address,)

    def deal_with(self, recipient: str) -> Recorded:
        """Do what the mail asks for and record the one result it has for *recipient*."""
        own_id = self._message.message_id if self._message else None
        recorded = self._dealt_with(recipient, own_id or self._identity)
        if recorded.is_duplicate and recorded.row.sender != self._sender:
            # Somebody else's mail bears the same id: no reason not to read this one.
            return self._dealt_with(recipient, self._identity)
        return recorded

    @property
    def _identity(self) -> str:
        """What tells this mail from others, whatever it says of itself."""
        return self._given_identity or f"<{hashlib.sha256(self._raw).hexdigest()}{NO_ID}"

    def _dealt_with(self, recipient: str, message_id: str) -> Recorded:
        arrived = Arrived(message_id, recipient, self._sender, self._subject, self._at)
        try:
            return self._handled(arrived)
        except TEMPORARY:
            raise
        except Exception as error:  # noqa: BLE001 - one faulty mail stops nothing
            # Not the message of the error and nothing of the mail: both may hold secrets.
            logger.error("mail %s is set aside: %s", message_id, _whereabouts(error))  # noqa: TRY400
            # A command holds the administrators' password.
            kept = b"" if is_command(self._subject) else self._raw
            return incoming.receive(arrived, partial(set_aside, arrived, kept, error))

    def _handled(self, arrived: Arrived) -> Recorded:
        if self._is_bounce:
            note = partial(note_bounce, arrived, self._raw, self._recipients)
            return incoming.receive(arrived, note)
        message, evidence = self._message, self._evidence
        if message is None or self._error is not None:
            unreadable = Unreadable(self._error or MessageError("unreadable"), message)
            refuse = partial(refuse_unreadable, arrived, unreadable, evidence)
            return incoming.receive(arrived, refuse)
        self._read_ahead()
        if evidence.held is not None and message.automatic is None:
            number = evidence.held.mail
            answer = partial(confirming.answered, number, message, arrived.at)
            return incoming.receive(arrived, answer)
        handling = Handling(message, arrived, evidence, raw=self._raw)
        return incoming.receive(arrived, handling.handle, handling.refuse)

    def _read_ahead(self) -> None:
        """Read the words for the mail, once; see `read_ahead`."""
        if self._message is not None and not self._is_prepared:
            self._is_prepared = True
            read_ahead(self._message)

    @property
    def _recipients(self) -> tuple[str, ...]:
        """Whom the mail is to, as its envelope and its headers say."""
        return (*self._envelope, *(self._message.recipients if self._message else ()))

    @property
    def _is_bounce(self) -> bool:
        """Whether a mail server has sent it; some write From as nobody can read it."""
        if self._message is None:
            return self._has_no_sender
        return self._message.automatic is AutomaticKind.BOUNCE

    def _read_it(self) -> IncomingMessage | None:
        """Read the mail; of one that cannot be read at least the headers, to know whose it is."""
        try:
            return self._read(self._raw)
        except MessageError as error:
            self._error = error
        head = self._raw[:HEADERS_READ].replace(b"\r\n", b"\n").partition(b"\n\n")[0]
        try:
            return self._read(head + b"\n\n")
        except MessageError:
            return None

    @cached_property
    def _evidence(self) -> Evidence:
        """What could prove the sender, looked for before any transaction begins."""
        if self._message is None:
            return Evidence()
        return gather(self._raw, self._message, self._envelope)

    @property
    def _sender(self) -> str:
        return self._message.sender if self._message else ""

    @property
    def _subject(self) -> str:
        return self._message.subject if self._message else ""


def _whereabouts(error: Exception) -> str:
    """Say what kind of error it was and where, without its words."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    places = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__} in {places}"
