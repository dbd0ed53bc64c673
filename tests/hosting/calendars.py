"""Games that are played by the clock on the wall, and moments as that clock shows them."""

from datetime import date, datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from tests.hosting.tiny import COMPOSITIONS
from tests.hosting.villages import DUTCH, NAMES, fresh
from verteller.hosting import games
from verteller.hosting.administration import Plan, create_game
from verteller.hosting.calendar import Calendar, read_calendar
from verteller.hosting.models import HostedGame
from verteller.hosting.sign_up import close_sign_up, sign_up
from verteller.rules.moves import Composition

ROME: Final = ZoneInfo("Europe/Rome")
SECOND, MINUTE, HOUR, DAY = (
    timedelta(seconds=1),
    timedelta(minutes=1),
    timedelta(hours=1),
    timedelta(days=1),
)
LUPUS: Final = (Composition(("necromancer", "wolf", "farmer", "farmer", "farmer")),)
NIGHTS: Final = read_calendar(
    {
        "zone": "Europe/Rome",
        "every": {"until": "22:00"},
        "phases": {"night": {"until": "08:00"}, "sign_up": {"lasts": "2d"}},
    }
)
"""Nights to 08:00 and days to 22:00, every day of the week."""


def rome(text: str) -> datetime:
    """Return a moment as the clocks in Rome show it, written ``2026-03-02 22:00``."""
    return datetime.fromisoformat(text).replace(tzinfo=ROME)


def on_the_wall(at: datetime | None) -> str:
    """Return what the clocks in Rome show, written like that."""
    return "" if at is None else f"{at.astimezone(ROME):%Y-%m-%d %H:%M}"


def played(
    at: datetime, calendar: Calendar | None = NIGHTS, *, rulebook: str = "tiny", **changes: Any
) -> HostedGame:
    """Make a game with five players whose roles are dealt at *at*."""
    compositions = COMPOSITIONS if rulebook == "tiny" else LUPUS
    plan = Plan(
        name=changes.pop("name", "Lupus"),
        rulebook=rulebook,
        calendar=calendar,
        compositions=compositions,
        most=5,
        **changes,
    )
    game = create_game(plan, at - HOUR)
    for name in NAMES[:5]:
        sign_up(game, f"{name}@x.nl", name, DUTCH, at)
    close_sign_up(game, at)
    return fresh(game)


def open_phase(game: HostedGame) -> str:
    """Return the name and number of the phase that is open."""
    with games.opened(fresh(game)) as folded:
        phase = folded.state.phase
    return "" if phase is None else f"{phase.name} {phase.number}"


EASTER: Final = (date(2018, 4, 1), date(2018, 4, 2))
