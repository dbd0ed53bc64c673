"""The words by which a player says how he is spoken of."""

import pytest

from verteller.mail.reading.sign_up import read_gender
from verteller.mail.reading.words import Gender


@pytest.mark.parametrize(
    ("text", "gender"),
    [
        *(("man", Gender.MAN), ("m", Gender.MAN), (" MAN. ", Gender.MAN)),
        *(("Vrouw.", Gender.WOMAN), ("V", Gender.WOMAN), ("woman", Gender.WOMAN)),
        *(("F", Gender.WOMAN), ("*vrouw*", Gender.WOMAN)),
        *(("uomo", Gender.MAN), ("Mann", Gender.MAN), ("donna", Gender.WOMAN)),
        *(("Frau", Gender.WOMAN), ("altro", Gender.OTHER), ("divers", Gender.OTHER)),
        *(("x", Gender.OTHER), ("anders", Gender.OTHER), ("other!", Gender.OTHER)),
    ],
)
def test_a_gender_is_one_of_the_words_for_it(text: str, gender: Gender) -> None:
    """Rules: WAK-SIGN-05."""
    assert read_gender(text) == gender


@pytest.mark.parametrize("text", ["", "ja", "mannetje", "man of vrouw", "Bob", "1", "vrouwman"])
def test_another_word_is_no_gender(text: str) -> None:
    """Rules: WAK-SIGN-05."""
    assert read_gender(text) is None
