"""Games folded from their logs, kept ready in this process and lent to one user at a time."""

import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final

from django.db import transaction

from verteller.hosting import transactions
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, LogEntry
from verteller.hosting.names import folded
from verteller.hosting.records import to_entry
from verteller.rules.errors import AnswerError, LogError
from verteller.rules.game import Game
from verteller.rules.log import Entry
from verteller.rules.registry import find_rulebook

MOST_AT_REST: Final = 64
"""So many games are kept folded; the one unused longest makes room."""


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
def opened(record: HostedGame) -> Iterator[Game]:
    """
    Lend the folded game at the stored length, for this block and nobody else.

    A game that is folded already is only brought up to date with rows it has not seen. After a
    refusal, or when nothing was done, it is ready for the next user at once; what was done to it
    counts when the transaction commits; after any other error it is thrown away.

    Args:
        record: The game's row, freshly read, or locked if the block is to change the game.

    Raises:
        HostingError: ``not_started`` when the game has no log yet.
        LogError: The stored log cannot be read.
    """
    game = _up_to_date(record)
    length = len(game.log)
    try:
        yield game
    except (AnswerError, HostingError):
        if len(game.log) == length and transactions.is_committed(record.pk):
            shelf.put(record.pk, game)
        raise
    if len(game.log) == length and transactions.is_committed(record.pk):
        shelf.put(record.pk, game)
    else:
        transaction.on_commit(partial(shelf.put, record.pk, game))


def load(record: HostedGame) -> Game:
    """
    Return the folded game for the caller's own use; `opened` is quicker and lends it.

    Raises:
        HostingError: ``not_started`` when the game has no log yet.
    """
    return _folded(record)


def read_entries(record: HostedGame, first: int = 1, last: int | None = None) -> list[Entry]:
    """Return the stored entries *first* to *last* (by default to the end of the stored log)."""
    rows = LogEntry.objects.filter(game_id=record.pk, number__gte=first)
    rows = rows.filter(number__lte=record.length if last is None else last)
    values = rows.order_by("number").values_list("number", "at", "kind", "body")
    return [to_entry(number, at, kind, bytes(body)) for number, at, kind, body in values]


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


def _up_to_date(record: HostedGame) -> Game:
    game = shelf.take(record.pk)
    if game is None or not _is_of(game, record):
        return _folded(record)
    if len(game.log) < record.length:
        game.extend(read_entries(record, len(game.log) + 1))
    return game


def _is_of(game: Game, record: HostedGame) -> bool:
    return len(game.log) <= record.length and game.started.seed == record.seed


def _folded(record: HostedGame) -> Game:
    if not record.length:
        raise HostingError(Code.NOT_STARTED, game=record.name)
    rulebook = find_rulebook(record.rulebook, record.rulebook_version)
    entries: Sequence[Entry] = read_entries(record)
    if len(entries) != record.length:
        raise LogError(len(entries) + 1, f"missing; the log has {record.length} entries")
    return Game.fold(rulebook, entries)
