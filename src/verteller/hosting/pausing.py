"""Pausing a game and taking it up again."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from verteller.hosting import alarms, games, post, scheduling
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Kind, Status
from verteller.hosting.transactions import in_one_transaction


@in_one_transaction
def pause(game: HostedGame, at: datetime) -> None:
    """
    Halt a game: nothing closes, mail for it is refused, all players are told.

    Raises:
        HostingError: ``game_paused`` when it is already, ``game_ended``.

    Source: wakkerdam, WAK-SYS-32, WAK-ADMIN-02.
    """
    record = games.lock(game.pk)
    if record.is_over:
        raise HostingError(Code.GAME_ENDED, game=record.name)
    if record.status == Status.PAUSED:
        raise HostingError(Code.GAME_PAUSED, game=record.name)
    pause_locked(record, at)


def pause_locked(record: HostedGame, at: datetime) -> None:
    """Pause a game whose row is locked already, and tell its players."""
    record.status, record.due_at, record.paused_at = Status.PAUSED, None, at
    record.save(update_fields=["status", "due_at", "paused_at"])
    post.tell_players(record, Kind.GAME_PAUSED, {"game": record.name}, at=at)


@in_one_transaction
def pause_for_fault(
    game: HostedGame, code: str, at: datetime, *, fault: str, parameters: Mapping[str, object]
) -> bool:
    """
    Tell the administrators of something a game lacks, and pause that game alone.

    Args:
        code: Of the notice.
        fault: What tells this fault of the game from its others: resumed as it is, the game
            goes on without what it lacks, and is not paused for the same fault again.
        parameters: What the notice says; nothing that an administrator who plays may not know.

    Returns:
        Whether that was news; never while the game is paused already.

    Source: wakkerdam, WAK-SYS-39.
    """
    record = games.lock(game.pk)
    if record.status == Status.PAUSED:
        return False
    notices = post.tell_administrators_once(code, fault, parameters, at=at, game=record)
    if not notices and post.administrators():
        return False
    if not record.is_over:
        pause_locked(record, at)
    return True


@in_one_transaction
def resume(game: HostedGame, at: datetime) -> None:
    """
    Take up a paused game: the open round, or the sign-up, is as if it had been opened now.

    Only who knows of the round is told until when it lasts, since with a calendar that shows
    which it is. A sign-up with no place left is closed by the next sweep.

    Raises:
        HostingError: ``not_paused``, ``game_ended``.

    Source: wakkerdam, WAK-SYS-32; tempo-reale, LTR-SYS-03.
    """
    record = games.lock(game.pk)
    if record.is_over:
        raise HostingError(Code.GAME_ENDED, game=record.name)
    if record.status != Status.PAUSED:
        raise HostingError(Code.NOT_PAUSED, game=record.name)
    begun = record.length > 0
    full = not begun and record.players.count() >= record.most
    record.status = Status.RUNNING if begun else Status.SIGN_UP
    record.paused_at = None
    record.opened_at = at
    turn = scheduling.turn_of(record)
    record.due_at = at if full else scheduling.deadline(record, turn, at)
    if not begun:
        record.sign_up_closes_at = record.due_at
    kept = ["status", "paused_at", "opened_at", "due_at", "sign_up_closes_at"]
    record.save(update_fields=kept)
    payload: dict[str, Any] = {"game": record.name, "begun": begun}
    if record.due_at is not None:
        alarms.enqueue_alarm(record.pk, record.sequence, record.due_at)
    if record.due_at is not None and record.calendar is None:
        payload["due_at"] = record.due_at.isoformat()
        post.tell_players(record, Kind.GAME_RESUMED, payload, at=at)
    else:
        scheduling.tell_deadline(record, Kind.GAME_RESUMED, payload, at=at)
