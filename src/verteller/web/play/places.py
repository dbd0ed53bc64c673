"""Who plays where: the seats of a person, those he has handed over to somebody else as well."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.http import Http404

from verteller.hosting import games
from verteller.hosting.errors import HostingError
from verteller.hosting.models import HostedGame, Participation, Person, Player
from verteller.hosting.records import to_moment
from verteller.rules.facts import PlayerSubstituted, Seat
from verteller.rules.log import Entry


@dataclass(frozen=True, slots=True)
class Place:
    """
    A person's place in one game.

    Args:
        person: Who looks.
        player: The seat's row, which is somebody else's once it has been handed over.
        until: The log entry by which it was handed over; None as long as it is his.
    """

    person: Person
    record: HostedGame
    player: Player
    until: int | None = None

    @property
    def is_his(self) -> bool:
        """Whether he still plays there."""
        return self.until is None

    @property
    def time_zone(self) -> str:
        """The zone he reads moments in."""
        return self.player.time_zone if self.is_his else self.person.time_zone

    @property
    def seat(self) -> Seat | None:
        """Where he sits; None before the deal."""
        return None if self.player.seat is None else Seat(self.player.seat)

    def heard_until_now(self, log: list[Entry]) -> list[Entry]:
        """Return the part of a log that may be told at this place."""
        return log if self.until is None else log[: self.until - 1]


def place_of(person: Person, name: str) -> Place:
    """
    Return where *person* sits, or sat, in the game called *name*.

    Raises:
        Http404: There is no such game, or he has no part in it; it does not tell which.
    """
    try:
        record = games.find_game(name)
    except HostingError as error:
        raise Http404 from error
    found = place_in(person, record)
    if found is None:
        raise Http404
    return found


def place_in(person: Person, record: HostedGame) -> Place | None:
    """Return where *person* sits, or sat, in a game; None if he has no part in it."""
    player = record.players.filter(person=person).first()
    if player is not None:
        return Place(person, record, player)
    return next(_handed_over(person, record), None)


def places_of(person: Person) -> list[Place]:
    """Return every place of a person, the newest game first."""
    mine = Player.objects.filter(person=person).select_related("game")
    held = [Place(person, player.game, player) for player in mine]
    left = HostedGame.objects.filter(participations__person=person)
    left = left.exclude(pk__in=[place.record.pk for place in held]).distinct()
    held += [place for record in left for place in _handed_over(person, record)]
    return sorted(held, key=lambda place: (place.record.created_at, place.record.pk), reverse=True)


def _handed_over(person: Person, record: HostedGame) -> Iterator[Place]:
    """
    Yield the place that a person had in a game and somebody else has now.

    His part ended at the moment of the log at which the seat went over. Where two went over at
    that moment nobody can say which was his, and neither is shown.
    """
    parts = Participation.objects.filter(person=person, game=record)
    moments = {to_moment(at) for at in parts.values_list("ended_at", flat=True)}
    if not moments or not record.length:
        return
    with games.opened(record, evenly=True) as game:
        found = [
            (entry.number, entry.content.player)
            for entry in game.log
            if isinstance(entry.content, PlayerSubstituted) and entry.at in moments
        ]
    if len(found) == 1:
        ((number, seat),) = found
        yield Place(person, record, record.players.get(seat=seat), until=number)
