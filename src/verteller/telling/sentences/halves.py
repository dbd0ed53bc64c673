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
_STANDS: Final = frozenset({("gegen",), ("tegen",), ("contro",), ("against",)})
"""Before whom somebody votes to burn, where another is to be mayor."""
_FAVOURS: Final = frozenset({("for",), ("per",), ("a", "favore", "di"), ("voor",), ("fur",)})
_BETTER: Final = frozenset({"meglio", "beter", "better", "besser"})
"""Words that correct nothing where they are the last of a clause."""
_LINKS: Final = (Kind.AND, Kind.OR, Kind.BUT, Kind.CONDITION, Kind.REASON, Kind.THAT)
_WORDS: Final = (Kind.CUE, Kind.WISH, Kind.VERB)
_TWO: Final = frozenset({"vote", "elect"})
"""Votes that one letter may be about."""


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
    if not after and item.words[0] in _BETTER:
        # "We talked about who was better, and ..."
        return bool(before)
    if not before or not after or after[0].has(*_LINKS):
        return False
    if item.words[0] in _AGAINST and not (_named(before) and _named(after)):
        return True
    return item.words[0] in _HOWEVER and _is_topic(before) and not after[0].has(Kind.NEGATION)


def begins_other(items: Sequence[Token | Mark], at: int) -> bool:
    """
    Tell whether the item at *at* begins the order for the other of two votes.

    So it does where each of two names has a word for another vote beside it: "sindaco Anna rogo
    Luca", "vote James, Grace for mayor".
    """
    before, item = _behind(items, at), items[at]
    if not before or _count(before) != 1:
        return False
    first = _votes(before)
    if isinstance(item, Mark):
        after = _before_mark(items[at + 1 :])
        listed = item.text == "," and bool(after) and not _is_vote(after[0])
        return listed and _count(after) == 1 and {*first, *_votes(after)} == _TWO
    after = [item, *_before_mark(items[at + 1 :])]
    if item.has(Kind.AND) and any(token.words in _STANDS for token in before):
        favours = after[1:2] and after[1].words in _FAVOURS
        return bool(favours) and _count(after) == 1 and _votes(after) == {"elect"}
    noun = bool(_votes([item])) and not any(entry.mood for entry in item.entries)
    leads = before[0].seats or _is_vote(before[0])
    behind = noun and bool(leads) and bool(before[-1].seats) and _count(after) == 1
    return behind and bool(first) and _votes(after) == _TWO - first


def _count(tokens: Sequence[Token]) -> int:
    return sum(bool(token.seats) for token in tokens)


def _is_vote(token: Token) -> bool:
    return bool(_votes([token]))


def _votes(tokens: Sequence[Token]) -> frozenset[str]:
    """Return for which of the two votes there is a word among *tokens*."""
    against = any(token.words in _STANDS for token in tokens)
    return frozenset({"vote"} if against else ()) | frozenset(
        entry.question
        for token in tokens
        if not token.seats
        for entry in token.entries
        if entry.kind in _WORDS and entry.question in _TWO
    )


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
