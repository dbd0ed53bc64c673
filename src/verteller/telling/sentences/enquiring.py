"""
What a sentence asks the narrator for, told by the frame of its question.

"Did my message of this morning ever reach you?" asks what was ordered, whatever stands between
the words that matter. Nothing is carried out for an enquiry, so its frames are wide.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from verteller.telling.sentences.framing import is_framed
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.meaning import Request
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.tokens import Sentence

_ASKED: Final = (
    ("asks_rules", Request.HELP),
    ("asks_count", Request.COUNT),
    ("asks_status", Request.STATUS),
    ("asks_help", Request.HELP),
)
_NEEDED: Final = frozenset("servono serve bastano nodig braucht need needed take takes".split())
_OPENLY: Final = "_openly"
"""Ends the names of the frames that ask only in a question."""


def enquiry_in(
    sentence: Sentence, readings: Sequence[Reading], sets: Mapping[str, frozenset[str]]
) -> Request | None:
    """Return what a sentence asks for that orders nothing itself."""
    asks = sentence.end == "?" or _begins_to_ask(sentence)
    if any(_orders(reading) for reading in readings) and not asks:
        return None
    words = [word for token in sentence.tokens for word in token.words]
    named = any(token.seats for token in sentence.tokens)
    # "How many votes does it take to burn Ann?" is about the rules.
    needed = named and not _NEEDED.isdisjoint(words)
    none: frozenset[str] = frozenset()
    for name, request in _ASKED:
        if (needed and request is Request.COUNT) or (
            named and not (asks and request is not Request.HELP)
        ):
            # "Can somebody explain to me why Ann said that?"
            continue
        frames = sets.get(name, none)
        if is_framed(words, frames) or (asks and is_framed(words, sets.get(name + _OPENLY, none))):
            return request
    return None


def _begins_to_ask(sentence: Sentence) -> bool:
    """Tell whether a sentence of nobody begins as questions do, though its mark is left out."""
    tokens = [token for token in sentence.tokens if token.kinds != {Kind.FILLER}]
    while tokens and tokens[0].has(Kind.AND, Kind.BUT):
        tokens = tokens[1:]
    begins = any(token.has(Kind.ASKING, Kind.WHETHER) for token in tokens[:1])
    named = any(token.seats for token in sentence.tokens)
    return begins and not named and sentence.end != "!"


def asks_rules(sentence: Sentence, sets: Mapping[str, frozenset[str]]) -> bool:
    """Tell whether a sentence asks what somebody may do, or how it is written."""
    words = [word for token in sentence.tokens for word in token.words]
    return is_framed(words, sets.get("asks_rules", frozenset()))


def _orders(reading: Reading) -> bool:
    """Tell whether a clause says of somebody what is to be done."""
    named = bool(reading.persons) or reading.blank
    return bool(reading.question) and named and reading.tone is Tone.DONE
