"""
What is answered where nothing is carried out: which of several doubts fits a mail best.

That a choice hangs on something, or names somebody who does not live in the village, is said
rather than that it was not understood. Nothing is ever carried out for what is found here.
"""

from collections.abc import Sequence
from dataclasses import replace

from verteller.telling.sentences.lexicon import Lexicon
from verteller.telling.sentences.meaning import Context, DoubtCode, Understanding
from verteller.telling.sentences.overheard import without_overheard
from verteller.telling.sentences.reading import Heard
from verteller.telling.sentences.surmising import surmised, surmised_beside


def refined(
    understood: Understanding, heard: Sequence[Heard], context: Context, lexicon: Lexicon
) -> Understanding:
    """Return what a mail means, with doubts that say more than that it was not understood."""
    understood = without_overheard(understood, heard, lexicon)
    plain = all(doubt.code is DoubtCode.NOT_UNDERSTOOD for doubt in understood.doubts)
    if understood.requests or not plain:
        return understood
    if understood.commands:
        done = {command.text for command in understood.commands}
        others = [each for each in heard if each.sentence.text not in done]
        answered = {command.question for command in understood.commands}
        better = list(surmised_beside(others, answered, context, lexicon))
    else:
        better = list(surmised(heard, context, lexicon))
    return replace(understood, doubts=tuple(better[:1])) if better else understood
