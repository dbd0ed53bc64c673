"""Big games: the cost of an entry must not grow with the village."""

from collections.abc import Iterator
from functools import partial
from random import Random

from bench.engine_games import played
from bench.measuring import Line, seconds
from verteller.lab.playing import phases
from verteller.lab.strategies import purposeful
from verteller.lab.villages import made_up
from verteller.rules.game import Game
from verteller.rules.registry import find_rulebook

SIZES = ((9, 80), (18, 40), (36, 16), (72, 6))
"""How many players, and how many such games."""

CROWD = 1_000


def measure() -> Iterator[Line]:
    """Measure Wakkerdam from nine players to a thousand."""
    rulebook = find_rulebook("wakkerdam")
    smallest: float | None = None
    for size, games in SIZES:
        taken, done = seconds(partial(played, rulebook, size, games))
        each = taken / sum(len(game.log) for game in done)
        smallest = each if smallest is None else smallest
        yield Line(
            f"an entry of a game of {size}",
            f"{each * 1e6:.1f} us",
            ratio=each / smallest,
            baseline=f"that of {SIZES[0][0]}",
            most=2,
        )
    taken, game = seconds(crowd, times=1)
    ending = "to the end" if game.state.over else "not over"
    yield Line(
        f"a game of {CROWD}, {ending}, {game.state.sequence} rounds",
        f"{taken:.1f} s",
        ratio=taken / len(game.log) / (smallest or 1),
        baseline=f"an entry of {SIZES[0][0]}",
        most=10,
        guide=f"{len(game.log):,} entries",
    )


def crowd() -> Game:
    """Play a game of a thousand to its end."""
    rulebook = find_rulebook("wakkerdam")
    game = Game.start(rulebook, made_up(rulebook, CROWD, Random(1)), at=0)
    for _ in phases(game, Random(1), purposeful):
        pass
    return game
