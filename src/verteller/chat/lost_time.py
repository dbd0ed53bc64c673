"""Lost time: a host that was away for a moment gives live games back what that moment cost them."""

from datetime import datetime, timedelta
from typing import Final

from verteller.chat.hearing import ledger
from verteller.chat.pace import is_in_turn
from verteller.hosting import alarms, outages, scheduling
from verteller.hosting.models import Heartbeat, HostedGame, Status
from verteller.hosting.transactions import in_one_transaction

BRIEF: Final = timedelta(seconds=3)
"""A host that is at work gives a sign of life more often than that."""


@in_one_transaction
def give_back(now: datetime) -> int:
    """
    Move the deadlines of live games by the time that the host was away, if that was not long.

    To be called when a host starts, before it does anything else. What was longer every game is
    given back (see `hosting.heartbeat`); for phases of days a moment matters nothing.

    Returns:
        How many games were given time.

    Source: duesterwald, DUE-SYS-44; tabula, TAB-SYS-37.
    """
    row = Heartbeat.objects.select_for_update().filter(pk=1).first()
    if row is None or not BRIEF < now - row.last_alive_at <= outages.GRACE:
        return 0
    last, row.last_alive_at = row.last_alive_at, now
    row.save(update_fields=["last_alive_at"])
    open_then = HostedGame.objects.select_for_update(of=("self",)).filter(
        live__isnull=False, status=Status.RUNNING, due_at__gte=last
    )
    records = list(open_then.order_by("pk"))
    for record in records:
        _move(record, last, now)
    return len(records)


def _move(record: HostedGame, last: datetime, now: datetime) -> None:
    """Give the open phase of a game what it has lost since *last*."""
    since = max(scheduling.opened_at(record), last)
    if record.due_at is None or since >= now:
        return
    record.due_at += now - since
    if is_in_turn(record.rulebook, ledger(record).sight(None).phase):
        # Whoever is asked in turn is asked anew, as when a game is taken up again.
        record.opened_at = now
    record.save(update_fields=["due_at", "opened_at"])
    alarms.enqueue_alarm(record.pk, record.sequence, record.due_at)
