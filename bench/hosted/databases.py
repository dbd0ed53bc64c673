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
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "verteller.settings")
    os.environ["VERTELLER_ALARMS"] = "0"
    import django
    from django.core.management import call_command
    from django.db import connections

    django.setup()
    from verteller.hosting.games import shelf
    from verteller.settings import database

    with tempfile.TemporaryDirectory(prefix="verteller-bench-") as folder:
        file = Path(folder) / "verteller.sqlite3"
        entry = {**database(None), "NAME": file}
        connections["default"].close()
        connections.settings["default"] = connections.configure_settings({"default": entry})[
            "default"
        ]
        del connections["default"]
        call_command("migrate", verbosity=0, interactive=False)
        try:
            yield file
        finally:
            connections["default"].close()
            shelf.clear()
