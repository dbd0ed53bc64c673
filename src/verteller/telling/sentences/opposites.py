"""
Who is only named to say that not he is meant, beside whom somebody is chosen.

"For mayor not Ann, but Bob" and "it's Bob, not Ann, I vote for" choose Bob and say no more of Ann.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from verteller.telling.sentences.corrections import Corrections
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.pieces import has_any, is_name
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_NOT: Final = frozenset(
    {
        *(("not",), ("non",), ("niet",), ("nicht",)),
        *(("no", "longer"), ("niet", "langer"), ("niet", "meer"), ("nicht", "mehr")),
        *(("nicht", "langer"), ("non", "piu")),
    }
)
_BUT: Final = frozenset(
    {("but",), ("but", "rather"), ("rather",), ("ma",), ("bensi",), ("maar",), ("sondern",)}
)
_LEADING: Final = (Kind.LEAD, Kind.TOWARDS, Kind.ORIGIN, Kind.COMPANY)
_ORDERING: Final = (Kind.VERB, Kind.CUE, Kind.WISH, Kind.PART)
_UNSETTLED: Final = (
    *(Kind.NEGATION, Kind.CONDITION, Kind.OTHERWISE, Kind.OR, Kind.WITHDRAW, Kind.INSTEAD),
    *(Kind.CORRECTION, Kind.RETRACT),
)
_IT_IS: Final = frozenset({"is", "e", "het is", "t is", "dat is", "es ist", "das ist", "ist es"})
"""Words with which somebody says who it is."""
_PAIR: Final = 2
_FARTHEST: Final = 8
"""Words and marks among which the other name is sought."""

Items = Sequence[Token | Mark]


def without_opposites(sentence: Sentence, corrections: Corrections) -> Sentence:
    """Return a sentence without whom it only opposes to somebody else."""
    items = sentence.items
    for at, item in enumerate(items):
        if not isinstance(item, Token) or item.words not in _NOT:
            continue
        name = _name_at(items, at + 1)
        if name is None:
            continue
        others = items[:at] + items[name + 1 :]
        if not has_any(_tokens(others), *_ORDERING) or sentence.end == "?":
            continue
        end = _behind_but(items, name, corrections)
        if end is None:
            end = _behind_aside(items, at, name, corrections)
            if end is None:
                continue
            return _without(sentence, _with_joint(items, at), end)
        return _without(sentence, at, end)
    return sentence


def _without(sentence: Sentence, first: int, end: int) -> Sentence:
    return replace(sentence, items=(*sentence.items[:first], *sentence.items[end:]))


def is_he_instead(reading: Reading, sentence: Sentence) -> bool:
    """Tell whether a clause says who it is, behind who it is not: "it's not Ann, it's Bob"."""
    tokens = reading.clause.tokens
    first = tokens[:1]
    it_is = any(token.has(Kind.IT_IS) or " ".join(token.words) in _IT_IS for token in first)
    it_is = it_is or " ".join(word for token in tokens[:2] for word in token.words) in _IT_IS
    known = all(
        token.seats or at < _PAIR or token.has(Kind.LEAD, Kind.TOWARDS, Kind.FILLER)
        for at, token in enumerate(tokens)
    )
    if not (it_is and known and len(reading.persons) == 1) or reading.clause.links:
        return False
    # "I'm not voting for Ann, it's Bob who lied."
    after = [token for token in sentence.tokens if token.start > tokens[-1].start]
    return sentence.end != "?" and all(token.has(Kind.FILLER) for token in after)


def _name_at(items: Items, at: int) -> int | None:
    """Return where somebody is named from *at* on, behind nothing but articles and the like."""
    while at < len(items):
        item = items[at]
        if isinstance(item, Mark):
            return None
        if is_name(item):
            return at
        if not item.has(*_LEADING, Kind.FILLER):
            return None
        at += 1
    return None


def _behind_but(items: Items, name: int, corrections: Corrections) -> int | None:
    """Return what stands behind the "but" before whom is meant: "not Ann, but Bob"."""
    for at in range(name + 1, min(name + _FARTHEST, len(items))):
        item = items[at]
        if isinstance(item, Token) and item.words in _BUT:
            idle = corrections.are_idle(_tokens(items[name + 1 : at]))
            return at + 1 if idle and _name_at(items, at + 1) is not None else None
    return None


def _behind_aside(items: Items, at: int, name: int, corrections: Corrections) -> int | None:
    """Return what stands behind an aside like ", not Ann,", where somebody is meant before it."""
    meant = [token for token in _tokens(items[:at]) if is_name(token)]
    denied = items[name]
    if not meant or has_any(_tokens(items[:at]), *_UNSETTLED) or isinstance(denied, Mark):
        return None
    if any(set(token.seats) & set(denied.seats) for token in meant):
        return None
    end = name + 1
    while end < len(items) and not isinstance(items[end], Mark):
        end += 1
    if not corrections.are_idle(_tokens(items[name + 1 : end])):
        return None
    after = _tokens(items[end:])
    return None if any(map(is_name, after)) or has_any(after, *_UNSETTLED) else end + 1


def _with_joint(items: Items, at: int) -> int:
    """Return where an aside begins with what joins it: a mark, "and"."""
    before = items[at - 1]
    if isinstance(before, Token) and before.has(Kind.AND, Kind.BUT):
        at -= 1
        before = items[at - 1]
    return at - 1 if isinstance(before, Mark) else at


def _tokens(items: Items) -> list[Token]:
    return [item for item in items if isinstance(item, Token)]
