"""Players as a story's placeholders see them: tokens for their names, and nothing secret."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from verteller.telling.cast import Gender

OPENING: Final = "\ue000"
CLOSING: Final = "\ue001"
"""Private characters that no story may contain: between them stands a token's number."""

_TOKEN: Final = re.compile(f"{OPENING}([0-9]+){CLOSING}")


@dataclass(slots=True)
class Insertions:
    """
    Values that go into a story only after its Markdown has been read.

    A name is thus never Markdown or HTML, whatever it consists of.
    """

    values: list[str] = field(default_factory=list)

    def token(self, value: str) -> str:
        """Keep *value* and return what stands for it."""
        self.values.append(value)
        return f"{OPENING}{len(self.values) - 1}{CLOSING}"

    def fill(self, text: str, escape: Callable[[str], str] = str) -> str:
        """Put the values in; a token that was never given out becomes nothing."""

        def value(match: re.Match[str]) -> str:
            number = int(match[1])
            return escape(self.values[number]) if number < len(self.values) else ""

        return _TOKEN.sub(value, text)


@dataclass(frozen=True, slots=True)
class Person:
    """
    One player in a story.

    Args:
        name: The token of his name.
        gender: How he is spoken of.
        role: The token of his role with its article, where the reader knows it, or empty.
        role_first: The same with a capital, for the beginning of a sentence.
    """

    name: str
    gender: Gender
    role: str = ""
    role_first: str = ""

    def __str__(self) -> str:
        """Return his name, which is what a bare placeholder means."""
        return self.name


@dataclass(frozen=True, slots=True)
class Group:
    """
    The players of group A or B.

    Args:
        people: In the order in which a story's numbers count them, from 0.
        names: All their names as a list in a sentence, in the story's language.
    """

    people: tuple[Person, ...]
    names: str

    def __getitem__(self, place: int) -> Person:
        """Return one player."""
        return self.people[place]

    def __iter__(self) -> Iterator[Person]:
        """Go through the players."""
        return iter(self.people)

    def __len__(self) -> int:
        """Return how many they are."""
        return len(self.people)
