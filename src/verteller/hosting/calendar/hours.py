"""Hours of the clock in a zone, and the moments they stand for."""

from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from verteller.hosting.calendar.errors import CalendarError, Fault

DAY: Final = timedelta(days=1)


@lru_cache(maxsize=1)
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


def find_zone(name: object) -> ZoneInfo:
    """
    Return the time zone of that name.

    Raises:
        CalendarError: ``zone_unknown``.
    """
    if not isinstance(name, str) or name not in _zones():
        raise CalendarError(Fault.ZONE_UNKNOWN, value=name)
    return ZoneInfo(name)


def moment(day: date, hour: time, zone: ZoneInfo) -> datetime:
    """
    Return the moment of an hour on the wall, in UTC.

    An hour that comes twice is the first; one that is left out is reckoned by the clock as it
    was before. Source: RFC 5545, section 3.3.5.
    """
    return datetime.combine(day, hour.replace(fold=0), tzinfo=zone).astimezone(UTC)


def has_lasted(start: datetime, end: datetime, least: timedelta, zone: ZoneInfo) -> bool:
    """
    Tell whether *least* lies between two moments, in truth or by the clock on the wall.

    Either will do, so that a short night does not count as too short because it lost an hour.
    """
    if end - start >= least:
        return True
    return _on_the_wall(end, zone) - _on_the_wall(start, zone) >= least


def smallest_gap(hours: set[time]) -> timedelta:
    """Return the shortest time between two of *hours*, one of which may be the next day's."""
    since_midnight = sorted(timedelta(hours=each.hour, minutes=each.minute) for each in hours)
    following = [*since_midnight[1:], since_midnight[0] + DAY]
    return min(later - earlier for earlier, later in zip(since_midnight, following, strict=True))


def _on_the_wall(at: datetime, zone: ZoneInfo) -> datetime:
    return at.astimezone(zone).replace(tzinfo=None)
