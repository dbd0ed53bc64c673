"""Orders that a later sentence changes in words we do not know."""

from collections.abc import Sequence

from verteller.telling.sentences.contrasts import begins_with_mistake
from verteller.telling.sentences.meaning import DoubtCode
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.surroundings import changes_order
from verteller.telling.sentences.tokens import Sentence


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
