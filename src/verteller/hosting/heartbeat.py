"""The host's sign of life, and the time it gives back after it was down."""

from datetime import datetime, timedelta

from verteller.hosting import outages, sweep
from verteller.hosting.models import Heartbeat
from verteller.hosting.outages import give_back
from verteller.hosting.transactions import in_one_transaction

__all__ = ["beat", "give_back", "is_alive", "tick"]

NOTHING = timedelta()


def tick(now: datetime, *, fetched: bool = False) -> list[sweep.Due]:
    """
    Do what is due: first give back lost time, then close what is overdue all the same.

    To be called when the host starts, before any door opens, and then at least every minute.
    While mail cannot go out or come in, nothing is closed (see `outages`).

    Args:
        fetched: Whether all mailboxes have just been emptied.

    Returns:
        The phases closed, in order.
    """
    beat(now)
    if fetched:
        outages.mail_is_in()
    return sweep.close_due(now)


def is_alive(now: datetime) -> bool:
    """Tell whether the host has given a sign of life lately."""
    return Heartbeat.objects.filter(pk=1, last_alive_at__gte=now - outages.GRACE).exists()


@in_one_transaction
def beat(now: datetime) -> timedelta:
    """
    Note that the host is alive, and give back the time it was not, if that was over `GRACE`.

    While mail cannot go out or come in, its outage takes the lost time in: all of it is given
    back at once when mail is back, and no part of it twice.

    Returns:
        The time given back to every phase that was open; zero in the usual case.
    """
    row, is_first = Heartbeat.objects.select_for_update().get_or_create(
        pk=1, defaults={"last_alive_at": now}
    )
    if is_first or now <= row.last_alive_at:
        return NOTHING
    last, lost = row.last_alive_at, now - row.last_alive_at
    row.last_alive_at = now
    if lost > outages.GRACE:
        outages.wait_for_mail(row, lost, now)
    row.save(update_fields=["last_alive_at", "waits_until"])
    if lost <= outages.GRACE or outages.include(last):
        return NOTHING
    give_back(lost, since=last, now=now)
    return lost
