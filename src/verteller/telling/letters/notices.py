"""Short words to a player or another person, each by its code."""

from collections.abc import Mapping
from typing import Final

from verteller.telling.letters.desk import Desk, Letter
from verteller.telling.paragraphs import Paragraph, quotation
from verteller.telling.words import Value

REMARK: Final = "remark"
"""The parameter that is somebody else's free text."""


def notice(desk: Desk, *, code: str, parameters: Mapping[str, object]) -> Letter:
    """
    Tell somebody what happened, in the words of ``told-<code>``.

    Args:
        parameters: What there is to say about it, in plain values; a ``remark`` is quoted below.
    """
    message = f"told-{code}"
    values: dict[str, Value] = {
        key: value if isinstance(value, int | float) else str(value)
        for key, value in parameters.items()
        if value is not None
    }
    paragraphs = [Paragraph(desk.say(message, **values))]
    remark = str(parameters.get(REMARK) or "")
    if remark:
        paragraphs.append(quotation(desk.say("told-remark"), remark))
    return Letter(desk.say(message, "subject", **values), tuple(paragraphs))
