"""Recognising the line that mail programs write above a quote: "On Friday Narrator wrote:"."""

import re
from typing import Final

from verteller.mail.reading import languages

LONGEST: Final = 500
"""Of an attribution, in characters, its lines joined."""
MOST_LINES: Final = 4
"""An attribution is wrapped into at most so many lines."""

# Begins at its @, lest hostile text make the patterns below try every letter before it.
ADDRESS: Final = r"@[^\s<>@]{3,190}"
DATE: Final = r"\b(?:19|20)\d\d\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2}\b"
_VERB = rf"\b(?:{'|'.join(languages.WROTE)})\b"
_START = rf"(?:{'|'.join(languages.WROTE_STARTS)})"
_EVIDENCE = re.compile(rf"{ADDRESS}|{DATE}", re.IGNORECASE)
_DATED = re.compile(
    rf"{_START}\b.{{0,26}}\d.*{_VERB}.*"  # Op vrijdag 20 november 2026 schreef Verteller:
    # 2026-11-20 21:05 Verteller <...>: and, in whatever language, Dne 20. 11. 2026 X <...> napsal:
    rf"|(?=[^@]{{0,26}}\d)[^@]*\b(?:19|20)\d\d\b.*{ADDRESS}.{{0,30}}",
    re.IGNORECASE,
)
_NAMED = re.compile(
    rf".{{1,100}}{_VERB} {_START}\b.*\d.*"  # Verteller schreef op 2026-11-20 21:05:
    rf"|.*{ADDRESS}.{{0,60}}{_VERB}",  # Narrator <...> wrote: / ... hat am ... geschrieben:
    re.IGNORECASE,
)
# Enough only where a quote follows: a date, a time or an address, or "Narrator wrote:".
_HINT = re.compile(rf"{ADDRESS}|{DATE}|\d{{1,2}}[:.]\d\d", re.IGNORECASE)
_BARE = re.compile(rf"(?:[^\s,]+ ){{1,3}}{_VERB}", re.IGNORECASE)


def attribution_end(lines: list[str], at: int) -> int | None:
    """
    Say where the attribution that begins at line *at* ends, if one does.

    Wrapped lines are joined up to the one that ends in a colon (Zoho: in dashes). They count
    when they name a sender's address or a full date and have one of the known forms;
    with a quote (`>`) below, a single line needs far less.

    Returns:
        The number of the first line after it, or nothing.
    """
    for end in range(at, min(at + MOST_LINES, len(lines))):
        line = lines[end].strip()
        if not line or line.startswith(">"):
            return None
        if line.rstrip("*_ ").endswith((":", "\uff1a", "---")) and _is_attribution(lines, at, end):
            return end + 1
    return None


def _is_attribution(lines: list[str], first: int, last: int) -> bool:
    """Say whether these lines are an attribution, none of the writer's own before it."""
    whole = _join(lines[first : last + 1])
    if len(whole) > LONGEST:
        return False
    if _EVIDENCE.search(whole) and (_DATED.fullmatch(whole) or _NAMED.fullmatch(whole)):
        # Where a later line could begin it as well, what stands before is the writer's.
        tails = [_join(lines[start : last + 1]) for start in range(first + 1, last + 1)]
        form = _DATED if any(map(_DATED.fullmatch, (whole, *tails))) else _NAMED
        return bool(form.fullmatch(whole)) and not any(map(form.fullmatch, tails))
    # "On Sun, 7 May, the Narrator wrote:" has no year.
    is_hint = _HINT.search(whole) or _BARE.fullmatch(whole) or _DATED.fullmatch(whole)
    return first == last and bool(is_hint) and is_quote_next(lines, last + 1)


def _join(lines: list[str]) -> str:
    """Undo the wrapping of an attribution, and take off its colon or dashes."""
    return " ".join(line.strip() for line in lines).strip("-*_ :\uff1a")


def is_quote_next(lines: list[str], at: int) -> bool:
    """Say whether the first line from *at* on that is not empty is a quoted one."""
    below = (lines[number].strip() for number in range(at, len(lines)))
    return next(filter(None, below), "").startswith(">")
