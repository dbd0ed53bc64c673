"""
Outages: times in which no mail went out, or none came in, and the time they cost.

While one has lasted longer than `GRACE`, no phase closes by itself; when the last is over, open
phases get back what was lost, and everybody affected is told once. Downtime of the host in the
midst of an outage is a part of it, and of two outages at once only the whole counts.

Phases that close by the clock on the wall are given nothing back, for everybody knows the hour.
Their masters are told, and may extend them. So that nobody's mail is lost by that, they close
after a downtime only when what came meanwhile has been taken in: once the mailbox was emptied, or
when mail servers have had the time to hand over what they kept (RFC 5321, section 4.5.4.1).
"""

import logging
from datetime import datetime, timedelta
from typing import Final

from django.db.models import Max, Min, QuerySet

from verteller.hosting import alarms, games, post, scheduling
from verteller.hosting.masters import masters_of
from verteller.hosting.models import (
    Direction,
    Heartbeat,
    HostedGame,
    Kind,
    Outage,
    Outgoing,
    Player,
    Status,
)
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.facts import Audience, Seat, hears

GRACE: Final = timedelta(minutes=5)
"""What the host or the mail may be late or away without anybody being given time back."""

LONGEST_RETRY: Final = timedelta(minutes=70)
"""So long mail servers wait at most, usually, before they offer once more what they kept."""

LONGEST_ERROR: Final = 500

logger = logging.getLogger(__name__)


def is_holding(now: datetime) -> bool:
    """Tell whether no phase may close now, since players could not be told or could not answer."""
    return _open().filter(began_at__lt=now - GRACE).exists()


def is_waiting(now: datetime) -> bool:
    """Tell whether mail that came in a downtime may still be on its way (see `wait_for_mail`)."""
    return Heartbeat.objects.filter(pk=1, waits_until__gte=now).exists()


def wait_for_mail(row: Heartbeat, lost: timedelta, now: datetime) -> None:
    """
    Keep phases with hours open for a while, after the host was away for as long as *lost*.

    Nobody is waited for where no mail comes in by any way that is known.

    Args:
        row: The heartbeat, locked; the caller saves it.
    """
    if row.fetches or row.listens:
        # Whoever keeps mail tries again after about as long as it has kept it.
        row.waits_until = now + min(lost, LONGEST_RETRY) + GRACE


@in_one_transaction
def mail_comes_by(*, fetching: bool, listening: bool, alone: bool, at: datetime) -> None:
    """
    Note which ways mail comes in by; to be called before this process opens its doors.

    Args:
        alone: Whether there is no other process, so that no other way is left.
    """
    row, _ = Heartbeat.objects.select_for_update().get_or_create(
        pk=1, defaults={"last_alive_at": at}
    )
    row.fetches = fetching or (row.fetches and not alone)
    row.listens = listening or (row.listens and not alone)
    row.save(update_fields=["fetches", "listens"])


@in_one_transaction
def mail_is_in() -> None:
    """Note that all mailboxes have been emptied: where no mail is handed over, that was all."""
    Heartbeat.objects.filter(pk=1, listens=False, waits_until__isnull=False).update(
        waits_until=None
    )


@in_one_transaction
def failed(direction: Direction, server: str, error: str, at: datetime) -> None:
    """
    Note that a mail server cannot be reached, or refuses everything.

    Once that has lasted longer than `GRACE` the administrators are told: once an outage, and as
    far as mail reaches them.

    Args:
        server: By what it is known, without a password.
        error: What went wrong, without a word of any mail.
    """
    outage, _ = Outage.objects.select_for_update().get_or_create(
        direction=direction, server=server, ended_at=None, defaults={"began_at": at}
    )
    if outage.last_error != error[:LONGEST_ERROR]:
        outage.last_error = error[:LONGEST_ERROR]
        outage.save(update_fields=["last_error"])
        logger.warning("%s: %s", outage, outage.last_error)
    if at - outage.began_at > GRACE:
        _tell_administrators(outage, at)


def succeeded(direction: Direction, server: str, at: datetime) -> timedelta:
    """
    Note that a mail server does its work; when it did not before, the outage is over.

    Returns:
        The time given back to every phase that was open; zero in the usual case.
    """
    if not _open().filter(direction=direction, server=server).exists():
        return timedelta()
    return _end(_open().filter(direction=direction, server=server), at)


def forget_others(direction: Direction, servers: tuple[str, ...], at: datetime) -> timedelta:
    """
    End the outages of servers that are not in use any more; to be called when a host starts.

    Whoever still uses one of them opens its outage again with the next failure.

    Returns:
        The time given back.
    """
    others = _open().filter(direction=direction).exclude(server__in=servers)
    return _end(others, at) if others.exists() else timedelta()


@in_one_transaction
def include(since: datetime) -> bool:
    """
    Let an open outage have begun at *since* at the latest; return whether there is one.

    The host was down from then on: that time is given back with the rest, when mail is back.
    """
    outage = _open().select_for_update().order_by("began_at", "pk").first()
    if outage is None:
        return False
    # What was lost up to the end of an earlier outage has been given back already.
    earlier = Outage.objects.filter(ended_at__isnull=False).aggregate(last=Max("ended_at"))["last"]
    outage.began_at = min(outage.began_at, since if earlier is None else max(since, earlier))
    outage.save(update_fields=["began_at"])
    return True


@in_one_transaction
def _end(ending: "QuerySet[Outage]", at: datetime) -> timedelta:
    """End outages; with the last of those open at once, give back what all of them cost."""
    ended = list(ending.select_for_update().order_by("pk"))
    for outage in ended:
        outage.ended_at = max(at, outage.began_at)
        outage.save(update_fields=["ended_at"])
    if not ended or _open().exists():
        return timedelta()
    since = _began(min(outage.began_at for outage in ended))
    lost = at - since
    if lost <= GRACE:
        # Nobody noticed, and nobody will want to read of it.
        # One that seems to end before it began had its clock set back meanwhile.
        Outage.objects.filter(began_at__gte=since, ended_at__lte=max(at, since)).delete()
        return timedelta()
    give_back(lost, since=since, now=at, cause="mail")
    return lost


def _began(since: datetime) -> datetime:
    """Return when the first began of all outages that went over into one that began at *since*."""
    while True:
        touching = Outage.objects.filter(ended_at__gt=since, began_at__lt=since)
        earliest = touching.aggregate(first=Min("began_at"))["first"]
        if earliest is None:
            return since
        since = earliest


def _open() -> "QuerySet[Outage]":
    return Outage.objects.filter(ended_at__isnull=True)


def _tell_administrators(outage: Outage, at: datetime) -> None:
    payload = {
        "code": f"no_mail_{outage.direction}",
        "game": None,
        "server": outage.server,
        "fault": outage.last_error,
    }
    rows = []
    for person in post.administrators():
        row = post.to_address(
            person.main_address, person.language, Kind.ADMIN_NOTICE, payload, at=at
        )
        row.message_id = post.message_id(Kind.ADMIN_NOTICE, "outage", outage.pk, person.pk)
        rows.append(row)
    ids = [row.message_id for row in rows]
    known = set(Outgoing.objects.filter(message_id__in=ids).values_list("message_id", flat=True))
    post.save(row for row in rows if row.message_id not in known)


@in_one_transaction
def give_back(lost: timedelta, *, since: datetime, now: datetime, cause: str = "host") -> int:
    """
    Move the deadlines of all games that were open at *since*, and tell their players.

    A phase that was opened in the meantime gets back what it lost itself. One that closes by the
    clock on the wall keeps its hour; the masters of the game are told of that.

    Args:
        cause: What was away, ``host`` or ``mail``.

    Returns:
        How many games were given time.

    Source: wakkerdam, WAK-SYS-06; tempo-reale, LTR-SYS-03, LTR-SYS-04.
    """
    waiting = HostedGame.objects.select_for_update().filter(
        due_at__gte=since, status__in=(Status.SIGN_UP, Status.RUNNING)
    )
    given = 0
    for record in waiting.order_by("pk"):
        share = lost - max(scheduling.opened_at(record) - since, timedelta())
        if share > timedelta() and not scheduling.keeps_hours(record):
            _move(record, share, now, cause)
            given += 1
    _tell_masters(lost, now, cause)
    return given


def _tell_masters(lost: timedelta, now: datetime, cause: str) -> None:
    """
    Tell masters and administrators that games with hours keep them.

    Whichever phase is open: who plays as well is not to learn that from it.
    """
    code = "hours_kept_mail" if cause == "mail" else "hours_kept"
    lost_minutes = max(int(lost.total_seconds()) // 60, 1)
    with_calendar = HostedGame.objects.filter(
        calendar__isnull=False, status__in=(Status.SIGN_UP, Status.RUNNING)
    )
    for record in with_calendar.order_by("pk"):
        if not scheduling.names_hours(scheduling.calendar_of(record)):
            continue
        post.tell_administrators(code, at=now, game=record, lost_minutes=lost_minutes)
        payload = {"code": code, "game": record.name, "lost_minutes": lost_minutes}
        notice = Kind.ADMIN_NOTICE
        post.save(
            post.to_address(each.main_address, each.language, notice, payload, at=now, game=record)
            for each in masters_of(record)
            if each.main_address and not each.is_administrator
        )


def _move(record: HostedGame, lost: timedelta, now: datetime, cause: str) -> None:
    if record.due_at is None:
        return
    record.due_at += lost
    if record.status == Status.SIGN_UP:
        record.sign_up_closes_at = record.due_at
    record.save(update_fields=["due_at", "sign_up_closes_at"])
    alarms.enqueue_alarm(record.pk, record.sequence, record.due_at)
    audience = _phase_audience(record)
    players = (
        record.players.filter(on_list=True, by_mail=True).select_related("address").order_by("pk")
    )
    if scheduling.names_hours(scheduling.calendar_of(record)):
        # That this phase is given time back shows which it is, to who must not know.
        told = {player.pk for player in players if hears(audience, _seat(player))}
        players = players.filter(pk__in=told)
    payload = {"game": record.name, "lost_seconds": int(lost.total_seconds()), "cause": cause}
    post.save(_row(record, player, payload, audience, now) for player in players)


def _phase_audience(record: HostedGame) -> Audience:
    """Return who knows of the open phase; everyone knows of a sign-up."""
    if record.status == Status.SIGN_UP:
        return "everyone"
    with games.opened(record) as game:
        return game.state.phase_audience()


def _row(
    record: HostedGame,
    player: Player,
    payload: dict[str, object],
    audience: Audience,
    now: datetime,
) -> Outgoing:
    seat = _seat(player)
    # The new deadline is for those who know that this phase is open.
    due_at = record.due_at.isoformat() if record.due_at and hears(audience, seat) else None
    return post.to_player(player, Kind.TIME_GIVEN_BACK, {**payload, "due_at": due_at}, at=now)


def _seat(player: Player) -> Seat | None:
    return None if player.seat is None else Seat(player.seat)
