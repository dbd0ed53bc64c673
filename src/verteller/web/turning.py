"""What pages show of a game, small enough to be compared: cards, and turns to turn to."""

from collections.abc import Hashable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from django.utils.safestring import SafeString

from verteller.web.known import Villager
from verteller.web.public import PublicGame
from verteller.web.templatetags.words import moment

REACH: Final = 4
"""Turns that are listed before and after the one that is shown, so that no list grows for ever."""

LATEST: Final = 3
"""Paragraphs of the turn under way that the overview shows."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Who is alive, dead and exiled, as a piece of a page needs it."""

    status: str
    seats: int
    living: tuple[Villager, ...]
    killed: tuple[Villager, ...]
    exiled: tuple[Villager, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A game in a list."""

    name: str
    slug: str
    status: str
    status_words: str
    phase: str
    due: SafeString | str
    until: str
    winners: str
    latest: tuple[str, ...]
    standing: Standing


@dataclass(frozen=True, slots=True)
class Neighbours:
    """
    The turns around one that is shown; None where there is none.

    Args:
        here: Its place.
        listed: The places listed, in order: those near it, the first and the last.
    """

    here: int
    earlier: int | None
    later: int | None
    listed: tuple[int, ...]


def card(found: PublicGame) -> Card:
    """Return a game as the lists show it."""
    latest = found.latest if not found.winners else None
    told = latest.paragraphs[-LATEST:] if latest else ()
    return Card(
        name=found.name,
        slug=found.slug,
        status=found.status,
        status_words=found.status_words,
        phase=found.phase,
        due=moment(found.due_at, full=True) if found.due_at else "",
        until=found.due_at.isoformat() if found.due_at else "",
        winners=found.winners,
        latest=tuple(each.text for each in told if each.text),
        standing=Standing(found.status, found.seats, found.living, found.killed, found.exiled),
    )


def around(here: int, turns: int) -> Neighbours:
    """Return which turns can be reached from the one at *here* out of so many."""
    near = range(max(0, here - REACH), min(turns, here + REACH + 1))
    return Neighbours(
        here,
        here - 1 if here > 0 else None,
        here + 1 if here + 1 < turns else None,
        tuple(sorted({0, *near, turns - 1})),
    )


def digest(*parts: Hashable) -> str:
    """Return what changes whenever one of *parts* does."""
    return sha256(repr(parts).encode()).hexdigest()[:20]
