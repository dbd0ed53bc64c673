"""Pictures of orders say more than a name."""

import pytest

from verteller.telling.sentences.lexicon import LANGUAGES
from verteller.telling.sentences.painting import Picture, pictures_of
from verteller.telling.sentences.wordfiles import tables

BARE = ("@0 ", "~please @0 ", "@0 ~tonight ", "~thanks , @0 ")
"""A name as it is written out, alone and beside words that say nothing."""


def pictures(language: str) -> list[tuple[str, Picture]]:
    """Return all pictures of a language, each with a role that may say it."""
    powers = [each for table in tables(f"pictures.{language}") for each in table["powers"].values()]
    roles = sorted({role for each in powers for role in each["roles"]})
    return [(role, picture) for role in roles for picture in pictures_of(role, language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_alone_is_no_picture(language: str) -> None:
    """Or whoever signs a letter would be chosen. Rules: LU3-SYS-07."""
    found = [
        (role, text, picture.expression[:80])
        for role, picture in pictures(language)
        if picture.may_be_in({"please", "thanks", "tonight"})
        for text in BARE
        if (said := picture.pattern.match(text)) and said.end() == len(text)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nearly_all_pictures_are_told_by_their_words(language: str) -> None:
    """So that a mail without them costs nothing. Rules: LU3-SYS-07."""
    kept = [picture for _, picture in pictures(language) if picture.may_be_in({"xyzzy"})]
    assert len(kept) <= 0.1 * len(pictures(language))
