"""Sentences that weigh two things and settle nothing: "one day I say this, the next day that"."""

from collections.abc import Mapping, Sequence
from typing import Final

from verteller.telling.sentences.lexicon import Entry, Kind
from verteller.telling.sentences.reading import Reading, Tone

_THEN: Final = " etc "
"""Stands between the words with which one clause of a pair begins, and those of a later one."""


def leave_wavering(readings: Sequence[Reading], sets: Mapping[str, frozenset[str]]) -> None:
    """Take what is weighed against another thing in the same sentence for no order."""
    starts = [f"{_begins(reading)} " for reading in readings]
    if any(_is_pair(starts, each) for each in sets.get("wavering", frozenset())):
        for reading in readings:
            reading.tone = Tone.UNSURE if reading.tone is Tone.DONE else reading.tone
            for link in reading.clause.links:
                if link.has(Kind.CONDITION) and len(link.words) > 1:
                    # "One minute I'm for it" supposes nothing.
                    link.learn((Entry(Kind.FILLER),))


def _begins(reading: Reading) -> str:
    clause = reading.clause
    links = [link for link in clause.links if link.has(Kind.CONDITION)]
    return " ".join(word for token in (*links, *clause.tokens[:4]) for word in token.words)


def _is_pair(starts: Sequence[str], pair: str) -> bool:
    """Tell whether clauses begin as those of a pair do, or one that weighs by itself."""
    first, _, second = pair.partition(_THEN)
    at = next((at for at, each in enumerate(starts) if each.startswith(f"{first} ")), None)
    if at is None:
        return False
    return not second or any(each.startswith(f"{second} ") for each in starts[at + 1 :])
