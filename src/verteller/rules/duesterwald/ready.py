"""Time to read one's role before the first night, and a word that one is ready (Vorbereitung)."""

from collections.abc import Iterator
from typing import Final

from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import EVERYONE, Asked, Fact, Part, PhaseOpened

READY: Final = "ready"
"""The phase, and the question that is asked in it."""


def ask(village: Village) -> Iterator[Fact]:
    """
    Ask everybody for his word; the night falls when the time is up, whoever has given it.

    Source: duesterwald, Vorbereitung, L15, DUE-SET-11, DUE-SET-12, DUE-SYS-09.
    """
    rule = "DUE-SYS-09"
    yield PhaseOpened(
        to=EVERYONE, phase=READY, number=village.night, sequence=village.sequence + 1, rule=rule
    )
    yield Asked(to=village.living, question=READY, parts=(Part("target", ("yes",)),), rule=rule)
