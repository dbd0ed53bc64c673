"""Sending: the outbox is emptied, every mail at least once, as often as it takes."""

import logging
import smtplib
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final, Protocol

from django.core.mail import get_connection
from django.db import transaction
from django.db.models import F

from verteller.hosting import post
from verteller.hosting.models import Kind, Outgoing, Sending
from verteller.mail.composing import compose
from verteller.mail.letters import write
from verteller.mail.stories import report_missing
from verteller.telling.stories import StoryError

AT_ONCE: Final = 50
"""Mails claimed in one go."""
LEASE: Final = timedelta(minutes=5)
"""A mail claimed and not marked after so long was claimed by a process that has died."""
FIRST_PAUSE: Final = timedelta(minutes=1)
LONGEST_PAUSE: Final = timedelta(hours=6)
"""Between two attempts; it doubles each time."""
GIVE_UP_AFTER: Final = timedelta(days=5)
"""From when the mail was written, like mail servers do."""

logger = logging.getLogger(__name__)


class Connection(Protocol):
    """What a Django mail backend offers."""

    def open(self) -> bool | None:
        """Connect, unless that is done already."""

    def close(self) -> None:
        """End the connection."""

    def send_messages(self, email_messages: Any, /) -> int | None:
        """Send mails and return how many were sent."""


@dataclass(slots=True)
class SendReport:
    """
    What became of the mails that were due, as ids of their rows.

    ``deferred`` are tried again later; ``failed`` never will be.
    """

    sent: list[int] = field(default_factory=list)
    deferred: list[int] = field(default_factory=list)
    failed: list[int] = field(default_factory=list)

    @property
    def tried(self) -> int:
        """How many mails were taken up."""
        return len(self.sent) + len(self.deferred) + len(self.failed)


def send_due(
    now: datetime, connection: Connection | None = None, *, most: int = AT_ONCE
) -> SendReport:
    """
    Send what is due, the oldest first.

    A mail is claimed before it is sent and marked after, each in a transaction of its own:
    whoever dies between the two leaves a mail that is sent once more after `LEASE`, with the
    same text under the same Message-ID.

    Args:
        connection: A Django mail backend; the one of the settings unless given.
        most: How many mails at most; call again while the report is as long.

    Source: wakkerdam, WAK-SYS-08.
    """
    rows = _claim(now, most)
    report = SendReport()
    if not rows:
        return report
    connection = connection or get_connection()
    unreachable: Exception | None = None
    try:
        for row in rows:
            if unreachable is None:
                unreachable = _send(row, connection, now, report)
            else:
                _note_failure(row, unreachable, now, report)
    finally:
        connection.close()
    return report


def release_claims(now: datetime) -> int:
    """
    Make due again what was claimed and never marked, and return how many mails that are.

    For the start of the only process that sends: whoever had claimed them is dead.
    """
    claimed = Outgoing.objects.filter(status=Sending.QUEUED, attempts__gt=0, last_error="")
    return claimed.update(next_attempt_at=now)


def next_due() -> datetime | None:
    """Return when the next mail is due, None when none waits."""
    waiting = Outgoing.objects.filter(status=Sending.QUEUED).order_by("next_attempt_at", "id")
    return waiting.values_list("next_attempt_at", flat=True).first()


def pause_after(attempts: int) -> timedelta:
    """Return how long to wait after so many failed attempts."""
    doubled: int = 2 ** min(max(attempts - 1, 0), 20)
    return min(FIRST_PAUSE * doubled, LONGEST_PAUSE)


@transaction.atomic
def _claim(now: datetime, most: int) -> list[Outgoing]:
    """Take up to *most* due mails for this process alone, as long as the lease lasts."""
    due = Outgoing.objects.filter(status=Sending.QUEUED, next_attempt_at__lte=now)
    due = due.select_for_update(skip_locked=True, of=("self",)).order_by("next_attempt_at", "id")
    rows = list(due.select_related("game", "player")[:most])
    mine = Outgoing.objects.filter(pk__in=[row.pk for row in rows], status=Sending.QUEUED)
    mine.update(next_attempt_at=now + LEASE, attempts=F("attempts") + 1, last_error="")
    for row in rows:
        row.attempts += 1
    return rows


def _send(
    row: Outgoing, connection: Connection, now: datetime, report: SendReport
) -> Exception | None:
    """Send one mail; return the error when the server cannot even be reached."""
    try:
        connection.open()
    except Exception as error:  # noqa: BLE001 - whatever a backend raises, the mails wait
        _note_failure(row, error, now, report)
        return error
    try:
        written = write(row)
        connection.send_messages([compose(row, written)])
    except Exception as error:  # noqa: BLE001 - whatever is wrong with one mail, all others go on
        # A broken connection is opened anew for the next.
        connection.close()
        _note_failure(row, error, now, report)
        return None
    _mark(row, status=Sending.SENT, sent_at=now, last_error="")
    report.sent.append(row.pk)
    if written.missing is not None:
        _report_missing(row, written.missing, now)
    return None


def _report_missing(row: Outgoing, missing: StoryError, now: datetime) -> None:
    try:
        report_missing(row, missing, now)
    except Exception:
        # The mail has gone, and all others are still to go.
        logger.exception("a missing story could not be reported")


def _note_failure(row: Outgoing, error: Exception, now: datetime, report: SendReport) -> None:
    said = _described(error)
    if is_permanent(error) or now - row.created_at >= GIVE_UP_AFTER:
        logger.warning("mail %s is given up: %s", row.message_id, said)
        _give_up(row, said, now)
        report.failed.append(row.pk)
        return
    logger.warning("mail %s has to wait: %s", row.message_id, said)
    _mark(row, next_attempt_at=now + pause_after(row.attempts), last_error=said)
    report.deferred.append(row.pk)


@transaction.atomic
def _give_up(row: Outgoing, said: str, now: datetime) -> None:
    _mark(row, status=Sending.FAILED, last_error=said)
    # A notice that fails is not to cause another one.
    if row.kind != Kind.ADMIN_NOTICE:
        post.tell_administrators("mail_failed", at=now, game=row.game, email=row.to_email)


def is_permanent(error: Exception) -> bool:
    """
    Tell whether the receiver's server has refused this mail for good.

    Anything said about ourselves (a wrong password, a refused sender) passes once somebody has
    set it right, so it is not.
    """
    match error:
        case smtplib.SMTPRecipientsRefused():
            codes = [code for code, _ in error.recipients.values()]
            return bool(codes) and all(500 <= code < 600 for code in codes)
        case smtplib.SMTPDataError():
            return 500 <= error.smtp_code < 600
        case _:
            return False


def _described(error: Exception) -> str:
    """Say what went wrong without a word of the mail itself."""
    match error:
        case smtplib.SMTPRecipientsRefused():
            answers = [f"{code} {_text(said)}" for code, said in error.recipients.values()]
            return "; ".join(answers)[:500]
        case smtplib.SMTPResponseException():
            return f"{error.smtp_code} {_text(error.smtp_error)}"[:500]
        case OSError():
            return f"{type(error).__name__}: {error.strerror or error}"[:500]
        case _:
            return type(error).__name__


def _text(said: bytes | str) -> str:
    return said.decode("utf-8", "replace") if isinstance(said, bytes) else said


def _mark(row: Outgoing, **values: object) -> None:
    Outgoing.objects.filter(pk=row.pk, status=Sending.QUEUED).update(**values)
