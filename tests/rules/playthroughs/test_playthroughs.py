"""Two whole games of Wakkerdam are played again and told again, word for word."""

import pytest

from tests.rules.playthroughs.recording import PLAYTHROUGHS, Playthrough, record
from verteller.rules.registry import find_rulebook


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda each: each.name)
def test_everybody_is_told_what_was_recorded(playthrough: Playthrough) -> None:
    """
    To record anew: ``python -m tests.rules.playthroughs.recording``.

    Rules: WAK-SYS-12, WAK-SYS-22, WAK-SYS-26.
    """
    assert record(playthrough).splitlines() == playthrough.path.read_text("utf-8").splitlines()


def test_every_role_takes_part_in_a_recorded_game() -> None:
    played = {role for each in PLAYTHROUGHS for role in each.roles}

    assert played == set(find_rulebook("wakkerdam").roles)


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda each: each.name)
def test_recorded_games_come_to_an_end(playthrough: Playthrough) -> None:
    assert "everyone < game_over" in playthrough.path.read_text("utf-8").splitlines()
