"""
Who is there and who writes, shown where it betrays nothing: never at night.

Nor is it noted then. What was shown at nightfall stays through the night and for a while after
dawn, until whoever wants to has come by day.
"""

import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from time import monotonic
from typing import Final

from django.db import DatabaseError, InterfaceError
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_POST

from verteller.chat.access import Reader, reader_of, rooms_for
from verteller.chat.daylight import REFRESHED, THERE, Light
from verteller.chat.hearing import ledger
from verteller.chat.hub import Listener
from verteller.chat.models import Presence
from verteller.chat.rooms import GRAVEYARD, LOBBY, SQUARE, Room
from verteller.chat.throttle import may_type
from verteller.chat.wakes import wake
from verteller.hosting import clock
from verteller.hosting.durability import lightly
from verteller.hosting.models import HostedGame, Player, Status

log = logging.getLogger(__name__)

__all__ = [
    "REFRESHED",
    "THERE",
    "Roll",
    "arrive",
    "begin_to_write",
    "is_noted",
    "is_shown",
    "shown_to",
    "stop_writing",
    "typing",
]

SHARE: Final = 20
"""After so many looks round all games have been looked at for who is there."""

WRITES: Final = timedelta(seconds=6)
"""So long others see that somebody writes, from the last letter that his page tells of."""

MOST_REMEMBERED: Final = 10_000
"""Of so many people it is remembered that they write."""

_writing: Final[dict[int, float]] = {}
"""Until when this process lets others see that somebody writes, by player."""

SHOWN: Final = frozenset({LOBBY, SQUARE, GRAVEYARD})
"""The rooms in which others see who writes, while they may."""


def arrive(player: Player) -> None:
    """Note that one of his pages is open now, and let the others see it, if that is shown."""
    now = clock.now()
    if is_noted(HostedGame.objects.get(pk=player.game_id), now):
        Presence.objects.update_or_create(player=player, defaults={"seen_at": now})
        wake(player.game_id)
    else:
        Presence.objects.get_or_create(player=player)


class Roll:
    """Notes now and then who listens, with one statement for all of them."""

    def __init__(self) -> None:
        self._called = monotonic()
        self._games: list[int] = []
        self._some = 0

    def call(self, listeners: Collection[Listener]) -> list[int]:
        """
        Note who is there if that is due.

        Returns:
            Some games of those who listen, so that little by little all are looked at anew: nobody
            talks more slowly because somebody else's page was closed.
        """
        if monotonic() - self._called >= REFRESHED:
            self._called = monotonic()
            _note(listeners, clock.now())
            self._games = list({each.game for each in listeners})
            self._some = 1 + len(self._games) // SHARE
        next_ones, self._games = self._games[: self._some], self._games[self._some :]
        return next_ones


def _note(listeners: Collection[Listener], now: datetime) -> None:
    """Note who listens to games in which that is noted now."""
    games = HostedGame.objects.filter(pk__in={each.game for each in listeners})
    noted = {record.pk for record in games if _is_surely_noted(record, now)}
    there = {
        each.reader.player.pk
        for each in listeners
        if each.reader.player is not None and each.game in noted
    }
    with lightly():
        Presence.objects.filter(player_id__in=there).update(seen_at=now)


def _is_surely_noted(record: HostedGame, now: datetime) -> bool:
    try:
        return is_noted(record, now)
    except (DatabaseError, InterfaceError):
        raise
    except Exception:
        # One game that cannot be read is no reason to note nothing in the others.
        log.exception("rooms: who is there in game %s is not noted", record.pk)
        return False


def is_noted(record: HostedGame, now: datetime) -> bool:
    """
    Tell whether it is noted who is there: in the lobby, after the end, and well after dawn.

    Also while a game is paused by day, so that nobody seems to have gone when it is taken up again.

    Source: duesterwald, DUE-SYS-15; tabula, TAB-SYS-11.
    """
    light = _light(record)
    return not record.length or (light is not None and light.is_settled(now))


def is_shown(record: HostedGame) -> bool:
    """
    Tell whether it is shown who is there: in the lobby, by day and after the end.

    At night nobody is to learn whose page is open while his role is called.

    Source: duesterwald, DUE-SYS-15; tabula, TAB-SYS-11.
    """
    if not record.length:
        return True
    return record.status != Status.PAUSED and _light(record) is not None


def _light(record: HostedGame) -> Light | None:
    """Return since when it is shown who is there; None before the deal and at night."""
    if not record.length:
        return None
    return ledger(record).daylight().light(record.ended_at if record.is_over else None)


@dataclass(frozen=True, slots=True)
class Shown:
    """
    Who is there at one moment, and who writes where.

    Args:
        here: Each with ``seat`` and ``name``.
        writing: Of each who writes: his player number, the room, and what is shown of it.
    """

    here: list[dict[str, object]]
    writing: list[tuple[int, str, dict[str, object]]]

    def to(self, reader: Reader, rooms: Sequence[Room]) -> dict[str, object]:
        """Return it as far as *reader* may see it; see `shown_to`."""
        typing: dict[str, list[dict[str, object]]] = {}
        if self.writing:
            mine = {room.key for room in rooms if room.key in SHOWN}
            own = None if reader.player is None else reader.player.pk
            for player, room, shown in self.writing:
                if room in mine and player != own:
                    typing.setdefault(room, []).append(shown)
        return {"here": self.here, "typing": typing}


def shown_now(record: HostedGame, players: Sequence[Player]) -> Shown | None:
    """
    Return who is there; None where that is not shown.

    Args:
        players: Everybody in the game, with his `Presence` if he has one.
    """
    if not is_shown(record):
        return None
    now, light = clock.now(), _light(record)
    found = Shown([], [])
    for player in players:
        present = _presence_of(player)
        if present is None:
            continue
        named: dict[str, object] = {"seat": player.seat, "name": player.name}
        if present.seen_at is not None and _is_there(present.seen_at, light, now):
            found.here.append(named)
        until = present.types_until
        if until is not None and until > now:
            shown = {**named, "until": int(until.timestamp() * 1000)}
            found.writing.append((player.pk, present.types_in, shown))
    return found


def shown_to(
    reader: Reader, record: HostedGame, players: Sequence[Player], rooms: Sequence[Room]
) -> dict[str, object] | None:
    """
    Return who is there, and who writes in the rooms of *reader*; None where it is not shown.

    Args:
        players: Everybody in the game, with his `Presence` if he has one.
        rooms: Those that the reader has.

    Returns:
        ``here``: each with ``seat`` and ``name``; ``typing``: by room, each with ``until`` as
        well, in milliseconds.
    """
    found = shown_now(record, players)
    return None if found is None else found.to(reader, rooms)


def _is_there(seen_at: datetime, light: Light | None, now: datetime) -> bool:
    return seen_at > now - THERE if light is None else light.counts(seen_at, now)


def _presence_of(player: Player) -> Presence | None:
    found: Presence | None = getattr(player, "presence", None)
    return found


@require_POST
def typing(request: HttpRequest, name: str) -> HttpResponse:
    """Note that somebody writes in a room, where others may see it."""
    reader = reader_of(request, name)
    if reader.player is not None and may_type(reader.live, reader.player):
        with lightly():
            begin_to_write(reader, reader.player, request.POST.get("room", ""))
    # Whether anybody sees it is not told.
    return HttpResponse(status=204)


def begin_to_write(reader: Reader, player: Player, room: str) -> None:
    """Let those who read a room see that *player* writes there, if that is shown."""
    record = HostedGame.objects.get(pk=reader.live.game_id)
    mine = {each.key for each in rooms_for(reader, record) if each.may_write}
    if room in mine & SHOWN and is_shown(record):
        Presence.objects.update_or_create(
            player=player, defaults={"types_until": clock.now() + WRITES, "types_in": room}
        )
        if len(_writing) >= MOST_REMEMBERED:
            _writing.clear()
        _writing[player.pk] = monotonic() + WRITES.total_seconds()
        wake(record.pk)


def stop_writing(player: Player) -> None:
    """Let nobody see any longer that *player* writes, if this process has told so."""
    if _writing.pop(player.pk, 0.0) > monotonic():
        Presence.objects.filter(player=player).update(types_until=None)
