"""The page on which a player finds the code by which he goes on on Matrix."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import translation
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from verteller.chat.access import reader_of
from verteller.chat.matrix.linking import LASTS, accounts, bot_name, code_for, unlink
from verteller.hosting import clock


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def matrix(request: HttpRequest, name: str) -> HttpResponse:
    """
    Show a player how to go on on Matrix; a form lets him stop that.

    Raises:
        Http404: He has no place in the game.
    """
    reader = reader_of(request, name)
    player = reader.player
    if player is None:
        raise Http404
    game = reader.live.game
    if request.method == "POST":
        unlink(player, clock.now())
        return HttpResponseRedirect(reverse("rooms:matrix", args=[game.name]))
    bot = bot_name()
    linked = accounts(reader.live).filter(player=player).first()
    context = {
        "game": game.name,
        "bot": bot,
        "user": linked.user if linked else "",
        "link_code": code_for(player, clock.now()) if bot else "",
        "minutes": int(LASTS.total_seconds() // 60),
    }
    with translation.override(reader.language):
        return render(request, "chat/matrix.html", context)
