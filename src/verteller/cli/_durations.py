"""Lengths of time as people type them: 2d, 12h, 90s, 1d12h."""

import re
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

import click

if TYPE_CHECKING:
    _Type = click.ParamType[timedelta]
else:
    # Older versions of click know no parameter for it.
    _Type = click.ParamType

_UNITS: Final = {"d": "days", "h": "hours", "m": "minutes", "s": "seconds"}
_WHOLE: Final = re.compile(r"(?:\d{1,6}[dhms])+")
_PART: Final = re.compile(r"(\d+)([dhms])")


class Duration(_Type):
    """A length of time made of days, hours, minutes and seconds."""

    name = "duration"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> timedelta:
        """Read ``2d``, ``12h``, ``90s`` or several after each other; a bare number is days."""
        if isinstance(value, timedelta):
            return value
        text = str(value).strip().lower().replace(" ", "")
        text = f"{text}d" if text.isdigit() else text
        if not _WHOLE.fullmatch(text):
            self.fail(f"{value!r} is no length of time; write 2d, 12h or 90s.", param, ctx)
        parts = _PART.findall(text)
        length = sum((timedelta(**{_UNITS[unit]: int(n)}) for n, unit in parts), timedelta())
        if length <= timedelta():
            self.fail(f"{value!r} is no time at all.", param, ctx)
        return length


def short(length: timedelta) -> str:
    """Return *length* as it can be typed: ``2d``, ``1d12h``, ``90s``."""
    seconds = int(length.total_seconds())
    if 0 < seconds < 120:
        return f"{seconds}s"
    parts = []
    for unit, size in (("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1)):
        count, seconds = divmod(seconds, size)
        if count:
            parts.append(f"{count}{unit}")
    return "".join(parts) or "0s"
