"""Views: what it costs to tell one reader all he knows, from the log alone."""

from collections.abc import Iterator
from functools import partial

from bench.engine_games import folded, played
from bench.measuring import Line, seconds
from verteller.rules.log import line
from verteller.rules.registry import find_rulebook
from verteller.rules.views import view

GAMES = 10
PLAYERS = 18


def measure() -> Iterator[Line]:
    """Measure one seat's view and a whole log's lines, both against folding the log."""
    rulebook = find_rulebook("wakkerdam")
    games = played(rulebook, PLAYERS, GAMES)
    entries = sum(len(game.log) for game in games)
    folding, _ = seconds(partial(folded, games))
    viewing, _ = seconds(
        lambda: [view(game.log, seat) for game in games for seat in game.state.seats]
    )
    each = viewing / PLAYERS
    yield Line(
        "the view of one seat, an entry of the log",
        f"{each / entries * 1e6:.2f} us",
        ratio=each / folding,
        baseline="folding the log",
        most=5,
    )
    writing, _ = seconds(lambda: [line(entry) for game in games for entry in game.log])
    yield Line(
        "writing the log as lines of JSON, an entry",
        f"{writing / entries * 1e6:.1f} us",
        ratio=writing / folding,
        baseline="folding the log",
    )
