"""Who is woken when something new was committed in the rooms of a game."""

from collections.abc import Callable
from typing import Final

from django.db import transaction

Wake = Callable[[int], None]
"""Is told of a game, by its number, after the commit."""

_woken: Final[list[Wake]] = []


def on_news(wake: Wake) -> None:
    """Let *wake* be told of whatever is new, in this process."""
    if wake not in _woken:
        _woken.append(wake)


def wake(game_id: int) -> None:
    """Tell those who wait that a game has something new, once the transaction is committed."""
    transaction.on_commit(lambda: _wake(game_id))


def _wake(game_id: int) -> None:
    for each in _woken:
        each(game_id)
