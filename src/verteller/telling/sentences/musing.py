"""
Names that are only sighed or wondered about: "that Linda, eh", "Linda. Could it be her?".

Somebody who stands alone is chosen, but not where the writer only shakes his head over him, or
asks himself what to think of him.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.framing import is_framed
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.orders import Seats
from verteller.telling.sentences.reading import Heard

_FARTHEST: Final = 2
"""Words before a frame with which a question begins: "en zou hij het zijn?"."""
_NOTHING: Final[frozenset[str]] = frozenset()


def is_mused(
    bare: Sequence[Seats], heard: Sequence[Heard], sets: Mapping[str, frozenset[str]]
) -> bool:
    """
    Tell whether those who are named alone are only thought about.

    Args:
        bare: Who they are.
        heard: The sentences of the mail.
        sets: The phrases of its language; see `words/musings.*.toml`.
    """
    named = [
        at
        for at, each in enumerate(heard)
        if any(token.seats in bare for token in each.sentence.tokens)
    ]
    if not named:
        return False
    if all(_is_sighed(heard[at], sets.get("sighs", _NOTHING)) for at in named):
        return True
    frames = sets.get("wondering", _NOTHING)
    return any(_is_wondered(each, frames) for each in heard[named[0] + 1 :])


def _is_sighed(heard: Heard, sighs: frozenset[str]) -> bool:
    """Tell whether a sentence says nothing but a name and a sigh, with "that" before the name."""
    tokens = heard.sentence.tokens
    rest = [token for token in tokens if not token.seats]
    words = [word for token in rest for word in token.words]
    pointing = any(
        one.words[-1] in sighs and two.seats
        for one, two in pairwise(tokens)
        if one.has(Kind.LEAD, Kind.PRONOUN)
    )
    return pointing and len(words) > 1 and all(word in sighs for word in words)


def _is_wondered(heard: Heard, frames: frozenset[str]) -> bool:
    """Tell whether a sentence only asks itself about whom was named: "could it be her?"."""
    if heard.sentence.end != "?" or any(
        token.seats and token.is_capital for token in heard.sentence.tokens
    ):
        return False
    words = heard.words
    return any(is_framed(words[at:], frames) for at in range(min(_FARTHEST, len(words))))
