"""
What a clause does something to that is nobody: a thing that is asked for, or denied.

"Give me the jug" and "I don't see the point" choose nobody, though their verbs may.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import VOTE

_ANOTHER: Final = frozenset("another altro altra".split())
_OWN: Final = ("own", "eigen", "propri")
"""How words begin that say whose a thing is."""
_BEST: Final = frozenset(
    "best worst funniest miglior migliore peggior peggiore beste leukste slechtste mooiste"
    " besten bester bestes schonste schonsten".split()
)
"""Superlatives, folded, of what prizes are given for."""
_GIVE: Final = frozenset(
    "gib gebt geben give pass hand lend dammi datemi dateci passami geef reich schenk let".split()
)
"""Verbs with which somebody asks for a thing."""


def is_about_thing(reading: Reading) -> bool:
    """Tell whether a verb of everyday life is denied of a thing, not a power of anybody."""
    clause = reading.clause
    weak = bool(reading.core) and all(token.has(Kind.WEAK) for token in reading.core)
    thing = any(token.kinds == {Kind.THING} and token.is_noun for token in clause.tokens)
    nothing = clause.has(Kind.NOTHING) or (clause.has(Kind.NOBODY) and reading.blank)
    return weak and thing and reading.negated and not nothing


def is_contest(reading: Reading) -> bool:
    """Tell whether a vote is about something else: "my vote for best costume goes to Bob"."""
    tokens = reading.clause.tokens
    for one, two in pairwise(tokens):
        if not _BEST.isdisjoint(one.words) and (two.kinds == {Kind.THING} or two.is_strange):
            return reading.question == VOTE
    return False


def begs_for(reading: Reading) -> bool:
    """Tell whether a clause asks for something to be handed over, and names nobody: "give me"."""
    first = reading.clause.tokens[:1]
    return not reading.persons and any(token.words[0] in _GIVE for token in first)


def has_thing(reading: Reading) -> bool:
    """Tell whether a thing is asked for, and nobody chosen by that: "give me the jug"."""
    thing = any(token.kinds == {Kind.THING} and token.is_noun for token in reading.clause.tokens)
    return thing and begs_for(reading) and not reading.is_named


def is_left_to_another(reading: Reading) -> bool:
    """Tell whether somebody is told to find another: "si trovi un altro avvocato"."""
    return any(
        token.has(Kind.NEGATION) and not _ANOTHER.isdisjoint(token.words[1:])
        for token in reading.clause.tokens
    )


def is_own_thing(token: Token, after: Sequence[Token]) -> bool:
    """Tell whether a word for the writer himself only says whose a thing is: "my own pillow"."""
    if not token.words[-1].startswith(_OWN) or not after:
        return False
    noun = after[0]
    return not noun.seats and (noun.is_strange or noun.has(Kind.CUE, Kind.THING, Kind.PART))
