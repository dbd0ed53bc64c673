"""The one mail whose form matters: what its first line asks for, and which names it may bring."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verteller.hosting.errors import Code, HostingError
from verteller.hosting.names import fit_player_name
from verteller.mail.reading.words import ANONYMOUS, CONFIG, HELP, KEYWORDS, Keyword
from verteller.mail.signing_up import Wish, read_wish

DECIDING = (Keyword.BLANK, Keyword.WHITE, Keyword.MAYOR)
MEANINGFUL = {
    *(word for table in KEYWORDS.values() for keyword in DECIDING for word in table[keyword]),
    *(*HELP.values(), *ANONYMOUS.values(), CONFIG),
    *("man", "vrouw", "woman"),
}


def code_of(text: str) -> str:
    with pytest.raises(HostingError) as refused:
        fit_player_name(read_wish(text).name)
    return refused.value.code


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("Bob, man", Wish("Bob", "man")),
        ("\n\n  Anna ,  Vrouw.\nGroetjes, Anna", Wish("Anna", "woman")),
        ("Robin, x", Wish("Robin", "neither")),
        ("Bob, man, english", Wish("Bob", "man", "en")),
        ("Bob, m, Europe/London", Wish("Bob", "man", None, "Europe/London")),
        ("Anna, v, UTC, Nederlands", Wish("Anna", "woman", "nl", "UTC")),
        ("Anna, v,, nl,", Wish("Anna", "woman", "nl")),
    ],
)
def test_a_sign_up_is_a_name_and_a_gender_with_commas_between(text: str, wish: Wish) -> None:
    """Rules: WAK-SIGN-01, WAK-SIGN-05."""
    assert read_wish(text) == wish


@pytest.mark.parametrize(
    "text", ["", "   \n", "Bob", "Bob,", "Bob man", "Bob; man", ", man", "Ik ben Bob"]
)
def test_another_structure_is_refused(text: str) -> None:
    """Rules: WAK-SIGN-04."""
    assert code_of(text) == Code.SIGN_UP_STRUCTURE


@pytest.mark.parametrize(
    "text", ["Bob, ja", "Bob, mannetje", "Bob, man of vrouw", "Jansen, Bob, man", "Bob, 1"]
)
def test_an_unclear_gender_is_refused(text: str) -> None:
    """Rules: WAK-SIGN-05."""
    assert code_of(text) == Code.GENDER_UNCLEAR


@pytest.mark.parametrize("name", ["Bob", "Zoë", "Jan Piet", "Anne-Marie", "O'Brien", "Łukasz"])
def test_a_name_has_letters_with_or_without_accents(name: str) -> None:
    """Better than the rulebook, which reads plain letters only. Rules: WAK-SIGN-06, WAK-USE-02."""
    assert fit_player_name(name) == name


@pytest.mark.parametrize(
    "name",
    ["Bob1", "007", "<b>Bob</b>", "-", "...", "Bob_", "😀", "B\u043eb", "Жюль", "李小龍", "\x00"],
)
def test_a_name_with_anything_but_latin_letters_is_refused(name: str) -> None:
    """Also one of letters that only look like others: the o in the Bob is Cyrillic.

    Rules: WAK-SIGN-06.
    """
    assert code_of(f"{name}, man") == Code.NAME_NOT_LETTERS


def test_a_name_may_have_forty_letters() -> None:
    """Rules: WAK-SIGN-06."""
    assert fit_player_name("A" * 40) == "A" * 40
    assert code_of(f"{'A' * 41}, man") == Code.NAME_TOO_LONG


@pytest.mark.parametrize("word", sorted(MEANINGFUL))
def test_no_word_that_means_something_in_a_mail_can_be_a_name(word: str) -> None:
    """Nor be in one: nobody could vote for him without saying something else too.

    Rules: WAK-SIGN-09.
    """
    assert code_of(f"{word}, man") == Code.NAME_RESERVED
    assert code_of(f"Jan {word.upper()}, man") == Code.NAME_RESERVED


@pytest.mark.parametrize("name", ["Helpman", "Wittem", "Manon", "Blancot"])
def test_a_name_that_only_holds_such_letters_is_taken(name: str) -> None:
    """Rules: WAK-SIGN-09."""
    assert fit_player_name(name) == name


@pytest.mark.parametrize("given", ["bob", "BOB", " Bob "])
def test_a_name_keeps_its_own_case(given: str) -> None:
    """Clashes are for the game to find, case ignored. Rules: WAK-SIGN-07."""
    assert fit_player_name(given) == given.strip()


def test_a_name_has_one_form_however_it_was_typed() -> None:
    assert fit_player_name("Jan   Piet") == "Jan Piet"
    assert fit_player_name("Zoe\u0308") == "Zoë"


@given(st.text())
def test_any_text_is_a_sign_up_or_refused_with_a_code(text: str) -> None:
    """Rules: WAK-SIGN-04, WAK-SYS-50."""
    try:
        name = fit_player_name(read_wish(text).name)
    except HostingError as refused:
        assert refused.code in Code  # noqa: PT017 - both outcomes are right
    else:
        assert fit_player_name(name) == name
