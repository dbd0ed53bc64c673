"""What goes wrong, in one line of English each."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import click

if TYPE_CHECKING:
    from verteller.rules.errors import AnswerError

MESSAGES: Final[dict[str, str]] = {
    # Hosting's codes.
    "unknown_game": "there is no game called {given}",
    "several_games": "more than one game is called {given}",
    "not_in_game": "that is no player of {game}",
    "not_started": "{game} still takes sign-ups; its roles have not been dealt",
    "game_paused": "{game} is paused",
    "game_ended": "{game} is over",
    "sign_up_structure": "a sign-up is a name, a comma and a gender",
    "gender_unclear": "{given} is no gender known here; use man, woman or neither",
    "name_not_letters": "{given} is no name: letters, joined by spaces, dashes or apostrophes",
    "name_too_long": "the name {given} is longer than {most} letters",
    "name_reserved": "the name {given} holds {word}, which means something else in a mail",
    "name_taken": "{game} has a player called {given}, or nearly so",
    "nickname_taken": "in {game} the nickname {given} could be somebody else",
    "nicknames_many": "in {game} a player has {most} nicknames at most",
    "language_unknown": "{given} is no language spoken here; use nl, en, it or de",
    "time_zone_unknown": "{given} is no time zone; write it like Europe/Amsterdam",
    "address_unfit": "{given} is no mail address",
    "game_full": "every seat of {game} is taken",
    "sign_up_closed": "the sign-up for {game} is closed",
    "game_name_missing": "a game needs a name",
    "game_name_unfit": "{given} cannot name a game: letters and digits, and no word of command",
    "game_name_taken": "there is a game called {given} already",
    "game_setting": "the setting {setting} cannot be {value}",
    "several_questions": "more than one thing is asked; say which is answered",
    "calendar_unfit": "that is no calendar: {fault}",
    "not_paused": "{game} is not paused",
    "not_ended": "{game} is not over; only a stopped or won game can be deleted",
    "mail_waiting": "mail about {game} is still waiting to be sent; delete it after that",
    "nothing_open": "nothing is open in {game} that could be closed",
    "no_master": "nobody who is a master of {game}",
    "last_master": "{game} needs at least one master",
    "text_unfit": "between 1 and {most} letters, please",
    "questions_many": "{most} questions are enough for now",
    "plays_himself": "whoever plays in {game} may not see that",
    "player_living": "{name} is alive; only the dead leave the list",
    "unknown_role": "there is no role called {given}",
    "distribution_size": "{players} roles are no village; it takes {least} to {most}",
    "role_limit": "too many or too few of these roles: {given}",
    "unknown_request": "there is no request for help with that number",
    "no_story_folder": "this installation keeps no stories of its own",
    "story_unfit": "that story cannot be told: {detail}, line {line}: {word}",
    "unknown_story": "there is no added story called {given}",
    "knows_village": "whoever has prepared {game} cannot play in it",
    "unreliable": "{game} asks for {least} answered rounds in a hundred, and it is {count}",
    "rung_off": "{game} does not have that: {rung}",
    "excuse_past": "that day is over",
    "excuse_too_long": "in {game} a player can be excused for at most {most} days",
    "player_dead": "{name} is dead in {game}",
    "has_played": "whoever plays in {game}, or did, takes over no seat of it",
    "administrates": "administrators can look behind the scenes and take over no seat",
    # The engine's, as far as a command can meet them.
    "nothing_to_undo": "nothing has been closed yet",
    "dead": "that player is dead",
    "not_allowed": "the rulebook does not allow that now",
    "too_late": "the game is over",
    "unknown_rulebook": "there is no rulebook called {rulebook}",
    "rulebook_version": "{rulebook} is of version {here} here, and the log of version {log}",
}
"""The words for every code a command can meet; names in braces are the error's parameters."""


class _Given(dict[str, Any]):
    """Parameters of which one may be missing: words are better than a second failure."""

    def __missing__(self, key: str) -> str:
        return "that"


def say(code: str, parameters: dict[str, Any]) -> str:
    """Return the line for *code*; one that has none is named with its parameters."""
    if code == "calendar_unfit":
        return _of_a_calendar(parameters)
    message = MESSAGES.get(code)
    if message is None:
        details = ", ".join(f"{key} {value}" for key, value in parameters.items())
        return f"{code.replace('_', ' ')}{f' ({details})' if details else ''}"
    quoted = {key: f"“{value}”" if key == "given" else value for key, value in parameters.items()}
    return message.format_map(_Given(quoted))


def _of_a_calendar(parameters: dict[str, Any]) -> str:
    """Return what is wrong with a calendar, in the words that the doors have for it."""
    from verteller.telling import refusal

    return refusal("calendar_unfit", parameters=parameters, language="en")


def _finest(error: "AnswerError") -> str:
    """Return the detail of a refusal where there are words for it, else its code."""
    return error.detail if error.detail in MESSAGES else str(error.code)


@contextmanager
def told_in_one_line() -> Iterator[None]:
    """Turn what services and the engine refuse into a line for the terminal."""
    from verteller.hosting.errors import HostingError
    from verteller.rules.errors import AnswerError, LogError, SetupError

    try:
        yield
    except HostingError as error:
        raise click.ClickException(say(error.code, error.parameters)) from error
    except SetupError as error:
        raise click.ClickException(say(error.code, error.parameters)) from error
    except AnswerError as error:
        raise click.ClickException(say(_finest(error), {})) from error
    except LogError as error:
        raise click.ClickException(f"entry {error.number}: {error.reason}") from error
