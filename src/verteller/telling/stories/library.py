"""The library: all stories of some folders, found by theme, language and moment."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from verteller.telling.cast import Language
from verteller.telling.stories.errors import Problem, StoryFault
from verteller.telling.stories.reading import read_story
from verteller.telling.stories.story import Story

SHIPPED: Final = Path(__file__).parent / "themes"
"""The folder of the themes that come with the program."""

DEFAULT: Final = "default"
"""The theme in which every moment has a story. Source: wakkerdam, WAK-SYS-43."""

PATTERN: Final = "*/*/*.md"
"""A folder of themes holds ``<theme>/<language>/<name>.md``."""

LARGEST_FILE: Final = 20_000
"""Bytes."""

Shelf = tuple[str, Language, str, str]


@dataclass(frozen=True, slots=True)
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


Folders = tuple[Path, ...]
_Fingerprint = tuple[tuple[str, int, int], ...]
_KNOWN: Final[dict[Folders, tuple[_Fingerprint, Library]]] = {}


def library_of(*folders: Path) -> Library:
    """
    Return the library of *folders* as it is now.

    A story that is added, changed or taken away counts from the next call on; as long as
    nothing changes, nothing is read again.

    Source: wakkerdam, WAK-SYS-42.
    """
    files = [(folder, path) for folder in folders for path in sorted(folder.glob(PATTERN))]
    fingerprint = tuple((str(path), *_state(path)) for _, path in files)
    known = _KNOWN.get(folders)
    if known is None or known[0] != fingerprint:
        known = _KNOWN[folders] = (fingerprint, read_library(files))
    return known[1]


def read_library(files: Sequence[tuple[Path, Path]]) -> Library:
    """Read *files*: for each its folder of themes and its path."""
    stories: list[Story] = []
    problems: list[Problem] = []
    for folder, path in files:
        read = _read(path, path.relative_to(folder).as_posix())
        if isinstance(read, Story):
            stories.append(read)
        else:
            problems.append(read)
    return Library(tuple(stories), tuple(problems))


def _read(path: Path, file: str) -> Story | Problem:
    try:
        raw = path.read_bytes()
        if len(raw) > LARGEST_FILE:
            return Problem(file, 1, "too_long")
        return read_story(raw.decode("utf-8"), file)
    except StoryFault as fault:
        return Problem(file, fault.line, fault.code, fault.word)
    except (OSError, UnicodeDecodeError):
        return Problem(file, 0, "unreadable")


def _state(path: Path) -> tuple[int, int]:
    try:
        state = path.stat()
    except OSError:  # taken away this very moment
        return 0, 0
    return state.st_mtime_ns, state.st_size
