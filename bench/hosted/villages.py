"""Villages of made-up players in hosted games."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import product
from random import Random
from typing import TYPE_CHECKING

from verteller.lab.playing import answer_all
from verteller.lab.strategies import Strategy
from verteller.rules.moves import Composition

if TYPE_CHECKING:
    from verteller.hosting.models import HostedGame

START = datetime(2026, 3, 2, 20, 0, tzinfo=UTC)
DAY = timedelta(days=1)
SEED = "0" * 32
SYLLABLES = ("Ba", "De", "Fi", "Go", "Hu", "Ja", "Ke"), ("lan", "mer", "nos", "pur", "sif", "tek")


def names(count: int) -> list[str]:
    """Return so many names, at most 42, none like another."""
    return ["".join(pair) for pair in product(*SYLLABLES)][:count]


def address_of(name: str) -> str:
    """Return from where the player of that name writes."""
    return f"{name.lower()}@x.nl"


def running_game(name: str, roles: Sequence[str]) -> "HostedGame":
    """
    Make a game in which somebody has each of *roles*; its first phase is open.

    Its chance is the same every time, so that benchmarks are of equal games.
    """
    from verteller.hosting import seeds
    from verteller.hosting.administration import Plan, create_game
    from verteller.hosting.models import HostedGame
    from verteller.hosting.people import Manners
    from verteller.hosting.sign_up import sign_up

    composition = Composition(tuple(roles), mayor=True)
    plan = Plan(name=name, most=len(roles), speed=DAY, strictness=100, compositions=(composition,))
    game = create_game(plan, START)
    game.seed, game.seed_sha256 = SEED, seeds.commitment(SEED)
    game.save(update_fields=["seed", "seed_sha256"])
    for number, player in enumerate(names(len(roles))):
        language = "en" if number % 3 == 0 else "nl"
        manners = Manners("neither", language, "Europe/Amsterdam")
        sign_up(game, address_of(player), player, manners, START)
    return HostedGame.objects.get(pk=game.pk)


def play_rounds(game: "HostedGame", count: int, lots: Random, strategy: Strategy) -> "HostedGame":
    """Let everybody answer and close the phase, *count* times, at most to the game's end."""
    from verteller.hosting.models import HostedGame

    record = game
    for _ in range(count):
        if record.due_at is None:
            break
        answer_phase(record, lots, strategy)
        close(record)
        record = HostedGame.objects.get(pk=game.pk)
    return record


def answer_phase(record: "HostedGame", lots: Random, strategy: Strategy) -> None:
    """Let everybody answer what is asked in the open phase, all in one transaction."""
    from django.db import transaction

    from verteller.hosting import games
    from verteller.hosting.appending import append
    from verteller.hosting.records import to_moment

    at = (record.due_at or START) - DAY / 2
    with transaction.atomic():
        locked = games.lock(record.pk)
        with games.opened(locked) as game:
            before = len(game.log)
            answer_all(game, lots, strategy, at=to_moment(at))
            if len(game.log) > before:
                append(locked, game, game.log[before:], at=at)


def close(record: "HostedGame") -> None:
    """Close the open phase at its deadline."""
    from verteller.hosting.models import HostedGame
    from verteller.hosting.playing import close_phase

    record = HostedGame.objects.get(pk=record.pk)
    close_phase(record, record.sequence, record.due_at or START)
