"""Short words to a player or another person, each by its code."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from verteller.telling.letters.desk import Desk, Letter
from verteller.telling.paragraphs import Paragraph, quotation
from verteller.telling.words import Value

REMARK: Final = "remark"
"""The parameter that is somebody else's free text."""

MOMENTS: Final = frozenset({"until"})
"""Parameters that are moments, in ISO 8601."""


def notice(desk: Desk, *, code: str, parameters: Mapping[str, object]) -> Letter:
    """
    Tell somebody what happened, in the words of ``told-<code>``.

    Args:
        parameters: What there is to say about it, in plain values; a ``remark`` is quoted below.
    """
    values = _values(desk, parameters)
    paragraphs = [Paragraph(told(desk, code=code, parameters=parameters))]
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
        if key in MOMENTS:
            values[key] = desk.moment(datetime.fromisoformat(str(value)))
        elif isinstance(value, int | float):
            values[key] = value
        elif value is not None:
            values[key] = str(value)
    return values
