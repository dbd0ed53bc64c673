"""Düsterwald in words: nothing is left unsaid, and no sentence has a gap."""

import re

import pytest

from tests.telling.samples import CAST, DEE
from tests.telling.samples_duesterwald import FACTS, QUESTIONS
from verteller.rules.duesterwald import RULEBOOK
from verteller.rules.facts import Fact, RoleTold
from verteller.rules.questions import choices
from verteller.telling import Language, Reader, Teller
from verteller.telling.grouping import SILENT
from verteller.telling.words import LANGUAGES, words_of

KEY = RULEBOOK.key
GAPS = re.compile(r"[{}$]|  |\.\.|^ | $| [.,;]|\bNone\b|#\d|_")


def _teller(language: Language) -> Teller:
    return Teller(CAST, Reader(DEE, language), KEY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_told_without_a_gap(language: Language) -> None:
    """German role names among them. Rules: DUE-SYS-43."""
    teller = _teller(language)
    for fact in FACTS:
        if fact.kind in SILENT:
            continue
        told = teller.facts([fact])
        assert told, fact
        for paragraph in told:
            for text in (paragraph.text, *paragraph.lines):
                assert not GAPS.search(text), (fact, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_and_receipted_without_a_gap(language: Language) -> None:
    """Rules: DUE-SYS-43."""
    teller = _teller(language)
    for asked in QUESTIONS:
        told = teller.question(asked, None)
        assert told.choices
        pairs = tuple((part.name, choices(asked, part)[0]) for part in asked.parts)
        said = (teller.receipt(asked.question, each, None) for each in ((), pairs))
        for text in (told.title, told.explanation, *told.choices, *said):
            assert not GAPS.search(text), (asked, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", RULEBOOK.roles)
def test_a_role_is_told_with_its_whole_description(language: Language, role: str) -> None:
    """Rules: DUE-SET-08, DUE-SYS-04."""
    told: Fact = RoleTold(to=(DEE,), role=role, faction=RULEBOOK.roles[role])
    said, story = _teller(language).facts([told])
    assert words_of(language, KEY).say(f"role-{role}", "one") in said.text
    assert story.text == words_of(language, KEY).say(f"role-{role}", "story")


def test_a_villager_reads_that_he_has_no_powers() -> None:
    """Rules: DUE-VIL-01."""
    assert "keine besonderen Fähigkeiten" in words_of("de", KEY).say("role-villager", "story")
    assert "no special powers" in words_of("en", KEY).say("role-villager", "story")


def test_roles_are_called_in_german_as_the_rulebook_calls_them() -> None:
    """Rules: DUE-SYS-43."""
    words = words_of("de", KEY)
    said = {role: words.say(f"role-{role}") for role in RULEBOOK.roles}
    assert said["cupid"] == "Amor"
    assert said["village_harlot"] == "Dorfmatratze"
    assert said["primal_werewolf"] == "Urwolf"
