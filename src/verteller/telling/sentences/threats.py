"""Last straws: "one more round like this and I'll kill myself" is a complaint, and no order.

What would be the last straw is named first, by a word for "another" or "more"; his own death is
what an "and" of the writer joins to it.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import SUICIDE

_IDLE: Final = (Kind.FILLER, Kind.AND, Kind.BUT, Kind.CORRECTION, Kind.REASON)
"""Words that may stand before what would be the last straw."""
_MOST_IDLE: Final = 4
_NOTHING: Final[frozenset[str]] = frozenset()


def leave_threats(readings: Sequence[Reading], sets: Mapping[str, frozenset[str]]) -> None:
    """Take the writer's death for talk where it only follows on what he is fed up with."""
    for number, reading in enumerate(readings):
        if reading.question == SUICIDE and _is_begun(readings[: number + 1], sets):
            reading.tone = Tone.TOLD


def _is_begun(readings: Sequence[Reading], sets: Mapping[str, frozenset[str]]) -> bool:
    """Tell whether a sentence begins with a last straw, and an "and" stands behind it."""
    tokens = [token for each in readings for token in (*each.clause.links, *each.clause.tokens)]
    dies = next((at for at, token in enumerate(tokens) if _dies(token)), 0)
    before = tokens[:dies]
    for at, token in enumerate(before[:_MOST_IDLE]):
        if _begins(before[at:], sets.get("last_straws", _NOTHING)):
            return any(each.has(Kind.AND) for each in before[at + 1 :])
        if not token.has(*_IDLE):
            return False
    return False


def _begins(tokens: Sequence[Token], straws: frozenset[str]) -> bool:
    said = " ".join(word for token in tokens for word in token.words)
    return any(f"{said} ".startswith(f"{each} ") for each in straws)


def _dies(token: Token) -> bool:
    return any(entry.question == SUICIDE for entry in token.entries)
