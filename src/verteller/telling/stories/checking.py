"""Checking a folder of themes before games are told by it."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from verteller.telling.cast import Language
from verteller.telling.stories.choosing import Occasion, candidates
from verteller.telling.stories.errors import Problem
from verteller.telling.stories.library import DEFAULT, SHIPPED, Library, library_of
from verteller.telling.stories.moments import MOMENTS, Moment
from verteller.telling.words import LANGUAGES


def check_stories(themes: Path) -> list[Problem]:
    """
    Return everything to put right in a folder of themes, in order of file and line.

    Every story that cannot be used is named with its line and word: an unknown placeholder, a
    gender word without its third form, and so on. Then, for every theme in every language,
    every moment without a story for some size of its groups: ``no_story``, or ``falls_back``
    where `default` tells it. A folder without `default` falls back on the one that is shipped.

    Source: wakkerdam, WAK-SYS-39, WAK-SYS-43, 1.7.
    """
    library = library_of(themes)
    is_whole = any(story.theme == DEFAULT for story in library.stories)
    behind = library if is_whole else library_of(themes, SHIPPED)
    missing = (
        problem
        for theme in library.themes
        for language in LANGUAGES
        for moment in MOMENTS.values()
        for problem in _missing(behind, theme, language, moment)
    )
    return [*sorted(library.problems), *missing]


def _missing(behind: Library, theme: str, language: Language, moment: Moment) -> Iterator[Problem]:
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
        fitting = next((each for each in candidates(behind, occasion) if each), ())
        word = f"{moment.key}.{moment.name} (a {a}, b {b})"
        if not fitting:
            yield Problem("", 0, "no_story", word, theme, language)
        elif fitting[0].theme != theme:
            yield Problem("", 0, "falls_back", word, theme, language)
