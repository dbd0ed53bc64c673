"""Düsterwald by mail: one question at a time, and words beside names."""

import pytest

from verteller.mail.answering_several import Answerer, read_several
from verteller.mail.reading.pieces import Reader
from verteller.mail.reading.question_words import QUESTION_WORDS, lexicon, shown_word
from verteller.rules.duesterwald.roles.wolfhound import SIDES
from verteller.rules.facts import Asked, Choice, Part, Seat
from verteller.telling import Language
from verteller.telling.words import LANGUAGES

ANNA, BOB, KARIN = (Seat(0), Seat(1), Seat(2))
NAMES = ("Anna", "Bob", "Karin", "Eefje")


def read(text: str, asked: Asked, language: Language = "de") -> Choice:
    """Return what *text* chooses of the one question that is open."""
    writer = Answerer(
        "duesterwald", {asked.question: asked}, "Eefje", NAMES, frozenset({language}), seat=Seat(3)
    )
    (meant,) = read_several(text, writer)
    assert isinstance(meant.choice, tuple)
    return meant.choice


SIDE = Asked(to=(Seat(3),), question="side", parts=(Part("target", SIDES),))
CONVERT = Asked(to=(Seat(3),), question="convert", parts=(Part("target", ("yes", "no")),))
WITCH = Asked(
    to=(Seat(3),),
    question="witch",
    parts=(Part("heal", (ANNA,), 0), Part("poison", (BOB, KARIN), 0)),
)


@pytest.mark.parametrize(
    ("text", "language", "side"),
    [
        ("Wolf", "de", "wolf"),
        ("Dorfbewohner", "de", "villager"),
        ("Dorpsbewoner", "nl", "villager"),
        ("Lupo", "it", "wolf"),
        ("Villager", "en", "villager"),
    ],
)
def test_a_wolfhound_answers_with_his_side(text: str, language: Language, side: str) -> None:
    """Rules: DUE-DOG-01, DUE-DOG-05."""
    assert read(text, SIDE, language) == (("target", side),)


def test_the_urwolf_answers_yes_or_no() -> None:
    """Rules: DUE-URW-03, DUE-URW-04."""
    assert read("Ja", CONVERT) == (("target", "yes"),)
    assert read("Nein", CONVERT) == (("target", "no"),)


def test_a_name_says_for_which_of_the_witchs_potions_it_is() -> None:
    """Rules: DUE-WIT-05, DUE-WIT-07."""
    assert read("Bob", WITCH) == (("poison", BOB),)
    assert read("Anna", WITCH) == (("heal", ANNA),)
    assert read("Karin und Anna", WITCH) == (("heal", ANNA), ("poison", KARIN))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_readers_are_told_of_are_understood(language: Language) -> None:
    reader = Reader(NAMES, lexicon("duesterwald", frozenset({language})), {})
    for question in QUESTION_WORDS["duesterwald"]:
        assert reader.question_in(shown_word("duesterwald", question, language)) == question
