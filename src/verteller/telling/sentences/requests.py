"""What a sentence wants of the narrator that is no answer to a question."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.meaning import Request
from verteller.telling.sentences.reader import Reader
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.shapes import is_label
from verteller.telling.sentences.tokens import Sentence, Token

_WORDS: Final = (
    (Kind.STATUS, Request.STATUS),
    (Kind.HELP, Request.HELP),
    (Kind.COUNT, Request.COUNT),
)
_OTHERS: Final = frozenset({"everyone", "everybody", "people", "they", "he", "she", "someone"})
"""Subjects of English sentences that say what others want to know."""
_ITALIAN: Final = "it"


def request_in(sentence: Sentence, readings: Sequence[Reading], reader: Reader) -> Request | None:
    """Return what *sentence* wants of the narrator."""
    tokens = sentence.tokens
    for kind, request in _WORDS:
        if any(token.has(kind) and not _is_said_of_somebody(token, readings) for token in tokens):
            return request
    if sentence.end != "?" or any(reading.persons or reading.foreign for reading in readings):
        return None
    if is_label(readings):
        return None
    language = reader.lexicon.language
    own = any(reader.tones.is_mine(reading.clause) for reading in readings)
    polite = any(token.has(Kind.PLEASE) for token in tokens)
    asks = any(token.has(Kind.ASKING) for token in tokens[:4])
    is_status = (asks and _is_of_writer(tokens, language)) or (own and not polite)
    return Request.STATUS if is_status and _is_about_answer(tokens, language) else None


def take_request(readings: Sequence[Reading], sentence: Sentence) -> None:
    """
    Take a sentence that asks for what the writer's power can tell for its order.

    "Could you tell me, please, what colour Ann's aura is?" is in several clauses; there must be
    one person in all of them, and nothing denied, doubted or told of others.
    """
    tokens = sentence.tokens
    if tokens and tokens[0].words[0] in _OTHERS:
        # "Everyone wants to know who Bob is."
        return
    asking = [reading for reading in readings if reading.asks]
    people = [person for reading in readings for person in reading.persons]
    if not asking or len({person.seats for person in people}) != 1:
        return
    wants = any(token.has(Kind.PLEASE, Kind.WANT, Kind.WHETHER) for token in tokens)
    against = (
        *(Kind.NEGATION, Kind.DOUBT, Kind.PAST, Kind.OR, Kind.BUT, Kind.CORRECTION),
        *(Kind.LATER, Kind.MIGHT, Kind.EXCEPT),
    )
    clean = not any(token.has(*against) or token.is_strange for token in tokens)
    if any(reading.tone is Tone.DONE and reading.persons for reading in asking):
        return
    if not wants or not clean or any(reading.apart or reading.foreign for reading in readings):
        return
    for reading in readings:
        reading.persons = []
    asking[0].persons = people[:1]
    asking[0].tone = Tone.DONE


def _is_said_of_somebody(token: Token, readings: Sequence[Reading]) -> bool:
    """Tell whether one word for help is only part of a tale: "if Ann needs help"."""
    named = any(reading.persons or reading.apart for reading in readings)
    return token.has(Kind.HELP) and len(token.words) == 1 and named


def _is_of_writer(tokens: Sequence[Token], language: str) -> bool:
    """Tell whether a question is about what the writer did: "whom have I ..."."""
    first = language == _ITALIAN or any(token.has(Kind.FIRST, Kind.MINE) for token in tokens)
    return first and any(token.has(Kind.AUXILIARY) for token in tokens)


def _is_about_answer(tokens: Sequence[Token], language: str) -> bool:
    """Tell whether a question has a word for what may be answered, and has been."""
    return any(
        entry.kind in (Kind.VERB, Kind.CUE)
        and (Mood.PAST in entry.mood or not entry.mood or language != _ITALIAN)
        for token in tokens
        for entry in token.entries
    )
