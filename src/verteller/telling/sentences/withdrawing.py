"""Taking back what stands from another mail: a suicide, a successor, a vote."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.tokens import Sentence, Token
from verteller.telling.sentences.topics import BESIDE, SUICIDE

_BEFORE: Final = (
    *(Kind.FILLER, Kind.LEAD, Kind.FIRST, Kind.WANT, Kind.PLEASE, Kind.MUST, Kind.AND),
    *(Kind.MINE, Kind.HARMLESS, Kind.BUT),
)
"""What may stand before the word that takes back, and between it and what is taken back."""
_ASIDE: Final = (Kind.DOUBT, Kind.MIGHT, Kind.ASKING, Kind.CONDITION, Kind.LATER, Kind.OTHERS)
"""What says that nothing is taken back for sure, or not by the writer."""
_FINAL: Final = frozenset({("letztes", "wort"), ("endgultig",), ("final", "answer")})
_ASK: Final = frozenset(
    "fragt fragen fragst ask asks asking wonders vraagt vragen chiede chiedono chiedete".split()
)
_TURNS: Final = frozenset(
    "no or not actually second anzi o oppure of niet nee toch oder doch nicht nein ne".split()
)
"""Words with which somebody turns back from what he took back."""


def is_withdrawn(reading: Reading, sentence: Sentence) -> bool:
    """
    Tell whether a clause takes back what it names, whatever it tells of it.

    "Forget the successor I gave you" tells of what was done, and yet takes it back now.
    """
    if not (reading.withdraws and reading.is_named) or reading.negated or sentence.end == "?":
        return False
    if reading.persons and reading.question not in BESIDE:
        return False
    tokens = reading.clause.tokens
    named = next((at for at, each in enumerate(tokens) if _names(each, reading)), None)
    said = next((at for at, each in enumerate(tokens) if each.has(Kind.WITHDRAW)), None)
    if named is None or said is None or said > named or reading.clause.links_with(Kind.CONDITION):
        return False
    between = (*tokens[:said], *tokens[said + 1 : named])
    if any(token.has(*_ASIDE) or not token.has(*_BEFORE) for token in between):
        return False
    return not reading.clause.has(Kind.DOUBT, Kind.MIGHT)


def _names(token: Token, reading: Reading) -> bool:
    return any(token is each for each in reading.core) and token.has(Kind.CUE)


def take_back_spoken(so_far: SoFar, reading: Reading, sentence: Sentence) -> bool:
    """
    Take back what was spoken of just before: "About my successor: strike him off".

    Returns:
        Whether that is what the clause says.
    """
    if _cancels(so_far, reading, sentence):
        return True
    question, clause = so_far.spoken, reading.clause
    if not reading.withdraws or question not in so_far.reader.context.asked:
        return False
    if reading.persons or reading.negated or sentence.end == "?" or clause.has(*_ASIDE):
        return False
    plain = all(token.is_known for token in clause.tokens) and not clause.links
    told = reading.tone in (Tone.TOLD, Tone.UNSURE)
    if told or not plain or so_far.orders.get(question) is not None:
        return False
    so_far.put_blank(question, sentence, clause)
    return True


def _cancels(so_far: SoFar, reading: Reading, sentence: Sentence) -> bool:
    """
    Take back what was ordered before in the same mail: "I follow Bob. Order cancelled".

    Returns:
        Whether a clause says so, and nothing else.
    """
    order = so_far.orders.get(so_far.last_question)
    if order is None or order.blank or order.text == sentence.text or reading.question:
        return False
    tokens = reading.clause.tokens
    plain = all(token.has(Kind.WITHDRAW, *_BEFORE) for token in tokens)
    meant = reading.withdraws and plain and not (reading.persons or reading.negated)
    if not meant or sentence.end == "?" or len(sentence.tokens) != len(tokens):
        return False
    so_far.retract(sentence.text)
    so_far.corrects = True
    return True


def only_confirm(marks: Sequence[Token]) -> bool:
    """Tell whether words that may correct an order only confirm it: "mein letztes Wort"."""
    return all(mark.words in _FINAL for mark in marks)


def answers_asked(readings: Sequence[Reading], number: int) -> bool:
    """Tell whether a "no" answers what others may ask: "before anyone asks: no, it's not that"."""
    before = readings[max(0, number - 1) : number]
    return any(not _ASK.isdisjoint(token.words) for each in before for token in each.clause.tokens)


def is_held_back(so_far: SoFar, readings: Sequence[Reading], number: int) -> bool:
    """Tell whether a clause says that what was wanted is not done: "but I cannot"."""
    if not number:
        return False
    reading, before = readings[number], readings[number - 1]
    same = reading.question == before.question and reading.tone is Tone.UNSURE
    other = reading.question and not same
    if so_far.orders.get(before.question) is None or other or reading.persons:
        return False
    holds_back = reading.negated or reading.tone is Tone.UNSURE
    wished = before.clause.has(Kind.WANT, Kind.MUST)
    return wished and reading.clause.links_with(Kind.BUT) and holds_back


def stresses(so_far: SoFar, readings: Sequence[Reading], number: int) -> bool:
    """
    Tell whether what sounds like taking back only says again, or why, that something is.

    "I've changed my mind about the suicide, forget it", "scrap my suicide, it was a joke".
    """
    tokens = (*readings[number].clause.links, *readings[number].clause.tokens)
    words = {word for token in tokens if token.has(Kind.RETRACT) for word in token.words[:1]}
    if not _TURNS.isdisjoint(words):
        return False
    order = so_far.orders.get(so_far.last_question)
    if order is None or not order.blank:
        return False
    same = any(
        each.withdraws and each.question == so_far.last_question for each in readings[:number]
    )
    return same or so_far.last_question == SUICIDE
