"""Whole games in the engine alone: how many a second, and what playing costs beside folding."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from bench.measuring import Line, seconds
from verteller.lab.playing import play
from verteller.lab.villages import made_up
from verteller.rules.game import Game
from verteller.rules.registry import rulebooks
from verteller.rules.rulebook import Rulebook

GAMES = 60
PLAYERS = 18


def played(rulebook: Rulebook[Any], size: int, games: int) -> list[Game]:
    """Play *games* of *size* players who do anything that is allowed."""
    return [
        play(rulebook, made_up(rulebook, size, Random(seed)), Random(seed)) for seed in range(games)
    ]


def folded(games: list[Game]) -> list[Game]:
    """Fold the logs of *games* once more."""
    return [Game.fold(game.rulebook, game.log) for game in games]


def measure() -> Iterator[Line]:
    """Measure every installed rulebook that takes so many players."""
    for rulebook in rulebooks().values():
        if not rulebook.least <= PLAYERS <= rulebook.most:
            continue
        playing, games = seconds(partial(played, rulebook, PLAYERS, GAMES))
        folding, _ = seconds(partial(folded, games))
        yield Line(
            f"{rulebook.key}: games of {PLAYERS} at random",
            f"{GAMES / playing:.0f} games/s",
            ratio=playing / folding,
            baseline="folding their logs",
            most=60,
            guide="at least 100 games/s a core",
        )
