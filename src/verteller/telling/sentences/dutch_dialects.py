"""Dutch words as they are run together or written as spoken, known by what stands beside them."""

from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.spots import Spot

_SHORTEST: Final = 4
"""Letters from which on a word may be a verb with "ik" run together."""
_BEHIND_K: Final = frozenset("lnraeiouy")
"""Letters with which a "k" begins many words: "klos", "knip", "kracht"."""
_BEFORE_ASH: Final = frozenset("de het in tot uit van en stof".split())
"""Words behind which "as" is ash, and not "als"."""


def dutch(spot: Spot) -> str:
    """Return what a Dutch word is in full: "kstem", "as", "k volge"."""
    word = spot.word
    if word == "as":
        return "" if spot.before in _BEFORE_ASH else "als"
    if polite := _beside(spot):
        return polite
    if word == "k" and (spot.begins_cut or spot.has_mood(spot.after, Mood.FIRST)):
        return "ik"
    if spot.before == "ik" and word.endswith("e") and not spot.has_mood(word, Mood.FIRST):
        # West and east: "ik stemme", "ik volge".
        for own in (word[:-1], _shortened(word)):
            if spot.has_mood(own, Mood.FIRST):
                return own
    joined = word.startswith("k") and len(word) >= _SHORTEST and word[1] not in _BEHIND_K
    if joined and not spot.is_known(word) and spot.has_mood(word[1:], Mood.FIRST):
        return f"ik {word[1:]}"
    return ""


def _beside(spot: Spot) -> str:
    """Return what a word is by the one beside it: "Roos d'r huis", "koppelt u Roos aan Bram"."""
    word = spot.word
    written = spot.words[spot.at].text.casefold().replace("\u2019", "'")
    if word == "er" and written == "d'r" and spot.people.named([spot.before]):
        return "haar"
    formal = spot.after == "u" and word.endswith("t") and not spot.has_mood(word, Mood.FIRST)
    return word[:-1] if formal and spot.has_mood(word[:-1], Mood.ORDER) else ""


def _shortened(word: str) -> str:
    """Return the stem of a verb in -e: "stemme" stem, "hale" haal."""
    stem = word[:-1]
    if len(stem) > 2 and stem[-1] == stem[-2]:
        return stem[:-1]
    return stem[:-1] + stem[-2:]
