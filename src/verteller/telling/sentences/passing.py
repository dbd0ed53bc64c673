"""Passing in a vote: the Italian "passo", which is a step as well."""

from typing import Final

from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Entry, Kind

_I_PASS: Final = ("passo",)
_BESIDE: Final = (Kind.LEAD, Kind.TOWARDS, Kind.ORIGIN, Kind.FILLER, Kind.CUE, Kind.FIRST)
"""What may stand before it: for what office somebody passes."""


def take_pass(clause: Clause, language: str) -> None:
    """Let an Italian "passo" behind nothing but what it is about be a pass: "sindaco: passo"."""
    said = [token for token in clause.tokens if token.kinds != {Kind.FILLER}]
    if language != "it" or not said or said[-1].words != _I_PASS or clause.persons:
        return
    office = any(token.has(Kind.CUE) for token in said) or (len(said) == 1 and clause.mark == ":")
    if office and all(token.has(*_BESIDE) for token in said[:-1]):
        said[-1].learn((Entry(Kind.PASS), Entry(Kind.ABSTAIN)))
