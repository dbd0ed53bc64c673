"""What the writer does with himself that is done to nobody: "I invite myself to Bob's"."""

from typing import Final

from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Kind

_WITH_HIMSELF: Final = frozenset(
    "lade lad laden quartiere quartier niste geselle verstecke versteck begebe begeb schleiche"
    " schleich schmuggle schmuggel stehle traue trau kummere pirsche heft hefte kuschle kuschel"
    " verkrieche verkriech verziehe schwinge schwing bewege beweg aufmache"
    " invite inviting sneak sneaking smuggle nodig sleep begeef verstop wurm wring"
    " invito autoinvito intrufolo nascondo infilo".split()
)
"""Verbs of which the writer is the object only in their grammar."""
_NEAR: Final = 3
"""Words before "myself" among which the verb stands."""


def is_with_himself(clause: Clause, at: int) -> bool:
    """Tell whether the "myself" at a place only belongs to its verb: "ich lade mich ein"."""
    before = clause.tokens[max(0, at - _NEAR) : at]
    alone = [token for token in before if not token.has(Kind.FIRST, Kind.FILLER)]
    return bool(alone) and not _WITH_HIMSELF.isdisjoint(alone[-1].words)
