"""``verteller matrix``: carries live games to Matrix and back, beside any number of others."""

from contextlib import ExitStack

import click

from verteller.cli import _django
from verteller.cli._matrix import encryption_option, matrix_option, open_matrix
from verteller.cli._signals import until_told_to_stop


@click.group(invoke_without_command=True)
@matrix_option
@encryption_option
@_django.state_option
@click.pass_context
def command(context: click.Context, *, matrix_url: str | None, encrypts: bool) -> None:
    """
    Be the narrator's bot on Matrix.

    One process is enough, and only one can be the bot; `verteller serve` does the same with
    --matrix. Phases are closed by others.
    """
    if context.invoked_subcommand is not None:
        return
    if not matrix_url:
        raise click.ClickException("which account? give --matrix or VERTELLER_MATRIX_URL")
    _django.prepare()
    with until_told_to_stop() as stop, ExitStack() as stack:
        lines = open_matrix(stack, matrix_url, encrypts=encrypts)
        click.echo("; ".join(["At work", *lines]))
        stop.wait()


@command.command()
@click.argument("game")
@click.argument("player")
@click.argument("user")
@_django.state_option
def link(game: str, player: str, user: str) -> None:
    """Let the account USER, like @ann:example.org, play in the place of PLAYER in a live GAME."""
    _django.prepare()
    from verteller.chat.matrix.linking import link as link_account
    from verteller.chat.models import LiveGame
    from verteller.hosting import clock
    from verteller.hosting.names import folded

    if not user.startswith("@") or ":" not in user:
        raise click.ClickException(f"{user} is no account on Matrix: it is like @ann:example.org")
    live = LiveGame.objects.filter(game__name_key=folded(game)).first()
    if live is None:
        raise click.ClickException(f"no live game is called {game}")
    place = live.game.players.filter(name_key=folded(player)).first()
    if place is None:
        raise click.ClickException(f"nobody in {live.game} is called {player}")
    link_account(place, user, clock.now())
    click.echo(f"{user} plays as {place} in {live.game}")
