"""What a command by mail is, and what its giver is told; see `verteller.mail.commands`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from verteller.hosting import games
from verteller.hosting.errors import HostingError
from verteller.hosting.models import HostedGame, Person
from verteller.rules.errors import AnswerError
from verteller.rules.registry import rulebooks

DELETING: Final = frozenset({"delete", "verwijder", "elimina", "löschen"})
"""Words behind `help` and a number that remove the question, and behind `story` a story."""

USUAL_RULEBOOK: Final = "wakkerdam"
"""Whose games and roles a command is about that names no other rulebook."""

LONGEST_REPEATED: Final = 80
"""Letters of a word that is repeated in a report."""


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
        self.refused.append({"name": name[:LONGEST_REPEATED], "code": str(error.code), **said})


def rulebook_called(said: str) -> str:
    """Return the key of the rulebook that *said* names, spaces or not; empty for none."""
    key = "_".join(said.lower().replace("_", " ").split())
    return key if key in rulebooks() else ""


Execute = Callable[[Command, Report], None]
"""Carries out a command and notes what came of it."""


def for_each_game(act: Callable[[HostedGame, datetime], object]) -> Execute:
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
