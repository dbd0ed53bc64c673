"""``verteller game pause``, ``resume``, ``close``, ``extend``, ``undo`` and the like."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import click

from verteller.cli._django import state_option
from verteller.cli._durations import Duration
from verteller.cli._game import GameCommand, find

if TYPE_CHECKING:
    from verteller.hosting.models import HostedGame

    Service = Callable[[HostedGame, datetime], None]

names = click.argument("names", nargs=-1, required=True, metavar="NAME...")
sure = click.option("--yes", is_flag=True, help="Do not ask.")


@click.command(cls=GameCommand)
@names
@state_option
def pause(names: tuple[str, ...]) -> None:
    """Halt games; their players are told and nothing is kept meanwhile."""
    from verteller.hosting import pausing

    _each(names, pausing.pause, "is paused")


@click.command(cls=GameCommand)
@names
@state_option
def resume(names: tuple[str, ...]) -> None:
    """Take up paused games; the open round gets its full time again."""
    from verteller.hosting import pausing

    _each(names, pausing.resume, "goes on")


@click.command(cls=GameCommand)
@names
@sure
@state_option
def stop(*, names: tuple[str, ...], yes: bool) -> None:
    """End games for good; they can never be taken up again."""
    from verteller.hosting import administration

    if not yes:
        click.confirm(f"End {', '.join(names)} for good?", abort=True)
    _each(names, administration.stop, "is over")


@click.command(cls=GameCommand)
@names
@sure
@state_option
def delete(*, names: tuple[str, ...], yes: bool) -> None:
    """Remove stopped or won games with all that was said in them."""
    from verteller.hosting import administration

    if not yes:
        click.confirm(f"Delete {', '.join(names)} and everything in it?", abort=True)
    _each(names, lambda game, _: administration.delete(game), "is deleted")


@click.command(cls=GameCommand)
@click.argument("name")
@state_option
def close(name: str) -> None:
    """Close the sign-up or the open round of NAME now, before its time."""
    from verteller.hosting import clock
    from verteller.hosting.errors import Code, HostingError
    from verteller.hosting.models import Status
    from verteller.hosting.playing import close_phase
    from verteller.hosting.sign_up import close_sign_up

    game = find(name)
    if game.status == Status.SIGN_UP:
        close_sign_up(game, clock.now())
    elif not close_phase(game, game.sequence, clock.now()):
        raise HostingError(Code.NOTHING_OPEN, game=game.name)
    game.refresh_from_db()
    click.echo(f"{game.name}: {_became(game)}")


@click.command(cls=GameCommand)
@click.argument("name")
@click.option("--by", type=Duration(), help="How much longer.  [default: half a round]")
@state_option
def extend(*, name: str, by: timedelta | None) -> None:
    """Let the open round of NAME last longer; everybody is told."""
    from verteller.cli._game import local
    from verteller.hosting import clock, mastering
    from verteller.hosting.fairness.extending import usual_time

    game = find(name)
    mastering.extend(game, by or usual_time(game), clock.now())
    game.refresh_from_db()
    click.echo(f"{game.name}: the round lasts until {local(game.due_at)}.")


@click.command(cls=GameCommand)
@click.argument("name")
@click.argument("player")
@click.argument("address")
@sure
@state_option
def substitute(*, name: str, player: str, address: str, yes: bool) -> None:
    """Put whoever has ADDRESS in the place of PLAYER in NAME, with all the seat knows."""
    from verteller.hosting import clock, mastering
    from verteller.hosting.fairness import substitutes

    game = find(name)
    mine = substitutes.find_player(game, player)
    if not yes:
        click.confirm(f"Hand {mine.name}'s seat in {game.name} over to {address}?", abort=True)
    now_plays = mastering.substitute(game, mine, address, clock.now())
    click.echo(f"{now_plays.address.email} plays as {mine.name} in {game.name}.")


@click.command(cls=GameCommand)
@click.argument("name")
@click.argument("player")
@sure
@state_option
def remove(*, name: str, player: str, yes: bool) -> None:
    """Take PLAYER out of NAME for good."""
    from verteller.hosting import clock, mastering
    from verteller.hosting.fairness import substitutes

    game = find(name)
    mine = substitutes.find_player(game, player)
    if not yes:
        click.confirm(f"Take {mine.name} out of {game.name}?", abort=True)
    mastering.remove(game, mine, clock.now())
    click.echo(f"{mine.name} is out of {game.name} at the next occasion.")


@click.command(cls=GameCommand)
@click.argument("name")
@sure
@state_option
def undo(*, name: str, yes: bool) -> None:
    """Undo the last closing in NAME; everybody is told, and the round is open again."""
    from verteller.cli._game import local
    from verteller.hosting import clock, mastering

    game = find(name)
    if not yes:
        click.confirm(f"Undo the last closing in {game.name}?", abort=True)
    mastering.rewind(game, clock.now())
    game.refresh_from_db()
    click.echo(f"{game.name}: the last closing is undone; it is open until {local(game.due_at)}.")


def _each(names: tuple[str, ...], service: "Service", done: str) -> None:
    from verteller.hosting import clock

    # A name that is wrong is told before anything is done to the others.
    for game in [find(name) for name in names]:
        service(game, clock.now())
        click.echo(f"{game.name} {done}.")


def _became(game: "HostedGame") -> str:
    from verteller.cli._game import local
    from verteller.hosting.models import Status

    if game.status == Status.FINISHED:
        return "the round is closed and the game is won."
    if game.status == Status.PAUSED:
        return "it could not begin and is paused; is there a distribution for so many players?"
    return f"closed; the next round lasts until {local(game.due_at)}."
