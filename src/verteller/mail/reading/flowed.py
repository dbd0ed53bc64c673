"""Undoing format=flowed (RFC 3676), by which mail programs wrap lines for the way."""

import re

_QUOTE_MARKS = re.compile(r"(>*) ?(.*)")


def unflow(text: str, *, delete_space: bool) -> str:
    """
    Join the lines that the sender's program had wrapped.

    Args:
        text: A decoded text/plain body whose type says format=flowed.
        delete_space: The parameter DelSp is yes: the space at the end was added.

    Returns:
        The text with one line a paragraph; quoted lines begin with their `>` marks.
    """
    paragraphs: list[list[str]] = []
    joining: str | None = None
    for line in text.split("\n"):
        found = _QUOTE_MARKS.match(line)
        marks, words = found.groups() if found else ("", line)
        is_soft = words.endswith(" ") and words != "-- "
        if joining != marks or words == "-- ":
            paragraphs.append([f"{marks} " if marks else ""])
        paragraphs[-1].append(words[:-1] if is_soft and delete_space else words)
        joining = marks if is_soft else None
    return "\n".join(map("".join, paragraphs))
