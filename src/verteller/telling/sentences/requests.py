"""What a sentence wants of the narrator that is no answer to a question."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.meaning import Request
from verteller.telling.sentences.reader import Reader
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.shapes import is_label
from verteller.telling.sentences.tokens import Sentence, Token

_WORDS: Final = (
    (Kind.STATUS, Request.STATUS),
    (Kind.HELP, Request.HELP),
    (Kind.COUNT, Request.COUNT),
)
_ITALIAN: Final = "it"


def request_in(sentence: Sentence, readings: Sequence[Reading], reader: Reader) -> Request | None:
    """Return what *sentence* wants of the narrator."""
    tokens = sentence.tokens
    for kind, request in _WORDS:
        if any(token.has(kind) for token in tokens):
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
