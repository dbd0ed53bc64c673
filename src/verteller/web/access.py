"""
The access log: who looked at a game's private pages, for the masters of that game.

One line for each person, browser, kind of page and hour, which says where from only roughly. It
tells a master that two players read in one browser, or that a page is read from where nobody
lives; it is not there to count anybody's clicks.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Final, cast

from asgiref.sync import iscoroutinefunction, sync_to_async
from django.contrib.auth import SESSION_KEY
from django.http import HttpRequest, HttpResponse
from django.utils.decorators import sync_and_async_middleware

from verteller.hosting import clock
from verteller.hosting.models import HostedGame, Player
from verteller.hosting.names import folded
from verteller.hosting.throttling import neighbourhood_of
from verteller.web.afterwards import do_afterwards
from verteller.web.devices import family_of
from verteller.web.headers import Answer, LaterAnswer
from verteller.web.models import Access
from verteller.web.sessions import SessionStore, handle_of
from verteller.web.signing_in import signed_in

KEPT: Final = timedelta(days=90)
"""So long after a game's end its access log is kept."""

PRIVATE: Final = "play"
"""The pages of a game's players, by the name of their addresses."""

UNTOLD: Final = frozenset({"live"})
"""Addresses that a page asks for by itself."""

REMEMBERED: Final = 10_000
"""So many visits noted are remembered, so that none is noted twice for nothing."""

_noted: Final[dict[tuple[str, ...], None]] = {}


@dataclass(frozen=True, slots=True)
class Visit:
    """
    Somebody at a private page.

    Args:
        game: The game as it is looked for.
        kind: Which page, by the name of its address.
        visit: What tells his session apart, and does not open it.
    """

    game: str
    person: int
    kind: str
    at: datetime
    visit: str
    network: str
    family: str

    @property
    def hour(self) -> int:
        """The hour it was in, counted since 1970."""
        return int(self.at.timestamp() // 3600)


@sync_and_async_middleware
def note_visits(get_response: Answer | LaterAnswer) -> Answer | LaterAnswer:
    """Note afterwards that a private page was seen, and that its session is still used."""
    if iscoroutinefunction(get_response):
        waiting = cast("LaterAnswer", get_response)

        async def later(request: HttpRequest) -> HttpResponse:
            response = await waiting(request)
            await sync_to_async(_note)(request, response)
            return response

        return later

    at_once = cast("Answer", get_response)

    def middleware(request: HttpRequest) -> HttpResponse:
        response = at_once(request)
        _note(request, response)
        return response

    return middleware


def _note(request: HttpRequest, response: HttpResponse) -> None:
    session = request.session
    if not session.accessed or SESSION_KEY not in session:
        return
    if isinstance(session, SessionStore) and session.is_to_be_touched:
        do_afterwards(session.touch)
    found = _visit(request) if response.status_code < 400 else None
    if found is None:
        return
    mark = (found.visit, found.game, found.kind, str(found.hour))
    if mark in _noted:
        return
    while len(_noted) >= REMEMBERED:
        _noted.pop(next(iter(_noted)), None)
    _noted[mark] = None
    do_afterwards(partial(_write, found))


def _visit(request: HttpRequest) -> Visit | None:
    """Return whose visit to which private page a request was, if it was one."""
    place = request.resolver_match
    if place is None or place.app_names[:1] != [PRIVATE] or "name" not in place.kwargs:
        return None
    if place.url_name in UNTOLD:
        return None
    person = signed_in(request)
    if person is None:
        return None
    return Visit(
        game=folded(str(place.kwargs["name"])),
        person=person.pk,
        kind=str(place.url_name),
        at=clock.now(),
        visit=handle_of(request.session.session_key or ""),
        network=neighbourhood_of(request.META.get("REMOTE_ADDR", "")),
        family=family_of(request.headers.get("User-Agent", "")),
    )


def _write(visit: Visit) -> None:
    record = HostedGame.objects.filter(name_key=visit.game).first()
    if record is None:
        return
    row = Access(
        game=record,
        person_id=visit.person,
        player=Player.objects.filter(game=record, person=visit.person).first(),
        kind=visit.kind,
        at=visit.at,
        hour=visit.hour,
        visit=visit.visit,
        network=visit.network,
        family=visit.family,
    )
    Access.objects.bulk_create([row], ignore_conflicts=True)


def tidy(now: datetime) -> int:
    """Throw away the logs of games that ended long ago, and return how many lines went."""
    old = Access.objects.filter(game__ended_at__lt=now - KEPT)
    return old.delete()[0]
