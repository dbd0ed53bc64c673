"""
Players who are spoken to: "little Ann, tonight's sand is for you" is about her.

Who is called by name, and by nothing else, between two marks, or all alone in the sentence
before, is meant by "you" and "your" in what is done with a power or a vote. A question, or what
begs for something, is for the narrator.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.pieces import (
    Piece,
    Swapped,
    is_said,
    pieces_of,
    replace_name,
)
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_YOU: Final = {
    "nl": frozenset({"jou", "jij", "je"}),
    "de": frozenset({"dich", "dir", "du"}),
    "en": frozenset({"you"}),
}
"""Pronouns for who is spoken to."""
_YOUR: Final = {
    "nl": frozenset({"jouw"}),
    "de": frozenset({"dein", "deine", "deinen", "deinem", "deiner"}),
    "en": frozenset({"your"}),
}
"""What stands before a thing of his."""
_ALL_YOU: Final = frozenset().union(*_YOU.values(), *_YOUR.values())
_WEAK: Final = frozenset({"je"})
"""Pronouns that may be anybody, or belong to a thing, unless the writer does something."""
_OURS: Final = frozenset({"mij", "ons", "mir", "uns", "me", "us"})
_CALLING: Final = (Kind.FILLER, Kind.LEAD, Kind.THING, Kind.CORRECTION, Kind.AND)
"""Words that may stand beside a name that somebody is called by."""
_MOST_CALLING: Final = 4
"""Words of such a call."""
_ABOUT: Final = (Kind.CUE, Kind.WISH, Kind.VERB, Kind.PART)
"""Without any of these a clause does nothing to him."""
_SUPPOSED: Final = (Kind.CONDITION, Kind.OTHERWISE)
_ASKED: Final = (
    *(Kind.PLEASE, Kind.ASKING, Kind.KNOW, Kind.REPORT, Kind.PAST, Kind.AUXILIARY),
    *(Kind.WHETHER,),
)
"""Words beside "you" that say that the narrator is meant, or that something is only told."""


def addressed(sentences: Sequence[Sentence], language: str, writer: int) -> list[Sentence]:
    """
    Return sentences with the names of those spoken to in the place of "you".

    Args:
        writer: Where he sits, who does not speak to himself.
    """
    you = _YOU.get(language, frozenset()) | _YOUR.get(language, frozenset())
    said = list(sentences)
    if not any(not you.isdisjoint(token.words) for each in said for token in each.tokens):
        return said
    called = [_called(each, writer) for each in said]
    for at, sentence in enumerate(said):
        name = called[at]
        before = called[at - 1] if at and not _names(sentence) else None
        name = name or before
        if name is not None and sentence.end != "?":
            said[at] = _spoken(sentence, name, language)
    return said


def _names(sentence: Sentence) -> list[Token]:
    return [token for token in sentence.tokens if token.seats and not token.is_slip]


def _called(sentence: Sentence, writer: int) -> Token | None:
    """Return who is called in a sentence, if he is the only one named in it."""
    if isinstance(sentence, Swapped):
        return None
    names = {token.seats: token for token in _names(sentence)}
    if len(names) != 1:
        return None
    (seats, name) = names.popitem()
    if len(seats) != 1 or writer in seats:
        return None
    return name if any(map(_is_calling, pieces_of([sentence]))) else None


def _is_calling(piece: Piece) -> bool:
    """Tell whether a piece is a call: "dear little Ann"."""
    if len(piece.tokens) > _MOST_CALLING or not any(map(is_said, piece.tokens)):
        return False
    return all(token.seats or token.has(*_CALLING) for token in piece.tokens)


def _spoken(sentence: Sentence, name: Token, language: str) -> Sentence:
    """Return a sentence with a name for the "you" in it."""
    if any(token.has(*_SUPPOSED) and not token.seats for token in sentence.tokens):
        return sentence
    if any(map(_is_asked, pieces_of([sentence]))):
        return sentence
    if not any(token.has(*_ABOUT) and not token.seats for token in sentence.tokens):
        return sentence
    items: list[Token | Mark] = []
    does = any(token.has(Kind.FIRST) for token in sentence.tokens) or _gives(sentence)
    weak = _WEAK | _YOUR.get(language, frozenset())
    put = False
    for item, after in pairwise((*_without_call(sentence), None)):
        if item is None:
            continue
        idle = not does and isinstance(item, Token) and not weak.isdisjoint(item.words)
        aside = put or idle
        stood = None if aside or isinstance(item, Mark) else _stood_in(item, after, name, language)
        put = put or stood is not None
        items.append(stood or item)
    return replace(sentence, items=tuple(items)) if put else sentence


def _is_asked(piece: Piece) -> bool:
    """Tell whether the "you" in a piece is the narrator, or only told something."""
    you = any(not _ALL_YOU.isdisjoint(token.words) for token in piece.tokens)
    return you and any(token.has(*_ASKED) and not token.seats for token in piece.tokens)


def _without_call(sentence: Sentence) -> list[Token | Mark]:
    """Return what a sentence is made of without the call in it."""
    items: list[Token | Mark] = []
    for piece in pieces_of([sentence]):
        if _is_calling(piece):
            continue
        if items and piece.mark is not None:
            items.append(piece.mark)
        items += piece.tokens
    return items


def _gives(sentence: Sentence) -> bool:
    """Tell whether a sentence says what is given by the writer: "je krijgt van ons het visioen"."""
    parts = any(token.has(Kind.PART, Kind.OPTION) for token in sentence.tokens)
    return parts and any(not _OURS.isdisjoint(token.words) for token in sentence.tokens)


def _stood_in(item: Token, after: Token | Mark | None, name: Token, language: str) -> Token | None:
    """Return the name for "you", its genitive for "your", and nothing for another word."""
    if len(item.words) != 1 or item.seats:
        return None
    word = item.words[0]
    if word in _YOUR.get(language, ()):
        return replace(replace_name(item, name), is_genitive=True)
    if word not in _YOU.get(language, ()):
        return None
    # "Je" may be what is his: "je nek", but not "ik zuig je leeg".
    noun = isinstance(after, Token) and after.has(Kind.CUE) and not after.has(Kind.VERB)
    return None if word in _WEAK and noun else replace_name(item, name)
