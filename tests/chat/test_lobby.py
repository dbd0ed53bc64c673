import pytest

from tests.chat.village import NAMES, START, live_game, players
from verteller.hosting import games
from verteller.hosting.models import Outgoing

pytestmark = pytest.mark.django_db

ROLES = "werewolf werewolf seer witch cupid wolfhound bear_tamer villager".split()


def test_a_game_begins_with_the_seats_that_were_laid_out_and_nobody_gets_mail() -> None:
    """Rules: DUE-SYS-08."""
    live = live_game(roles=ROLES)
    with games.opened(live.game) as game:
        assert game.started.players == NAMES
        assert list(game.state.roles) == ROLES
    assert [each.seat for each in players(live)] == list(range(8))
    assert not Outgoing.objects.exists()
    assert live.game.due_at is not None
    assert live.game.due_at > START
