"""Transactions: a service is one, and begins anew when another process was faster."""

import threading
from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from django.db import DEFAULT_DB_ALIAS, connections, transaction
from django.db.backends.base.base import BaseDatabaseWrapper

from verteller.rules.game import Game

P = ParamSpec("P")
R = TypeVar("R")

ATTEMPTS: Final = 5
"""How often a lost race is run in all; each loss means that somebody else got on."""


class LostRace(Exception):
    """Another process has appended to the same game since it was read."""


class _Present(threading.local):
    """
    The transaction of this thread, as far as it began in `in_one_transaction`.

    Attributes:
        written: The games whose logs it has appended to; None while there is no such transaction.
        games: Those it has folded, as they are if all of it is committed.
        here: The connection it goes over, this thread's own.
    """

    written: set[int] | None = None
    here: BaseDatabaseWrapper | None = None
    games: dict[int, Game]


_present: Final = _Present()


def in_one_transaction(service: Callable[P, R]) -> Callable[P, R]:
    """
    Make *service* one transaction, run again when it loses a race.

    Within the transaction of another service it becomes a part of that one, and only the whole is
    run again. Every service refuses before it writes, so a refusal that is caught there leaves
    nothing behind; any other error must be let through.
    """

    @wraps(service)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        if _present.written is not None:
            return service(*args, **kwargs)
        here = connections[DEFAULT_DB_ALIAS]
        if here.in_atomic_block:
            # Somebody else's transaction, who may well go on after an error of ours.
            with transaction.atomic():
                return service(*args, **kwargs)
        for _ in range(ATTEMPTS - 1):
            try:
                return _run_once(here, service, *args, **kwargs)
            except LostRace:
                continue
        return _run_once(here, service, *args, **kwargs)

    return run


def in_a_part_of_its_own(service: Callable[P, R]) -> Callable[P, R]:
    """
    Make *service* a transaction as `in_one_transaction` does, or a part that is undone alone.

    Within the transaction of another service that one goes on after an error of this one, of
    which nothing is left.
    """
    alone = in_one_transaction(service)

    @wraps(service)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        if _present.written is None:
            return alone(*args, **kwargs)
        try:
            with transaction.atomic():
                return service(*args, **kwargs)
        except BaseException:
            # They may hold what is undone now.
            _present.games.clear()
            raise

    return run


def lend(game_id: int) -> Game | None:
    """Hand out the game as the transaction under way has left it; here it is no longer then."""
    return _present.games.pop(game_id, None) if _present.written is not None else None


def keep(game_id: int, game: Game) -> None:
    """Keep a folded game for the rest of the transaction under way, if a service began it."""
    if _present.written is not None:
        _present.games[game_id] = game


def note_written(game_id: int) -> None:
    """Remember that the transaction under way has appended to this game's log."""
    if _present.written is not None:
        _present.written.add(game_id)


def connection_here() -> BaseDatabaseWrapper:
    """Return this thread's connection; Django takes longer to find it than SQLite to read a row."""
    return _present.here or connections[DEFAULT_DB_ALIAS]


def is_checked(here: BaseDatabaseWrapper) -> bool:
    """Tell whether a connection is open, this thread's and in a transaction that still stands."""
    return here is _present.here and here.connection is not None and not here.needs_rollback


def is_committed(game_id: int) -> bool:
    """Tell whether all that can be read of this game's log here is known to be committed."""
    if not connection_here().in_atomic_block:
        return True
    return _present.written is not None and game_id not in _present.written


def _run_once(
    here: BaseDatabaseWrapper, service: Callable[P, R], *args: P.args, **kwargs: P.kwargs
) -> R:
    _present.here, _present.written, _present.games = here, set(), {}
    try:
        with transaction.atomic():
            return service(*args, **kwargs)
    finally:
        _present.here, _present.written, _present.games = None, None, {}
