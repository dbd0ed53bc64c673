"""Slips of the keyboard in the commonest words, and in those the rules are told with."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from verteller.telling.folding import fold

_SHORTEST_SWAPPED: Final = 4
"""Letters that a word must have to be known by them when two have changed places."""
_SHORTEST_LACKING: Final = 6
"""Letters that a word must have to be known though one is missing, or stands twice."""


def slips_of(words: Iterable[str]) -> dict[str, str]:
    """
    Return what each slip in one of *words* should be: `nahct` is `nacht`, `stanottte` stanotte.

    What may be a slip in two of them stands for neither.
    """
    meant = [(slip, word) for word in sorted(set(words)) for slip in set(_slips(fold(word)))]
    times = Counter(slip for slip, _ in meant)
    known = {fold(word) for word in words}
    return {slip: word for slip, word in meant if times[slip] == 1 and slip not in known}


def _slips(word: str) -> Iterator[str]:
    if len(word) < _SHORTEST_SWAPPED:
        return
    for at in range(len(word) - 1):
        if word[at] != word[at + 1]:
            yield word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if len(word) >= _SHORTEST_LACKING:
        for at in range(1, len(word)):
            yield word[:at] + word[at + 1 :]
            yield word[:at] + word[at] + word[at:]
