"""Calendars that many games have."""

from collections.abc import Collection
from datetime import date, time, timedelta
from typing import Final

from verteller.hosting.calendar.parts import WHOLE_WEEK, Lasting, Until, Weekday
from verteller.hosting.calendar.spec import Calendar

DAWN: Final = time(8)
DUSK: Final = time(22)

SUNDAY_TO_THURSDAY: Final = WHOLE_WEEK - {Weekday.FRIDAY, Weekday.SATURDAY}
"""The evenings that end a day where the weekend is one long day."""


def each(length: timedelta) -> Calendar:
    """
    Return the calendar of a game whose every phase lasts *length*.

    Source: wakkerdam, WAK-VOTE-12.
    """
    return Calendar(Lasting(length))


def days_and_nights(
    zone: str,
    *,
    dawn: time = DAWN,
    dusk: time = DUSK,
    evenings: Collection[Weekday] = WHOLE_WEEK,
    not_on: Collection[date] = (),
) -> Calendar:
    """
    Return a calendar in which nights end at *dawn* and all else, the sign-up too, at *dusk*.

    Args:
        zone: Whose clocks are meant.
        dawn: The hour at which a night ends, on any day of the week.
        dusk: The hour at which a day ends.
        evenings: The days of the week on which one does.
        not_on: Dates on which none does all the same.

    Raises:
        CalendarError: ``zone_unknown``, and those of `Until`.
    """
    day = Until(frozenset({dusk}), frozenset(evenings), frozenset(not_on))
    night = Until(frozenset({dawn}))
    return Calendar(day, {"day": day, "night": night}, zone)


def five_days_a_week(zone: str = "Europe/Rome", *, not_on: Collection[date] = ()) -> Calendar:
    """
    Return days from 08:00 to 22:00 and nights between them, with one long day at the weekend.

    Source: tempo-reale, section 2.1, LTR-SYS-01, LTR-SYS-03; lupus3, LU3-SYS-03.
    """
    return days_and_nights(zone, evenings=SUNDAY_TO_THURSDAY, not_on=not_on)
