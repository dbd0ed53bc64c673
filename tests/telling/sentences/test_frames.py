"""Every way to say it with everything that can be said; of thousands, each time the same few."""

from random import Random
from typing import Final

import pytest

from tests.telling.sentences.cases import LANGUAGES
from tests.telling.sentences.frames import sentences

EVERY: Final = 23
"""One sentence in so many; all of them are said by the command that `frames` tells of."""
LEAST: Final = 0.95
"""Of the plain orders that are carried out."""


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
    assert missed == []


def _missed(language: str, *kinds: str) -> tuple[list[tuple[str, object]], int]:
    """Return what is read otherwise than it is meant, with what comes of it, and how many are."""
    lots = Random(language)
    some = [each for each in sentences(language) if lots.randrange(EVERY) == 0]
    some = [each for each in some if each.kind in kinds]
    read = [(said, said.got) for said in some]
    return [(said.text, got) for said, got in read if not said.is_right(got)], len(some)
