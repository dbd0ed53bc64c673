"""
Players whom no mail reaches: their missed rounds are excused, though not for ever.

Nobody is to drop out of a game for rounds he could not know of.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from django.db import DatabaseError, transaction

from verteller.hosting import games, playing, post
from verteller.hosting.fairness import excusing
from verteller.hosting.models import HostedGame, Player, Status
from verteller.hosting.records import to_moment
from verteller.hosting.transactions import LostRace, in_one_transaction
from verteller.rules.facts import Seat
from verteller.rules.moves import Excused

UNTIL_FURTHER_NOTICE: Final = datetime(9999, 1, 1, tzinfo=UTC)
"""Until when a player is excused whom no mail reaches; ended when one does."""

logger = logging.getLogger(__name__)


def players_with(email: str) -> list[Player]:
    """Return those who play in a game that is running, and whose mail goes to *email*."""
    players = Player.objects.filter(address__email=email, seat__isnull=False)
    return list(players.filter(game__status=Status.RUNNING).order_by("game_id"))


@in_one_transaction
def excuse(player: Player, at: datetime) -> bool:
    """
    Excuse a player whom no mail reaches, until further notice; return whether that was needed.

    Nobody is to drop out of a game for rounds he could not know of. Who is excused already, by
    his own wish, stays so until the end of that.

    In all nobody is excused for longer than his game allows, so that who has his mail sent back
    does not escape its rules for ever. Once that is used up his rounds count again, and the
    administrators are told: by day, when everybody has got mail and so nothing tells who got
    some in the night.

    Source: none; decided in docs/hosts.md, "Mail that comes back"
    """
    return _acted(player, at, _excuse)


def expect_again(player: Player, at: datetime) -> None:
    """End the excuse that `excuse` gave; one that the player asked for stays."""
    _acted(player, at, _end)


def _acted(player: Player, at: datetime, act: "Callable[[_Absence, datetime], bool]") -> bool:
    """Give or end an excuse; a game in which that fails keeps no mail from its way."""
    try:
        with transaction.atomic():
            absence = _absence(player, at)
            return absence is not None and act(absence, at)
    except (DatabaseError, LostRace):
        raise
    except Exception:
        logger.exception("player %s could not be excused", player.pk)
        return False


@dataclass(frozen=True, slots=True)
class _Absence:
    """
    How a living player's game, which is locked, takes his absence.

    Args:
        is_excused: Whether missed rounds do not count.
        is_ours: Whether that is because no mail reaches him.
        is_used_up: Whether he has been excused for as long as anybody can be.
        is_public: Whether a phase is open of which nobody's part is a secret.
    """

    record: HostedGame
    player: Player
    seat: Seat
    is_excused: bool
    is_ours: bool
    is_used_up: bool
    is_public: bool


def _absence(player: Player, at: datetime) -> _Absence | None:
    """Return how things stand; None where a player's absence makes no difference."""
    record = games.lock(player.game_id)
    if record.status != Status.RUNNING or player.seat is None:
        return None
    seat = Seat(player.seat)
    with games.opened(record) as game:
        if not game.state.is_living(seat):
            return None
        until = game.state.excused.get(seat)
        return _Absence(
            record,
            player,
            seat,
            is_excused=until is not None,
            is_ours=until == to_moment(UNTIL_FURTHER_NOTICE),
            is_used_up=excusing.used(game.log, seat, at) >= excusing.most(record),
            is_public=game.is_in_public(),
        )


def _excuse(absence: _Absence, at: datetime) -> bool:
    if absence.is_ours and absence.is_used_up and absence.is_public:
        _end(absence, at)
        post.tell_administrators_once(
            "excuse_used_up",
            f"{absence.player.pk} {absence.record.length}",
            {"name": absence.player.name},
            at=at,
            game=absence.record,
        )
        return False
    if absence.is_excused or absence.is_used_up:
        return False
    _write(absence, UNTIL_FURTHER_NOTICE, at)
    return True


def _end(absence: _Absence, at: datetime) -> bool:
    if absence.is_ours:
        _write(absence, None, at)
    return absence.is_ours


def _write(absence: _Absence, until: datetime | None, at: datetime) -> None:
    """
    Begin or end an excuse without telling the others before the next day is over.

    They would learn that he gets mail in the night, or writes some.
    """
    moment = 0 if until is None else to_moment(until)
    playing.act(absence.record, Excused(seat=absence.seat, until=moment, quietly=True), at)
