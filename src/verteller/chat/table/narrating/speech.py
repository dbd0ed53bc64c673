"""What the narrator of a table says, and how long it takes to say it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from verteller.rules.facts import Fact, Seat
from verteller.rules.facts.base import seen_by
from verteller.telling.cast import Cast, Language, Reader
from verteller.telling.pages import LOCALES, PageWords, Value, joined
from verteller.telling.teller import Teller

_WORDS: Final = PageWords("verteller.chat")

BREATH: Final = 1.5
"""Seconds between two sentences."""

PER_LETTER: Final = 0.08
"""Seconds that a letter takes to be read aloud by a slow voice."""


def say(language: Language, message: str, **variables: Value) -> str:
    """Return the words of *message*; see `PageWords.say`."""
    return _WORDS.say(language, f"table-{message}", **variables)


def locale(language: Language) -> str:
    """Return how a browser's voices know *language*: ``nl-NL``."""
    return LOCALES[language]


def seconds(text: str) -> float:
    """Return how long *text* takes to be said, to half a second: equal words, equal length."""
    return round(2 * (BREATH + PER_LETTER * len(text))) / 2


@dataclass(frozen=True)
class Voice:
    """
    The narrator at one table.

    Args:
        language: What is spoken there.
        rulebook: The key of what is played.
        names: The players in seating order.
    """

    language: Language
    rulebook: str
    names: tuple[str, ...]

    def say(self, message: str, **variables: Value) -> str:
        """Return the words of *message*."""
        return say(self.language, message, **variables)

    def call(self, name: str) -> str:
        """Return the fixed words of a call, or with ``.close`` those that end it."""
        return _WORDS.say(self.language, f"calls-{self.rulebook}-{name}")

    def join(self, items: Iterable[str]) -> str:
        """Return *items* as a list in a sentence."""
        return joined(items, self.language)

    def people(self, seats: Iterable[Seat]) -> str:
        """Return the names of *seats* as a list in a sentence."""
        return self.join(self.names[seat] for seat in seats)

    @cached_property
    def public(self) -> Teller:
        """What tells everybody."""
        return self.to(None)

    def to(self, seat: Seat | None) -> Teller:
        """Return what tells *seat* alone."""
        return Teller(Cast(self.names), Reader(seat, self.language), self.rulebook)

    def lines(self, facts: Sequence[Fact], seat: Seat | None = None) -> list[str]:
        """Return *facts* as *seat* (None: everybody) is told them, a line each."""
        heard = [seen_by(fact, seat) for fact in facts]
        told = self.to(seat).facts(heard)
        return [line for paragraph in told for line in (paragraph.text, *paragraph.lines) if line]
