"""Short words to a player or another person, each by its code."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from verteller.telling.calendars import calendar_lines
from verteller.telling.letters.desk import Desk, Letter
from verteller.telling.paragraphs import Paragraph, quotation
from verteller.telling.words import Value

REMARK: Final = "remark"
"""The parameter that is somebody else's free text."""

CALENDAR: Final = "calendar"
"""The parameter that says when rounds close (see `calendar_lines`)."""

MOMENTS: Final = frozenset({"until"})
"""Parameters that are moments, in ISO 8601."""


def notice(desk: Desk, *, code: str, parameters: Mapping[str, object]) -> Letter:
    """
    Tell somebody what happened, in the words of ``told-<code>``.

    Args:
        parameters: What there is to say about it, in plain values; a ``remark`` is quoted below,
            a ``calendar`` is listed, and there may be words for ``until`` when apart.
    """
    values = _values(desk, parameters)
    paragraphs = [Paragraph(told(desk, code=code, parameters=parameters))]
    calendar = parameters.get(CALENDAR)
    if isinstance(calendar, Mapping):
        lines = calendar_lines(calendar, desk.words)
        paragraphs.append(Paragraph(desk.say(f"told-{code}", "rules"), lines))
    if "until" in values and desk.words.has(f"told-{code}", "until"):
        paragraphs.append(Paragraph(desk.say(f"told-{code}", "until", **values)))
    remark = str(parameters.get(REMARK) or "")
    if remark:
        paragraphs.append(quotation(desk.say("told-remark"), remark))
    return Letter(desk.say(f"told-{code}", "subject", **values), tuple(paragraphs))


def told(desk: Desk, *, code: str, parameters: Mapping[str, object]) -> str:
    """Return the words of ``told-<code>`` alone, to stand in another letter."""
    return desk.say(f"told-{code}", **_values(desk, parameters))


def _values(desk: Desk, parameters: Mapping[str, object]) -> dict[str, Value]:
    values: dict[str, Value] = {}
    for key, value in parameters.items():
        if key == CALENDAR or value is None:
            continue
        if key in MOMENTS:
            values[key] = desk.moment(datetime.fromisoformat(str(value)))
        elif isinstance(value, int | float):
            values[key] = value
        else:
            values[key] = str(value)
    return values
