"""``verteller run``: everything in one process, and a village that plays while one watches."""

import os
from contextlib import ExitStack
from datetime import timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from verteller.cli import _django, _game_post
from verteller.cli._language import language_option, spoken
from verteller.cli._ports import check_free
from verteller.cli._signals import until_told_to_stop

if TYPE_CHECKING:
    from verteller.cli._web import WebServer
    from verteller.cli.demo.village import Village
    from verteller.hosting.models import HostedGame
    from verteller.telling.cast import Language
    from verteller.web.house import House

SECONDS_ALONE: Final = 30.0
SECONDS_WITH_A_SEAT: Final = 60.0
"""How long a round lasts at most: a newcomer has to read first."""


@click.command()
@click.option(
    "--players",
    type=click.IntRange(5, 40),
    default=12,
    show_default=True,
    help="How many play; a dozen are done within a minute, forty take longer.",
)
@click.option("--seat", metavar="NAME", default="", help="Play along; your mail is in the mailbox.")
@click.option(
    "--speed",
    type=click.FloatRange(0.5, 86_400),
    metavar="SECONDS",
    help="How long a round of the demonstration lasts at most.  [default: 60 with --seat, 30]",
)
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@click.option("--mail-port", type=click.IntRange(0, 65535), default=2525, show_default=True)
@click.option("--no-demo", is_flag=True, help="Open the house, but let nobody play.")
@language_option
@_django.state_option
def command(  # noqa: PLR0913 - what can be chosen
    *,
    players: int,
    seat: str,
    speed: float | None,
    host: str,
    port: int,
    mail_port: int,
    no_demo: bool,
    language: str | None,
) -> None:
    """
    Play: pages, mailbox and mail door in one process, on this machine alone.

    It opens with a demonstration: made-up players sign up by mail and play a whole game by it.
    Everything is kept, so that it goes on where it was left.
    """
    check_free(host, port, "--port")
    check_free(host, mail_port, "--mail-port")
    if not _is_own_machine(host):
        os.environ["VERTELLER_HOSTS"] = "*"
        click.secho(
            f"At {host} whoever can reach this machine can read every mailbox.", fg="red", err=True
        )
    # The mailbox shows everybody's mail, and this process closes every round by itself.
    os.environ["VERTELLER_MAILBOX"] = "1"
    os.environ.setdefault("VERTELLER_ALARMS", "0")
    # Here rounds last seconds: nobody waits a minute for a reply, and everybody writes a lot.
    os.environ.setdefault("VERTELLER_REPLY_INTERVAL", "0")
    os.environ.setdefault("VERTELLER_RATE_SENDER", "")
    if port:
        os.environ.setdefault("VERTELLER_URL", f"http://{_named(host)}:{port}/")
    _django.prepare()
    tongue = spoken(language)
    seconds = speed or (SECONDS_WITH_A_SEAT if seat else SECONDS_ALONE)
    with until_told_to_stop() as stop, ExitStack() as stack:
        house, web = _open(stack, host, port, mail_port)
        village = _village(house, web, timedelta(seconds=seconds), tongue)
        stack.callback(village.stop)
        _greet(house, web, host)
        if not no_demo:
            _begin(village, players, seat, tongue)
        stop.wait()
        click.echo("\nStopping; everything is kept.")


def _open(stack: ExitStack, host: str, port: int, mail_port: int) -> "tuple[House, WebServer]":
    """Open all doors, the mail door first, and put the worker to work."""
    from verteller.cli._web import WebServer
    from verteller.cli._worker import Worker
    from verteller.hosting.home import home
    from verteller.mail.listener import Door, Place
    from verteller.web import house

    stack.enter_context(Worker(eager=True))
    door: Door = stack.enter_context(Door(home(), [Place("smtp", host, mail_port)]))
    mine = house.House(mail_host=host, mail_port=int(door.listeners[0].port))
    house.furnish(mine)
    return mine, stack.enter_context(WebServer(host, port))


def _village(house: "House", web: "WebServer", speed: timedelta, language: "Language") -> "Village":
    from verteller.cli.demo.progress import Terminal
    from verteller.cli.demo.village import RULEBOOK, Village
    from verteller.telling import vocabulary

    def page(address: str) -> str:
        return f"http://{_named(house.mail_host)}:{web.port}/mailbox/{address}/"

    village = Village(house, speed, Terminal(language, page, _keep))
    house.demonstration = village
    # While whoever has started it looks round.
    vocabulary.read_soon([RULEBOOK])
    return village


def _begin(village: "Village", players: int, seat: str, language: str) -> None:
    from verteller.web.house import DemonstrationError

    if village.resume():
        return
    try:
        village.start(players, seat, language)
    except DemonstrationError as error:
        reasons = {"name": f"nobody can be called {seat!r} here: use letters only"}
        raise click.ClickException(reasons.get(error.code, error.code)) from error


def _greet(house: "House", web: "WebServer", host: str) -> None:
    from verteller import __version__
    from verteller.cli._tables import print_pairs
    from verteller.hosting.home import home

    pages = f"http://{_named(host)}:{web.port}/"
    click.secho(f"Verteller {__version__}: the narrator is in.", bold=True)
    print_pairs(
        [
            ("games", pages),
            ("mailbox", f"{pages}mailbox/"),
            ("mail", f"to {home().address} by SMTP at {house.mail_host} port {house.mail_port}"),
            ("kept in", _django.state_dir()),
        ]
    )
    click.echo("Ctrl-C stops; starting again goes on where it was left.")


def _keep(game: "HostedGame") -> str:
    """Write the archive of a game that is over, and say what can be done with it."""
    file: Path = _django.state_dir() / "archives" / f"{game.name}.jsonl"
    _game_post.write(game.name, file)
    shown = os.path.relpath(file)
    shown = f'"{shown}"' if " " in shown else shown
    return f"  verteller replay {shown}\n  verteller audit {shown}"


def _is_own_machine(host: str) -> bool:
    """Tell whether nobody else can reach *host*."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _named(host: str) -> str:
    return {"0.0.0.0": "localhost", "127.0.0.1": "localhost", "::1": "localhost"}.get(host, host)  # noqa: S104
