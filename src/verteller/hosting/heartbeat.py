"""The host's sign of life, and the time it gives back after it was down."""

from datetime import datetime, timedelta

from verteller.hosting import alarms, games, post, sweep
from verteller.hosting.models import Heartbeat, HostedGame, Kind, Outgoing, Player, Status
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.facts import Audience, Seat, hears

NOTHING = timedelta()


def tick(now: datetime) -> list[sweep.Due]:
    """
    Do what is due: first give back lost time, then close what is overdue all the same.

    To be called when the host starts, before any door opens, and then at least every minute.

    Returns:
        The phases closed, in order.
    """
    beat(now)
    return sweep.close_due(now)


def is_alive(now: datetime) -> bool:
    """Tell whether the host has given a sign of life lately."""
    return Heartbeat.objects.filter(pk=1, last_alive_at__gte=now - sweep.GRACE).exists()


@in_one_transaction
def beat(now: datetime) -> timedelta:
    """
    Note that the host is alive, and give back the time it was not, if that was over `GRACE`.

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
    row.save(update_fields=["last_alive_at"])
    if lost <= sweep.GRACE:
        return NOTHING
    give_back(lost, since=last, now=now)
    return lost


@in_one_transaction
def give_back(lost: timedelta, *, since: datetime, now: datetime) -> int:
    """
    Move the deadlines of all games that were open at *since*, and tell their players.

    Also for a door that could neither take nor deliver mail for a time.

    Returns:
        How many games were given time.
    """
    waiting = HostedGame.objects.select_for_update().filter(
        due_at__gte=since, status__in=(Status.SIGN_UP, Status.RUNNING)
    )
    records = list(waiting.order_by("pk"))
    for record in records:
        _move(record, lost, now)
    return len(records)


def _move(record: HostedGame, lost: timedelta, now: datetime) -> None:
    if record.due_at is None:
        return
    record.due_at += lost
    if record.status == Status.SIGN_UP:
        record.sign_up_closes_at = record.due_at
    record.save(update_fields=["due_at", "sign_up_closes_at"])
    alarms.enqueue_alarm(record.pk, record.sequence, record.due_at)
    audience = _phase_audience(record)
    players = record.players.filter(on_list=True).select_related("address").order_by("pk")
    post.save(_row(record, player, lost, audience, now) for player in players)


def _phase_audience(record: HostedGame) -> Audience:
    """Return who knows of the open phase; everyone knows of a sign-up."""
    if record.status == Status.SIGN_UP:
        return "everyone"
    with games.opened(record) as game:
        return game.state.phase_audience()


def _row(
    record: HostedGame, player: Player, lost: timedelta, audience: Audience, now: datetime
) -> Outgoing:
    seat = None if player.seat is None else Seat(player.seat)
    # The new deadline is for those who know that this phase is open.
    due_at = record.due_at.isoformat() if record.due_at and hears(audience, seat) else None
    payload = {"game": record.name, "lost_seconds": int(lost.total_seconds()), "due_at": due_at}
    return post.to_player(player, Kind.TIME_GIVEN_BACK, payload, at=now)
