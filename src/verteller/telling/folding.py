"""Comparing words as readers do: case and accents make no difference."""

import re
import unicodedata
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

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
_ONE_OF_A_KIND: Final = _DASHES | _APOSTROPHES


class Word(NamedTuple):
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
    if text.isascii():
        # Most mail: nothing in it has another form, but for one kind of apostrophe.
        return text.replace("`", "'")
    plain = _INVISIBLE.sub("", text).translate(_ONE_OF_A_KIND)
    return unicodedata.normalize("NFKC", plain).translate(_ONE_OF_A_KIND)


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
    return [Word(*_forms(found[0]), *found.span()) for found in WORD.finditer(text)]


@lru_cache(maxsize=8192)
def _forms(word: str) -> tuple[str, str, str]:
    """Return a word as it is written, and what it is compared by; the same ones come again."""
    return word, unicodedata.normalize("NFKC", word.casefold()), fold(word)
