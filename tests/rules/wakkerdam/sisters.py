"""Sister games: the same people say the same to the same questions, and one thing is different."""

from collections.abc import Collection, Mapping
from random import Random

from verteller.lab.strategies import Strategy, random_legal
from verteller.rules.errors import AnswerError
from verteller.rules.facts import Choice, Fact, Seat
from verteller.rules.game import Game
from verteller.rules.moves import Rewound, Started
from verteller.rules.registry import find_rulebook
from verteller.rules.views import view

WAKKERDAM = find_rulebook("wakkerdam")

Moment = tuple[int, Seat, str]
"""When somebody is asked what: the phase counted from 1, the seat, the question's key."""


def play(
    started: Started,
    salt: int,
    *,
    strategy: Strategy = random_legal,
    instead: Mapping[Moment, Choice] | None = None,
    most: int = 25,
    undone: Collection[int] = (),
) -> Game:
    """
    Play a game in which every answer depends on the question alone and on who is asked when.

    Args:
        salt: What the people are like; the same in sister games.
        instead: What is answered differently in this one.
        most: After how many phases to stop.
        undone: Which closings a master undoes at once, counted from 1.
    """
    game = Game.start(WAKKERDAM, started, at=0)
    for closing in range(1, most + 1):
        phase = game.state.phase
        if phase is None:
            break
        for seat in game.state.seats:
            for question, asked in tuple(game.asked(seat).items()):
                moment = (phase.sequence, seat, question)
                lots = Random(f"{salt} {moment}")
                choice = (instead or {}).get(moment, strategy(asked, lots))
                _answer(game, seat, question, choice)
        game.close(at=phase.sequence)
        if closing in undone and not game.state.over:
            game.act(Rewound(to=(game.last_closing() or 0) - 1), at=phase.sequence)
    return game


def _answer(game: Game, seat: Seat, question: str, choice: Choice | None) -> None:
    if choice is None:
        return
    try:
        game.answer(seat, question, choice, at=0)
    except AnswerError:
        # A faster cupid or client took him first.
        game.answer(seat, question, (), at=0)


def heard(game: Game, seat: Seat | None) -> list[Fact]:
    """Return what *seat* was told in the whole game, in order."""
    return [told.fact for told in view(game.log, seat).told]
