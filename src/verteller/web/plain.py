"""Plain text as a page shows it: the lines that were broken for it are whole again."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal

LayoutKind = Literal["text", "heading", "list", "quote", "rule", "signature"]

SHORTEST_BROKEN: Final = 50
"""Characters from which the end of a line is taken for a break, not for an end."""

_UNDERLINE: Final = re.compile(r"=+")
_ITEM: Final = re.compile(r"[-*•] +(\S.*)")


@dataclass(frozen=True, slots=True)
class Passage:
    """One piece of a text: the lines of it, each whole."""

    kind: LayoutKind
    lines: tuple[str, ...]


def passages(text: str) -> Iterator[Passage]:
    """Yield the pieces of a mail's plain text, its signature last."""
    body, _, signature = f"\n{text}\n".partition("\n-- \n")
    for is_empty, group in groupby(body.splitlines(), key=lambda line: not line.strip()):
        if not is_empty:
            yield from _passages(list(group))
    lines = tuple(line.strip() for line in signature.splitlines() if line.strip())
    if lines:
        yield Passage("signature", lines)


def _passages(lines: Sequence[str]) -> Iterator[Passage]:
    if len(lines) > 1 and _UNDERLINE.fullmatch(lines[-1].strip()):
        yield Passage("heading", (" ".join(lines[:-1]),))
    elif lines[0].strip() == "* * *":
        yield Passage("rule", ())
    elif _ITEM.match(lines[0]):
        yield Passage("list", tuple(_items(lines)))
    elif lines[0].startswith(">"):
        yield Passage("quote", tuple(line.lstrip("> ") for line in lines))
    else:
        yield Passage("text", tuple(_joined(lines)))


def _items(lines: Sequence[str]) -> Iterator[str]:
    item = ""
    for line in lines:
        found = _ITEM.match(line)
        if found is None:
            item = f"{item} {line.strip()}"
            continue
        if item:
            yield item
        item = found[1]
    yield item


def _joined(lines: Sequence[str]) -> Iterator[str]:
    """Join the lines that were only broken to fit; a short line was ended on purpose."""
    whole = ""
    for line in lines:
        whole = f"{whole} {line.strip()}".strip()
        if len(line) < SHORTEST_BROKEN:
            yield whole
            whole = ""
    if whole:
        yield whole
