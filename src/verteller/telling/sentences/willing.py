"""
Conditions that leave it to the dead: "I call Bob, if he feels like talking".

Whoever calls a spirit is only being polite: there is nothing for the narrator to wait for.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from verteller.telling.sentences.lexicon import Lexicon

_CALLERS: Final = frozenset({"medium", "shaman"})
"""Roles that speak with the dead."""
_MERGED: Final[Mapping[str, str]] = {
    "helping": "willing",
    "hindering": "unwilling",
    "supposing_beside": "willing_beside",
}
"""Words of conditions that are met anyhow, and those that are for spirits alone."""


def with_spirits(lexicon: Lexicon, role: str) -> Lexicon:
    """Return the words for somebody of *role*: to whom a spirit's leave is mere politeness."""
    if role not in _CALLERS or "willing" not in lexicon.sets:
        return lexicon
    sets = dict(lexicon.sets)
    for known, spirits in _MERGED.items():
        sets[known] = sets.get(known, frozenset()) | sets.get(spirits, frozenset())
    return replace(lexicon, sets=sets)
