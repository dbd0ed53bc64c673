"""What holds in every game of tempo reale, whoever plays it."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.rules.tempo_reale.table import TEMPO_REALE
from tests.rules.villages import LAW, facts, habits, people, phases, start, villages
from verteller.lab.strategies import Strategy
from verteller.rules.facts import (
    EVERYONE,
    Asked,
    Dealt,
    Died,
    DiedOf,
    Exiled,
    Fact,
    Part,
    PowerOutcome,
    PowerUsed,
    Pyre,
    Revived,
    RoleShown,
    Seat,
    Tally,
    Votes,
)
from verteller.rules.game import Game
from verteller.rules.tempo_reale.facts import PowerAssigned, SavedByAdvocate
from verteller.rules.tempo_reale.questions import power_of
from verteller.rules.tempo_reale.role import DEAD, LIVING, Power
from verteller.rules.tempo_reale.roles import ROLES
from verteller.rules.tempo_reale.village import Village

Closing = tuple[str, Village, list[Fact]]
"""The phase that closed, the village as it was before, and what came of it."""


def truth(game: Game) -> Village:
    assert isinstance(game.state, Village)
    return game.state


def closings(data: st.DataObject, lots: Random, habit: Strategy) -> Iterator[Closing]:
    """Play a game without accidents and yield every closing, with a copy of what was before."""
    game = start(TEMPO_REALE, data.draw(villages(TEMPO_REALE)))
    for _ in phases(game, lots, habit, eventful=False):
        yield from last_closing(game)
    if game.state.over:
        yield from last_closing(game)


def last_closing(game: Game) -> Iterator[Closing]:
    closed = game.last_closing()
    if closed is not None:
        before = truth(Game.fold(TEMPO_REALE, game.log[: closed - 1]))
        assert before.phase is not None
        yield before.phase.name, before, facts(game.log[closed:])


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_who_acts_is_told_once_whether_it_worked_and_nobody_else_is(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: LTR-FAIL-02, LTR-FAIL-08, LTR-SYS-17."""
    for name, _, came in closings(data, lots, habit):
        acted = Counter(fact.player for fact in came if isinstance(fact, PowerUsed))
        told = Counter(seat for f in came if isinstance(f, PowerOutcome) for seat in f.to)
        assert told == acted
        assert name == "night" or not acted
        assert set(acted.values()) <= {1}


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_at_night_few_die_and_all_but_villagers_by_assassins_alone(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Section 3.10. Rules: LTR-DEATH-01, LTR-WOLF-08, LTR-WOLF-04, LTR-DEATHGHOST-01."""
    for name, before, came in closings(data, lots, habit):
        causes = [fact for fact in came if isinstance(fact, DiedOf)]
        counted = Counter(fact.cause for fact in causes)
        if name == "day":
            assert set(counted) <= {"pyre"}
            assert len(causes) <= 1
            continue
        assassins = sum(1 for f in came if isinstance(f, PowerUsed) and f.power == "assassin")
        assert counted["wolves"] <= 1
        assert counted["ghost"] <= 1
        assert counted["assassin"] <= assassins
        assert set(counted) <= {"wolves", "ghost", "assassin"}
        for fact in causes:
            if before.factions[fact.player] != "villagers":
                assert fact.cause == "assassin"
                acted = [f.player for f in came if isinstance(f, PowerUsed)]
                assert fact.player in acted


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_every_supernatural_power_is_given_once(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: LTR-NECROMANCER-06, LTR-GHOST-06, LTR-GHOST-07."""
    given_: list[str] = []
    for _, before, came in closings(data, lots, habit):
        for fact in came:
            if isinstance(fact, PowerAssigned):
                given_.append(fact.power)
            if isinstance(fact, (Revived, Died)):
                assert before.roles[fact.player] != "ghost"
    assert len(set(given_)) == len(given_)


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_faction_is_left_for_the_necromancers_alone(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: LTR-GEN-01, LTR-GEN-10."""
    for _, before, came in closings(data, lots, habit):
        for fact in came:
            if isinstance(fact, Dealt):
                was = before.factions[fact.player]
                moved = (was, fact.faction) == ("villagers", "necromancers")
                assert moved or was == fact.faction


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_the_condemned_has_most_votes_of_at_least_half_the_living(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: LTR-VOTE-05, LTR-VOTE-06, LTR-VOTE-07, LTR-VOTE-10."""
    for name, before, came in closings(data, lots, habit):
        if name != "day":
            continue
        votes = next(f for f in came if isinstance(f, Votes) and f.ballot == "pyre")
        tally = next(f for f in came if isinstance(f, Tally) and f.ballot == "pyre")
        pyre = next(fact for fact in came if isinstance(fact, Pyre))
        assert sum(count for _, count in tally.counts) == len(votes.votes)
        assert {voter for voter, _ in votes.votes} <= set(before.living)
        is_valid = 2 * len(votes.votes) >= len(before.living)
        assert (pyre.reason == "quorum") == (not is_valid)
        saved = [f.player for f in came if isinstance(f, SavedByAdvocate)]
        assert (pyre.reason == "spared") == bool(saved)
        if is_valid:
            most = max(count for _, count in tally.counts)
            condemned = saved[0] if pyre.player is None else pyre.player
            assert dict(tally.counts)[condemned] == most


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_the_village_hears_of_deaths_and_returns_but_of_nothing_secret(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: LTR-SYS-20, LTR-DEATH-05."""
    allowed = {
        *("phase_closed", "dawn", "sunset", "died", "revived", "exiled", "faction_defeated"),
        *("mayor", "votes", "tally", "pyre", "phase_opened"),
        *("won", "role_shown", "game_over", "seed_revealed"),
    }
    for name, _, came in closings(data, lots, habit):
        public = [fact for fact in came if fact.to == EVERYONE]
        assert {fact.kind for fact in public} <= allowed
        died = [fact for fact in public if isinstance(fact, Died)]
        assert all(fact.cause == ("pyre" if name == "day" else None) for fact in died)
        shown = [place for place, fact in enumerate(public) if isinstance(fact, RoleShown)]
        if shown:
            assert "won" in [fact.kind for fact in public[: shown[0]]], "roles after the end alone"


def options(village: Village, power: Power, seat: Seat) -> dict[str, tuple[Seat, ...]]:
    """Work out what may be offered from living, dead and exiled alone."""
    by_state = {
        LIVING: set(village.living),
        DEAD: set(village.seats) - set(village.living) - village.exiled,
    }

    def having(states: tuple[str, ...]) -> tuple[Seat, ...]:
        return tuple(sorted({each for state in states for each in by_state[state]}))

    offered = {"target": tuple(each for each in having(power.targets) if each != seat)}
    if power.second:
        offered["second"] = having(power.second)
    return offered


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_what_is_offered_depends_on_living_dead_and_exiled_alone(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: LTR-SYS-13, LTR-SYS-14, LTR-NIGHT-04, LTR-NIGHT-10, LTR-NIGHT-11."""
    game = start(TEMPO_REALE, data.draw(villages(TEMPO_REALE)))
    for _ in phases(game, lots, habit):
        village = truth(game)
        for seat, mine in village.asked.items():
            asked = mine.get("power")
            power = power_of(village, seat)
            if asked is None:
                continue
            assert power is not None
            assert seats(asked) == options(village, power, seat)
            words = [part for part in asked.parts if part.name == "power"]
            assert bool(words) == (village.roles[seat] == "necromancer")


def seats(asked: Asked) -> dict[str, tuple[Seat, ...]]:
    def only_seats(part: Part) -> tuple[Seat, ...]:
        return tuple(option for option in part.options if not isinstance(option, str))

    return {part.name: only_seats(part) for part in asked.parts if part.name != "power"}


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_the_exiled_are_asked_nothing_and_offered_to_nobody(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: LTR-WIN-05, LTR-VOTE-02, LTR-VOTE-04."""
    game = start(TEMPO_REALE, data.draw(villages(TEMPO_REALE)))
    for _ in phases(game, lots, habit):
        village = truth(game)
        for seat, mine in village.asked.items():
            assert seat not in village.exiled
            for asked in mine.values():
                assert not {o for part in asked.parts for o in part.options} & village.exiled
        assert village.mayor is None or village.is_living(village.mayor)


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_a_defeated_faction_is_out_with_all_its_members(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """Rules: LTR-WIN-02, LTR-WIN-03, LTR-WIN-05, LTR-SYS-37."""
    game = start(TEMPO_REALE, data.draw(villages(TEMPO_REALE)))
    for _ in phases(game, lots, habit):
        village = truth(game)
        for faction, leader in (("wolves", "wolf"), ("necromancers", "necromancer")):
            led = any(village.roles[seat] == leader for seat in village.living)
            if not led and village.night > 1:
                assert set(village.members(faction)) <= village.exiled
            if faction in village.defeated:
                assert not led
    told = [fact for fact in facts(game.log) if isinstance(fact, Exiled)]
    assert all(fact.to == EVERYONE for fact in told)


def test_every_role_says_where_it_stands_in_the_rulebook() -> None:
    """Rules: LTR-GEN-07."""
    for key, role in ROLES.items():
        assert role.key == key
        assert role.italian
        assert role.source.startswith("3.7, LTR-")
