"""Choices that are left to whom they are for: "Bob for mayor, if he accepts".

That somebody else is willing is no leave that is begged of the narrator: it has to be seen.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from verteller.telling.sentences.lexicon import Entry, Kind
from verteller.telling.sentences.tokens import Mark, Token
from verteller.telling.sentences.topics import ELECT, SUCCESSOR

_FARTHEST: Final = 5
"""Words behind an "if" among which stands that somebody is willing."""
_NOTHING: Final[frozenset[str]] = frozenset()


def leave_to_candidate(
    items: Sequence[Token | Mark], at: int, sets: Mapping[str, frozenset[str]]
) -> bool:
    """Let an "if" at *at* that leaves an office to its candidate suppose it; tell if it does."""
    item = items[at]
    if isinstance(item, Mark) or not _hangs(items, at, sets):
        return False
    item.learn((Entry(Kind.CONDITION),))
    for each in items[at + 1 : at + 2]:
        if isinstance(each, Token) and each.has(Kind.AND):
            # "Purché sia d'accordo" joins nothing.
            each.learn((Entry(Kind.BE),))
    return True


def _hangs(items: Sequence[Token | Mark], at: int, sets: Mapping[str, frozenset[str]]) -> bool:
    """Tell whether an "if" at *at* leaves an office to who is named for it before."""
    item = items[at]
    if isinstance(item, Mark) or not item.has(Kind.CONDITION, Kind.HARMLESS):
        return False
    ifs = {each.split()[0] for each in sets.get("supposing_if", _NOTHING)}
    if item.words[0] not in ifs and not item.has(Kind.CONDITION):
        return False
    before = [each for each in items[:at] if isinstance(each, Token)]
    offices = (ELECT, SUCCESSOR)
    office = any(entry.question in offices for each in before for entry in each.entries)
    if not (office and any(each.seats for each in before)):
        return False
    run: list[str] = [*item.words]
    for each in items[at + 1 : at + 1 + _FARTHEST]:
        if isinstance(each, Mark):
            break
        run += each.words
    if not sets.get("not_his", _NOTHING).isdisjoint(run):
        return False
    said = f" {' '.join(run[1:])} "
    return any(f" {each} " in said for each in sets.get("his_consent", _NOTHING))
