"""The games: an overview, and the public story of each."""

from typing import Final

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from verteller.hosting.errors import HostingError
from verteller.hosting.games import find_game
from verteller.hosting.models import HostedGame, Player, Status
from verteller.web import house
from verteller.web.house import DemonstrationError
from verteller.web.mailboxes import Owner
from verteller.web.public import PublicGame, public_game
from verteller.web.wording import language, say

MOST_OVER: Final = 12
"""Games that are over which the overview still shows."""

NOTHING_NEW: Final = 204


@never_cache
@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Show all games under way and the last ones that are over."""
    return _home(request)


def _home(request: HttpRequest, fault: str = "", status: int = 200) -> HttpResponse:
    games = _games()
    demonstration = house.current().demonstration
    busy = demonstration is not None and demonstration.is_busy
    stamp = "/".join([str(busy), *(game.stamp for game in games)])
    if request.headers.get("HX-Request") and request.GET.get("stamp") == stamp:
        return HttpResponse(status=NOTHING_NEW)
    template = "web/_home_part.html" if request.headers.get("HX-Request") else "web/home.html"
    context = {
        "running": [game for game in games if not game.is_over],
        "over": [game for game in games if game.is_over],
        "stamp": stamp,
        "has_demonstration": demonstration is not None,
        "busy": busy,
        "guest": _guest() if busy and house.has_mailbox() else None,
        "least": house.LEAST_PLAYERS,
        "most": house.MOST_PLAYERS,
        "fault": fault,
        "asked_for": request.POST,
    }
    return render(request, template, context, status=status)


@never_cache
@require_safe
def game(request: HttpRequest, name: str) -> HttpResponse:
    """Show all that the whole village knows of one game."""
    try:
        record = find_game(name)
    except HostingError as error:
        raise Http404 from error
    found = public_game(record, language())
    is_part = bool(request.headers.get("HX-Request"))
    if is_part and request.GET.get("stamp") == found.stamp:
        return HttpResponse(status=NOTHING_NEW)
    template = "web/_game.html" if is_part else "web/game.html"
    return render(request, template, {"game": found, "stamp": found.stamp})


@require_POST
def demonstrate(request: HttpRequest) -> HttpResponse:
    """Begin a demonstration, with a seat for whoever asks if a name was given."""
    demonstration = house.current().demonstration
    if demonstration is None:
        raise Http404
    players = request.POST.get("players", "")
    number = int(players) if players.isdecimal() and len(players) < 4 else 0
    try:
        demonstration.start(number, request.POST.get("name", "").strip(), language())
    except DemonstrationError as error:
        fault = say(
            f"demonstration-fault-{error.code}",
            least=house.LEAST_PLAYERS,
            most=house.MOST_PLAYERS,
        )
        return _home(request, fault, 422)
    return HttpResponseRedirect(reverse("web:home"))


def not_found(
    request: HttpRequest,
    exception: Exception,  # noqa: ARG001 - Django gives it by name
) -> HttpResponse:
    """Say that there is no such page."""
    return render(request, "web/not_found.html", status=404)


def _guest() -> Owner | None:
    """Return the newcomer who plays now, if one does."""
    playing = Player.objects.filter(
        game__status__in=(Status.SIGN_UP, Status.RUNNING),
        address__email__endswith=f"@{house.GUEST_DOMAIN}",
    )
    player = playing.select_related("address").order_by("-pk").first()
    return Owner(player.address.email, player.name) if player else None


def _games() -> list[PublicGame]:
    ended = (Status.STOPPED, Status.FINISHED)
    under_way = HostedGame.objects.exclude(status__in=ended)
    over = HostedGame.objects.filter(status__in=ended)
    records = [*under_way.order_by("-created_at"), *over.order_by("-ended_at")[:MOST_OVER]]
    return [public_game(record, language()) for record in records]
