"""What a mail server, or the way to it, says when a mail cannot be sent."""

import smtplib
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from verteller.hosting.bounces import Meaning, meaning_of
from verteller.mail.reading.delivery_reports import status_in

LONGEST_SAID: Final = 500

_UNAVAILABLE: Final = 421
_TOO_LONG: Final = frozenset({"5.2.3", "5.3.4"})


class Cause(StrEnum):
    """Where the trouble lies."""

    SERVER = "server"
    """At the server we hand mail to, on the way there, or with us: no other mail fares better."""
    RECEIVER = "receiver"
    MAIL = "mail"


@dataclass(frozen=True, slots=True)
class Failure:
    """
    Why a mail was not sent.

    Args:
        cause: Where the trouble lies.
        meaning: What it says, and of what.
        status_code: Enhanced (RFC 3463), empty where none was given.
        said: What went wrong, without a word of the mail itself.
    """

    cause: Cause
    meaning: Meaning
    status_code: str
    said: str


def failure_of(error: Exception) -> Failure:
    """
    Return what an *error* raised while sending means.

    Anything said about ourselves (a wrong password, a refused sender) passes once somebody has
    set it right, so it is never final. A permanent refusal of the receiver without an enhanced
    code is the address's; of the mail's content, the mail's.

    Source: RFC 5321, 4.2; RFC 3463
    """
    match error:
        case smtplib.SMTPRecipientsRefused():
            return _refused(error)
        case smtplib.SMTPDataError():
            said = _answer(error.smtp_code, error.smtp_error)
            return _answered(error.smtp_code, said, Cause.MAIL)
        case smtplib.SMTPResponseException():
            # At the greeting, the login or the sender's address: about us, not the receiver.
            said = _answer(error.smtp_code, error.smtp_error)
            code = status_in(said)
            if code in _TOO_LONG:
                return Failure(Cause.MAIL, Meaning.MAIL, code, said)
            return Failure(Cause.SERVER, Meaning.LATER, code, said)
        case OSError():
            said = f"{type(error).__name__}: {error.strerror or error}"[:LONGEST_SAID]
            return Failure(Cause.SERVER, Meaning.LATER, "", said)
        case _:
            return Failure(Cause.MAIL, Meaning.LATER, "", type(error).__name__)


def _refused(error: smtplib.SMTPRecipientsRefused) -> Failure:
    """Return what the answer to our one receiver means."""
    answers = list(error.recipients.values()) or [(0, b"")]
    return _answered(answers[0][0], _answer(*answers[0]), Cause.RECEIVER)


def _answered(code: int, said: str, cause: Cause) -> Failure:
    """Return what one answer means."""
    status_code = status_in(said)
    if not 500 <= code < 600:
        # 4.3.x is the state of the mail system itself.
        is_servers = code == _UNAVAILABLE or status_code.startswith("4.3.")
        return Failure(Cause.SERVER if is_servers else cause, Meaning.LATER, status_code, said)
    if status_code.startswith("5."):
        return Failure(cause, meaning_of(status_code), status_code, said)
    otherwise = Meaning.ADDRESS if cause is Cause.RECEIVER else Meaning.MAIL
    return Failure(cause, otherwise, status_code, said)


def _answer(code: int, said: bytes | str) -> str:
    words = said.decode("utf-8", "replace") if isinstance(said, bytes) else said
    return f"{code} {words}"[:LONGEST_SAID]
