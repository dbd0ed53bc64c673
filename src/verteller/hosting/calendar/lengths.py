"""Lengths of time as they are written in a calendar: ``2d``, ``1d12h``, ``3m``, ``0.5s``."""

import re
from datetime import timedelta
from typing import Final

from verteller.hosting.calendar.errors import CalendarError, Fault

_WRITTEN: Final = re.compile(
    r"(?:([0-9]{1,6})d)?(?:([0-9]{1,6})h)?(?:([0-9]{1,6})m)?(?:([0-9]{1,6})(?:\.([0-9]{1,6}))?s)?"
)
_UNITS: Final = (
    ("d", timedelta(days=1)),
    ("h", timedelta(hours=1)),
    ("m", timedelta(minutes=1)),
)


def read_length(given: object) -> timedelta:
    """
    Return the length of time that *given* stands for; the days of it have 24 hours.

    Raises:
        CalendarError: ``length_unclear``.
    """
    found = _WRITTEN.fullmatch(given) if isinstance(given, str) and given else None
    if found is None:
        raise CalendarError(Fault.LENGTH_UNCLEAR, value=given)
    days, hours, minutes, seconds, fraction = found.groups(default="0")
    return timedelta(
        days=int(days),
        hours=int(hours),
        minutes=int(minutes),
        seconds=int(seconds),
        microseconds=int(fraction.ljust(6, "0")),
    )


def written(length: timedelta) -> str:
    """Return *length*, which is not negative, so that `read_length` gives it back exactly."""
    parts = []
    for unit, size in _UNITS:
        count, length = divmod(length, size)
        parts += [f"{count}{unit}"] if count else []
    if length or not parts:
        fraction = f".{length.microseconds:06}".rstrip("0") if length.microseconds else ""
        parts.append(f"{length.seconds}{fraction}s")
    return "".join(parts)
