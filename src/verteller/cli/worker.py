"""``verteller worker``: closes what is due and sends what waits, beside any number of others."""

from contextlib import ExitStack

import click

from verteller.cli import _django
from verteller.cli._mail_in import imap_option, listen_option, open_doors, watchers
from verteller.cli._signals import until_told_to_stop


@click.command()
@imap_option
@listen_option
@_django.state_option
def command(*, imap_urls: tuple[str, ...], places: tuple[str, ...]) -> None:
    """Close what is due, send what waits, and take in mail if told where."""
    _django.prepare()
    from verteller.cli._worker import Worker

    with until_told_to_stop() as stop, ExitStack() as stack:
        watching = watchers(imap_urls)
        stack.enter_context(Worker(alone=False, watching=watching, listening=bool(places)))
        doors = open_doors(stack, watching, places)
        click.echo("; ".join(["At work", *doors]))
        stop.wait()
