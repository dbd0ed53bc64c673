"""Every way to say it with everything that can be said; of thousands, each time the same few."""

from random import Random
from typing import Final

import pytest

from tests.telling.sentences.cases import LANGUAGES
from tests.telling.sentences.frames import Said, sentences
from verteller.telling.sentences.understanding import by_grammar

EVERY: Final = 23
"""One sentence in so many; all of them are said by the command that `frames` tells of."""
LEAST: Final = 0.95
"""Of the plain orders that are carried out."""
MOST: Final = 0.02
"""Of what is left open, so much may be taken for an order by the second reader; too much yet."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_frames_that_order_are_carried_out_and_no_other_way(language: str) -> None:
    """Wishes, requests, decisions; also beside talk. Rules: LU3-SYS-07, LU3-T-135."""
    missed, count = _missed(language, "orders", "around")

    assert [text for text, got in missed if got] == []
    assert len(missed) <= (1 - LEAST) * count, [text for text, _ in missed]


@pytest.mark.parametrize("language", LANGUAGES)
def test_frames_that_leave_it_open_order_nothing(language: str) -> None:
    """Conditions, denials, hearsay, the past, other nights. Rules: LU3-SYS-07, LU3-SYS-09."""
    missed, count = _missed(language, "open")

    assert count
    assert len(missed) <= MOST * count, [text for text, _ in missed]
    found = [by_grammar(said.text, said.context)[0] for said in _some(language, "open")]
    assert not any(understood.commands for understood in found)


def _missed(language: str, *kinds: str) -> tuple[list[tuple[str, object]], int]:
    """Return what is read otherwise than it is meant, with what comes of it, and how many are."""
    read = [(said, said.got) for said in _some(language, *kinds)]
    return [(said.text, got) for said, got in read if not said.is_right(got)], len(read)


def _some(language: str, *kinds: str) -> list[Said]:
    lots = Random(language)
    some = [each for each in sentences(language) if lots.randrange(EVERY) == 0]
    return [each for each in some if each.kind in kinds]
