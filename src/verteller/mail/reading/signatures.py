"""
The lines mail programs add by themselves: "Sent from my phone", scanners, list footers.

A name that the writer typed under his mail is no such line; it counts (WAK-VOTE-03).
"""

import re

from verteller.mail.reading import languages

_LINK = re.compile(r"<[^>\s]{0,300}>|https?://[^\s)>]+|[()\[\]]")
_EXCUSE = re.compile("|".join(map(re.escape, languages.EXCUSES)))
_SENT_FROM = re.compile("|".join(languages.SENT_FROM))
_PROGRAM = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, languages.PROGRAMS))})(?!\w)")
_SCANNER = re.compile("|".join(languages.SCANNERS))
_RULE = re.compile(r"\s*[-_=*~\u2014]{5,}\s*")

LONGEST = 250
"""No such line is longer, in characters."""


def is_delimiter(line: str) -> bool:
    """Say whether the line begins a signature (`-- `, its space perhaps lost on the way)."""
    return line.rstrip() == "--"


def is_rule(line: str) -> bool:
    """Say whether the line is nothing but a ruled line of dashes or underscores."""
    return bool(_RULE.fullmatch(line))


def is_added_by_program(line: str) -> bool:
    """
    Say whether a phone, mail program or virus scanner wrote this line.

    The line must have the form of one known sentence and name a program or device, so
    that "Sent from my grave" remains the writer's own.

    Source: WAK-VOTE-28 (AMB-68)
    """
    if not line or len(line) > LONGEST:
        return False
    plain = line.strip(" *_|>").lower()
    if _SCANNER.search(plain):
        return any(word in plain for word in languages.SCANNED)
    plain = _LINK.sub(" ", plain).replace("\u2019", "'").replace("`", "'")
    rest = " ".join(_EXCUSE.sub(" ", plain).split()).strip(" .!")
    if not rest:
        return rest != plain.strip(" .!")
    if set(rest) & set(",;:!?") or len(rest.split()) > 12 or ". " in rest:
        return False
    return bool(_SENT_FROM.fullmatch(rest) and _PROGRAM.search(rest))


def is_list_footer(lines: list[str], at: int) -> bool:
    """Say whether a mailing list's footer begins at line *at*: a long rule, then its words."""
    if not re.fullmatch(r"[_-]{30,}", lines[at].strip()):
        return False
    below = " ".join(lines[at + 1 : at + 4]).lower()
    return any(word in below for word in languages.LIST_FOOTERS)
