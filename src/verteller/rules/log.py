"""The log: numbered entries, moves and the facts that came of them."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from verteller.rules.facts import Fact, GameRewound
from verteller.rules.moves import LASTING, Moment, Move


@dataclass(frozen=True, slots=True)
class Entry:
    """
    One line of a game's log.

    Args:
        number: Counted from 1 without gaps.
        at: When it was written.
        content: A move, or a fact that came of the last move before it.
    """

    number: int
    at: Moment
    content: Move | Fact

    @property
    def kind(self) -> str:
        """The content's kind, as stored beside it."""
        return self.content.kind

    @property
    def is_move(self) -> bool:
        """Whether this came from outside."""
        return not isinstance(self.content, Fact)

    @property
    def lasts(self) -> bool:
        """Whether this stands though the closing before it is undone."""
        content = self.content
        return content.lasts if isinstance(content, Fact) else isinstance(content, LASTING)


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """
    Return the entries that still stand: what a rewinding has undone is left out.

    Whoever works out from a log, or from a part of it, how things are now, folds these.

    Args:
        entries: In the order of the log; any may be missing but the `GameRewound`.
    """
    kept: list[Entry] = []
    for entry in entries:
        content = entry.content
        if isinstance(content, GameRewound):
            kept = [each for each in kept if each.number <= content.upto or each.lasts]
        kept.append(entry)
    return kept


def plain(content: Any) -> Any:
    """Return *content* (a move, a fact, or a value in one) as lists, mappings and scalars."""
    if isinstance(content, tuple):
        return [plain(item) for item in content]
    if hasattr(content, "__dataclass_fields__"):
        kind: Any = type(content)
        return {name: plain(getattr(content, name)) for name in _names(kind)}
    return content


@cache
def _names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(item.name for item in fields(kind))


def line(entry: Entry) -> str:
    """Return *entry* as one line of JSON with sorted keys: equal entries give equal bytes."""
    body = {**plain(entry.content), "entry": entry.number, "at": entry.at, "kind": entry.kind}
    return json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
