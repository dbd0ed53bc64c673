"""Favours that are asked in a condition: "wär lieb, wenn du Anna schützt", "I'd be glad if you"."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.assents import bare_words
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.shapes import has_object
from verteller.telling.sentences.topics import ELECT, VOTE

_ASIDE: Final = (Kind.DOUBT, Kind.REPORT, Kind.LATER, Kind.OTHERWISE, Kind.EXCEPT)
_IF: Final = frozenset({"wenn", "falls"})
"""German words for "if" in phrases that otherwise say nothing: "wenn Sie"."""
_I: Final = frozenset({"ich", "ik", "i"})
_MAY: Final = frozenset("durfte konnte darf kann could may might mag mocht kon potessi".split())
"""With which somebody begs leave to do what he wants done: "I'd be glad if I could see"."""
_FARTHEST: Final = 2
"""Words behind "if" among which it is said who is to do it."""


def take_favours(readings: Sequence[Reading], lexicon: Lexicon) -> None:
    """Let what the narrator is asked to do as a favour be an order, and no condition."""
    none: frozenset[str] = frozenset()
    graces, beside = lexicon.sets.get("graces", none), lexicon.sets.get("beside", none)
    asked = lexicon.sets.get("asked", none)
    for one, two in pairwise(readings):
        said = (*one.clause.links, *one.clause.tokens)
        if bare_words(said, beside) not in graces or one.persons or not _is_favour(two):
            continue
        words = [word for token in two.clause.tokens for word in token.words]
        linked = [word for link in two.clause.links for word in link.words[1:]]
        if asked.isdisjoint((*linked, *words[:_FARTHEST])) and not _begs_leave(two):
            # "It would be nice if Bob guarded Ann."
            continue
        two.clause.links = [link for link in two.clause.links if not link.has(Kind.CONDITION)]
        two.tone = Tone.DONE
        if one.tone is Tone.UNSURE:
            one.tone = Tone.TOLD


def _is_favour(reading: Reading) -> bool:
    """Tell whether a clause is a condition in which something is done to somebody."""
    clause = reading.clause
    ordered = reading.is_named and has_object(reading) and not reading.negated
    begun = any(
        not _IF.isdisjoint(token.words) and len(token.words) > 1 for token in clause.tokens[:1]
    )
    supposed = begun or clause.links_with(Kind.CONDITION)
    return ordered and supposed and not clause.has(*_ASIDE)


def _begs_leave(reading: Reading) -> bool:
    """Tell whether the writer begs leave to use his power: "if I could look into his soul"."""
    if reading.question in (VOTE, ELECT):
        return False
    tokens = (*reading.clause.links, *reading.clause.tokens[:_FARTHEST])
    first = any(not _I.isdisjoint(token.words) for token in tokens)
    # The Italian verb says who does it.
    words = {word for token in reading.clause.tokens for word in token.words}
    return (first or "potessi" in words) and not _MAY.isdisjoint(words)
