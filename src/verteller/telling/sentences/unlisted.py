"""Words that no file lists, and what they mean by those they are made of."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from verteller.telling.sentences.lexicon import Entry, Kind, Lexicon

_LAUGHTER: Final = re.compile(r"[ah]*(?:[aeiou]+h){2,}[aeiouh]*|(?:h[aeiou]+){2,}h?|l+o+l+|x+d+")
"""Laughing: hahaha, eheheh, lol, xD."""
_THING: Final = Entry(Kind.THING)
_SHORTEST: Final = 3
"""Letters that must remain of a word without its ending."""
_ENDINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "it": tuple(
        root + vowel
        for root in ("in", "ett", "ucci", "ucc", "ell", "icin", "olin", "acci", "acc", "on")
        for vowel in "oaie"
    ),
    "nl": ("je", "jes", "tje", "tjes", "pje", "pjes", "etje", "etjes", "kje", "ke", "ske", "eke"),
    "de": ("chen", "lein", "erl", "le", "li", "la"),
    "en": ("ie", "ies", "ikins", "kins", "let"),
}
"""Of small and of big things, folded, so that the umlaut is off already."""
_BASES: Final[Mapping[str, tuple[str, ...]]] = {
    "it": ("", "o", "a", "e", "io", "ia"),
    "nl": ("", "e"),
    "de": ("", "e", "en"),
    "en": ("", "e"),
}
"""What the word may have had in place of the ending."""
_PLURALS: Final[Mapping[str, tuple[str, ...]]] = {
    "nl": ("s",),
    "de": ("e", "en", "er", "n", "s"),
    "en": ("s", "es"),
}
"""What nouns end with when there are several. The "-en" of Dutch is left to verbs: "beten"."""
_SHORTEST_NOUN: Final = 4
"""Letters of a noun that is sought by its plural."""
_DOUBLING: Final = frozenset({"nl", "en"})
"""Languages that spell a vowel or a consonant twice before the ending: bommetje, glaasje."""


def unlisted(
    word: str, lexicon: Lexicon, *, known: bool, is_capital: bool = False
) -> Sequence[Entry]:
    """
    Return what a folded *word* means that stands for nothing itself, nothing if we cannot tell.

    Args:
        known: Whether it is listed as mere talk.
        is_capital: Whether it begins with a capital letter, as German nouns do.
    """
    if not known:
        noun = is_capital or lexicon.language != "de"
        bases = [*_bases_of(word, lexicon.language), *(_singulars(word, lexicon) if noun else ())]
        if entries := _nouns(bases, lexicon):
            return entries
    return (_THING,) if known or lexicon.is_thing(word) or _LAUGHTER.fullmatch(word) else ()


def _nouns(words: Iterable[str], lexicon: Lexicon) -> Sequence[Entry]:
    """Return what the first of some words means that is a noun of some power."""
    for word in words:
        entries = [
            entry
            for entry in lexicon.phrases.get((word,), ())
            if entry.kind in (Kind.CUE, Kind.PART) and entry.roles
        ]
        if entries:
            return entries
    return ()


def _singulars(word: str, lexicon: Lexicon) -> Iterator[str]:
    """Give, folded, of which nouns a word may be the plural."""
    if lexicon.language == "it":
        root = word[:-1].removesuffix("h")
        if len(root) >= _SHORTEST_NOUN and word[-1] in "oaie":
            yield from (root + last for last in "oae")
        return
    for ending in _PLURALS[lexicon.language]:
        root = word.removesuffix(ending)
        if root != word and len(root) >= _SHORTEST_NOUN:
            yield root


def _bases_of(word: str, language: str) -> Iterator[str]:
    """Give, folded, of which words a word may be the diminutive."""
    for ending in _ENDINGS[language]:
        root = word.removesuffix(ending)
        if root == word or len(root) < _SHORTEST:
            continue
        for last in _BASES[language]:
            yield root + last
        if language in _DOUBLING:
            yield from _spelt_short(root)


def _spelt_short(root: str) -> Iterator[str]:
    """Give a root as it is spelt without its ending: "bomm" bom, "glaas" glas."""
    if root[-1] == root[-2]:
        yield root[:-1]
    elif len(root) > _SHORTEST and root[-3] == root[-2]:
        yield root[:-2] + root[-1]
