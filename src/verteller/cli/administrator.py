"""``verteller administrator``: who may steer games by mail, and with what password."""

import click

from verteller.cli._django import state_option
from verteller.cli._game import GameCommand, GameGroup
from verteller.cli._language import LANGUAGES


@click.command(cls=GameCommand)
@click.argument("address")
@click.option("--language", type=click.Choice(LANGUAGES), default="nl", show_default=True)
@click.option(
    "--gender", type=click.Choice(["man", "woman", "neither"]), default="neither", show_default=True
)
@click.option("--time-zone", default="Europe/Amsterdam", show_default=True)
@state_option
def add(address: str, language: str, gender: str, time_zone: str) -> None:
    """Make whoever has ADDRESS an administrator."""
    from verteller.hosting import clock
    from verteller.hosting.administrators import add_administrator
    from verteller.hosting.people import Manners

    add_administrator(address, Manners(gender, language, time_zone), clock.now())
    click.echo(f"{address} is an administrator.")


@click.command(cls=GameCommand)
@click.argument("address")
@state_option
def remove(address: str) -> None:
    """Take an administrator's rights from whoever has ADDRESS."""
    from verteller.hosting.administrators import remove_administrator

    remove_administrator(address)
    click.echo(f"{address} is no administrator any more.")


@click.command("list", cls=GameCommand)
@state_option
def list_all() -> None:
    """List the administrators."""
    from verteller.hosting.administrators import list_administrators

    for address, language in list_administrators():
        click.echo(f"{address}  {language}")


@click.command(cls=GameCommand)
@click.password_option(help="Asked for without being shown, if left out.")
@state_option
def password(password: str) -> None:
    """Set the password that commands by mail need; only its hash is kept."""
    from verteller.hosting.administrators import set_password

    set_password(password)
    click.echo("The password for commands by mail is set.")


command = GameGroup(
    "administrator",
    help="Say who may steer games by mail, and with what password.",
    commands=[add, list_all, password, remove],
)
