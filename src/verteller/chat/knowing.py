"""What somebody knows of a live game: his view, and which questions are open to him since when."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from verteller.rules.facts import Asked, Fact, GameRewound, PhaseOpened, Seat, hears
from verteller.rules.log import Entry, standing
from verteller.rules.moves import Moment
from verteller.rules.views import View, view


@dataclass(frozen=True, slots=True)
class Known:
    """
    What a seat, or whoever looks on, knows.

    Everything is counted in the facts that the seat itself was told: the log's own numbers would
    tell of what others are told.

    Attributes:
        view: All it was told, and how things are now.
        told: The facts that still stand, in order, each with its place among all it was told.
        asked_as: Which of the facts it was told asked each open question.
        phase_since: Which of them opened the phase it knows to be open; 0 for none.
        opened_at: When that was.
    """

    view: View
    told: tuple[tuple[int, Fact], ...] = ()
    asked_as: dict[str, int] = field(default_factory=dict)
    phase_since: int = 0
    opened_at: Moment = 0

    @property
    def knows_deadline(self) -> bool:
        """Whether it knows of the open phase, and so may know until when it lasts."""
        owed = any(not asked.standing for asked in self.view.questions.values())
        return owed or self.view.phase is not None


class Knowing:
    """
    What one seat knows of a log, kept up to date while that grows.

    Args:
        seat: None for whoever looks on.
    """

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat
        self._heard: list[Entry] = []
        self._known: Known | None = None

    def after(self, entries: Iterable[Entry]) -> "Knowing":
        """Take in what has been added to the log, and return itself."""
        heard = [each for each in entries if _is_heard(each, self._seat)]
        if heard:
            self._heard += heard
            self._known = None
        return self

    def known(self) -> Known:
        """Return what the seat knows by now; it is everybody's and must not be changed."""
        if self._known is None:
            self._known = _folded(self._heard, self._seat)
        return self._known


def know(log: Iterable[Entry], seat: Seat | None) -> Known:
    """Fold what *seat* hears of *log*."""
    return Knowing(seat).after(log).known()


def _is_heard(entry: Entry, seat: Seat | None) -> bool:
    return isinstance(entry.content, Fact) and hears(entry.content.to, seat)


def _folded(heard: Sequence[Entry], seat: Seat | None) -> Known:
    seen = view(heard, seat)
    places = {entry.number: place for place, entry in enumerate(heard, 1)}
    told: list[tuple[int, Fact]] = []
    asked_as: dict[str, int] = {}
    since, opened_at = 0, 0
    for entry in standing(heard):
        place = places[entry.number]
        fact = seen.told[place - 1].fact
        told.append((place, fact))
        if isinstance(fact, Asked):
            asked_as[fact.question] = place
        elif isinstance(fact, (PhaseOpened, GameRewound)):
            since, opened_at = place, entry.at
    open_now = {question: asked_as[question] for question in seen.questions}
    return Known(seen, tuple(told), open_now, since if seen.phase else 0, opened_at)
