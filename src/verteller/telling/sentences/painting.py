"""
How pictures are written in the word files, and how they are found in a text.

A picture is written as a row of words. In it `(a|b c)` are choices, `[a]` may be left out, `<a>`
is one of a category of words, `...` any one or two words that neither deny nor doubt, or none, and
`@` stands for a name: `@s` for one with an "s" at its end, `@is` for one with "is" behind it, `@*`
for one or several, `@:heal` for one that is for a part of the order. Words of time and courtesy
and commas may stand anywhere between. A picture with a full stop in it goes over the end of a
sentence; one with a question mark may be asked, and one with three must be: "Bob is a vampire"
tells what its writer knows, and asks nothing.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from functools import cache, cached_property
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
_OPTIONAL: Final = frozenset({"]", ")?", ")*", "]?", "]*", "]+"})
"""Signs behind what may be left out."""
_ASKED: Final = " ???"
"""With which a picture ends that is nothing but a question."""
_WHOLE: Final = ""
"""The part of a name that is for the whole order."""


@dataclass(frozen=True)
class Picture:
    """
    Something that is said in the place of an order.

    Args:
        expression: Finds it in a text written out by `pictures`.
        needed: Of each of these sets one word at least is said in it.
        groups: For which part of the order the names are that its groups find, "" for all of it.
        orders: The plain orders, by part.
        joint: What stands between two of them, and between two names.
        spans: Whether it goes over the end of a sentence.
        begging: With which words in it it may be a question, "" among them for without any.
        is_asked: Whether it must be one.
    """

    expression: str
    needed: tuple[frozenset[str], ...]
    groups: Mapping[str, str]
    orders: Mapping[str, str]
    joint: str
    spans: bool
    begging: frozenset[str]
    is_asked: bool = False

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The expression, made ready when it is first wanted: most never are."""
        return re.compile(self.expression)

    def may_be_in(self, words: AbstractSet[str]) -> bool:
        """Tell whether *words*, folded, may hold it."""
        return not any(each.isdisjoint(words) for each in self.needed)


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
                begging = _begging(said, table["begging"])
                yield replace(picture, begging=begging, is_asked=said.endswith(_ASKED))


def _begging(said: str, words: list[str]) -> frozenset[str]:
    """Return with which of some words a picture may be a question."""
    if said.endswith((" ??", _ASKED)):
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
        self._known: dict[str, frozenset[str]] = {}

    def picture(self, said: str, orders: Mapping[str, str], joint: str) -> Picture:
        """Return what *said* shows, and for which *orders*."""
        expression = _GAP + self._pattern(said) + _END
        needed = tuple(self._needed(said))
        whole = next(iter(orders)) if len(orders) == 1 else _WHOLE
        groups = {name: part or whole for name, part in self._groups.items()}
        return Picture(expression, needed, groups, orders, joint, " . " in said, frozenset())

    def _needed(self, said: str) -> Iterator[frozenset[str]]:
        """Give sets of words of which each picture written as *said* holds one at least."""
        for pieces in _elements(said):
            words = self._words_in(pieces)
            if words and pieces[-1] not in _OPTIONAL and all(map(self._has_word, _choices(pieces))):
                yield words

    def _has_word(self, pieces: Sequence[str]) -> bool:
        """Tell whether a row of pieces cannot be said without one of its words."""
        return any(
            _is_word(element[0])
            or (element[0].startswith("<") and all(map(self._has_word, self._category(element[0]))))
            for element in _elements_of(pieces)
        )

    def _category(self, piece: str) -> list[Sequence[str]]:
        """Return the pieces of everything that a category stands for."""
        return [
            row
            for listed in self._categories[piece[1:-1]]
            for row in _choices(["(", *_PIECES.findall(listed), ")"])
        ]

    def _words_in(self, pieces: Sequence[str]) -> frozenset[str]:
        """Return all words, folded, that may be said for a row of pieces."""
        words: set[str] = set()
        for piece in pieces:
            if piece.startswith("<"):
                words |= self._words_of_category(piece[1:-1])
            elif _is_word(piece):
                words.add(fold(piece))
        return frozenset(words)

    def _words_of_category(self, key: str) -> frozenset[str]:
        if key not in self._known:
            listed = (_PIECES.findall(each) for each in self._categories[key])
            self._known[key] = frozenset().union(*map(self._words_in, listed))
        return self._known[key]

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


def _is_word(piece: str) -> bool:
    return piece[0].isalnum()


def _elements(said: str) -> Iterator[Sequence[str]]:
    """Give what stands side by side in *said*: words, names, categories and whole brackets."""
    return _elements_of(_PIECES.findall(said))


def _elements_of(pieces: Sequence[str]) -> Iterator[Sequence[str]]:
    """Give what stands side by side in a row of pieces."""
    depth, begin = 0, 0
    for at, piece in enumerate(pieces):
        if not depth:
            begin = at
        depth += (piece in "([") - (piece[0] in ")]")
        if not depth:
            yield pieces[begin : at + 1]


def _choices(pieces: Sequence[str]) -> Iterator[Sequence[str]]:
    """Give what one may choose from in an element: itself, or what stands in its brackets."""
    if pieces[0] not in "([":
        yield pieces
        return
    depth = 0
    row: list[str] = []
    for piece in pieces[1:-1]:
        depth += (piece in "([") - (piece[0] in ")]")
        if piece == "|" and not depth:
            yield row
            row = []
        else:
            row.append(piece)
    yield row
