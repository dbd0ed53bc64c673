"""How many players of a group a story is for."""

import re
from dataclasses import dataclass
from typing import Final

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

    def __str__(self) -> str:
        """Return it as it is written."""
        return "any" if self.number is None else f"{self.number}{'+' if self.more else ''}"

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
