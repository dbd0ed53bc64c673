"""Words in dialect or in a hurry are read as what they stand for, however many that are."""

import pytest

from tests.telling.sentences.cases import chosen_by, context_of
from verteller.telling.folding import words_of
from verteller.telling.sentences import understand
from verteller.telling.sentences.people import people_of
from verteller.telling.sentences.spelling import spellings_of, spelt_out

VILLAGER = {
    "village": "village",
    "rulebook": "wakkerdam",
    "role": "villager",
    "writer": "Alice",
    "asked": ["vote"],
}


def test_one_word_may_stand_for_two() -> None:
    text = "I cannae vote"
    spellings = spellings_of({"cannae": "can't"})
    words = spelt_out(text, words_of(text), spellings, people_of(()))
    assert [word.folded for word in words] == ["i", "can", "t", "vote"]
    assert [(word.start, word.end) for word in words] == [(0, 1), (2, 8), (8, 8), (9, 13)]


@pytest.mark.parametrize("denial", ["cannae", "winnae", "dinnae", "dunt", "wouldnae"])
def test_what_is_denied_in_dialect_is_not_done(denial: str) -> None:
    understood = understand(f"I {denial} vote for Bob.", context_of(VILLAGER, "en"))
    assert not understood.commands
    assert [doubt.code for doubt in understood.doubts] == ["negated"]


@pytest.mark.parametrize(
    ("language", "village", "writer", "text", "chosen"),
    [
        ("de", "dorf", "Anna", "ich stimme fuer guenther", "Günther"),
        ("de", "dorf", "Anna", "Isch stimm heit fürn Dieter", "Dieter"),
        ("it", "paese", "Sara Costa", "vojo brucià Noemi", "Noemi Serra"),
        ("it", "paese", "Sara Costa", "vorrei votar per Noemi", "Noemi Serra"),
        ("nl", "dorp", "Anna", "ik wil vandoag op Els stemmn", "Els"),
        ("en", "village", "Alice", "It's Bob. Chuck 'im on t'fire.", "Bob"),
    ],
)
def test_what_is_written_as_it_is_spoken_is_read(
    language: str, village: str, writer: str, text: str, chosen: str
) -> None:
    context = context_of({**VILLAGER, "village": village, "writer": writer}, language)
    assert chosen_by(understand(text, context), context) == [chosen]


@pytest.mark.parametrize(
    ("text", "read"),
    [("nun o voto", "non lo voto"), ("nun, o voto", "nun o voto"), ("nun 'o voto", "non lo voto")],
)
def test_several_words_may_stand_for_others(text: str, read: str) -> None:
    words = spelt_out(text, words_of(text), spellings_of({"nun o": "non lo"}), people_of(()))
    assert " ".join(word.folded for word in words) == read


def test_a_name_is_not_taken_for_a_word_of_dialect() -> None:
    context = context_of({**VILLAGER, "village": "stad", "writer": "Zoë Smit"}, "nl")
    text = "ik stem op zoe"
    spelt = spelt_out(text, words_of(text), spellings_of({"zoe": "zou"}), people_of(context.people))
    assert [word.folded for word in spelt] == ["ik", "stem", "op", "zoe"]
