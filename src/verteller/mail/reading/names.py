"""
Finding players' names in free text.

A name counts wherever it stands as a whole word, whatever its case and accents; the
longest one wins. What is almost a name is reported beside, for a "did you mean".
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from verteller.mail.reading.name_index import Also, Name, NameIndex, gaps_between, index_of
from verteller.mail.reading.near_misses import NearMiss, Unmatched, near_misses
from verteller.telling.folding import Word, normal, words_of

_ENDINGS: Final = frozenset({"s"})
"""May follow a name behind an apostrophe: Anna's."""
_ELISIONS: Final = frozenset(
    {"l", "d", "c", "s", "t", "un", "dell", "all", "dall", "nell", "sull", "quell"}
)
"""May stand before a name with an apostrophe: d'Anna, dell'Anna."""
_GLUE: Final = "-'_"
"""What makes one word of two when no space stands beside it."""
_ADDRESSES: Final = re.compile(r"(?<!\S)(?:\S+@\S+|https?://\S+|www\.\S+)", re.IGNORECASE)
"""Of people and pages; a name inside them is no vote."""


@dataclass(frozen=True, slots=True)
class Ambiguity:
    """Words that may be one of several names."""

    word: str
    """As it was written."""
    candidates: tuple[int, ...]
    """Places of the names in the list of names."""


@dataclass(frozen=True, slots=True)
class Mention:
    """
    A name where it stands, or words that may be one of several.

    Args:
        place: The name's place in the list of names, None where it may be several.
        start, end: In the text as `readable` gives it.
    """

    place: int | None
    start: int
    end: int


@dataclass(frozen=True)
class Found:
    """What `find_names` found."""

    names: tuple[int, ...]
    """Places of the names in the list of names, each once, in the order of the text."""
    ambiguous: tuple[Ambiguity, ...]
    unmatched: tuple[Unmatched, ...]
    """Words in which no name was found, in the order of the text."""
    index: NameIndex
    """The names themselves."""
    mentions: tuple[Mention, ...] = ()
    """Every name where it stands, however often."""

    @cached_property
    def near(self) -> tuple[NearMiss, ...]:
        """What is almost a name: sought when somebody wants to know, which is after an error."""
        return near_misses(self.unmatched, self.index)


def find_names(text: str, names: Sequence[str], also: tuple[Also, ...] = ()) -> Found:
    """
    Find which of the *names* stand in a text.

    Where two names differ in their accents only, the exact spelling decides; written
    otherwise they are ambiguous. So is a name broken by the end of a line when its
    beginning alone is a name too. A name inside a compound word (Jan in Jan-Piet) is
    only a near miss, unless the compound is made of names and nothing else.

    Args:
        text: What the writer wrote himself.
        names: Of all players of the game, living or dead.
        also: What else they are called; what may be several of them is ambiguous.

    Source: WAK-VOTE-02, WAK-VOTE-03, WAK-VOTE-17, WAK-VOTE-18 (AMB-57), WAK-USE-02
    """
    search = _Search(readable(text), index_of(tuple(names), also))
    at = 0
    while at < len(search.words):
        at = search.read_at(at)
    return Found(
        names=tuple(search.names),
        ambiguous=tuple(search.ambiguous),
        unmatched=tuple(search.unmatched),
        index=search.index,
        mentions=tuple(search.mentions),
    )


def readable(text: str) -> str:
    """Give *text* as names are sought in it: without addresses of people and pages."""
    return _ADDRESSES.sub(" ", normal(text))


class _Search:
    """A text and what has been found in it so far."""

    def __init__(self, text: str, index: NameIndex) -> None:
        self.text = text
        self.index = index
        self.words = words_of(text)
        self.compound_ends = _compound_ends(text, self.words)
        self.names: dict[int, None] = {}
        self.ambiguous: dict[Ambiguity, None] = {}
        self.unmatched: list[Unmatched] = []
        self.mentions: list[Mention] = []

    def read_at(self, at: int) -> int:
        """Read the name or the compound that begins at word *at*; give the next word's number."""
        end = self.compound_ends[at]
        starts = [at, at + 1] if self._is_elided(at) else [at]
        for start in starts:
            if self.words[start].folded not in self.index.first_words:
                continue
            for length in range(min(self.index.longest, len(self.words) - start), 0, -1):
                if self._ends_word(start + length) and self._note(start, start + length):
                    return self.compound_ends[start + length - 1]
        pairs = [(each, each + 1) for each in range(at, end)]
        if len(pairs) > 1 and all(self._named(*pair) for pair in pairs):
            for pair in pairs:
                self._note(*pair)
        else:
            self._miss(at, end)
        return end

    def _is_elided(self, at: int) -> bool:
        """Say whether word *at* is an article joined to the next word: d'Anna."""
        word, end = self.words[at], self.compound_ends[at]
        return end > at + 1 and self.text[word.end] == "'" and word.folded in _ELISIONS

    def _ends_word(self, end: int) -> bool:
        """Say whether a name that ends before word *end* ends where a whole word does."""
        compound_end = self.compound_ends[end - 1]
        if end == compound_end:
            return True
        glue = self.text[self.words[end - 1].end]
        return end + 1 == compound_end and glue == "'" and self.words[end].folded in _ENDINGS

    def _named(self, first: int, end: int) -> list[Name]:
        """Give the names that these words may be, the exactly spelt one alone if there is one."""
        run = self.words[first:end]
        gaps = gaps_between(self.text, run)
        fitting = [name for name in self.index.named(run) if name.fits(gaps)]
        exact = tuple(word.exact for word in run)
        spelt = [name for name in fitting if name.exact == exact]
        chosen = spelt if len(spelt) == 1 else fitting
        if chosen:
            broken = (first + at for at, gap in enumerate(gaps, 1) if "\n" in gap)
            chosen = chosen + [name for at in broken for name in self._named(first, at)]
        return chosen

    def _note(self, first: int, end: int) -> bool:
        """Note the name that these words are; say whether they are one."""
        places = tuple(dict.fromkeys(name.place for name in self._named(first, end)))
        if len(places) == 1:
            self.names.setdefault(places[0])
        elif places:
            self.ambiguous.setdefault(Ambiguity(self._written(first, end), places))
        if places:
            place = places[0] if len(places) == 1 else None
            self.mentions.append(Mention(place, self.words[first].start, self.words[end - 1].end))
        return bool(places)

    def _miss(self, first: int, end: int) -> None:
        """Note that no name stands in these words."""
        folded = " ".join(word.folded for word in self.words[first:end])
        self.unmatched.append(Unmatched(self._written(first, end), folded))

    def _written(self, first: int, end: int) -> str:
        """Give the text of these words, on one line."""
        written = self.text[self.words[first].start : self.words[end - 1].end]
        return " ".join(written.split())


def _compound_ends(text: str, words: Sequence[Word]) -> list[int]:
    """Give for each word the number of the word after the compound that it belongs to."""
    ends = list(range(1, len(words) + 1))
    for at in range(len(words) - 2, -1, -1):
        gap = text[words[at].end : words[at + 1].start]
        if len(gap) == 1 and gap in _GLUE:
            ends[at] = ends[at + 1]
    return ends
