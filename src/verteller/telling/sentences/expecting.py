"""
What others expect of the writer, and in vain: "whoever thinks I'll burn Bob is mistaken".

It is said as a condition or of somebody else, and denies nothing by its words; all the same its
writer will not do it.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from verteller.telling.sentences.framing import is_framed
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.meaning import DoubtCode
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.tokens import Sentence

_NONE: Final[frozenset[str]] = frozenset()


def without_expectations(
    so_far: SoFar,
    readings: Sequence[Reading],
    sentence: Sentence,
    sets: Mapping[str, frozenset[str]],
) -> Sequence[Reading]:
    """
    Return the clauses of a sentence without what others expect in vain, which is put down.

    Args:
        so_far: What is known of the mail; it is told of whom the writer will not choose.
        readings: What the clauses of the sentence say.
        sentence: The sentence.
        sets: The words of its language by what they show.
    """
    if sentence.end == "?" or not is_framed(_words(readings), sets.get("expecting", _NONE)):
        return readings
    end = _end(readings, sets)
    expected = next((each for each in readings[:end] if each.question and each.persons), None)
    if expected is None:
        return readings
    so_far.doubt(DoubtCode.NEGATED, expected, sentence)
    return readings[end:]


def _end(readings: Sequence[Reading], sets: Mapping[str, frozenset[str]]) -> int:
    """Return behind which clause it is said that the expectation is vain, 0 if it is not."""
    if _is_begun(readings[0], sets) and is_framed(_words(readings), sets["expecting_not"]):
        # "Don't think I'd vote for Bob" says so at once.
        about = (at for at, each in enumerate(readings, 1) if each.question and each.persons)
        return next(about, len(readings))
    for end in range(1, len(readings) + 1):
        if is_framed(_words(readings[:end]), sets.get("mistaken", _NONE)):
            if any(each.persons for each in readings[:end]):
                return end
            # "You are mistaken if you think I'd vote for Bob."
            later = (at for at, each in enumerate(readings, 1) if each.question and each.persons)
            return next(later, 0)
    return 0


def _is_begun(reading: Reading, sets: Mapping[str, frozenset[str]]) -> bool:
    """Tell whether a sentence begins by telling others not to expect something."""
    firsts = {each.split()[0] for each in sets.get("expecting_not", _NONE)}
    for token in (*reading.clause.links, *reading.clause.tokens):
        if not firsts.isdisjoint(token.words):
            return True
        if not token.has(Kind.FILLER, Kind.AND, Kind.BUT):
            # "I don't think I'll vote for Bob".
            return False
    return False


def _words(readings: Sequence[Reading]) -> list[str]:
    return [
        word
        for reading in readings
        for token in (*reading.clause.links, *reading.clause.tokens)
        for word in token.words
    ]
