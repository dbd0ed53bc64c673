"""Ways of speaking that mean something else than their words, most of them Italian."""

from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import ELECT, SUICIDE, VOTE, Said

_OWN_MAYBE: Final = ("rei", "remmo")
_WOULD: Final = frozenset({"w\u00fcrde", "w\u00fcrd", "t\u00e4t", "t\u00e4te", "tat", "dat"})
WOULD_HAVE: Final = frozenset({"h\u00e4tte", "h\u00e4tt", "h\u00e4tten", "haette", "haetten"})
_SAID: Final = frozenset(
    {"m\u00f6ge", "solle", "m\u00fcsse", "k\u00f6nne", "d\u00fcrfe", "wolle", "moege", "muesse"}
)
"""German verbs of reported speech, which nobody says of himself."""
_WEIGHING: Final = frozenset(
    "ja normalerweise eigentlich stelle sonst nie theoretisch zwar".split()
)
"""Words beside which it is no politeness, but weighed."""
_ENJOYING: Final = frozenset({"piacerebbe", "adorerei", "tentato", "tentata"})
_BITES: Final = ("bei\u00df", "beiss", "schlag", "pack", "greif", "schnapp", "stech", "stoss")
"""Beginnings of German verbs with "zu" that do something to somebody."""
_VOTES: Final = ("stimm", "abstimm", "mitstimm", "wahl", "votier")
"""Beginnings of German verbs of voting."""
_LIKE: Final = frozenset({("wie",), ("als",)})
_HE: Final = frozenset({("er",), ("sie",), ("der",), ("die",)})
_SHALL: Final = frozenset(
    "soll sollen sollte sollten muss mussen musste moge mag darf durfte kann konnte mochte".split()
)
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


def would(clause: Clause) -> bool:
    """Tell whether a German clause says what the writer would do: "ich würde Anna nehmen"."""
    said = [word for token in clause.tokens for word in token.text.lower().split()]
    mine = clause.has(Kind.FIRST) or "ich" in said
    return mine and not _WOULD.isdisjoint(said)


def is_said_of_writer(clause: Clause) -> bool:
    """Tell whether somebody else says what the writer should do: German "ich möge ihn prüfen"."""
    return clause.has(Kind.FIRST) and any(token.exact in _SAID for token in clause.tokens)


def would_like(clause: Clause) -> bool:
    """Tell whether an Italian clause says what the writer would enjoy: "mi piacerebbe votare"."""
    return any(not _ENJOYING.isdisjoint(token.words) for token in clause.tokens)


def would_have_voted(reading: Reading) -> bool:
    """Tell whether somebody would have voted, and has not: "ich hätte gern für Bob gestimmt"."""
    would = any(token.exact in WOULD_HAVE for token in reading.clause.tokens)
    voted = any(
        entry.kind is Kind.VERB and entry.mood is Mood.PAST
        for token in reading.core
        for entry in token.entries
    )
    return would and voted and reading.question in (VOTE, ELECT)


def is_polite_would(clause: Clause) -> bool:
    """Tell whether a German "would" may be mere politeness: "ich würde Anna nehmen"."""
    might = [token for token in clause.tokens if token.has(Kind.MIGHT)]
    kinds = (Kind.NEGATION, Kind.OTHERS, Kind.WITHDRAW, Kind.LATER, Kind.PAST, Kind.AUXILIARY)
    weighs = any(not _WEIGHING.isdisjoint(token.words) for token in clause.tokens)
    linked = any(not link.has(Kind.AND) for link in clause.links)
    plain = len(clause.persons) == 1 and not (linked or clause.has(*kinds) or weighs)
    return plain and would(clause) and len(might) == 1 and clause.tokens[-1].has(Kind.VERB)


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
    if votes_himself(clause):
        return True
    # "Ich beiße zu" is no agreement.
    bites = any(word.startswith(_BITES) for token in clause.tokens for word in token.words)
    return clause.tokens[-1].words == ("zu",) and not bites


def votes_himself(clause: Clause) -> bool:
    """Tell whether who is named is to vote, and not voted for: "Bob soll stimmen wie ich"."""
    tokens = [token for token in clause.tokens if token.kinds != {Kind.FILLER}]
    if len(tokens) > 1 and tokens[1].seats and tokens[0].has(Kind.LEAD):
        tokens = tokens[1:]
    spoken = [at for at, token in enumerate(tokens) if token.has(Kind.FIRST)]
    like = all(tokens[at - 1].words in _LIKE for at in spoken)
    if tokens and tokens[0].words[0].startswith(_VOTES) and not clause.persons:
        # "Stimm wie ich!"
        return bool(spoken) and like
    if not (tokens and (tokens[0].seats or tokens[0].words in _HE)):
        return False
    shall = any(not _SHALL.isdisjoint(token.words) for token in tokens)
    votes = [at for at, token in enumerate(tokens) if token.words[0].startswith(_VOTES)]
    if not votes or not like or tokens[votes[-1]].is_capital:
        return False
    # "Bob soll die Stimmen kriegen" is another thing.
    after = tokens[votes[-1] + 1 :]
    ends = all(token.has(Kind.FIRST, Kind.FILLER) or token.words in _LIKE for token in after)
    return bool(spoken) or (shall and ends)
