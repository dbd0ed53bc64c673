"""Appending: entries, the game's row and the post, all in the transaction under way."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, TypeAlias

from django.db import IntegrityError

from verteller.hosting import alarms, ending, news, scheduling
from verteller.hosting.calendar import Turn
from verteller.hosting.fairness import reliability
from verteller.hosting.models import HostedGame, LogEntry, Outgoing, Player, Status
from verteller.hosting.records import encode
from verteller.hosting.statements import PreparedForKeys, insert_plain, update_all
from verteller.hosting.transactions import LostRace, note_written
from verteller.rules.game import Game
from verteller.rules.log import Entry
from verteller.rules.moves import Answered

_KEPT: Final = ("status", "sequence", "phase_entry", "opened_at", "due_at", "ended_at")
"""What entries may change of a game's row beside its length."""


@dataclass(frozen=True, slots=True)
class Addition:
    """
    What has come to pass in one game and is to be stored.

    Args:
        record: The game's row, locked.
        game: The game after the entries.
        entries: What the engine has just added, at least one.
        at: The moment a phase opened by them begins, from which its deadline counts.
        players: Who can hear of it, with their addresses.
    """

    record: HostedGame
    game: Game
    entries: Sequence[Entry]
    at: datetime
    players: Sequence[Player]


Follower: TypeAlias = Callable[[Sequence[Addition]], None]
"""Is told of what has just been stored, in the same transaction: what it raises undoes all."""

_followers: Final[list[Follower]] = []


def follow(follower: Follower) -> None:
    """Let *follower* be told of every addition from now on, by this process."""
    if follower not in _followers:
        _followers.append(follower)


def append(
    record: HostedGame,
    game: Game,
    entries: Sequence[Entry],
    *,
    at: datetime,
    players: Sequence[Player] | None = None,
) -> None:
    """
    Store *entries*, bring the locked *record* up to date and put the news in the post.

    Args:
        record, game, entries, at: As of an `Addition`.
        players: Who can hear of it; everybody with a seat unless the caller knows better.

    Raises:
        LostRace: Somebody else has appended since the record was read.
    """
    if players is None:
        players = seated(record)
    append_all([Addition(record, game, entries, at, players)])


def append_all(additions: Sequence[Addition]) -> None:
    """
    Do what `append` does for several games together, with few statements.

    Raises:
        LostRace: Somebody else has appended to one of them since its record was read.
    """
    before = [each.record.length for each in additions]
    stood = [_kept(each.record) for each in additions]
    for each, length in zip(additions, before, strict=True):
        if each.entries[0].number != length + 1:
            raise LostRace
        _take_over(each.record, each.game, each.entries, each.at)
    changed = [
        (each.record, {"length": length}) for each, length in zip(additions, before, strict=True)
    ]
    # What is not written costs no index a page. Whoever calls us may have changed a deadline.
    is_more = any(
        not isinstance(each.entries[0].content, Answered) or _kept(each.record) != was
        for each, was in zip(additions, stood, strict=True)
    )
    if not update_all(changed, ("length", *(_KEPT if is_more else ()))):
        raise LostRace
    try:
        insert_plain(LogEntry, [row for each in additions for row in _rows(each)])
    except IntegrityError as error:
        raise LostRace from error
    _tell(additions)


def seated(record: HostedGame) -> list[Player]:
    """
    Return the players of a game that has begun, in seating order, with their addresses.

    Their game is *record* itself, so that what is written to them goes by what it has come to.
    """
    return seated_in([record])[record.pk]


def seated_in(records: Sequence[HostedGame]) -> dict[int, list[Player]]:
    """Return the players of several games, as `seated` does, by the number of the game."""
    found: dict[int, list[Player]] = {record.pk: [] for record in records}
    by_number = {record.pk: record for record in records}
    refer = Player.game.field.set_cached_value
    for player in _seated.all([*found]):
        refer(player, by_number[player.game_id])
        found[player.game_id].append(player)
    return found


_UNUSED: Final = ("signed_up_at", "address__unreachable_since", "address__unreachable_because")
"""What takes time to read, and has no part in who is told what."""

_seated: Final = PreparedForKeys(
    lambda keys: (
        Player.objects.select_related("address")
        .defer(*_UNUSED)
        .filter(game_id__in=keys, seat__isnull=False)
        .order_by("game_id", "seat")
    )
)


def _tell(additions: Sequence[Addition]) -> None:
    """Put in the post what has been stored, and keep what it says of people."""
    news_rows = []
    for each in additions:
        note_written(each.record.pk)
        reliability.note(each.record, each.game, each.entries, each.players, each.at)
        news_rows += news.rows(each.record, each.game, each.entries, each.players, at=each.at)
    insert_plain(Outgoing, news_rows)
    for follower in _followers:
        follower(additions)
    for each in additions:
        if each.record.status == Status.FINISHED:
            ending.rows(each.record, each.game, each.players, at=each.at)


def _take_over(record: HostedGame, game: Game, entries: Sequence[Entry], at: datetime) -> None:
    """
    Set on *record* what the game has come to.

    Source: wakkerdam, WAK-VOTE-12; tempo-reale, LTR-SYS-01, LTR-TIME-04.
    """
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
        record.opened_at = at
        record.due_at = scheduling.deadline(record, Turn(phase.name, phase.number), at)
        if record.due_at is not None:
            alarms.enqueue_alarm(record.pk, record.sequence, record.due_at)


def _kept(record: HostedGame) -> tuple[object, ...]:
    return tuple(getattr(record, name) for name in _KEPT)


def _rows(addition: Addition) -> list[tuple[int, int, int, str, bytes]]:
    """Return the values of `LogEntry` rows, in the order of their fields."""
    game_id = addition.record.pk
    return [
        (game_id, entry.number, entry.at, entry.kind, encode(entry.content))
        for entry in addition.entries
    ]
