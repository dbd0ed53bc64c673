"""Pages by which people come in: as players, to look on, and again on another device."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from verteller.chat.access import reader_of
from verteller.chat.lobby import links, words
from verteller.chat.lobby.forms import Newcomer, newcomer, read_newcomer, speak
from verteller.chat.lobby.joining import join
from verteller.chat.lobby.refusals import LobbyError
from verteller.chat.lobby.visiting import GUESTS, carry_over, enter, refuse_too_many, visitor
from verteller.chat.lobby.watching import watch
from verteller.chat.models import LiveGame
from verteller.hosting import clock
from verteller.hosting.errors import HostingError
from verteller.hosting.models import Language, Person


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def join_by_link(request: HttpRequest, invitation: str) -> HttpResponse:
    """Ask whoever has the link for a name, and let him in; who is in already goes on."""
    live = _found(invitation=invitation)
    person = visitor(request, live.game_id)
    mine = live.game.players.filter(person=person).first() if person else None
    stays = request.method == "POST" or "change" in request.GET
    if mine is not None and (live.game.length or not stays):
        return _go(live)
    form, fault = newcomer(person, mine), ""
    if request.method == "POST":
        form = read_newcomer(request.POST, form)
        try:
            return _let_in(request, live, person, form)
        except (LobbyError, HostingError) as error:
            fault = words.why_not(error)
    shown = "begun" if live.game.length else "over" if live.game.is_over else "open"
    context = {**_of(live), "form": form, "fault": fault, "shown": shown}
    return render(request, "chat/join.html", context, status=422 if fault else 200)


def _let_in(
    request: HttpRequest, live: LiveGame, person: Person | None, form: Newcomer
) -> HttpResponse:
    if person is None:
        refuse_too_many(request, "guests", GUESTS)
    player = join(live, person, form.name, form.manners, clock.now(), by_mail=form.by_mail)
    enter(request, player.person)
    response = _go(live)
    speak(response, request, player.language)
    return response


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def watch_by_link(request: HttpRequest, watching: str) -> HttpResponse:
    """Let whoever has the other link look on; nothing is asked of him."""
    live = _found(watching=watching)
    person, fault = visitor(request, live.game_id), ""
    form = newcomer(person)
    if request.method == "POST":
        form = read_newcomer(request.POST, form)
        try:
            if person is None:
                refuse_too_many(request, "guests", GUESTS)
            row = watch(live, person, form.manners, clock.now())
            enter(request, row.person)
            return _go(live)
        except (LobbyError, HostingError) as error:
            fault = words.why_not(error)
    elif person is not None and live.spectators.filter(person=person).exists():
        return _go(live)
    context = {**_of(live), "form": form, "fault": fault}
    return render(request, "chat/watch.html", context, status=422 if fault else 200)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def come_back(request: HttpRequest, token: str) -> HttpResponse:
    """
    Let somebody go on here who plays on another device, which shows this link.

    Opening it uses nothing up, since many a program opens links before a person does.
    """
    try:
        player = links.player_of(token)
        if request.method == "POST":
            links.use_up(player)
            carry_over(request, player.person, player.game_id)
            response = HttpResponseRedirect(reverse("rooms:room", args=[player.game.name]))
            speak(response, request, player.language)
            return response
    except LobbyError as error:
        context = {"fault": words.why_not(error)}
        return render(request, "chat/back.html", context, status=422)
    return render(request, "chat/back.html", {"player": player, "game": player.game.name})


@never_cache
@require_safe
def elsewhere(request: HttpRequest, name: str) -> HttpResponse:
    """Show a player the link by which he goes on on another device."""
    reader = reader_of(request, name)
    if reader.player is None:
        raise Http404
    address = links.whole_address(request, "rooms:back", links.token_back(reader.player))
    context = {
        **_of(reader.live),
        "player": reader.player,
        "address": address,
        "drawing": links.qr_code(address),
        "only_here": links.is_only_here(address),
        "minutes": int(links.BACK_LASTS.total_seconds() // 60),
    }
    return render(request, "chat/elsewhere.html", context)


def _found(**secret: str) -> LiveGame:
    found = LiveGame.objects.select_related("game", "host").filter(**secret).first()
    if found is None:
        raise Http404
    return found


def _go(live: LiveGame) -> HttpResponse:
    page = "rooms:room" if live.game.length else "rooms:lobby"
    return HttpResponseRedirect(reverse(page, args=[live.game.name]))


def _of(live: LiveGame) -> dict[str, object]:
    record = live.game
    host = record.players.filter(person_id=live.host_id).values_list("name", flat=True).first()
    return {
        "live": live,
        "game": record.name,
        "rulebook": words.rulebook_name(record.rulebook),
        "host": host or "",
        "count": record.players.count(),
        "genders": words.genders(),
        "languages": Language.choices,
    }
