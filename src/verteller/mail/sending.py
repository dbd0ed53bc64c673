"""Sending: the outbox is emptied, every mail at least once, as often as it takes."""

import logging
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final, Protocol

from django.conf import settings
from django.core.mail import get_connection
from django.db import transaction
from django.db.models import F, Q

from verteller.hosting import bounces, excuses, journal, outages
from verteller.hosting.bounces import Meaning
from verteller.hosting.mailbox import MailboxBackend
from verteller.hosting.models import Direction, Outgoing, Sending
from verteller.mail.composing import compose
from verteller.mail.letters import write
from verteller.mail.pacing import Paced, longest_wait, pace
from verteller.mail.returned import set_return_path
from verteller.mail.smtp_answers import Cause, Failure, failure_of
from verteller.mail.stories import report_missing
from verteller.telling.stories import StoryError

AT_ONCE: Final = 50
"""Mails claimed in one go."""
LEASE: Final = timedelta(minutes=5)
"""A mail claimed and not marked after so long was claimed by a process that has died."""
FIRST_PAUSE: Final = timedelta(minutes=1)
LONGEST_PAUSE: Final = timedelta(hours=6)
"""Between two attempts; it doubles each time."""
PAUSE_FOR_SERVER: Final = timedelta(minutes=5)
"""The longest pause where the trouble is the server's: when it is back, all players wait."""
GIVE_UP_AFTER: Final = timedelta(days=5)
"""From when the mail was written, like mail servers do."""
FEWEST_ATTEMPTS: Final = 10
"""Before a mail is given up: that the host was down for days is no reason for it."""

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
    paced = _claim(now, most)
    report = SendReport()
    for player in paced.absent:
        excuses.excuse(player, now)
    if not paced.ready:
        return report
    batch = _Batch(connection or get_connection(), paced, now, report)
    try:
        for row in paced.ready:
            batch.send(row)
    finally:
        batch.close()
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


def server_name() -> str:
    """Return by what the server that mail goes out by is known."""
    return f"{settings.EMAIL_HOST}:{settings.EMAIL_PORT}"


@transaction.atomic
def _claim(now: datetime, most: int) -> Paced:
    """Take up to *most* due mails for this process alone, as long as the lease lasts."""
    _recall_misdated(now)
    while True:
        due = Outgoing.objects.filter(status=Sending.QUEUED, next_attempt_at__lte=now)
        due = due.select_for_update(skip_locked=True, of=("self",))
        due = due.order_by("next_attempt_at", "id").select_related("game", "player")
        rows = list(due[:most])
        paced = pace(rows, now)
        # What has to wait is not to keep what need not from its turn.
        if paced.ready or paced.absent or not rows:
            break
    mine = Outgoing.objects.filter(pk__in=[row.pk for row in paced.ready], status=Sending.QUEUED)
    mine.update(next_attempt_at=now + LEASE, attempts=F("attempts") + 1, last_error="")
    for row in paced.ready:
        row.attempts += 1
    return paced


def _recall_misdated(now: datetime) -> None:
    """Make due what was to wait by a clock that was far ahead and has been set right."""
    latest = now + 2 * max(LONGEST_PAUSE, longest_wait())
    misdated = Outgoing.objects.filter(status=Sending.QUEUED, next_attempt_at__gt=latest)
    if misdated.exists():
        misdated.update(next_attempt_at=now)


class _Batch:
    """Mails that are sent over one connection, as long as that holds."""

    def __init__(
        self, connection: Connection, paced: Paced, now: datetime, report: SendReport
    ) -> None:
        self._connection = connection
        self._unreachable = paced.unreachable
        self._now = now
        self._report = report
        self._away: Failure | None = None
        self._does_its_work = isinstance(connection, MailboxBackend)
        # The built-in mailbox shows who a mail is from, and none comes back from there.
        self._has_envelopes = not isinstance(connection, MailboxBackend)

    def send(self, row: Outgoing) -> None:
        """Send one mail, unless the server could not be reached for one before."""
        if self._away is None:
            self._away = self._opened()
            if self._away is not None:
                self._note_outage(self._away)
        if self._away is not None:
            self._note_failure(row, self._away)
            return
        try:
            written = write(row)
            message = compose(row, written)
            if self._has_envelopes:
                set_return_path(message, row)
            self._connection.send_messages([message])
        except Exception as error:  # noqa: BLE001 - whatever is wrong with one mail, all others go on
            # A broken connection is opened anew for the next.
            self._connection.close()
            self._note_failure(row, failure_of(error))
            return
        _mark(row, status=Sending.SENT, sent_at=self._now, last_error="", status_code="")
        self._report.sent.append(row.pk)
        journal.note("mail_sent", kind=row.kind, attempts=row.attempts)
        self._note_success(row)
        if written.missing is not None:
            _report_missing(row, written.missing, self._now)

    def close(self) -> None:
        """End the connection."""
        self._connection.close()

    def _opened(self) -> Failure | None:
        try:
            self._connection.open()
        except Exception as error:  # noqa: BLE001 - whatever a backend raises, the mails wait
            return failure_of(error)
        return None

    def _note_success(self, row: Outgoing) -> None:
        self._note_work()
        if row.to_email in self._unreachable:
            bounces.delivered(row.to_email, self._now)

    def _note_outage(self, failure: Failure) -> None:
        self._does_its_work = False
        outages.failed(Direction.OUT, server_name(), failure.said, self._now)

    def _note_work(self) -> None:
        """Note that the server does its work, if only by refusing one receiver."""
        if not self._does_its_work:
            self._does_its_work = True
            outages.succeeded(Direction.OUT, server_name(), self._now)

    def _note_failure(self, row: Outgoing, failure: Failure) -> None:
        away = failure is self._away
        if failure.cause is Cause.SERVER and not away:
            if _is_everybodys(row):
                self._note_outage(failure)
        elif failure.cause is Cause.RECEIVER:
            self._note_work()
        if not away and _is_final(row, failure, self._now):
            logger.warning("mail %s is given up: %s", row.message_id, failure.said)
            _give_up(row, failure, self._now)
            bounces.excuse_unreachable(row.to_email, self._now)
            self._report.failed.append(row.pk)
            return
        # That a server is away is said once, and not of every mail.
        level = logging.INFO if away else logging.WARNING
        logger.log(level, "mail %s has to wait: %s", row.message_id, failure.said)
        pause = pause_after(row.attempts)
        if away or failure.cause is Cause.SERVER:
            pause = min(pause, PAUSE_FOR_SERVER)
        _mark(
            row,
            next_attempt_at=self._now + pause,
            last_error=failure.said,
            status_code=failure.status_code,
        )
        self._report.deferred.append(row.pk)


def _is_everybodys(row: Outgoing) -> bool:
    """
    Tell whether what the server says of itself keeps mail to others from its way as well.

    It is reached, and may stumble over one mailbox alone: all games would stand still for that.
    """
    waiting = Outgoing.objects.filter(status=Sending.QUEUED).exclude(to_email=row.to_email)
    servers = Q(status_code__startswith="4.3.") | Q(last_error__regex=r"^(421|[A-Za-z])")
    return waiting.filter(servers).exists()


def _report_missing(row: Outgoing, missing: StoryError, now: datetime) -> None:
    try:
        report_missing(row, missing, now)
    except Exception:
        # The mail has gone, and all others are still to go.
        logger.exception("a missing story could not be reported")


def _is_final(row: Outgoing, failure: Failure, now: datetime) -> bool:
    """
    Tell whether a mail is given up: refused for good, or tried for days and often enough.

    Of a mail that is sent once more those days begin with that.
    """
    since = row.sent_at or row.created_at
    was_tried = now - since >= GIVE_UP_AFTER and row.attempts >= FEWEST_ATTEMPTS
    return failure.meaning is not Meaning.LATER or was_tried


@transaction.atomic
def _give_up(row: Outgoing, failure: Failure, now: datetime) -> None:
    row.last_error, row.status_code = failure.said, failure.status_code
    # Trouble that is not the receiver's says nothing about the address.
    is_receivers = failure.cause is Cause.RECEIVER or failure.meaning is not Meaning.LATER
    bounces.lost(row, failure.meaning if is_receivers else Meaning.MAIL, failure.said, now)
    _mark(row, status=Sending.FAILED, last_error=failure.said, status_code=failure.status_code)


def _mark(row: Outgoing, **values: object) -> None:
    Outgoing.objects.filter(pk=row.pk, status=Sending.QUEUED).update(**values)
