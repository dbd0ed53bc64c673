"""Whole games played by made-up people."""

from collections import Counter
from random import Random

import pytest

from tests.plugin_example.midnight import RULEBOOK as MIDNIGHT
from verteller.lab.playing import EndlessGameError, answer_all, phases, play
from verteller.lab.strategies import forgetful, purposeful, random_legal
from verteller.lab.villages import made_up
from verteller.rules.game import Game
from verteller.rules.log import line
from verteller.rules.moves import Answered, Started
from verteller.rules.registry import find_rulebook

WAKKERDAM = find_rulebook("wakkerdam")


def test_a_game_is_played_to_its_end() -> None:
    game = play(WAKKERDAM, made_up(WAKKERDAM, 18, Random(3)), Random(3), purposeful)

    assert game.state.over


def test_equal_lots_play_equal_games() -> None:
    one, other = (play(WAKKERDAM, made_up(WAKKERDAM, 18, Random(3)), Random(5)) for _ in range(2))

    assert [line(entry) for entry in one.log] == [line(entry) for entry in other.log]


def test_everybody_answers_every_question_once() -> None:
    game = Game.start(WAKKERDAM, made_up(WAKKERDAM, 28, Random(3)), at=0)
    for _ in phases(game, Random(3), purposeful, most=12):
        asked = {(seat, key) for seat, mine in game.state.asked.items() for key in mine}
        before = len(game.log)
        copy = Game.fold(WAKKERDAM, game.log)
        answer_all(copy, Random(4), purposeful, at=1)
        moves = [e.content for e in copy.log[before:] if isinstance(e.content, Answered)]
        assert sorted((move.seat, move.question) for move in moves) == sorted(asked)


def test_who_is_asked_in_turn_gets_his_turn() -> None:
    started = Started(
        rulebook="midnight",
        version="1",
        players=("Ann", "Bob", "Cas", "Dan", "Eve"),
        seed="s",
        deal=("farmer", "farmer", "farmer", "farmer", "wolf"),
    )
    game = Game.start(MIDNIGHT, started, at=0)
    game.close(at=1)

    answer_all(game, Random(1), purposeful, at=2)

    moves = [entry.content for entry in game.log if isinstance(entry.content, Answered)]
    assert [(move.seat, move.question) for move in moves] == [(s, "vote") for s in range(5)]


def test_a_game_in_which_nobody_does_anything_is_given_up() -> None:
    started = Started(
        rulebook="midnight",
        version="1",
        players=("Ann", "Bob", "Cas"),
        seed="s",
        deal=("farmer", "farmer", "wolf"),
    )

    with pytest.raises(EndlessGameError):
        play(MIDNIGHT, started, Random(1), forgetful(random_legal, 1.0), most=50)


def test_every_role_is_dealt_once_before_any_is_dealt_twice() -> None:
    counts = Counter(made_up(WAKKERDAM, 60, Random(1)).deal)

    assert set(counts) == set(WAKKERDAM.roles)
    assert set(counts.values()) == {2, 3}


def test_a_made_up_village_is_one_of_its_rulebook() -> None:
    started = made_up(WAKKERDAM, 12, Random(1), options=(("strictness", 3), ("mayor", True)))

    WAKKERDAM.validate(started)
    assert len(set(started.players)) == 12
    assert started.options == (("mayor", True), ("strictness", 3))
