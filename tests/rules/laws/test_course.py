"""Laws of a game's course: it ends, the dead stay dead, and every outcome says what it came of."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
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
    phases,
    play,
    readers,
    start,
    stops,
    villages,
)
from verteller.lab.strategies import Strategy, purposeful, random_legal
from verteller.rules.conformance.ledger import Ledger
from verteller.rules.facts import (
    NARRATOR,
    AdministratorLooked,
    Advice,
    Announcement,
    AnswerTaken,
    Asked,
    Choice,
    Dealt,
    Died,
    DiedOf,
    Drawn,
    Exiled,
    Fact,
    GameOver,
    GameRewound,
    PhaseClosed,
    PhaseOpened,
    PlayerExcused,
    PlayerSubstituted,
    Reprimanded,
    Revived,
    Seat,
    SeedCommitted,
    SeedRevealed,
    TimeExtended,
    Withdrawn,
)
from verteller.rules.game import Game
from verteller.rules.log import Entry, standing
from verteller.rules.moves import Answered, Closed, Rewound, Started
from verteller.rules.rulebook import Rulebook
from verteller.rules.views import view

LONGEST = 2_000
"""After so many phases a game of eighteen whose players act has gone astray."""

MACHINERY = (
    *(Drawn, AnswerTaken, PhaseClosed, SeedCommitted, SeedRevealed, GameRewound),
    *(AdministratorLooked, PlayerExcused, PlayerSubstituted, TimeExtended),
    *(Advice, Announcement, Reprimanded),
)
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
    after: dict[int, set[Seat]] = {1: living}
    for entry, now in after_each_entry(game):
        match entry.content:
            case Died(player=player):
                assert player in living, "nobody dies twice"
                living.remove(player)
            case Revived(player=player):
                assert player not in living
                living.add(player)
            case Exiled(player=player):
                living.discard(player)
            case GameRewound(upto=upto):
                living = set(after[upto])
            case _:
                pass
        after[entry.number] = set(living)
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
    """A phase that is open once more keeps its number; one that was undone gives it to no other."""
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    count, is_open = 0, None
    after: dict[int, PhaseOpened | None] = {}
    for entry in game.log:
        match entry.content:
            case PhaseOpened() as opened:
                count += 1
                assert is_open is None, "one phase at a time"
                assert opened.sequence == count
                is_open = opened
            case Closed(sequence=sequence):
                assert is_open is not None
                assert sequence == is_open.sequence
            case PhaseClosed() as closed:
                assert is_open is not None
                assert (closed.sequence, closed.to) == (is_open.sequence, is_open.to)
                is_open = None
            case GameOver():
                is_open = None
            case GameRewound(upto=upto):
                is_open = after[upto]
            case _:
                pass
        after[entry.number] = is_open


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
    # How things stand with excuses is stated before the phase closes.
    log = [entry for entry in game.log if not is_of_a_closing(entry, game)]
    for entry, then in pairwise(log):
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


def is_of_a_closing(entry: Entry, game: Game) -> bool:
    """Tell whether *entry* says something of an excuse because a phase is closing."""
    if not isinstance(entry.content, PlayerExcused):
        return False
    (move,) = entry.content.because
    return isinstance(game.log[move - 1].content, Closed)


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
    stands = [entry.content for entry in standing(game.log)]
    labels = [fact.label for fact in stands if isinstance(fact, Drawn)]

    assert len(set(labels)) == len(labels)


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_lot_drawn_again_after_a_rewinding_falls_as_before(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Nobody can rewind until chance pleases him."""
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    fell: dict[tuple[object, ...], object] = {}
    for fact in facts(game.log):
        if isinstance(fact, Drawn):
            assert fell.setdefault((fact.label, fact.options), fact.result) == fact.result


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_dry_run_tells_what_a_closing_would_bring_and_changes_nothing(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    for game in stops(rulebook, data.draw(villages(rulebook, most=9)), lots, habit):
        before = list(game.log)

        preview = game.dry_run(at=1)

        assert is_unchanged(game, before)
        assert game.dry_run(at=1) == preview
        assert Game.fold(rulebook, game.log).close(at=1) == preview


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_after_a_rewinding_all_is_as_it_was_before_the_closing(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Save what is about people, and the count of phases."""
    for game in stops(rulebook, data.draw(villages(rulebook)), lots, habit):
        closing = game.last_closing()
        if closing is None or game.state.over:
            continue
        copy = Game.fold(rulebook, game.log)
        copy.act(Rewound(to=closing - 1), at=1)

        since = [entry for entry in game.log[closing - 1 :] if entry.lasts]
        before = Game.fold(rulebook, game.log[: closing - 1]).state
        for entry in since:
            if isinstance(entry.content, Fact):
                before.apply(entry.number, entry.content)
        before.sequence = game.state.sequence
        assert vars(copy.state) == vars(before)
        assert is_unchanged(copy, copy.log)
        for seat in readers(game, lots):
            seen, was = view(copy.log, seat), view(game.log[: closing - 1], seat)
            apart: dict[str, Any] = {"told": [], "announcements": []}
            assert replace(seen, **apart) == replace(was, **apart)
            assert seen.told[: len(was.told)] == was.told
            assert seen.announcements[: len(was.announcements)] == was.announcements


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_closing_that_is_undone_and_done_again_brings_the_same(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """
    Chance included; only the numbers of entries and phases go on.

    What lasts has come about the first time, and is not said again.
    """
    for game in stops(rulebook, data.draw(villages(rulebook)), lots, habit):
        copy = Game.fold(rulebook, game.log)
        first = copy.close(at=1)
        if copy.state.over:
            continue
        copy.act(Rewound(to=first[0].number - 1), at=1)

        again = copy.close(at=1)

        kept = [entry for entry in first if not entry.lasts]
        assert [unnumbered(entry) for entry in again] == [unnumbered(entry) for entry in kept]


def unnumbered(entry: Entry) -> object:
    """Return what stands in *entry* without the numbers that only count."""
    content = entry.content
    if isinstance(content, PhaseOpened):
        return replace(content, because=(), sequence=0)
    return replace(content, because=()) if isinstance(content, Fact) else content
