"""Appending: entries, the game's row and the post, all in the transaction under way."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from django.db import IntegrityError

from verteller.hosting import alarms, ending, news
from verteller.hosting.fairness import reliability
from verteller.hosting.models import HostedGame, LogEntry, Outgoing, Player, Status
from verteller.hosting.records import encode
from verteller.hosting.statements import insert_plain, update
from verteller.hosting.transactions import LostRace, note_written
from verteller.rules.game import Game
from verteller.rules.log import Entry

_KEPT: Final = ("length", "status", "sequence", "phase_entry", "due_at", "ended_at")
"""What entries change of a game's row."""


def append(
    record: HostedGame,
    game: Game,
    entries: Sequence[Entry],
    *,
    at: datetime,
    players: Sequence[Player] | None = None,
) -> list[Outgoing]:
    """
    Store *entries*, bring the locked *record* up to date and put the news in the post.

    Args:
        game: The game after the entries.
        entries: What the engine has just added, at least one.
        at: The moment a phase opened by them begins, from which its deadline counts.
        players: Who can hear of it; everybody with a seat unless the caller knows better.

    Returns:
        The rows put in the outbox, unsaved ones none.

    Raises:
        LostRace: Somebody else has appended since the record was read.
    """
    before = record.length
    if entries[0].number != before + 1:
        raise LostRace
    _take_over(record, game, entries, at)
    if not update(record, _KEPT, length=before):
        raise LostRace
    try:
        insert_plain(LogEntry, [_row(record, entry) for entry in entries])
    except IntegrityError as error:
        raise LostRace from error
    note_written(record.pk)
    if players is None:
        players = seated(record)
    reliability.note(record, game, entries, players, at)
    rows = news.rows(record, game, entries, players, at=at)
    if record.status == Status.FINISHED:
        rows += ending.rows(record, game, players, at=at)
    return rows


def seated(record: HostedGame) -> list[Player]:
    """
    Return the players of a game that has begun, in seating order, with their addresses.

    Their game is *record* itself, so that what is written to them goes by what it has come to.
    """
    players = Player.objects.filter(game_id=record.pk, seat__isnull=False)
    found = list(players.select_related("address").order_by("seat"))
    for player in found:
        player.game = record
    return found


def _take_over(record: HostedGame, game: Game, entries: Sequence[Entry], at: datetime) -> None:
    """Set on *record* what the game has come to. Source: wakkerdam, WAK-VOTE-12."""
    record.length = entries[-1].number
    phase = game.state.phase
    if game.state.over:
        record.status, record.due_at, record.ended_at = Status.FINISHED, None, at
    elif phase is None:
        raise RuntimeError(f"the rulebook {record.rulebook} left no phase open")
    elif phase.sequence != record.sequence:
        record.status = Status.RUNNING
        record.sequence = phase.sequence
        record.phase_entry = entries[0].number
        record.due_at = at + record.speed
        alarms.enqueue_alarm(record.pk, record.sequence, record.due_at)


def _row(record: HostedGame, entry: Entry) -> tuple[int, int, int, str, bytes]:
    """Return the values of a `LogEntry`, in the order of its fields."""
    return record.pk, entry.number, entry.at, entry.kind, encode(entry.content)
