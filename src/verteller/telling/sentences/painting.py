"""
How pictures are written in the word files, and how they are found in a text.

A picture is written as a row of words. In it `(a|b c)` are choices, `[a]` may be left out, `<a>`
is one of a category of words, `...` any one or two words that neither deny nor doubt, or none, and
`@` stands for a name: `@s` for one with an "s" at its end, `@is` for one with "is" behind it, `@*`
for one or several, `@:heal` for one that is for a part of the order. Words of time and courtesy
and commas may stand anywhere between. A picture with a full stop in it goes over the end of a
sentence; one with a question mark may be asked.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from verteller.telling.folding import fold
from verteller.telling.sentences.wordfiles import tables

_GAP: Final = r"(?:(?:~\S+|,) )*"
"""What may stand behind every word: words that say nothing, and marks."""
_WORD: Final = r"[~&]?(?:@\d+(?:'s)?=)?"
"""What may stand before the letters of a word in the text."""
_NAME: Final = r"@\d+(?:=\S+)? " + _GAP
_OWNER: Final = r"@\d+'s(?:=\S+)? " + _GAP
_END: Final = r"(?=$|(?:[,.]|&\S+) )"
"""What stands behind a picture: nothing, a mark, or a word that links clauses."""
_PIECES: Final = re.compile(r"\.{3}|[)\]][?*+]|[()|\[\].]|<[^>]*>|@\w*(?::\w+)?\*?|[^\W_]+|\u2665")
_SIGNS: Final = {
    "(": "(?:",
    ")": ")",
    "|": "|",
    "[": "(?:",
    "]": ")?",
    ".": rf"\. {_GAP}",
    ")+": "){1,6}",
    "]+": "){1,6}",
    ")?": ")?",
    "]?": ")?",
    ")*": "){0,6}",
    "]*": "){0,6}",
}
_WHOLE: Final = ""
"""The part of a name that is for the whole order."""


@dataclass(frozen=True)
class Picture:
    """
    Something that is said in the place of an order.

    Args:
        pattern: Finds it in a text written out by `pictures`.
        groups: For which part of the order the names are that its groups find, "" for all of it.
        orders: The plain orders, by part.
        joint: What stands between two of them, and between two names.
        spans: Whether it goes over the end of a sentence.
        begging: With which words in it it may be a question, "" among them for without any.
    """

    pattern: re.Pattern[str]
    groups: Mapping[str, str]
    orders: Mapping[str, str]
    joint: str
    spans: bool
    begging: frozenset[str]


@cache
def pictures_of(role: str, language: str) -> tuple[Picture, ...]:
    """Return what is said in *language* for the power of *role*, in the order of the file."""
    return tuple(_pictures(role, language))


def _pictures(role: str, language: str) -> Iterator[Picture]:
    for table in tables(f"pictures.{language}"):
        shared = table.get("categories", {})
        leads, joint = " ".join(table["leads"]), table["joint"]
        for powers in table.get("powers", {}).values():
            if role not in powers["roles"]:
                continue
            plain = powers["plain"]
            orders = {_WHOLE: plain} if isinstance(plain, str) else plain
            categories = {**shared, **powers.get("categories", {})}
            for said in powers["said"]:
                painter = _Painter(categories, leads, table["joins"], table["turns"])
                picture = painter.picture(said, orders, joint)
                yield replace(picture, begging=_begging(said, table["begging"]))


def _begging(said: str, words: list[str]) -> frozenset[str]:
    """Return with which of some words a picture may be a question."""
    if said.endswith(" ??"):
        return frozenset({""})
    return frozenset(map(fold, words)) if said.endswith(" ?") else frozenset()


class _Painter:
    """
    Makes a pattern of one picture.

    Args:
        categories: Words and pictures by the category that stands for them.
        leads: Words that may stand before a name.
        joins: Words between two names of a row.
        turns: Words that deny or doubt, which are never left out of account.
    """

    def __init__(
        self, categories: Mapping[str, Any], leads: str, joins: list[str], turns: list[str]
    ) -> None:
        self._categories = categories
        lead = "|".join(fold(word) for word in leads.split())
        self._name = f"(?:[~&]?(?:{lead}) {_GAP})*{_NAME}"
        join = "|".join(map(fold, joins))
        self._row = f"{self._name}(?:(?:[~&]?(?:{join}) {_GAP})?{self._name})*"
        turning = "|".join(map(fold, turns))
        self._any = rf"(?:(?!(?:~?(?:{turning})) )[^\s@,.&]+ ){{0,2}}"
        self._groups: dict[str, str] = {}

    def picture(self, said: str, orders: Mapping[str, str], joint: str) -> Picture:
        """Return what *said* shows, and for which *orders*."""
        pattern = re.compile(_GAP + self._pattern(said) + _END)
        whole = next(iter(orders)) if len(orders) == 1 else _WHOLE
        groups = {name: part or whole for name, part in self._groups.items()}
        return Picture(pattern, groups, orders, joint, " . " in said, frozenset())

    def _pattern(self, said: str) -> str:
        return "".join(self._piece(piece) for piece in _PIECES.findall(said))

    def _piece(self, piece: str) -> str:
        """Return the pattern of a word, a name, a category, or a sign between them."""
        if piece == "...":
            return self._any
        if piece in _SIGNS:
            return _SIGNS[piece]
        if piece.startswith("@"):
            return self._person(piece[1:])
        if piece.startswith("<"):
            listed = self._categories[piece[1:-1]]
            return f"(?:{'|'.join(map(self._pattern, listed))})"
        return f"{_WORD}{fold(piece)} {_GAP}"

    def _person(self, how: str) -> str:
        group = f"n{len(self._groups)}"
        row, (shape, _, part) = how.endswith("*"), how.rstrip("*").partition(":")
        self._groups[group] = part
        if shape == "s":
            return f"(?P<{group}>{_OWNER})"
        if shape == "is":
            return f"(?P<{group}>{_OWNER}|{self._name}is {_GAP})"
        return f"(?P<{group}>{self._row if row else self._name})"
