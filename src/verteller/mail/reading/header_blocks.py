"""Recognising the headers of a quoted mail, as Outlook and others put them above it."""

import re
from itertools import takewhile
from typing import Final

from verteller.mail.reading import languages
from verteller.mail.reading.attributions import ADDRESS, DATE

_LONGEST: Final = 2_000
"""A line of receivers may be as long as that, in characters."""

_LABELS = sorted(languages.HEADER_LABELS, key=len, reverse=True)
_LABEL = re.compile(
    rf"[\s*|]*({'|'.join(map(re.escape, _LABELS))})[\s*]*[:\uff1a].*", re.IGNORECASE
)
# A label in a language that we do not know: a word or three before a colon.
_ANY_LABEL = re.compile(r"[\s*|]*[^\W\d_][\w .()/-]{0,24}[\s*]*[:\uff1a][\s*]*\S.*")
_ADDRESS = re.compile(ADDRESS)
_DATE = re.compile(DATE)


def is_divider(line: str) -> bool:
    """Say whether the line announces an original or forwarded mail, between dashes or not."""
    # Hardly any line has these, which are quickly looked for.
    if line.count("-") < 3 and not line.rstrip(" *").endswith(":"):
        return False
    words = line.strip(" \t-_*=>|:").lower() if len(line) < _LONGEST else ""
    return words in languages.ORIGINALS


def is_header_block(lines: list[str], at: int) -> bool:
    """
    Say whether a quoted mail's headers begin at line *at*.

    At least three kinds of labels must stand close together, the sender's among them, so
    that "From: now on I vote Bob" is still a sentence. In a language unknown to us it
    takes three labelled lines, one with an address and another with a full date.
    """
    return _has_known_labels(lines, at) or _has_unknown_labels(lines, at)


def is_header_start(text: str) -> bool:
    """Say whether *text*, the beginning of a part of a page, holds a quoted mail's headers."""
    lines = [line for line in text.split("\n") if line.strip()]
    return any(is_header_block(lines, at) for at in range(min(3, len(lines))))


def _has_known_labels(lines: list[str], at: int) -> bool:
    """Say whether the labels of a mail's headers stand here, in one of our languages."""
    kinds: set[str] = set()
    others = 0
    for line in lines[at : at + 14]:
        kind = _label_kind(line)
        if not kind and not kinds:
            return False
        if kind in kinds & {"from", "subject"}:
            break
        if kind:
            kinds.add(kind)
        elif line.strip() or len(kinds) > 3:
            others += 1  # a long line of receivers, wrapped
        if others > 2:
            break
    return "from" in kinds and len(kinds - {"other"}) >= 3


def _has_unknown_labels(lines: list[str], at: int) -> bool:
    """Say whether these lines look like headers, whatever the language."""
    if not _ANY_LABEL.fullmatch(lines[at][:_LONGEST]):
        return False
    block = list(takewhile(_ANY_LABEL.fullmatch, (line[:_LONGEST] for line in lines[at : at + 8])))
    addressed = [line for line in block if _ADDRESS.search(line)]
    dated = [line for line in block if _DATE.search(line) and line not in addressed]
    return len(block) >= 3 and bool(addressed and dated)


def _label_kind(line: str) -> str | None:
    """Give what a header line labels: `from`, `sent`, `to`, `subject` or `other`."""
    found = _LABEL.fullmatch(line) if len(line) <= _LONGEST else None
    return languages.HEADER_LABELS.get(found[1].lower()) if found else None
