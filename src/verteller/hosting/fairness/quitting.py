"""Quitting: a player leaves a game by himself."""

from datetime import datetime
from enum import StrEnum

from verteller.hosting import games, leaving, playing
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness.ladder import ladder_of
from verteller.hosting.fairness.reliability import record_participation
from verteller.hosting.fairness.substitutes import first_volunteer, hand_over
from verteller.hosting.models import Ending, HostedGame, Player, Status
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Seat
from verteller.rules.moves import Left


class Quit(StrEnum):
    """What became of a player who left."""

    WITHDRAWN = "withdrawn"
    """The game had not begun: he is not signed up any more."""
    UNLISTED = "unlisted"
    """He was dead, and hears nothing more."""
    REPLACED = "replaced"
    """A substitute was waiting and plays on."""
    LEFT = "left"
    """His part ends at the next occasion."""


@in_one_transaction
def leave(player: Player, at: datetime) -> Quit:
    """
    Let a player go, with a substitute in his place if one has offered himself.

    Raises:
        HostingError: ``rung_off`` for a living player of a game that is played, ``not_in_game``,
            ``game_paused`` or ``game_ended``.
        AnswerError: ``not_allowed`` (``left``) when he has left already.
    """
    record = games.lock(player.game_id)
    mine = record.players.select_related("address", "person").filter(pk=player.pk).first()
    if mine is None:
        raise HostingError(Code.NOT_IN_GAME, game=record.name)
    if record.status == Status.SIGN_UP:
        mine.delete()
        return Quit.WITHDRAWN
    if record.is_over:
        raise HostingError(Code.GAME_ENDED, game=record.name)
    if mine.seat is not None and not _is_living(record, Seat(mine.seat)):
        leaving.take_off_list(record, mine, at)
        return Quit.UNLISTED
    playing.refuse_unless_running(record)
    return _give_up(record, mine, at)


def _give_up(record: HostedGame, player: Player, at: datetime) -> Quit:
    ladder = ladder_of(record)
    if not ladder.has("leaving"):
        raise HostingError(Code.RUNG_OFF, game=record.name, rung="leaving")
    if player.seat is None:
        raise HostingError(Code.NOT_IN_GAME, game=record.name)
    seat = Seat(player.seat)
    with games.opened(record) as game:
        if seat in game.state.left:
            raise AnswerError(Refusal.NOT_ALLOWED, detail="left", given=(seat,))
    volunteer = first_volunteer(record) if ladder.has("substitutes") else None
    if volunteer is not None:
        hand_over(record, player, volunteer.address, at, ending=Ending.LEFT)
        return Quit.REPLACED
    playing.act(record, Left(seat=seat), at)
    record.refresh_from_db()
    if not record.is_over:
        with games.opened(record) as game:
            record_participation(record, game, [player], at, ending=Ending.LEFT)
    return Quit.LEFT


def _is_living(record: HostedGame, seat: Seat) -> bool:
    with games.opened(record) as game:
        return game.state.is_living(seat)
