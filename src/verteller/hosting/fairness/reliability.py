"""Reliability: how many of the rounds in which a person owed an answer he gave one."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from django.db.models import Count, Sum

from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import Ending, HostedGame, Participation, Person, Player
from verteller.rules.facts import DiedOf, PlayerSubstituted, Seat
from verteller.rules.game import Game
from verteller.rules.log import Entry

ENOUGH: Final = 10
"""Rounds that must be known of before anybody is judged by them."""

_ENDINGS: Final = {
    "inactivity": Ending.REMOVED,
    "disqualified": Ending.REMOVED,
    "left": Ending.LEFT,
}
"""How somebody's part ended who died of that; of anything else he died playing."""


@dataclass(frozen=True, slots=True)
class Reliability:
    """
    What is known of a person from the games that are over for him.

    Args:
        games: How many those are.
        asked: Rounds in which he owed an answer, those of excused absences left out.
        missed: Of those, how many passed without one.
    """

    games: int = 0
    asked: int = 0
    missed: int = 0

    @property
    def percent(self) -> int | None:
        """Answered rounds in a hundred, rounded down; None when nothing is known."""
        return (self.asked - self.missed) * 100 // self.asked if self.asked else None


def reliability(person: Person) -> Reliability:
    """Return how reliable a person has been in all games that are over for him."""
    known = Participation.objects.filter(person=person)
    found = known.aggregate(games=Count("pk"), asked=Sum("asked"), missed=Sum("missed"))
    return Reliability(found["games"], found["asked"] or 0, found["missed"] or 0)


def refuse_unreliable(record: HostedGame, person: Person | None) -> None:
    """
    Refuse somebody who has missed more rounds than a game accepts.

    A newcomer, of whom little is known yet, is always welcome.

    Raises:
        HostingError: ``unreliable``, with what is asked for and what is known.
    """
    least = record.least_reliability
    if least is None or person is None:
        return
    known = reliability(person)
    if known.asked >= ENOUGH and known.percent is not None and known.percent < least:
        raise HostingError(
            Code.UNRELIABLE,
            game=record.name,
            least=least,
            count=known.percent,
            asked=known.asked,
            missed=known.missed,
        )


def record_participation(
    record: HostedGame,
    game: Game,
    players: Iterable[Player],
    at: datetime,
    *,
    ending: Ending | None = None,
) -> None:
    """
    Keep how faithfully *players* played, now that it is over for them.

    Kept once a person and game, the last word counting. Rounds that were played before somebody
    took over a seat are not his.

    Args:
        players: With the persons who are meant; who has no seat is left out.
        ending: How it ended, if it was not by what became of the seat.
    """
    seated = [player for player in players if player.seat is not None]
    known = {
        part.person_id: part
        for part in Participation.objects.filter(
            game=record, person__in=[player.person_id for player in seated]
        )
    }
    taken_over = _taken_over(game)
    new, again = [], []
    for player in seated:
        seat = Seat(player.seat or 0)
        part = known.get(player.person_id)
        if part is None:
            part = Participation(person_id=player.person_id, game_id=record.pk)
            new.append(part)
        else:
            again.append(part)
        part.asked, part.missed = _rounds_of(game, seat, taken_over.get(seat, 0))
        part.ending = ending or _ENDINGS.get(game.state.causes.get(seat, ""), Ending.PLAYED)
        part.ended_at = at
    Participation.objects.bulk_create(new)
    fields = ["asked", "missed", "ending", "ended_at"]
    Participation.objects.bulk_update(again, fields, batch_size=200)


def note(
    record: HostedGame,
    game: Game,
    entries: Sequence[Entry],
    players: Sequence[Player],
    at: datetime,
) -> None:
    """
    Keep the parts that *entries* have brought to an end: all with the game's, else who was out.

    Who dies of what happens in the game is still one of its players, and his part goes on.
    """
    if game.state.over:
        record_participation(record, game, players, at)
        return
    out = {
        entry.content.player
        for entry in entries
        if isinstance(entry.content, DiedOf) and entry.content.cause in _ENDINGS
    }
    if out:
        gone = [player for player in players if player.seat in out]
        record_participation(record, game, gone, at)


def _taken_over(game: Game) -> dict[Seat, int]:
    """Return for each seat that somebody took over with which entry he did, the last time."""
    return {
        entry.content.player: entry.number
        for entry in game.log
        if isinstance(entry.content, PlayerSubstituted)
    }


def _rounds_of(game: Game, seat: Seat, since: int) -> tuple[int, int]:
    """Return in how many rounds after entry *since* a seat owed an answer, and gave none."""
    asked, missed = game.state.asked_rounds[seat], game.state.missed_rounds[seat]
    if since:
        before = Game.fold(game.rulebook, game.log[:since]).state
        asked -= before.asked_rounds[seat]
        missed -= before.missed_rounds[seat]
    # A closing that was undone may have taken rounds away that were counted before.
    asked = max(asked, 0)
    return asked, min(max(missed, 0), asked)
