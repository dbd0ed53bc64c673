"""Archives: a game as lines of JSON that anyone can replay and audit."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TextIO

import msgspec

from verteller.hosting import games
from verteller.hosting.models import HostedGame
from verteller.hosting.records import convert
from verteller.rules.errors import LogError, WerewolfError
from verteller.rules.facts import Fact
from verteller.rules.game import Game
from verteller.rules.log import Entry, line
from verteller.rules.moves import Answered, Closed, Started
from verteller.rules.registry import find_rulebook
from verteller.rules.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a replay first departs from an archive; a line that one of them lacks is empty."""

    number: int
    archived: str
    replayed: str


def write_archive(record: HostedGame, to: TextIO) -> int:
    """
    Write a game's whole log to *to*, an entry a line, and return how many lines that were.

    It tells everything, the seed and all roles included: of a game that is not over it is for
    a host who does not play.
    """
    entries = games.read_entries(record)
    to.writelines(f"{line(entry)}\n" for entry in entries)
    return len(entries)


def read_archive(lines: Iterable[str]) -> Iterator[Entry]:
    """
    Yield the entries of an archive; empty lines are passed over.

    Raises:
        LogError: A line is not an entry that is known here, or breaks the numbering.
    """
    for number, text in enumerate(filter(str.strip, lines), start=1):
        yield _entry(number, text)


def audit(entries: Iterable[Entry], rulebook: Rulebook[Any] | None = None) -> Difference | None:
    """
    Replay the moves of an archive from its seed and compare every line.

    Args:
        rulebook: Whose rules to replay by; the installed one of the archive's version if None.

    Returns:
        The first difference, or None when seed, draws and facts are all as they must be.

    Raises:
        LogError: The archive does not begin with how the game was started.
        SetupError: Its rulebook or that version of it is not installed.
    """
    archived = list(entries)
    if not archived or not isinstance(archived[0].content, Started):
        raise LogError(1, "a log begins with how the game was started")
    started = archived[0].content
    rulebook = rulebook or find_rulebook(started.rulebook, started.version)
    replayed: list[Entry] = []
    try:
        game = Game.start(rulebook, started, at=archived[0].at)
        replayed = game.log
        while len(game.log) < len(archived):
            _repeat(game, archived[len(game.log)])
    except WerewolfError as error:
        place = len(replayed)
        earlier = _first_difference(archived[:place], replayed)
        if earlier is not None:
            return earlier
        return Difference(place + 1, line(archived[place]), f"refused: {error}")
    return _first_difference(archived, replayed)


def _repeat(game: Game, entry: Entry) -> None:
    match entry.content:
        case Answered(seat=seat, question=question, choice=choice, by=by):
            game.answer(seat, question, choice, at=entry.at, by=by)
        case Closed():
            game.close(at=entry.at)
        case Started() | Fact():
            raise LogError(entry.number, "no move, though the replay has nothing more to state")
        case act:
            game.act(act, at=entry.at)


def _first_difference(archived: list[Entry], replayed: list[Entry]) -> Difference | None:
    for number in range(1, max(len(archived), len(replayed)) + 1):
        here = line(archived[number - 1]) if number <= len(archived) else ""
        there = line(replayed[number - 1]) if number <= len(replayed) else ""
        if here != there:
            return Difference(number, here, there)
    return None


def _entry(number: int, text: str) -> Entry:
    try:
        read = _mapping(number, text)
        kind = read.pop("kind")
        at = read.pop("at")
        if read.pop("entry", None) != number:
            raise LogError(number, f"expected entry {number}")
        return Entry(number, msgspec.convert(at, int), convert(kind, read))
    except (json.JSONDecodeError, KeyError, msgspec.MsgspecError) as error:
        raise LogError(number, f"not an entry: {error}") from error


def _mapping(number: int, text: str) -> dict[str, Any]:
    read = json.loads(text)
    if not isinstance(read, dict):
        raise LogError(number, "not an entry")
    return read
