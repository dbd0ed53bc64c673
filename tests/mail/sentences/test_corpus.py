"""Letters as players write them are understood, and none is executed wrongly."""

import pytest

from tests.mail.sentences.cases import LANGUAGES, files, tally

LEAST = 0.97
"""Of the letters of each language that must be read rightly."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("half", ["seen", "held_out"])
def test_nearly_every_letter_is_understood_and_none_wrongly(half: str, language: str) -> None:
    """
    Of each half of the corpus 97 in 100 are read rightly, and no command is wrong.

    Rules: LU3-SYS-05, LU3-SYS-07, LU3-SYS-08, LU3-SYS-09, LU3-T-135, LU3-T-136, LU3-T-137.
    """
    assert files(half, language), "the corpus has letters in this language"

    counts, missed = tally(half, language)

    wrong = [verdict.case.key for verdict in missed if verdict.is_wrong]
    assert wrong == []
    keys = [verdict.case.key for verdict in missed]
    assert counts["right"] >= LEAST * counts["all"], keys
