"""Words for moments and for what is wrong with a story."""

import re
from inspect import getdoc
from typing import get_args

import pytest

from verteller.telling.cast import Language
from verteller.telling.stories.errors import Problem
from verteller.telling.stories.moments import MOMENTS
from verteller.telling.stories.wording import moment_title, people_of, tell_fault
from verteller.telling.words import words_of

LANGUAGES = get_args(Language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_and_its_people_have_words(language: Language) -> None:
    """Rules: WAK-STORY-03."""
    words = words_of(language)
    titles = set()
    for moment in MOMENTS.values():
        own = (f"story-moment-{moment.key}-{moment.name}", f"story-moment-{moment.name}")
        assert any(words.has(each) for each in own), own
        titles.add(moment_title(moment.key, moment.name, language))
        for group, about in (("a", moment.about_a), ("b", moment.about_b)):
            slug = re.sub("[^a-z]+", "-", about.lower()).strip("-")
            assert words.has(f"story-about-{slug}") or not about
            assert bool(people_of(moment, group, language)) == bool(about)
    assert len(titles) == len(MOMENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_words(language: Language) -> None:
    """Each code that a problem can have, as its documentation lists them."""
    documented = set(re.findall(r"``(\w+)``", getdoc(Problem) or "")) - {"default"}

    assert len(documented) > 15
    for code in documented:
        assert words_of(language).has(f"story-fault-{code}"), code


def test_a_fault_says_what_may_be_meant() -> None:
    assert tell_fault("unknown_filter", "hin", "him", "en") == (
        "there is no filter “hin”; did you mean “him”?"
    )
    assert tell_fault("syntax", "", "", "nl") == "de accolades kloppen niet"
