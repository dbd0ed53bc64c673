"""A new database, with the settings a host has."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def new_database() -> Iterator[Path]:
    """
    Lend a SQLite file with all tables and nothing in them, which Django uses as long.

    It is in the folder for temporary files: that should be on a disk like the one games are kept
    on, for a file in memory commits at no cost.
    """
    with tempfile.TemporaryDirectory(prefix="verteller-bench-") as folder:
        file = Path(folder) / "verteller.sqlite3"
        with _in_use(None, NAME=file):
            yield file


@contextmanager
def new_postgresql() -> Iterator[str]:
    """
    Lend a PostgreSQL of its own with all tables and nothing in them, which Django uses as long.

    It waits for its disk at every commit, like one that games are kept on.
    """
    from tests.servers.postgresql import DURABLE, postgresql_server

    with postgresql_server(DURABLE) as url, _in_use(url):
        yield url


@contextmanager
def _in_use(url: str | None, **changed: object) -> Iterator[None]:
    """Let Django use one database for this block, and make its tables."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "verteller.settings")
    os.environ["VERTELLER_ALARMS"] = "0"
    os.environ["VERTELLER_SENDER_PROOF"] = "from"
    os.environ["VERTELLER_RATE_SENDER"] = ""
    import django
    from django.core.management import call_command
    from django.db import connections

    django.setup()
    from verteller.hosting.games import shelf
    from verteller.settings import database

    entry = {**database(url), **changed}
    connections["default"].close()
    connections.settings["default"] = connections.configure_settings({"default": entry})["default"]
    del connections["default"]
    call_command("migrate", verbosity=0, interactive=False)
    try:
        yield
    finally:
        connections["default"].close()
        shelf.clear()
