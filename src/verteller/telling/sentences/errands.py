"""Messages the narrator is to pass on: "if you bump into James tell him to ring his mother"."""

from collections.abc import Mapping, Sequence
from typing import Final

from verteller.telling.sentences.framing import is_framed
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.sayings import holds

_NOTHING: Final[frozenset[str]] = frozenset()
_NEAR: Final = 10
"""Words behind a condition among which the narrator meets somebody."""


def without_errands(
    readings: Sequence[Reading], sets: Mapping[str, frozenset[str]]
) -> list[Reading]:
    """Leave out what a sentence asks the narrator to tell somebody if he meets him."""
    for at, reading in enumerate(readings):
        if not reading.clause.links_with(Kind.CONDITION):
            continue
        if readings[:at] and not _is_new(readings[:at], reading):
            # "I vote for Bob, if you tell him."
            continue
        words = [word for link in reading.clause.links for word in link.words]
        words += [w for each in readings[at:] for token in each.clause.tokens for w in token.words]
        if holds([t for each in readings[at:] for t in each.clause.tokens], _undone(sets)):
            # "Tell him I've changed my mind."
            continue
        if _is_errand(words, sets) and not any(map(_orders, readings[at:])):
            before = list(readings[:at])
            while before and not (before[-1].question or before[-1].persons):
                before.pop()
            return before
    return list(readings)


def _undone(sets: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """Return the phrases that take an order back."""
    return sets.get("undone", _NOTHING)


def _is_errand(words: Sequence[str], sets: Mapping[str, frozenset[str]]) -> bool:
    """Tell whether whom the narrator meets is to be told something."""
    meets = is_framed(words[:_NEAR], sets.get("meeting", _NOTHING))
    return meets and is_framed(words, sets.get("passing_on", _NOTHING))


def _is_new(before: Sequence[Reading], reading: Reading) -> bool:
    """Tell whether a clause has nothing to do with what stands before it."""
    joined = reading.clause.links_with(Kind.AND)
    return joined or not any(each.question or each.persons for each in before)


def _orders(reading: Reading) -> bool:
    """Tell whether a clause is about what the writer does, or takes it back."""
    own = reading.is_named and not reading.foreign
    return (own and (bool(reading.persons) or reading.pronoun)) or reading.withdraws
