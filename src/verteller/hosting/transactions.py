"""Transactions: a service is one, and begins anew when another process was faster."""

import threading
from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from django.db import connection, transaction

P = ParamSpec("P")
R = TypeVar("R")

ATTEMPTS: Final = 5
"""How often a lost race is run in all; each loss means that somebody else got on."""


class LostRace(Exception):
    """Another process has appended to the same game since it was read."""


class _Present(threading.local):
    """The transaction of this thread, as far as it began in `in_one_transaction`."""

    written: set[int] | None = None


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
        if connection.in_atomic_block:
            # Somebody else's transaction, who may well go on after an error of ours.
            with transaction.atomic():
                return service(*args, **kwargs)
        for _ in range(ATTEMPTS - 1):
            try:
                return _run_once(service, *args, **kwargs)
            except LostRace:
                continue
        return _run_once(service, *args, **kwargs)

    return run


def note_written(game_id: int) -> None:
    """Remember that the transaction under way has appended to this game's log."""
    if _present.written is not None:
        _present.written.add(game_id)


def is_committed(game_id: int) -> bool:
    """Tell whether all that can be read of this game's log here is known to be committed."""
    if not connection.in_atomic_block:
        return True
    return _present.written is not None and game_id not in _present.written


def _run_once(service: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    _present.written = set()
    try:
        with transaction.atomic():
            return service(*args, **kwargs)
    finally:
        _present.written = None
