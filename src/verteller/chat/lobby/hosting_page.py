"""The host's page while a game is played: to halt it, go on, take somebody out, or break off."""

from collections.abc import Callable
from typing import Final

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import translation
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from verteller.chat.access import Reader, reader_of
from verteller.chat.lobby import links, words
from verteller.chat.lobby.numbers import number_of
from verteller.chat.lobby.refusals import LobbyError, Reason
from verteller.chat.lobby.visiting import visitor
from verteller.chat.wakes import wake
from verteller.chat.wording import say
from verteller.hosting import clock, journal, mastering, pausing
from verteller.hosting.errors import HostingError
from verteller.hosting.models import HostedGame, Person, Player, Status
from verteller.rules.errors import AnswerError


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def host(request: HttpRequest, name: str) -> HttpResponse:
    """
    Show the host of a game what he can do about its course, and do it.

    He sees no secret by it: whoever plays is the host of his own evening.
    """
    reader = reader_of(request, name)
    record = reader.live.game
    person = visitor(request, record.pk)
    if person is None or reader.live.host_id != person.pk:
        raise Http404
    if not record.length:
        return HttpResponseRedirect(reverse("rooms:lobby", args=[record.name]))
    fault = ""
    with translation.override(reader.language):
        if request.method == "POST":
            try:
                _do(request, record, person)
            except (LobbyError, HostingError) as error:
                fault = words.why_not(error)
            except AnswerError:
                fault = say("lobby-fault-not_now")
            else:
                return HttpResponseRedirect(reverse("rooms:room", args=[record.name]))
        context = _context(request, reader, fault)
        return render(request, "chat/host.html", context, status=422 if fault else 200)


def _context(request: HttpRequest, reader: Reader, fault: str) -> dict[str, object]:
    live, record = reader.live, HostedGame.objects.get(pk=reader.live.game_id)
    return {
        "game": record.name,
        "is_paused": record.status == Status.PAUSED,
        "is_over": record.is_over,
        "players": record.players.order_by("seat"),
        "address": links.whole_address(request, "rooms:watch", live.watching),
        "fault": fault,
    }


def _do(request: HttpRequest, record: HostedGame, person: Person) -> None:
    wanted = request.POST.get("act", "")
    if wanted not in _ACTS:
        raise Http404
    _ACTS[wanted](request, record)
    journal.note("admin_act", act=wanted, game=record.name, by=person.pk)
    wake(record.pk)


def _pause(_request: HttpRequest, record: HostedGame) -> None:
    pausing.pause(record, clock.now())


def _resume(_request: HttpRequest, record: HostedGame) -> None:
    pausing.resume(record, clock.now())


def _end(_request: HttpRequest, record: HostedGame) -> None:
    mastering.end(record, (), clock.now())


def _remove(request: HttpRequest, record: HostedGame) -> None:
    mastering.remove(record, _chosen(request, record), clock.now())


def _chosen(request: HttpRequest, record: HostedGame) -> Player:
    found = record.players.filter(pk=number_of(request.POST.get("player", ""))).first()
    if found is None:
        raise LobbyError(Reason.NOT_HERE)
    return found


_ACTS: Final[dict[str, Callable[[HttpRequest, HostedGame], None]]] = {
    "pause": _pause,
    "resume": _resume,
    "end": _end,
    "remove": _remove,
}
