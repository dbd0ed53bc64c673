"""A story: a prepared text, and when it may be told."""

from dataclasses import dataclass
from typing import Final

from verteller.telling.cast import Language
from verteller.telling.stories.size import Size

LANGUAGES: Final[tuple[Language, ...]] = ("nl", "en")
"""What stories are written in; readers of another language get the plain facts alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """
    One story.

    Args:
        theme: The flavour of the village it belongs to. Source: wakkerdam, WAK-STORY-01.
        language: What it is written in.
        author: Who is credited for it. Source: wakkerdam, WAK-SYS-44.
        key, moment: When it is told; see `moments`.
        a, b: How many players of the moment's two groups it is for.
        day: The one day (and night) of the game it is for, or None for any.
        source: Its text: Markdown with placeholders, checked.
        file: Where it came from, inside its folder of themes.
        line: The line of that file on which the text begins.
        roles: The groups (``a``, ``b``) whose players' roles must be known to the reader.
        deadline, shows_day: Whether it names the deadline, or the day.
    """

    theme: str
    language: Language
    author: str
    key: str
    moment: str
    a: Size
    b: Size
    day: int | None
    source: str
    file: str
    line: int = 1
    roles: frozenset[str] = frozenset()
    deadline: bool = False
    shows_day: bool = False
