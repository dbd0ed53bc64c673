"""The lobby's page, what is done on it, and the pages that hang on it."""

from collections.abc import Callable
from typing import Final

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import translation
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from verteller.chat.access import Reader, person_of, reader_of
from verteller.chat.cards.deck import Card, deck
from verteller.chat.lobby import gathering, links, words
from verteller.chat.lobby.again import play_again
from verteller.chat.lobby.beginning import begin
from verteller.chat.lobby.gathered import Gathered, gathered
from verteller.chat.lobby.joining import leave
from verteller.chat.lobby.making import OFFERED
from verteller.chat.lobby.numbers import number_of
from verteller.chat.lobby.refusals import LobbyError, Reason
from verteller.chat.models import LiveGame
from verteller.chat.pace import PRESET, USUAL
from verteller.hosting import clock
from verteller.hosting.errors import HostingError
from verteller.hosting.models import Person, Player

PART: Final = "X-Part"
"""By this header a script asks for the part of the page that changes."""


@never_cache
@require_safe
def lobby(request: HttpRequest, name: str) -> HttpResponse:
    """Show who has come, what is still missing, and the links by which others come."""
    reader = reader_of(request, name)
    if reader.live.game.length:
        return _begun(request, reader)
    return _page(request, reader)


@require_POST
def act(request: HttpRequest, name: str) -> HttpResponse:
    """Do what somebody asks for in the lobby: by ``act``, see `_ACTS`."""
    reader, person = reader_of(request, name), _somebody(request)
    wanted = _ACTS.get(request.POST.get("act", ""))
    if wanted is None:
        raise Http404
    try:
        wanted(reader, person, request)
    except (LobbyError, HostingError) as error:
        return _page(request, _again(request, name), words.why_not(error))
    if request.POST["act"] == "leave":
        return _to(request, reverse("rooms:mine"))
    after = _again(request, name)
    if after.live.game.length:
        return _begun(request, after)
    if request.headers.get(PART):
        return _page(request, after)
    return HttpResponseRedirect(reverse("rooms:lobby", args=[after.live.game.name]))


@require_POST
def again(request: HttpRequest, name: str) -> HttpResponse:
    """Open the next game of the same people, or go to it if somebody has."""
    reader, person = reader_of(request, name), _somebody(request)
    rulebook = request.POST.get("rulebook", "")
    following = reader.live.again
    try:
        if following is None:
            wanted = rulebook if rulebook in OFFERED else ""
            following = play_again(reader.live, person, clock.now(), rulebook=wanted)
    except (LobbyError, HostingError):
        return HttpResponseRedirect(reverse("rooms:room", args=[reader.live.game.name]))
    return HttpResponseRedirect(reverse("rooms:lobby", args=[following.game.name]))


def _page(request: HttpRequest, reader: Reader, fault: str = "") -> HttpResponse:
    person = person_of(request)
    with translation.override(reader.language):
        context = _context(request, reader, is_host=_hosts(reader.live, person))
        context["fault"] = fault
        part = bool(request.headers.get(PART))
        template = "chat/lobby_gathered.html" if part else "chat/lobby.html"
        return render(request, template, context, status=422 if fault else 200)


def _context(request: HttpRequest, reader: Reader, *, is_host: bool) -> dict[str, object]:
    live, record = reader.live, reader.live.game
    found = gathered(reader)
    context: dict[str, object] = {
        "live": live,
        "game": record.name,
        "base": reverse("rooms:room", args=[record.name]),
        "rulebook": words.rulebook_name(record.rulebook),
        "pace": words.pace_name(str(live.pace.get(PRESET, USUAL))),
        "is_host": is_host,
        "player": reader.player,
        "found": found,
        "cards": _cards(record.rulebook, found),
        "host": _host(live),
    }
    if (reader.player or is_host) and not request.headers.get(PART):
        # Who looks on was let in to look on, and lets nobody in to play.
        address = links.whole_address(request, "rooms:join", live.invitation)
        context |= {
            "address": address,
            "drawing": links.qr_code(address),
            "only_here": links.is_only_here(address),
            "watching": links.whole_address(request, "rooms:watch", live.watching),
        }
    return context


def _cards(rulebook: str, found: Gathered) -> list[Card]:
    dealt = [role for role, _, count in found.roles for _ in range(count)]
    return deck(rulebook, dealt)


def _host(live: LiveGame) -> str:
    players = live.game.players.filter(person_id=live.host_id)
    return players.values_list("name", flat=True).first() or ""


def _hosts(live: LiveGame, person: Person | None) -> bool:
    return person is not None and live.host_id == person.pk


def _begun(request: HttpRequest, reader: Reader) -> HttpResponse:
    return _to(request, reverse("rooms:room", args=[reader.live.game.name]))


def _to(request: HttpRequest, page: str) -> HttpResponse:
    """Send a browser elsewhere; a script that asked for a part is told where to go."""
    if request.headers.get(PART):
        return HttpResponse(status=204, headers={"X-Go": page})
    return HttpResponseRedirect(page)


def _again(request: HttpRequest, name: str) -> Reader:
    return reader_of(request, name)


def _somebody(request: HttpRequest) -> Person:
    person = person_of(request)
    if person is None:
        raise Http404
    return person


# What can be done.


def _me(reader: Reader) -> Player:
    if reader.player is None:
        raise LobbyError(Reason.NOT_HERE)
    return reader.player


def _ready(reader: Reader, *_: object) -> None:
    gathering.say_ready(reader.live, _me(reader), ready=True)


def _not_ready(reader: Reader, *_: object) -> None:
    gathering.say_ready(reader.live, _me(reader), ready=False)


def _leave(reader: Reader, *_: object) -> None:
    leave(reader.live, _me(reader))


def _remove(reader: Reader, person: Person, request: HttpRequest) -> None:
    gathering.host_only(reader.live, person)
    number = number_of(request.POST.get("player", ""))
    found = reader.live.game.players.filter(pk=number).first()
    if found is None:
        raise LobbyError(Reason.NOT_HERE)
    leave(reader.live, found)


def _seats(reader: Reader, person: Person, request: HttpRequest) -> None:
    gathering.host_only(reader.live, person)
    order = [number_of(each) for each in request.POST.getlist("seat")]
    gathering.lay_out(reader.live, order)


def _draw(reader: Reader, person: Person, *_: object) -> None:
    gathering.host_only(reader.live, person)
    gathering.draw_seats(reader.live)


def _lot(reader: Reader, person: Person, *_: object) -> None:
    gathering.host_only(reader.live, person)
    gathering.leave_to_lot(reader.live)


def _renew(reader: Reader, person: Person, *_: object) -> None:
    gathering.host_only(reader.live, person)
    gathering.renew_invitation(reader.live)


def _begin(reader: Reader, person: Person, request: HttpRequest) -> None:
    begin(reader.live, clock.now(), by=person, anyhow="anyhow" in request.POST)


_ACTS: Final[dict[str, Callable[[Reader, Person, HttpRequest], None]]] = {
    "ready": _ready,
    "not_ready": _not_ready,
    "leave": _leave,
    "remove": _remove,
    "seats": _seats,
    "draw": _draw,
    "lot": _lot,
    "renew": _renew,
    "begin": _begin,
}
