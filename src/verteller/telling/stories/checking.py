"""Checking a library of themes before games are told by it."""

import re
from collections.abc import Collection, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

from verteller.telling.cast import Language
from verteller.telling.stories.choosing import Occasion, candidates
from verteller.telling.stories.errors import Problem
from verteller.telling.stories.library import DEFAULT, SHIPPED, Library, library_of
from verteller.telling.stories.moments import MOMENTS, Moment
from verteller.telling.stories.story import LANGUAGES, Story
from verteller.telling.words import words_of

_KILLERS: Final = ("werewolf", "white_werewolf", "vampire", "witch", "psychopath", "hunter")
"""Roles that kill: nobody knows by which of them somebody died in the night."""

_OF_UNKNOWN_CAUSE: Final = frozenset(
    {
        *(("general", "morning"), ("general", "morning_chain"), ("general", "chain_death")),
        *(("pyre", "intro"), ("mayor", "election_intro"), ("mayor", "succession")),
    }
)
"""Moments that tell all of a death whose cause stays a secret."""


def check_stories(themes: Path) -> list[Problem]:
    """
    Return everything to put right in a folder of themes, in order of file and line.

    Every story that cannot be used is named with its lines and words: an unknown placeholder, a
    gender word without its third form, a secret, and so on. Then, for every theme in every
    language, every moment without a story for some size of its groups: ``no_story``, or
    ``falls_back`` where `default` tells it. A folder without `default` falls back on the one
    that is shipped.

    Source: wakkerdam, WAK-SYS-39, WAK-SYS-43, 1.7.
    """
    library = library_of(themes)
    is_whole = any(story.theme == DEFAULT for story in library.stories)
    behind = library if is_whole else library_of(themes, SHIPPED)
    return [*sorted(library.problems), *missing_moments(behind, library.themes, LANGUAGES)]


def missing_moments(
    library: Library, themes: Collection[str], languages: Collection[Language]
) -> Iterator[Problem]:
    """Go through the moments that some *themes* do not tell; see `check_stories`."""
    for theme in themes:
        for language in languages:
            for moment in MOMENTS.values():
                yield from _missing(library, theme, language, moment)


def _missing(library: Library, theme: str, language: Language, moment: Moment) -> Iterator[Problem]:
    """Say for which sizes *theme* cannot tell a moment when least is known."""
    for a, b in product(moment.a, moment.b):
        occasion = Occasion(
            theme=theme,
            language=language,
            key=moment.key,
            moments=(moment.name,),
            a=a,
            b=b,
            roles=frozenset("b" if moment.shows_role else ""),
        )
        fitting = next((each for each in candidates(library, occasion) if each), ())
        word = f"{moment.key}.{moment.name} (a {a}, b {b})"
        if not fitting:
            yield Problem("", 0, "no_story", word, theme, language)
        elif fitting[0].theme != theme:
            yield Problem("", 0, "falls_back", word, theme, language)


def remarks(story: Story) -> Iterator[Problem]:
    """
    Name what is good to know about a story that can be told.

    A mail to all that names who kills says what nobody can know, and may well be untrue:
    ``tells_cause``, with its line.
    """
    if (story.key, story.moment) not in _OF_UNKNOWN_CAUSE:
        return
    for number, line in enumerate(story.source.split("\n")):
        for found in _killers(story.language).finditer(line):
            yield Problem(story.file, story.line + number, "tells_cause", found[0])


@cache
def _killers(language: Language) -> re.Pattern[str]:
    """Return what finds the killers' names, in the plural too."""
    names = (words_of(language).say(f"role-{role}") for role in _KILLERS)
    # Dutch and English alike write one wolf and two wolves.
    stems = "|".join(re.sub("f$", "[fv]", re.escape(name)) for name in names)
    return re.compile(rf"\b(?:{stems})\w*", re.IGNORECASE)
