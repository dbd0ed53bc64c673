"""Who is chosen for an office that was just spoken of: "we need such a mayor, so I pick her"."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.topics import ELECT, SUCCESSOR, VOTE

_SO: Final = frozenset(
    "so dus also quindi dunque perciò percio therefore hence deshalb daher".split()
)
"""Words behind which stands what somebody concludes."""
_SASH: Final = frozenset("fascia poltrona carica sciarpa scettro tricolore cadrega".split())
_INHERITED: Final = frozenset(
    "erede eredi eredita successore successora successione testamento vice posto dopo mio mia"
    " testimone eredito erediti passa passi".split()
)
"""Italian words for what a mayor has, and for who has it after him."""


def conclude_office(readings: Sequence[Reading]) -> None:
    """Let a choice be for the office that the same sentence spoke of before it."""
    is_office = False
    for reading in readings:
        linked = any(not _SO.isdisjoint(link.words) for link in reading.clause.links)
        chosen = reading.question == VOTE and reading.is_verb and not reading.is_named
        if is_office and linked and chosen and reading.tone is Tone.DONE:
            reading.question, reading.is_named = ELECT, True
        named = reading.question in (VOTE, ELECT) and reading.is_named
        if named:
            is_office = reading.question == ELECT and not reading.persons


def give_office(readings: Sequence[Reading]) -> None:
    """
    Let who is given the mayor's sash be elected: "sul rogo Anna, la fascia la affido a Luca".

    That is for a vote upon both, where no successor is asked for and nobody speaks of his end.
    """
    ends = any(reading.clause.has(Kind.OWN_END, Kind.MINE) for reading in readings)
    for reading in readings:
        words = {word for token in reading.clause.tokens for word in token.words}
        if reading.question != SUCCESSOR or ends or not words.isdisjoint(_INHERITED):
            continue
        if not words.isdisjoint(_SASH):
            reading.question = ELECT
