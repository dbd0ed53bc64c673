"""Getting Django ready for a command: its settings, and tables that are up to date."""

import os
from pathlib import Path
from typing import Any, TypeVar

import click
from click.decorators import FC

STATE_VARIABLE = "VERTELLER_STATE_DIR"

F = TypeVar("F")


def state_option(command: FC) -> FC:
    """Give *command* the option that names the folder in which everything is kept."""
    return click.option(
        "--state",
        type=click.Path(file_okay=False, path_type=Path),
        callback=_choose_state,
        expose_value=False,
        is_eager=True,
        help=f"Where games and mail are kept; var/ by default, or ${STATE_VARIABLE}.",
    )(command)


def prepare(*, migrate: bool = True) -> None:
    """
    Load the settings and bring the tables of an embedded database up to date.

    Args:
        migrate: Whether missing tables are made; a database on a server is left alone, since
            its other processes may not be ready for them.

    Raises:
        click.ClickException: The tables are not up to date and nothing may be changed here.
    """
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "verteller.settings")
    import django
    from django.apps import apps

    from verteller.rules.registry import rulebooks

    if not apps.ready:
        django.setup()
    # Kinds of fact are known by name only once the rulebook that states them is loaded.
    rulebooks()
    if migrate:
        _migrate()


def state_dir() -> Path:
    """Return the folder in which everything is kept; `prepare` comes first."""
    from django.conf import settings

    folder: Path = settings.STATE_DIR
    return folder


def is_embedded() -> bool:
    """Tell whether the database is a file of this process's own."""
    from django.db import connection

    return bool(connection.vendor == "sqlite")


def _choose_state(_context: click.Context, _option: click.Parameter, value: Any) -> None:
    if value is not None:
        os.environ[STATE_VARIABLE] = str(Path(value).absolute())


def _migrate() -> None:
    from django.core.management import call_command
    from django.db import DatabaseError, connection
    from django.db.migrations.executor import MigrationExecutor

    embedded = is_embedded()
    if embedded:
        state_dir().mkdir(parents=True, exist_ok=True)
    try:
        executor = MigrationExecutor(connection)
        plan = executor.migration_plan(executor.loader.graph.leaf_nodes())
    except DatabaseError as error:
        raise click.ClickException(f"the database cannot be reached: {_line(error)}") from error
    if not plan:
        return
    if not embedded:
        raise click.ClickException("the tables are not up to date: run verteller migrate")
    call_command("migrate", verbosity=0, interactive=False)


def _line(error: Exception) -> str:
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
