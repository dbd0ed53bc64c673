"""Laws of choosing: what is offered is taken, all else refused, and a refusal changes nothing."""

from collections.abc import Callable
from itertools import combinations, product
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.rules.villages import (
    LAW,
    every_rulebook,
    habits,
    is_unchanged,
    people,
    play,
    stops,
    villages,
)
from verteller.lab.strategies import Strategy
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import AnswerTaken, Asked, Choice, Option, Part, Seat
from verteller.rules.game import Game
from verteller.rules.questions import canonical, choices
from verteller.rules.rulebook import Rulebook

MANY = 40
"""Of how many choices a question offers no more are tried."""


def is_legal(asked: Asked, choice: Choice) -> bool:
    """Tell from the question alone, word for word, whether *choice* may be made."""
    if not choice:
        return asked.blank and asked.repeated != ()
    parts = {part.name: part for part in asked.parts}
    if any(name not in parts or option not in parts[name].options for name, option in choice):
        return False
    sizes = {name: sum(1 for each, _ in choice if each == name) for name in parts}
    fits = all(part.least <= sizes[name] <= part.most for name, part in parts.items())
    return fits and choice != asked.repeated


def offered(asked: Asked, lots: Random) -> list[Choice]:
    """List what a question offers, as a prompt would; of very many choices only some."""

    def ways(part: Part) -> list[tuple[tuple[str, Option], ...]]:
        options = choices(asked, part)
        sizes = range(part.least, min(part.most, len(options), part.least + 2) + 1)
        found = [c for size in sizes for c in combinations(options, size)]
        some = lots.sample(found, min(MANY, len(found)))
        return [tuple((part.name, option) for option in each) for each in some]

    found = [
        tuple(pair for way in each for pair in way) for each in product(*map(ways, asked.parts))
    ]
    listed = [choice for choice in found if choice and choice != asked.repeated]
    if asked.blank and asked.repeated != ():
        listed.append(())
    return lots.sample(listed, min(MANY, len(listed)))


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_every_choice_offered_is_accepted(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-GEN-11, WAK-VOTE-11, WAK-GEN-01."""
    for game in stops(rulebook, data.draw(villages(rulebook)), lots, habit):
        for seat in game.state.seats:
            for question, asked in game.asked(seat).items():
                for choice in offered(asked, lots):
                    assert game.check(seat, question, choice) == (asked, canonical(asked, choice))


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_an_accepted_choice_is_receipted_as_it_was_made(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-SYS-19."""
    for game in stops(rulebook, data.draw(villages(rulebook)), lots, habit):
        for seat in game.state.seats:
            for question, asked in game.asked(seat).items():
                copy = Game.fold(rulebook, game.log)
                choice = lots.choice(offered(asked, lots))
                move, receipt, *_ = copy.answer(seat, question, choice, at=1)
                assert isinstance(receipt.content, AnswerTaken)
                assert receipt.content.choice == canonical(asked, choice)
                assert (receipt.content.to, receipt.content.because) == ((seat,), (move.number,))


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_every_other_choice_is_refused_and_changes_nothing(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-VOTE-04, WAK-VOTE-05, WAK-VOTE-11, WAK-VOTE-19, WAK-GEN-03."""
    for game in stops(rulebook, data.draw(villages(rulebook, most=14)), lots, habit):
        before = list(game.log)
        for seat in game.state.seats:
            for question, asked in game.asked(seat).items():
                for choice in random_choices(asked, game, lots):
                    assert is_accepted(game, seat, question, choice) == is_legal(
                        asked, canonical(asked, choice)
                    )
        assert is_unchanged(game, before)


def random_choices(asked: Asked, game: Game, lots: Random) -> list[Choice]:
    """Make up choices, legal and illegal: strangers, the dead, words, too much, the last one."""
    names = [*(part.name for part in asked.parts), "target", "elsewhere"]
    options: list[Option] = [*game.state.seats, Seat(-1), Seat(len(game.state.names)), "yes", ""]
    made: list[Choice] = [(), *([asked.repeated] if asked.repeated is not None else [])]
    for _ in range(12):
        size = lots.choice((1, 1, 2, 2, 3, len(options)))
        made.append(tuple((lots.choice(names[:-1]), lots.choice(options)) for _ in range(size)))
    made.append(((lots.choice(names), lots.choice(options)),))
    return made


def is_accepted(game: Game, seat: Seat, question: str, choice: Choice) -> bool:
    """Try *choice* out; what is refused is refused in the game itself, for the same reason."""
    refused = code_of(lambda: game.check(seat, question, choice))
    if refused is None:
        return True
    assert code_of(lambda: game.answer(seat, question, choice, at=1)) == refused
    return False


def code_of(attempt: Callable[[], object]) -> Refusal | None:
    """Return why *attempt* is refused, None when it is not."""
    try:
        attempt()
    except AnswerError as refused:
        return refused.code
    return None


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_who_is_not_asked_is_refused_and_changes_nothing(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-VOTE-22, WAK-VOTE-23, WAK-DEATH-02."""
    for game in stops(rulebook, data.draw(villages(rulebook)), lots, habit):
        before = list(game.log)
        open_now = {question for mine in game.state.asked.values() for question in mine}
        for seat in game.state.seats:
            for question in [*sorted(open_now - set(game.asked(seat))), "no such question"]:
                assert refusal(game, seat, question) == Refusal.NOT_ASKED
            if not game.asked(seat):
                assert refusal(game, seat, None) == Refusal.NOT_ASKED
        for stranger in (Seat(-1), Seat(len(game.state.names)), Seat(10_000)):
            assert refusal(game, stranger, None) == Refusal.NOT_IN_GAME
        assert is_unchanged(game, before)


def refusal(game: Game, seat: Seat, question: str | None) -> Refusal | None:
    """Return why a blank answer is refused."""
    return code_of(lambda: game.answer(seat, question, (), at=1))


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_after_the_end_everything_is_too_late(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    if not game.state.over:
        return
    before = list(game.log)

    assert {refusal(game, seat, None) for seat in game.state.seats} == {Refusal.TOO_LATE}
    assert code_of(lambda: game.close(at=1)) == Refusal.TOO_LATE
    assert is_unchanged(game, before)


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_the_order_in_which_names_are_given_makes_no_difference(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-MAGIC-04, WAK-VOTE-17."""
    for game in stops(rulebook, data.draw(villages(rulebook)), lots, habit):
        for seat in game.state.seats:
            for question, asked in game.asked(seat).items():
                choice = lots.choice(offered(asked, lots))
                mixed = [*lots.sample(choice, len(choice)), *choice[:1]]
                assert game.check(seat, question, tuple(mixed))[1] == canonical(asked, choice)
