"""Commands: administrators steer games by mail, with `config` in the subject and the password."""

import logging
from collections.abc import Mapping
from datetime import datetime
from typing import Final

from verteller.hosting import administration, journal, pausing, post
from verteller.hosting.administrators import find_administrator, recognise
from verteller.hosting.errors import HostingError
from verteller.hosting.incoming import Outcome
from verteller.hosting.models import Kind
from verteller.mail import commands_games, commands_house, commands_lists
from verteller.mail.commands_common import (
    LONGEST_REPEATED,
    Command,
    Execute,
    Report,
    for_each_game,
)
from verteller.mail.identity import PASSWORD, Proof
from verteller.mail.reading.message import IncomingMessage
from verteller.mail.reading.signatures import is_delimiter
from verteller.mail.reading.subjects import Route
from verteller.mail.reports import COMMAND
from verteller.rules.errors import AnswerError

NO_RIGHT: Final = "command_without_right"

logger = logging.getLogger(__name__)


def execute(route: Route, message: IncomingMessage, proof: Proof, at: datetime) -> Outcome:
    """
    Carry out a command and report it to whoever gave it.

    Without the right address and password nothing is done and nothing is answered; a mail that
    an administrator has confirmed needs no password.

    Source: wakkerdam, WAK-SYS-29 to -38, WAK-ADMIN-04, WAK-ADMIN-05.
    """
    password, lines = _body(message.full_text)
    if proof.by == PASSWORD:
        person = recognise(proof.address, password)
    else:
        person, lines = find_administrator(proof.address), (password, *lines)
    if person is None:
        logger.warning("a command from %s had no right to be carried out", proof.address)
        return Outcome(NO_RIGHT)
    words = route.command or ("",)
    command = Command(words, lines, person, at)
    report = Report()
    try:
        _COMMANDS.get(words[0], _unknown)(command, report)
    except (HostingError, AnswerError) as error:
        report.refuse("", error)
    if words[0] in _COMMANDS:
        journal.note("admin_act", act=words[0], by=person.pk)
    payload = {
        "code": COMMAND,
        "command": words[0][:LONGEST_REPEATED],
        "known": words[0] in _COMMANDS,
        "commands": sorted(_COMMANDS),
        "done": report.done,
        "refused": report.refused,
        "listed": report.listed,
    }
    row = post.to_address(proof.address, person.language, Kind.ADMIN_NOTICE, payload, at=at)
    (reply,) = post.save([row])
    return Outcome(COMMAND, person, reply=reply)


def _body(text: str) -> tuple[str, tuple[str, ...]]:
    """Return the password on the first line and the lines below it, the signature left out."""
    lines = text.strip("\n").split("\n")
    end = next((at for at, line in enumerate(lines) if is_delimiter(line)), len(lines))
    password, *rest = [*lines[:end], ""][: max(end, 1)]
    return password.strip(), tuple(rest)


def _unknown(_command: Command, _report: Report) -> None:
    """Do nothing: a query of the database by mail is no command either. Source: WAK-SYS-40."""


_COMMANDS: Final[Mapping[str, Execute]] = {
    "start": commands_games.start,
    "stop": for_each_game(administration.stop),
    "pause": for_each_game(pausing.pause),
    "continue": for_each_game(pausing.resume),
    "delete": for_each_game(lambda game, _at: administration.delete(game)),
    "extend": commands_games.extend,
    "substitute": commands_games.substitute,
    "remove": commands_games.remove,
    "undo": commands_games.undo,
    "strikes": commands_lists.list_strikes,
    "fairness": commands_games.change_ladder,
    "games": commands_lists.list_games,
    "players": commands_lists.list_players,
    "nomail": commands_lists.take_off_list,
    "help": commands_house.answer_help,
    "roles": commands_house.add_roles,
    "story": commands_house.change_stories,
}
"""What an administrator can do by mail. Source: wakkerdam, WAK-SYS-30 to -38."""
