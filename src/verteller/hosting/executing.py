"""Carrying out one statement, or one for many rows, by the shortest way to the database."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from django.db.backends.base.base import BaseDatabaseWrapper

from verteller.hosting.transactions import connection_here, is_checked

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"


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
    here = here or connection_here()
    if here.vendor == SQLITE and not _is_watched(here):
        return _execute_at_once(here, sql, values)
    with here.cursor() as cursor:
        cursor.execute(sql, values)
        rows = cursor.fetchall() if cursor.description else []
        return Done(rows, cursor.rowcount)


def execute_many(sql: str, rows: Sequence[Sequence[Any]], here: BaseDatabaseWrapper) -> int:
    """
    Carry out *sql*, which gives no rows, once for the values of each of *rows*.

    Returns:
        How many rows were written in all.

    Raises:
        DatabaseError: As for `execute`.
    """
    if here.vendor == SQLITE and not _is_watched(here):
        _check(here)
        with here.wrap_database_errors:
            return int(here.connection.executemany(_with_question_marks(sql), rows).rowcount)
    with here.cursor() as cursor:
        cursor.executemany(sql, rows)
        return int(cursor.rowcount)


def copy_in(sql: str, rows: Sequence[Sequence[Any]], here: BaseDatabaseWrapper) -> bool:
    """
    Send *rows* by a COPY, which PostgreSQL takes in much sooner than statements.

    Returns:
        Whether that was possible: elsewhere, and when statements are watched, it is not.

    Raises:
        DatabaseError: As for `execute`.
    """
    if here.vendor != POSTGRESQL or _is_watched(here):
        return False
    with here.cursor() as cursor, here.wrap_database_errors, cursor.cursor.copy(sql) as copying:
        for row in rows:
            copying.write_row(row)
    return True


def _is_watched(here: BaseDatabaseWrapper) -> bool:
    """Tell whether somebody wants to see each statement, whom Django's own cursors tell."""
    return bool(here.execute_wrappers) or here.queries_logged


def _check(here: BaseDatabaseWrapper) -> None:
    """Make the checks that Django makes before each statement, unless they were made."""
    if is_checked(here):
        return
    here.ensure_connection()
    here.validate_thread_sharing()
    here.validate_no_broken_transaction()


def _execute_at_once(here: BaseDatabaseWrapper, sql: str, values: Sequence[Any]) -> Done:
    """
    Hand a statement to SQLite's driver itself, with the checks that Django makes.

    Django makes two objects for it and rewrites its marks each time, which takes ten times as
    long as SQLite needs. Of a database elsewhere nobody would notice.
    """
    _check(here)
    with here.wrap_database_errors:
        cursor = here.connection.execute(_with_question_marks(sql), values)
        return Done(cursor.fetchall(), cursor.rowcount)


@lru_cache(maxsize=512)
def _with_question_marks(sql: str) -> str:
    return "%".join(part.replace("%s", "?") for part in sql.split("%%"))
