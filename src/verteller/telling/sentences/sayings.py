"""Set phrases among tokens, found by their first words however many there are of them."""

from collections.abc import Sequence
from functools import cache

from verteller.telling.sentences.tokens import Token


def holds(tokens: Sequence[Token], phrases: frozenset[str]) -> bool:
    """Tell whether one of *phrases* is among the words of *tokens*."""
    words = [word for token in tokens for word in token.words]
    known = _by_first_word(phrases)
    return any(
        words[at : at + len(phrase)] == phrase
        for at, word in enumerate(words)
        for phrase in known.get(word, ())
    )


@cache
def _by_first_word(phrases: frozenset[str]) -> dict[str, list[list[str]]]:
    known: dict[str, list[list[str]]] = {}
    for phrase in phrases:
        words = phrase.split()
        known.setdefault(words[0], []).append(words)
    return known


def covered(tokens: Sequence[Token], phrases: frozenset[str]) -> frozenset[int]:
    """Return which of *tokens* are within one of *phrases*, the longest at each place."""
    flat = [(word, at) for at, token in enumerate(tokens) for word in token.words]
    words = [word for word, _ in flat]
    known = _by_first_word(phrases)
    found: set[int] = set()
    for place, word in enumerate(words):
        fitting = (
            len(phrase)
            for phrase in known.get(word, ())
            if words[place : place + len(phrase)] == phrase
        )
        found.update(at for _, at in flat[place : place + max(fitting, default=0)])
    return frozenset(found)
