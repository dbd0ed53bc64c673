"""What holds in every game, whatever is played."""

from random import Random

import pytest

from verteller.lab.playing import play
from verteller.lab.villages import made_up
from verteller.rules.facts import Dawn, Fact, GameOver, RoleShown
from verteller.rules.game import Game
from verteller.rules.tabula import RULEBOOK

GAMES = 30


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Games of all sizes and with all options, played out by chance."""
    found = []
    for number in range(GAMES):
        lots = Random(number)
        chosen = {
            each.key: lots.choice(each.allowed or (each.default,)) for each in RULEBOOK.settings
        }
        village = made_up(RULEBOOK, 8 + number % 17, lots, options=tuple(chosen.items()))
        found.append(play(RULEBOOK, village, lots))
    return found


def test_at_every_dawn_a_werewolf_lives_and_never_is_everybody_dead(games: list[Game]) -> None:
    """Rules: TAB-WIN-01, TAB-WIN-02, TAB-WIN-03, TAB-END-01."""
    for game in games:
        now = Game.fold(RULEBOOK, game.log[:1])
        for entry in game.log[1:]:
            now.extend([entry])
            assert now.state.living
            if isinstance(entry.content, Dawn):
                wolves = [s for s in now.state.living if now.state.roles[s] == "werewolf"]
                assert 1 <= len(wolves) < len(now.state.living) - len(wolves)


def test_cards_are_shown_only_when_the_game_is_decided(games: list[Game]) -> None:
    """Rules: TAB-SET-09, TAB-SYS-33."""
    for game in games:
        kinds = [type(each.content) for each in game.log if isinstance(each.content, Fact)]
        shown = kinds.index(RoleShown)
        assert kinds[-2] is GameOver
        assert kinds.count(RoleShown) == len(game.state.names)
        assert "won" in {each.kind for each in game.log[: game.log.index(game.log[-1])]}
        assert all(kind.__name__ in ("RoleShown", "Imitated") for kind in kinds[shown:-2])
