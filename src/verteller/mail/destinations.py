"""
Where a mail is to go: the game its subject names, the administrators, or nowhere.

All answers to a phase have the same subject, so what a subject alone says is worked out once.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Final

from verteller.hosting.names import LONGEST_GAME_NAME, folded
from verteller.mail.lookups import games_called
from verteller.mail.reading.subjects import Route, RouteKind, route_subject, without_prefixes
from verteller.mail.reading.words import ALWAYS_READ, Keyword, find_keywords
from verteller.telling.folding import normal, words_of

MOST_WORDS: Final = 40
"""Words of a subject among which a game's name is sought."""
LONGEST_NAME: Final = 12
"""Words a game's name may have to be found."""
SUBJECTS: Final = 256
"""So many are remembered; they are long at times, and strangers can make them up."""


@dataclass(frozen=True, slots=True)
class Destination:
    """
    A subject as it was understood.

    Args:
        route: Where the mail is to go.
        games: The games named in it: each its number and its name.
    """

    route: Route
    games: tuple[tuple[int, str], ...]


def find_destination(subject: str) -> Destination:
    """
    Return where a mail with this *subject* is to go.

    However many games there are, only those are looked at whose name could stand in it.

    Source: wakkerdam, WAK-SYS-05, WAK-VOTE-25, WAK-VOTE-29 (AMB-74).
    """
    games = games_called(_possible_names(subject))
    route = _route(subject, tuple(name for _, name in games))
    return Destination(route, tuple(games[place] for place in route.games))


def is_command(subject: str) -> bool:
    """Tell whether a mail with this *subject* is an administrator's command, meant well or not."""
    return route_subject(subject, ()).kind is RouteKind.CONFIG


@lru_cache(maxsize=SUBJECTS)
def subject_keywords(
    subject: str, game: str, languages: frozenset[str] = frozenset(ALWAYS_READ)
) -> frozenset[Keyword]:
    """
    Find the keywords in a subject, those in the game's own name left out.

    Source: wakkerdam, WAK-XWHITE-02, WAK-XMAYOR-02.
    """
    return find_keywords(subject_beside(subject, game), languages)


@lru_cache(maxsize=SUBJECTS)
def subject_beside(subject: str, game: str) -> str:
    """Return the words of a subject, folded, those of the game's own name left out."""
    name = [word.folded for word in words_of(normal(game))]
    words = [word.folded for word in words_of(normal(without_prefixes(subject)))]
    places = (at for at in range(len(words)) if words[at : at + len(name)] == name)
    covered = set(chain.from_iterable(range(at, at + len(name)) for at in places))
    return " ".join(word for at, word in enumerate(words) if at not in covered)


@lru_cache(maxsize=SUBJECTS)
def _route(subject: str, games: tuple[str, ...]) -> Route:
    return route_subject(subject, games)


@lru_cache(maxsize=SUBJECTS)
def _possible_names(subject: str) -> frozenset[str]:
    """Return every run of words of a subject, as games' names are compared."""
    words = [folded(word.text) for word in words_of(normal(subject))][:MOST_WORDS]
    runs = (
        " ".join(words[first : first + length])
        for length in range(1, min(LONGEST_NAME, len(words)) + 1)
        for first in range(len(words) - length + 1)
    )
    return frozenset(run for run in runs if len(run) <= LONGEST_GAME_NAME * 2)
