"""Refusals in words: distinct, friendly, and silent about what the recipient may not know."""

import pytest

from tests.telling.samples import CAST, DEE
from verteller.hosting.errors import Code
from verteller.rules.errors import Refusal
from verteller.telling import Language, Reader, Teller, refusal
from verteller.telling.words import LANGUAGES

REPLIES = tuple(f"E{number}" for number in range(1, 14))
OF_THE_MAIL = ("too_large", "no_sender", "unreadable", "name_letters")
OF_THE_SET_UP = (
    *("player_count", "same_name", "unknown_role", "role_count", "no_composition"),
    *("unknown_option", "option_value"),
)
KNOWN = {
    "given": ("Bobb",),
    "suggestions": ("Bob", "Bo"),
    "choices": ("Ann", "Bob", "Cas"),
    "game": "WW5",
    "games": ("WW5", "WW6"),
    "least": 2,
    "most": 2,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_the_thirteen_replies_is_distinct(language: Language) -> None:
    """One understandable reply per kind. Rules: WAK-SYS-18."""
    replies = {refusal(code, "", KNOWN, language) for code in REPLIES}
    assert len(replies) == 13


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [*Refusal, *Code, *OF_THE_MAIL, *OF_THE_SET_UP])
def test_every_code_has_words_with_and_without_parameters(language: Language, code: str) -> None:
    """No code ends as its bare name. Rules: WAK-SYS-18, WAK-VOTE-25, WAK-VOTE-27."""
    for parameters in (KNOWN, {}):
        said = refusal(code, "", parameters, language)
        assert said != refusal("never_heard_of", "", {}, language)
        assert str(code) not in said.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_engine_code_is_distinct(language: Language) -> None:
    """Rules: WAK-SYS-18."""
    said = {code: refusal(code, "", KNOWN, language) for code in Refusal}
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize("code", ["E1", "E2", "E3", "E4", "E5", "E12", "E13"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_repeated_only_to_somebody_who_was_asked(code: str, language: Language) -> None:
    """The dead, strangers and whoever is not asked read no list. Rules: WAK-SYS-51."""
    parameters = {key: KNOWN[key] for key in ("choices", "suggestions", "game")}
    said = refusal(code, "", parameters, language)
    assert "Cas" not in said
    assert "Ann, " not in said


@pytest.mark.parametrize("code", ["unknown_name", "too_many", "not_a_choice", "E6", "E11"])
def test_a_refused_answer_says_what_was_read_and_what_would_be_right(code: str) -> None:
    """Near misses are offered, the choices repeated, an earlier vote stands.

    Rules: WAK-VOTE-04, WAK-VOTE-05, WAK-VOTE-11, WAK-VOTE-19.
    """
    said = refusal(code, "", KNOWN, "nl")
    assert "Bedoelde je Bob of Bo?" in said
    assert "Je kunt kiezen uit: Ann, Bob en Cas." in said
    assert "blijft staan" in said
    assert code == "E6" or "“Bobb”" in said


@pytest.mark.parametrize(
    ("code", "detail", "reply"),
    [
        ("not_asked", "dead", "de doden stemmen niet"),
        ("not_asked", "asleep", "Je slaapt diep"),
        ("not_asked", "barred", "mag je niet meestemmen"),
        ("not_asked", "locked_up", "Je zit in de cel"),
        ("not_asked", "guilty", "schuldgevoel"),
        ("not_asked", "discovered", "dorpsgek"),
        ("not_asked", "", "nu niets van je gevraagd"),
        ("too_late", "", "kwam te laat"),
        ("not_a_choice", "taken", "Iemand was sneller"),
        ("unknown_name", "ambiguous", "meer dan één speler"),
        ("unknown_name", "", "geen naam van een speler gevonden"),
        ("too_few", "", "geen naam van een speler gevonden"),
        ("E4", "private_ballot", "per ongeluk met de roedel"),
        ("E13", "game_paused", "ligt even stil"),
        ("E13", "game_ended", "is afgelopen"),
        ("several_games", "", "meer dan één spel"),
    ],
)
def test_a_detail_finds_its_own_words(code: str, detail: str, reply: str) -> None:
    """Rules: WAK-VOTE-22, WAK-VOTE-23, WAK-PYRE-16, WAK-CUPID-06, WAK-XWHITE-04, WAK-VOTE-29."""
    assert reply in refusal(code, detail, {"game": "WW5"}, "nl")


def test_a_repetition_is_told_by_what_was_repeated() -> None:
    """A player, or blank. Rules: WAK-VOTE-09, WAK-GEN-03."""
    assert "You chose “Ann”" in refusal("repeated", "", {"given": ("Ann",)}, "en")
    assert "You cannot vote blank this time" in refusal("repeated", "", {}, "en")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("sign_up_structure", "“Bob, man”"),
        ("gender_unclear", "“persoon”"),
        ("name_not_letters", "“Bob2”"),
        ("name_letters", "“Bob2”"),
        ("name_reserved", "“blanco”"),
        ("name_taken", "“Bob2”"),
        ("game_full", "Alle plaatsen"),
    ],
)
def test_a_failed_sign_up_names_its_reason(code: str, words: str) -> None:
    """Rules: WAK-SIGN-04, WAK-SIGN-05, WAK-SIGN-06, WAK-SIGN-09, WAK-SIGN-10."""
    parameters: dict[str, object] = {"game": "WW5", "name": "Bob2", "word": "blanco"}
    if code == "gender_unclear":
        parameters = {"game": "WW5", "gender": "persoon"}
    assert words in refusal(code, "", parameters, "nl")


def test_seats_become_names_where_the_cast_is_known() -> None:
    """The engine's refusals carry seats. Rules: WAK-VOTE-05."""
    teller = Teller(CAST, Reader(DEE, "en"))
    said = teller.refusal("not_a_choice", "", {"given": (0,), "choices": (1, 2)})
    assert said.startswith("You chose Ann, but that is not among the choices just now.")
    assert "Bob and Cas" in said


def test_hostile_text_is_quoted_short_and_on_one_line() -> None:
    """Whatever was sent comes back as a harmless quotation. Rules: WAK-SYS-49."""
    given = ["{ $game }\nblanco " + "x" * 5000] * 50
    said = refusal("unknown_name", "", {"given": given}, "nl")
    assert "\n" not in said
    assert "“{ $game } blanco xxx" in said
    assert len(said) < 1500


def test_an_unknown_code_is_no_error() -> None:
    """Rules: WAK-SYS-50."""
    assert "never_heard_of" in refusal("never_heard_of")
