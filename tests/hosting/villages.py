"""Games to test with: made, filled and dealt by the services themselves."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from tests.hosting.tiny import COMPOSITIONS
from verteller.hosting import games
from verteller.hosting.administration import Plan, create_game
from verteller.hosting.administrators import add_administrator
from verteller.hosting.models import HostedGame, Kind, Outgoing, Person, Player
from verteller.hosting.people import Manners
from verteller.hosting.sign_up import close_sign_up, sign_up
from verteller.rules.facts import Choice, Option, Seat

START = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)
MINUTE = timedelta(minutes=1)
SECOND = timedelta(seconds=1)
NAMES = ("Ann", "Bob", "Cor", "Dee", "Eef", "Fay", "Gus", "Hal")
DUTCH = Manners("woman", "nl", "Europe/Amsterdam")
ENGLISH = Manners("man", "en", "Europe/London")
TINY = Plan(name="Zomer", rulebook="tiny", most=8, compositions=COMPOSITIONS)


def new_game(name: str = "Zomer", **changes: object) -> HostedGame:
    """Make a game of the tiny rulebook."""
    return create_game(replace(TINY, name=name, **changes), START)  # type: ignore[arg-type]


def fill(game: HostedGame, count: int = 4, *, at: datetime = START) -> list[Player]:
    """Sign up the first *count* of NAMES, each from an address of his own."""
    for name in NAMES[:count]:
        sign_up(game, f"{name}@x.nl", name, DUTCH, at)
    return players(game)


def running_game(name: str = "Zomer", count: int = 4, **changes: object) -> HostedGame:
    """Make a game with *count* players, dealt at START: day 1 is open."""
    game = new_game(name, **changes)
    fill(game, count)
    if fresh(game).length == 0:
        close_sign_up(game, START)
    return fresh(game)


def fresh(game: HostedGame) -> HostedGame:
    """Read the game's row anew."""
    return HostedGame.objects.get(pk=game.pk)


def players(game: HostedGame) -> list[Player]:
    """Return the game's players in order of sign-up."""
    return list(Player.objects.filter(game=game).order_by("pk"))


def player(game: HostedGame, name: str) -> Player:
    """Return the player of that name."""
    return Player.objects.get(game=game, name=name)


def wolf(game: HostedGame) -> Player:
    """Return who has the wolf's role."""
    with games.opened(fresh(game)) as folded:
        seat = folded.state.roles.index("wolf")
    return Player.objects.get(game=game, seat=seat)


def farmers(game: HostedGame) -> list[Player]:
    """Return everybody but the wolf, in seating order."""
    return [each for each in players(game) if each != wolf(game)]


def on(target: Player) -> Choice:
    """Return the choice of one player."""
    assert target.seat is not None
    option: Option = Seat(target.seat)
    return (("target", option),)


def administrator(email: str = "admin@x.nl") -> Person:
    """Make an administrator."""
    return add_administrator(email, ENGLISH, START)


def post(kind: Kind, game: HostedGame | None = None) -> list[Outgoing]:
    """Return the outbox rows of one kind, in order."""
    rows = Outgoing.objects.filter(kind=kind).order_by("pk")
    return list(rows.filter(game=game) if game else rows)
