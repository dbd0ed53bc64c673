"""Lupus in Tabula in words: nothing is left unsaid, and nobody is told more than he may know."""

import re

import pytest

from tests.telling.samples import ANN, CAST, DEE
from tests.telling.samples_tabula import FACTS, QUESTIONS
from verteller.rules.facts import EVERYONE, Died, Fact, RoleTold
from verteller.rules.questions import choices
from verteller.rules.tabula import RULEBOOK
from verteller.rules.tabula.facts import CardsInPlay, OwlCalled
from verteller.rules.tabula.roles import ROLES
from verteller.telling import Language, Reader, Teller
from verteller.telling.words import LANGUAGES, words_of

KEY = RULEBOOK.key
GAPS = re.compile(r"[{}$]|  |\.\.|^ | $| [.,;]|\bNone\b|#\d|_")


def _teller(language: Language) -> Teller:
    return Teller(CAST, Reader(DEE, language), KEY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_told_without_a_gap(language: Language) -> None:
    """Rules: TAB-SYS-39."""
    teller = _teller(language)
    for fact in FACTS:
        told = teller.facts([fact])
        assert told, fact
        for paragraph in told:
            for text in (paragraph.text, *paragraph.lines):
                assert not GAPS.search(text), (fact, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_and_receipted_without_a_gap(language: Language) -> None:
    """Rules: TAB-SYS-39."""
    teller = _teller(language)
    for asked in QUESTIONS:
        told = teller.question(asked, None)
        pairs = tuple((part.name, choices(asked, part)[0]) for part in asked.parts)
        said = teller.receipt(asked.question, pairs, None)
        for text in (told.title, told.explanation, told.how_to_answer, *told.choices, said):
            assert not GAPS.search(text), (asked, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", RULEBOOK.roles)
def test_a_card_is_told_with_its_whole_description(language: Language, role: str) -> None:
    """Rules: TAB-SYS-05, TAB-SYS-39."""
    told: Fact = RoleTold(to=(DEE,), role=role, faction=RULEBOOK.roles[role])
    said, story = _teller(language).facts([told])
    assert words_of(language, KEY).say(f"role-{role}", "one") in said.text
    assert story.text == words_of(language, KEY).say(f"role-{role}", "story")


def test_cards_have_the_names_of_the_dutch_edition() -> None:
    """Rules: TAB-SYS-39."""
    words = words_of("nl", KEY)
    assert {key: words.say(f"role-{key}") for key in ROLES} == {
        key: role.dutch for key, role in ROLES.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_death_at_night_is_told_without_card_or_cause(language: Language) -> None:
    """Rules: TAB-DAY-02, TAB-DAY-04."""
    teller, words = _teller(language), words_of(language, KEY)
    said = teller.fact(Died(to=EVERYONE, player=ANN)).casefold()
    for role in ROLES:
        assert words.say(f"role-{role}").casefold() not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_about_people_fit_everybody(language: Language) -> None:
    """The narrator speaks of nobody as a man or a woman. Rules: TAB-SET-11."""
    pronouns = {"nl": "zij|haar|zijn kaart", "en": "he|she|his|her", "de": "ihm", "it": "lui|lei"}
    wrong = re.compile(rf"\b({pronouns[language]})\b", re.IGNORECASE)
    public = [fact for fact in FACTS if fact.to == EVERYONE and fact.kind != "won"]
    for fact in public:
        assert not wrong.search(_teller(language).fact(fact)), fact


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_owl_that_calls_nobody_is_told_in_one_sentence_whatever_the_reason(
    language: Language,
) -> None:
    """Rules: TAB-OWL-03."""
    said = _teller(language).fact(OwlCalled(to=EVERYONE, player=None))
    assert words_of(language, KEY).say("role-owl").casefold() in said.casefold()
    assert len(re.findall(r"[.!?](?: |$)", said)) == 1


def test_cards_in_play_are_listed_by_name() -> None:
    """Rules: TAB-SYS-07."""
    fact = CardsInPlay(to=EVERYONE, roles=("werewolf", "werewolf", "seer"))
    assert _teller("en").fact(fact) == "These cards are in play: Werewolf, Werewolf and Seer."
