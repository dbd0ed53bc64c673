"""Reading one mail: from its octets to who wrote what, and whether anyone did."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from verteller.mail.reading.automatic import AutomaticKind, automatic_kind
from verteller.mail.reading.body import read_body
from verteller.mail.reading.errors import MessageError
from verteller.mail.reading.headers import distinct_addresses, read_sender
from verteller.mail.reading.parts import Part

MAX_OCTETS: Final = 5 * 1024 * 1024
"""Longer mails are refused: an answer is a line, and photographs are for friends."""
MAX_LINES: Final = 100_000
"""A mail of nothing but empty lines takes the parser longer than a big picture."""
MAX_MULTIPARTS: Final = 50
"""A mail of boxes in boxes is gone through once for each."""

_TYPES: Final = re.compile(
    rb"(?:^|[\r\n])content-type:([^\r\n]*(?:(?:\r\n|\r|\n)[ \t][^\r\n]*)*)", re.IGNORECASE
)
_RECIPIENT_FIELDS: Final = ("to", "cc", "delivered-to", "x-original-to", "envelope-to")


@dataclass(frozen=True, slots=True)
class IncomingMessage:
    """What a mail says, decoded; nothing in it is proven."""

    sender: str
    """The address in From, in lower case."""
    sender_name: str
    recipients: tuple[str, ...]
    """Each once: those of the envelope, then those the headers name; domains in lower case."""
    subject: str
    """Decoded, on one line."""
    message_id: str | None
    """With its angle brackets, like all ids here."""
    in_reply_to: str | None
    references: tuple[str, ...]
    date: str
    """What the Date field says; the moment of receipt is what counts (WAK-VOTE-20)."""
    own_text: str
    """What the writer wrote himself: no quotes, no lines of his mail program."""
    full_text: str
    automatic: AutomaticKind | None
    """Set when a machine sent the mail by itself: never an answer, never answered."""
    octets: int


def read_message(
    raw: bytes,
    *,
    recipients: Sequence[str] = (),
    envelope_sender: str | None = None,
    home: Iterable[str] = (),
) -> IncomingMessage:
    """
    Read a mail as it came in.

    Args:
        raw: The mail, headers and body, at most `MAX_OCTETS` octets.
        recipients: Whom the envelope names, where there is one.
        envelope_sender: Whom the envelope names as sender; empty for a bounce, nothing
            when it is not known.
        home: Our own addresses, by which mail of our own is known that came back.

    Raises:
        MessageError: `too_large`, `no_sender` or `unreadable`; never anything else.

    Source: WAK-SYS-05, WAK-SYS-07, WAK-SYS-49, WAK-SYS-50
    """
    _check_size(raw)
    try:
        return _read(Part.of(raw), len(raw), tuple(recipients), envelope_sender, tuple(home))
    except MessageError:
        raise
    except Exception as error:  # whatever hostile octets bring about, a RecursionError too
        raise MessageError("unreadable", cause=type(error).__name__) from error


def _check_size(raw: bytes) -> None:
    """Refuse what would take the parser too long, before it starts."""
    if len(raw) > MAX_OCTETS:
        raise MessageError("too_large", limit=MAX_OCTETS)
    if raw.count(b"\n") + raw.count(b"\r") > 2 * MAX_LINES:
        raise MessageError("too_large", limit=MAX_LINES)
    # The word has to be there as often before it is worth looking where.
    if raw.lower().count(b"multipart") > MAX_MULTIPARTS:
        multiparts = sum(b"multipart" in kind.lower() for kind in _TYPES.findall(raw))
        if multiparts > MAX_MULTIPARTS:
            raise MessageError("unreadable")


def _read(
    mail: Part,
    octets: int,
    recipients: tuple[str, ...],
    envelope_sender: str | None,
    home: tuple[str, ...],
) -> IncomingMessage:
    """Put together what the mail says."""
    headers = mail.headers
    name, sender = read_sender(headers)
    body = read_body(mail)
    return IncomingMessage(
        sender=sender,
        sender_name=name,
        recipients=distinct_addresses((*recipients, *headers.addresses(*_RECIPIENT_FIELDS))),
        subject=headers.text("subject"),
        message_id=next(iter(headers.message_ids("message-id")), None),
        in_reply_to=next(iter(headers.message_ids("in-reply-to")), None),
        references=headers.message_ids("references"),
        date=headers.text("date"),
        own_text=body.own,
        full_text=body.full,
        automatic=automatic_kind(
            headers,
            report=mail.parameters.get("report-type", "").lower(),
            sender=sender,
            bounce=envelope_sender == "",
            home=home,
        ),
        octets=octets,
    )
