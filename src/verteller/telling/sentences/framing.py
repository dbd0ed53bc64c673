"""Frames: phrases with gaps in them, "how many etc alive", found among the words of a sentence."""

from collections.abc import Sequence
from functools import cache
from typing import Final

_GAP: Final = "etc"
"""Stands in a frame where other words may."""
_LONGEST_GAP: Final = 4

Frame = tuple[tuple[str, ...], ...]


def is_framed(words: Sequence[str], phrases: frozenset[str]) -> bool:
    """Tell whether one of the frames in *phrases* is among *words*."""
    known = _by_first_word(phrases)
    return any(
        _fits(words, at, frame) for at, word in enumerate(words) for frame in known.get(word, ())
    )


def _fits(words: Sequence[str], at: int, frame: Frame) -> bool:
    """Tell whether the pieces of a frame follow each other closely enough from a place on."""
    first, *others = frame
    if tuple(words[at : at + len(first)]) != first:
        return False
    at += len(first)
    for piece in others:
        ends = len(piece)
        places = range(at, at + _LONGEST_GAP + 1)
        found = next((each for each in places if tuple(words[each : each + ends]) == piece), None)
        if found is None:
            return False
        at = found + ends
    return True


@cache
def _by_first_word(phrases: frozenset[str]) -> dict[str, list[Frame]]:
    known: dict[str, list[Frame]] = {}
    for phrase in phrases:
        frame = tuple(tuple(piece.split()) for piece in f" {phrase} ".split(f" {_GAP} "))
        known.setdefault(frame[0][0], []).append(frame)
    return known
