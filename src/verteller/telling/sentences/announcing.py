"""Clauses that announce an order, and are none themselves: "es steht fest", "I hereby tell you"."""

from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading

_AGAINST: Final = (
    *(Kind.NEGATION, Kind.DOUBT, Kind.REPORT, Kind.PAST, Kind.LATER, Kind.MIGHT),
    *(Kind.EXCEPT, Kind.OTHERS),
)
_WEIGHING: Final = frozenset("eigentlich fast beinahe normalerweise".split())
"""Words beside which it is not settled at all."""
_ALS: Final = ("als",)


def announces(reading: Reading) -> bool:
    """Tell whether a clause only says that what hangs on it is so ordered: "ich habe vor"."""
    clause = reading.clause
    named = reading.persons or reading.apart or (reading.question and reading.is_verb)
    if not clause.announces or named or reading.negated:
        return False
    linked = any(not link.has(Kind.AND, Kind.BUT) for link in clause.links)
    weighs = any(not _WEIGHING.isdisjoint(token.words) for token in clause.tokens)
    return not (linked or weighs or clause.has(*_AGAINST))


def take_all_that_is_left(reading: Reading) -> None:
    """Let "als" be no likeness behind an announcement: "mir bleibt nichts übrig, als Anna ..."."""
    first = reading.clause.tokens[:1]
    if first and first[0].words == _ALS and not reading.persons:
        reading.persons, reading.apart = reading.apart, []
