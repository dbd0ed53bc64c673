"""Two choices that are put the other way round: "burn Ann, Bob for mayor. Other way round!"."""

from typing import Final

from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.orders import Order
from verteller.telling.sentences.sayings import covered
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.tokens import Sentence

_PAIR: Final = 2
_LONGEST: Final = 12


class Reversing:
    """
    Knows how somebody says that he has mixed up two choices.

    Args:
        lexicon: The words of his language; see `words/changes.*.toml`.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        none: frozenset[str] = frozenset()
        self._around = lexicon.sets.get("around", none)
        self._beside = lexicon.sets.get("around_beside", none)

    def take(self, so_far: SoFar, sentence: Sentence) -> bool:
        """
        Put the two choices round that were ordered so far; where they are not two, doubt them.

        Returns:
            Whether the sentence says so, and no more.
        """
        orders = list(so_far.orders.by_question.values())
        couple = any(so_far.orders.wants_several(each.question) for each in orders)
        if not orders or not self._says_so(sentence):
            return False
        if len(orders) == _PAIR and all(_is_single(order) for order in orders):
            one, two = orders
            one.seats, two.seats = two.seats, one.seats
            # A "hm" before it took nothing back.
            so_far.retracted.clear()
        elif len(orders) == 1 and len(set(orders[0].parts)) == len(orders[0].seats) == _PAIR:
            orders[0].seats.reverse()
        elif couple:
            # "Ann and Bob, the other way round" is the same couple.
            return False
        else:
            so_far.retract_all(sentence.text)
        return True

    def _says_so(self, sentence: Sentence) -> bool:
        """Tell whether a sentence says that two choices are to be put round, and no more."""
        tokens = sentence.tokens
        if len(tokens) > _LONGEST or sentence.end == "?" or any(each.seats for each in tokens):
            return False
        around = covered(tokens, self._around)
        return bool(around) and all(
            at in around or token.has(Kind.FILLER) or self._beside.issuperset(token.words)
            for at, token in enumerate(tokens)
        )


def _is_single(order: Order) -> bool:
    return len(order.seats) == 1 and not (order.blank or order.yes or order.options)
