"""Where a line ends a sentence."""

from typing import Final

_LONG: Final = 50
"""Letters of a line that may have been broken because it was full."""


def line_end(text: str, end: int, gap: str, after: str) -> str:
    """
    Return whether the end of a line ends a sentence: not if the text runs on in the next one.

    Args:
        text: The whole of it.
        end: Where the last word of the line ends.
        gap: What stands between that word and the next.
        after: The next word, "" if there is none.
    """
    if not after or gap.count("\n") > 1 or gap.strip():
        return "\n"
    start = text.rfind("\n", 0, end) + 1
    return "" if after[:1].islower() and end - start > _LONG else "\n"
