"""Two games that differ only in what a seat may not know give that seat the same view."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import takewhile
from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.rules.villages import LAW, villages
from tests.rules.wakkerdam.sisters import WAKKERDAM, Moment, heard, play
from verteller.lab.strategies import purposeful, random_legal
from verteller.rules.facts import (
    Asked,
    Choice,
    Fact,
    LearnedRole,
    PhaseOpened,
    RoleShown,
    Seat,
    Won,
)
from verteller.rules.game import Game
from verteller.rules.moves import Started
from verteller.rules.questions import choices
from verteller.rules.views import view
from verteller.rules.wakkerdam.facts import FinalRole, Hit, Survived

READERS = ("seer", "fool", "priest")
"""Whose choices bring nothing about but what they themselves are told."""


def dealt(started: Started, *roles: str) -> Started:
    """Deal *started* as it would be, with the first seats holding *roles* instead."""
    deal = Game.start(WAKKERDAM, started, at=0).state.roles
    assume(len(deal) > len(roles))
    return replace(started, deal=(*roles, *deal[len(roles) :]), compositions=())


def until_shown(facts: Iterable[Fact]) -> list[Fact]:
    """Return what was told before the first role was shown."""
    return list(takewhile(lambda fact: not isinstance(fact, (RoleShown, FinalRole, Won)), facts))


@LAW
@given(data=st.data(), salt=st.integers(0, 10_000))
def test_a_fool_is_told_what_a_seer_is_told_save_for_what_he_sees(
    data: st.DataObject, salt: int
) -> None:
    """Rules: WAK-FOOL-01, WAK-FOOL-03, WAK-SYS-51."""
    started = dealt(data.draw(villages(WAKKERDAM)), "seer")
    sister = replace(started, deal=("fool", *started.deal[1:]))
    ours, theirs = (
        [
            replace(fact, role="?") if isinstance(fact, LearnedRole) else fact
            for fact in until_shown(heard(play(each, salt), Seat(0)))
        ]
        for each in (started, sister)
    )

    assert ours == theirs


@LAW
@given(data=st.data(), salt=st.integers(0, 10_000))
def test_nobody_else_can_tell_a_fool_from_a_seer_before_a_role_is_shown(
    data: st.DataObject, salt: int
) -> None:
    """Save a true seer who looks at him. Rules: WAK-FOOL-03, WAK-GEN-02."""
    started = dealt(data.draw(villages(WAKKERDAM)), "seer")
    sister = replace(started, deal=("fool", *started.deal[1:]))
    one, other = play(started, salt), play(sister, salt)
    for seat in range(1, len(started.players)):
        ours, theirs = (
            [
                fact
                for fact in until_shown(heard(game, Seat(seat)))
                if not isinstance(fact, LearnedRole)
            ]
            for game in (one, other)
        )
        assert ours == theirs


@LAW
@given(data=st.data(), salt=st.integers(0, 10_000))
def test_whom_a_seer_or_priest_looks_at_makes_no_difference_to_anybody_else(
    data: st.DataObject, salt: int
) -> None:
    """Rules: WAK-GEN-02, WAK-SEER-01, WAK-PRIEST-01."""
    started = dealt(data.draw(villages(WAKKERDAM)), data.draw(st.sampled_from(READERS)))
    game = play(started, salt)
    instead = changed(game, ("seer", "priest"), Random(salt))

    sister = play(started, salt, instead=instead)

    assert heard(sister, None) == heard(game, None)
    for seat in range(1, len(started.players)):
        assert heard(sister, Seat(seat)) == heard(game, Seat(seat))


@LAW
@given(data=st.data(), salt=st.integers(0, 10_000), undone=st.sets(st.integers(1, 15), max_size=4))
def test_a_rewinding_tells_nobody_whom_a_seer_or_priest_looked_at(
    data: st.DataObject, salt: int, undone: set[int]
) -> None:
    """Neither by what is told nor by how things are then. Rules: WAK-GEN-02, WAK-SYS-51."""
    started = dealt(data.draw(villages(WAKKERDAM)), data.draw(st.sampled_from(READERS)))
    game = play(started, salt, undone=undone)
    instead = changed(game, ("seer", "priest"), Random(salt))

    sister = play(started, salt, instead=instead, undone=undone)

    for seat in (None, *game.state.seats[1:]):
        assert view(sister.log, seat) == view(game.log, seat)


def changed(game: Game, questions: tuple[str, ...], lots: Random) -> dict[Moment, Choice]:
    """Make up another answer by seat 0 to each of *questions* that he was ever asked."""
    made_up: dict[Moment, Choice] = {}
    for moment, asked in asked_first(game, *questions):
        choice = random_legal(asked, lots)
        if choice is not None:
            made_up[moment] = choice
    return made_up


def asked_first(game: Game, *questions: str) -> Iterator[tuple[Moment, Asked]]:
    """Yield each time the player in the first seat was asked one of *questions*."""
    sequence = 0
    for entry in game.log:
        match entry.content:
            case PhaseOpened(sequence=sequence):
                pass
            case Asked(to=to, question=question) as asked if question in questions and 0 in to:
                yield (sequence, Seat(0), question), asked
            case _:
                pass


@LAW
@given(data=st.data(), salt=st.integers(0, 10_000))
def test_a_healer_who_protected_somebody_else_in_vain_is_not_found_out(
    data: st.DataObject, salt: int
) -> None:
    """Where nobody attacked either of the two. Rules: WAK-GEN-02, WAK-GEN-14, WAK-HEAL-01."""
    started = dealt(data.draw(villages(WAKKERDAM)), "healer")
    game = play(started, salt, strategy=purposeful, most=8)
    assume(not any(isinstance(fact, Survived) for fact in first_night(game)))
    struck = {fact.player for fact in first_night(game) if isinstance(fact, Hit)}
    instead: dict[Moment, Choice] = {}
    for moment, asked in asked_first(game, "healer"):
        quiet = [option for option in choices(asked, asked.parts[0]) if option not in struck]
        assume(quiet)
        instead[moment] = (("target", data.draw(st.sampled_from(quiet))),)
        break

    sister = play(started, salt, strategy=purposeful, instead=instead, most=8)

    for seat in range(1, len(started.players)):
        assert first_day(heard(sister, Seat(seat))) == first_day(heard(game, Seat(seat)))


def first_night(game: Game) -> list[Fact]:
    """Return what happened before the first day broke."""
    happened = takewhile(lambda entry: entry.kind != "day_broke", game.log)
    return [entry.content for entry in happened if isinstance(entry.content, Fact)]


def first_day(facts: list[Fact]) -> list[Fact]:
    """Return what was told before the second night fell."""
    nights = [place for place, fact in enumerate(facts) if fact.kind == "night_fell"]
    return facts[: nights[1]] if len(nights) > 1 else facts


@LAW
@given(data=st.data(), lots=st.builds(Random, st.integers(0, 10_000)))
def test_a_quiet_night_tells_a_player_nothing_of_who_has_which_role(
    data: st.DataObject, lots: Random
) -> None:
    """
    Nobody does anything, and the others' roles are dealt otherwise: all is the same to him.

    A pack, vampires and pipers do see each other.

    Rules: WAK-GEN-02, WAK-PHASE-09, WAK-SYS-51, WAK-IDIOT-08.
    """
    started = dealt(data.draw(villages(WAKKERDAM)))
    mixed = (started.deal[0], *lots.sample(started.deal[1:], len(started.deal) - 1))
    one, other = (
        until_vote(heard(play(each, 0, strategy=in_silence), Seat(0)))
        for each in (started, replace(started, deal=mixed))
    )
    assume(not any(fact.kind == "fellows" for fact in one))

    assert one == other


def in_silence(asked: Asked, lots: Random) -> Choice | None:
    """Choose nothing, and say so where that is allowed."""
    return None if asked.repeated == () else ()


def until_vote(told: list[Fact]) -> list[Fact]:
    """Return what was told before the first public vote was opened, or the game ended."""
    facts = until_shown(told)
    return list(
        takewhile(lambda fact: getattr(fact, "phase", "") not in ("pyre", "election"), facts)
    )
