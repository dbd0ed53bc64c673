"""
Parting sentences where their writer put no mark, or put what he adds in brackets.

"I guard Bob (he begged me, how could I say no?)" asks nothing about the order, and where a Dutch
or German sentence begins with a reason, its order begins with the verb that the writer is behind:
"omdat ik moe ben stem ik op Bob".
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_ENDS_ASIDE: Final = ("?)", "?!)", "??)")
_OPEN: Final = (Kind.OR, Kind.CONDITION, Kind.OTHERWISE, Kind.DOUBT, Kind.MIGHT)
"""What makes a question in brackets one about the order: "(or tomorrow?)"."""
_ASKING_FIRST: Final = (
    *(Kind.ASKING, Kind.MUST, Kind.BE, Kind.AUXILIARY, Kind.MIGHT, Kind.WANT, Kind.PLEASE),
    *(Kind.CONDITION, Kind.OR, Kind.DOUBT, Kind.KNOW),
)
"""First words of what may be a question itself."""
_SHORTEST_ASIDE: Final = 4
"""Words from which on such a question is about something else."""
_REASONS: Final = frozenset("want denn because cause cos omdat weil siccome visto dato".split())
"""Words that never ask why."""
_WHY: Final = frozenset({"perche", "xke", "xche"})
_ME: Final = frozenset({("ik",), ("ich",)})
_SHORTEST_REASON: Final = 3
"""Words that a reason has at least, before the verb of what follows from it."""


def parted(sentences: Sequence[Sentence], lexicon: Lexicon) -> list[Sentence]:
    """Return *sentences* with their parts kept apart."""
    inverts = lexicon.language in ("nl", "de")
    return [
        _with_comma(part) if inverts else part
        for each in sentences
        for asked in _tags_apart(each, lexicon.sets.get("tags", frozenset()))
        for aside in _asides_apart(asked)
        for part in _reasons_apart(aside)
    ]


def _tags_apart(sentence: Sentence, tags: frozenset[str]) -> Iterator[Sentence]:
    """
    Give a sentence without the question behind it whether that can be done: "..., all right?".

    What asks something itself is left as it is: "is Bob a wolf, can you see to that?".
    """
    items = sentence.items
    last = next((at for at in range(len(items) - 1, -1, -1) if isinstance(items[at], Mark)), -1)
    tag = [item for item in items[last + 1 :] if isinstance(item, Token)]
    words = " ".join(word for token in tag for word in token.words)
    head = [item for item in items[: max(last, 0)] if isinstance(item, Token)]
    ordered = any(token.seats for token in head) and not head[0].has(*_ASKING_FIRST)
    if sentence.end != "?" or words not in tags or not ordered:
        yield sentence
        return
    yield replace(sentence, items=items[:last], end=".")


def _asides_apart(sentence: Sentence) -> Iterator[Sentence]:
    """Give a sentence, and what it asks in brackets at its end."""
    items = sentence.items
    starts = [at for at, item in enumerate(items) if item == Mark("(")]
    if sentence.end != "?" or not starts or not sentence.text.rstrip(" .").endswith(_ENDS_ASIDE):
        yield sentence
        return
    aside = [item for item in items[starts[-1] :] if isinstance(item, Token)]
    asks = any(token.has(Kind.ASKING) for token in aside)
    apart = not any(token.seats or token.has(*_OPEN) for token in aside)
    apart = apart and not aside[0].has(Kind.CORRECTION, Kind.RETRACT)
    if not apart or len(aside) < _SHORTEST_ASIDE or not (asks or starts[-1]):
        yield sentence
        return
    text = sentence.text.partition("(")[0].strip()
    yield replace(sentence, items=items[: starts[-1]], end=".", text=text)
    yield replace(sentence, items=tuple(aside), text=sentence.text.rpartition("(")[2])


def _reasons_apart(sentence: Sentence) -> Iterator[Sentence]:
    """Give a sentence, and the question it ends with as its reason: "Bob, for who else is it?"."""
    items = sentence.items
    at = next((at for at, item in enumerate(items) if _asks_back(items, at, item)), None)
    named = [item for item in items[:at] if isinstance(item, Token)]
    told = any(token.seats for token in named) and not any(
        token.has(Kind.ASKING, Kind.MUST, *_OPEN) for token in named
    )
    if sentence.end != "?" or at is None or not told:
        yield sentence
        return
    yield replace(sentence, items=items[: at - 1], end=".")
    yield replace(sentence, items=items[at:])


def _asks_back(items: Sequence[Token | Mark], at: int, item: Token | Mark) -> bool:
    """Tell whether a reason behind a comma asks who else, or what else, it could be."""
    if isinstance(item, Mark) or not at or items[at - 1] != Mark(","):
        return False
    after = items[at + 1 : at + 3]
    words = [word for each in after if isinstance(each, Token) for word in each.words]
    behind = [each for each in items[at + 1 :] if isinstance(each, Token)]
    if not behind or any(token.seats for token in behind):
        return False
    return item.words[0] in _REASONS or (item.words[0] in _WHY and words[:2] == ["se", "non"])


def _with_comma(sentence: Sentence) -> Sentence:
    """Return a sentence with a comma between a reason it begins with and what follows."""
    items = sentence.items
    first = items[0] if items else None
    if not isinstance(first, Token) or not first.has(Kind.REASON):
        return sentence
    for at, item in enumerate(items[:-1]):
        if isinstance(item, Mark) or item.has(Kind.AND, Kind.THAT):
            return sentence
        after = items[at + 1]
        subject = isinstance(after, Token) and after.words in _ME
        if at > _SHORTEST_REASON and subject and _is_finite(item):
            return replace(sentence, items=(*items[:at], Mark(","), *items[at:]))
    return sentence


def _is_finite(token: Token) -> bool:
    """Tell whether a word may be the verb of what the writer does."""
    does = any(Mood.FIRST in entry.mood for entry in token.entries)
    return does or token.has(Kind.WANT, Kind.MUST, Kind.LIGHT)
