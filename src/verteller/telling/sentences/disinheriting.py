"""
Taking back a successor in whatever words: "strike out whoever was to succeed me".

The word files list what is done to him, and what he is called, as frames with gaps in them.
"""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.framing import is_framed
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.orders import Order
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.tokens import Mark, Sentence, Token
from verteller.telling.sentences.topics import SUCCESSOR

_ASIDE: Final = (
    *(Kind.REPORT, Kind.DOUBT, Kind.MIGHT, Kind.ASKING, Kind.LATER, Kind.OR, Kind.OTHERWISE),
    *(Kind.EXCEPT, Kind.INSTEAD, Kind.WHETHER),
)
"""Words of what is only weighed, told or asked."""
_END: Final = Mark(".")
_DENIES: Final = (Kind.NEGATION, Kind.NOBODY)
_WHOEVER: Final = frozenset(
    "who whoever whomever whom what wer wen wie wem chi chiunque wat welke".split()
)
"""Words for him of whom it is not said again who he is."""
_ABLE: Final = frozenset({"can", "may", "could", "kann", "darf", "kan", "mag", "puo"})
"""Words that leave to the narrator what the writer wants: "my heir can be deleted"."""


def take_disinherited(so_far: SoFar, sentence: Sentence, lexicon: Lexicon) -> bool:
    """
    Take back the writer's successor, and tell whether that is what a sentence says.

    Whoever names somebody, asks or weighs takes nothing back by that.
    """
    order = so_far.orders.get(SUCCESSOR)
    if SUCCESSOR not in so_far.reader.context.asked or order is not None or sentence.end == "?":
        return False
    if any(token.seats for token in sentence.tokens):
        return False
    for end in (at for at, each in enumerate((*sentence.items, _END)) if isinstance(each, Mark)):
        tokens = [each for each in sentence.items[:end] if isinstance(each, Token)]
        if any(_is_aside(token) or token.is_quoted for token in tokens):
            return False
        if _is_without(tokens, lexicon):
            so_far.put(Order(SUCCESSOR, blank=True, text=sentence.text))
            return True
    return False


def _is_without(tokens: Sequence[Token], lexicon: Lexicon) -> bool:
    """Tell whether the writer is to have no successor, by what is said up to a mark."""
    before = next((at for at, each in enumerate(tokens) if each.has(*_DENIES)), len(tokens))
    removed = lexicon.sets.get("disinherits", frozenset())
    without = lexicon.sets.get("heirless", frozenset())
    return is_framed(_words(tokens[:before]), removed) or is_framed(_words(tokens), without)


def _is_aside(token: Token) -> bool:
    if token.has(Kind.CONDITION) and _WHOEVER.isdisjoint(token.words):
        return True
    return token.has(*_ASIDE) and (_WHOEVER | _ABLE).isdisjoint(token.words)


def _words(tokens: Sequence[Token]) -> list[str]:
    return [word for token in tokens for word in token.words]
