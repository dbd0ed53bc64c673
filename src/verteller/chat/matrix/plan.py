"""The plan: which Matrix rooms a game should have by now, who is in them, and who may speak."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from django.db import transaction

from verteller.chat.access import Reader, rooms_for
from verteller.chat.customs import GRAVEYARD, LINE, LOBBY, SQUARE, customs_of
from verteller.chat.hearing import known_in
from verteller.chat.matrix.linking import accounts, take_along
from verteller.chat.models import LiveGame, MatrixRoom
from verteller.chat.rooms import line_of
from verteller.chat.thumbs import QUESTION
from verteller.hosting import clock
from verteller.hosting.models import HostedGame, Player
from verteller.rules.facts import Seat

SPACE: Final = "space"
"""The key of the space that holds all rooms of a game."""

Since = int


@dataclass(slots=True)
class Wanted:
    """
    A Matrix room as it should be.

    Args:
        room: Its key, as of `MatrixRoom`.
        members: Who belongs to it, each with the entry of the log from which on he reads it.
        writers: Those of them who may write now.
        votes: Whether he whose line it is can give thumbs now.
    """

    room: str
    members: dict[str, Since] = field(default_factory=dict)
    writers: set[str] = field(default_factory=set)
    votes: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """
    How a game should look on Matrix.

    Args:
        live: The game, with its row.
        length: How long its log was: nothing that was said or told later goes by this plan.
        rooms: What it should have, the space first; the same in all games that have begun under
            one rulebook, so that what there is tells nothing.
        made: The rooms it has.
    """

    live: LiveGame
    length: int
    rooms: tuple[Wanted, ...]
    made: Mapping[str, MatrixRoom]


def unremembered(addresses: Iterable[str]) -> list[str]:
    """Return those of *addresses* that are no rooms of games, as far as is remembered."""
    known = set(MatrixRoom.objects.values_list("address", flat=True))
    return [address for address in addresses if address not in known]


@transaction.atomic
def plan_of(live_id: int) -> Plan:
    """Return how a game should look by now."""
    live = LiveGame.objects.select_related("game").get(pk=live_id)
    # What is read after this row is at least as new; what is newer waits for the next plan.
    record = HostedGame.objects.select_for_update().get(pk=live.game_id)
    live.game = record
    take_along(live, clock.now())
    linked = {account.user: account.player for account in accounts(live)}
    made = {room.room: room for room in MatrixRoom.objects.filter(live=live)}
    rooms = _rooms(record, linked.values(), made) if linked or made else ()
    wanted = {room: Wanted(room) for room in rooms}
    if wanted:
        wanted[SPACE].members = dict.fromkeys(linked, 0)
    for user, player in linked.items():
        _let_in(wanted, user, player, live, record)
    return Plan(live, record.length, tuple(wanted.values()), made)


def _rooms(record: HostedGame, linked: Iterable[Player], made: Iterable[str]) -> Iterator[str]:
    """Yield what a game has: the space and the square, and once it has begun all others."""
    yield from (SPACE, SQUARE)
    if not record.length:
        return
    seats = {Seat(player.seat) for player in linked if player.seat is not None}
    # Who had a line is let out of it when he has it no longer.
    yield from sorted({*map(line_of, seats), *filter(is_line, made)})
    customs = customs_of(record.rulebook)
    yield from (circle.key for circle in customs.circles)
    if customs.graveyard:
        yield GRAVEYARD


def _let_in(
    wanted: Mapping[str, Wanted], user: str, player: Player, live: LiveGame, record: HostedGame
) -> None:
    for room in rooms_for(Reader(live, player), record):
        there = wanted.get(place_of(room.key))
        if there is not None:
            there.members[user] = room.since
            if room.may_write:
                there.writers.add(user)
            if room.kind == LINE and player.seat is not None:
                there.votes = QUESTION in known_in(record, Seat(player.seat)).view.questions


def place_of(room: str) -> str:
    """Return the key of the Matrix room in which a room is: the lobby is where the square is."""
    return SQUARE if room == LOBBY else room


def rooms_in(place: str) -> tuple[str, ...]:
    """Return the rooms that are in the Matrix room with a key."""
    return (LOBBY, SQUARE) if place == SQUARE else (place,)


def is_line(place: str) -> bool:
    """Tell whether a Matrix room is somebody's private line."""
    return place.startswith(f"{LINE}:")
