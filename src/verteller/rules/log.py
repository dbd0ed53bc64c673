"""The log: numbered entries, moves and the facts that came of them."""

import json
from dataclasses import dataclass, fields
from typing import Any

from verteller.rules.facts import Fact, Part
from verteller.rules.moves import Composition, Moment, Move


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


def plain(content: Any) -> Any:
    """Return *content* (a move, a fact, or a value in one) as lists, mappings and scalars."""
    if isinstance(content, (Fact, Part, Composition)) or hasattr(content, "kind"):
        return {item.name: plain(getattr(content, item.name)) for item in fields(content)}
    if isinstance(content, tuple):
        return [plain(item) for item in content]
    return content


def line(entry: Entry) -> str:
    """Return *entry* as one line of JSON with sorted keys: equal entries give equal bytes."""
    body = {"number": entry.number, "at": entry.at, "kind": entry.kind, **plain(entry.content)}
    return json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
