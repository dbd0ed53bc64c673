"""A game of 40 players after 20 rounds: its pages, its views and its closings, beside its rows."""

import gc
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

from bench.hosted.databases import new_database
from bench.hosted.villages import (
    DAY,
    address_of,
    answer_phase,
    close,
    names,
    play_rounds,
    running_game,
)
from bench.measuring import Line
from verteller.lab.strategies import random_legal
from verteller.rules.facts import Asked, Choice, Seat
from verteller.rules.questions import BLANK

if TYPE_CHECKING:
    from verteller.hosting.models import HostedGame

ROLES = (
    *("werewolf",) * 4,
    *("seer", "witch", "healer", "priest", "raven", "sheriff", "village_elder", "scapegoat"),
    *("villager",) * 28,
)
ROUNDS = 20
"""Nights and the days after them."""
TIMES = 9
CLOSINGS = 5
MOST = 5
"""Times what reading the rows of the log costs."""
WARM, COLD = "warm", "cold"


def measure() -> Iterator[Line]:
    """Measure all of it with the game kept folded (warm) and as a new process has it (cold)."""
    with new_database():
        lots = Random(4)
        game = running_game("Dorp", ROLES)
        while _nights(game) <= ROUNDS:
            game = play_rounds(game, 1, lots, cautious)
        answer_phase(game, lots, cautious)
        game.refresh_from_db()
        reading = _seconds(lambda: _rows(game))
        yield Line(f"reading the {game.length} rows of its log", f"{reading * 1e3:.1f} ms")
        for work in _works(game):
            for state in (WARM, COLD):
                taken = _seconds(work.do, work.do if state is WARM else forget)
                yield _line(work.name, state, taken, _seconds(lambda: _rows(game)))
        for state in (WARM, COLD):
            closing, reading = _closing(game, lots, (lambda: None) if state is WARM else forget)
            yield _line("closing a phase", state, closing, reading)


def cautious(asked: Asked, lots: Random) -> Choice | None:
    """Choose like people who vote, but would rather not kill: the village is to live for long."""
    if asked.question == "vote":
        return random_legal(asked, lots)
    if asked.blank and asked.repeated != BLANK and lots.random() < 0.9:
        return BLANK
    return random_legal(asked, lots)


@dataclass(frozen=True, slots=True)
class _Work:
    """Something to be measured."""

    name: str
    do: Callable[[], object]


def _works(game: "HostedGame") -> Iterator[_Work]:
    from django.conf import settings
    from django.test import Client

    from verteller.hosting import games
    from verteller.rules.views import view

    settings.ALLOWED_HOSTS = ["testserver"]
    settings.VERTELLER_MAILBOX = True
    client = Client()

    def seen(seat: Seat) -> object:
        with games.opened(game) as folded:
            return view(folded.log, seat)

    def page(address: str) -> object:
        answered = client.get(address)
        if answered.status_code != 200:
            raise RuntimeError(f"{address}: {answered.status_code}")
        return answered.content

    _deliver()
    mailbox = f"/mailbox/{address_of(names(1)[0])}/"
    yield _Work("building a player's view", lambda: seen(Seat(0)))
    yield _Work("the page of all games", lambda: page("/"))
    yield _Work("the page of the game", lambda: page(f"/games/{game.name}/"))
    yield _Work("the page of a mailbox", lambda: page(mailbox))


def _deliver() -> None:
    """Let all mail arrive, for the pages of the mailbox."""
    from django.db import transaction

    from verteller.hosting import clock
    from verteller.mail.sending import send_due

    with transaction.atomic():
        while send_due(clock.now() + 1000 * DAY).tried:
            pass


def forget() -> None:
    """Forget what this process keeps of games and mails, as if it had just been started."""
    from verteller.hosting.games import shelf
    from verteller.web import known, lines, mailboxes, pieces, strangers

    shelf.clear()
    known.forget()
    pieces.forget()
    strangers.forget()
    lines.forget()
    mailboxes.forget()


def _nights(game: "HostedGame") -> int:
    from verteller.hosting.models import LogEntry

    if game.due_at is None:
        raise RuntimeError("the game is over too soon")
    return LogEntry.objects.filter(game_id=game.pk, kind="night_fell").count()


def _rows(game: "HostedGame") -> list[Any]:
    from verteller.hosting.models import LogEntry

    rows = LogEntry.objects.filter(game_id=game.pk).order_by("number")
    return list(rows.values_list("number", "at", "kind", "body"))


def _closing(
    game: "HostedGame", lots: Random, prepare: Callable[[], object]
) -> tuple[float, float]:
    """Return the median seconds of several closings in a row, and of reading the log then."""
    closing, reading = [], []
    for _ in range(CLOSINGS):
        game.refresh_from_db()
        answer_phase(game, lots, cautious)
        game.refresh_from_db()
        reading.append(_seconds(lambda: _rows(game)))
        prepare()
        closing.append(_once(lambda: close(game)))
    return median(closing), median(reading)


def _line(name: str, state: str, taken: float, reading: float) -> Line:
    return Line(
        f"{name}, {state}",
        f"{taken * 1e3:.1f} ms",
        ratio=taken / reading,
        baseline="reading its rows",
        # A process folds a game once; that includes reading and decoding each row.
        most=MOST if state is WARM else None,
    )


def _seconds(work: Callable[[], object], prepare: Callable[[], object] = lambda: None) -> float:
    """Return how long *work* takes when it is disturbed least, each time after *prepare*."""
    times = []
    for _ in range(TIMES):
        prepare()
        times.append(_once(work))
    return min(times)


def _once(work: Callable[[], object]) -> float:
    """Return the processor seconds that *work* takes; what the disk takes is the same for all."""
    gc.collect()
    begun = time.process_time()
    work()
    return time.process_time() - begun
