"""Extensions: when more than half ask for it, everybody gets more time."""

from datetime import datetime, timedelta

from verteller.hosting import games, mastering, playing, scheduling
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness.ladder import ladder_of, usual_extension
from verteller.hosting.models import ExtensionRequest, HostedGame, Player
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import EVERYONE, Seat, TimeExtended
from verteller.rules.game import Game


@in_one_transaction
def ask_extension(player: Player, at: datetime) -> bool:
    """
    Note that a player wishes for more time, and give it once more than half of the living do.

    Who is away counts neither among those who ask nor among the living. A phase is given more
    time once.

    Returns:
        Whether that was given now. Nothing else may be told of it: how many have asked would
        show when a phase closes that is not everybody's.

    Raises:
        HostingError: ``rung_off``, ``player_dead``, ``not_in_game``, or the game is not being
            played.
        AnswerError: ``too_late`` after the deadline of what he is asked.
    """
    record = games.lock(player.game_id)
    playing.refuse_unless_running(record)
    ladder = ladder_of(record)
    if not ladder.has("extensions"):
        raise HostingError(Code.RUNG_OFF, game=record.name, rung="extensions")
    if player.seat is None:
        raise HostingError(Code.NOT_IN_GAME, game=record.name)
    with games.opened(record) as game:
        if not game.state.is_living(Seat(player.seat)):
            raise HostingError(Code.PLAYER_DEAD, game=record.name)
        if record.due_at is not None and at > record.due_at:
            if game.asked(Seat(player.seat)):
                raise AnswerError(Refusal.TOO_LATE)
            # Nor is he to learn that somebody else's time is over.
            return False
        ExtensionRequest.objects.get_or_create(
            player=player, sequence=record.sequence, defaults={"asked_at": at}
        )
        granted = not _has_been_extended(record, game) and _is_wished(record, game)
        is_public = game.state.phase_audience() == EVERYONE
    by = _how_much(record, is_public=is_public)
    granted = granted and by > timedelta()
    if granted:
        mastering.extend(record, by, at, wished=True)
    return granted


def usual_time(game: HostedGame) -> timedelta:
    """
    Return how much more time the open phase gets when a master does not say how much.

    Raises:
        HostingError: ``not_started``.
    """
    record = HostedGame.objects.get(pk=game.pk)
    with games.opened(record) as folded:
        return usual_extension(record, is_public=folded.state.phase_audience() == EVERYONE)


def _how_much(record: HostedGame, *, is_public: bool) -> timedelta:
    """
    Return how much longer the open phase is to last, nothing where no clock closes it.

    By the clock on the wall that is until the next hour at which it could close.
    """
    if record.due_at is None:
        return timedelta()
    calendar, turn = scheduling.calendar_of(record), scheduling.turn_of(record)
    usual = usual_extension(record, is_public=is_public)
    later = calendar.postponed(*turn, record.due_at, usual)
    return later - record.due_at


def _is_wished(record: HostedGame, game: Game) -> bool:
    present = {seat for seat in game.state.living if not game.state.is_away(seat)}
    asking = ExtensionRequest.objects.filter(player__game=record, sequence=record.sequence)
    seats = set(asking.values_list("player__seat", flat=True))
    return 2 * len(present & seats) > len(present)


def _has_been_extended(record: HostedGame, game: Game) -> bool:
    """Tell whether the open phase has been given more time at the players' wish."""
    since = game.log[record.phase_entry - 1 :]
    facts = (entry.content for entry in since)
    return any(isinstance(fact, TimeExtended) and fact.wished for fact in facts)
