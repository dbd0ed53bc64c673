"""
Couples of which one is put right: "Ann and Bob. Hm, cousins. Ann and Carl then".

Whoever chooses two at once and then names a couple with one of them in it means the second couple.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from verteller.telling.sentences.corrections import Corrections
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.pieces import is_name, replace_name
from verteller.telling.sentences.tokens import Sentence, Token

_PAIR: Final = 2
_FARTHEST: Final = 2
"""Sentences of talk that may stand between two couples."""
_OPEN: Final = (
    *(Kind.CONDITION, Kind.OTHERWISE, Kind.OR, Kind.DOUBT, Kind.MIGHT, Kind.NEGATION),
    *(Kind.REPORT, Kind.LATER, Kind.WITHDRAW, Kind.NOBODY, Kind.EXCEPT, Kind.PAST),
)
"""Words of a couple that is not settled."""


def with_couples_put_right(
    sentences: Sequence[Sentence], corrections: Corrections, writer: int
) -> list[Sentence]:
    """Return sentences with the second couple in the place of the first."""
    kept: list[Sentence] = []
    for sentence in sentences:
        couple = _bare_couple(sentence, corrections, writer)
        at = _place(kept, couple)
        if at is None:
            kept.append(sentence)
            continue
        before = _names(kept[at])
        shared = {token.seats for token in couple} & {token.seats for token in before}
        right = next(token for token in couple if token.seats not in shared)
        items = tuple(
            replace_name(item, right)
            if isinstance(item, Token) and is_name(item) and item.seats not in shared
            else item
            for item in kept[at].items
        )
        end = "." if kept[at].end == "\u2026" else kept[at].end
        kept[at] = replace(kept[at], items=items, end=end)
        # What was said between the two couples only told why.
        del kept[at + 1 :]
    return kept


def _place(kept: Sequence[Sentence], couple: Sequence[Token]) -> int | None:
    """Return which sentence chooses another couple with one of *couple* in it, if any does."""
    if not couple:
        return None
    seats = {token.seats for token in couple}
    for at in range(len(kept) - 1, max(len(kept) - _FARTHEST - _PAIR, -1), -1):
        named = {token.seats for token in _names(kept[at])}
        if len(named) == _PAIR and len(named & seats) == 1:
            tokens = [token for token in kept[at].tokens if not is_name(token)]
            settled = kept[at].end != "?" and not any(token.has(*_OPEN) for token in tokens)
            between = {token.seats for each in kept[at + 1 :] for token in _names(each)}
            return at if settled and between <= named | seats else None
        if len(named) >= _PAIR:
            return None
    return None


def _bare_couple(sentence: Sentence, corrections: Corrections, writer: int) -> Sequence[Token]:
    """Return the two names a sentence is made of, nothing if it says more."""
    names = _names(sentence)
    if len(names) != _PAIR or len({token.seats for token in names}) != _PAIR:
        return ()
    if sentence.end == "?" or any(writer in each.seats or len(each.seats) > 1 for each in names):
        return ()
    rest = [token for token in sentence.tokens if not is_name(token)]
    # Only what joins them stands between two names.
    joined = any(token.has(Kind.AND) for token in rest)
    return names if joined and corrections.are_idle_phrases(rest) else ()


def _names(sentence: Sentence) -> list[Token]:
    return [token for token in sentence.tokens if is_name(token)]
