"""Who is let in: whoever plays, those who look on, and what rooms they have."""

from dataclasses import dataclass, replace
from typing import Final, cast

from django.http import Http404, HttpRequest

from verteller.chat.hearing import sight
from verteller.chat.models import LiveGame, Spectator
from verteller.chat.rooms import LINE, LOBBY, SQUARE, Room
from verteller.hosting.accounts import ONLY_GAME
from verteller.hosting.models import HostedGame, Person, Player, Status
from verteller.hosting.names import folded
from verteller.hosting.statements import Prepared
from verteller.rules.facts import Seat
from verteller.telling.cast import Language

__all__ = ["Reader", "live_game", "person_of", "reader_in", "reader_of", "rooms_for"]


@dataclass(frozen=True)
class Reader:
    """
    Somebody who reads the rooms of a game.

    Args:
        live: The game; its `HostedGame` is loaded with it.
        player: His place, also before the deal; None for whoever looks on.
        spoken: The language he is told everything in, where it is not his place's.
    """

    live: LiveGame
    player: Player | None = None
    spoken: Language | None = None

    @property
    def seat(self) -> Seat | None:
        """Where he sits; None before the deal and for whoever looks on."""
        if self.player is None or self.player.seat is None:
            return None
        return Seat(self.player.seat)

    @property
    def language(self) -> Language:
        """The language he is told everything in."""
        if self.spoken is not None:
            return self.spoken
        of = self.live.game if self.player is None else self.player
        return cast("Language", of.language)


def person_of(request: HttpRequest) -> Person | None:
    """Return who asks, None for a stranger."""
    user = request.user
    return getattr(user, "person", None) if user.is_authenticated else None


def live_game(name: str) -> LiveGame:
    """
    Return the game called *name*, whatever its case, that is played live.

    Raises:
        Http404: There is none.
    """
    found = LiveGame.objects.select_related("game").filter(game__name_key=folded(name)).first()
    if found is None:
        raise Http404
    return found


def reader_in(live: LiveGame, person: Person | None) -> Reader | None:
    """
    Return as what *person* reads the rooms of a game; None for a stranger to it.

    Its host looks on if he does not play.
    """
    if person is None:
        return None
    player = Player.objects.filter(game_id=live.game_id, person=person).first()
    if player is not None:
        return Reader(live, player)
    looks_on = live.host_id == person.pk
    if not looks_on:
        looks_on = Spectator.objects.filter(live=live, person=person).exists()
    return Reader(live, None, cast("Language", person.language)) if looks_on else None


def reader_of(request: HttpRequest, name: str) -> Reader:
    """
    Return as what whoever asks reads the rooms of the game called *name*.

    Raises:
        Http404: There is no such game, or he has no part in it; it does not tell which.
    """
    user = request.user
    player = _playing.one(user.pk, folded(name)) if user.is_authenticated else None
    live: LiveGame | None = getattr(player.game, "live", None) if player else None
    reader = Reader(live, player) if live else reader_in(live_game(name), person_of(request))
    if reader is None or not _opens(request, reader.live):
        raise Http404
    return reader


_playing: Final = Prepared(
    lambda user, name: Player.objects.select_related("game__live").filter(
        person__user_id=user, game__name_key=name
    ),
    int,
    str,
)


def _opens(request: HttpRequest, live: LiveGame) -> bool:
    """Tell whether a session opens that game: one entered with a code is for one game alone."""
    return request.session.get(ONLY_GAME) in (None, live.game_id)


def rooms_for(reader: Reader, record: HostedGame) -> tuple[Room, ...]:
    """
    Return the rooms that *reader* has now: before the deal the lobby, then those of the game.

    While a game is paused only the narrator listens: the graveyard is silent too, so that nobody
    goes on without the others. Where it was stopped for good everybody who played may talk.

    Args:
        record: The game's row, freshly read.
    """
    if not record.length:
        if reader.player is None:
            return ()
        return (Room(LOBBY, LOBBY, 0, may_write=record.status == Status.SIGN_UP),)
    found = sight(record, reader.seat).rooms
    if record.status == Status.STOPPED:
        plays = reader.seat is not None
        return tuple(replace(room, may_write=plays and _is_open(room)) for room in found)
    if record.status == Status.PAUSED:
        return tuple(replace(room, may_write=room.kind == LINE) for room in found)
    return found


def _is_open(room: Room) -> bool:
    return room.kind in {SQUARE, LINE}
