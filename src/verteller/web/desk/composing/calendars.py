"""A calendar as a form: each phase so long, days and nights by the clock, or a master's hand."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any, Final

from django.http import QueryDict

from verteller.hosting.calendar import (
    SUNDAY_TO_THURSDAY,
    Calendar,
    Lasting,
    Until,
    Waiting,
    Weekday,
)
from verteller.hosting.calendar.lengths import written
from verteller.rules.registry import find_rulebook

NIGHT: Final = "night"
DAY: Final = "day"
SIGN_UP: Final = "sign_up"

UNITS: Final = {"d": timedelta(days=1), "h": timedelta(hours=1), "m": timedelta(minutes=1)}
KINDS: Final = ("each", "hours", "waits")
LONGEST_TEXT: Final = 12_000
"""Characters of a list of dates that are read."""

ZONES: Final = (
    *("Europe/Amsterdam", "Europe/Berlin", "Europe/Brussels", "Europe/Lisbon", "Europe/London"),
    *("Europe/Paris", "Europe/Rome", "Europe/Vienna", "Europe/Zurich", "UTC"),
)
"""Suggestions; any zone can be typed."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """
    What a form says of a game's calendar.

    Args:
        kind: ``each``, ``hours``, ``waits``, or ``own`` for a calendar that the form cannot show
            and leaves as it is.
        length, unit: How long each phase lasts, as it is typed, and of what (`UNITS`).
        dawn, dusk: Hours at which nights and days end.
        evenings: Days of the week on which a day ends, as a calendar has them.
        dates: Dates on which none does, one a line.
    """

    kind: str = "each"
    length: str = "2"
    unit: str = "d"
    zone: str = ""
    dawn: str = "08:00"
    dusk: str = "22:00"
    evenings: frozenset[str] = frozenset(map(str, Weekday))
    dates: str = ""

    def to_json(self, rulebook: str, sign_up: timedelta) -> dict[str, Any]:
        """
        Return it as JSON for `read_calendar`, which says what is wrong with it.

        Args:
            sign_up: How long a sign-up lasts that is opened anew.
        """
        lasts = {"lasts": written(sign_up)}
        if self.kind == "waits":
            return {"every": {"waits": True}, "phases": {SIGN_UP: lasts}}
        if self.kind != "hours":
            every = {"lasts": f"{self.length.strip()}{self.unit}"}
            return {"every": every, "phases": {SIGN_UP: lasts}}
        day: dict[str, Any] = {"until": [self.dusk]}
        if len(self.evenings) != len(Weekday):
            day["on"] = [str(each) for each in Weekday if str(each) in self.evenings]
        dates = self.dates.replace(",", " ").split()
        if dates:
            day["not_on"] = dates
        phases: dict[str, Any] = {SIGN_UP: lasts}
        if has_nights(rulebook):
            phases |= {DAY: day, NIGHT: {"until": [self.dawn]}}
        zone = {"zone": self.zone.strip()} if self.zone.strip() else {}
        return {**zone, "every": day, "phases": phases}


PRESETS: Final[Mapping[str, Wanted]] = {
    "two-days": Wanted(),
    "one-day": Wanted(length="1"),
    "nights": Wanted(kind="hours"),
    "five-days": Wanted(kind="hours", evenings=frozenset(map(str, SUNDAY_TO_THURSDAY))),
    "minutes": Wanted(length="3", unit="m"),
}
"""Forms filled in as many games have them. Source: tempo reale, LTR-SYS-01; wakkerdam, VOTE-12."""


@dataclass(frozen=True, slots=True)
class Day:
    """A day of the week on the form."""

    key: str
    on: bool


@dataclass(frozen=True, slots=True)
class Form:
    """What the form is drawn from."""

    wanted: Wanted
    has_nights: bool
    days: list[Day] = field(default_factory=list)
    zones: tuple[str, ...] = ZONES
    units: tuple[str, ...] = tuple(UNITS)


def has_nights(rulebook: str) -> bool:
    """Tell whether games of a rulebook have a phase of all that is called night."""
    return NIGHT in find_rulebook(rulebook).phases


def form(wanted: Wanted, rulebook: str, zone: str) -> Form:
    """Return the form for *wanted*; *zone* is filled in where it names none."""
    days = [Day(str(each), str(each) in wanted.evenings) for each in Weekday]
    return Form(wanted if wanted.zone else replace(wanted, zone=zone), has_nights(rulebook), days)


def read(given: QueryDict) -> Wanted:
    """Return the form as it came back; what is missing or no choice is as in a new form."""
    usual = Wanted()
    kind, unit = given.get("kind", ""), given.get("unit", "")
    known = frozenset(map(str, Weekday))
    return Wanted(
        kind=kind if kind in (*KINDS, "own") else usual.kind,
        length=given.get("length", usual.length)[:6],
        unit=unit if unit in UNITS else usual.unit,
        zone=given.get("zone", "")[:64],
        dawn=given.get("dawn", usual.dawn)[:5],
        dusk=given.get("dusk", usual.dusk)[:5],
        evenings=frozenset(given.getlist("evening")) & known,
        dates=given.get("dates", "")[:LONGEST_TEXT],
    )


def shown(calendar: Calendar, rulebook: str) -> Wanted:
    """Return the form filled in with *calendar*, of the kind ``own`` where it says more."""
    phases = {name: rule for name, rule in calendar.phases.items() if name != SIGN_UP}
    every, wanted = calendar.every, Wanted(kind="own")
    if isinstance(every, Lasting):
        wanted = _lasting(every)
    elif isinstance(every, Waiting):
        wanted = Wanted(kind="waits")
    else:
        wanted = _hours(every, phases.get(NIGHT), calendar.zone or "")
        day = phases.get(DAY, every)
        if day != every or phases.keys() - {DAY, NIGHT} or has_nights(rulebook) != bool(phases):
            return Wanted(kind="own")
        return wanted
    return Wanted(kind="own") if phases else wanted


def _lasting(rule: Lasting) -> Wanted:
    for unit, size in UNITS.items():
        if not rule.length % size:
            return Wanted(length=str(rule.length // size), unit=unit)
    return Wanted(kind="own")


def _hours(day: Until, night: object, zone: str) -> Wanted:
    dawn = night if isinstance(night, Until) else Until(frozenset({_hour(day)}))
    is_plain = len(day.hours) == len(dawn.hours) == 1 and day.least is None
    if not is_plain or dawn != Until(dawn.hours) or (night is not None and dawn is not night):
        return Wanted(kind="own")
    return Wanted(
        kind="hours",
        zone=zone,
        dawn=f"{_hour(dawn):%H:%M}" if night else Wanted().dawn,
        dusk=f"{_hour(day):%H:%M}",
        evenings=frozenset(map(str, day.weekdays)),
        dates="\n".join(each.isoformat() for each in sorted(day.not_on)),
    )


def _hour(rule: Until) -> Any:
    return min(rule.hours)
