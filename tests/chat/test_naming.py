"""Bare names, words of a question and the wording of a letter, as people type them."""

import pytest

from verteller.chat.letters import parted
from verteller.chat.naming import Named, Namer
from verteller.chat.pace import fitting
from verteller.hosting.errors import HostingError
from verteller.rules.facts import Asked, Part, Seat
from verteller.telling.cast import Cast, Language
from verteller.telling.cast import Reader as Listener
from verteller.telling.sentences.meaning import Person
from verteller.telling.voice import Voice
from verteller.telling.words import words_of

NAMES = ("Ada", "Benjamin", "Cem", "Anna Wolf", "Anna Berg", "Ja-Mila")
SEATS = tuple(Seat(seat) for seat in range(len(NAMES)))
CEM = Seat(2)


def named(text: str, *options: str, language: Language = "de", many: int = 1) -> Named | None:
    """Read *text* as Cem's answer to a question for players, or for some words."""
    part = Part("target", options or SEATS, 1, many)
    asked = Asked(to=(CEM,), question="seer", parts=(part,))
    namer = Namer("duesterwald", [Person(name) for name in NAMES], CEM, (language, "en"))
    words = words_of(language, "duesterwald")
    voice = Voice(Cast(NAMES), Listener(CEM, language), words)
    return namer.named(text, asked, voice) or namer.worded(text, asked, voice)


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("Ada", [0]),
        ("ada!", [0]),
        ("Ada und Benjamin", [0, 1]),
        ("Ada, Benjamin, Anna Wolf", [0, 1, 3]),
        ("Benjamim", [1]),
        ("mich", [2]),
        ("niemand", []),
        ("bitte Ada", [0]),
    ],
)
def test_bare_names_are_an_answer(text: str, seats: list[int]) -> None:
    """Rules: DUE-SYS-13, TAB-SYS-12."""
    assert named(text) == Named(tuple(Seat(seat) for seat in seats))


def test_a_name_that_two_have_is_asked_about_and_a_sentence_is_no_name() -> None:
    """Rules: DUE-SYS-13."""
    doubtful = named("Anna")
    assert doubtful is not None
    assert doubtful.doubtful == (3, 4)
    assert named("niemand und Ada") is None
    assert named("Ada ist mir egal") is None
    assert named("") is None
    assert named("Ada " * 200) is None


@pytest.mark.parametrize(
    ("text", "language", "option"),
    [
        ("ja", "de", "yes"),
        ("Nein, heute nicht.", "de", "no"),
        ("ja bitte", "de", "yes"),
        ("sì", "it", "yes"),
        ("yes", "it", "yes"),
        ("vielleicht ja", "de", None),
        ("ja, aber nicht heute", "de", None),
        ("wenn es Ada ist, ja", "de", None),
    ],
)
def test_yes_and_no_are_read_where_they_are_clear(
    text: str, language: Language, option: str | None
) -> None:
    """Rules: DUE-URW-03, DUE-SYS-17."""
    found = named(text, "yes", "no", language=language)
    assert (None if found is None else found.options[0]) == option


@pytest.mark.parametrize(
    ("text", "wording", "rest"),
    [
        ("Greta. Brief: Wir wissen alles", "Wir wissen alles", "Greta."),
        ("An Greta, Drohbrief: „Wir wissen alles“", "Wir wissen alles", "An Greta"),
        ("Letter: a: b", "a: b", ""),
        ("lettera: So chi sei", "So chi sei", ""),
        ('Greta "I saw you, wolf"', "I saw you, wolf", "Greta"),
        ("Greta krijgt een brief", "", "Greta krijgt een brief"),
        ("Brief: Ik zie\nje", "Ik zie\nje", ""),
    ],
)
def test_the_wording_of_a_letter_stands_behind_a_word_or_in_quotes(
    text: str, wording: str, rest: str
) -> None:
    """Rules: DUE-RAV-04, DUE-SYS-24."""
    assert parted(text) == (wording, rest)


@pytest.mark.parametrize("pace", ["hasty", {"every": 0}, {"wolves": "long"}, {"turn": True}])
def test_a_pace_that_cannot_be_kept_is_refused(pace: object) -> None:
    """Rules: TAB-SYS-23."""
    with pytest.raises(HostingError):
        fitting(pace)  # type: ignore[arg-type]
