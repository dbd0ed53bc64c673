"""What nearly every mail makes us look up, composed once and then only executed."""

from collections.abc import Collection
from functools import cache
from typing import Any, Final

from django.db import connection
from django.db.models import QuerySet

from verteller.hosting.executing import execute
from verteller.hosting.models import Address, HostedGame, Outgoing, Person, Player, Sending
from verteller.hosting.statements import Prepared

MOST_MAILS: Final = 4
"""So many of the last mails to a player may be quoted in his next one."""

_MARK: Final = -1

_UNUSED: Final = (
    *("game__options", "game__compositions", "game__fairness", "game__mayor", "game__speed"),
    *("game__created_at", "game__sign_up_closes_at", "person__created_at", "signed_up_at"),
)
"""What may be long, or takes time to read, and has no part in an answer."""

_person: Final = Prepared(
    lambda email: Address.objects.select_related("person").filter(email=email), str
)
_game: Final = Prepared(lambda game_id: HostedGame.objects.filter(pk=game_id), int)
_player: Final = Prepared(
    lambda game_id, email: (
        Player.objects.select_for_update(of=("game",))
        .select_related("game", "address", "person")
        .defer(*_UNUSED)
        .filter(game_id=game_id, person__addresses__email=email, seat__isnull=False)
    ),
    int,
    str,
)

_numbered: Final = Prepared(
    lambda number: (
        Player.objects.select_for_update(of=("game",))
        .select_related("game", "address", "person")
        .defer(*_UNUSED)
        .filter(pk=number)
    ),
    int,
)


def find_person(email: str) -> Person | None:
    """Return whose address this is, in lower case, if anybody's."""
    address = _person.one(email)
    return address.person if address else None


def find_game(game_id: int) -> HostedGame | None:
    """Return a game's row."""
    return _game.one(game_id)


def lock_player(game_id: int, email: str) -> Player | None:
    """
    Return who plays in a game that has begun and has this address, with game and person.

    The game's row is locked until the transaction under way ends.
    """
    return _player.one(game_id, email)


def lock_player_numbered(number: int) -> Player | None:
    """Return the player counted *number*, with game and person; see `lock_player`."""
    return _numbered.one(number)


def games_called(keys: Collection[str]) -> list[tuple[int, str]]:
    """Return number and name of the games whose names are compared by one of *keys*."""
    if not keys:
        return []
    # Rounded up, so that there are few statements to compose; the same name twice is no harm.
    size = 1 << (len(keys) - 1).bit_length()
    padded = [*keys, *([next(iter(keys))] * (size - len(keys)))]
    return sorted(_run(_games_sql(size, connection.vendor), padded))


def last_mails(player_id: int) -> list[tuple[int, str]]:
    """Return number and message id of the last mails a player was sent, the newest first."""
    sql, places = _mails_sql(connection.vendor)
    values = [player_id, str(Sending.SENT)]
    return _run(sql, [values[place] for place in places])


def _run(sql: str, values: list[Any]) -> list[tuple[int, str]]:
    return [(int(number), str(text)) for number, text in execute(sql, values).rows]


@cache
def _games_sql(size: int, _vendor: str) -> str:
    keys = [str(number) for number in range(size)]
    return _composed(HostedGame.objects.filter(name_key__in=keys).values_list("pk", "name"))[0]


@cache
def _mails_sql(_vendor: str) -> tuple[str, list[int]]:
    rows = Outgoing.objects.filter(player_id=_MARK, status=Sending.SENT).order_by("-pk")
    sql, values = _composed(rows.values_list("pk", "message_id")[:MOST_MAILS])
    return sql, [0 if value == _MARK else 1 for value in values]


def _composed(rows: QuerySet[Any, Any]) -> tuple[str, tuple[Any, ...]]:
    return rows.query.sql_with_params()
