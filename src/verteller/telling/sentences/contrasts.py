"""Names that stand against each other: who was meant before or will be later, and who is now."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.tokens import Sentence, Token

_NOW: Final = frozenset("now today jetzt heute nu vandaag adesso ora oggi".split())
_AT_ANOTHER_TIME: Final = (Kind.PAST, Kind.LATER)
_BESIDE: Final = (*_AT_ANOTHER_TIME, Kind.FILLER, Kind.LEAD, Kind.TOWARDS)
_WRONG: Final = frozenset(
    "wrong mistake mistyped typo mixed verkeerd verkeerde vergissing vergist vertikt falsch falsche"
    " falscher falsches falschen verkehrt vertan vertippt verschrieben sbagliato sbagliata sbaglio"
    " sbagliavo errore svista confuso confusa vorschnell voreilig voorbarig overhaald avventato"
    " hasty rash".split()
)
"""Words with which somebody says that he has made a mistake."""
_LONGEST_ADMISSION: Final = 12
"""Words that a sentence may have which says no more than that."""


def admits_mistake(sentence: Sentence) -> bool:
    """Tell whether a sentence says that something was wrong, and names nobody: "wrong one!"."""
    tokens = sentence.tokens
    return (
        _speaks_of_mistake(tokens)
        and len(tokens) <= _LONGEST_ADMISSION
        and not any(token.seats for token in tokens)
    )


def begins_with_mistake(sentence: Sentence) -> bool:
    """Tell whether what was wrong comes before any name: "that was rash, make it Bob"."""
    tokens = sentence.tokens
    first = next((at for at, token in enumerate(tokens) if token.seats), 0)
    return _speaks_of_mistake(tokens[:first])


def _speaks_of_mistake(tokens: Sequence[Token]) -> bool:
    return any(not _WRONG.isdisjoint(token.words) for token in tokens)


def without_other_times(readings: Sequence[Reading]) -> list[Reading]:
    """Leave out who is named for another time than now: "today Bob, tomorrow Ann"."""
    kept = [each for each in readings if not _is_of_another_time(each)]
    others = [each for each in kept if each.persons]
    contrasted = bool(others) and all(_is_only_named(each) for each in readings if each.persons)
    return kept if contrasted and len(kept) < len(readings) else list(readings)


def settle_now(readings: Sequence[Reading]) -> None:
    """Take who is named behind a wish of the past for whom it is: "I wanted Ann, but now Bob"."""
    for before, reading in pairwise(readings):
        clause = reading.clause
        if not (before.question and before.persons and reading.is_bare_names):
            continue
        now = any(not _NOW.isdisjoint(token.words) for token in clause.tokens)
        open_before = before.tone in (Tone.UNSURE, Tone.TOLD) and before.clause.has(Kind.FIRST)
        others = {each.seats for each in reading.persons} - {each.seats for each in before.persons}
        turned = now and clause.links_with(Kind.BUT) and _is_only(clause.words)
        if turned and open_before and others:
            reading.question, reading.tone = before.question, Tone.DONE


def _is_of_another_time(reading: Reading) -> bool:
    return reading.clause.has(*_AT_ANOTHER_TIME) and _is_only_named(reading)


def _is_only_named(reading: Reading) -> bool:
    """Tell whether a clause is names and perhaps a word for when."""
    clause = reading.clause
    named = bool(reading.persons) and not (reading.question or clause.links)
    return named and _is_only(clause.words)


def _is_only(words: Sequence[Token]) -> bool:
    return all(word.has(*_BESIDE) for word in words)
