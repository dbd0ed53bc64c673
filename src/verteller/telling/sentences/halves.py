"""Words in the midst of a clause that set it against the one before: "the mayor, however, is"."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.tokens import Mark, Token

_AGAINST: Final = frozenset(
    "invece daarentegen hingegen dagegen wiederum dafur andererseits".split()
)
"""Words that never take back what they stand behind."""
_HOWEVER: Final = frozenset(
    "pero invece aber jedoch allerdings echter wel though tho tuttavia".split()
)
"""Words that only set against what stands before them, if no more than a noun or a name does."""
_LINKS: Final = (Kind.AND, Kind.OR, Kind.BUT, Kind.CONDITION, Kind.REASON, Kind.THAT)


def sets_against(items: Sequence[Token | Mark], at: int) -> bool:
    """
    Tell whether the word at *at* links nothing but stands within its clause.

    So it does behind what the clause is about: "a Elena invece la cura", "da bruciare invece
    Leone", "il sindaco però lo faccia Anna".
    """
    item = items[at]
    if isinstance(item, Mark) or len(item.words) > 1:
        return False
    before = _behind(items, at)
    after = _before_mark(items[at + 1 :])
    if not before or not after or after[0].has(*_LINKS):
        return False
    if item.words[0] in _AGAINST and not (_named(before) and _named(after)):
        return True
    return item.words[0] in _HOWEVER and _is_topic(before) and not after[0].has(Kind.NEGATION)


def _behind(items: Sequence[Token | Mark], at: int) -> list[Token]:
    """Return the words of a clause before *at*."""
    before: list[Token] = []
    for item in reversed(items[:at]):
        if isinstance(item, Mark) or (item.has(*_LINKS) and not item.has(Kind.LEAD)):
            break
        before.insert(0, item)
    return before


def _before_mark(items: Sequence[Token | Mark]) -> list[Token]:
    after: list[Token] = []
    for item in items:
        if isinstance(item, Mark):
            break
        after.append(item)
    return after


def _named(tokens: Sequence[Token]) -> bool:
    return any(token.seats for token in tokens)


def _is_topic(tokens: Sequence[Token]) -> bool:
    """Tell whether words are no more than a noun of a question, with what stands before it."""
    *leads, last = tokens
    noun = last.has(Kind.CUE, Kind.PART) or bool(last.seats)
    return noun and all(
        lead.has(Kind.LEAD, Kind.TOWARDS, Kind.ORIGIN, Kind.MINE, Kind.FILLER) for lead in leads
    )
