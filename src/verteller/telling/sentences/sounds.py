"""How dialects sound, by the letters in which they are written, and what is spelt so elsewhere."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

_MOST: Final = 2
"""Sounds by which a word of dialect may differ from what it is in the standard."""
_SHORTEST: Final = 4
"""Letters that a word must have to be known by its sound."""

_SOUNDS: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "it": (
        # "Magnammo", "magnemo", "magnamm", "vulimmo".
        ("(?:[ae]mm?|imm)[ou]?$", "iamo"),
        # "Mannamoce", "bruciamolo", "vedemose".
        ("(?:[ae]m|imm)o(?=(?:[cmstv][ei]|l[oaie])$)", "iamo"),
        ("(?<=iamo)([cmstv])e$", r"\1i"),
        ("(?<=[a-z]{2})([aei])ri$", r"\1re"),
        ("u$", "o"),
        ("u", "o"),
        ("nn", "nd"),
        ("nc", "ng"),
        ("dd", "ll"),
        ("gghi", "gli"),
        ("j", "gli"),
        ("^abb", "b"),
        ("r(?=[bcdfgpqtvsz])", "l"),
        ("^h", "c"),
        ("(?<=[aeiou])h(?=[aeiou])", "c"),
        ("k", "c"),
        ("k", "ch"),
        ("x", "s"),
    ),
    "nl": (
        ("(?<=[bdfgklmnprstvz])n$", "en"),
        ("e$", "en"),
        ("ao|oa|ae", "aa"),
        ("ie", "ij"),
        ("uu", "ui"),
        ("^s", "z"),
        ("^f", "v"),
        ("sg|sk", "sch"),
        ("gt", "cht"),
        ("cht", "gt"),
        ("ei", "ee"),
    ),
    "de": (
        ("(?<=[bcdfghklmprstvwxz])n$", "en"),
        ("a$", "en"),
        ("a$", "er"),
        ("e$", "en"),
        ("^g(?=[bdfhklmnprstwz])", "ge"),
        ("j", "g"),
        ("sch(?=[bdpt])", "s"),
        ("dd", "tt"),
        ("d$", "t"),
        ("^d(?=r)", "t"),
        ("^b(?=r)", "p"),
        ("^g(?=[rl])", "k"),
        ("oa", "ei"),
        ("ia", "ie"),
        ("ua", "u"),
        ("ee", "ei"),
        ("oo", "au"),
        ("ww", "b"),
        ("ff", "pf"),
        ("ch$", "g"),
        ("sch$", "ch"),
        ("^va", "ver"),
        ("^da(?=sch)", "er"),
    ),
    "en": (
        ("in$", "ing"),
        ("er$", "ow"),
        ("ff?", "th"),
        ("vv?", "th"),
    ),
}
"""Patterns in folded words of dialect, and what stands there in the standard."""
_DOUBLED: Final = re.compile(r"([bcdfglmnprtvz])\1")
_SINGLE: Final = re.compile(r"(?<=[aeiou])([bcdfglnpstvz])(?=[aeiou])")
_SHORTEST_DOUBLED: Final = 6
"""Letters that a word must have to be known though one of them stands twice, or should."""
_DOUBLING: Final = frozenset({"it", "nl"})
"""Languages whose dialects double other letters than the standard does."""
_COMPILED: Final = {
    language: [(re.compile(pattern), written) for pattern, written in sounds]
    for language, sounds in _SOUNDS.items()
}


def standard(word: str, language: str, is_known: Callable[[str], bool]) -> str:
    """
    Return what a folded *word* of dialect is in the standard, "" if it cannot be told.

    Args:
        is_known: Tells whether there is a word in the standard.
    """
    if len(word) < _SHORTEST or not word.isalpha():
        return ""
    near = [word]
    for _ in range(_MOST):
        near = list(dict.fromkeys(other for each in near for other in _others(each, language)))
        found = [other for other in near if is_known(other)]
        if found:
            return found[0]
    return ""


def _others(word: str, language: str) -> Iterator[str]:
    """Give what a word is when one of its sounds is written as in the standard."""
    for pattern, written in _COMPILED[language]:
        other, times = pattern.subn(written, word)
        if times and other != word:
            yield other
    if len(word) < _SHORTEST_DOUBLED or language not in _DOUBLING:
        return
    for pattern, change in ((_DOUBLED, 1), (_SINGLE, 2)):
        for found in pattern.finditer(word):
            yield word[: found.start()] + found[1] * change + word[found.end() :]
