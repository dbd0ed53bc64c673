"""Comparing words as readers do: case and accents make no difference."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Final

_WITH_MARKS = chain(range(0x300, 0x2000), range(0x20D0, 0x2100), range(0xA660, 0xABF0))
_MARKS = "".join(
    chr(number) for number in _WITH_MARKS if unicodedata.category(chr(number)).startswith("M")
)
WORD: Final = re.compile(rf"[^\W_](?:[^\W_]|[{_MARKS}])*")
"""A run of letters, digits and the marks that belong to them, in any script."""

# Letters with a stroke or the like, which Unicode does not take apart.
_STROKED: Final = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th"}
)
_INVISIBLE: Final = re.compile("[\u00ad\u034f\u061c\u200b-\u200f\u2060-\u2064\ufe0e\ufe0f\ufeff]")
_DASHES: Final = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d"), "-")
_APOSTROPHES: Final = dict.fromkeys(map(ord, "\u2018\u2019\u02bc\u02b9\u00b4`\u2032\uff07"), "'")


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a text and what it is compared by."""

    text: str
    exact: str
    """Case folded, accents kept."""
    folded: str
    """Case folded, accents taken off."""
    start: int
    end: int
    """Where it stands in the text as `normal` gives it."""


def normal(text: str) -> str:
    """Give *text* in Unicode's compatible form with one kind of dash and of apostrophe."""
    plain = _INVISIBLE.sub("", text).translate(_DASHES | _APOSTROPHES)
    return unicodedata.normalize("NFKC", plain).translate(_DASHES | _APOSTROPHES)


@lru_cache(maxsize=8192)
def fold(text: str) -> str:
    """Take case and accents off: `Jérôme` gives `jerome`, `Groß` gives `gross`."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(c for c in apart if not unicodedata.category(c).startswith("M"))
    return unicodedata.normalize("NFKC", letters.translate(_STROKED))


def words_of(text: str) -> list[Word]:
    """Split a text that `normal` made into its words."""
    return [
        Word(
            text=(word := found[0]),
            exact=unicodedata.normalize("NFKC", word.casefold()),
            folded=fold(word),
            start=found.start(),
            end=found.end(),
        )
        for found in WORD.finditer(text)
    ]
