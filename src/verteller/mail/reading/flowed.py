"""Undoing format=flowed (RFC 3676), by which mail programs wrap lines for the way."""

import re

_QUOTE_MARKS = re.compile(r"(>*) ?(.*)", re.DOTALL)


def unflow(text: str, *, delete_space: bool) -> str:
    """
    Join the lines that the sender's program had wrapped.

    Args:
        text: A decoded text/plain body whose type says format=flowed.
        delete_space: The parameter DelSp is yes: the space at the end was added.

    Returns:
        The text with one line a paragraph; quoted lines begin with their `>` marks.
    """
    lines: list[str] = []
    joining: str | None = None
    for line in text.split("\n"):
        found = _QUOTE_MARKS.fullmatch(line)
        marks, words = found.groups() if found else ("", line)
        if joining == marks and words != "-- ":
            lines[-1] += words
        else:
            lines.append(f"{marks} {words}" if marks else words)
        soft = words.endswith(" ") and words != "-- "
        joining = marks if soft else None
        if soft and delete_space:
            lines[-1] = lines[-1][:-1]
    return "\n".join(lines)
