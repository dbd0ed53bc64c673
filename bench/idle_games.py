"""Games at rest: what a process with a thousand of them in its database holds in memory."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from random import Random

from bench.hosted.databases import new_database
from bench.hosted.villages import play_rounds, running_game
from bench.measuring import Line
from verteller.lab.strategies import random_legal

FEW, MANY = 10, 1000
ROLES = ("werewolf", "werewolf", "seer", "witch", "healer", "cupid", *("villager",) * 6)
ROUNDS = 6
AT_ONCE = 100


def measure() -> Iterator[Line]:
    """Measure one narrator with few games in its database and one with many."""
    with new_database() as file:
        _multiply(FEW)
        few = file.with_name("few.sqlite3")
        _copy(file, few)
        _multiply(MANY)
        at_rest = {count: _resident(path) for count, path in ((FEW, few), (MANY, file))}
    for place, state in enumerate(("at rest", "all looked at once")):
        little, much = at_rest[FEW][place], at_rest[MANY][place]
        yield Line(
            f"memory with {MANY} games, {state}",
            f"{much / 1024:.1f} MiB",
            ratio=much / little,
            baseline=f"with {FEW} games ({little / 1024:.1f} MiB)",
            most=1.02 if place == 0 else None,
            guide=f"{(much - little) / (MANY - FEW):.2f} KiB a game",
        )


def _multiply(count: int) -> None:
    """Fill the database up to so many games under way, all with the log of the first."""
    from verteller.hosting.models import HostedGame, LogEntry, Player

    first = HostedGame.objects.order_by("pk").first()
    if first is None:
        first = play_rounds(running_game("Dorp 0", ROLES), ROUNDS, Random(1), random_legal)
        # Nothing is to fall due, and nothing is to be sent.
        HostedGame.objects.update(due_at=_far(first))
        first.post.update(status="sent")
        first.refresh_from_db()
    players, entries = list(first.players.all()), list(first.entries.all())
    for number in range(HostedGame.objects.count(), count):
        copy = HostedGame.objects.get(pk=first.pk)
        copy.pk, copy.name, copy.name_key = None, f"Dorp {number}", f"dorp {number}"
        copy.save(force_insert=True)
        for player in players:
            player.pk, player.game = None, copy
        for entry in entries:
            entry.game = copy
        Player.objects.bulk_create(players)
        LogEntry.objects.bulk_create(entries, batch_size=AT_ONCE)


def _far(game: object) -> object:
    from verteller.hosting import clock

    return clock.now() + timedelta(days=1000)


def _copy(file: Path, to: Path) -> None:
    """Copy the database as it is now."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copy(file, to)


def _resident(file: Path) -> tuple[int, int]:
    """Return the KiB a narrator holds at rest, and after every game was looked at once."""
    asked = subprocess.run(
        [sys.executable, "-m", "bench.hosted.narrator", str(file)],
        input="rest\nlook\n",
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    at_rest, looked_at = map(int, asked.stdout.split())
    return at_rest, looked_at
