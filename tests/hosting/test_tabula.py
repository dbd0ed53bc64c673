"""Lupus in Tabula as it is hosted: the villages that come with it, and votes in turn."""

from collections import Counter
from datetime import timedelta

import pytest

from tests.hosting.calendars import SECOND, open_phase
from tests.hosting.villages import DUTCH, NAMES, START, fresh
from verteller.hosting import compositions, games, playing, sweep
from verteller.hosting.administration import Plan, create_game
from verteller.hosting.models import HostedGame
from verteller.hosting.sign_up import close_sign_up, sign_up
from verteller.rules.errors import AnswerError
from verteller.rules.facts import Seat
from verteller.rules.moves import Passed
from verteller.rules.tabula import RULEBOOK, cards
from verteller.rules.tabula.roles import ROLES


def test_there_is_a_legal_village_for_every_number_of_players() -> None:
    """Rules: TAB-SYS-02, TAB-SYS-03, TAB-SYS-04, TAB-CMP-01, TAB-CMP-02, TAB-CMP-03."""
    shipped = {len(each.roles): each.roles for each in compositions.shipped("tabula")}

    assert list(shipped) == list(range(8, 25))
    assert Counter(shipped[8]) == {"villager": 5, "werewolf": 2, "seer": 1}
    assert Counter(shipped[24]) == {key: role.cards for key, role in ROLES.items()}
    for size, roles in shipped.items():
        cards.check(roles, strict=True)
        assert RULEBOOK.warnings(roles) == ()
        assert Counter(roles)["werewolf"] == (3 if size >= 16 else 2)


@pytest.fixture
def game() -> HostedGame:
    """Return a game of eight whose roles have just been dealt."""
    plan = Plan(name="Tafel", rulebook="tabula", most=8, speed=timedelta(minutes=3))
    created = create_game(plan, START)
    for name in NAMES[:8]:
        sign_up(created, f"{name}@x.nl", name, DUTCH, START)
    close_sign_up(created, START)
    return fresh(created)


@pytest.mark.django_db
def test_votes_are_taken_in_turn_and_a_turn_may_pass(game: HostedGame) -> None:
    """The clock closes the phases; within one the turns go on. Rules: TAB-SYS-24, TAB-SYS-36."""
    seen = []
    for _ in range(4):
        record = fresh(game)
        seen.append(open_phase(record))
        assert record.due_at is not None
        if len(seen) < 4:
            sweep.close_due(record.due_at + SECOND)
    assert seen == ["seer 1", "wolves 1", "discussion 1", "nominate 1"]
    at = fresh(game).opened_at
    assert at is not None
    players = {player.seat: player for player in game.players.all()}

    playing.answer(fresh(game), players[7], "vote", (("target", Seat(3)),), at)
    with pytest.raises(AnswerError):
        playing.answer(fresh(game), players[7], "vote", (("target", Seat(4)),), at)
    playing.act(fresh(game), Passed(seat=Seat(0)), at)

    with games.opened(fresh(game)) as folded:
        assert set(folded.asked(Seat(1))) == {"vote"}
        assert not folded.asked(Seat(7))
        assert not folded.asked(Seat(0))
    assert open_phase(fresh(game)) == "nominate 1"
