"""A player's questions to the masters of his game, and what they answered."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from verteller.hosting import asking, clock
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import Player, PlayerQuestion
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.facts import Advice
from verteller.telling import refusal
from verteller.web.outward import full_address
from verteller.web.play.knowing import known_at
from verteller.web.play.places import Place, place_of
from verteller.web.signing_in import for_people, visitor
from verteller.web.wording import language, say


@for_people
@require_http_methods(["GET", "HEAD", "POST"])
def questions(request: HttpRequest, name: str) -> HttpResponse:
    """
    Show what a player has asked and was answered, and take a question.

    Source: tempo reale, 2.3, LTR-SYS-33, LTR-GEN-09, LTR-CONDUCT-13.
    """
    place = place_of(visitor(request), name)
    text, fault = request.POST.get("text", ""), ""
    if request.method == "POST":
        try:
            _ask(place, text, full_address(request, "desk:asked", place.record.name))
        except HostingError as error:
            parameters = {"game": place.record.name, **error.parameters}
            fault = refusal(str(error.code), "", parameters, language())
        else:
            messages.success(request, say("ask-sent"))
            return HttpResponseRedirect(reverse("play:questions", args=[place.record.name]))
    told = known_at(place).seen.told
    context = {
        "record": place.record,
        "place": place,
        "may_ask": place.is_his and place.record.length > 0 and not place.record.is_over,
        "waiting": _waiting(place),
        "answers": [each for each in told if isinstance(each.fact, Advice)][::-1],
        "text": text,
        "fault": fault,
        "most": asking.LONGEST,
        "most_open": asking.MOST_OPEN,
    }
    return render(request, "web/play/questions.html", context, status=422 if fault else 200)


@in_one_transaction
def _ask(place: Place, text: str, desk: str) -> None:
    """Ask, if whoever does still sits there."""
    player = Player.objects.filter(pk=place.player.pk, person=place.person).first()
    if player is None:
        raise HostingError(Code.NOT_IN_GAME, game=place.record.name)
    asking.ask(player, text, clock.now(), link=desk)


def _waiting(place: Place) -> list[PlayerQuestion]:
    if not place.is_his:
        return []
    return list(asking.waiting(place.record).filter(player=place.player))
