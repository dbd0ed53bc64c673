"""The library: all stories of some folders, found by theme, language and moment."""

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from verteller.telling.cast import Language
from verteller.telling.stories.errors import Problem
from verteller.telling.stories.reading import examine
from verteller.telling.stories.story import Story

SHIPPED: Final = Path(__file__).parent / "themes"
"""The folder of the themes that come with the program."""

DEFAULT: Final = "default"
"""The theme in which every moment has a story. Source: wakkerdam, WAK-SYS-43."""

ENDING: Final = ".md"
"""A folder of themes holds ``<theme>/<language>/<name>.md``."""

LARGEST_FILE: Final = 20_000
"""Bytes."""

Shelf = tuple[str, Language, str, str]


@dataclass(frozen=True, slots=True, eq=False)
class Library:
    """
    Stories, in the order of their files.

    Args:
        stories: All that can be told.
        problems: About files that could not be used; they are left out and harm no other.
    """

    stories: tuple[Story, ...]
    problems: tuple[Problem, ...] = ()
    _shelves: dict[Shelf, list[Story]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        shelves: dict[Shelf, list[Story]] = {}
        for story in self.stories:
            shelf = (story.theme, story.language, story.key, story.moment)
            shelves.setdefault(shelf, []).append(story)
        object.__setattr__(self, "_shelves", shelves)

    @property
    def themes(self) -> tuple[str, ...]:
        """Every theme that has a story, in alphabetical order."""
        return tuple(sorted({story.theme for story in self.stories}))

    def of(self, theme: str, language: Language, key: str, moment: str) -> Sequence[Story]:
        """Return the stories a theme has in a language for a moment."""
        return self._shelves.get((theme, language, key, moment), ())


def library_of(*folders: Path) -> Library:
    """
    Return the library of *folders* as it is now.

    A story that is added, changed or taken away counts from the next call on; as long as
    nothing changes, nothing is read again. What comes with the program is read once.

    Source: wakkerdam, WAK-SYS-42.
    """
    return _joined(tuple(_contents(folder) for folder in folders))


@lru_cache(maxsize=8)
def with_others(library: Library, others: tuple[Story, ...]) -> Library:
    """Return *library* and stories that are kept elsewhere, all of a theme counting together."""
    return Library((*library.stories, *others), library.problems) if others else library


@dataclass(frozen=True, slots=True, eq=False)
class _Contents:
    """What a folder held when it was read, and by which files one sees that it still does."""

    fingerprint: tuple[tuple[str, int, int], ...]
    stories: tuple[Story, ...]
    problems: tuple[Problem, ...]


_READ: Final[dict[Path, _Contents]] = {}


def _contents(folder: Path) -> _Contents:
    known = _READ.get(folder)
    if known is not None and folder == SHIPPED:
        return known
    fingerprint = tuple(sorted(_files(folder)))
    if known is None or known.fingerprint != fingerprint:
        read = [read_file(folder / file, file) for file, _, _ in fingerprint]
        stories = tuple(each for each in read if isinstance(each, Story))
        problems = tuple(each for found in read if isinstance(found, list) for each in found)
        known = _READ[folder] = _Contents(fingerprint, stories, problems)
    return known


@lru_cache(maxsize=32)
def _joined(contents: tuple[_Contents, ...]) -> Library:
    stories = tuple(story for each in contents for story in each.stories)
    return Library(stories, tuple(problem for each in contents for problem in each.problems))


def _files(folder: Path) -> Iterator[tuple[str, int, int]]:
    """Go through ``<theme>/<language>/<name>.md``: each with the time and size of its file."""
    for theme in _entries(folder):
        for language in _entries(theme.path):
            for entry in _entries(language.path):
                if entry.name.endswith(ENDING):
                    with suppress(OSError):  # taken away this very moment
                        state = entry.stat()
                        file = f"{theme.name}/{language.name}/{entry.name}"
                        yield file, state.st_mtime_ns, state.st_size


def _entries(folder: Path | str) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            return list(entries)
    except OSError:  # a file, or nothing
        return []


def read_file(path: Path, file: str) -> Story | list[Problem]:
    """Return the story in a file, or all that is wrong with it."""
    try:
        raw = path.read_bytes()
        text = raw.decode("utf-8")
    except (OSError, UnicodeDecodeError):
        return [Problem(file, 0, "unreadable")]
    if len(raw) > LARGEST_FILE:
        return [Problem(file, 1, "too_long")]
    examined = examine(text, file)
    if examined.story is not None:
        return examined.story
    return [
        Problem(file, fault.line, fault.code, fault.word, hint=fault.hint)
        for fault in examined.faults
    ]
