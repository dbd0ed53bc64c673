"""Alarms: tasks that ring when a phase is due. The due time itself stands on the game's row."""

from datetime import datetime, timedelta

from django.conf import settings
from django_tasks import task

from verteller.hosting import clock


def enqueue_alarm(game_id: int, sequence: int, due_at: datetime) -> None:
    """
    Have `ring` called just after *due_at*, in the transaction under way.

    An alarm that is lost, late or doubled does no harm: the sweep finds what it missed, and a
    phase closes once.
    """
    if settings.VERTELLER_ALARMS:
        # At the deadline itself an answer is still in time.
        later = due_at + timedelta(milliseconds=1)
        ring.using(run_after=later).enqueue(game_id, sequence)


@task()
def ring(game_id: int, sequence: int) -> None:
    """
    Close the phase if it is still open and due.

    When the host has just come back, nothing is closed here: the first tick gives back the lost
    time and closes what is due all the same. Nor is anything while no mail goes out or comes in,
    or while mail that came meanwhile is waited for.
    """
    from verteller.hosting import heartbeat, outages, sweep  # noqa: PLC0415 - they write alarms

    now = clock.now()
    if not heartbeat.is_alive(now) or outages.is_holding(now) or outages.is_waiting(now):
        return
    sweep.close_if_due(game_id, sequence, now)
