"""Orders that a later sentence changes in words we do not know."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.contrasts import begins_with_mistake
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.meaning import DoubtCode
from verteller.telling.sentences.orders import Seats
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.surroundings import changes_order
from verteller.telling.sentences.tokens import Sentence

_FORGET: Final = frozenset(
    "vergiss vergesst vergessts vergessen streich streicht streichen losch losche loscht loschen"
    " forget scrap scratch strike drop cancel delete ignore skip"
    " vergeet schrap streep wis annuleer negeer"
    " dimentica dimenticate dimentichi scorda scordate scordati scordatevi cancella cancellate"
    " cancelli togli togliete lascia lasciate".split()
)
"""Words with which the narrator is told that somebody is not meant after all."""
_ASIDE: Final = (Kind.NEGATION, Kind.DOUBT, Kind.REPORT, Kind.PAST, Kind.CONDITION)
_MUST: Final = frozenset({"kannst", "konnt", "konnen", "kunt", "kun", "puoi", "potete", "can"})


def drop_forgotten(so_far: SoFar, readings: Sequence[Reading], sentence: Sentence) -> None:
    """Take back an order whose name is to be forgotten: "I shoot Ann. Forget Ann"."""
    order = so_far.orders.get(so_far.last_question)
    if order is None or len(order.seats) != 1 or order.text == sentence.text:
        return
    if sentence.end == "?" or not any(_forgets(each, order.seats[0]) for each in readings):
        return
    so_far.retract(sentence.text)
    so_far.corrects = True


def _forgets(reading: Reading, seats: Seats) -> bool:
    """Tell whether a clause says no more than that somebody is to be forgotten."""
    clause = reading.clause
    named = {each.seats for each in (*reading.persons, *reading.apart, *reading.denied)}
    if named != {seats} or reading.question or clause.has(*_ASIDE) or not clause.tokens:
        return False
    if any(token.seats and token.is_genitive for token in clause.tokens):
        # "Forget Ann's dog".
        return False
    words = [token.words[0] for token in clause.tokens if token.kinds != {Kind.FILLER}]
    behind = words[-1:] if not _MUST.isdisjoint(words) else []
    return any(word in _FORGET for word in (*words[:1], *behind))


def drop_replaced(
    so_far: SoFar, readings: Sequence[Reading], sentence: Sentence, *, mistaken: bool
) -> None:
    """Take back an order where a later sentence changes it in words we do not know."""
    order = so_far.orders.get(so_far.last_question)
    if order is None or len(order.seats) != 1 or order.text == sentence.text:
        return
    # "I vote for Bob. Bob lied to Ann" only gives a reason.
    changes = changes_order(sentence)
    seats = {each.seats for one in readings for each in (*one.persons, *one.apart)}
    one = so_far.orders.room(so_far.last_question) == 1
    instead = changes and order.seats[0] in seats and len(seats) > 1
    # "That's the wrong one, isn't it? The one I want is Bob."
    mistaken = mistaken or begins_with_mistake(sentence)
    instead = instead or (mistaken and bool(seats - {order.seats[0], so_far.writer}))
    if one and instead:
        so_far.take_away(so_far.last_question, DoubtCode.CONTRADICTION, sentence)
