"""Where a text quotes somebody: between which characters words stand in quotation marks."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

_OPEN: Final = '"\u201c\u201e\u201d\u00ab\u00bb'
_QUOTATIONS: Final = re.compile(
    # A mark before a word opens, one behind a word or a full stop closes; if none does, the
    # quotation goes on to the end of its paragraph.
    rf"(?<!\w)[{_OPEN}](?=\w)[^{_OPEN}]{{1,600}}?(?:[{_OPEN}]|\n\n|\Z)"
    # Single marks are apostrophes as well: they quote two words at least.
    r"|(?<!\w)'(?=\w{2})[^'\n]{1,200}?\s(?:[^\n']|'(?=\w)){1,200}'(?!\w)"
)


def quotations_in(text: str) -> Sequence[tuple[int, int]]:
    """Return where the quotations of a text begin and end, in its order."""
    return [found.span() for found in _QUOTATIONS.finditer(text)]


def stands_in(spans: Sequence[tuple[int, int]], at: int) -> tuple[int, int] | None:
    """Return which of *spans* the character at *at* stands in."""
    number = bisect_right(spans, (at, 1 << 62)) - 1
    if number < 0 or spans[number][1] <= at:
        return None
    return spans[number]


def goes_on_behind(text: str, at: int, end: int) -> bool:
    """Tell whether a sentence goes on behind the mark at *at*, with which a quotation ends."""
    return not text[at : end - 1].strip(".!?\u2026, ") and text[end:].lstrip(", ")[:1].islower()
