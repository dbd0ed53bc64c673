"""
What the writer wrote himself: quoted mail and added lines cut out of a plain text.

Quoted text that counted as an answer would be a vote nobody cast, so where a part may be
either, it is cut; a line too many is harmless as long as no quoted name stands in it.
"""

import re
from collections.abc import Iterable

from verteller.mail.reading import attributions, header_blocks, signatures

_WRAP = 72
"""Lines longer than this are wrapped on their way, in characters."""
_BULLET = re.compile(r"^\s*(?:[-*\u2022\u00b7]|\d{1,3}[.)])\s+")


def cut_quotes(text: str) -> str:
    """
    Keep the lines that the writer of a mail wrote himself.

    Cut are lines that begin with `>`, the attribution above them, everything from an
    attribution or header block on that no `>` follows, signatures behind `-- ` and
    lines that phones and mail programs add. Lines between and below `>` quotes stay.
    A name typed under the mail stays too: it counts (WAK-VOTE-03).

    Args:
        text: The plain text of a mail, line feeds between its lines.

    Source: WAK-VOTE-03, WAK-VOTE-28 (AMB-68)
    """
    lines = [line.rstrip() for line in text.replace("\u00a0", " ").split("\n")]
    kept: list[str] = []
    in_signature = False
    at = 0
    while at < len(lines):
        line = lines[at]
        if line.startswith(">") and not header_blocks.is_divider(line):
            # No header and no attribution begins so, and most lines of a reply do.
            at, in_signature = at + 1, False
            continue
        after = _quote_head_end(lines, at)
        if after is not None:
            if not attributions.is_quote_next(lines, after):
                break
            at, in_signature = after, False
            continue
        at += 1
        if _is_quoted(lines, at - 1):
            in_signature = False
        elif signatures.is_delimiter(line):
            in_signature = True
        elif signatures.is_list_footer(lines, at - 1):
            break
        elif not in_signature and not signatures.is_added_by_program(line):
            kept.append(line)
    return _tidy(kept)


def _quote_head_end(lines: list[str], at: int) -> int | None:
    """Give the number of the line after what announces a quote at *at*, if anything does."""
    line = lines[at]
    if not line.strip():
        return None
    if header_blocks.is_divider(line):
        return at + 1
    if header_blocks.is_header_block(lines, at):
        return len(lines)
    return attributions.attribution_end(lines, at)


def _is_quoted(lines: list[str], at: int) -> bool:
    """
    Say whether line *at* is quoted.

    Also when it is the tail of a long quoted line, broken on its way: the line before is
    quoted and had no room for this one's first word, and the next is quoted again.
    """
    line = lines[at].lstrip()
    if line.startswith(">"):
        return True
    before = lines[at - 1].lstrip() if at else ""
    if not line or not before.startswith(">") or at + 1 >= len(lines):
        return False
    full = len(before) + 1 + len(line.split()[0]) > _WRAP
    return full and lines[at + 1].lstrip().startswith(">")


def _tidy(lines: list[str]) -> str:
    """Join lines; ruled lines and empty ones at either end go, and so do double empty ones."""
    while lines and (not lines[-1].strip() or signatures.is_rule(lines[-1])):
        lines.pop()
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n")


def without_our_lines(text: str, ours: Iterable[str], choices: Iterable[str] = ()) -> str:
    """
    Take out of a text every line that is equal to one of the lines we sent.

    A second lock behind `cut_quotes`, for quotes that no mark tells from the writer's own
    words. White space, case and quote marks make no difference.

    Args:
        text: What is left of a mail.
        ours: The lines of the mail that is being answered.
        choices: The choices that mail offered. A line that is nothing but one of them
            stays, although our list had it too: it is the plainest of answers.

    Source: WAK-VOTE-28 (AMB-68)
    """
    said = {_same(line) for sent in ours for line in sent.split("\n")} - {""}
    offered = {_same(_BULLET.sub("", choice)) for choice in choices}
    return "\n".join(
        line
        for line in text.split("\n")
        if _same(line) not in said or _same(_BULLET.sub("", line)) in offered
    )


def _same(line: str) -> str:
    """Give what a line has in common with others that say the same."""
    return " ".join(line.lstrip(" >|").split()).casefold()
