"""
What is said of one to deny it, and again of another who is meant.

"My vote goes not to Bob, it goes to Carol" says of Carol what it denies of Bob, so it is read as
if it named her alone: "my vote goes to Carol".
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.pieces import is_name
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_NOT: Final = frozenset({("not",), ("non",), ("niet",), ("nicht",)})
_LEADING: Final = (Kind.LEAD, Kind.TOWARDS, Kind.ORIGIN, Kind.MINE)
_AGAIN: Final = frozenset(
    "sie die das es er der den dem ich sondern it she he i but hij zij ze dat het ik maar"
    " lui lei io ma bensi".split()
)
"""Words that may stand for what was said before, or set another against it."""
_ORDERING: Final = (Kind.VERB, Kind.CUE, Kind.WISH)
_SAYING: Final = (*_ORDERING, Kind.MUST, Kind.LIGHT, Kind.BE)
_UNSETTLED: Final = (
    *(Kind.CONDITION, Kind.OTHERWISE, Kind.OR, Kind.WITHDRAW, Kind.INSTEAD, Kind.CORRECTION),
    *(Kind.DOUBT, Kind.MIGHT, Kind.REPORT, Kind.PAST, Kind.ASKING, Kind.LATER),
)
"""Words with which nothing is settled, whomever they are said of."""

Items = Sequence[Token | Mark]


def without_repeated(sentence: Sentence) -> Sentence:
    """Return a sentence with whom is meant in the place of whom it is denied of."""
    items = sentence.items
    comma = next((at for at, item in enumerate(items) if _is_comma(item)), None)
    if comma is None or sentence.end == "?":
        return sentence
    end = comma + 1
    while end < len(items) and not isinstance(items[end], Mark):
        end += 1
    denied, again = _tokens(items[:comma]), _tokens(items[comma + 1 : end])
    if _tokens(items[end:]) and any(map(is_name, _tokens(items[end:]))):
        return sentence
    named, other = _only_name(denied), _only_name(again)
    if named is None or other is None or set(named.seats) & set(other.seats):
        return sentence
    if not (_is_denied(denied) and _says_again(again, denied)):
        return sentence
    meant = _with(denied, named, _led(again, other))
    return replace(sentence, items=(*meant, *items[end:]))


def _is_comma(item: Token | Mark) -> bool:
    return isinstance(item, Mark) and item.text in ",-\u2013"


def _only_name(tokens: Sequence[Token]) -> Token | None:
    names = [token for token in tokens if is_name(token)]
    return names[0] if len(names) == 1 else None


def _is_denied(tokens: Sequence[Token]) -> bool:
    """Tell whether words order something but for one "not"."""
    denials = [token for token in tokens if token.has(Kind.NEGATION)]
    orders = any(token.has(*_ORDERING) for token in tokens if not is_name(token))
    single = len(denials) == 1 and denials[0].words in _NOT
    return single and orders and not _is_open(tokens)


def _is_open(tokens: Sequence[Token]) -> bool:
    return any(token.has(*_UNSETTLED) and not is_name(token) for token in tokens)


def _says_again(again: Sequence[Token], before: Sequence[Token]) -> bool:
    """Tell whether nothing is said but what was said before, and some of that."""
    said = {token.words for token in before if not is_name(token)}
    known = all(
        is_name(token)
        or token.words in said
        or (len(token.words) == 1 and token.words[0] in _AGAIN)
        or token.has(Kind.FILLER, Kind.LEAD)
        for token in again
    )
    repeated = any(
        token.words in said and token.has(*_SAYING) for token in again if not is_name(token)
    )
    denied = any(token.has(Kind.NEGATION) for token in again)
    return known and repeated and not denied


def _led(tokens: Sequence[Token], name: Token) -> list[Token]:
    """Return a name with the articles and prepositions before it."""
    at = next(at for at, token in enumerate(tokens) if token is name)
    first = at
    while first and tokens[first - 1].has(*_LEADING) and not tokens[first - 1].has(Kind.VERB):
        first -= 1
    return [*tokens[first : at + 1]]


def _with(tokens: Sequence[Token], wrong: Token, right: Sequence[Token]) -> list[Token]:
    """Return what was denied of one person, said of another."""
    left = _led(tokens, wrong)
    kept: list[Token] = []
    for token in tokens:
        if token is wrong:
            kept.extend(right)
        elif token.words not in _NOT and not any(token is each for each in left):
            kept.append(token)
    return kept


def _tokens(items: Items) -> list[Token]:
    return [item for item in items if isinstance(item, Token)]
