"""What a scenario is once it has been read and checked."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias

from verteller.rules.conformance.written import FormatError, Word, Written, words
from verteller.rules.errors import Refusal
from verteller.rules.facts import Seat
from verteller.rules.moves import Act
from verteller.rules.rulebook import Rulebook

END = "end"
"""What `at` and ``phase`` call a game that is over."""


@dataclass(frozen=True)
class Village:
    """The players of a scenario, by name in seating order."""

    names: tuple[str, ...]

    @cached_property
    def _seats(self) -> dict[str, Seat]:
        return {name.casefold(): Seat(seat) for seat, name in enumerate(self.names)}

    def find(self, text: str) -> Seat | None:
        """Return who is called *text*, upper and lower case being the same."""
        return self._seats.get(text.casefold())

    def seat(self, name: Word, key: str) -> Seat:
        """Return who is called *name*; a name nobody bears is a `FormatError`."""
        seat = self.find(name.text)
        if seat is None:
            raise FormatError(name.line, key, f"no player is called {name.text!r}")
        return seat

    def seats(self, names: Written, key: str) -> frozenset[Seat]:
        """Return the seats of a list of names."""
        return frozenset(self.seat(name, key) for name in words(names, key))


@dataclass(frozen=True, slots=True)
class At:
    """A phase as `at` names it: by name and, optionally, number."""

    name: str
    number: int | None = None

    def __str__(self) -> str:
        """Return it as a file writes it."""
        return self.name if self.number is None else f"{self.name} {self.number}"

    def is_(self, name: str, number: int) -> bool:
        """Tell whether it means the phase *name*, number *number*."""
        return self.name == name.casefold() and self.number in (None, number)


@dataclass(frozen=True, slots=True)
class Given:
    """What a player answers, as written."""

    seat: Seat
    value: Written


@dataclass(frozen=True, slots=True)
class Refused:
    """An answer that must be refused; whoever gives it may be no player of this village."""

    who: Word
    seat: Seat
    answer: Written
    because: Refusal


@dataclass(frozen=True, slots=True)
class Offer:
    """The choices that must be offered to a player."""

    seat: Seat
    value: Written


@dataclass(frozen=True, slots=True)
class Ordered:
    """A master's act on his own account, with the words it stands in."""

    act: Act
    written: Written


MasterAct: TypeAlias = Ordered | Given
"""An act of the master's own, or an answer he gives for a player."""


@dataclass(frozen=True, slots=True)
class Expected:
    """
    What must hold: every item, and exactly one of the alternatives where there are any.

    Args:
        items: Keys of the table with their values, in the order of the file.
        shares: Whether the alternatives must come in equal shares over all seeds.
    """

    items: tuple[tuple[str, Written], ...] = ()
    alternatives: tuple["Expected", ...] = ()
    shares: bool = False

    def written(self, key: str) -> Iterator[Written]:
        """Go through everything that stands under *key*, alternatives included."""
        yield from (value for name, value in self.items if name == key)
        for alternative in self.alternatives:
            yield from alternative.written(key)


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step of the play; its parts are carried out in the order they stand here."""

    at: At
    line: int
    master: tuple[MasterAct, ...] = ()
    asked: Written | None = None
    asked_some: Written | None = None
    not_asked: Written | None = None
    choices: tuple[Offer, ...] = ()
    refused: tuple[Refused, ...] = ()
    answers: tuple[Given, ...] = ()
    then: Expected | None = None
    check: Expected | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """
    A scenario, ready to be played.

    Args:
        file, line: Where it stands.
        rules: The rule ids it holds when it passes.
        options: Settings that differ from the rulebook's defaults, sorted by key.
        deal: The role of each seat.
        fixed: What is otherwise drawn by lot, by name.
        silent: Whether who is not mentioned gives no answer at all, rather than blank.
        seeds: Under how many seeds it is played.
        remarks: What is odd about it, though it can be played.
    """

    file: str
    line: int
    rulebook: Rulebook[Any]
    title: str
    rules: tuple[str, ...] = ()
    options: tuple[tuple[str, str | int | bool], ...] = ()
    village: Village
    deal: tuple[str, ...]
    fixed: tuple[tuple[str, Seat], ...] = ()
    silent: bool = False
    seeds: int = 1
    steps: tuple[Step, ...]
    remarks: tuple[str, ...] = field(default=())
