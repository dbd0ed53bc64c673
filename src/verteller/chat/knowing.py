"""What somebody knows of a live game: his view, and which questions are open to him since when."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from verteller.chat.hearing import ledger
from verteller.hosting.models import HostedGame
from verteller.rules.facts import Asked, Fact, GameRewound, PhaseOpened, Seat, hears, seen_by
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


def known_in(record: HostedGame, seat: Seat | None) -> Known:
    """Return what *seat* (None: whoever looks on) knows; nothing before the deal."""
    if not record.length:
        return Known(View(seat))
    return know(ledger(record).entries[: record.length], seat)


def know(log: Sequence[Entry], seat: Seat | None) -> Known:
    """Fold what *seat* hears of *log*."""
    heard = [e for e in log if isinstance(e.content, Fact) and hears(e.content.to, seat)]
    places = {entry.number: place for place, entry in enumerate(heard, 1)}
    told: list[tuple[int, Fact]] = []
    asked_as: dict[str, int] = {}
    since, opened_at = 0, 0
    for entry in standing(heard):
        fact, place = entry.content, places[entry.number]
        if not isinstance(fact, Fact):
            continue
        told.append((place, seen_by(fact, seat)))
        if isinstance(fact, Asked):
            asked_as[fact.question] = place
        elif isinstance(fact, (PhaseOpened, GameRewound)):
            since, opened_at = place, entry.at
    seen = view(heard, seat)
    open_now = {question: asked_as[question] for question in seen.questions}
    return Known(seen, tuple(told), open_now, since if seen.phase else 0, opened_at)
