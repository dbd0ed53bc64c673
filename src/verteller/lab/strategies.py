"""How made-up players choose."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from verteller.rules.facts import Asked, Choice, Option
from verteller.rules.questions import BLANK, canonical, choices

Strategy: TypeAlias = Callable[[Asked, Random], Choice | None]
"""Chooses among what a question offers, by the lots given; None says nothing at all."""

TRIES = 20
"""After so many draws of what may not be repeated a player lets the question be."""


def random_legal(asked: Asked, lots: Random) -> Choice | None:
    """
    Choose uniformly how much and what, among everything the question allows.

    Blank is taken about one time in ten where it is allowed. None where nothing can be chosen.
    """
    may_be_blank = asked.blank and asked.repeated != BLANK
    if may_be_blank and lots.random() < 0.1:
        return BLANK
    for _ in range(TRIES):
        choice = _pick(asked, lots)
        if choice != asked.repeated and (choice or may_be_blank):
            return choice
    return BLANK if may_be_blank else None


def _pick(asked: Asked, lots: Random) -> Choice:
    pairs: list[tuple[str, Option]] = []
    for part in asked.parts:
        offered = choices(asked, part)
        size = min(lots.randint(part.least, part.most), len(offered))
        pairs += [(part.name, option) for option in lots.sample(offered, size)]
    return canonical(asked, pairs)


def purposeful(asked: Asked, lots: Random) -> Choice | None:
    """
    Choose as people do who want the game to go on: somebody, whenever somebody is offered.

    Falls back to blank, or to nothing, only where nothing else is left, and leaves what nobody
    owes alone.
    """
    if asked.standing:
        return None
    pairs: list[tuple[str, Option]] = []
    for part in asked.parts:
        offered = choices(asked, part)
        size = min(max(part.least, 0 if pairs else 1), part.most, len(offered))
        pairs += [(part.name, option) for option in lots.sample(offered, size)]
    choice = canonical(asked, pairs)
    if choice and choice != asked.repeated:
        return choice
    return random_legal(asked, lots)


def forgetful(strategy: Strategy, share: float) -> Strategy:
    """
    Return how somebody chooses who chooses by *strategy* and forgets some questions.

    Args:
        share: How many he forgets, from 0 (none) to 1 (all).
    """

    def choose(asked: Asked, lots: Random) -> Choice | None:
        return None if lots.random() < share else strategy(asked, lots)

    return choose
