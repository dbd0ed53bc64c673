"""Who is put in front of what is done to him: "è lui che voto", "it is Bob who must burn"."""

from collections.abc import Iterable
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading, Tone

_FRONT: Final = (
    *(Kind.BE, Kind.IT_IS, Kind.PRONOUN, Kind.LEAD, Kind.TOWARDS, Kind.COMPANY, Kind.ORIGIN),
    *(Kind.FILLER, Kind.NEGATION),
)
"""What stands in front, beside a name."""
_ASIDE: Final = (
    *(Kind.PAST, Kind.AUXILIARY, Kind.REPORT, Kind.DOUBT, Kind.MIGHT, Kind.LATER, Kind.OTHERS),
    Kind.CONDITION,
)
_THE_ONE: Final = frozenset("quello quella colui colei persona".split())
_WHO: Final = frozenset({("who",), ("that",), ("che",)})
"""With which stands behind what is to become of him."""


def joined_clefts(readings: Iterable[Reading]) -> list[Reading]:
    """Put together what is in front and what is done, and pass it on from whom it is denied to."""
    joined: list[Reading] = []
    for reading in readings:
        before = joined[-1] if joined else None
        if before is not None and _is_front(before) and _is_behind(reading):
            joined[-1] = _join(before, reading)
            continue
        if before is not None and _is_front(before) and _is_of_another(reading):
            reading.tone = Tone.TOLD
        if before is not None and _is_contrast(before, reading):
            reading.question, reading.part = before.question, before.part
            reading.is_named, reading.tone, reading.core = True, Tone.DONE, before.core
            before.question, before.tone = "", Tone.TOLD
        joined.append(reading)
    return joined


def _is_front(reading: Reading) -> bool:
    """Tell whether a clause only says who it is: "it is Bob", "è con lui", "non è Anna"."""
    clause = reading.clause
    named = len(reading.persons) + len(reading.denied) == 1 or (
        reading.pronoun and not (reading.persons or reading.denied or reading.apart)
    )
    linked = any(not link.has(Kind.AND, Kind.BUT) for link in clause.links)
    is_said = clause.has(Kind.BE, Kind.IT_IS)
    known = all(
        token.seats or token.has(*_FRONT) or token.words[-1] in _THE_ONE for token in clause.tokens
    )
    return named and is_said and known and not (linked or reading.question)


def _is_behind(reading: Reading) -> bool:
    """Tell whether a clause says what the writer does to him, or what is to become of him."""
    clause = reading.clause
    if len(clause.links) != 1 or clause.links[0].words not in _WHO or clause.mark:
        return False
    plain = reading.is_named and not (reading.persons or reading.foreign or reading.blank)
    if not plain or reading.negated or clause.has(*_ASIDE):
        return False
    burns = clause.has(Kind.MUST) and any(token.has(Kind.WISH) for token in reading.core)
    return burns or (reading.tone is Tone.DONE and _is_own(reading))


def _is_of_another(reading: Reading) -> bool:
    """Tell whether a clause says what he does to somebody else: "è Luca che vota Anna"."""
    clause = reading.clause
    linked = len(clause.links) == 1 and clause.links[0].words in _WHO and not clause.mark
    return linked and bool(reading.persons) and reading.is_verb and not clause.has(Kind.WANT)


def _is_own(reading: Reading) -> bool:
    """Tell whether the writer does or wants it."""
    return reading.clause.has(Kind.WANT) or any(
        Mood.FIRST in entry.mood
        for token in reading.core
        for entry in token.entries
        if entry.kind is Kind.VERB
    )


def _join(front: Reading, reading: Reading) -> Reading:
    """Return one reading of both."""
    reading.persons = [*front.persons, *front.denied]
    reading.pronoun = front.pronoun
    reading.negated = front.negated or bool(front.denied)
    reading.tone = Tone.DONE
    reading.clause.links = front.clause.links
    reading.clause.mark = front.clause.mark
    reading.clause.tokens = [*front.clause.tokens, *reading.clause.tokens]
    reading.clause.words = [*front.clause.words, *reading.clause.words]
    reading.clause.persons = [*front.clause.persons, *reading.clause.persons]
    return reading


def _is_contrast(one: Reading, two: Reading) -> bool:
    """Tell whether it is said who is meant behind who is not: "it's not Ann I burn, it's Bob"."""
    refused = one.negated and bool(one.question) and _begins_cleft(one)
    clause = two.clause
    known = all(token.seats or token.has(*_FRONT) for token in clause.tokens)
    named = known and len(two.persons) == 1 and clause.has(Kind.BE, Kind.IT_IS)
    linked = any(not link.has(Kind.BUT) for link in clause.links)
    fresh = {each.seats for each in two.persons}.isdisjoint(each.seats for each in one.persons)
    return refused and named and fresh and not (linked or two.negated or two.question)


def _begins_cleft(reading: Reading) -> bool:
    """Tell whether a clause begins with "it is not"."""
    first = reading.clause.tokens[:3]
    denied = any(token.has(Kind.NEGATION) for token in first)
    return denied and any(token.has(Kind.BE, Kind.IT_IS) for token in first)
