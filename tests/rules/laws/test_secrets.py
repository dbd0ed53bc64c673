"""Laws of secrecy: a view is made of what its reader was told, and of nothing else."""

from dataclasses import fields, replace
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
    phases,
    play,
    readers,
    start,
    stops,
    villages,
)
from verteller.lab.strategies import Strategy
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    AnswerTaken,
    Asked,
    Dealt,
    DiedOf,
    Drawn,
    Fact,
    Fellows,
    GameRewound,
    LearnedRole,
    PhaseClosed,
    PhaseOpened,
    Proposition,
    RoleChanged,
    RoleShown,
    RoleTold,
    Seat,
    hears,
    seen_by,
)
from verteller.rules.game import Game
from verteller.rules.log import Entry, plain, standing
from verteller.rules.moves import Answered, Excused, Rewound, Started
from verteller.rules.rulebook import Rulebook
from verteller.rules.views import View, view

THE_NARRATORS = (Drawn, Dealt, DiedOf)
"""Kinds that no reader ever hears."""

MEANT_TO_TELL = frozenset(
    {"fellows", "acquired", "vision", "spared", "roles_listed", "cards_in_play"}
)
"""Kinds that may hold a role's id because their hearers are to know: a clan's name, a reading."""

PRIVATE = (RoleTold, RoleChanged, LearnedRole, Proposition, AnswerTaken)
"""Kinds that one reader hears alone."""


def known(seen: View) -> dict[str, Any]:
    """Return everything a view holds, as plain values."""
    return {item.name: getattr(seen, item.name) for item in fields(seen)}


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_view_shows_what_its_reader_was_told_and_no_reason_or_fellow_hearer(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-SYS-51, WAK-GEN-02."""
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    for seat in readers(game, lots):
        for told in view(game.log, seat).told:
            assert told.fact.to in (EVERYONE, (seat,))
            assert told.fact.rule == ""
            assert told.fact.because == ()
            assert not isinstance(told.fact, THE_NARRATORS)
            if isinstance(told.fact, (PhaseOpened, PhaseClosed)):
                assert told.fact.sequence == 0
            if isinstance(told.fact, GameRewound):
                assert told.fact.upto == 0


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_what_is_absent_from_a_view_leaves_no_gap_in_its_numbers(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    for seat in readers(game, lots):
        numbers = [told.number for told in view(game.log, seat).told]
        assert numbers == list(range(1, len(numbers) + 1))


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_view_is_the_same_without_all_that_its_reader_does_not_hear(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """
    Numbers of the log, reasons, other hearers and all other entries may be anything.

    A rewinding goes back to the last of those things that he heard before it.
    """
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    for seat in readers(game, lots):
        heard: list[Entry] = []
        renumbered: dict[int, int] = {}
        for entry in game.log:
            renumbered[entry.number] = len(heard) + 6
            fact = entry.content
            if not isinstance(fact, Fact) or fact.to == NARRATOR:
                continue
            if fact.to == EVERYONE or (seat is not None and seat in fact.to):
                to = fact.to if isinstance(fact.to, str) else (Seat(seat or 0),)
                content = replace(fact, to=to, because=(), rule="X")
                if isinstance(content, GameRewound):
                    content = replace(content, upto=renumbered[content.upto])
                renumbered[entry.number] = len(heard) + 7
                heard.append(Entry(len(heard) + 7, entry.at, content))

        assert known(view(heard, seat)) == known(view(game.log, seat))


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_rewinding_is_heard_by_whoever_heard_anything_that_is_undone_and_by_nobody_else(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Who sees nothing change is not to learn that a round of the night had closed."""
    for game in stops(rulebook, data.draw(villages(rulebook)), lots, habit):
        closing = game.last_closing()
        if closing is None or game.state.over:
            continue
        copy = Game.fold(rulebook, game.log)
        rewound, *_ = copy.act(Rewound(to=closing - 1), at=1)[1:]
        undone = [entry for entry in standing(game.log) if entry.number >= closing]
        heard = [entry.content for entry in undone if not entry.lasts]
        for seat in (None, *game.state.seats):
            hearing = [fact for fact in heard if isinstance(fact, Fact) and hears(fact.to, seat)]
            assert isinstance(rewound.content, GameRewound)
            assert hears(rewound.content.to, seat) is bool(hearing)
            if not hearing:
                assert known(view(copy.log, seat)) == known(view(game.log, seat))


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_quiet_excuse_is_heard_by_its_player_alone_until_a_phase_for_everyone_has_closed(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """At whatever hour of the night mail came back, and whenever he was heard of again."""
    village = data.draw(villages(rulebook))
    game = start(rulebook, village)
    away = Seat(lots.randrange(len(game.state.names)))
    for at in phases(game, lots, habit, most=30, eventful=False):
        if not game.state.is_living(away):
            return
        others = [seat for seat in readers(game, lots) if seat != away]
        before = {seat: known(view(game.log, seat)) for seat in others}
        is_away = away in game.state.excused
        told = game.state.excused_for_all.get(away, 0)
        game.act(Excused(seat=away, until=0 if is_away else 10**9, quietly=True), at=at)
        assert before == {seat: known(view(game.log, seat)) for seat in before}
        assert game.state.excused_for_all.get(away, 0) == told


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_spectator_knows_nothing_that_a_player_does_not_know(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """The dead included. Rules: WAK-DEATH-03, WAK-SYS-24."""
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    public = [told.fact for told in view(game.log, None).told]
    for seat in game.state.seats:
        assert [t.fact for t in view(game.log, seat).told if t.fact.to == EVERYONE] == public


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_nobody_is_told_a_role_except_by_a_fact_meant_for_him(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-SYS-12, WAK-SYS-51."""
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    for fact in facts(game.log):
        if isinstance(fact, PRIVATE):
            assert isinstance(fact.to, tuple)
            assert len(fact.to) == 1
        if isinstance(fact, AnswerTaken):
            assert fact.to == (fact.player,)
        if isinstance(fact, THE_NARRATORS):
            assert fact.to == NARRATOR


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_until_it_is_over_a_role_is_heard_of_only_where_one_is_told_shown_or_read(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """No other fact holds the id of a role, save a question of a role one has or had."""
    game = play(rulebook, data.draw(villages(rulebook)), lots, habit)
    for seat in readers(game, lots):
        believed: set[str] = set()
        for told in view(game.log, seat).told:
            fact = told.fact
            if isinstance(fact, (RoleTold, RoleChanged)):
                believed.add(fact.role)
            if isinstance(fact, (RoleTold, RoleChanged, RoleShown, LearnedRole, Proposition)):
                continue
            if fact.kind in MEANT_TO_TELL or _is_called(fact):
                continue
            if isinstance(fact, Asked):
                # What may be chosen is no news of anybody.
                believed.update(e for p in fact.parts for e in p.options if isinstance(e, str))
            if fact.kind in ("won", "final_role", "game_over"):
                break
            words = set(_words(plain(fact))) & set(rulebook.roles)
            assert words <= believed, f"{fact.kind} tells of {words}"


def _is_called(fact: Fact) -> bool:
    """Tell whether *fact* is a call that everybody hears, whoever can answer it."""
    return isinstance(fact, PhaseOpened) and fact.to == EVERYONE


def _words(value: object) -> list[str]:
    """List the words in *value*; causes and reasons may be called after a role and be public."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        told = [each for key, each in value.items() if key not in ("cause", "reason")]
        return [word for each in told for word in _words(each)]
    if isinstance(value, list):
        return [word for each in value for word in _words(each)]
    return []


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_question_is_heard_by_whoever_is_asked_and_by_nobody_else(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: WAK-GEN-02, WAK-SYS-51."""
    for game in stops(rulebook, data.draw(villages(rulebook)), lots, habit):
        for seat in readers(game, lots):
            asked = {} if seat is None else game.asked(seat)
            seen = {question: seen_by(each, seat) for question, each in asked.items()}
            assert view(game.log, seat).questions == seen


@every_rulebook
@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_an_answer_is_seen_by_nobody_but_its_giver(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """What follows from it at once is the rulebook's to tell. Rules: WAK-GEN-02, WAK-PHASE-12."""
    for game in stops(rulebook, data.draw(villages(rulebook)), lots, habit):
        for seat in game.state.seats:
            for question, asked in game.asked(seat).items():
                choice = habit(asked, lots)
                if choice is None:
                    continue
                copy = Game.fold(rulebook, game.log)
                move, receipt, *_ = copy.answer(seat, question, choice, at=1)
                assert isinstance(move.content, Answered)
                shown = Game.fold(rulebook, [*game.log, move, receipt])
                for other in readers(game, lots):
                    same = known(view(shown.log, other)) == known(view(game.log, other))
                    assert same == (other != seat)


@every_rulebook
@LAW
@given(data=st.data(), lots=people)
def test_games_that_differ_in_the_others_roles_begin_alike_for_a_player(
    rulebook: Rulebook[Any], data: st.DataObject, lots: Random
) -> None:
    """
    Whoever has which role: before anything happens a player cannot tell.

    Those of his group are shown to him, and sentences about others may be given to him, so he is
    one to whom nobody is.

    Rules: WAK-IDIOT-08, WAK-SYS-51.
    """
    started = data.draw(villages(rulebook))
    deal = tuple(start(rulebook, started).state.roles)
    reader = Seat(data.draw(st.integers(0, len(deal) - 1)))
    others = [seat for seat in range(len(deal)) if seat != reader]
    mixed = dict(
        zip(others, (deal[seat] for seat in lots.sample(others, len(others))), strict=True)
    )
    other_deal = tuple(mixed.get(seat, deal[reader]) for seat in range(len(deal)))

    one, other = (
        view(start(rulebook, with_deal(started, each)).log, reader) for each in (deal, other_deal)
    )

    shown = (Fellows, Proposition)
    if any(isinstance(told.fact, shown) for seen in (one, other) for told in seen.told):
        return
    assert known(one) == known(other) or one.over or other.over


def with_deal(started: Started, deal: tuple[str, ...]) -> Started:
    """Return *started* with these roles, and nothing drawn."""
    return replace(started, deal=deal, compositions=())
