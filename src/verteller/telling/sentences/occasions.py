"""
Words for "when" and "if" that suppose nothing of an order, since it does not hang on them.

"He laughed too much when Bob died" tells when something was, and "because when he lies he
scratches his nose" says what somebody is like. Such words only give a reason.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.lexicon import Entry, Kind, Lexicon
from verteller.telling.sentences.tokens import Mark, Sentence, Token

_REASON: Final = (Entry(Kind.REASON),)
_FILLING: Final = (Entry(Kind.FILLER),)
_NOTHING: Final[frozenset[str]] = frozenset()
_OBJECTS: Final = frozenset({"lo", "la", "li", "le", "l", "ne"})
_ARE: Final = frozenset({"e", "sono", "era", "erano"})
_IMPERFECT: Final = ("ava", "eva", "iva", "avano", "evano", "ivano", "avamo", "evamo", "ivamo")
_WAS: Final = frozenset({"ero", "era", "erano"})
_HAD_BEEN: Final = frozenset("avesse avessi avessero avessimo fosse fossi fossero".split())
_PARTICIPLES: Final = ("to", "ta", "ti", "te", "so", "sa")
_HE: Final = frozenset("he she they er sie hij zij ze ie'er lui lei".split())
_MINE: Final = ("o", "iamo", "rei")
"""Endings of Italian verbs for what the writer does."""
_TILL: Final = frozenset({"finche", "fino", "appena", "non"})
"""Words for what is still to come, whatever the verb behind them."""
_SINCE: Final = {"nl": frozenset({("daar",)}), "en": frozenset({("as",)})}
"""Words that say why, where a whole sentence stands behind them and its order behind a comma."""
_SUBJECTS: Final = frozenset(
    "ik we wij hij zij ze men iedereen niemand i we he she they everyone nobody".split()
)


def take_occasions(sentence: Sentence, lexicon: Lexicon) -> None:
    """Take what an order in *sentence* does not hang on for a reason."""
    items = sentence.items
    if lexicon.language in _SINCE:
        _take_since(items, lexicon.language)
    for before, item in pairwise(items):
        # "Voto Anna, tanto ormai è tardi."
        if isinstance(before, Mark) and isinstance(item, Token) and item.words == ("tanto",):
            item.learn(_REASON)
    for at, item in enumerate(items):
        if isinstance(item, Mark) or not item.has(Kind.CONDITION):
            continue
        if lexicon.language == "it" and _is_for_himself(items, at):
            item.learn(_FILLING)
        elif (
            (lexicon.language == "it" and _is_too_late(items, at))
            or _is_of_reason(items, at, lexicon)
            or _is_past(items, at, lexicon)
        ):
            item.learn(_REASON)


def _take_since(items: Sequence[Token | Mark], language: str) -> None:
    """Take a word with which a sentence begins for "because": "daar Jan ziek is, stem ik op"."""
    first, second, third = (*items[:3], None, None, None)[:3]
    if not isinstance(first, Token) or first.words not in _SINCE[language]:
        return
    if not isinstance(second, Token) or not isinstance(third, Token):
        return
    begins = bool(second.seats) or second.words[0] in _SUBJECTS
    verb = third.has(Kind.BE, Kind.AUXILIARY, Kind.MUST)
    comma = any(isinstance(item, Mark) and item.text == "," for item in items[3:])
    if begins and comma and (language == "en" or not verb):
        first.learn(_REASON)


def _is_for_himself(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether an Italian "se" only says for whom: "i lupi se la mangiano", "se li è tolti"."""
    item = items[at]
    if isinstance(item, Mark) or item.words != ("se",):
        return False
    after = [each for each in items[at + 1 : at + 3] if isinstance(each, Token)]
    words = [word for each in after for word in each.words]
    if not words or words[0] not in _OBJECTS or len(words) < 2:
        return False
    before = items[at - 1] if at else None
    subject = isinstance(before, Token) and before.has(Kind.OTHERS) and not before.has(Kind.LEAD)
    return words[1] in _ARE or subject


def _is_of_reason(items: Sequence[Token | Mark], at: int, lexicon: Lexicon) -> bool:
    """Tell whether a condition is part of why somebody is chosen: "because when he lies"."""
    named = _seats(items[:at])
    behind = _until_stop(items[at + 1 :])
    if not named or not _seats(behind) <= named or _has_own(behind, lexicon.language):
        return False
    before = items[at - 1]
    if isinstance(before, Token) and before.has(Kind.REASON):
        return True
    if not _is_time(items[at], lexicon.sets) or not _is_of_him(items[at:], lexicon.language):
        return False
    return _gives_reason(items[:at], lexicon.language)


def _gives_reason(before: Sequence[Token | Mark], language: str) -> bool:
    """Tell whether the clause that ends here says why the one before it is so."""
    for at in range(len(before) - 1, -1, -1):
        item = before[at]
        if isinstance(item, Mark):
            # German has a comma before every clause.
            if language != "de" or at < len(before) - 1:
                return False
        elif item.seats or item.has(Kind.AND, Kind.BUT, Kind.CONDITION, Kind.MUST):
            return False
        elif item.has(Kind.REASON):
            return bool(_seats(before[:at]))
    return False


def _is_of_him(clause: Sequence[Token | Mark], language: str) -> bool:
    """Tell whether a clause is about somebody who was spoken of: "when he lies"."""
    condition, *tokens = _until_mark(clause)
    if not tokens or any(each.has(Kind.FIRST, Kind.LATER, Kind.MINE) for each in tokens):
        return False
    if language == "it":
        return not any(each.seats for each in tokens)
    if len(condition.words) > 1:
        # "Wenn er".
        return condition.words[-1] in _HE
    return tokens[0].has(Kind.PRONOUN) or not _HE.isdisjoint(tokens[0].words)


def _is_past(items: Sequence[Token | Mark], at: int, lexicon: Lexicon) -> bool:
    """Tell whether an Italian clause says when something was: "quando è morto Luca"."""
    item = items[at]
    if lexicon.language != "it" or isinstance(item, Mark):
        return False
    if not _is_time(item, lexicon.sets) or item.words[0] in _TILL:
        return False
    clause = _until_mark(items[at + 1 :])
    beside = [*_until_mark(items[:at][::-1])[::-1]]
    told = any(map(_is_told, clause)) and any(map(_is_told, beside))
    return told or any(map(_is_imperfect, clause))


def _is_too_late(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether a sentence only says what had been better: "meglio se non avesse parlato"."""
    item = items[at]
    tokens = [each for each in items if isinstance(each, Token)]
    if isinstance(item, Mark) or item.words != ("se",) or not at:
        return False
    words = [word for each in _until_mark(items[at + 1 :]) for word in each.words]
    had = any(one in _HAD_BEEN and two.endswith(_PARTICIPLES) for one, two in pairwise(words))
    return had and not any(token.seats for token in tokens)


def _is_imperfect(token: Token) -> bool:
    """Tell whether an Italian word is a verb for what was going on: "guardava"."""
    word = token.words[-1]
    return (word.endswith(_IMPERFECT) and len(word) > len("leva")) or word in (
        "ero",
        "era",
        "erano",
    )


def _is_told(token: Token) -> bool:
    """Tell whether an Italian word says what has been: "ha", "è morto"."""
    return token.has(Kind.AUXILIARY, Kind.PAST) or token.exact == "\u00e8" or _is_imperfect(token)


def _is_time(item: Token | Mark, sets: Mapping[str, frozenset[str]]) -> bool:
    """Tell whether a word for a condition may also say when something is."""
    return isinstance(item, Token) and " ".join(item.words) in sets.get("occasions", _NOTHING)


def _has_own(behind: Sequence[Token | Mark], language: str) -> bool:
    """Tell whether a clause may say what the writer does himself."""
    tokens = [item for item in behind if isinstance(item, Token)]
    if any(token.has(Kind.WANT, Kind.PLEASE) for token in tokens):
        return True
    verbs = [
        token
        for token in tokens
        if not token.has(Kind.WEAK, Kind.LIGHT)
        and any(
            entry.kind is Kind.VERB and entry.mood & (Mood.FIRST | Mood.ORDER)
            for entry in token.entries
        )
    ]
    if language == "it":
        return any(token.words[0].endswith(_MINE) for token in verbs)
    return bool(verbs) and any(token.has(Kind.FIRST) for token in tokens)


def _until_mark(items: Sequence[Token | Mark]) -> Sequence[Token]:
    """Return the tokens before the first mark."""
    tokens: list[Token] = []
    for item in items:
        if isinstance(item, Mark):
            break
        tokens.append(item)
    return tokens


def _until_stop(items: Sequence[Token | Mark]) -> Sequence[Token | Mark]:
    """Return what stands before the first mark that is no comma."""
    stop = (at for at, item in enumerate(items) if isinstance(item, Mark) and item.text != ",")
    return items[: next(stop, len(items))]


def _seats(items: Sequence[Token | Mark]) -> set[tuple[int, ...]]:
    """Return who is named."""
    return {item.seats for item in items if isinstance(item, Token) and item.seats}
