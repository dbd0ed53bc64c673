"""What masters may do, and what the narrator sees."""

import pytest

from tests.rules.tabula.table import F8, F16, Table
from verteller.rules.errors import AnswerError
from verteller.rules.facts import NARRATOR, Exiled, Seat, Won
from verteller.rules.moves import Disqualified, Ended, Left
from verteller.rules.tabula.facts import Glimpsed, Guarded, OwlPointed


def test_who_is_disqualified_or_gives_up_is_gone_in_the_morning_and_does_not_win() -> None:
    """Rules: TAB-SYS-38."""
    table = Table(F8)
    table.game.act(Disqualified(seat=Seat(0), public_reason="Peeping."), at=1)
    table.game.act(Left(seat=Seat(7)), at=1)
    assert table.village.is_living(Seat(0))

    said = table.until("nominate 1")

    assert [fact.player for fact in said if isinstance(fact, Exiled)] == [0, 7]
    assert table.asked() == [7]
    table.answer(7, 2)
    (won,) = [fact for fact in table.until("end") if isinstance(fact, Won)]
    assert won.players == (2, 3, 4, 5, 6)


def test_a_master_ends_the_game() -> None:
    """Rules: TAB-SYS-38."""
    for factions, winners in ((("wolves",), (0, 1, 2, 5)), ((), ())):
        table = Table(F16)
        with pytest.raises(AnswerError):
            table.game.act(Ended(factions=("vampires",)), at=1)
        table.game.act(Ended(factions=factions), at=1)
        (won,) = [fact for fact in table.public() if isinstance(fact, Won)]
        assert table.village.over
        assert won.players == winners


def test_the_narrator_remembers_what_nobody_is_told() -> None:
    """Rules: TAB-SYS-35, TAB-SYS-38, TAB-WLF-03, TAB-OWL-02, TAB-BOD-03."""
    table = Table(F16)
    said = []
    for phase, who, target in (("seer", 4, 1), ("bodyguard", 7, 13), ("owl", 8, 13)):
        table.until(f"{phase} 2")
        table.answer(who, target)
        said += table.close()
    kept = [fact for fact in said if isinstance(fact, (Glimpsed, Guarded, OwlPointed))]
    assert [type(fact) for fact in kept] == [Glimpsed, Guarded, OwlPointed]
    assert all(fact.to == NARRATOR and fact.because for fact in kept)


def test_the_discussion_comes_before_the_votes_and_lasts_as_long_as_is_set() -> None:
    """Its length is the host's clock's to keep. Rules: TAB-NOM-01, TAB-SYS-23."""
    table = Table(F8)
    table.until("discussion 1")
    assert table.asked() == []
    assert table.village.options["discussion_seconds"] == 180
    assert Table(F8, discussion_seconds=60).village.options["discussion_seconds"] == 60
    table.close()
    assert table.phase == "nominate 1"
