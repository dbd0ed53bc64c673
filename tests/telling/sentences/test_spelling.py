"""Words in dialect or in a hurry are read as what they stand for, however many that are."""

import pytest

from tests.telling.sentences.cases import context_of
from verteller.telling.folding import words_of
from verteller.telling.sentences import understand
from verteller.telling.sentences.spelling import spelt_out

VILLAGER = {
    "village": "village",
    "rulebook": "wakkerdam",
    "role": "villager",
    "writer": "Alice",
    "asked": ["vote"],
}


def test_one_word_may_stand_for_two() -> None:
    words = list(spelt_out(words_of("I cannae vote"), {"cannae": "can't"}))
    assert [word.folded for word in words] == ["i", "can", "t", "vote"]
    assert [(word.start, word.end) for word in words] == [(0, 1), (2, 8), (8, 8), (9, 13)]


@pytest.mark.parametrize("denial", ["cannae", "winnae", "dinnae", "dunt", "wouldnae"])
def test_what_is_denied_in_dialect_is_not_done(denial: str) -> None:
    understood = understand(f"I {denial} vote for Bob.", context_of(VILLAGER, "en"))
    assert not understood.commands
    assert [doubt.code for doubt in understood.doubts] == ["negated"]
