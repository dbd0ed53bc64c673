"""Words before a name that set him apart elsewhere, and beside a power only say where."""

from typing import Final

from verteller.telling.sentences.grammar import Clause, Person
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.tokens import Token

_PITY: Final = frozenset({("poor",)})
_PLACES: Final = frozenset(
    {
        ("over",),
        ("by",),
        ("near",),
        ("behind",),
        ("beside",),
        ("around",),
        ("about",),
        ("all", "over"),
    }
)
_SENDS: Final = frozenset({"en", "nl", "de"})
"""Languages in which somebody is sent somewhere with a "with": "in de bak met Jan"."""
_POWERFUL: Final = (Kind.VERB, Kind.CUE, Kind.WISH, Kind.PART)


def only_places(lead: Token, person: Person, clause: Clause, role: str) -> bool:
    """
    Tell whether a word that may set somebody apart is only one of place, or of pity.

    "Holy water over Bob", "I watch by Bob's grave", "poor Bob's grave", but not "Ann over Bob".
    """
    words = [token for token in clause.words if _is_own(token, role)]
    if not words or len(clause.persons) != 1:
        return False
    if lead.words in _PITY:
        return True
    return lead.words in _PLACES and (lead.words[-1] == "over" or person.token.is_genitive)


def is_sent_with(person: Person, clause: Clause, role: str, language: str) -> bool:
    """Tell whether a clause is no more than where somebody is to go: "into the cells with Bob"."""
    if language not in _SENDS or len(clause.persons) != 1:
        return False
    tokens = clause.tokens
    at = tokens.index(person.token) - len(person.leads)
    kinds = (Kind.FILLER, Kind.LEAD, Kind.TOWARDS, Kind.THING)
    before = tokens[:at]
    moved = bool(before) and _is_own(before[-1], role) and not before[-1].has(Kind.VERB)
    led = len(before) > 1 or len(before[0].words) > 1 if before else False
    rest = (*before[:-1], *tokens[at + len(person.leads) + 1 :])
    return moved and led and all(token.has(*kinds) and not token.has(Kind.VERB) for token in rest)


def _is_own(token: Token, role: str) -> bool:
    """Tell whether a word belongs to a power of the bearer of *role*."""
    return any(entry.kind in _POWERFUL and role in entry.roles for entry in token.entries)
