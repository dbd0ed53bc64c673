"""Phrases with words of time and courtesy between their parts: "schlafe heute Nacht bei"."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.folding import Word
from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.lexicon import Entry, Kind, Lexicon

_FARTHEST: Final = 3
"""Words that may stand between two parts of a phrase."""
_NEAR: Final = 6
"""Words behind the first of a phrase among which others must stand for it to be spread."""
_DOES: Final = Mood.FIRST | Mood.ORDER


def spread_phrase(words: Sequence[Word], at: int, lexicon: Lexicon) -> tuple[int, Sequence[Entry]]:
    """
    Return the longest phrase at word *at* that is not said in one piece, and its meanings.

    Returns:
        How many words it takes with those between its parts, 0 if there is none.
    """
    best: tuple[int, Sequence[Entry]] = 0, ()
    between = lexicon.sets.get("between", frozenset())
    near = [word.folded for word in words[at + 1 : at + 1 + _NEAR]]
    if between.isdisjoint(near):
        return best
    parts, loose = 0, near[0] in between
    for phrase in lexicon.by_first_word.get(words[at].folded, ()):
        if not (loose or phrase[1] == near[0]):
            continue
        if len(phrase) <= parts or not (length := _length(phrase, words, at, lexicon)):
            continue
        entries = [entry for entry in lexicon.phrases[phrase] if _may_spread(entry)]
        if entries:
            best, parts = (length, entries), len(phrase)
    return best


def _length(phrase: Sequence[str], words: Sequence[Word], at: int, lexicon: Lexicon) -> int:
    """Return how many words a phrase takes that begins at word *at*, 0 if it is not said there."""
    between = lexicon.sets.get("between", frozenset())
    end = at + 1
    for part in phrase[1:]:
        farthest = end + _FARTHEST
        while end < min(len(words), farthest) and words[end].folded in between - {part}:
            end += 1
        if end >= len(words) or words[end].folded != part:
            return 0
        end += 1
    return end - at if end - at > len(phrase) else 0


def _may_spread(entry: Entry) -> bool:
    """Tell whether a meaning is one of what the writer does, so that it says when as well."""
    if entry.kind in (Kind.ANNOUNCE, Kind.PASS, Kind.ABSTAIN, Kind.WITHDRAW):
        return True
    return entry.kind is Kind.VERB and bool(entry.mood & _DOES)
