"""Votes are asked one after another: each turn is a question that closes with its answer."""

import pytest

from tests.rules.tabula.table import F8, Table
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import EVERYONE, Asked, Fact, Seat, Votes, Withdrawn
from verteller.rules.game import Game
from verteller.rules.moves import Passed, Rewound
from verteller.rules.tabula import RULEBOOK
from verteller.rules.tabula.facts import Turn, TurnPassed, Voted
from verteller.rules.views import view


@pytest.fixture
def table() -> Table:
    """A first day at which the voting is open."""
    laid = Table(F8)
    laid.until("nominate 1")
    return laid


def since(table: Table, length: int) -> list[Fact]:
    """Return the facts that were stated after entry *length*."""
    return [e.content for e in table.game.log[length:] if isinstance(e.content, Fact)]


def test_a_vote_ends_the_turn_and_the_next_is_asked(table: Table) -> None:
    """Rules: TAB-NOM-01, TAB-NOM-02, TAB-NOM-03, TAB-SYS-24."""
    length = len(table.game.log)
    table.answer(8, 4)

    _, withdrawn, voted, turn, asked = since(table, length)
    assert isinstance(withdrawn, Withdrawn)
    assert withdrawn.to == (7,)
    assert isinstance(voted, Voted)
    assert (voted.to, voted.player, voted.vote, voted.count) == (EVERYONE, 7, 3, 1)
    assert isinstance(turn, Turn)
    assert (turn.to, turn.player) == (EVERYONE, 0)
    assert isinstance(asked, Asked)
    assert (asked.to, asked.blank) == ((0,), False)
    assert view(table.game.log, Seat(7)).questions == {}
    assert set(view(table.game.log, Seat(0)).questions) == {"vote"}


def test_a_vote_once_given_stands(table: Table) -> None:
    """Rules: TAB-NOM-03."""
    table.answer(8, 4)
    with pytest.raises(AnswerError) as refused:
        table.answer(8, 5)
    assert refused.value.code is Refusal.NOT_ASKED
    assert table.close()[1].kind == "votes"


def test_a_turn_passes_without_a_vote_when_its_time_is_up(table: Table) -> None:
    """Rules: TAB-SYS-36."""
    length = len(table.game.log)
    table.passing(8)

    withdrawn, passed, turn, _ = since(table, length)
    assert isinstance(withdrawn, Withdrawn)
    assert isinstance(passed, TurnPassed)
    assert (passed.to, passed.player) == (EVERYONE, 7)
    assert isinstance(turn, Turn)
    assert turn.player == 0
    table.answer(1, 4)
    (votes,) = [fact for fact in table.close() if isinstance(fact, Votes)]
    assert votes.votes == ((0, 3),)


@pytest.mark.parametrize("seat", [Seat(0), Seat(-1), Seat(8)])
def test_only_the_turn_that_is_on_can_pass(table: Table, seat: Seat) -> None:
    """Rules: TAB-SYS-36."""
    before = list(table.game.log)
    with pytest.raises(AnswerError) as refused:
        table.game.act(Passed(seat=seat), at=1)
    assert refused.value.code is Refusal.NOT_ASKED
    assert table.game.log == before


def test_nobody_has_a_turn_at_night() -> None:
    """Rules: TAB-SYS-36."""
    night = Table(F8)
    with pytest.raises(AnswerError):
        night.passing(3)
    assert night.asked() == [3]


def test_after_the_last_turn_nobody_is_asked_and_the_vote_stays_open(table: Table) -> None:
    """A phase closes from outside alone. Rules: TAB-SYS-24."""
    for _ in range(8):
        table.answer(table.asked()[0], 4)
    assert table.asked() == []
    assert table.phase == "nominate 1"


def test_a_game_is_saved_and_resumed_between_two_turns(table: Table) -> None:
    """Rules: TAB-SYS-37, TAB-SYS-34."""
    table.answer(8, 4)
    table.passing(1)
    again = Game.fold(RULEBOOK, table.game.log)
    assert vars(again.state) == vars(table.game.state)

    for game in (again, table.game):
        game.answer(Seat(1), "vote", (("target", Seat(3)),), at=1)
        game.close(at=1)
    assert again.log == table.game.log


def test_a_master_takes_back_a_closing_with_all_turns_after_it(table: Table) -> None:
    """Rules: TAB-SYS-38."""
    table.answer(8, 4)
    closing = table.game.last_closing()
    assert closing is not None
    table.game.act(Rewound(to=closing - 1), at=1)
    assert table.phase == "discussion 1"
    table.close()
    assert table.asked() == [8]
    assert table.village.given == {}
