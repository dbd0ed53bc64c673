"""Who is chosen for an office that was just spoken of: "we need such a mayor, so I pick her"."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.topics import ELECT, VOTE

_SO: Final = frozenset(
    "so dus also quindi dunque perciò percio therefore hence deshalb daher".split()
)
"""Words behind which stands what somebody concludes."""


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
