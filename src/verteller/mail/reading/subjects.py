"""Routing a mail by its subject: to a game, to the administrators, or nowhere."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from verteller.mail.reading.names import find_names
from verteller.mail.reading.words import ANONYMOUS, CONFIG, HELP
from verteller.telling.folding import normal, words_of

_PREFIXES: Final = re.compile(
    r"(?:\s*(?:re|fwd?|antw|antwoord|betr|doorst|aw|antwort|wg|r|i|rif|inoltra|sv|vs|ref|tr|rv)"
    r"\s*(?:\[\d{1,3}\]|\(\d{1,3}\)|\^\d{1,3})?\s*[:\uff1a])+",
    re.IGNORECASE,
)


class RouteKind(StrEnum):
    """Where a mail is to go."""

    GAME = "game"
    HELP = "help"
    CONFIG = "config"
    NONE = "none"
    """The subject names nothing we know (reply E1)."""
    SEVERAL = "several"
    """The subject names more than one game, which is an error."""


@dataclass(frozen=True, slots=True)
class Route:
    """Where a mail is to go, by its subject."""

    kind: RouteKind
    games: tuple[int, ...] = ()
    """Places of the games named, in the list of games, whatever the kind."""
    anonymous: bool = False
    """For help: the sender's address is not to be shown."""
    command: tuple[str, ...] = ()
    """For config: the words after it, in lower case, the command first."""

    @property
    def game(self) -> int | None:
        """The place of the one game this mail is for."""
        return self.games[0] if self.kind is RouteKind.GAME else None


def without_prefixes(subject: str) -> str:
    """Take `Re:`, `Fwd:`, `Antw:`, `AW:`, `R:` and the like off a subject, however many."""
    found = _PREFIXES.match(subject)
    return subject[found.end() :].strip() if found else subject.strip()


def route_subject(subject: str, games: Sequence[str]) -> Route:
    """
    Say where a mail with this subject is to go.

    `config` as the first word is an administrator's command. A subject that begins with
    `help`, or says nothing but `help` beside a game's name, asks the administrators;
    in the middle of a subject the word asks nobody, for a story may be called so. Otherwise
    the game counts whose name stands in the subject as a whole word, whatever its case.

    Args:
        subject: Decoded, on one line.
        games: The names of all games; the longest that fits wins.

    Source: WAK-SYS-05, WAK-SYS-29, WAK-VOTE-01, WAK-VOTE-25, WAK-VOTE-29 (AMB-74),
        WAK-HELP-01, WAK-HELP-03
    """
    words = [word.folded for word in words_of(normal(without_prefixes(subject)))]
    found = find_names(subject, games)
    named = (*found.names, *(place for some in found.ambiguous for place in some.candidates))
    if words[:1] == [CONFIG]:
        return Route(RouteKind.CONFIG, named, command=tuple(words[1:]))
    if _asks_for_help(words, [games[place] for place in named]):
        anonymous = not set(words).isdisjoint(ANONYMOUS.values())
        return Route(RouteKind.HELP, named, anonymous=anonymous)
    kinds = {0: RouteKind.NONE, 1: RouteKind.GAME}
    return Route(kinds.get(len(named), RouteKind.SEVERAL), named)


def _asks_for_help(words: Sequence[str], named: Sequence[str]) -> bool:
    """Say whether the words of a subject are a request for help."""
    calls = set(HELP.values())
    if calls.isdisjoint(words):
        return False
    beside = calls | set(ANONYMOUS.values())
    beside |= {word.folded for name in named for word in words_of(normal(name))}
    return words[0] in calls or set(words) <= beside
