"""Files of this installation's own stories: added and deleted by administrators, a mail each."""

import os
import re
import tempfile
import unicodedata
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from verteller.hosting.errors import Code, HostingError
from verteller.mail.stories import folder_of_stories
from verteller.telling.stories.errors import StoryFault
from verteller.telling.stories.library import ENDING, LARGEST_FILE
from verteller.telling.stories.reading import read_story
from verteller.telling.stories.story import Story

_WORD: Final = re.compile("[a-z0-9]+")
_LONGEST_NAME: Final = 40


def add_story(text: str) -> str:
    """
    Check a story and keep it as a file; it counts from the next mail on.

    Args:
        text: The whole file: front matter and text.

    Returns:
        The file's name in the folder, made of nothing but the story's theme and moment.

    Raises:
        HostingError: ``no_story_folder``, or ``story_unfit`` with ``detail`` (a code of
            `Problem`), ``line`` and ``word``; nothing has been written then.

    Source: wakkerdam, WAK-SYS-37, WAK-SYS-42, WAK-SYS-49.
    """
    folder = _folder()
    story = _checked(text)
    place = folder / _slug(story.theme) / story.language
    place.mkdir(parents=True, exist_ok=True)
    stem = _slug(f"{story.key} {story.moment}")
    # Complete from the moment it is there, and never in the place of another.
    with tempfile.NamedTemporaryFile("w", dir=place, encoding="utf-8") as written:
        written.write(text.strip("\n") + "\n")
        written.flush()
        Path(written.name).chmod(0o644)
        for number in count(1):
            name = f"{stem}-{number}{ENDING}"
            with suppress(FileExistsError):
                os.link(written.name, place / name)
                return f"{place.parent.name}/{place.name}/{name}"
    raise AssertionError("numbers do not end")


def delete_story(given: str) -> str:
    """
    Delete one of this installation's own stories; those that are shipped stay.

    Args:
        given: The file's name as it was reported, whatever its punctuation.

    Returns:
        Its name.

    Raises:
        HostingError: ``no_story_folder`` or ``unknown_story``.

    Source: wakkerdam, WAK-SYS-37, WAK-SYS-49.
    """
    folder = _folder()
    words = _words(given)
    # What is deleted is looked for among what is there; what was given never becomes a path.
    for name in list_stories():
        if words and words in (_words(name), _words(name.removesuffix(ENDING))):
            (folder / name).unlink(missing_ok=True)
            return name
    raise HostingError(Code.UNKNOWN_STORY, given=given)


def list_stories() -> list[str]:
    """Return the names of this installation's own stories, none when it has no folder."""
    folder = folder_of_stories()
    if folder is None:
        return []
    files = (path for path in folder.glob(f"*/*/*{ENDING}") if path.is_file())
    return sorted(path.relative_to(folder).as_posix() for path in files)


def _folder() -> Path:
    folder = folder_of_stories()
    if folder is None:
        raise HostingError(Code.NO_STORY_FOLDER)
    return folder


def _checked(text: str) -> Story:
    if len(text.encode()) > LARGEST_FILE:
        raise HostingError(Code.STORY_UNFIT, detail="too_long", line=1, word="")
    try:
        return read_story(text, "")
    except StoryFault as fault:
        raise HostingError(
            Code.STORY_UNFIT, detail=fault.code, line=fault.line, word=fault.word
        ) from fault


def _slug(text: str) -> str:
    """Return *text* as a file's name: letters, digits and hyphens, so never a path."""
    slug = "-".join(_words(text))[:_LONGEST_NAME].strip("-")
    return slug or "theme"


def _words(text: str) -> list[str]:
    """Return the words of *text* without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return _WORD.findall("".join(each for each in plain if not unicodedata.combining(each)))
