"""
Random villages, and what random people do in them, for the laws that every rulebook obeys.

Now and then it is worth looking longer for a village that breaks one::

    VERTELLER_CAMPAIGN=1 pytest tests/rules --timeout 0
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import assume, settings
from hypothesis import strategies as st

from tests.plugin_example.midnight import RULEBOOK as MIDNIGHT
from verteller.lab.playing import PHASE, answer_all
from verteller.lab.strategies import Strategy, forgetful, purposeful, random_legal
from verteller.lab.villages import within_limits
from verteller.rules.errors import AnswerError, SetupError
from verteller.rules.facts import Fact, Seat
from verteller.rules.game import Game
from verteller.rules.log import Entry
from verteller.rules.moves import (
    Act,
    Advised,
    Announced,
    Composition,
    Disqualified,
    DisqualifiedFaction,
    Excused,
    Extended,
    Left,
    Looked,
    Moment,
    Rewound,
    Started,
    Substituted,
)
from verteller.rules.registry import rulebooks
from verteller.rules.rulebook import Rulebook, Setting

CAMPAIGN = os.environ.get("VERTELLER_CAMPAIGN") == "1"
"""Whether to look many times as long."""

LAW = settings(max_examples=2_000 if CAMPAIGN else 16)
"""How many villages a law is tried in."""

EVERY_RULEBOOK = [*rulebooks().values(), MIDNIGHT]
"""All that are installed, and the one that shows how a package offers its own."""

every_rulebook = pytest.mark.parametrize("rulebook", EVERY_RULEBOOK, ids=lambda each: each.key)
"""Holds a law for every rulebook by itself."""

BIGGEST = 18
MOST_PHASES = 60
"""A law about what happens on the way need not see the end of a long game."""


@st.composite
def villages(
    draw: st.DrawFn,
    rulebook: Rulebook[Any],
    *,
    least: int = 3,
    most: int = BIGGEST,
    varied: bool = True,
) -> Started:
    """
    Draw a village of *rulebook*: any number of players, any roles, any settings.

    Args:
        least, most: How many players, as far as the rulebook takes them.
        varied: Whether settings differ from the defaults; not where a test needs the usual ones.
    """
    fewest, biggest = max(least, rulebook.least), min(most, rulebook.most)
    # Small villages are soon decided; every other one is not small.
    size = draw(st.integers((fewest + biggest) // 2, biggest) | st.integers(fewest, biggest))
    roles = [role for role in rulebook.roles if role not in rulebook.never_dealt]
    lots = draw(st.builds(Random, st.integers(0, 2**32))) if rulebook.limits else Random(0)
    deals = st.lists(st.sampled_from(roles), min_size=size, max_size=size).map(
        lambda each: tuple(within_limits(rulebook, each, lots))
    )
    drawn = draw(st.lists(deals, min_size=1, max_size=3))
    is_dealt = draw(st.booleans())
    started = Started(
        rulebook=rulebook.key,
        version=rulebook.version,
        players=tuple(f"Player {number}" for number in range(1, size + 1)),
        seed=str(draw(st.integers(0, 2**32))),
        options=draw(chosen_options(rulebook)) if varied else (),
        deal=drawn[0] if is_dealt else (),
        compositions=()
        if is_dealt
        else tuple(Composition(roles, draw(st.booleans())) for roles in drawn),
    )
    try:
        rulebook.validate(started)
    except SetupError:
        # A rulebook may want more of a distribution than that its roles exist.
        assume(False)
    return started


@st.composite
def chosen_options(
    draw: st.DrawFn, rulebook: Rulebook[Any]
) -> tuple[tuple[str, str | int | bool], ...]:
    """Draw settings of *rulebook*: some left alone, the others at any value they may take."""
    chosen: dict[str, str | int | bool] = {}
    for setting in rulebook.settings:
        if draw(st.booleans()):
            chosen[setting.key] = draw(_values(setting))
    return tuple(sorted(chosen.items()))


def _values(setting: Setting) -> st.SearchStrategy[str | int | bool]:
    if setting.allowed:
        return st.sampled_from(setting.allowed)
    return st.integers(setting.least, setting.least + 4)


people = st.builds(Random, st.integers(0, 2**32))
"""The lots by which made-up people decide."""

habits: st.SearchStrategy[Strategy] = st.sampled_from(
    [random_legal, purposeful, forgetful(random_legal, 0.15), forgetful(purposeful, 0.5)]
)
"""How they go about it: attentive or forgetful, purposeful or not."""


def start(rulebook: Rulebook[Any], started: Started) -> Game:
    """Begin a game at the moment 0."""
    return Game.start(rulebook, started, at=0)


def phases(
    game: Game, lots: Random, habit: Strategy, *, most: int = MOST_PHASES, eventful: bool = True
) -> Iterator[Moment]:
    """
    Play *game* phase by phase: each is open and unanswered while it is yielded.

    Args:
        eventful: Whether things happen that are no moves of the game: people go away, give up
            or take over, masters extend, look, remove, rewind, announce and advise.
    """
    at = 0
    for _ in range(most):
        if game.state.over:
            return
        if eventful:
            now_and_then(game, lots, at)
        yield at
        at += PHASE
        answer_all(game, lots, habit, at=at)
        if eventful:
            now_and_then(game, lots, at)
        game.close(at=at)


def now_and_then(game: Game, lots: Random, at: Moment) -> None:
    """Let something happen about the game, in about one call of eight; it may be refused."""
    if lots.randrange(8) == 0:
        with suppress(AnswerError):
            game.act(an_act(game, lots, at), at=at)


def an_act(game: Game, lots: Random, at: Moment) -> Act:
    """Make up an act, fit for the moment as a rule."""
    seat = lots.choice((*game.state.living, *game.state.seats))
    rewound = Rewound(to=(game.last_closing() or 0) - 1)
    until = at + lots.randrange(-1, 5) * PHASE
    reason, public_reason = lots.choice(("", "Secret.")), lots.choice(("", "Public."))
    faction = game.state.factions[seat]
    acts: tuple[Act, ...] = (
        *(Excused(seat=seat, until=until), Excused(seat=seat, until=until, quietly=True)),
        *(rewound, rewound, Left(seat=seat), Substituted(seat=seat)),
        Disqualified(seat=seat, reason=reason, public_reason=public_reason),
        DisqualifiedFaction(faction=faction, reason=reason, public_reason=public_reason),
        *(Announced(text="Hear!", hint=hint) for hint in (True, False)),
        Advised(seat=seat, question="May I?", answer="Yes."),
        Extended(by=PHASE, wished=lots.random() < 0.5),
        Looked(seat=lots.choice((seat, None))),
    )
    return lots.choice(acts)


def play(
    rulebook: Rulebook[Any],
    started: Started,
    lots: Random,
    habit: Strategy,
    *,
    most: int = MOST_PHASES,
    eventful: bool = True,
) -> Game:
    """Play a game for at most so many phases and return it, over or not; see `phases`."""
    game = start(rulebook, started)
    for _ in phases(game, lots, habit, most=most, eventful=eventful):
        pass
    return game


def stops(
    rulebook: Rulebook[Any], started: Started, lots: Random, habit: Strategy, *, every: int = 4
) -> Iterator[Game]:
    """Play a game and stop in about one of *every* open phases, to look at it."""
    game = start(rulebook, started)
    for _ in phases(game, lots, habit):
        if lots.randrange(every) == 0:
            yield game


def facts(log: list[Entry]) -> list[Fact]:
    """Return the facts of *log*, the moves left out."""
    return [entry.content for entry in log if isinstance(entry.content, Fact)]


def readers(game: Game, lots: Random) -> tuple[Seat | None, ...]:
    """Return some who may read what is told: the spectator and a few of the players."""
    seats = game.state.seats
    return (None, *sorted(lots.sample(seats, min(4, len(seats)))))


def is_unchanged(game: Game, log: list[Entry]) -> bool:
    """Tell whether *game* is still what *log* says, entry by entry and in all its state holds."""
    folded = Game.fold(game.rulebook, log)
    return game.log == log and vars(game.state) == vars(folded.state)
