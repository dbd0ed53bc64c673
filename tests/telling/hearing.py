"""What somebody hears of a game, closing by closing."""

from collections.abc import Iterator

from verteller.rules.facts import Fact, Seat, hears, seen_by
from verteller.rules.game import Game


def heard_in_turn(game: Game, seat: Seat | None) -> Iterator[list[Fact]]:
    """Yield what a seat hears from one closing to the next, as its mails tell it."""
    run: list[Fact] = []
    for entry in game.log:
        fact = entry.content
        if not isinstance(fact, Fact):
            if run:
                yield run
            run = []
        elif hears(fact.to, seat):
            run.append(seen_by(fact, seat))
    yield run
