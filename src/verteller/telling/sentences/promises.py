"""
Promises to write again, which leave what is ordered as it is: "if I change my mind I'll tell you".

They are made of a condition that only the writer's own mind, or some news, can meet, and of his
writing then. Whatever he orders beside them holds till he does write.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from verteller.telling.sentences.framing import is_framed
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_NOTHING: Final[frozenset[str]] = frozenset()
_LONGEST_PROMISE: Final = 16
"""Words up to which a promise to write again is no more than that."""


def without_promises(sentences: Sequence[Sentence], lexicon: Lexicon) -> list[Sentence]:
    """Return *sentences* without promises to write again, unless that is all they say."""
    left = [_without_promise(each, lexicon.sets) for each in sentences]
    said = [each for each in left if any(isinstance(item, Token) for item in each.items)]
    return said or list(sentences)


def _without_promise(sentence: Sentence, sets: Mapping[str, frozenset[str]]) -> Sentence:
    """Return a sentence without the promise it holds, and the words that join it."""
    items = sentence.items
    promise = _promise(items, sets)
    if not promise or sentence.end == "?":
        return sentence
    start, end = promise.start, promise.stop
    while start and _is_joint(items[start - 1]):
        start -= 1
    if not start:
        while end < len(items) and (isinstance(items[end], Mark) or _joins(items[end])):
            end += 1
    return replace(sentence, items=(*items[:start], *items[end:]))


def _is_joint(item: Token | Mark) -> bool:
    return isinstance(item, Mark) or _joins(item)


def _promise(items: Sequence[Token | Mark], sets: Mapping[str, frozenset[str]]) -> range:
    """Return where the writer promises to say it if he changes his mind."""
    for at, item in enumerate(items):
        if isinstance(item, Token) and item.has(Kind.CONDITION):
            for run in _runs(items, at):
                tokens = [each for each in items[run.start : run.stop] if isinstance(each, Token)]
                if _is_promise(tokens, item, sets):
                    return run
    return range(0)


def _is_promise(
    tokens: Sequence[Token], condition: Token, sets: Mapping[str, frozenset[str]]
) -> bool:
    """Tell whether *tokens* say no more than that the writer would write again."""
    if len(tokens) > _LONGEST_PROMISE or any(token.seats for token in tokens):
        return False
    words = [word for token in tokens for word in token.words]
    if not is_framed(words, sets.get("writing_again", _NOTHING)):
        return False
    at = next(at for at, each in enumerate(tokens) if each is condition)
    behind = [word for token in tokens[at + 1 :] for word in token.words]
    return is_framed(behind, sets.get("changing_mind", _NOTHING))


def _runs(items: Sequence[Token | Mark], at: int) -> Iterator[range]:
    """Give what may be a clause that holds a condition, and what hangs on it, shortest first."""
    start = at
    while start and not (isinstance(items[start - 1], Mark) or _joins(items[start - 1])):
        start -= 1
    end = at + len(_until_mark(items[at:]))
    yield range(start, end)
    if end < len(items) and items[end] == Mark(","):
        further = end + 1 + len(_until_mark(items[end + 1 :]))
        if further == len(items) or items[further] != Mark(":"):
            yield range(start, further)
    if start > 1 and items[start - 1] == Mark(","):
        earlier = start - 1 - len(_until_mark(items[: start - 1][::-1]))
        yield range(earlier, end)


def _joins(item: Token | Mark) -> bool:
    return isinstance(item, Token) and item.has(Kind.AND, Kind.BUT)


def _until_mark(items: Sequence[Token | Mark]) -> Sequence[Token]:
    """Return the tokens before the first mark."""
    tokens: list[Token] = []
    for item in items:
        if isinstance(item, Mark):
            break
        tokens.append(item)
    return tokens
