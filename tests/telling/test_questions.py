"""Questions and receipts in words."""

import re
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from tests.telling.samples import ANN, BOB, CAS, CAST, DEE, ME, QUESTIONS
from verteller.rules.facts import Asked, Part
from verteller.telling import Language, Reader, Teller
from verteller.telling.words import LANGUAGES

DUE = datetime(2026, 11, 21, 17, tzinfo=UTC)
NL = Teller(CAST, Reader(DEE, "nl", "Europe/Amsterdam"))
EN = Teller(CAST, Reader(DEE, "en", "Europe/Amsterdam"))
BY_KEY = {asked.question: asked for asked in QUESTIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_lists_every_allowed_choice_and_the_deadline(language: Language) -> None:
    """All options, blank last, and until when. Rules: WAK-SYS-14, WAK-GEN-11, WAK-VOTE-11."""
    teller = Teller(CAST, Reader(DEE, language, "Europe/Amsterdam"))
    for asked in QUESTIONS:
        text = teller.question(asked, DUE)
        own, blank = {
            "nl": ("jijzelf", "blanco"),
            "en": ("yourself", "blank"),
            "it": ("tu", "nessuno"),
            "de": ("du selbst", "Enthaltung"),
        }[language]
        assert set(text.choices) == {"Ann", "Bob", "Cas", f"Dee ({own})", blank}
        assert text.choices[-1] == blank
        assert "18:00 (Europe/Amsterdam)" in text.deadline
        assert text.title.endswith("?")
        assert text.explanation


def test_the_potions_have_a_list_each() -> None:
    """The list a name is on tells elixir from poison. Rules: WAK-WITCH-08."""
    elixir, poison = NL.question(BY_KEY["witch"], DUE).groups
    assert (elixir.heading, elixir.choices) == ("Levenselixir", ("Ann", "Dee (jijzelf)"))
    assert (poison.heading, poison.choices) == ("Gif", ("Bob", "Cas"))


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("seer", "precies één naam"),
        ("magician", "precies twee namen"),
        ("piper", "één of twee namen"),
        ("guilt", "één of meer namen"),
        ("witch", "uit elke lijst hoogstens één naam"),
    ],
)
def test_a_question_says_how_many_names_it_takes(question: str, words: str) -> None:
    """Rules: WAK-VOTE-02, WAK-VOTE-06, WAK-VOTE-07, WAK-VOTE-21."""
    assert words in NL.question(BY_KEY[question], DUE).how_to_answer


def test_what_may_not_be_repeated_is_named_and_not_offered() -> None:
    """The last choice is told and left out of the list. Rules: WAK-GEN-03."""
    text = EN.question(replace(BY_KEY["healer"], repeated=(("target", BOB),)), DUE)
    assert "Bob" not in text.choices
    assert "this time you cannot choose Bob" in text.how_to_answer


def test_a_pair_may_be_broken_up_but_not_repeated() -> None:
    """Both stay on the list; the pair is named. Rules: WAK-MAGIC-04."""
    pair = (("target", ANN), ("target", DEE))
    text = EN.question(replace(BY_KEY["magician"], repeated=pair), DUE)
    assert {"Ann", "Dee (yourself)"} <= set(text.choices)
    assert "the pair Ann and yourself again" in text.how_to_answer


def test_blank_is_offered_only_where_it_is_allowed() -> None:
    """Neither after blank nor where blank is no choice. Rules: WAK-VOTE-09, WAK-GEN-03."""
    again = EN.question(replace(BY_KEY["healer"], repeated=()), DUE)
    never = EN.question(replace(BY_KEY["vote"], blank=False), DUE)
    for text in (again, never):
        assert "blank" not in text.choices
        assert "vote blank first" not in text.how_to_answer
    assert "You cannot vote blank this time" in again.how_to_answer


def test_whoever_doubts_is_advised_to_vote_blank_first() -> None:
    """Rules: WAK-USE-04."""
    assert "Stem dan eerst blanco" in NL.question(BY_KEY["vote"], DUE).how_to_answer


def test_only_the_private_ballot_speaks_of_its_word() -> None:
    """The pack's prompt mentions it to nobody but whoever has both. Rules: WAK-XWHITE-02, -03."""
    assert "“witte”" in NL.question(BY_KEY["alone"], DUE).how_to_answer
    assert "witte" not in str(NL.question(BY_KEY["pack"], DUE))
    both = NL.question(BY_KEY["pack"], DUE, also_open=("pack", "alone"))
    assert "het woord “witte” weg" in both.how_to_answer


def test_the_testament_needs_its_word_only_beside_another_choice() -> None:
    """Rules: WAK-XMAYOR-02, WAK-XMAYOR-03, WAK-XMAYOR-04."""
    alone = NL.question(BY_KEY["testament"], DUE, also_open=("testament",))
    assert "“burgemeester”" not in alone.how_to_answer
    both = NL.question(BY_KEY["testament"], DUE, also_open=("raven", "testament"))
    assert "het woord “burgemeester” in je bericht" in both.how_to_answer
    other = NL.question(BY_KEY["raven"], DUE, also_open=("raven", "testament"))
    assert "het woord “burgemeester” weg" in other.how_to_answer


def test_a_question_nobody_knows_can_still_be_answered() -> None:
    """Another rulebook's question is told by its key and its options. Rules: WAK-SYS-50."""
    asked = Asked(
        to=ME,
        question="cross_river",
        parts=(Part("way", ("yes", "witch")), Part("boat", (ANN, BOB, CAS), 0, 2)),
        blank=False,
        standing=True,
    )
    text = EN.question(asked, None)
    assert "cross river" in text.title
    assert [group.heading for group in text.groups] == ["way", "boat"]
    assert text.choices == ("yes", "Witch", "Ann", "Bob", "Cas")
    assert "0 to 2 names" in text.how_to_answer
    assert text.deadline == "You can answer whenever you like."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_receipt_repeats_the_choice_and_promises_nothing(language: Language) -> None:
    """What was understood, never what will come of it. Rules: WAK-SYS-19, WAK-GEN-14."""
    teller = Teller(CAST, Reader(DEE, language, "Europe/Amsterdam"))
    for asked in QUESTIONS:
        choice = tuple((part.name, part.options[0]) for part in asked.parts)
        text = teller.receipt(asked.question, choice, DUE)
        assert "Ann" in text
        assert "18:00" in text
        blank = teller.receipt(asked.question, ())
        assert not re.search("Ann|Bob|Cas|Dee|18:00", blank)


def test_a_receipt_tells_both_potions_apart() -> None:
    """Rules: WAK-WITCH-02."""
    text = NL.receipt("witch", (("heal", DEE), ("poison", BOB)))
    assert text == "Genoteerd. Je geeft je levenselixir aan jezelf. Je geeft je gif aan Bob."


def test_a_receipt_for_an_unknown_question_repeats_the_options() -> None:
    """Rules: WAK-SYS-19."""
    assert EN.receipt("cross_river", (("way", "yes"),)) == "Noted. Your choice is yes."
