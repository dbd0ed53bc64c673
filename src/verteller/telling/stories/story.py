"""A story: a prepared text, and when it may be told."""

import re
from dataclasses import dataclass
from typing import Final

from verteller.telling.cast import Language

_WRITTEN: Final = re.compile(r"([0-9]{1,4})(\+?)")


@dataclass(frozen=True, slots=True)
class Size:
    """
    How many players a story mentions of a group, as its front matter says it.

    Args:
        number: So many; None for ``any``: the story does not depend on how many there are.
        more: Whether the group may be bigger (``2+``); otherwise it must match exactly (``2``).

    Source: wakkerdam, WAK-STORY-04.
    """

    number: int | None = None
    more: bool = False

    @classmethod
    def read(cls, text: str) -> "Size":
        """
        Read ``2``, ``2+`` or ``any``.

        Raises:
            ValueError: It is none of these.
        """
        if text == "any":
            return cls()
        written = _WRITTEN.fullmatch(text)
        if written is None:
            raise ValueError(text)
        return cls(int(written[1]), bool(written[2]))

    @property
    def sure(self) -> int:
        """How many players are there whenever the story is told."""
        return self.number or 0

    def is_exactly(self, players: int) -> bool:
        """Tell whether a group of so many is just what the story wants."""
        return self.number is None or players == self.number

    def admits(self, players: int) -> bool:
        """Tell whether the story can be told of a group of so many."""
        return self.is_exactly(players) or (self.more and players >= self.sure)


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
    roles: frozenset[str] = frozenset()
    deadline: bool = False
    shows_day: bool = False
