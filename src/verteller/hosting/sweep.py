"""The sweep: every phase whose time is over is closed, each once, the longest overdue first."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Final

from django.db import DatabaseError
from django.db.models import QuerySet

from verteller.hosting import dealing, games, outages, pausing, post, scheduling
from verteller.hosting.models import HostedGame, Status
from verteller.hosting.playing import close_locked
from verteller.hosting.transactions import in_one_transaction

logger = logging.getLogger(__name__)

GRACE: Final = outages.GRACE
"""What the host may be late or down without anybody being given time back."""

TOGETHER: Final = 20
"""So many are closed in one transaction: they wait for the disk once, and others briefly."""


@dataclass(frozen=True, slots=True)
class Due:
    """A phase whose deadline has passed; sequence 0 is the sign-up."""

    game_id: int
    sequence: int
    due_at: datetime


def due(now: datetime) -> list[Due]:
    """
    List what has to be closed at *now*, the longest overdue first.

    At the deadline itself an answer is still in time, so nothing is due before it has passed.
    """
    rows = overdue(now).order_by("due_at", "pk").values_list("pk", "sequence", "due_at")
    return [Due(pk, sequence, due_at) for pk, sequence, due_at in rows if due_at]


def overdue(now: datetime) -> QuerySet[HostedGame]:
    """Return the games whose deadline has passed, which an index finds however many wait."""
    return HostedGame.objects.filter(due_at__lt=now, status__in=(Status.SIGN_UP, Status.RUNNING))


def close_due(now: datetime) -> list[Due]:
    """
    Close every phase that is due, in order, and what becomes due by that, until nothing is.

    A game that fails is paused by itself and the administrators are told; all others go on.
    While mail cannot go out or come in for longer than `GRACE`, nothing is closed at all; and
    nothing by the clock on the wall while mail of a downtime is waited for. After that, what was
    missed by the clock is carried out in order, each with what came before its own deadline.

    Returns:
        What was closed, in order.

    Source: wakkerdam, WAK-SYS-06, WAK-SYS-39, WAK-SYS-50, WAK-PHASE-15; tempo-reale, LTR-SYS-04.
    """
    closed: list[Due] = []
    if outages.is_holding(now):
        return closed
    failed = _waiting_for_mail(now)
    while waiting := [item for item in due(now) if item.game_id not in failed]:
        for start in range(0, len(waiting), TOGETHER):
            some = waiting[start : start + TOGETHER]
            done = close_several(some, now)
            closed += done
            failed |= {item.game_id for item in some} - {item.game_id for item in done}
    return closed


def _waiting_for_mail(now: datetime) -> set[int]:
    """Return the games with overdue phases that are not to close yet, since mail is waited for."""
    if not outages.is_waiting(now):
        return set()
    late = overdue(now).filter(calendar__isnull=False)
    return {record.pk for record in late if scheduling.keeps_hours(record)}


def close_several(some: Sequence[Due], now: datetime) -> list[Due]:
    """
    Close some of what is due, in one transaction if they all can be closed.

    If anything goes wrong with one of them, each is closed in a transaction of its own instead,
    and what fails alone is paused. To be called within no transaction.

    Returns:
        What was closed, in order; what failed, or somebody else has just closed, is not there.
    """
    if len(some) > 1:
        try:
            return _close_all_due(some, now)
        except Exception as error:  # noqa: BLE001 - it comes again, and is dealt with, one by one
            logger.warning("closing %d games one by one: %s", len(some), type(error).__name__)
    return [item for item in some if _close_or_pause(item, now)]


def close_if_due(game_id: int, sequence: int, now: datetime) -> bool:
    """Close the phase if it is open and its deadline has passed; tell whether that was so."""
    return bool(_close_all_due([Due(game_id, sequence, now)], now))


@in_one_transaction
def _close_all_due(some: Sequence[Due], now: datetime) -> list[Due]:
    """Close those of *some* that are open and whose deadline has passed, and return them."""
    records = games.lock_all([item.game_id for item in some])
    closing = [
        item
        for item in some
        if item.game_id in records and _is_due(records[item.game_id], item.sequence, now)
    ]
    _close_locked([records[item.game_id] for item in closing], now)
    return closing


def _is_due(record: HostedGame, sequence: int, now: datetime) -> bool:
    if record.due_at is None or record.due_at >= now:
        return False
    return record.sequence == sequence and record.status in {Status.SIGN_UP, Status.RUNNING}


def _close_locked(records: Sequence[HostedGame], now: datetime) -> None:
    """Close locked games that are due, in order."""
    # What is folded for the one question is folded for the other.
    games.fold_together([record for record in records if record.calendar is not None])
    closings = [(record, closing_time(record, now)) for record in records]
    for is_sign_up, some in groupby(closings, lambda each: each[0].status == Status.SIGN_UP):
        if is_sign_up:
            for record, at in some:
                dealing.close_sign_up(record, at)
        else:
            close_locked(list(some))


def closing_time(record: HostedGame, now: datetime) -> datetime:
    """
    Return the moment at which a due phase closes and the next one begins.

    That is the deadline itself, so that deadlines keep their hour, unless the closing comes so
    late that the next phase would lose a twentieth of its time or more than `GRACE`. With hours
    it is the deadline however late.

    Source: wakkerdam, WAK-VOTE-12: a round lasts its full time from the prompt; tempo-reale,
    LTR-SYS-03, LTR-SYS-04.
    """
    if record.due_at is None:
        return now
    calendar, turn = scheduling.calendar_of(record), scheduling.turn_of(record)
    return calendar.closes_at(*turn, record.due_at, now, GRACE)


def _close_or_pause(item: Due, now: datetime) -> bool:
    """Close one phase; False when that failed or somebody else has just done it."""
    try:
        return close_if_due(item.game_id, item.sequence, now)
    except DatabaseError:
        # The database's own trouble says nothing about the game: the next sweep tries again.
        logger.exception("game %s could not be closed", item.game_id)
    except Exception as error:
        logger.exception("game %s has failed and is paused", item.game_id)
        _pause_failed(item.game_id, type(error).__name__, now)
    return False


@in_one_transaction
def _pause_failed(game_id: int, error: str, now: datetime) -> None:
    record = games.lock(game_id)
    pausing.pause_locked(record, now)
    post.tell_administrators("program_error", at=now, game=record, error=error)
