"""Games on the engine alone, dealt as wanted, moved on phase by phase."""

from collections.abc import Sequence

from verteller.chat.rooms import Room, line_of, rooms_of
from verteller.rules.facts import Choice, Seat
from verteller.rules.game import Game
from verteller.rules.moves import Started
from verteller.rules.registry import find_rulebook


def dealt(rulebook: str, roles: Sequence[str], **options: str | bool) -> Game:
    """Begin a game in which the player in seat k has the k-th of *roles*."""
    found = find_rulebook(rulebook)
    started = Started(
        rulebook=rulebook,
        version=found.version,
        players=tuple(f"Player {seat}" for seat in range(len(roles))),
        seed="0" * 64,
        options=tuple(sorted(options.items())),
        deal=tuple(roles),
    )
    return Game.start(found, started, at=0)


def until(game: Game, phase: str) -> Game:
    """Close phases until the one called *phase* is open anew."""
    for _ in range(60):
        game.close(at=0)
        if game.state.phase is None or game.state.phase.name == phase:
            break
    assert game.state.phase is not None, f"the game is over before {phase}"
    assert game.state.phase.name == phase
    return game


def choose(game: Game, seat: int, question: str, *targets: int | str, part: str = "target") -> None:
    """Let a seat answer."""
    options = (each if isinstance(each, str) else Seat(each) for each in targets)
    choice: Choice = tuple((part, option) for option in options)
    game.answer(Seat(seat), question, choice, at=0)


def rooms(game: Game, seat: int | None) -> dict[str, Room]:
    """Return the rooms a seat has, by key; its own line goes by `line`."""
    of = None if seat is None else Seat(seat)
    own = "" if of is None else line_of(of)
    return {"line" if each.key == own else each.key: each for each in rooms_of(game, of)}


def writes(game: Game, seat: int | None) -> set[str]:
    """Return where a seat may write now."""
    return {key for key, room in rooms(game, seat).items() if room.may_write}
