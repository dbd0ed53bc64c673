"""Choosing nobody where somebody else, or a thing, is the subject: "nobody gets a mark"."""

from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reader import Reader
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.resting import is_own
from verteller.telling.sentences.shapes import speaks_of_own
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.tokens import Sentence
from verteller.telling.sentences.topics import BESIDE, ELECT, VOTE

_ASIDE: Final = (
    *(Kind.REPORT, Kind.PAST, Kind.DOUBT, Kind.MIGHT, Kind.ASKING, Kind.LATER, Kind.KNOW),
    *(Kind.EXCEPT, Kind.APART, Kind.INSTEAD, Kind.REASON),
)
"""What says that it is told, weighed or only about some."""
_LINKS: Final = (
    *(Kind.CONDITION, Kind.OTHERWISE, Kind.OR, Kind.THAT, Kind.REASON),
    *(Kind.CORRECTION, Kind.BUT),
)
_BECOMES: Final = frozenset(
    {"wird", "werden", "wordt", "worden", "viene", "vengono", "gets", "get"}
)
"""Auxiliaries of what is done now, and not what was done before."""
_GETS: Final = (Kind.LIGHT, Kind.MUST, Kind.WISH)


def is_for_nobody(so_far: SoFar, reading: Reading, sentence: Sentence) -> bool:
    """
    Tell whether the writer's power, or his vote, goes to nobody, by a clause about "nobody".

    "Nobody gets a mark", "niemand wird markiert". Who burns, or whom the village elects, is
    nothing of the writer's own, so of votes only "nobody gets my vote" is meant.
    """
    clause, question = reading.clause, reading.question
    if reading.tone is not Tone.TOLD or not reading.is_named or question in BESIDE:
        return False
    if not clause.has(Kind.NOBODY) or sentence.end == "?" or clause.links_with(*_LINKS):
        return False
    if reading.persons or reading.apart or reading.pronoun or clause.has(*_ASIDE):
        return False
    if question in (VOTE, ELECT) and not (clause.has(Kind.MINE) or speaks_of_own(clause)):
        return False
    if any(token.is_strange for token in clause.tokens) or not _is_to_somebody(reading):
        return False
    order = so_far.orders.get(question)
    return order is None or order.blank


def _is_to_somebody(reading: Reading) -> bool:
    """Tell whether "nobody" is whom it is done to: a noun or a participle says so, no doer."""
    tokens = reading.clause.tokens
    becomes = any(not _BECOMES.isdisjoint(token.words) for token in tokens)
    acts = [
        entry
        for token in reading.core
        for entry in token.entries
        if entry.kind is Kind.VERB and not token.has(Kind.CUE)
    ]
    if any(not Mood.PAST & entry.mood for entry in acts):
        return False
    gets = any(token.has(*_GETS) for token in tokens)
    return becomes or (gets and not acts)


def is_off_duty(reader: Reader, reading: Reading) -> bool:
    """Tell whether the writer's role, or what he uses, has the night off: "the devil rests"."""
    clause = reading.clause
    if reading.tone is not Tone.TOLD or not reading.blank or reading.persons or reading.apart:
        return False
    if not clause.has(Kind.PASS, Kind.ABSTAIN) or clause.has(*_ASIDE) or clause.links_with(*_LINKS):
        return False
    if any(token.is_strange for token in clause.tokens) or clause.has(Kind.FIRST):
        return False
    return is_own(clause, reader.lexicon, reader.context.role)


def gives_none_to(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether somebody gets no vote: "Bob gets no vote from me", "van mij krijgt ie niks"."""
    clause = reading.clause
    if reading.tone is Tone.DONE or not clause.has(Kind.ABSTAIN) or clause.has(*_ASIDE):
        return False
    if clause.links_with(*_LINKS) or so_far.reader.usual not in (VOTE, ELECT):
        return False
    voted = reading.persons or (reading.pronoun and so_far.last_persons)
    return bool(voted) and clause.has(*_GETS, Kind.SELF, Kind.TOWARDS)
