"""The raven's letter: words of his own, which nobody can trace to him."""

import pytest

from tests.rules.duesterwald.table import Table
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import EVERYONE, Letter
from verteller.rules.moves import Worded

VILLAGE = {
    "Ada": "werewolf",
    "Ben": "villager",
    "Cem": "villager",
    "Dora": "villager",
    "Jule": "black_raven",
}


@pytest.fixture
def table() -> Table:
    table = Table(VILLAGE, captain="Ben")
    table.until("raven 1")
    return table


def test_a_letter_is_read_in_the_words_of_the_raven_and_without_his_name(table: Table) -> None:
    """Rules: DUE-RAV-02, DUE-RAV-04, DUE-SYS-24, DUE-SYS-31."""
    table.act(Worded(seat=table.seat("Jule"), text="Something else"))
    table.act(Worded(seat=table.seat("Jule"), text=" We know what you did "))
    table.answer("Jule", "Cem")

    (letter,) = (fact for fact in table.close() if isinstance(fact, Letter))

    assert letter.to == EVERYONE
    assert letter.player == table.seat("Cem")
    assert letter.text == "We know what you did"


def test_words_without_an_addressee_are_read_to_nobody(table: Table) -> None:
    """Rules: DUE-RAV-01."""
    table.act(Worded(seat=table.seat("Jule"), text="Hello"))
    assert not [fact for fact in table.close() if isinstance(fact, Letter)]
    table.until("raven 2")
    table.answer("Jule", "Cem")
    (letter,) = (fact for fact in table.close() if isinstance(fact, Letter))
    assert letter.text is None


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("Ada", "Hello", Refusal.NOT_ASKED),
        ("Jule", "  ", Refusal.NOT_ALLOWED),
        ("Jule", "x" * 501, Refusal.NOT_ALLOWED),
    ],
)
def test_only_the_raven_writes_and_he_is_brief(
    table: Table, name: str, text: str, code: Refusal
) -> None:
    """Rules: DUE-RAV-04, DUE-RAV-05, DUE-SYS-13."""
    before = list(table.game.log)
    with pytest.raises(AnswerError) as refused:
        table.act(Worded(seat=table.seat(name), text=text))
    assert refused.value.code == code
    assert table.game.log == before
