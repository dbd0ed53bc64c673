"""Players as a story's placeholders see them: tokens for their names, and nothing secret."""

import re
from collections.abc import Callable, Iterable, Sequence
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


class Group(tuple[Person, ...]):
    """
    The players of group A or B.

    Attributes:
        names: All their names as a list in a sentence, in the story's language.
    """

    names: str

    def __new__(cls, people: Iterable[Person], join: Callable[[Sequence[str]], str]) -> "Group":
        """Make the group of *people*; *join* makes a list in a sentence of their names."""
        group = super().__new__(cls, people)
        group.names = join([person.name for person in group])
        return group
