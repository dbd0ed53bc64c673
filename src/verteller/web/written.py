"""What has been written in games meanwhile: found out in one statement, be it much or none."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from django.db import connection
from django.db.models import Q

from verteller.hosting.executing import execute
from verteller.hosting.models import LogEntry
from verteller.hosting.records import decode
from verteller.rules.facts import EVERYONE, KINDS

_A_NUMBER: Final = 1
"""Stands for those to come."""


def reached_in_secret(lengths: Mapping[int, int]) -> dict[int, int]:
    """
    Return how long the logs are now that have grown by nothing that everybody is told.

    Args:
        lengths: How long the logs were, by the numbers of their games.
    """
    if not lengths:
        return {}
    values = [each for pair in lengths.items() for each in pair]
    reached: dict[int, int] = {}
    told: set[int] = set()
    for game_id, number, kind, body in execute(_sql(len(lengths), connection.vendor), values).rows:
        reached[game_id] = max(number, reached.get(game_id, 0))
        if kind in KINDS and getattr(decode(kind, bytes(body)), "to", None) == EVERYONE:
            told.add(game_id)
    return {game_id: number for game_id, number in reached.items() if game_id not in told}


@cache
def _sql(games: int, _vendor: str) -> str:
    """Return the query for the entries of so many games, each after one of its own."""
    wanted = Q()
    for _ in range(games):
        wanted |= Q(("game_id", _A_NUMBER), ("number__gt", _A_NUMBER))
    rows = LogEntry.objects.filter(wanted).order_by()
    return rows.values_list("game_id", "number", "kind", "body").query.sql_with_params()[0]
