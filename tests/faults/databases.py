"""Databases of their own for houses under attack, used by this process and the narrator alike."""

import contextlib
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
from django.core.management import call_command
from django.db import connections

from verteller.settings import database

ALIAS = "default"
FILE = "verteller.sqlite3"
LONGEST = 60
"""Seconds to wait for a database that a narrator writes to."""


@dataclass(frozen=True, slots=True)
class Database:
    """
    A database with all tables and nothing in them.

    Args:
        environment: How a new process finds it.
        file: Where it is, of SQLite's.
    """

    environment: Mapping[str, str]
    file: Path | None = None


@contextlib.contextmanager
def sqlite(folder: Path, *, patience: float = LONGEST) -> Iterator[Database]:
    """
    Lend a database in a file of *folder*.

    Args:
        patience: Seconds this process waits for it when it is locked.
    """
    file = folder / FILE
    file.write_bytes(_empty())
    with _in_use(_entry(file, patience)):
        yield Database({"VERTELLER_STATE_DIR": str(folder)}, file)


@cache
def _empty() -> bytes:
    """Return a file with all tables in it; to make them takes seconds."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / FILE
        with _in_use(_entry(file, LONGEST)):
            _make_tables()
            # Nothing is left in the journal beside the file.
            with connections[ALIAS].cursor() as cursor:
                cursor.execute("PRAGMA journal_mode=DELETE")
        return file.read_bytes()


def _entry(file: Path, patience: float) -> dict[str, object]:
    entry = database(None)
    return {**entry, "NAME": file, "OPTIONS": {**entry["OPTIONS"], "timeout": patience}}


def _make_tables() -> None:
    call_command("migrate", verbosity=0, interactive=False)


@contextlib.contextmanager
def postgresql(server: str) -> Iterator[Database]:
    """Lend a new database at *server*, the address of another one there."""
    name = "under_attack"
    with psycopg.connect(server, autocommit=True) as owner:
        owner.execute(f"CREATE DATABASE {name}")
        try:
            url = urlsplit(server)._replace(path=f"/{name}").geturl()
            with _in_use(database(url)):
                _make_tables()
                yield Database({"VERTELLER_DATABASE_URL": url})
        finally:
            owner.execute(f"DROP DATABASE {name} WITH (FORCE)")


@contextlib.contextmanager
def alone_on(server: str) -> Iterator[Database]:
    """Lend the empty database at *server*, which nobody else uses and which may go away."""
    with _in_use(database(server)):
        _make_tables()
        yield Database({"VERTELLER_DATABASE_URL": server})


@contextlib.contextmanager
def locked(database: Database) -> Iterator[None]:
    """Keep everybody else from changing games and recording mail while the block runs."""
    if database.file is not None:
        with contextlib.closing(
            sqlite3.connect(database.file, timeout=LONGEST, check_same_thread=False)
        ) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.rollback()
    else:
        with psycopg.connect(database.environment["VERTELLER_DATABASE_URL"]) as other:
            other.execute("LOCK TABLE hosting_hostedgame, hosting_incoming IN EXCLUSIVE MODE")
            yield
            other.rollback()


@contextlib.contextmanager
def _in_use(entry: dict[str, object]) -> Iterator[None]:
    """Let all of this process use that database instead of its usual one."""
    usual, usual_entry = connections[ALIAS], connections.settings[ALIAS]
    connections.settings[ALIAS] = connections.configure_settings({ALIAS: entry})[ALIAS]
    del connections[ALIAS]
    try:
        yield
    finally:
        connections[ALIAS].close()
        connections.settings[ALIAS] = usual_entry
        connections[ALIAS] = usual
