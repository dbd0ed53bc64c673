"""
Asides, told by how they begin: "hoping I don't regret it", "with greetings to all who doubted me".

They hope for something, greet or spite somebody, say what good will come of it, or that it was
said before. What they say further, denials and doubts and all, is not about what is ordered
beside them. They name nobody, and neither suppose nor correct anything.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_PARTING: Final = frozenset({",", "(", "-", ";", ")"})
"""Marks that an aside stands between."""
_LOUD: Final = 3
"""Words from which on what begins an aside needs no mark before it."""
_STILL_OPEN: Final = (
    *(Kind.CONDITION, Kind.OTHERWISE, Kind.OR, Kind.BUT, Kind.RETRACT, Kind.WITHDRAW),
    *(Kind.ABSTAIN, Kind.PASS, Kind.CORRECTION, Kind.WANT, Kind.NOBODY, Kind.SELF),
)
"""What an aside never says."""
_NOTHING: Final[frozenset[str]] = frozenset()


def without_asides(sentences: Sequence[Sentence], lexicon: Lexicon) -> list[Sentence]:
    """Return *sentences* without the asides in them, unless that is all they say."""
    begins = lexicon.sets.get("asides", _NOTHING)
    regardless = lexicon.sets.get("regardless", _NOTHING)
    left = [
        each if each.end == "?" else _without_asides(_without_regard(each, regardless), begins)
        for each in sentences
    ]
    said = [each for each in left if any(isinstance(item, Token) for item in each.items)]
    return said if any(token.seats for each in said for token in each.tokens) else list(sentences)


def _without_regard(sentence: Sentence, begins: frozenset[str]) -> Sentence:
    """
    Return a sentence without what says that it is so whatever anybody wants.

    What stood before and behind it is one again: "Bob will, like it or not, vote for Carol".
    """
    if not begins:
        return sentence
    parts = list(_parts(sentence.items, begins))
    items: list[Token | Mark] = []
    removed = False
    for part in parts:
        if _says_regardless(part, begins):
            removed = True
            continue
        inner = removed and items and isinstance(part[0], Mark)
        items += part[1:] if inner else part
        removed = False
    if len(items) == len(sentence.items):
        return sentence
    return replace(sentence, items=tuple(items))


def _says_regardless(part: Sequence[Token | Mark], begins: frozenset[str]) -> bool:
    tokens = [item for item in part if isinstance(item, Token)]
    marked = bool(part) and isinstance(part[0], Mark) and part[0].text in _PARTING
    named = any(token.seats or token.has(Kind.CONDITION, Kind.OTHERWISE) for token in tokens)
    return marked and not named and bool(_begun(tokens, begins))


def _without_asides(sentence: Sentence, begins: frozenset[str]) -> Sentence:
    if any(token.has(Kind.CONDITION, Kind.OTHERWISE) for token in sentence.tokens):
        # "If they come for me, at least I don't go alone" says what happens then.
        return sentence
    parts = list(_parts(sentence.items, begins))
    kept = [part for part in parts if not _is_aside(part, begins)]
    if len(kept) == len(parts):
        return sentence
    items = [item for part in kept for item in part]
    if items and isinstance(items[0], Mark):
        items = items[1:]
    return replace(sentence, items=tuple(items))


def _parts(
    items: Sequence[Token | Mark], begins: frozenset[str]
) -> Iterator[Sequence[Token | Mark]]:
    """Give the parts of a sentence, each with the mark or "and" before it."""
    start = 0
    for at, item in enumerate(items):
        if at > start and _parts_here(items, at, item, begins):
            yield items[start:at]
            start = at
    yield items[start:]


def _parts_here(
    items: Sequence[Token | Mark], at: int, item: Token | Mark, begins: frozenset[str]
) -> bool:
    if isinstance(item, Mark):
        return True
    after = items[at + 1 :]
    if item.has(Kind.AND):
        return bool(_begun(after, begins))
    before = items[at - 1]
    parted = isinstance(before, Mark) or before.has(Kind.AND)
    # "Say it was not that he lied" is one.
    loud = not (parted or item.has(Kind.NEGATION))
    return loud and _begun(items[at:], begins) >= _LOUD


def _is_aside(part: Sequence[Token | Mark], begins: frozenset[str]) -> bool:
    """Tell whether a part of a sentence is an aside."""
    mark = part[0] if part and isinstance(part[0], Mark) else None
    tokens = [item for item in part if isinstance(item, Token)]
    while tokens and tokens[0].has(Kind.AND, Kind.FILLER) and not _begun(tokens, begins):
        tokens = tokens[1:]
    if mark is not None and mark.text not in _PARTING:
        return False
    length = _begun(tokens, begins)
    words = [word for token in tokens for word in token.words]
    if not length or len(words) <= length:
        return False
    return not any(token.seats or token.has(*_STILL_OPEN) for token in tokens)


def _begun(items: Sequence[Token | Mark], begins: frozenset[str]) -> int:
    """Return how many words the longest beginning of an aside has that *items* begin with."""
    words: list[str] = []
    for item in items:
        if isinstance(item, Mark) or item.seats or len(words) > _longest(begins):
            break
        words += item.words
    known = _by_first_word(begins).get(words[0], ()) if words else ()
    return max((len(each) for each in known if words[: len(each)] == list(each)), default=0)


@cache
def _by_first_word(begins: frozenset[str]) -> dict[str, list[tuple[str, ...]]]:
    known: dict[str, list[tuple[str, ...]]] = {}
    for each in begins:
        words = tuple(each.split())
        known.setdefault(words[0], []).append(words)
    return known


@cache
def _longest(begins: frozenset[str]) -> int:
    return max((len(each.split()) for each in begins), default=0)
