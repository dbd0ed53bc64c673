"""Public pages of a game of 40 players after 20 rounds: kept ready, and rebuilt from its rows."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from bench.hosted.databases import new_database
from bench.hosted.villages import answer_phase, play_rounds, running_game
from bench.measuring import Line, seconds
from bench.pages_and_closings import ROLES, ROUNDS, _nights, cautious, forget

PAGES: Final = ("", "turns/10/")
MOST_QUERIES: Final = 5
LEAST_GAIN: Final = 10
"""Times the rate of pages that are rebuilt from their rows, for the page of the game."""

IN_A_ROW: Final = 20
"""Pages that are asked for in one measurement of those that are kept ready."""


def measure() -> Iterator[Line]:
    """Measure each page asked for again, and the same one by a process that has just started."""
    with new_database():
        lots = Random(4)
        game = running_game("Dorp", ROLES)
        while _nights(game) <= ROUNDS:
            game = play_rounds(game, 1, lots, cautious)
        answer_phase(game, lots, cautious)
        game.refresh_from_db()
        for page in PAGES:
            yield from _measured(f"/games/{game.name}/{page}")


def _measured(path: str) -> Iterator[Line]:
    look, size = _looking(path)
    look()
    queries = _queries(look)
    warm = seconds(lambda: [look() for _ in range(IN_A_ROW)])[0] / IN_A_ROW
    cold, _ = seconds(lambda: _rebuilt(look))
    yield Line(
        f"{path}, {size / 1000:.1f} kB, rebuilt", f"{1 / cold:.0f} pages/s", guide=f"{cold:.3f} s"
    )
    yield Line(
        f"{path}, kept ready",
        f"{1 / warm:.0f} pages/s",
        ratio=warm / cold,
        baseline="its time rebuilt",
        most=1 / LEAST_GAIN,
    )
    yield Line(
        f"{path}, queries",
        str(queries),
        ratio=queries / MOST_QUERIES,
        baseline=f"{MOST_QUERIES} queries",
        most=1,
    )


def _rebuilt(look: Callable[[], bytes]) -> bytes:
    """Look at a page as the first visitor of a process that has just started."""
    forget()
    return look()


def _looking(path: str) -> tuple[Callable[[], bytes], int]:
    """Return what looks at a page as a visitor does, and how large the page is."""
    from django.conf import settings
    from django.test import Client

    settings.ALLOWED_HOSTS = ["testserver"]
    client = Client()

    def look() -> bytes:
        answered = client.get(path)
        if answered.status_code != 200:
            raise RuntimeError(f"{path}: {answered.status_code}")
        return bytes(answered.content)

    return look, len(look())


def _queries(look: Callable[[], bytes]) -> int:
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    with CaptureQueriesContext(connection) as found:
        look()
    return len(found)
