"""What somebody knows at his place: his own facts, and what tells his forms apart."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import cast

from verteller.hosting import games
from verteller.rules.facts import AnswerTaken, Asked, Choice, Fact, GameRewound, Seat, hears
from verteller.rules.log import Entry, standing
from verteller.rules.moves import Moment
from verteller.rules.views import View, view
from verteller.telling.cast import Cast, Gender, Reader
from verteller.telling.teller import Teller
from verteller.web.play.places import Place
from verteller.web.wording import language


@dataclass(frozen=True, slots=True)
class Known:
    """
    What a seat knows.

    Attributes:
        seen: All it was ever told, and how things are now.
        now: The same without what was undone.
        asked_as: Which of the facts told to the seat, in its own counting, asked each open
            question. It tells a form from one of an earlier round and, unlike the phase's own
            number, nothing about rounds that the seat is not to know of.
        noted_at: When the answer that counts was noted, by question.
    """

    seen: View
    now: View
    asked_as: dict[str, int] = field(default_factory=dict)
    noted_at: dict[str, Moment] = field(default_factory=dict)

    @property
    def knows_deadline(self) -> bool:
        """Whether the seat knows of the phase that is open, and so may know when it closes."""
        owed = any(not asked.standing for asked in self.seen.questions.values())
        return owed or self.seen.phase is not None


def known_at(place: Place) -> Known:
    """Return what is known at *place*: nothing before the deal."""
    if place.seat is None or not place.record.length:
        return Known(View(None), View(None))
    with games.opened(place.record, evenly=True) as game:
        known = know(place.heard_until_now(game.log), place.seat)
    if not place.is_his:
        # Nothing is open to who does not play any more.
        for seen in (known.seen, known.now):
            seen.questions, seen.answers, seen.phase = {}, {}, None
    return known


def know(log: Sequence[Entry], seat: Seat) -> Known:
    """Fold what *seat* hears of *log*."""
    heard = [e for e in log if isinstance(e.content, Fact) and hears(e.content.to, seat)]
    seen = view(heard, seat)
    own_number = {entry.number: place for place, entry in enumerate(heard, 1)}
    kept = standing(heard)
    is_undone = any(isinstance(entry.content, GameRewound) for entry in heard)
    known = Known(seen, view(kept, seat) if is_undone else seen)
    chosen: dict[str, Choice] = {}
    for entry in kept:
        match entry.content:
            case Asked(question=question):
                known.asked_as[question] = own_number[entry.number]
                chosen.pop(question, None)
            case AnswerTaken(question=question, choice=choice):
                # The same answer once more is no revision.
                if chosen.get(question) != choice:
                    known.noted_at[question] = entry.at
                chosen[question] = choice
            case _:
                pass
    return known


def teller_of(place: Place) -> Teller:
    """Return who tells whoever looks of the game, in the language of the page."""
    people = place.record.players.filter(seat__isnull=False).order_by("seat")
    rows = list(people.values_list("name", "gender"))
    players = Cast(
        tuple(name for name, _ in rows), tuple(cast("Gender", gender) for _, gender in rows)
    )
    reader = Reader(place.seat, language(), place.time_zone)
    return Teller(players, reader, place.record.rulebook)
