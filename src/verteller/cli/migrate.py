"""``verteller migrate``: brings the tables up to date."""

import click

from verteller.cli import _django


@click.command()
@_django.state_option
def command() -> None:
    """Bring the tables up to date, on a database of one's own or on a server."""
    _django.prepare(migrate=False)
    _django.state_dir().mkdir(parents=True, exist_ok=True)
    from django.core.management import call_command

    call_command("migrate", interactive=False)
