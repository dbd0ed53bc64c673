"""Laws of a game's course: it ends, the dead stay dead, and every outcome says what it came of."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.rules.villages import (
    LAW,
    every_rulebook,
    facts,
    habits,
    is_unchanged,
    people,
    play,
    start,
    stops,
    villages,
)
from verteller.lab.playing import phases
from verteller.lab.strategies import Strategy, purposeful, random_legal
from verteller.rules.conformance.ledger import Ledger
from verteller.rules.facts import (
    NARRATOR,
    AnswerTaken,
    Asked,
    Choice,
    Dealt,
    Died,
    DiedOf,
    Drawn,
    Fact,
    GameOver,
    PhaseClosed,
    PhaseOpened,
    Revived,
    Seat,
    SeedCommitted,
    SeedRevealed,
    Withdrawn,
)
from verteller.rules.game import Game
from verteller.rules.log import Entry
from verteller.rules.moves import Answered, Closed, Started
from verteller.rules.rulebook import Rulebook

LONGEST = 2_000
"""After so many phases a game of eighteen whose players act has gone astray."""

MACHINERY = (Drawn, AnswerTaken, PhaseClosed, SeedCommitted, SeedRevealed)
"""Facts that follow from the engine and from no rule."""


def after_each_entry(game: Game) -> Iterator[tuple[Entry, Game]]:
    """Fold the log once more and yield every entry with the game as it is then."""
    again = Game.fold(game.rulebook, game.log[:1])
    for entry in game.log[1:]:
        again.extend([entry])
        yield entry, again


@every_rulebook
@LAW
@given(data=st.data(), lots=people)
def test_every_game_ends_as_long_as_its_players_act(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random
) -> None:
    """
    Players who act name somebody and are blank now and then.

    Two who only ever name each other, where nobody may name himself, have no end; nor has a
    village in which nobody is left to name and so nobody is asked anything.

    Rules: WAK-SYS-01.
    """

    def lively(asked: Asked, lots: Random) -> Choice | None:
        return (random_legal if lots.random() < 0.2 else purposeful)(asked, lots)

    game = play(rulebook, data.draw(villages(rulebook)), lots, lively, most=LONGEST)

    can_act = any(isinstance(entry.content, Asked) for entry in game.log[-100:])
    assert game.state.over or not can_act


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_as_long_as_a_game_is_not_over_a_phase_is_open(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-PHASE-15."""
    game = start(rulebook, data.draw(villages(rulebook)))
    for _ in phases(game, lots, habit, most=20):
        assert game.state.phase is not None

    assert (game.state.phase is None) == game.state.over


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_nobody_is_asked_after_the_end(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    kinds = [entry.kind for entry in game.log]
    if not game.state.over:
        assert "game_over" not in kinds
        return

    assert kinds.count("game_over") == 1
    assert kinds[kinds.index("game_over") :] == ["game_over", "seed_revealed"]
    assert game.state.asked == {}


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_the_dead_stay_dead_unless_a_fact_revives_them(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    living: set[Seat] = set(game.state.seats)
    for entry, now in after_each_entry(game):
        match entry.content:
            case Died(player=player):
                assert player in living, "nobody dies twice"
                living.remove(player)
            case Revived(player=player):
                assert player not in living
                living.add(player)
            case _:
                pass
        assert now.state.living == tuple(sorted(living))


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_every_death_has_a_cause_and_the_entries_it_came_of(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    told = facts(game.log)
    died = [fact.player for fact in told if isinstance(fact, Died)]
    causes = [fact for fact in told if isinstance(fact, DiedOf)]

    assert [fact.player for fact in causes] == died
    for fact in causes:
        assert fact.to == NARRATOR
        assert fact.cause
        assert fact.because, f"{fact.player} died of nothing that is on record"


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_reasons_are_earlier_entries(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    for entry in game.log:
        if isinstance(entry.content, Fact):
            assert all(1 < number < entry.number for number in entry.content.because)


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_every_outcome_names_a_rule_of_the_ledger(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    ledger = Ledger.of(rulebook)
    assert ledger is not None, f"there is no ledger of {rulebook.key}"
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    for entry in game.log:
        if isinstance(entry.content, Fact) and not isinstance(entry.content, MACHINERY):
            assert entry.content.rule in ledger.rules, entry.kind


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_phases_close_as_they_opened_and_are_counted_from_one(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    count, is_open = 0, None
    for entry in game.log:
        match entry.content:
            case PhaseOpened() as opened:
                count += 1
                assert is_open is None, "one phase at a time"
                assert opened.sequence == count
                is_open = opened
            case Closed(sequence=sequence):
                assert sequence == count
            case PhaseClosed() as closed:
                assert is_open is not None
                assert (closed.sequence, closed.to) == (count, is_open.to)
                is_open = None
            case GameOver():
                is_open = None
            case _:
                pass


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_questions_are_asked_within_a_phase_of_players_who_hear_it_open(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    for entry, now in after_each_entry(game):
        fact = entry.content
        if not isinstance(fact, (Asked, Withdrawn)):
            continue
        phase = now.state.phase
        assert isinstance(fact.to, tuple)
        assert fact.to, "a question asks somebody"
        assert phase is not None
        assert phase.to == "everyone" or set(fact.to) <= set(phase.to)
        if isinstance(fact, Asked):
            assert fact.parts
            for part in fact.parts:
                assert part.options
                assert len(set(part.options)) == len(part.options)
                assert 0 <= part.least <= part.most
                assert part.least <= len(part.options)
            options = [option for option in fact.parts[0].options if not isinstance(option, str)]
            assert options == sorted(options)


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_every_move_is_followed_by_what_came_of_it(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    for entry, then in zip(game.log, game.log[1:], strict=False):
        match entry.content:
            case Started():
                assert isinstance(then.content, SeedCommitted)
            case Answered(seat=seat, question=question, choice=choice):
                assert then.content == AnswerTaken(
                    to=(seat,),
                    player=seat,
                    question=question,
                    choice=choice,
                    because=(entry.number,),
                )
            case Closed():
                assert isinstance(then.content, PhaseClosed)
            case _:
                pass


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_everybody_is_dealt_one_known_role_at_a_time(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-GEN-09."""
    started = data.draw(villages(rulebook))
    dealt = start(rulebook, started)
    possible = [started.deal] if started.deal else [each.roles for each in started.compositions]
    assert sorted(dealt.state.roles) in [sorted(roles) for roles in possible]
    if started.deal:
        assert tuple(dealt.state.roles) == started.deal

    game = play(rulebook, started, lots, habit)

    for entry in game.log:
        if isinstance(entry.content, Dealt):
            assert entry.content.role in rulebook.roles
            assert entry.content.faction in rulebook.roles.values()


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_no_lot_is_drawn_twice_under_one_label(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """A draw depends on seed and label alone, so a label used twice would draw the same again."""
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    labels = [entry.content.label for entry in game.log if isinstance(entry.content, Drawn)]

    assert len(set(labels)) == len(labels)


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_preview_on_a_deep_copy_changes_nothing(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    for game in stops(rulebook, data.draw(villages(rulebook, most=9)), lots, habit):
        before = list(game.log)

        preview = deepcopy(game)
        preview.close(at=1)

        assert is_unchanged(game, before)
        game_then = Game.fold(rulebook, game.log)
        game_then.close(at=1)
        assert preview.log == game_then.log
