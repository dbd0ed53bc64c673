"""Clauses that say what was still missing of an order: the option, the other part, the second."""

from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.topics import OTHER

_MAY: Final = frozenset("may can mag kan darf kann puo".split())
"""Words, folded, with which somebody is allowed something."""


def completes(so_far: SoFar, reading: Reading) -> bool:
    """
    Let a clause say what was missing so far.

    Returns:
        Whether what it says is the option beside somebody who was named.
    """
    if reading.part == OTHER:
        reading.part = so_far.other_part(reading.question)
    gives = _gives_option(so_far, reading)
    if gives or _goes_on(so_far, reading):
        reading.tone = Tone.DONE
    return gives


def _gives_option(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether a clause says what he gets who was named: "and he gets the amnesia"."""
    before = so_far.orders.get(reading.question)
    if before is None or before.options or not before.seats:
        return False
    may = _is_permitted(reading)
    if reading.tone is Tone.UNSURE and not may:
        return False
    aside = (Kind.PAST, Kind.REPORT, Kind.DOUBT, Kind.LATER, Kind.ASKING)
    weighed = reading.clause.has(*aside) or (reading.clause.has(Kind.MIGHT) and not may)
    plain = not (reading.negated or reading.persons or weighed)
    # "He is to have the amnesia", but not "he has had it".
    had = reading.clause.has(Kind.AUXILIARY) and not reading.clause.has(Kind.MUST, Kind.LIGHT)
    return len(reading.options) == 1 and plain and not had


def _is_permitted(reading: Reading) -> bool:
    """Tell whether somebody is allowed what the clause is about: "he may have the illusion"."""
    tokens = [token for token in reading.clause.tokens if token.kinds != {Kind.FILLER}]
    others = (Kind.FIRST, Kind.MINE, Kind.CONDITION, Kind.NEGATION)
    subject = bool(tokens) and tokens[0].has(Kind.PRONOUN) and not reading.clause.has(*others)
    return subject and len(tokens) > 2 and tokens[1].words[0] in _MAY


def _goes_on(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether a clause names who is still missing: "and a second arrow hits Bob"."""
    if reading.tone is not Tone.TOLD or len(reading.persons) != 1 or reading.negated:
        return False
    aside = (Kind.AUXILIARY, Kind.PAST, Kind.REPORT, Kind.DOUBT, Kind.LATER, Kind.BE)
    noun = any(token.has(Kind.CUE) and not token.has(Kind.VERB) for token in reading.core)
    plain = noun and not reading.clause.has(*aside)
    wants = so_far.orders.wants_several(reading.question)
    return plain and wants and so_far.orders.has_room(reading.question)
