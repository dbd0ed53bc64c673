"""Carrying out one statement, by the shortest way there is to the database."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from django.db import DEFAULT_DB_ALIAS, connections
from django.db.backends.base.base import BaseDatabaseWrapper

SQLITE: Final = "sqlite"


class Done(NamedTuple):
    """What came of a statement: the rows it gave, and how many rows it wrote."""

    rows: list[tuple[Any, ...]]
    written: int


def execute(sql: str, values: Sequence[Any], here: BaseDatabaseWrapper | None = None) -> Done:
    """
    Carry out *sql*, its values marked ``%s``, in the transaction under way if there is one.

    Args:
        here: This thread's connection, from whoever has looked it up already.

    Raises:
        DatabaseError: Django's own, whatever the database.
    """
    here = here or connections[DEFAULT_DB_ALIAS]
    if here.vendor == SQLITE and not here.execute_wrappers and not here.queries_logged:
        return _execute_at_once(here, sql, values)
    with here.cursor() as cursor:
        cursor.execute(sql, values)
        rows = cursor.fetchall() if cursor.description else []
        return Done(rows, cursor.rowcount)


def _execute_at_once(here: BaseDatabaseWrapper, sql: str, values: Sequence[Any]) -> Done:
    """
    Hand a statement to SQLite's driver itself, with the checks that Django makes.

    Django makes two objects for it and rewrites its marks each time, which takes ten times as
    long as SQLite needs. Of a database elsewhere nobody would notice.
    """
    here.ensure_connection()
    here.validate_thread_sharing()
    here.validate_no_broken_transaction()
    with here.wrap_database_errors:
        cursor = here.connection.execute(_with_question_marks(sql), values)
        return Done(cursor.fetchall(), cursor.rowcount)


@lru_cache(maxsize=512)
def _with_question_marks(sql: str) -> str:
    return "%".join(part.replace("%s", "?") for part in sql.split("%%"))
