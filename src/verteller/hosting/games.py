"""Games folded from their logs, kept ready in this process and lent to one user at a time."""

import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from typing import Any, Final

from django.db import connection, transaction
from django.db.models import QuerySet

from verteller.hosting import transactions
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.executing import execute
from verteller.hosting.models import HostedGame, LogEntry
from verteller.hosting.names import folded
from verteller.hosting.records import to_entries
from verteller.hosting.statements import PreparedForKeys, padded_keys
from verteller.rules.errors import AnswerError, LogError
from verteller.rules.game import Game
from verteller.rules.log import Entry
from verteller.rules.registry import find_rulebook

MOST_AT_REST: Final = 64
"""So many games are kept folded; the one unused longest makes room."""

MOST_NAMED: Final = 1024
"""Of so many games the players' names are kept, by what was published of their seeds."""


class Shelf:
    """
    Folded games at rest. Who takes one has it alone, so nobody sees another's half-done work.

    Only what is committed may be put here: a game as long as its stored log was at some time.
    """

    def __init__(self, most: int = MOST_AT_REST) -> None:
        self._most = most
        self._games: OrderedDict[int, Game] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        """Return how many games are at rest."""
        return len(self._games)

    def __contains__(self, game_id: int) -> bool:
        """Tell whether the game is at rest here."""
        return game_id in self._games

    def take(self, game_id: int) -> Game | None:
        """Hand out the game, which then is no longer here."""
        with self._lock:
            return self._games.pop(game_id, None)

    def put(self, game_id: int, game: Game) -> None:
        """Take a game back, unless a longer one came back earlier."""
        with self._lock:
            resting = self._games.pop(game_id, None)
            longer = resting if resting and len(resting.log) > len(game.log) else game
            self._games[game_id] = longer
            while len(self._games) > self._most:
                self._games.popitem(last=False)

    def clear(self) -> None:
        """Forget every game; they live in the database."""
        with self._lock:
            self._games.clear()


shelf: Final = Shelf()


@contextmanager
def opened(record: HostedGame, *, evenly: bool = False) -> Iterator[Game]:
    """
    Lend the folded game at the stored length, for this block and nobody else.

    A game that is folded already is only brought up to date with rows it has not seen. After a
    refusal, or when nothing was done, it is ready for the next user at once; what was done to it
    counts when the transaction commits; after any other error it is thrown away.

    Args:
        record: The game's row, freshly read, or locked if the block is to change the game.
        evenly: Whether to look for new rows though there are none. Where players look, it is not
            to be told by a statement more that somebody has just done something in secret.

    Raises:
        HostingError: ``not_started`` when the game has no log yet.
        LogError: The stored log cannot be read.
    """
    game = _up_to_date(record, evenly=evenly)
    length = len(game.log)
    try:
        yield game
    except (AnswerError, HostingError):
        if len(game.log) == length:
            _give_back(record.pk, game, is_longer=False)
        raise
    _give_back(record.pk, game, is_longer=len(game.log) > length)


def load(record: HostedGame) -> Game:
    """
    Return the folded game for the caller's own use; `opened` is quicker and lends it.

    Raises:
        HostingError: ``not_started`` when the game has no log yet.
    """
    return _folded(record)


def names_in(record: HostedGame) -> tuple[str, ...]:
    """
    Return the players' names in seating order, as they stay from the deal on.

    Raises:
        HostingError: ``not_started`` when the game has no log yet.
    """
    found = _names.get(record.seed_sha256)
    if found is None:
        with opened(record) as game:
            found = game.started.players
        while len(_names) >= MOST_NAMED:
            _names.pop(next(iter(_names)), None)
        _names[record.seed_sha256] = found
    return found


_names: Final[dict[str, tuple[str, ...]]] = {}


def read_entries(record: HostedGame, first: int = 1, last: int | None = None) -> list[Entry]:
    """Return the stored entries *first* to *last* (by default to the end of the stored log)."""
    sql, places = _entries_sql(connection.vendor)
    values = (record.pk, first, record.length if last is None else last)
    return to_entries(execute(sql, [values[place] for place in places]).rows)


def fold_together(records: Sequence[HostedGame]) -> None:
    """
    Fold those of the locked *records* that are not folded yet, their logs read in one statement.

    They are at rest afterwards, for `opened` to lend.

    Raises:
        LogError: A stored log cannot be read.
    """
    unread = [
        record
        for record in records
        if record.length and record.pk not in shelf and transactions.is_committed(record.pk)
    ]
    if len(unread) < 2:
        return
    logs = _read_logs([record.pk for record in unread])
    for record in unread:
        shelf.put(record.pk, _fold(record, to_entries(logs[record.pk])))


def find_game(name: str) -> HostedGame:
    """
    Return the game called *name*, whatever its case.

    Raises:
        HostingError: ``unknown_game``.
    """
    game = HostedGame.objects.filter(name_key=folded(name)).first()
    if game is None:
        raise HostingError(Code.UNKNOWN_GAME, given=name)
    return game


def lock(game_id: int) -> HostedGame:
    """
    Return the game's row, locked until the transaction under way ends.

    Raises:
        HostingError: ``unknown_game`` when it has been deleted.
    """
    game = HostedGame.objects.select_for_update().filter(pk=game_id).first()
    if game is None:
        raise HostingError(Code.UNKNOWN_GAME)
    return game


def lock_all(game_ids: Sequence[int]) -> dict[int, HostedGame]:
    """
    Return the rows of the games that have not been deleted, locked as by `lock`.

    They are locked in the order of their numbers, so that nobody waits for somebody who waits.
    """
    return {record.pk: record for record in _for_update.all(game_ids)}


_UNUSED: Final = ("options", "compositions", "created_at", "sign_up_closes_at")
"""What may be long, or takes time to read, and has no part in a closing."""

_for_update: Final = PreparedForKeys(
    lambda keys: (
        HostedGame.objects.select_for_update().defer(*_UNUSED).filter(pk__in=keys).order_by("pk")
    )
)

_MARKS: Final = (1, 2, 3)
"""Values that stand for those to come; none below the least that a field can have."""


@cache
def _entries_sql(_vendor: str) -> tuple[str, list[int]]:
    """Return the query for entries of a game, and which value goes where: game, first, last."""
    game, first, last = _MARKS
    rows = LogEntry.objects.filter(game_id=game, number__gte=first, number__lte=last)
    values = rows.order_by("number").values_list("number", "at", "kind", "body")
    sql, parameters = _composed(values)
    return sql, [_MARKS.index(parameter) for parameter in parameters]


@cache
def _logs_sql(size: int, _vendor: str) -> str:
    """Return the query for the logs of so many games."""
    rows = LogEntry.objects.filter(game_id__in=list(range(size))).order_by("game_id", "number")
    return _composed(rows.values_list("number", "at", "kind", "body", "game_id"))[0]


def _composed(rows: QuerySet[Any, Any]) -> tuple[str, tuple[Any, ...]]:
    return rows.query.sql_with_params()


def _read_logs(game_ids: Sequence[int]) -> dict[int, list[tuple[Any, ...]]]:
    keys = padded_keys(game_ids)
    rows = execute(_logs_sql(len(keys), connection.vendor), keys).rows
    logs: dict[int, list[tuple[Any, ...]]] = {game_id: [] for game_id in game_ids}
    for row in rows:
        logs[row[-1]].append(row)
    return logs


def _give_back(game_id: int, game: Game, *, is_longer: bool) -> None:
    """Let the next user have a game: at once, or within this transaction until it is committed."""
    if not is_longer and transactions.is_committed(game_id):
        shelf.put(game_id, game)
        return
    transactions.keep(game_id, game)
    if is_longer:
        transaction.on_commit(partial(_put_if_as_long, game_id, game, len(game.log)))


def _put_if_as_long(game_id: int, game: Game, length: int) -> None:
    """Put a game on the shelf unless it has gone on since, which may have been undone again."""
    if len(game.log) == length:
        shelf.put(game_id, game)


def _up_to_date(record: HostedGame, *, evenly: bool) -> Game:
    game = transactions.lend(record.pk) or shelf.take(record.pk)
    if game is None or not _is_of(game, record):
        return _folded(record)
    if evenly or len(game.log) < record.length:
        game.extend(read_entries(record, len(game.log) + 1))
    return game


def _is_of(game: Game, record: HostedGame) -> bool:
    return len(game.log) <= record.length and game.started.seed == record.seed


def _folded(record: HostedGame) -> Game:
    if not record.length:
        raise HostingError(Code.NOT_STARTED, game=record.name)
    return _fold(record, read_entries(record))


def _fold(record: HostedGame, entries: Sequence[Entry]) -> Game:
    rulebook = find_rulebook(record.rulebook, record.rulebook_version)
    if len(entries) != record.length:
        raise LogError(len(entries) + 1, f"missing; the log has {record.length} entries")
    return Game.fold(rulebook, entries)
