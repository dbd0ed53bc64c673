"""Commands that make games, change them, and say who plays in them."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from verteller.hosting import administration, discretion, games, invitations, mastering
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness import substitutes
from verteller.hosting.fairness.extending import usual_time
from verteller.hosting.fairness.ladder import SETTINGS, read_ladder, set_ladder
from verteller.hosting.models import HostedGame
from verteller.mail.commands_common import (
    LONGEST_REPEATED,
    USUAL_RULEBOOK,
    Command,
    Report,
    for_each_game,
    rulebook_called,
)
from verteller.rules.errors import AnswerError

RULEBOOK: Final = "rulebook"
"""The setting that says by which rules a new game is played."""


def start(command: Command, report: Report) -> None:
    """
    Create a game and send the invitations; a line ``rulebook=`` may name another rulebook.

    Source: wakkerdam, WAK-SYS-30.
    """
    given = [*(line.strip() for line in command.lines), "", "", "", "", ""]
    name, most, speed, strictness, theme = given[:5]
    settings, further = _settings(command.lines[5:], RULEBOOK)
    rulebook = _rulebook(settings.pop(RULEBOOK, ""))
    least = settings.pop("least_reliability", "")
    plan = administration.Plan(
        name=name,
        rulebook=rulebook,
        language=command.by.language,
        most=_number("most", most, 18),
        speed=timedelta(days=_number("speed", speed, 2)),
        strictness=_number("strictness", strictness, 2),
        fairness=settings,
        least_reliability=_number("least_reliability", least, 0) or None,
        theme=theme or "default",
    )
    record = administration.create_game(plan, command.at)
    addresses = [line.strip() for line in further if "@" in line]
    text = "\n".join(line for line in further if "@" not in line)
    invited = invitations.invite(record, addresses, command.at, text=text) if addresses else []
    report.done.append(record.name)
    report.listed.append({"invited": [row.to_email for row in invited]})
    report.listed.append(game_line(record))


def extend(command: Command, report: Report) -> None:
    """Give the game named more time: a number of days below it, half a round without."""
    name, given, *_ = [*command.items, "", ""]
    game = games.find_game(name)
    by = timedelta(days=_number("days", given, 0)) or usual_time(game)
    mastering.extend(game, by, command.at)
    report.done.append(game.name)


def substitute(command: Command, report: Report) -> None:
    """Put the owner of an address in a player's place: game, player and address, a line each."""
    name, player, email, *_ = [*command.items, "", "", ""]
    game = games.find_game(name)
    mine = substitutes.find_player(game, player)
    mastering.substitute(game, mine, email, command.at, by=command.by)
    report.done.append(mine.name)


def undo(command: Command, report: Report) -> None:
    """
    Undo the last closing of every game whose name is on a line.

    Who plays in one, while a round is open that only some know of, would learn how many of those
    a night has, so he cannot.
    """

    def rewind(game: HostedGame, at: datetime) -> None:
        if discretion.is_in_the_dark(command.by, game):
            raise HostingError(Code.PLAYS_HIMSELF, game=game.name)
        mastering.rewind(game, at)

    for_each_game(rewind)(command, report)


def remove(command: Command, report: Report) -> None:
    """Take players, named below their game, out of it."""
    name, *players = command.items or ("",)
    game = games.find_game(name)
    for player in players:
        try:
            mastering.remove(game, substitutes.find_player(game, player), command.at)
        except (HostingError, AnswerError) as error:
            report.refuse(player, error)
        else:
            report.done.append(player)


def change_ladder(command: Command, report: Report) -> None:
    """Change how the game named deals with the absent, by lines like ``excuses=on``."""
    name, *lines = command.items or ("",)
    game = games.find_game(name)
    settings, unknown = _settings(lines)
    if unknown:
        raise HostingError(Code.GAME_SETTING, setting=unknown[0][:LONGEST_REPEATED], value="")
    least = _number("least_reliability", settings.pop("least_reliability", ""), -1)
    wanted = read_ladder(
        settings,
        strictness=game.strictness,
        least=game.least_reliability if least < 0 else least or None,
    )
    set_ladder(game, wanted)
    report.done.append(game.name)
    report.listed.append(game_line(game))


def game_line(game: HostedGame) -> dict[str, Any]:
    """Return what a report says of a game."""
    return {**administration.describe(game), "players": game.players.count()}


def _settings(lines: Sequence[str], *others: str) -> tuple[dict[str, str], list[str]]:
    """
    Return the settings of the ladder among *lines*, like ``strikes=on``, and the other lines.

    Args:
        others: Further settings that a line may make.
    """
    settings: dict[str, str] = {}
    further = []
    for line in lines:
        key, is_setting, value = line.partition("=")
        name = key.strip().lower()
        if is_setting and name in {*SETTINGS, *others, "least_reliability"}:
            settings[name] = value.strip()
        elif line.strip():
            further.append(line)
    return settings, further


def _rulebook(given: str) -> str:
    """Return the rulebook that *given* names, the usual one for nothing."""
    named = rulebook_called(given) if given else USUAL_RULEBOOK
    if not named:
        raise HostingError(Code.GAME_SETTING, setting=RULEBOOK, value=given[:LONGEST_REPEATED])
    return named


def _number(setting: str, given: str, usual: int) -> int:
    """Return a setting's number, the usual one for an empty line."""
    if not given:
        return usual
    if not (given.isascii() and given.isdigit() and len(given) <= 4):
        raise HostingError(Code.GAME_SETTING, setting=setting, value=given[:LONGEST_REPEATED])
    return int(given)
