"""Recognising what mail programs write above a quote: "On Friday Narrator wrote:"."""

import re
from typing import Final

from verteller.mail.reading import languages

LONGEST: Final = 500
"""Of an attribution, in characters, its lines joined."""
MOST_LINES: Final = 4
"""An attribution is wrapped into at most so many lines."""

# Begins at its @, lest hostile text make the patterns below try every letter before it.
_ADDRESS = r"@[^\s<>@]{3,190}"
_DATE = r"\b(?:19|20)\d\d\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2}\b"
_VERB = rf"\b(?:{'|'.join(languages.WROTE)})\b"
_START = rf"(?:{'|'.join(languages.WROTE_STARTS)})"
_EVIDENCE = re.compile(rf"{_ADDRESS}|{_DATE}", re.IGNORECASE)
_HINT = re.compile(rf"{_ADDRESS}|{_DATE}|\d{{1,2}}[:.]\d\d|{_VERB}", re.IGNORECASE)
# Op vrijdag 20 november 2026 schreef Verteller <...>:
_DATED = re.compile(rf"{_START}\b.{{0,26}}\d.*{_VERB}.*", re.IGNORECASE)
_NAMED = re.compile(
    rf".{{1,100}}{_VERB} {_START}\b.*\d.*"  # Verteller schreef op 2026-11-20 21:05:
    rf"|.*{_ADDRESS}[>\])\"]{{0,3}} {_VERB}"  # Narrator <...> wrote:
    rf"|\d{{4}}-\d\d-\d\d .*{_ADDRESS}>",  # 2026-11-20 21:05 GMT+01:00 Narrator <...>:
    re.IGNORECASE,
)

_LABELS = sorted(languages.HEADER_LABELS, key=len, reverse=True)
_LABEL = re.compile(
    rf"[\s*|]*({'|'.join(map(re.escape, _LABELS))})[\s*]*[:\uff1a].*", re.IGNORECASE
)


def attribution_end(lines: list[str], at: int) -> int | None:
    """
    Say where the attribution that begins at line *at* ends, if one does.

    Wrapped lines are joined up to the one that ends in a colon. Such a line counts when it
    names a sender's address or a full date and has one of the known forms, or when a
    quote (`>`) follows and it has at least a verb, a date, a time or an address.

    Returns:
        The number of the first line after it, or nothing.
    """
    for end in range(at, min(at + MOST_LINES, len(lines))):
        line = lines[end].strip()
        if not line or line.startswith(">"):
            return None
        if line.rstrip("*_ ").endswith((":", "\uff1a")) and _is_attribution(lines, at, end):
            return end + 1
    return None


def _is_attribution(lines: list[str], first: int, last: int) -> bool:
    """Say whether these lines are an attribution, none of the writer's own before it."""
    tails = [_join(lines[start : last + 1]) for start in range(first, last + 1)]
    if len(tails[0]) > LONGEST:
        return False
    for form in (_DATED, _NAMED):
        fits = [bool(_EVIDENCE.search(tail) and form.fullmatch(tail)) for tail in tails]
        if any(fits):
            # Where a later line could begin it as well, what stands before is the writer's.
            return fits[0] and not any(fits[1:])
    return first == last and is_quote_next(lines, last + 1) and bool(_HINT.search(tails[0]))


def _join(lines: list[str]) -> str:
    """Undo the wrapping of an attribution and take its colon off."""
    return " ".join(line.strip() for line in lines).rstrip("*_ :\uff1a")


def is_quote_next(lines: list[str], at: int) -> bool:
    """Say whether the first line from *at* on that is not empty is a quoted one."""
    below = (lines[number].strip() for number in range(at, len(lines)))
    return next(filter(None, below), "").startswith(">")


def is_divider(line: str) -> bool:
    """Say whether the line announces an original or forwarded mail, between dashes or not."""
    if len(line) > LONGEST:
        return False
    words = line.strip(" \t-_*=>|:").lower()
    return words in languages.ORIGINALS and (line.count("-") > 2 or line.rstrip(" *").endswith(":"))


def is_header_block(lines: list[str], at: int) -> bool:
    """
    Say whether a quoted mail's headers begin at line *at*.

    At least three kinds of labels must stand close together, the sender's among them, so
    that "From: now on I vote Bob" is still a sentence.
    """
    if not _label_kind(lines[at]):
        return False
    kinds: set[str] = set()
    others = 0
    for line in lines[at : at + 14]:
        kind = _label_kind(line)
        if kind:
            kinds.add(kind)
        elif line.strip() or len(kinds) > 3:
            others += 1  # a long line of receivers, wrapped
        if others > 2:
            break
    return "from" in kinds and len(kinds - {"other"}) >= 3


def _label_kind(line: str) -> str | None:
    """Give what a header line labels: `from`, `sent`, `to`, `subject` or `other`."""
    found = _LABEL.fullmatch(line) if len(line) <= 2_000 else None
    return languages.HEADER_LABELS.get(found[1].lower()) if found else None


def is_header_start(text: str) -> bool:
    """Say whether *text*, the beginning of a part of a page, holds a quoted mail's headers."""
    lines = [line for line in text.split("\n") if line.strip()]
    return any(is_header_block(lines, at) for at in range(min(3, len(lines))))
