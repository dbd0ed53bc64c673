"""
What is read from the sample mails.

`replies` came with the project. `tuned` and `held_out` were written together, before the
rules were tried on either, and split by a hash of their names; the rules were worked on
with `replies` and `tuned` alone. On its first reading `held_out` gave: 33 of 34 right, nothing
quoted, nothing lost, one harmless line left over. `later` was written after that, to
be nastier; on its first reading it gave: 30 of 31 right, one leak (a German "hat am ...
geschrieben" without quote marks), nothing lost. Both were then put right.
"""

import pytest

from tests.mail.corpus.judging import CORPUS, Verdict, figures, judge_folder
from verteller.mail.reading.message import read_message

FOLDERS = ("replies", "tuned", "held_out", "later")
Verdicts = dict[str, tuple[Verdict, ...]]


@pytest.fixture(scope="module")
def verdicts() -> Verdicts:
    return {folder: judge_folder(folder) for folder in FOLDERS}


def test_quoted_text_of_a_sample_never_counts_as_an_answer(verdicts: Verdicts) -> None:
    """Rules: WAK-VOTE-28."""
    assert [v for folder in FOLDERS for v in verdicts[folder] if v.leaked] == []


def test_no_line_that_the_writer_of_a_sample_wrote_is_lost(verdicts: Verdicts) -> None:
    """Rules: WAK-VOTE-02, WAK-VOTE-16."""
    assert [v for folder in FOLDERS for v in verdicts[folder] if v.lost] == []


def test_a_harmless_line_is_left_over_in_two_of_the_replies_at_most(verdicts: Verdicts) -> None:
    assert len([v for v in verdicts["replies"] if v.left_over]) <= 2


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_figures_of_each_folder_are_shown(
    folder: str, verdicts: Verdicts, capsys: pytest.CaptureFixture[str]
) -> None:
    with capsys.disabled():
        print(f"\n  {folder}: {figures(verdicts[folder])}")  # noqa: T201
    assert len(verdicts[folder]) == len(list((CORPUS / folder).glob("*.eml")))


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_sample_is_a_mail_of_a_person(folder: str) -> None:
    """Rules: WAK-SYS-07."""
    for path in (CORPUS / folder).glob("*.eml"):
        message = read_message(path.read_bytes())
        assert (message.sender, message.automatic) == ("an@example.org", None), path.name
