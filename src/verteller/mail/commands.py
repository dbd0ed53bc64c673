"""Commands: administrators steer games by mail, with `config` in the subject and the password."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from verteller.hosting import (
    administration,
    compositions,
    discretion,
    games,
    invitations,
    journal,
    leaving,
    listing,
    mastering,
    pausing,
    post,
)
from verteller.hosting import help as requests
from verteller.hosting.administrators import find_administrator, recognise
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness import substitutes
from verteller.hosting.fairness.ladder import SETTINGS, ladder_of, read_ladder, set_ladder
from verteller.hosting.incoming import Outcome
from verteller.hosting.models import HostedGame, Kind, Person
from verteller.hosting.names import folded
from verteller.mail.identity import PASSWORD, Proof
from verteller.mail.reading.message import IncomingMessage
from verteller.mail.reading.signatures import is_delimiter
from verteller.mail.reading.subjects import Route
from verteller.mail.reports import COMMAND
from verteller.mail.story_files import add_story, delete_story, list_stories
from verteller.rules.errors import AnswerError
from verteller.rules.registry import find_rulebook
from verteller.telling.words import LANGUAGES, words_of

NO_RIGHT: Final = "command_without_right"
DELETING: Final = frozenset({"delete", "verwijder"})
"""Words behind `help` and a number that remove the question, and behind `story` a story."""

_LONGEST_REPEATED: Final = 80

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Command:
    """
    A command whose sender has the right to give it.

    Args:
        words: What stands behind `config` in the subject, in lower case.
        lines: The body below the password.
        by: The administrator.
        at: When it was received.
    """

    words: tuple[str, ...]
    lines: tuple[str, ...]
    by: Person
    at: datetime

    @property
    def items(self) -> tuple[str, ...]:
        """The lines that say anything."""
        return tuple(line.strip() for line in self.lines if line.strip())


@dataclass(slots=True)
class Report:
    """What the administrator is told: for what it was done, for what not, and lists."""

    done: list[str] = field(default_factory=list)
    refused: list[dict[str, Any]] = field(default_factory=list)
    listed: list[dict[str, Any]] = field(default_factory=list)

    def refuse(self, name: str, error: HostingError | AnswerError) -> None:
        """Note that a command was refused for *name*."""
        if isinstance(error, AnswerError):
            said: dict[str, Any] = {"detail": error.detail}
        else:
            said = dict(error.parameters)
        self.refused.append({"name": name[:_LONGEST_REPEATED], "code": str(error.code), **said})


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
        "command": words[0][:_LONGEST_REPEATED],
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


def _start(command: Command, report: Report) -> None:
    """Create a game and send the invitations. Source: wakkerdam, WAK-SYS-30."""
    given = [*(line.strip() for line in command.lines), "", "", "", "", ""]
    name, most, speed, strictness, theme = given[:5]
    settings, further = _settings(command.lines[5:])
    least = settings.pop("least_reliability", "")
    plan = administration.Plan(
        name=name,
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
    report.listed.append(_game_line(record))


def _settings(lines: Sequence[str]) -> tuple[dict[str, str], list[str]]:
    """Return the settings of the ladder among *lines*, like ``strikes=on``, and the other lines."""
    settings: dict[str, str] = {}
    further = []
    for line in lines:
        key, is_setting, value = line.partition("=")
        name = key.strip().lower()
        if is_setting and name in {*SETTINGS, "least_reliability"}:
            settings[name] = value.strip()
        elif line.strip():
            further.append(line)
    return settings, further


def _number(setting: str, given: str, usual: int) -> int:
    """Return a setting's number, the usual one for an empty line."""
    if not given:
        return usual
    if not (given.isascii() and given.isdigit() and len(given) <= 4):
        raise HostingError(Code.GAME_SETTING, setting=setting, value=given[:_LONGEST_REPEATED])
    return int(given)


def _for_each_game(act: Callable[[HostedGame, datetime], object]) -> "_Execute":
    """Make the command that does something to every game whose name is on a line."""

    def execute(command: Command, report: Report) -> None:
        for name in command.items:
            try:
                game = games.find_game(name)
                act(game, command.at)
            except (HostingError, AnswerError) as error:
                report.refuse(name, error)
            else:
                report.done.append(game.name)

    return execute


def _extend(command: Command, report: Report) -> None:
    """Give the game named more time: a number of days below it, half a round without."""
    name, given, *_ = [*command.items, "", ""]
    game = games.find_game(name)
    by = timedelta(days=_number("days", given, 0)) or ladder_of(game).extension or game.speed
    mastering.extend(game, by, command.at)
    report.done.append(game.name)


def _substitute(command: Command, report: Report) -> None:
    """Put the owner of an address in a player's place: game, player and address, a line each."""
    name, player, email, *_ = [*command.items, "", "", ""]
    game = games.find_game(name)
    mine = substitutes.find_player(game, player)
    mastering.substitute(game, mine, email, command.at)
    report.done.append(mine.name)


def _remove(command: Command, report: Report) -> None:
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


def _list_strikes(command: Command, report: Report) -> None:
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


def _change_ladder(command: Command, report: Report) -> None:
    """Change how the game named deals with the absent, by lines like ``excuses=on``."""
    name, *lines = command.items or ("",)
    game = games.find_game(name)
    settings, unknown = _settings(lines)
    if unknown:
        raise HostingError(Code.GAME_SETTING, setting=unknown[0][:_LONGEST_REPEATED], value="")
    least = _number("least_reliability", settings.pop("least_reliability", ""), -1)
    wanted = read_ladder(
        settings,
        strictness=game.strictness,
        least=game.least_reliability if least < 0 else least or None,
    )
    set_ladder(game, wanted)
    report.done.append(game.name)
    report.listed.append(_game_line(game))


def _list_games(_command: Command, report: Report) -> None:
    """List all games with their settings and state. Source: wakkerdam, WAK-SYS-34."""
    report.listed += [_game_line(game) for game in listing.list_games()]


def _game_line(game: HostedGame) -> dict[str, Any]:
    return {**administration.describe(game), "players": game.players.count()}


def _list_players(command: Command, report: Report) -> None:
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


def _take_off_list(command: Command, report: Report) -> None:
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


def _answer_help(command: Command, report: Report) -> None:
    """Answer the question whose number the subject gives, or remove it. Source: WAK-SYS-36."""
    given = next(iter(command.words[1:]), "")
    number = int(given) if given.isascii() and given.isdigit() and len(given) < 16 else 0
    text = "\n".join(command.lines).strip()
    if not DELETING.isdisjoint(command.words[2:]):
        requests.delete_request(number)
    elif text:
        requests.answer_help(number, text, command.at)
    else:
        raise HostingError(Code.UNKNOWN_REQUEST, number=number)
    report.done.append(given)


def _add_roles(command: Command, report: Report) -> None:
    """Add a distribution: a role a line. Source: wakkerdam, WAK-SYS-38, WAK-COMP-03 to -05."""
    rulebook = "wakkerdam"
    composition = compositions.read_roles(command.items, rulebook, _role_words(rulebook))
    compositions.add_distribution(composition, rulebook, command.at)
    report.done.append(str(len(composition.roles)))


def _change_stories(command: Command, report: Report) -> None:
    """
    Add the story in the body, or delete those that are named; list all with neither.

    Source: wakkerdam, WAK-SYS-37.
    """
    if not DELETING.isdisjoint(command.words[1:2]):
        in_subject = " ".join(command.words[2:])
        for name in (in_subject,) if in_subject else command.items:
            try:
                report.done.append(delete_story(name))
            except HostingError as error:
                report.refuse(name, error)
    elif command.items:
        report.done.append(add_story("\n".join(command.lines).strip("\n")))
    else:
        report.listed += [{"story": name} for name in list_stories()]


def _role_words(rulebook: str) -> Mapping[str, str]:
    """Return the roles' ids by their names in every language."""
    return {
        words_of(language).say(f"role-{role}"): role
        for language in LANGUAGES
        for role in find_rulebook(rulebook).roles
    }


def _unknown(_command: Command, _report: Report) -> None:
    """Do nothing: a query of the database by mail is no command either. Source: WAK-SYS-40."""


_Execute = Callable[[Command, Report], None]

_COMMANDS: Final[Mapping[str, _Execute]] = {
    "start": _start,
    "stop": _for_each_game(administration.stop),
    "pause": _for_each_game(pausing.pause),
    "continue": _for_each_game(pausing.resume),
    "delete": _for_each_game(lambda game, _at: administration.delete(game)),
    "extend": _extend,
    "substitute": _substitute,
    "remove": _remove,
    "undo": _for_each_game(mastering.rewind),
    "strikes": _list_strikes,
    "fairness": _change_ladder,
    "games": _list_games,
    "players": _list_players,
    "nomail": _take_off_list,
    "help": _answer_help,
    "roles": _add_roles,
    "story": _change_stories,
}
"""What an administrator can do by mail. Source: wakkerdam, WAK-SYS-30 to -38."""
