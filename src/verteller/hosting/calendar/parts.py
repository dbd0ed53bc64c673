"""The three things a calendar can say of a phase: it lasts, it is open until, it waits."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from enum import StrEnum
from typing import Any, Final
from zoneinfo import ZoneInfo

from verteller.hosting.calendar.errors import CalendarError, Fault
from verteller.hosting.calendar.hours import DAY, has_lasted, moment
from verteller.hosting.calendar.lengths import written

LONGEST: Final = timedelta(days=3660)
"""So long a phase may last at most."""
LONGEST_LEAST: Final = timedelta(days=14)
"""So long a phase with hours may be kept open at least; clocks change less often than that."""
MOST_DATES: Final = 400


class Weekday(StrEnum):
    """A day of the week, in the order of the week; the values are stable."""

    MONDAY = "mon"
    TUESDAY = "tue"
    WEDNESDAY = "wed"
    THURSDAY = "thu"
    FRIDAY = "fri"
    SATURDAY = "sat"
    SUNDAY = "sun"

    @classmethod
    def of(cls, day: date) -> "Weekday":
        """Return the weekday of a date."""
        return _WEEK[day.weekday()]


_WEEK: Final = tuple(Weekday)
WHOLE_WEEK: Final = frozenset(_WEEK)


@dataclass(frozen=True, slots=True)
class Lasting:
    """
    A phase that lasts a length of time, whatever the clocks do.

    Args:
        length: How long; more than nothing.

    Raises:
        CalendarError: ``length_range``.
    """

    length: timedelta

    def __post_init__(self) -> None:
        if not timedelta() < self.length <= LONGEST:
            raise _out_of_range(self.length, LONGEST).within("lasts")

    def to_json(self) -> dict[str, Any]:
        """Return it as a calendar's JSON has it."""
        return {"lasts": written(self.length)}


@dataclass(frozen=True, slots=True)
class Until:
    """
    A phase that is open until an hour of the clock on the wall.

    Args:
        hours: When it may close, in whole minutes; it closes at whichever comes first.
        weekdays: The days of the week on which it may; the others it is stretched over.
        not_on: Dates on which it does not all the same, holidays for example.
        least: How long it is open at least, in truth or by the clock; None for the usual, an
            hour or half the shortest time between two hours of the calendar. With ``2d`` and one
            hour every phase takes two days.

    An hour belongs to the date on which it falls: a day closing at 00:00 of Saturday is the
    Friday's for those who play, and Saturday's here.

    Raises:
        CalendarError: ``hours_none``, ``hour_unclear``, ``weekdays_none``, ``too_many_dates`` or
            ``length_range``.
    """

    hours: frozenset[time]
    weekdays: frozenset[Weekday] = WHOLE_WEEK
    not_on: frozenset[date] = frozenset()
    least: timedelta | None = None

    def __post_init__(self) -> None:
        if not self.hours:
            raise CalendarError(Fault.HOURS_NONE, where="until")
        for hour in self.hours:
            if hour.second or hour.microsecond or hour.tzinfo is not None:
                raise CalendarError(Fault.HOUR_UNCLEAR, where="until", value=hour.isoformat())
        if not self.weekdays:
            raise CalendarError(Fault.WEEKDAYS_NONE, where="on")
        if len(self.not_on) > MOST_DATES:
            raise CalendarError(Fault.TOO_MANY_DATES, where="not_on", most=MOST_DATES)
        if self.least is not None and not timedelta() <= self.least <= LONGEST_LEAST:
            raise _out_of_range(self.least, LONGEST_LEAST).within("least")

    def may_close_on(self, day: date) -> bool:
        """Tell whether the phase can close on a date of its zone."""
        return Weekday.of(day) in self.weekdays and day not in self.not_on

    def closing(self, opened_at: datetime, least: timedelta, zone: ZoneInfo) -> datetime:
        """
        Return the first closing hour after *opened_at*, in UTC.

        Args:
            opened_at: When the phase opened.
            least: How long it is open at least, where the rule itself does not say.
            zone: Whose clocks are meant.

        Source: tempo-reale, section 2.1, LTR-SYS-01, LTR-SYS-03.
        """
        least = least if self.least is None else self.least
        # An hour left out of the day before may have come to lie within this one.
        for day in _days(opened_at.astimezone(zone).date() - DAY):
            if not self.may_close_on(day):
                continue
            moments = (moment(day, hour, zone) for hour in self.hours)
            later = [at for at in moments if at > opened_at]
            if possible := [at for at in later if has_lasted(opened_at, at, least, zone)]:
                return min(possible)
        raise AssertionError("only so many dates are left out")

    def to_json(self) -> dict[str, Any]:
        """Return it as a calendar's JSON has it; what is usual is left out."""
        found: dict[str, Any] = {"until": [f"{hour:%H:%M}" for hour in sorted(self.hours)]}
        if self.weekdays != WHOLE_WEEK:
            found["on"] = [str(each) for each in _WEEK if each in self.weekdays]
        if self.not_on:
            found["not_on"] = [each.isoformat() for each in sorted(self.not_on)]
        if self.least is not None:
            found["least"] = written(self.least)
        return found


@dataclass(frozen=True, slots=True)
class Waiting:
    """A phase that no clock closes; a master does. Source: lupus3, LU3-SYS-04."""

    def to_json(self) -> dict[str, Any]:
        """Return it as a calendar's JSON has it."""
        return {"waits": True}


Rule = Lasting | Until | Waiting
"""What a calendar says of a phase."""


def _days(first: date) -> Iterator[date]:
    while True:
        yield first
        first += DAY


def _out_of_range(length: timedelta, most: timedelta) -> CalendarError:
    given = written(length) if length >= timedelta() else str(length)
    return CalendarError(Fault.LENGTH_RANGE, value=given, most=written(most))
