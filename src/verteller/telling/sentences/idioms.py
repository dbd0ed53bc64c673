"""Ways of speaking that mean something else than their words, most of them Italian."""

from typing import Final

from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import SUICIDE, Said

_OWN_MAYBE: Final = ("rei", "remmo")
_COURTESIES: Final = frozenset({"grazie", "please", "cortesemente", "gentilmente"})


def is_idiom(clause: Clause, said: Said) -> bool:
    """Tell whether dying is only a way of speaking: "mi ammazzo di lavoro", "mi sparo un film"."""
    own = [token for token, entry in said if entry.question == SUICIDE]
    weak = [token for token in own if token.has(Kind.WEAK)]
    if not weak or len(weak) < len(own):
        return False
    if clause.links_with(Kind.CORRECTION) and clause.links[-1].words == ("piuttosto",):
        return True
    after = clause.tokens[clause.tokens.index(weak[-1]) + 1 :]
    kinds = (Kind.LEAD, Kind.ORIGIN, Kind.COMPANY, Kind.APART)
    return any(
        token.seats or not token.is_known or (token.has(*kinds) and not token.has(Kind.FILLER))
        for token in after
    )


def is_done_to_me(before: Token, token: Token) -> bool:
    """Tell whether an Italian verb that may be an order is none: "mi vota"."""
    return before.words in (("mi",), ("ci",)) and token.words[0].endswith("a")


def is_courteous(clause: Clause) -> bool:
    """Tell whether an Italian "would" is only polite: "io sceglierei Anna grazie"."""
    courteous = any(token.words[0] in _COURTESIES for token in clause.tokens)
    return courteous and any(token.words[0].endswith(_OWN_MAYBE) for token in clause.tokens)


def is_far_past(exact: str) -> bool:
    """Tell whether an Italian verb is one of the distant past, by its accent: votò."""
    return exact.endswith("\u00f2") and not exact.endswith("r\u00f2")


def is_by_means(clause: Clause) -> bool:
    """Tell whether something unknown is what one dies of: "I kill myself with work"."""
    tokens = clause.tokens
    at = next((at for at, token in enumerate(tokens) if token.has(Kind.COMPANY)), len(tokens))
    return any(not token.is_known for token in tokens[at:])


def agrees(clause: Clause) -> bool:
    """Tell whether a German clause is about agreeing: "ich stimme Anna zu"."""
    return clause.tokens[-1].words == ("zu",)
