"""The ladder for the absent: which rungs a game has, and how high they are."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from verteller.hosting import games
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame
from verteller.hosting.transactions import in_one_transaction

RUNGS: Final[Mapping[str, bool]] = {
    "reminders": True,
    "strikes": False,
    "excuses": False,
    "extensions": False,
    "substitutes": True,
    "leaving": True,
}
"""The rungs of the ladder for the absent, and whether a game has them unless it says otherwise."""

SETTLED_BY_THE_DEAL: Final = frozenset({"strikes"})
"""Rungs that the rulebook knows of: they are part of how a game was started."""

MOST_STRICTNESS: Final = 100
MOST_LEAD: Final = timedelta(days=7)
"""So long before a deadline a reminder is sent at the earliest."""
USUAL_LEAD: Final = timedelta(days=1)
"""So long before it, or a quarter of the phase if that is shorter, a reminder is sent usually."""
USUAL_EXCUSED_DAYS: Final = 14
MOST_EXCUSED_DAYS: Final = 366
MOST_EXTENSION: Final = timedelta(days=30)

_YES: Final = frozenset({"on", "yes", "true", "1", "aan", "ja"})
_NO: Final = frozenset({"off", "no", "false", "0", "uit", "nee"})
_LENGTH: Final = re.compile(r"(\d{1,4})\s*([dhmu]?)")
_UNITS: Final = {
    "": timedelta(days=1),
    "d": timedelta(days=1),
    "h": timedelta(hours=1),
    "u": timedelta(hours=1),
    "m": timedelta(minutes=1),
}


@dataclass(frozen=True, slots=True)
class Ladder:
    """
    How a game deals with the absent.

    Args:
        rungs: Whether it has each of `RUNGS`.
        strictness: So many missed rounds in a row remove a player, 0 for nobody.
        least_reliability: Answered rounds in a hundred that are asked for at sign-up.
        reminder_lead: How long before the deadline a reminder is sent.
        excused_days: For how long a player can be excused at most.
        extension: How much longer a round lasts when more than half ask for it.

    Of the last three None stands for whatever a game has already.
    """

    rungs: Mapping[str, bool]
    strictness: int
    least_reliability: int | None = None
    reminder_lead: timedelta | None = None
    excused_days: int | None = None
    extension: timedelta | None = None

    def has(self, rung: str) -> bool:
        """Tell whether the game has a rung."""
        return self.rungs.get(rung, RUNGS[rung])


def ladder_of(record: HostedGame) -> Ladder:
    """
    Return how a game deals with the absent.

    What is a share of a phase is that of one as long as the game's speed: how long the open one
    lasts may be a secret. See `reminder_lead` and `usual_extension`.
    """
    said = record.fairness
    usual = _usual(record.speed)
    return Ladder(
        rungs={name: bool(said.get(name, usually)) for name, usually in RUNGS.items()},
        strictness=record.strictness,
        least_reliability=record.least_reliability,
        reminder_lead=reminder_lead(record.speed, said),
        excused_days=int(said.get("excused_days", usual["excused_days"])),
        extension=timedelta(seconds=said.get("extension", usual["extension"])),
    )


def rungs_of(record: HostedGame) -> tuple[str, ...]:
    """Return the names of the rungs a game has."""
    ladder = ladder_of(record)
    return tuple(rung for rung in RUNGS if ladder.has(rung))


def length_of(record: HostedGame) -> timedelta:
    """Return how long the open phase lasts in all; what the game's speed says if none closes."""
    return length_between(record.opened_at, record.due_at, record.speed)


def length_between(
    opened_at: datetime | None, due_at: datetime | None, speed: timedelta
) -> timedelta:
    """Return the same from the columns of a game's row."""
    if opened_at is None or due_at is None or due_at <= opened_at:
        return speed
    return due_at - opened_at


def usual_extension(record: HostedGame, *, is_public: bool) -> timedelta:
    """
    Return how much longer the open phase lasts when nobody says how much, which all are told.

    Args:
        is_public: Whether everybody knows of the phase. The length of one that is not would
            show by a calendar which it is.
    """
    shares = is_public and record.calendar is not None
    usual = _usual(length_of(record) if shares else record.speed)["extension"]
    return timedelta(seconds=record.fairness.get("extension", usual))


def reminder_lead(length: timedelta, fairness: Mapping[str, Any]) -> timedelta:
    """Return how long before its deadline a phase so long is reminded of, with these settings."""
    return timedelta(seconds=fairness.get("reminder_lead", _usual(length)["reminder_lead"]))


def stored(ladder: Ladder, length: timedelta) -> dict[str, bool | int]:
    """
    Return what a game's row keeps of a ladder: what differs from the usual for such a phase.

    Raises:
        HostingError: ``game_setting``.
    """
    if not 0 <= ladder.strictness <= MOST_STRICTNESS:
        raise HostingError(Code.GAME_SETTING, setting="strictness", value=str(ladder.strictness))
    least = ladder.least_reliability
    if least is not None and not 0 <= least <= 100:
        raise HostingError(Code.GAME_SETTING, setting="least_reliability", value=str(least))
    numbers: dict[str, int | None] = {
        "reminder_lead": _seconds("reminder_lead", ladder.reminder_lead, MOST_LEAD),
        "excused_days": ladder.excused_days,
        "extension": _seconds("extension", ladder.extension, MOST_EXTENSION),
    }
    days = ladder.excused_days
    if days is not None and not 1 <= days <= MOST_EXCUSED_DAYS:
        raise HostingError(Code.GAME_SETTING, setting="excused_days", value=str(days))
    usual = _usual(length)
    kept: dict[str, bool | int] = {
        name: on for name, on in ladder.rungs.items() if on != RUNGS[name]
    }
    return kept | {
        name: number
        for name, number in numbers.items()
        if number is not None and number != usual[name]
    }


def read_ladder(settings: Mapping[str, str], *, strictness: int, least: int | None) -> Ladder:
    """
    Return the ladder that *settings* ask for, as people type them.

    Args:
        settings: ``on`` or ``off`` for each of `RUNGS`; ``reminder_lead`` and ``extension`` as
            lengths of time (``12h``, ``2d``), ``excused_days`` as a number.

    Raises:
        HostingError: ``game_setting``.
    """
    rungs: dict[str, bool] = {}
    numbers: dict[str, Any] = {}
    for name, given in settings.items():
        value = given.strip().lower()
        if name in RUNGS and value in _YES | _NO:
            rungs[name] = value in _YES
        elif name in {"reminder_lead", "extension"} and (found := _LENGTH.fullmatch(value)):
            numbers[name] = int(found[1]) * _UNITS[found[2]]
        elif name == "excused_days" and value.isascii() and value.isdigit() and len(value) < 5:
            numbers[name] = int(value)
        else:
            raise HostingError(Code.GAME_SETTING, setting=name[:40], value=given[:80])
    return Ladder(rungs, strictness, least, **numbers)


SETTINGS: Final = frozenset({*RUNGS, "reminder_lead", "excused_days", "extension"})
"""Every name that `read_ladder` knows."""


@in_one_transaction
def set_ladder(game: HostedGame, wanted: Ladder) -> Ladder:
    """
    Change how a game deals with the absent, and return how it now does.

    Once the roles are dealt, strikes and strictness are as they were announced.

    Raises:
        HostingError: ``game_ended``, or ``game_setting``.
    """
    record = games.lock(game.pk)
    if record.is_over:
        raise HostingError(Code.GAME_ENDED, game=record.name)
    before = ladder_of(record)
    rungs = {name: wanted.rungs.get(name, on) for name, on in before.rungs.items()}
    if record.length:
        rungs |= {name: before.rungs[name] for name in SETTLED_BY_THE_DEAL}
    merged = Ladder(
        rungs,
        wanted.strictness,
        wanted.least_reliability,
        before.reminder_lead if wanted.reminder_lead is None else wanted.reminder_lead,
        before.excused_days if wanted.excused_days is None else wanted.excused_days,
        before.extension if wanted.extension is None else wanted.extension,
    )
    record.fairness = stored(merged, record.speed)
    if not record.length:
        record.strictness = wanted.strictness
    record.least_reliability = wanted.least_reliability
    record.save(update_fields=["fairness", "strictness", "least_reliability"])
    return ladder_of(record)


def _usual(length: timedelta) -> dict[str, int]:
    """Return the usual numbers while a phase is open that lasts so long."""
    return {
        "reminder_lead": int(min(length / 4, USUAL_LEAD).total_seconds()),
        "excused_days": USUAL_EXCUSED_DAYS,
        "extension": max(int((length / 2).total_seconds()), 1),
    }


def _seconds(setting: str, length: timedelta | None, most: timedelta) -> int | None:
    if length is None:
        return None
    if not timedelta(seconds=1) <= length <= most:
        raise HostingError(Code.GAME_SETTING, setting=setting, value=str(length))
    return int(length.total_seconds())
