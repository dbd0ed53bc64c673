"""Infinitives: which ones hang on other words, by the "to", "te" or "zu" before or within them."""

from typing import Final

from verteller.telling.folding import fold
from verteller.telling.sentences.conjugation import PARTICLES, Mood
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Entry, Kind
from verteller.telling.sentences.tokens import Token

MARKS: Final = {"en": "to", "nl": "te", "de": "zu"}
"""Before infinitives."""
_PARTICLES: Final = tuple(fold(each) for each in (*PARTICLES, "bei", "her", "hin", "unter", "vor"))
"""Of German verbs, before the mark of the infinitive."""
_BEFORE_GERUNDS: Final = frozenset(
    "stop quit avoid against without regret hate considering consider from about by of mind".split()
)
_FAVOUR: Final = frozenset({"favour", "favor"})


def is_marked(clause: Clause, at: int, language: str) -> bool:
    """Tell whether a verb is an infinitive that depends on what stands before it."""
    tokens, token = clause.tokens, clause.tokens[at]
    if language == "it":
        return (bool(at) or clause.links_with(Kind.THAT)) and all(
            entry.mood is Mood.INFINITIVE for entry in _doings(token)
        )
    mark = MARKS[language]
    if language == "en" and at > 1 and tokens[at - 2].seats:
        # "Bob to jail", "Bob to burn".
        return False
    before = tokens[at - 1].words[-1] if at else ""
    if language == "en" and token.words[0].endswith("ing") and before in _BEFORE_GERUNDS:
        return not (before == "of" and at > 1 and not _FAVOUR.isdisjoint(tokens[at - 2].words))
    # "To the stake with him!" is a place to go to.
    within = len(token.words) > 1 and token.words[0] == mark and token.words[1] != "the"
    if language in ("nl", "de"):
        # "Weg te stemmen", "Bescheid zu geben".
        plain = all(entry.mood is Mood.INFINITIVE for entry in verbs(token))
        within = within or (mark in token.words[-2:-1] and plain)
    return before == mark or within or (language == "de" and _has_mark_within(token))


def is_marked_infinitive(clause: Clause, language: str) -> bool:
    """Tell whether a German clause is an infinitive with its mark: "Kontakt aufzunehmen"."""
    return language == "de" and bool(clause.tokens) and ends_marked(clause, len(clause.tokens) - 1)


def is_infinitive(token: Token) -> bool:
    """Tell whether a word is an Italian infinitive, whatever it does."""
    if token.seats or token.has(Kind.WANT):
        return False
    moods = [entry.mood for entry in _doings(token)]
    return bool(moods) and all(mood is Mood.INFINITIVE for mood in moods)


def _doings(token: Token) -> list[Entry]:
    """Return what a word means as a verb, be it only one that may be part of anything."""
    kinds = (Kind.VERB, Kind.LIGHT)
    return [entry for entry in token.entries if entry.kind in kinds and entry.mood]


def ends_marked(clause: Clause, at: int) -> bool:
    """Tell whether a word is a German infinitive with its mark, whatever it does."""
    tokens, token = clause.tokens, clause.tokens[at]
    if token.seats or not token.words[-1].endswith("n"):
        return False
    before = tokens[at - 1].words[-1] if at else ""
    verb = token.is_strange or token.has(Kind.LIGHT) or bool(verbs(token))
    if len(token.words) > 1 and token.words[-2] == MARKS["de"]:
        return verb
    return (verb and before == MARKS["de"]) or (bool(verbs(token)) and _has_mark_within(token))


def _has_mark_within(token: Token) -> bool:
    """Tell whether a German infinitive has its mark behind its particle: "aufzupassen"."""
    word = token.words[-1]
    if not any(word.startswith(f"{each}zu") for each in _PARTICLES):
        return False
    return all(entry.mood is Mood.INFINITIVE for entry in verbs(token))


def marked(clause: Clause, language: str) -> list[int]:
    """Return where infinitives behind "te" or "zu" stand: "bei Bob zu schlafen"."""
    if language == "de":
        # "Ihm meine Stimme zu geben."
        return [at for at in range(len(clause.tokens)) if ends_marked(clause, at)]
    return [
        at
        for at, token in enumerate(clause.tokens)
        if language == "nl"
        and any(Mood.INFINITIVE in entry.mood for entry in token.entries)
        and is_marked(clause, at, language)
    ]


def verbs(token: Token) -> list[Entry]:
    """Return what a word means as a verb that does what is asked."""
    return [entry for entry in token.entries if entry.kind is Kind.VERB and entry.mood]
