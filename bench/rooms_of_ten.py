"""A hundred rooms of ten players who talk and play at once: how soon words come to everybody."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from random import Random
from typing import TYPE_CHECKING, Final

from bench.hosted.databases import new_database
from bench.hosted.disk import watched
from bench.hosted.talkers import Load, Seat
from bench.measuring import Line

if TYPE_CHECKING:
    from verteller.hosting.models import HostedGame, Person

ROOMS: Final = 100
SECONDS: Final = 30.0
TALK: Final = 50.0
"""Posts a second, in all rooms together: a thousand people of whom each speaks every 20 s."""

ANSWERS: Final = 5.0
"""Answers a second."""

MOST_LATER: Final = 100.0
"""Milliseconds by which the slowest hundredth may come later than from a bare server."""

NAMES: Final = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fay", "Gus", "Hana", "Ines", "Jule")
ROLES: Final = (
    *("werewolf", "primal_werewolf", "wolfhound", "seer", "witch", "fox", "black_raven"),
    *("hunter", "protector", "villager"),
)


def measure() -> Iterator[Line]:
    """Let the same players talk to a bare server, and to ours."""
    with new_database() as file:
        seats = evenings(ROOMS)
        # What was written for that is not to be waited for later.
        os.sync()
        with serving("bench.hosted.echo") as port:
            bare = asyncio.run(_loaded(Load(port, seats, answers=False)))
        _set_clocks(Random(2))
        os.sync()
        with serving("bench.hosted.evenings", str(file)) as port, watched(file.parent) as waits:
            ours = asyncio.run(_loaded(Load(port, seats, answers=True)))
    for what, load in (("a bare server", bare), ("ours", ours)):
        for share in (0.5, 0.99):
            yield Line(f"{share:.0%} of words from {what}", f"{_slowest(load, share):.0f} ms")
    yield Line("deliveries, and words the night swallowed", f"{len(ours.delays)}, {ours.refused}")
    yield Line("answers, and news of how things stand", f"{ours.answered}, {ours.states}")
    # A bare server has no disk: what ours waits for is beside it, to be told apart from ours.
    yield Line("the slowest page on that disk meanwhile", f"{max(waits.seconds) * 1e3:.0f} ms")
    yield Line("words that did not come to everybody", str(ours.lost), ours.lost, "none", 0)
    later = _slowest(ours, 0.99) - _slowest(bare, 0.99)
    yield Line(
        "the slowest hundredth comes later by",
        f"{later:.0f} ms",
        ratio=later / MOST_LATER,
        baseline=f"{MOST_LATER:.0f} ms",
        most=1,
    )


async def _loaded(load: Load) -> Load:
    await load.run(SECONDS, TALK, ANSWERS, Random(1))
    return load


def _slowest(load: Load, share: float) -> float:
    """Return the milliseconds within which this share of all deliveries came."""
    ordered = sorted(load.delays)
    return ordered[int(share * (len(ordered) - 1))] * 1_000


@contextmanager
def serving(module: str, *arguments: str) -> Iterator[int]:
    """Run a server that says where it listens."""
    command = [sys.executable, "-m", module, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        if process.stdout is None:
            raise RuntimeError("the server cannot be heard")
        try:
            yield int(process.stdout.readline())
        finally:
            process.terminate()
            process.wait(30)


def evenings(count: int) -> Sequence[Seat]:
    """Begin so many games, each at another moment of its first day or night."""
    from django.db import transaction

    from tests.chat.village import live_game, players
    from verteller.hosting import clock

    lots, seats = Random(1), []
    for number in range(count):
        with transaction.atomic():
            at = clock.now()
            live = live_game("duesterwald", NAMES, ROLES, name=f"Room{number}", at=at)
            _go_on(live.game, "accuse" if lots.random() < 0.75 else "wolves")
            seats += [Seat(live.game.name, _session(player.person)) for player in players(live)]
    return seats


def _set_clocks(lots: Random) -> None:
    """Let the games go on one after another, each at a moment of its own."""
    from verteller.hosting import clock
    from verteller.hosting.models import HostedGame

    for game in HostedGame.objects.all():
        due = clock.now() + timedelta(seconds=lots.uniform(20, 180))
        HostedGame.objects.filter(pk=game.pk).update(due_at=due)


def _go_on(game: "HostedGame", phase: str) -> None:
    from verteller.hosting import clock, games
    from verteller.hosting.models import HostedGame
    from verteller.hosting.playing import close_phase

    name = ""
    while name != phase:
        record = HostedGame.objects.get(pk=game.pk)
        close_phase(record, record.sequence, clock.now())
        with games.opened(HostedGame.objects.get(pk=record.pk)) as folded:
            name = folded.state.phase.name if folded.state.phase else phase


def _session(person: "Person") -> str:
    """Sign somebody in, and return what tells his session."""
    from tests.chat.test_saying import browser

    return str(browser(person).cookies["sessionid"].value)
