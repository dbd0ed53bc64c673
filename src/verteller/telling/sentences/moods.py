"""The moods of the verbs in a clause."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.idioms import (
    is_done_to_me,
    is_far_past,
)
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import Topics

_THEIRS: Final = frozenset({"his", "her", "their"})
"""English words before what is somebody's."""
_NO: Final = frozenset({("no",), ("some",)})
_ARTICLES: Final = frozenset({"a", "an", "this"})
"""English words behind which one thing stands, so that what follows it has no verb's form."""


def moods_of(reading: Reading, topics: Topics, language: str) -> list[Mood]:
    """Return the moods of the verbs in a clause; a noun that looks like one is none."""
    clause = reading.clause
    later = {word for token in clause.tokens for word in token.words}
    moods = []
    for at, token in enumerate(clause.tokens):
        if token.seats:
            continue
        before = clause.tokens[at - 1] if at else None
        if before is not None and before.has(Kind.MINE) and not before.has(Kind.PRONOUN):
            continue
        verbs = [
            entry.mood
            for entry in token.entries
            if entry.mood
            and later.issuperset(entry.particle.split())
            and (topics.is_own(entry) or reading.foreign)
        ]
        if not verbs or is_noun(clause.tokens, at, language):
            continue
        if language == "it" and is_far_past(token.exact):
            verbs = [Mood.PAST]
        elif before is not None and is_done_to_me(before, token):
            verbs = [Mood.THIRD]
        moods.append(together(verbs))
    return moods


def is_noun(tokens: Sequence[Token], at: int, language: str) -> bool:
    """Tell whether a word that may be a verb has an article before it."""
    token = tokens[at]
    if not token.has(Kind.CUE):
        return False
    if not at:
        return language == "en" and _is_plural(token, tokens[1:])
    before = tokens[at - 1]
    led = before.has(Kind.LEAD, Kind.MINE) and not before.has(Kind.PRONOUN)
    pointed = before.words[-1].startswith(("quel", "quest"))
    if led or pointed or _THEIRS.intersection(before.words):
        return True
    return language == "en" and _is_english_noun(tokens, at)


def _is_english_noun(tokens: Sequence[Token], at: int) -> bool:
    """Tell whether an English word is a noun by what stands before it: "Bob's bed", "no bites"."""
    token, before = tokens[at], tokens[at - 1]
    if before.is_genitive and not token.words[-1].endswith("ing"):
        # "Bob's bed tonight".
        return True
    # "A clean bandage", but not "a cat votes".
    third = any(Mood.THIRD in entry.mood for entry in token.entries)
    return before.words in _NO or (not third and _is_described(tokens[:at]))


def _is_plural(token: Token, after: Sequence[Token]) -> bool:
    """Tell whether a word that begins a clause is no verb, as nobody does it: "plasters for"."""
    moods = [entry.mood for entry in token.entries if entry.mood]
    led = bool(after) and after[0].has(Kind.TOWARDS, Kind.ORIGIN)
    return led and bool(moods) and all(mood is Mood.THIRD for mood in moods)


def _is_described(before: Sequence[Token]) -> bool:
    """Tell whether an article and then no more than adjectives stand before: "a nice clean"."""
    for token in reversed(before[1:]):
        if token.kinds != {Kind.THING}:
            return False
        at = next(at for at, each in enumerate(before) if each is token)
        if before[at - 1].words[-1] in _ARTICLES:
            return True
    return False


def together(moods: Sequence[Mood]) -> Mood:
    """Return everything that several forms can say."""
    together = Mood.NONE
    for mood in moods:
        together |= mood
    return together
