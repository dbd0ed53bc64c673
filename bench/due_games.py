"""Many games waiting, some of them due at once: their closings beside bare INSERTs of the rows."""

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from bench.hosted.databases import new_database, new_postgresql
from bench.hosted.villages import DAY, answer_phase, play_rounds, running_game
from bench.measuring import Line
from verteller.cli._worker import settle
from verteller.lab.strategies import random_legal

if TYPE_CHECKING:
    from verteller.hosting.models import HostedGame, LogEntry, Player
    from verteller.hosting.sweep import Due

ROLES = ("werewolf", "werewolf", "seer", "witch", "healer", "cupid", *("villager",) * 6)
ROUNDS = 6
FEW, WAITING, MANY = 1_000, 10_000, 100_000
DUE = 200
AT_ONCE = 1_000

TABLES: Final = {"hosting_logentry": "number", "hosting_outgoing": "id"}
"""What a closing inserts into, and the column that counts its rows."""

DATABASES: Final[dict[str, Callable[[], AbstractContextManager[object]]]] = {
    "SQLite": new_database,
    "PostgreSQL": new_postgresql,
}


def measure() -> Iterator[Line]:
    """Measure closing what is due, and finding it, on both databases."""
    for name, new in DATABASES.items():
        with new():
            yield from _measure(name)


def _measure(database: str) -> Iterator[Line]:
    first = _first_game()
    _add_waiting(first, FEW)
    few = _seconds_of_a_sweep(first)
    _add_waiting(first, WAITING)
    _add_due(first)
    closing, bare = _closing_and_bare(first)
    yield Line(
        f"{DUE} of {WAITING:,} games due, {database}",
        f"{1 / closing:.0f} closings/s",
        ratio=closing / bare,
        baseline=f"INSERT + commit of their rows ({1 / bare:.0f}/s)",
        most=3,
    )
    _add_waiting(first, MANY)
    many = _seconds_of_a_sweep(first)
    yield Line(
        f"a sweep with {MANY:,} games waiting, {database}",
        f"{many * 1e6:.0f} us",
        ratio=many / few,
        baseline=f"with {FEW:,} ({few * 1e6:.0f} us)",
        most=1.5,
        guide=_plan(first),
    )


def _first_game() -> "HostedGame":
    """Play a game until all have answered in a phase that everybody knows of."""
    lots = Random(7)
    game = play_rounds(running_game("Dorp", ROLES), ROUNDS, lots, random_legal)
    answer_phase(game, lots, random_legal)
    game.refresh_from_db()
    if game.due_at is None:
        raise RuntimeError("the game is over too soon")
    game.post.update(status="sent")
    return game


def _now(first: "HostedGame") -> datetime:
    """Return the moment at which the due games have just fallen due."""
    return (first.due_at or first.created_at) + timedelta(minutes=1)


def _copies(first: "HostedGame", numbers: range, due_at: datetime | None) -> "list[HostedGame]":
    from verteller.hosting.models import HostedGame

    made: list[HostedGame] = []
    for number in numbers:
        copy = HostedGame.objects.get(pk=first.pk) if not made else _copy_of(made[0])
        copy.pk, copy.name, copy.name_key = None, f"Dorp {number}", f"dorp {number}"
        copy.due_at = due_at
        made.append(copy)
    return HostedGame.objects.bulk_create(made, batch_size=AT_ONCE)


def _copy_of(game: "HostedGame") -> "HostedGame":
    from copy import copy

    return copy(game)


def _add_waiting(first: "HostedGame", count: int) -> None:
    """Fill the database up to so many games that wait for a deadline far away."""
    from verteller.hosting.models import HostedGame

    there = HostedGame.objects.count()
    _copies(first, range(there, count), _now(first) + 1000 * DAY)
    _analyze()


def _add_due(first: "HostedGame") -> None:
    """Add the games that fall due, each with its players and its log."""
    from verteller.hosting.models import LogEntry, Player

    players, entries = list(first.players.all()), list(first.entries.all())
    due_at = first.due_at
    for game in _copies(first, range(MANY, MANY + DUE), due_at):
        Player.objects.bulk_create(_moved(players, game))
        LogEntry.objects.bulk_create(_moved(entries, game))
    first.due_at = None
    first.save(update_fields=["due_at"])
    first.due_at = due_at
    _analyze()


def _moved(rows: "Sequence[Player] | Sequence[LogEntry]", game: "HostedGame") -> list[Any]:
    for row in rows:
        if not hasattr(row, "number"):
            row.pk = None
        row.game = game
    return list(rows)


def _analyze() -> None:
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")


def _seconds_of_a_sweep(first: "HostedGame") -> float:
    """Return how long it takes to find that nothing is due when it is disturbed least."""
    from verteller.hosting.sweep import due

    early = (first.due_at or _now(first)) - DAY
    times = []
    for _ in range(200):
        begun = time.perf_counter()
        due(early)
        times.append(time.perf_counter() - begun)
    return min(times)


def _plan(first: "HostedGame") -> str:
    """Return what the database says about how it finds what is due."""
    from verteller.hosting import sweep

    said = sweep.overdue(_now(first)).explain()
    return "by the index" if "hosting_game_due" in said else f"NOT by the index: {said}"


@dataclass(frozen=True, slots=True)
class _Written:
    """The rows of one closing, by table."""

    rows: dict[str, list[Sequence[object]]]


def _closing_and_bare(first: "HostedGame") -> tuple[float, float]:
    """
    Return the seconds of one of the closings due together, and of inserting its rows bare.

    As many games are closed as a sweep closes in one transaction, then their rows inserted, each
    game's in a transaction of its own, then the next: disks and neighbours are not always as
    quick.
    """
    from verteller.hosting.games import shelf
    from verteller.hosting.models import HostedGame
    from verteller.hosting.sweep import TOGETHER, due

    now = _now(first)
    lasted = dict(HostedGame.objects.filter(due_at__lte=now).values_list("pk", "length"))
    waiting = due(now)
    if len(waiting) != DUE:
        raise RuntimeError(f"{len(waiting)} games are due")
    shelf.clear()
    settle()
    closing, bare = [], []
    for at in range(0, DUE, TOGETHER):
        some = waiting[at : at + TOGETHER]
        newest = _newest_mail()
        closing.append(_seconds(partial(_close, some, now)))
        written = _take_away({each.game_id: lasted[each.game_id] for each in some}, newest)
        bare.append(_seconds(partial(_insert, written)))
    return median(closing) / TOGETHER, median(bare) / TOGETHER


def _close(some: "Sequence[Due]", now: datetime) -> None:
    from verteller.hosting.sweep import close_several

    if len(close_several(some, now)) != len(some):
        raise RuntimeError("a game that was due was not closed")


def _seconds(work: Callable[[], object]) -> float:
    """Return how long *work* takes by the clock on the wall, waiting for the disk included."""
    gc.collect()
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def _newest_mail() -> int:
    from verteller.hosting.models import Outgoing

    return max(Outgoing.objects.values_list("pk", flat=True), default=0)


def _take_away(lasted: dict[int, int], newest: int) -> list[_Written]:
    """Remove the rows written since and return them, those of each game together."""
    from django.db import connection

    written = []
    with connection.cursor() as cursor:
        for game, length in lasted.items():
            rows = {}
            for table, column in TABLES.items():
                since = length if column == "number" else newest
                condition = f"FROM {table} WHERE game_id = %s AND {column} > %s"
                cursor.execute(f"SELECT * {condition} ORDER BY {column}", (game, since))
                rows[table] = [_bare(row) for row in cursor.fetchall()]
                cursor.execute(f"DELETE {condition}", (game, since))
            written.append(_Written(rows))
    return written


def _bare(row: Sequence[object]) -> Sequence[object]:
    """Return a row as it can be inserted again without Django."""
    from django.db import connection

    if connection.vendor == "sqlite":
        return tuple(str(value) if isinstance(value, datetime) else value for value in row)
    return row


def _insert(written: Sequence[_Written]) -> None:
    """Insert the rows again, those of each game in a transaction of their own."""
    from django.db import connection

    connection.ensure_connection()
    bare = connection.connection
    place = "?" if connection.vendor == "sqlite" else "%s"
    for each in written:
        cursor = bare.cursor()
        cursor.execute("BEGIN IMMEDIATE" if connection.vendor == "sqlite" else "BEGIN")
        for table, rows in each.rows.items():
            values = ", ".join([place] * len(rows[0]))
            cursor.executemany(f"INSERT INTO {table} VALUES ({values})", rows)  # noqa: S608
        cursor.execute("COMMIT")
        cursor.close()
