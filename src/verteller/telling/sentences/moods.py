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
        if not verbs or (_is_noun(token, before, language)):
            continue
        if language == "it" and is_far_past(token.exact):
            verbs = [Mood.PAST]
        elif before is not None and is_done_to_me(before, token):
            verbs = [Mood.THIRD]
        moods.append(together(verbs))
    return moods


def _is_noun(token: Token, before: Token | None, language: str) -> bool:
    """Tell whether a word that may be a verb has an article before it."""
    if before is None or not token.has(Kind.CUE):
        return False
    if before.is_genitive and language == "en" and not token.words[-1].endswith("ing"):
        # "Bob's bed tonight".
        return True
    if _THEIRS.intersection(before.words):
        return True
    if before.words[-1].startswith(("quel", "quest")):
        return True
    return before.has(Kind.LEAD, Kind.MINE) and not before.has(Kind.PRONOUN)


def together(moods: Sequence[Mood]) -> Mood:
    """Return everything that several forms can say."""
    together = Mood.NONE
    for mood in moods:
        together |= mood
    return together
