"""The law of simultaneity: who answers first, and what was thought better of, changes nothing."""

from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.rules.villages import (
    LAW,
    every_rulebook,
    facts,
    habits,
    people,
    stops,
    villages,
)
from verteller.lab.strategies import Strategy, random_legal
from verteller.rules.errors import AnswerError
from verteller.rules.facts import Choice, Fact, Seat
from verteller.rules.game import Game
from verteller.rules.rulebook import Rulebook

Given = tuple[Seat, str, Choice]
"""Who answers what, and how."""


def chosen(game: Game, lots: Random, habit: Strategy) -> list[Given]:
    """Let everybody who is asked make up his mind, without answering yet."""
    answers: list[Given] = []
    for seat in game.state.seats:
        for question, asked in game.asked(seat).items():
            choice = habit(asked, lots)
            if choice is not None:
                answers.append((seat, question, choice))
    return answers


def closed_after(game: Game, answers: list[Given]) -> list[Fact]:
    """Give *answers* in a copy of *game*, close, and return what came of it without reasons."""
    copy = Game.fold(game.rulebook, game.log)
    for seat, question, choice in answers:
        try:
            copy.answer(seat, question, choice, at=1)
        except AnswerError:
            # Somebody faster took it, in either order.
            assert question in game.rulebook.first_wins
    closing = copy.close(at=2)
    return [replace(fact, because=()) for fact in facts(list(closing))]


def shuffled(answers: list[Given], lots: Random, kept: frozenset[str]) -> list[Given]:
    """Bring *answers* into another order, those to questions in *kept* among themselves not."""
    mixed = lots.sample(answers, len(answers))
    in_order = iter([each for each in answers if each[1] in kept])
    return [next(in_order) if each[1] in kept else each for each in mixed]


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_answers_in_another_order_give_the_same_closing(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Save where the first answer wins by rule. Rules: WAK-PHASE-12, LTR-SYS-36."""
    for game in stops(rulebook, data.draw(villages(rulebook)), lots, habit):
        answers = chosen(game, lots, habit)
        other = shuffled(answers, lots, rulebook.first_wins)

        assert closed_after(game, other) == closed_after(game, answers)


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_only_the_last_answer_before_the_closing_counts(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-VOTE-13, WAK-VOTE-14, WAK-GEN-06, WAK-SYS-16."""
    for game in stops(rulebook, data.draw(villages(rulebook)), lots, habit):
        answers = chosen(game, lots, habit)
        changed: list[Given] = []
        for seat, question, choice in answers:
            first = random_legal(game.asked(seat)[question], lots)
            if first is not None and may_be_changed(game, seat, question, first):
                changed.append((seat, question, first))
            changed.append((seat, question, choice))

        assert closed_after(game, changed) == closed_after(game, answers)


def may_be_changed(game: Game, seat: Seat, question: str, choice: Choice) -> bool:
    """Tell whether an answer stays open to change: not where it is final or the first one wins."""
    if question in game.rulebook.first_wins:
        return False
    copy = Game.fold(game.rulebook, game.log)
    copy.answer(seat, question, choice, at=1)
    return question in copy.asked(seat)


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_closing_twice_closes_two_phases(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """What was asked in a phase is over with it; answers never spill into the next one."""
    for game in stops(rulebook, data.draw(villages(rulebook)), lots, habit):
        copy = Game.fold(rulebook, game.log)
        first = copy.state.sequence
        copy.close(at=1)

        assert copy.state.over or copy.state.sequence == first + 1
        assert copy.state.given == {}
