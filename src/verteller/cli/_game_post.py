"""``verteller game invite``, ``unlist`` and ``archive``."""

import os
from pathlib import Path

import click

from verteller.cli._django import state_option
from verteller.cli._game import GameCommand, find


@click.command(cls=GameCommand)
@click.argument("name")
@click.argument("addresses", nargs=-1, required=True, metavar="ADDRESS...")
@click.option("--text", default="", help="A word to those invited.")
@state_option
def invite(name: str, addresses: tuple[str, ...], text: str) -> None:
    """Invite people to a game that takes sign-ups."""
    from verteller.hosting import clock
    from verteller.hosting.invitations import invite as send

    sent = send(find(name), addresses, clock.now(), text=text)
    click.echo(f"{len(sent)} invited; the mail leaves with the running host.")


@click.command(cls=GameCommand)
@click.argument("name")
@click.argument("player")
@state_option
def unlist(name: str, player: str) -> None:
    """Send a dead player of NAME no more mail, as he wished."""
    from verteller.hosting import clock
    from verteller.hosting.errors import Code, HostingError
    from verteller.hosting.leaving import take_off_list
    from verteller.hosting.names import folded

    game = find(name)
    known = game.players.filter(name_key=folded(player)).first()
    if known is None:
        raise HostingError(Code.NOT_IN_GAME, game=game.name)
    done = take_off_list(game, known, clock.now())
    click.echo(f"{known.name} {'gets one last mail' if done else 'had left the list before'}.")


@click.command(cls=GameCommand)
@click.argument("name")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--yes", is_flag=True, help="Also of a game that is not over: it tells everything.")
@click.option("--force", is_flag=True, help="Replace FILE if it is there.")
@state_option
def archive(*, name: str, file: Path, yes: bool, force: bool) -> None:
    """Write the whole log of NAME to FILE, for replay and audit."""
    game = find(name)
    if not (game.is_over or yes):
        raise click.ClickException(
            f"{game.name} is not over, and its archive tells every role; add --yes if you must"
        )
    if file.exists() and not force:
        raise click.ClickException(f"{file} is there already; add --force to replace it")
    count = write(name, file)
    click.echo(f"{count} entries in {file}")


def write(name: str, file: Path) -> int:
    """Write the archive of the game called *name*, all of it or nothing, and return its length."""
    from verteller.hosting.archive import write_archive

    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_name(f".{file.name}.half")
    with half.open("w", encoding="utf-8") as to:
        count = write_archive(find(name), to)
    os.replace(half, file)  # noqa: PTH105 - the one call that replaces in one step
    return count
