"""Databases of their own for houses under attack, used by this process and the narrator alike."""

import contextlib
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
from django.core.management import call_command
from django.db import connections

from verteller.settings import database

ALIAS = "default"
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
    file = folder / "verteller.sqlite3"
    entry = database(None)
    with _in_use({**entry, "NAME": file, "OPTIONS": {**entry["OPTIONS"], "timeout": patience}}):
        yield Database({"VERTELLER_STATE_DIR": str(folder)}, file)


@contextlib.contextmanager
def postgresql(server: str) -> Iterator[Database]:
    """Lend a new database at *server*, the address of another one there."""
    name = "under_attack"
    with psycopg.connect(server, autocommit=True) as owner:
        owner.execute(f"CREATE DATABASE {name}")
        try:
            url = urlsplit(server)._replace(path=f"/{name}").geturl()
            with _in_use(database(url)):
                yield Database({"VERTELLER_DATABASE_URL": url})
        finally:
            owner.execute(f"DROP DATABASE {name} WITH (FORCE)")


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
        call_command("migrate", verbosity=0, interactive=False)
        yield
    finally:
        connections[ALIAS].close()
        connections.settings[ALIAS] = usual_entry
        connections[ALIAS] = usual
