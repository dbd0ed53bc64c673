"""Playing a whole game in the engine alone."""

from random import Random
from typing import Any

from verteller.lab.strategies import Strategy, random_legal
from verteller.rules.errors import AnswerError
from verteller.rules.game import Game
from verteller.rules.moves import Started
from verteller.rules.rulebook import Rulebook

MOST_PHASES = 10_000
"""A game that has not ended after so many phases never will."""


class EndlessGameError(RuntimeError):
    """A game did not end within `MOST_PHASES` phases though everybody acted."""


def answer_all(game: Game, lots: Random, strategy: Strategy, *, at: int) -> None:
    """Let everybody who is asked answer every question, in seating order, one after another."""
    for seat in game.state.seats:
        for asked in tuple(game.asked(seat).values()):
            try:
                game.answer(seat, asked.question, strategy(asked, lots), at=at)
            except AnswerError:
                # Somebody faster has taken what was chosen; the player lets it be.
                game.answer(seat, asked.question, (), at=at)


def play(
    rulebook: Rulebook[Any],
    started: Started,
    lots: Random,
    strategy: Strategy = random_legal,
    *,
    at: int = 0,
) -> Game:
    """
    Play a game to its end.

    Args:
        lots: What the made-up players decide by; the game's own chance is in *started*.
        at: The moment of the start; every phase lasts a minute.

    Raises:
        EndlessGameError: When the game does not end.
    """
    game = Game.start(rulebook, started, at=at)
    for _ in range(MOST_PHASES):
        if game.state.over:
            return game
        at += 60_000
        answer_all(game, lots, strategy, at=at)
        game.close(at=at)
    raise EndlessGameError(started.seed)
