"""A narrator is killed while he catches up with the clock on the wall, and misses nothing."""

import threading
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from tests.faults.campaign import attacked
from tests.faults.databases import Database
from tests.faults.house import House
from tests.faults.post_office import PostOffice
from verteller.hosting import clock
from verteller.hosting.administration import Plan, create_game
from verteller.hosting.archive import audit
from verteller.hosting.calendar import read_calendar
from verteller.hosting.games import read_entries
from verteller.hosting.models import HostedGame, LogEntry, Player
from verteller.hosting.people import Manners
from verteller.hosting.records import from_moment
from verteller.hosting.sign_up import close_sign_up, sign_up
from verteller.rules.facts import PhaseOpened
from verteller.rules.moves import Composition

pytestmark = pytest.mark.timeout(0)

HOUR = timedelta(hours=1)
HOURS = [f"{hour:02}:00" for hour in range(24)]
EVERY_HOUR = read_calendar({"zone": "Europe/Rome", "every": {"until": HOURS}})
ROLES = Composition(("necromancer", "wolf", "farmer", "farmer", "farmer"))
GAMES, MISSED = 3, 200
ENOUGH, MOST = 2, 40
"""So many are to be killed while they catch up, at least one, of so many at most."""


def _overdue(name: str, since: datetime) -> HostedGame:
    """Make a game that was dealt at *since* and has not been looked at any more."""
    plan = Plan(
        name=name, rulebook="tempo_reale", most=5, calendar=EVERY_HOUR, compositions=(ROLES,)
    )
    game = create_game(plan, since)
    for player in ("Ann", "Bob", "Cor", "Dee", "Eef"):
        sign_up(game, f"{player}@{name}.nl", player, Manners("man", "nl", "UTC"), since)
    close_sign_up(game, since)
    # How mail survives is looked into elsewhere.
    Player.objects.filter(game=game).update(on_list=False)
    return game


def _killed_midway(house: House) -> int:
    """Kill narrators until enough of them were at work, and return how many that were."""
    midway, life, before = 0, 0.2, GAMES
    for _ in range(MOST):
        house.start()
        threading.Event().wait(life)
        house.kill()
        reached = list(HostedGame.objects.values_list("sequence", flat=True))
        if sum(reached) == before:
            # On a busy machine it takes longer until he can begin.
            life *= 1.15
        elif min(reached) <= MISSED:
            midway, before = midway + 1, sum(reached)
        if midway == ENOUGH or min(reached) > MISSED:
            break
    return midway


def test_missed_advances_are_each_carried_out_once_at_their_hour(
    database: Database, tmp_path: Path
) -> None:
    """Rules: LTR-T-212, LTR-SYS-04, WAK-SYS-06, WAK-PHASE-15."""
    now = datetime.now(UTC)
    since = now.replace(minute=0, second=0, microsecond=0) - MISSED * HOUR
    with clock.told_by(lambda: since):
        village = [_overdue(f"Lupus{number}", since) for number in range(GAMES)]

    with attacked(database, tmp_path, PostOffice()) as house:
        midway = _killed_midway(house)
        house.open()
        house.stop()
        complaints = house.complaints()

    assert complaints == ""
    for game in village:
        entries = read_entries(HostedGame.objects.get(pk=game.pk))
        opened = [
            from_moment(entry.at) for entry in entries if isinstance(entry.content, PhaseOpened)
        ]
        assert len(opened) > MISSED
        assert all(later - earlier == HOUR for earlier, later in pairwise(opened))
        assert opened[0] == since
        assert audit(entries) is None
        assert LogEntry.objects.filter(game=game).count() == len(entries)
    assert midway, "no narrator was killed while he caught up"
