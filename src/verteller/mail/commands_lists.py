"""Commands that list games and players, and take the dead off a game's list."""

from verteller.hosting import discretion, games, leaving, listing
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.names import folded
from verteller.mail.commands_common import Command, Report
from verteller.mail.commands_games import game_line


def list_games(_command: Command, report: Report) -> None:
    """List all games with their settings and state. Source: wakkerdam, WAK-SYS-34."""
    report.listed += [game_line(game) for game in listing.list_games()]


def list_players(command: Command, report: Report) -> None:
    """List the players of the games named. Source: wakkerdam, WAK-SYS-34."""
    for name in command.items:
        try:
            game = games.find_game(name)
        except HostingError as error:
            report.refuse(name, error)
            continue
        report.done.append(game.name)
        report.listed += [
            {
                "player": line.name,
                "gender": line.gender,
                "address": line.address,
                "alive": line.alive,
                "on_list": line.on_list,
            }
            for line in listing.list_players(game)
        ]


def list_strikes(command: Command, report: Report) -> None:
    """
    List who was struck and who is away; who does not play is told of the nights as well.

    Source: wakkerdam, WAK-SYS-34.
    """
    for name in command.items:
        try:
            game = games.find_game(name)
        except HostingError as error:
            report.refuse(name, error)
            continue
        report.done.append(game.name)
        may = discretion.may_see_secrets(command.by, game)
        known = listing.attendance(game, command.at, with_secrets=may)
        names = dict(game.players.filter(seat__isnull=False).values_list("seat", "name"))
        report.listed += [
            {
                "attending": names[seat],
                "strikes": each.strikes,
                "until": each.excused_until.isoformat() if each.excused_until else None,
                "asked": each.asked,
                "missed": each.missed,
            }
            for seat, each in known.items()
        ]


def take_off_list(command: Command, report: Report) -> None:
    """Take dead players, named below their game, off its list. Source: WAK-SYS-35."""
    name, *players = command.items or ("",)
    game = games.find_game(name)
    for player in players:
        known = game.players.filter(name_key=folded(player)).first()
        if known is None:
            report.refuse(player, HostingError(Code.NOT_IN_GAME, game=game.name))
            continue
        try:
            leaving.take_off_list(game, known, command.at)
        except HostingError as error:
            report.refuse(player, error)
        else:
            report.done.append(known.name)
