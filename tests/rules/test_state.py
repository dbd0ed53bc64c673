"""The state: the fold of the facts, by methods that say which kind they take in."""

import pytest

from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    AnswerTaken,
    Asked,
    Dealt,
    Died,
    DiedOf,
    Drawn,
    Fact,
    GameOver,
    Part,
    PhaseClosed,
    PhaseOpened,
    Pyre,
    Revived,
    Seat,
    Withdrawn,
)
from verteller.rules.moves import Started
from verteller.rules.state import Given, Phase, State, folds

A, B, C = (Seat(seat) for seat in range(3))

STARTED = Started(rulebook="any", version="1", players=("Ann", "Bob", "Cas"), seed="s")
VOTE = Asked(to=(A, B), question="vote", parts=(Part("target", (C,)),))
SHOOT = Asked(to=(A,), question="shoot", parts=(Part("target", (C,)),))
NIGHT = PhaseOpened(to=(A,), phase="night", number=2, sequence=5)


def after(*facts: Fact) -> State:
    """Return the state of three players after *facts*, numbered from 2."""
    state = State(STARTED, {})
    for number, fact in enumerate(facts, 2):
        state.apply(number, fact)
    return state


def test_everybody_lives_before_the_first_fact() -> None:
    state = after()

    assert state.living == state.seats == (A, B, C)
    assert (state.names, state.roles, state.phase) == (("Ann", "Bob", "Cas"), ["", "", ""], None)


def test_dealing_sets_the_true_role_and_dealing_again_changes_it() -> None:
    first = Dealt(to=NARRATOR, player=B, role="thief", faction="villagers")
    then = Dealt(to=NARRATOR, player=B, role="cub", faction="wolves")

    assert after(first).roles == ["", "thief", ""]
    assert (after(first, then).roles[B], after(first, then).factions[B]) == ("cub", "wolves")


def test_the_dead_leave_the_living_and_the_revived_return_to_their_place() -> None:
    died = Died(to=EVERYONE, player=B)

    assert after(died).living == (A, C)
    assert not after(died).is_living(B)
    assert after(died, Revived(to=EVERYONE, player=B)).living == (A, B, C)


def test_what_somebody_died_of_is_kept() -> None:
    assert after(DiedOf(to=NARRATOR, player=C, cause="witch")).causes == {C: "witch"}


def test_a_phase_is_open_until_it_closes_and_its_questions_with_it() -> None:
    state = after(NIGHT, VOTE)
    assert state.phase == Phase("night", 2, 5, (A,))
    assert state.phase_audience() == (A,)

    state.apply(9, PhaseClosed(to=(A,), sequence=5))

    assert state.closed == Phase("night", 2, 5, (A,))
    assert state.phase_audience() == NARRATOR
    assert (state.asked, state.was_asked) == ({}, {A: {"vote": VOTE}, B: {"vote": VOTE}})


def test_questions_are_open_to_whoever_hears_them_in_the_order_asked() -> None:
    state = after(NIGHT, SHOOT, VOTE)

    assert list(state.asked[A]) == ["shoot", "vote"]
    assert list(state.asked[B]) == ["vote"]
    assert C not in state.asked


def test_a_withdrawn_question_is_closed_for_whoever_hears_that() -> None:
    state = after(NIGHT, VOTE, Withdrawn(to=(A,), question="vote"))

    assert state.asked == {A: {}, B: {"vote": VOTE}}


def test_the_last_answer_counts_with_the_entry_that_gave_it() -> None:
    """Rules: WAK-VOTE-13."""
    first = AnswerTaken(to=(A,), player=A, question="vote", choice=(("target", C),))
    then = AnswerTaken(to=(A,), player=A, question="vote", choice=(("target", B),))

    state = after(NIGHT, VOTE, first, then)

    assert state.given == {A: {"vote": Given((("target", B),), 5)}}
    assert state.choice(A, "vote") == (("target", B),)


def test_a_missing_answer_is_blank() -> None:
    """Rules: WAK-VOTE-15."""
    assert after(NIGHT, VOTE).choice(B, "vote") == ()


def test_answers_are_kept_after_the_closing_until_the_next_phase_opens() -> None:
    given = AnswerTaken(to=(A,), player=A, question="vote", choice=(("target", C),))
    state = after(NIGHT, VOTE, given, PhaseClosed(to=(A,), sequence=5))
    assert state.choice(A, "vote") == (("target", C),)

    state.apply(9, PhaseOpened(to=EVERYONE, phase="day", number=2, sequence=6))

    assert state.given == {}


def test_after_the_end_nothing_is_open() -> None:
    state = after(NIGHT, VOTE, GameOver(to=EVERYONE))

    assert (state.over, state.phase, state.asked) == (True, None, {})


@pytest.mark.parametrize(
    "fact",
    [
        Drawn(to=NARRATOR, label="x", options=(A,), result=(A,)),
        Pyre(to=EVERYONE, player=None, reason="tie"),
    ],
)
def test_a_fact_that_no_method_folds_changes_nothing(fact: Fact) -> None:
    assert vars(after(fact)) == vars(after())


def test_a_rulebooks_own_fold_takes_the_place_of_the_engines() -> None:
    class Haunted(State):
        """The dead are seen again."""

        @folds(Died)
        def _haunt(self, number: int, fact: Died) -> None:
            self.causes[fact.player] = f"entry {number}"

    state = Haunted(STARTED, {})
    state.apply(7, Died(to=EVERYONE, player=B))

    assert (state.causes, state.living) == ({B: "entry 7"}, (A, B, C))
    assert after(Died(to=EVERYONE, player=B)).living == (A, C), "the engine's own is untouched"
