"""``verteller manage``: Django's own commands."""

import click

from verteller.cli import _django


@click.command(
    context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False},
    add_help_option=False,
)
@_django.state_option
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def command(arguments: tuple[str, ...]) -> None:
    """Run one of Django's own commands, such as createsuperuser; help lists them."""
    _django.prepare(migrate=False)
    _django.state_dir().mkdir(parents=True, exist_ok=True)
    from django.core.management import execute_from_command_line

    execute_from_command_line(["verteller manage", *(arguments or ("help",))])
