"""Excuses: who says that he is away misses nothing until he is back."""

from collections.abc import Iterable
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from verteller.hosting import games, playing
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness.ladder import USUAL_EXCUSED_DAYS, ladder_of
from verteller.hosting.models import HostedGame, Player
from verteller.hosting.records import to_moment
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.facts import EVERYONE, PlayerExcused, PlayerSubstituted, Seat
from verteller.rules.log import Entry
from verteller.rules.moves import Excused

DAY = timedelta(days=1)


@in_one_transaction
def excuse(player: Player, until: date, at: datetime) -> datetime:
    """
    Excuse a player up to and including the day *until*, in his own time zone.

    Rounds that close before then do not count for him when he gives no answer, and everybody
    is told. He may answer all the same, and may say again until when, as long as all his absences
    together are not longer than the game allows.

    Returns:
        The moment from which his rounds count again.

    Raises:
        HostingError: ``rung_off``, ``excuse_past``, ``excuse_too_long``, ``not_in_game``, or the
            game is not being played.
        AnswerError: ``not_a_choice`` (``dead``).
    """
    record = games.lock(player.game_id)
    playing.refuse_unless_running(record)
    _refuse_without_rung(record)
    back = end_of(until, player.time_zone)
    if back <= at:
        raise HostingError(Code.EXCUSE_PAST, game=record.name)
    seat = _seat(record, player)
    with games.opened(record) as game:
        left = most(record) - used(game.log, seat, at)
    # The day on which he says so is not counted: "two weeks" is fourteen days from now.
    last = (at + left).astimezone(ZoneInfo(player.time_zone)).date()
    if back > end_of(last, player.time_zone):
        raise HostingError(Code.EXCUSE_TOO_LONG, game=record.name, most=most(record).days)
    playing.act(record, Excused(seat=seat, until=to_moment(back)), at)
    return back


@in_one_transaction
def come_back(player: Player, at: datetime) -> None:
    """
    End a player's excuse, since he is there again.

    Raises:
        HostingError: ``rung_off``, ``not_in_game``, or the game is not being played.
        AnswerError: ``not_allowed`` (``not_excused``) or ``not_a_choice`` (``dead``).
    """
    record = games.lock(player.game_id)
    playing.refuse_unless_running(record)
    playing.act(record, Excused(seat=_seat(record, player), until=0), at)


def end_of(day: date, time_zone: str) -> datetime:
    """Return the moment at which *day* is over where clocks show *time_zone*."""
    zone = ZoneInfo(time_zone)
    return datetime.combine(day + DAY, time(), tzinfo=zone).astimezone(ZoneInfo("UTC"))


def most(record: HostedGame) -> timedelta:
    """Return for how long in all a player of this game can be excused, also unasked."""
    return (ladder_of(record).excused_days or USUAL_EXCUSED_DAYS) * DAY


def used(log: Iterable[Entry], seat: Seat, at: datetime) -> timedelta:
    """
    Return for how long everybody has known whoever sits in *seat* to be excused.

    What nobody but he was told of is not counted: when it is used up is no secret.

    Args:
        log: The game's, whole.
        at: Up to when.
    """
    total, since, until = 0, 0, 0
    for entry in log:
        match entry.content:
            case PlayerExcused(player=player) as fact if player == seat and fact.to == EVERYONE:
                total += max(min(until, entry.at) - since, 0)
                since, until = entry.at, fact.until
            case PlayerSubstituted(player=player) if player == seat:
                total, until = 0, 0
            case _:
                pass
    return timedelta(milliseconds=total + max(min(until, to_moment(at)) - since, 0))


def _refuse_without_rung(record: HostedGame) -> None:
    if not ladder_of(record).has("excuses"):
        raise HostingError(Code.RUNG_OFF, game=record.name, rung="excuses")


def _seat(record: HostedGame, player: Player) -> Seat:
    if player.seat is None:
        raise HostingError(Code.NOT_IN_GAME, game=record.name)
    return Seat(player.seat)
