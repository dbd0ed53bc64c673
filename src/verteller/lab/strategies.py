"""How made-up players choose."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from verteller.rules.facts import Asked, Choice, Option
from verteller.rules.questions import BLANK, canonical, choices

Strategy: TypeAlias = Callable[[Asked, Random], Choice]
"""Chooses among what a question offers, by the lots given."""


def random_legal(asked: Asked, lots: Random) -> Choice:
    """
    Choose uniformly how much and what, among everything the question allows.

    Blank is taken about one time in ten where it is allowed.
    """
    if asked.blank and asked.repeated != BLANK and lots.random() < 0.1:
        return BLANK
    pairs: list[tuple[str, Option]] = []
    for part in asked.parts:
        offered = choices(asked, part)
        size = min(lots.randint(part.least, part.most), len(offered))
        pairs += [(part.name, option) for option in lots.sample(offered, size)]
    choice = canonical(asked, pairs)
    if choice == asked.repeated or (not choice and not asked.blank):
        return random_legal(asked, lots)
    return choice


def purposeful(asked: Asked, lots: Random) -> Choice:
    """
    Choose as people do who want the game to go on: somebody, whenever somebody is offered.

    Falls back to blank only where nothing else is left.
    """
    pairs: list[tuple[str, Option]] = []
    for part in asked.parts:
        offered = choices(asked, part)
        size = min(max(part.least, 1 if not pairs else 0), part.most, len(offered))
        pairs += [(part.name, option) for option in lots.sample(offered, size)]
    choice = canonical(asked, pairs)
    return random_legal(asked, lots) if choice == asked.repeated else choice
