"""The one mail whose form matters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verteller.mail.reading.sign_up import SignUp, SignUpError, check_name, read_sign_up
from verteller.mail.reading.words import Gender


def code_of(text: str) -> str:
    with pytest.raises(SignUpError) as refused:
        read_sign_up(text)
    return refused.value.code


@pytest.mark.parametrize(
    ("text", "name", "gender"),
    [
        ("Bob, man", "Bob", Gender.MAN),
        ("\n\n  Anna ,  Vrouw.\nGroetjes, Anna", "Anna", Gender.WOMAN),
        ("Robin, x", "Robin", Gender.OTHER),
        ("Robin, anders", "Robin", Gender.OTHER),
        ("Bob, m", "Bob", Gender.MAN),
        ("Anna, V", "Anna", Gender.WOMAN),
        ("Anna, woman", "Anna", Gender.WOMAN),
        ("Anna, F", "Anna", Gender.WOMAN),
        ("Robin, other", "Robin", Gender.OTHER),
    ],
)
def test_a_sign_up_is_a_name_a_comma_and_a_gender(text: str, name: str, gender: Gender) -> None:
    """Rules: WAK-SIGN-01, WAK-SIGN-05."""
    assert read_sign_up(text) == SignUp(name, gender)


@pytest.mark.parametrize("text", ["", "   \n", "Bob", "Bob man", "Bob; man", ", man", "Ik ben Bob"])
def test_another_structure_is_refused(text: str) -> None:
    """Rules: WAK-SIGN-04."""
    assert code_of(text) == "sign_up_structure"


@pytest.mark.parametrize(
    "text", ["Bob,", "Bob, ja", "Bob, mannetje", "Bob, man of vrouw", "Jansen, Bob, man", "Bob, 1"]
)
def test_an_unclear_gender_is_refused(text: str) -> None:
    """Rules: WAK-SIGN-05."""
    assert code_of(text) == "gender_unclear"


@pytest.mark.parametrize(
    "name",
    [
        "Bob",
        "Zoë",
        "Jan Piet",
        "Anne-Marie",
        "O'Brien",
        "J.R. Vos",
        "Łukasz",
        "Жюль",
        "李小龍",
        "राम",
    ],
)
def test_names_in_letters_of_any_script_are_welcome(name: str) -> None:
    """Better than the rulebook, which reads plain letters only. Rules: WAK-SIGN-06, WAK-USE-02."""
    assert read_sign_up(f"{name}, man").name == name


@pytest.mark.parametrize(
    "name",
    [
        "Bob1",
        "007",
        "B@b",
        "Bob!",
        "<b>Bob</b>",
        "-",
        "...",
        "A" * 41,
        "Bob_",
        "😀",
        "B\u043eb",
        "\x00",
    ],
)
def test_a_name_with_anything_but_letters_is_refused(name: str) -> None:
    """Also one of letters that only look like others: the o in the last Bob is Cyrillic.

    Rules: WAK-SIGN-06.
    """
    assert code_of(f"{name}, man") == "name_letters"


def test_a_name_may_have_forty_letters() -> None:
    """Rules: WAK-SIGN-06."""
    assert read_sign_up(f"{'A' * 40}, man").name == "A" * 40


@pytest.mark.parametrize(
    "name",
    [
        *("blanco", "Witte", "BURGEMEESTER", "help", "config", "Man", "vrouw", "anoniem"),
        *("blank", "white", "mayor", "woman", "anonymous", "Blánco", "Jan de Witte", "Bob-Blanco"),
    ],
)
def test_a_reserved_word_is_refused_as_a_name(name: str) -> None:
    """Also inside a longer name, which could never be voted for. Rules: WAK-SIGN-09."""
    assert code_of(f"{name}, man") == "name_reserved"


@pytest.mark.parametrize("name", ["Spider-Man", "Helpman", "Wittem", "Manon"])
def test_a_name_that_only_holds_such_letters_is_taken(name: str) -> None:
    """Rules: WAK-SIGN-09."""
    assert check_name(name) == name


@pytest.mark.parametrize("other", ["bob", "BOB", "Bob "])
def test_a_name_keeps_its_own_case(other: str) -> None:
    """Clashes are for the game to find, case ignored. Rules: WAK-SIGN-07."""
    assert check_name(other).casefold() == check_name("Bob").casefold()
    assert check_name(other) == other.strip()


def test_a_name_has_one_form_however_it_was_typed() -> None:
    assert check_name("O’Brien") == check_name("O'Brien")
    assert check_name("Jan   Piet") == "Jan Piet"
    assert check_name("Zoe\u0308") == "Zoë"


@given(st.text())
def test_any_text_is_a_sign_up_or_refused_with_a_code(text: str) -> None:
    """Rules: WAK-SIGN-04, WAK-SYS-50."""
    try:
        name = read_sign_up(text).name
    except SignUpError as refused:
        assert refused.code in {  # noqa: PT017 - both outcomes are right
            "sign_up_structure",
            "gender_unclear",
            "name_letters",
            "name_reserved",
        }
    else:
        assert check_name(name) == name
