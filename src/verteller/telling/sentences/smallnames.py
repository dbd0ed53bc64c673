"""Names in small letters that are words beside others in capitals: "that will do Bob good"."""

from itertools import pairwise
from typing import Final

from verteller.telling.sentences.grammar import Clause, Person
from verteller.telling.sentences.lexicon import Kind

_SLOT: Final = (Kind.VERB, Kind.TOWARDS, Kind.CUE, Kind.COMPANY)
"""Words behind which a name may stand."""
_DOING: Final = (Kind.VERB, Kind.LIGHT, Kind.BE, Kind.AUXILIARY)


def is_small_word(person: Person, clause: Clause) -> bool:
    """Tell whether a name in small letters, beside others in capitals, is a word."""
    at = clause.tokens.index(person.token)
    before = clause.tokens[at - 1] if at else None
    if before is None and _is_joined_on(person, clause) and not clause.is_cased:
        # "hope and bob, please".
        return False
    after = clause.tokens[at + 1] if at + 1 < len(clause.tokens) else None
    does = after is not None and not after.seats and after.has(*_DOING)
    if person.token.has(Kind.MUST) and does and before is not None:
        # "A night in the cells will do Bob good."
        return True
    return before is None or not before.has(*_SLOT) or before.has(Kind.FIRST)


def _is_joined_on(person: Person, clause: Clause) -> bool:
    """Tell whether somebody else is joined to a name by an "and"."""
    return any(
        one is person and two.joined is Kind.AND and not two.listed
        for one, two in pairwise(clause.persons)
    )
