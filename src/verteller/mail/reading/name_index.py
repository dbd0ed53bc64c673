"""The names of a game, arranged so that they are found quickly in a text."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from verteller.telling.folding import Word, normal, words_of

Also: TypeAlias = tuple[int, str]
"""A place in a list of names, and what else is said for the name that stands there."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name taken apart."""

    place: int
    """In the list of names."""
    folded: tuple[str, ...]
    """Its words, case and accents taken off."""
    exact: tuple[str, ...]
    """Its words, case folded."""
    gaps: tuple[str, ...]
    """What stands between its words, white space collapsed."""

    def fits(self, gaps: Sequence[str]) -> bool:
        """
        Say whether words with these *gaps* between them may be this name.

        `Anne Marie` and `Anne-Marie` are one; a comma or an empty line parts two names.
        """
        return all(
            gap.count("\n") < 2
            if gap.isspace()
            else gap in ("-", "'") or gap.split() == own.split()
            for gap, own in zip(gaps, self.gaps, strict=True)
        )


def gaps_between(text: str, words: Iterable[Word]) -> list[str]:
    """Give what stands between each two neighbouring *words* of a text."""
    return [text[one.end : two.start] for one, two in pairwise(words)]


def _take_apart(place: int, name: str) -> Name:
    text = normal(name)
    words = words_of(text)
    return Name(
        place=place,
        folded=tuple(word.folded for word in words),
        exact=tuple(word.exact for word in words),
        gaps=tuple(" ".join(gap.split()) for gap in gaps_between(text, words)),
    )


class NameIndex:
    """
    The names of one game by their words.

    Attributes:
        names: Taken apart, in the order given, and then what else is said for them.
        joined: The words of each as one string, for comparing as a whole.
        longest: How many words the longest name has.
        first_words: With which one of the names begins.
    """

    def __init__(self, names: Sequence[str], also: Sequence[Also] = ()) -> None:
        self.names = [_take_apart(place, name) for place, name in enumerate(names)]
        self.names += [_take_apart(place, name) for place, name in also]
        self.joined = [" ".join(name.folded) for name in self.names]
        self.longest = max((len(name.folded) for name in self.names), default=0)
        self.first_words = frozenset(name.folded[0] for name in self.names if name.folded)
        self._by_words: dict[tuple[str, ...], list[Name]] = {}
        for name in self.names:
            self._by_words.setdefault(name.folded, []).append(name)

    def named(self, words: Sequence[Word]) -> list[Name]:
        """Give the names of exactly these words, whatever case and accents."""
        return self._by_words.get(tuple(word.folded for word in words), []) if words else []

    def holding(self, word: str) -> list[Name]:
        """Give the names of several words of which this folded *word* is one."""
        return [name for name in self.names if len(name.folded) > 1 and word in name.folded]


@lru_cache(maxsize=128)
def index_of(names: tuple[str, ...], also: tuple[Also, ...] = ()) -> NameIndex:
    """Arrange the names of a game, or give them as they were arranged before."""
    return NameIndex(names, also)
