"""``verteller game list``, ``show`` and ``players``."""

from typing import TYPE_CHECKING, Any

import click

from verteller.cli._django import state_option
from verteller.cli._durations import short
from verteller.cli._game import GameCommand, find, iso, local
from verteller.cli._game_calendar import rules_of
from verteller.cli._tables import print_json, print_pairs, print_table

if TYPE_CHECKING:
    from verteller.hosting.listing import PlayerLine
    from verteller.hosting.models import HostedGame
    from verteller.rules.facts import Seat

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@click.command(name="list", cls=GameCommand)
@json_option
@state_option
def list_games(*, as_json: bool) -> None:
    """List all games, the newest first."""
    from verteller.hosting import listing

    games = listing.list_games()
    if as_json:
        print_json([_plain(game) for game in games])
        return
    if not games:
        click.echo("There are no games yet: verteller game new NAME")
        return
    head = ("GAME", "STATUS", "PLAYERS", "ROUNDS", "DUE")
    print_table(head, [_line(game) for game in games])


@click.command(cls=GameCommand)
@click.argument("name")
@click.option("--reveal", is_flag=True, help="Print every role: of a game that is over.")
@click.option("--yes", is_flag=True, help="With --reveal: also of a game that is not.")
@json_option
@state_option
def show(*, name: str, reveal: bool, yes: bool, as_json: bool) -> None:
    """Show a game's settings and what everybody may know of it."""
    game = find(name)
    roles = _roles(game, sure=yes) if reveal else {}
    people = _people(game, roles)
    if as_json:
        print_json({**_plain(game), "people": people})
        return
    print_pairs(_settings(game))
    if people:
        click.echo()
        head = ("PLAYER", "STATE", "MAIL", "ROLE")
        rows = [(each["name"], each["state"], each["mail"], each["role"] or "") for each in people]
        print_table(head, rows)


@click.command(cls=GameCommand)
@click.argument("name")
@json_option
@state_option
def players(*, name: str, as_json: bool) -> None:
    """List a game's players with their addresses."""
    from dataclasses import asdict

    from verteller.hosting import listing

    lines = listing.list_players(find(name))
    if as_json:
        print_json([asdict(line) for line in lines])
        return
    rows = [
        (
            line.name,
            line.gender,
            line.language,
            line.address,
            "alive" if line.alive else "dead",
            _mail(line),
        )
        for line in lines
    ]
    print_table(("PLAYER", "GENDER", "LANGUAGE", "ADDRESS", "STATE", "MAIL"), rows)


def _mail(line: "PlayerLine") -> str:
    """Say whether somebody gets mail."""
    if line.unreachable:
        return "comes back"
    return "on the list" if line.on_list else "off the list"


def _line(game: "HostedGame") -> tuple[object, ...]:
    count = f"{game.players.count()}/{game.most}"
    rounds = "calendar" if game.calendar else short(game.speed)
    return game.name, status_words(game), count, rounds, local(game.due_at)


def status_words(game: "HostedGame") -> str:
    """Return a game's status in words."""
    return str(game.status).replace("_", "-")


def _plain(game: "HostedGame") -> dict[str, Any]:
    from verteller.hosting.administration import describe

    return {
        **describe(game),
        "players": game.players.count(),
        "due_at": iso(game.due_at),
        "created_at": iso(game.created_at),
        "ended_at": iso(game.ended_at),
    }


def _settings(game: "HostedGame") -> list[tuple[str, object]]:
    mayor = {None: "as the distribution says", True: "yes", False: "no"}[game.mayor]
    options = ", ".join(f"{key} {value}" for key, value in sorted(game.options.items()))
    return [
        ("game", game.name),
        ("status", status_words(game)),
        ("rulebook", f"{game.rulebook} {game.rulebook_version}"),
        ("players", f"{game.players.count()} of {game.least} to {game.most}"),
        *(("rounds", line) for line in rules_of(game)),
        ("strictness", game.strictness),
        ("mayor", mayor),
        ("language", game.language),
        ("options", options or "-"),
        ("due", local(game.due_at)),
        ("seal of chance", game.seed_sha256),
    ]


def _people(game: "HostedGame", roles: "dict[Seat, str]") -> list[dict[str, Any]]:
    """List the players as everybody knows them; *roles* are added by seat."""
    from verteller.hosting import listing
    from verteller.hosting.games import read_entries
    from verteller.rules.facts import Seat
    from verteller.rules.views import view

    seen = view(read_entries(game) if game.length else (), None)
    known = {**seen.shown, **roles}
    return [
        {
            "name": line.name,
            "seat": line.seat,
            "state": "dead" if line.seat in seen.dead else "alive",
            "mail": _mail(line),
            "role": None if line.seat is None else known.get(Seat(line.seat)),
        }
        for line in listing.list_players(game)
    ]


def _roles(game: "HostedGame", *, sure: bool) -> "dict[Seat, str]":
    from verteller.hosting.games import opened

    if not (game.is_over or sure):
        raise click.ClickException(
            f"{game.name} is not over; --reveal --yes shows every role all the same"
        )
    if not game.length:
        return {}
    with opened(game) as folded:
        return {seat: folded.state.roles[seat] for seat in folded.state.seats}
