"""Telling words that are only talk by their endings."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

_SHORTEST: Final = 3
"""Letters that must remain of a word without its ending."""
_TALK_ENDINGS: Final = {
    "it": ("mente", "zione", "zioni", "issimo", "issima", "issimi", "issime"),
    "nl": ("lijk", "lijke", "heid", "heden"),
    "de": ("lich", "liche", "lichen", "licher", "liches", "lichem", "weise", "keit", "heit"),
    "en": ("ly", "ness", "tion", "tions", "less"),
}
"""Of adverbs, adjectives and nouns that are made of other words."""
_LONG: Final = 4
"""Letters that must stand before these."""
_ENDINGS: Final = {
    "en": ("s", "es", "ly", "er", "est", "y", "ies"),
    "nl": (
        "e",
        "en",
        "s",
        "n",
        "je",
        "tje",
        "pje",
        "jes",
        "tjes",
        "pjes",
        "er",
        "ere",
        "st",
        "ste",
    ),
    "de": ("e", "en", "er", "es", "em", "n", "s", "chen", "lein", "ere", "eren", "ste", "sten"),
}
"""With which the words of a language are bent."""


def _bent(word: str, language: str) -> Iterator[str]:
    for ending in _ENDINGS[language]:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            yield word[: -len(ending)]


def _without_vowel(word: str) -> str:
    return word[:-1] if len(word) > _SHORTEST and word[-1] in "aeiou" else word


_KEYS: Final[Mapping[str, Callable[[str], str]]] = {"it": _without_vowel}


def key_of(word: str, language: str) -> str:
    """Return by what a listed *word* is kept, folded, so that its other forms are found."""
    return _KEYS[language](word) if language in _KEYS else word


def keys_of(word: str, language: str) -> Iterator[str]:
    """Give by what *word*, folded, may be kept if it is listed in some form."""
    yield key_of(word, language)
    if language not in _KEYS:
        yield from _bent(word, language)


def is_made_of_others(word: str, language: str) -> bool:
    """Tell whether *word* is an adverb or a noun by its ending: "sicuramente", "freedom-less"."""
    return any(
        word.endswith(ending) and len(word) >= len(ending) + _LONG
        for ending in _TALK_ENDINGS[language]
    )
