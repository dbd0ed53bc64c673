"""Clauses that settle a question at once, whoever is the subject of what they say."""

from verteller.telling.sentences.abstaining import is_for_nobody, is_off_duty
from verteller.telling.sentences.meaning import DoubtCode
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.refusals import is_refused_in_vain, refuses_own_vote
from verteller.telling.sentences.shapes import is_firmly_denied
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.tokens import Sentence
from verteller.telling.sentences.withdrawing import is_withdrawn


def is_settled(so_far: SoFar, reading: Reading, sentence: Sentence) -> bool:
    """Tell whether a clause takes back, refuses or chooses nobody whoever does what it says."""
    nobody = is_for_nobody(so_far, reading, sentence) or is_off_duty(so_far.reader, reading)
    if nobody or is_withdrawn(reading, sentence):
        so_far.put_blank(reading.question, sentence, reading.clause)
        return True
    if is_refused_in_vain(reading) or refuses_own_vote(so_far, reading):
        so_far.negated_question = so_far.last_question = reading.question
        so_far.doubt(DoubtCode.NEGATED, reading, sentence)
        return True
    if is_firmly_denied(reading):
        so_far.doubt(DoubtCode.NEGATED, reading, sentence)
        return True
    return False
