"""The state of a game: the fold of its facts, as the narrator knows it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from verteller.rules.chance import Chance
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    AnswerTaken,
    Asked,
    Audience,
    Choice,
    Dealt,
    Died,
    DiedOf,
    Exiled,
    Fact,
    GameOver,
    PhaseClosed,
    PhaseOpened,
    PlayerExcused,
    PlayerLeft,
    PlayerSubstituted,
    Revived,
    Seat,
    Withdrawn,
)
from verteller.rules.moves import Moment, Started

Fold = TypeVar("Fold", bound=Callable[..., None])


def folds(kind: type[Fact]) -> Callable[[Fold], Fold]:
    """Mark a method of a `State` as the one that takes in facts of *kind*."""

    def mark(method: Fold) -> Fold:
        method.__dict__["folds"] = kind
        return method

    return mark


@dataclass(frozen=True, slots=True)
class Phase:
    """The open phase: its name, its night or day, its place among all phases, who knows of it."""

    name: str
    number: int
    sequence: int
    to: Audience


@dataclass(frozen=True, slots=True)
class Given:
    """The answer that counts so far, and the number of its log entry (earlier is faster)."""

    choice: Choice
    entry: int


class State:
    """
    What is so now. Rulebooks add what they need in a subclass with methods marked `folds`.

    Only `apply` changes a state, and only by facts, so equal facts always give equal states.

    Attributes:
        started: How the game was started.
        names: The players' names in seating order.
        options: The rulebook's settings, defaults filled in.
        roles, factions: The narrator's truth, by seat.
        living: Seats of the living, in seating order.
        exiled: Seats of those, living or dead before, who no longer play.
        asked: Open questions by seat and key, in the order asked.
        phase, closed: The open phase, and the one that closed last.
        was_asked: The questions of the phase that has just closed.
        given: Answers of the phase that is open or just closed, by seat and key.
        sequence: How many phases were opened so far, those that were undone included.
        excused: Until when missed rounds do not count, by seat.
        excused_for_all: The same as far as everyone has been told.
        left: Who has given up and has no substitute.
        optional: Questions to which nobody owes an answer, because not to use a power is a
            choice like any other; a rulebook's own state names them.
        asked_rounds, missed_rounds: In how many rounds each seat owed an answer, and in how
            many of them it gave none; one missed under an excuse is in neither.
    """

    optional: ClassVar[frozenset[str]] = frozenset()
    _folds: ClassVar[dict[type[Fact], Callable[[Any, int, Any], None]]] = {}

    def __init_subclass__(cls) -> None:
        """Collect the marked methods once, when the class is made."""
        cls._folds = _marked(cls)

    def __init__(self, started: Started, options: dict[str, str | int | bool]) -> None:
        """Set up the state before the first fact."""
        size = len(started.players)
        self.started = started
        self.names = started.players
        self.options = options
        self.chance = Chance(started.seed)
        self.roles: list[str] = [""] * size
        self.factions: list[str] = [""] * size
        self.causes: dict[Seat, str] = {}
        self.living: tuple[Seat, ...] = tuple(Seat(seat) for seat in range(size))
        self.exiled: set[Seat] = set()
        self.phase: Phase | None = None
        self.closed: Phase | None = None
        self.sequence = 0
        self.asked: dict[Seat, dict[str, Asked]] = {}
        self.was_asked: dict[Seat, dict[str, Asked]] = {}
        self.given: dict[Seat, dict[str, Given]] = {}
        self.excused: dict[Seat, Moment] = {}
        self.excused_for_all: dict[Seat, Moment] = {}
        self.left: set[Seat] = set()
        self.asked_rounds: list[int] = [0] * size
        self.missed_rounds: list[int] = [0] * size
        self.over = False

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, living and dead, in seating order."""
        return tuple(Seat(seat) for seat in range(len(self.names)))

    def is_living(self, seat: Seat) -> bool:
        """Tell whether *seat* is not finally dead."""
        return seat in self.living

    def choice(self, seat: Seat, question: str) -> Choice:
        """Return what *seat* answered to *question* in this phase; missing counts as blank."""
        given = self.given.get(seat, {}).get(question)
        return given.choice if given else ()

    def apply(self, number: int, fact: Fact) -> None:
        """Take in *fact*, which stands in the log as entry *number*."""
        fold = self._folds.get(type(fact))
        if fold is not None:
            fold(self, number, fact)

    @folds(Dealt)
    def _dealt(self, number: int, fact: Dealt) -> None:
        self.roles[fact.player] = fact.role
        self.factions[fact.player] = fact.faction

    @folds(PhaseOpened)
    def _phase_opened(self, number: int, fact: PhaseOpened) -> None:
        self.phase = Phase(fact.phase, fact.number, fact.sequence, fact.to)
        self.sequence = fact.sequence
        self.given = {}

    @folds(PhaseClosed)
    def _phase_closed(self, number: int, fact: PhaseClosed) -> None:
        self.closed, self.phase = self.phase, None
        self.was_asked, self.asked = self.asked, {}
        for seat in {*self.was_asked, *self.given}:
            self._count_round(seat)

    def _count_round(self, seat: Seat) -> None:
        """Count the round that has just closed for *seat* if it owed an answer in it."""
        asked, given = self.was_asked.get(seat, {}), self.given.get(seat, {})
        owed = {
            question
            for question, each in asked.items()
            if not each.standing and question not in self.optional
        }
        # A turn that closed with its answer is no longer asked.
        answered = bool(owed & given.keys() or given.keys() - asked.keys())
        if answered:
            self.asked_rounds[seat] += 1
        elif owed and not self.is_away(seat):
            self.asked_rounds[seat] += 1
            self.missed_rounds[seat] += 1

    def is_away(self, seat: Seat) -> bool:
        """Tell whether nobody expects an answer of *seat*: it is excused or has given up."""
        return seat in self.excused or seat in self.left

    @folds(Asked)
    def _asked(self, number: int, fact: Asked) -> None:
        if not isinstance(fact.to, str):
            for seat in fact.to:
                self.asked.setdefault(seat, {})[fact.question] = fact

    @folds(Withdrawn)
    def _withdrawn(self, number: int, fact: Withdrawn) -> None:
        if not isinstance(fact.to, str):
            for seat in fact.to:
                self.asked.get(seat, {}).pop(fact.question, None)

    @folds(AnswerTaken)
    def _answer_taken(self, number: int, fact: AnswerTaken) -> None:
        given = self.given.setdefault(fact.player, {})
        before = given.get(fact.question)
        # Sending the same once more is no revision and loses no time (WAK-VOTE-20).
        if before is None or before.choice != fact.choice:
            given[fact.question] = Given(fact.choice, number)

    @folds(Died)
    def _died(self, number: int, fact: Died) -> None:
        self.living = tuple(seat for seat in self.living if seat != fact.player)

    @folds(DiedOf)
    def _died_of(self, number: int, fact: DiedOf) -> None:
        self.causes[fact.player] = fact.cause

    @folds(Revived)
    def _revived(self, number: int, fact: Revived) -> None:
        self.living = tuple(sorted({*self.living, fact.player}))

    @folds(Exiled)
    def _exiled(self, number: int, fact: Exiled) -> None:
        self.living = tuple(seat for seat in self.living if seat != fact.player)
        self.exiled.add(fact.player)

    @folds(PlayerExcused)
    def _excused(self, number: int, fact: PlayerExcused) -> None:
        known = (self.excused, self.excused_for_all) if fact.to == EVERYONE else (self.excused,)
        for excused in known:
            if fact.until:
                excused[fact.player] = fact.until
            else:
                excused.pop(fact.player, None)

    @folds(PlayerLeft)
    def _left(self, number: int, fact: PlayerLeft) -> None:
        self.left.add(fact.player)

    @folds(PlayerSubstituted)
    def _substituted(self, number: int, fact: PlayerSubstituted) -> None:
        """Begin anew: who was away or has left is not the one who plays now."""
        self.excused.pop(fact.player, None)
        self.excused_for_all.pop(fact.player, None)
        self.left.discard(fact.player)

    @folds(GameOver)
    def _game_over(self, number: int, fact: GameOver) -> None:
        self.over = True
        self.phase = None
        self.asked = {}

    def phase_audience(self) -> Audience:
        """Return who knows of the open phase; between phases the narrator alone."""
        return self.phase.to if self.phase else NARRATOR


def _marked(cls: type[State]) -> dict[type[Fact], Callable[[Any, int, Any], None]]:
    found: dict[type[Fact], Callable[[Any, int, Any], None]] = {}
    for ancestor in reversed(cls.__mro__):
        for method in vars(ancestor).values():
            kind = getattr(method, "__dict__", {}).get("folds")
            if kind is not None:
                found[kind] = method
    return found


# A rulebook that needs nothing of its own may use the class as it is.
State.__init_subclass__()
