"""Playing a whole game in the engine alone."""

from collections.abc import Iterator
from random import Random
from typing import Any

from verteller.lab.strategies import Strategy, random_legal
from verteller.rules.errors import AnswerError
from verteller.rules.facts import Asked, Seat
from verteller.rules.game import Game
from verteller.rules.moves import Moment, Started
from verteller.rules.questions import BLANK
from verteller.rules.rulebook import Rulebook

MOST_PHASES = 10_000
"""A game that has not ended after so many phases never will."""

PHASE: Moment = 60_000
"""How long a phase lasts here: a minute."""


class EndlessGameError(RuntimeError):
    """A game did not end within so many phases."""


def answer_all(game: Game, lots: Random, strategy: Strategy, *, at: Moment) -> None:
    """
    Let everybody who is asked answer every question once, in seating order, one after another.

    Who is asked only when another has answered gets his turn as well.
    """
    had: set[tuple[Seat, str]] = set()
    waiting = _waiting(game, had)
    while waiting:
        for seat, asked in waiting:
            had.add((seat, asked.question))
            if game.asked(seat).get(asked.question) is asked:
                answer(game, seat, asked, lots, strategy, at=at)
        waiting = _waiting(game, had)


def _waiting(game: Game, had: set[tuple[Seat, str]]) -> list[tuple[Seat, Asked]]:
    return [
        (seat, asked)
        for seat, mine in sorted(game.state.asked.items())
        for question, asked in mine.items()
        if (seat, question) not in had
    ]


def answer(
    game: Game, seat: Seat, asked: Asked, lots: Random, strategy: Strategy, *, at: Moment
) -> None:
    """
    Let *seat* answer one question, or leave it open.

    Where somebody faster has taken what was chosen, the player lets it be.
    """
    choice = strategy(asked, lots)
    if choice is None:
        return
    try:
        game.answer(seat, asked.question, choice, at=at)
    except AnswerError:
        if choice and asked.blank and asked.repeated != BLANK:
            game.answer(seat, asked.question, BLANK, at=at)


def phases(
    game: Game,
    lots: Random,
    strategy: Strategy = random_legal,
    *,
    at: Moment = 0,
    most: int = MOST_PHASES,
) -> Iterator[Moment]:
    """
    Play *game* phase by phase: each is open and unanswered while it is yielded.

    Args:
        at: The moment of the opening of the phase that is open now.
        most: After how many phases to stop, over or not.

    Yields:
        The moment of the phase's opening. Answers and the closing are `PHASE` later.
    """
    for _ in range(most):
        if game.state.over:
            return
        yield at
        at += PHASE
        answer_all(game, lots, strategy, at=at)
        game.close(at=at)


def play(
    rulebook: Rulebook[Any],
    started: Started,
    lots: Random,
    strategy: Strategy = random_legal,
    *,
    at: Moment = 0,
    most: int = MOST_PHASES,
) -> Game:
    """
    Play a game to its end.

    Args:
        lots: What the made-up players decide by; the game's own chance is in *started*.
        at: The moment of the start; every phase lasts a minute.
        most: After how many phases to give up.

    Raises:
        EndlessGameError: When the game has not ended by then.
    """
    game = Game.start(rulebook, started, at=at)
    for _ in phases(game, lots, strategy, at=at, most=most):
        pass
    if not game.state.over:
        raise EndlessGameError(started.seed)
    return game
