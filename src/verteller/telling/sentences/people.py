"""Recognising people by first name, surname, both in either order, or nickname."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final

from rapidfuzz import process
from rapidfuzz.distance import OSA

from verteller.telling.folding import fold, normal, words_of
from verteller.telling.sentences.meaning import Person

SHORTEST_WITH_SLIP: Final = 5
"""Letters that a word must have to be taken for a misspelt name; a name may have one fewer."""
_SHORTEST_NICKNAME: Final = 4
"""Letters that what is short for a name must have."""
_SHORTEST_STEM: Final = 3
_ENDEARING: Final = re.compile(r"(?:ie|i|y)$")
"""With which a short name ends: Tobi, Danny, Bettie."""
_SOUNDS: Final = (
    *(("ph", "f"), ("th", "t"), ("ck", "k"), ("ch", "k"), ("tz", "z"), ("dt", "t")),
    *(("ie", "i"), ("ij", "i"), ("y", "i"), ("c", "k"), ("ah", "a"), ("eh", "e"), ("oh", "o")),
)
"""Letters that are written in several ways."""
_DOUBLE: Final = re.compile(r"(.)\1")
LONG: Final = 9
"""Letters from which on two slips are forgiven."""


@dataclass(frozen=True)
class People:
    """
    Everybody of a game, by all that they may be called.

    Args:
        by_name: Seats by the folded words of a name or a part of one.
        longest: How many words the longest of these has.
        surnames: The first letter of each one's surname, by seat.
        first_names: Seats by their folded first names.
    """

    by_name: dict[tuple[str, ...], tuple[int, ...]]
    longest: int
    surnames: dict[int, str]
    first_names: dict[str, tuple[int, ...]] = field(default_factory=dict)

    @cached_property
    def _single(self) -> list[str]:
        """The names of one word, among which misspelt ones are sought."""
        return [name[0] for name in self.by_name if len(name) == 1]

    def named(self, words: Sequence[str]) -> tuple[int, ...]:
        """Return the seats of whom these folded *words* may be."""
        return self.by_name.get(tuple(words), ())

    def genitive(self, word: str) -> tuple[int, ...]:
        """Return whose name *word* is the genitive of: Kathis, Annas."""
        return self.named((word[:-1],)) if word.endswith("s") and len(word) > 3 else ()

    def misspelt(self, word: str) -> tuple[int, ...]:
        """Return whose name *word* is but for a slip or two; several if it is as near to both."""
        if len(word) < SHORTEST_WITH_SLIP or not self._single:
            return self._shortened(word)
        most = 2 if len(word) >= LONG else 1
        found = process.extract(word, self._single, scorer=OSA.distance, score_cutoff=most, limit=5)
        close = [
            (name, distance)
            for name, distance, _ in found
            if len(name) >= SHORTEST_WITH_SLIP - 1 and word[0] in name[:2]
        ]
        if not close:
            sound = _sound(word)
            close = [(name, 0) for name in self._single if _sound(name) == sound]
        nearest = min((distance for _, distance in close), default=0)
        seats = [
            seat
            for name, distance in close
            if distance == nearest
            for seat in self.by_name[(name,)]
        ]
        return tuple(dict.fromkeys(seats)) or self._shortened(word)

    def _shortened(self, word: str) -> tuple[int, ...]:
        """Return whose first name *word* is short for, as friends say it: Tobi, Danny."""
        if len(word) < _SHORTEST_NICKNAME:
            return ()
        stem = _ENDEARING.sub("", word)
        stem = stem[:-1] if stem[-1:] == stem[-2:-1] else stem
        short = [stem] if stem != word and len(stem) >= _SHORTEST_STEM else []
        seats = [
            seat
            for name, called in self.first_names.items()
            if (name.startswith(word) and len(name) > len(word) + 1)
            or any(name.startswith(each) for each in short)
            for seat in called
        ]
        return tuple(dict.fromkeys(seats))


def _sound(name: str) -> str:
    """Return how a name sounds, in about any language: Sophie and Sofie are one."""
    for written, said in _SOUNDS:
        name = name.replace(written, said)
    return _DOUBLE.sub(r"\1", name)


@lru_cache(maxsize=64)
def people_of(people: tuple[Person, ...]) -> People:
    """Arrange the people of a game, or give them as they were arranged before."""
    found: dict[tuple[str, ...], dict[int, None]] = {}
    lasts: list[tuple[str, int]] = []
    surnames: dict[int, str] = {}
    firsts: dict[str, tuple[int, ...]] = {}
    for seat, person in enumerate(people):
        for words in _names(person):
            found.setdefault(words, {}).setdefault(seat)
        folded = _words(person.name)
        for first in folded[:1]:
            firsts[first] = (*firsts.get(first, ()), seat)
        if len(folded) > 1:
            surnames[seat] = folded[1][0]
            lasts.append((folded[-1], seat))
    for word, seat in lasts:
        # The end of a surname of several words is one only where nobody else is called so.
        if all(seat == other for other in found.get((word,), {})):
            found.setdefault((word,), {}).setdefault(seat)
    exact = {words: tuple(seats) for words, seats in found.items()}
    return People(exact, max(map(len, exact), default=0), surnames, firsts)


def _names(person: Person) -> Iterable[tuple[str, ...]]:
    """Give all that somebody may be called, as folded words."""
    words = _words(person.name)
    if words:
        yield words
    if len(words) > 1:
        first, last = words[:1], words[1:]
        yield from (first, last, last + first)
        if len(last) > 1:
            yield ("".join(last),)
    for nickname in person.nicknames:
        if called := _words(nickname):
            yield called


def _words(text: str) -> tuple[str, ...]:
    return tuple(fold(word.text) for word in words_of(normal(text)))
