"""Words with a meaning of their own."""

import pytest

from verteller.mail.reading.names import find_names
from verteller.mail.reading.words import Keyword, find_keywords


@pytest.mark.parametrize("text", ["blanco", "Ik stem BLANCO.", "blánco!", "blank", "(Blanco)"])
def test_the_word_blank_is_found_in_any_case(text: str) -> None:
    """Rules: WAK-VOTE-08, WAK-VOTE-17."""
    assert find_keywords(text) == {Keyword.BLANK}


@pytest.mark.parametrize("text", ["blancootje", "Blankers", "wittebrood", "burgemeesters", ""])
def test_a_keyword_inside_a_longer_word_is_none(text: str) -> None:
    """Rules: WAK-VOTE-17."""
    assert find_keywords(text) == frozenset()


def test_blank_beside_a_name_is_seen_as_both() -> None:
    """So that the mail can be refused. Rules: WAK-VOTE-10."""
    text = "Blanco, of toch Bob"

    assert find_keywords(text) == {Keyword.BLANK}
    assert find_names(text, ["Bob"]).names == (0,)


@pytest.mark.parametrize("text", ["witte", "WW5 Witte", "voor de witte: Bob", "WHITE"])
def test_the_white_werewolf_s_word_is_found_in_subject_or_body(text: str) -> None:
    """Rules: WAK-XWHITE-02, WAK-XWHITE-03."""
    assert find_keywords(text) == {Keyword.WHITE}
    assert find_keywords("Bob") == frozenset()


@pytest.mark.parametrize("text", ["burgemeester", "Re: WW5 BURGEMEESTER", "als Mayor: Bob"])
def test_the_mayor_s_word_is_found_in_subject_or_body(text: str) -> None:
    """Rules: WAK-XMAYOR-02, WAK-XMAYOR-03."""
    assert find_keywords(text) == {Keyword.MAYOR}


def test_the_witch_s_potions_are_found() -> None:
    assert find_keywords("levenselixer voor Bob, gif voor Carla") == {
        Keyword.ELIXIR,
        Keyword.POISON,
    }
    assert find_keywords("elixir Bob, poison Carla") == {Keyword.ELIXIR, Keyword.POISON}


def test_words_of_one_language_can_be_asked_for() -> None:
    assert find_keywords("white", ["nl"]) == frozenset()
    assert find_keywords("white", ["en"]) == {Keyword.WHITE}
    assert find_keywords("white", ["xx"]) == frozenset()
