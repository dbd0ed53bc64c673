"""Standing in: a master answers for a player who cannot, with the forms the player has."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from verteller.hosting import clock, masters, unread
from verteller.hosting.errors import HostingError
from verteller.hosting.models import Player, UnreadMail
from verteller.rules.errors import AnswerError
from verteller.web.desk.shared import Case, case_of, tell
from verteller.web.desk.unread import find
from verteller.web.play.answering import Returned, take, why_refused
from verteller.web.play.forms import slug_of
from verteller.web.play.knowing import known_at, teller_of
from verteller.web.play.places import Place
from verteller.web.play.showing import Refused, Sight
from verteller.web.signing_in import for_masters
from verteller.web.wording import say


@for_masters
@require_http_methods(["GET", "HEAD", "POST"])
def stand_in(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """
    Show a player's forms to a master, and take what he answers in the player's place.

    What is offered, what is refused and until when is as for the player himself, who gets the
    receipt. A mail that was not understood is shown beside them, and settled by the answer. For a
    master who plays the page is never there.

    Source: tempo reale, 2.2, LTR-SYS-27, LTR-COMM-04; Lupus 3.0, LU3-SYS-11, LU3-SYS-27.
    """
    case = case_of(request, name)
    if case.player is not None:
        raise Http404
    mail = _mail_of(request, case, number)
    sight = _sight(case, number)
    if request.method != "POST":
        return _show(request, case, sight, mail=mail)
    posted = {key: request.POST.getlist(key) for key in request.POST}
    question, at = request.POST.get("question", ""), clock.now()
    returned = Returned(question, request.POST.get("asked", ""), posted, at)
    player = sight.place.player
    try:
        take(sight.place, returned, by="master")
    except (HostingError, AnswerError) as error:
        # Read anew: the round may have closed, or the seat may be somebody else's.
        sight = _sight(case, number)
        words = why_refused(error, returned, sight.known, sight.teller, case.record.name)
        refused = Sight(sight.place, sight.known, sight.teller, Refused(returned, words))
        return _show(request, case, refused, status=422, mail=mail)
    masters.note_act(case.record, "stand-in", at, by=case.person, player=player)
    tell(request, say("stood-in", name=player.name))
    if mail is not None:
        unread.note_entered(mail, at)
    page = reverse("desk:stand-in", args=[case.record.name, player.pk])
    return HttpResponseRedirect(f"{page}#receipt-{slug_of(question)}")


def _sight(case: Case, number: int) -> Sight:
    player = get_object_or_404(
        Player.objects.select_related("person", "address"),
        game=case.record,
        pk=number,
        seat__isnull=False,
    )
    place = Place(player.person, case.record, player)
    return Sight(place, known_at(place), teller_of(place))


def _mail_of(request: HttpRequest, case: Case, number: int) -> UnreadMail | None:
    """Return the mail of the player that a master reads while he answers in his place."""
    about = request.GET.get("unread", "")
    mail = find(case.record, about) if about else None
    if mail is not None and mail.player_id != number:
        raise Http404
    return mail


def _show(
    request: HttpRequest,
    case: Case,
    sight: Sight,
    *,
    status: int = 200,
    mail: UnreadMail | None = None,
) -> HttpResponse:
    context = {
        "case": case,
        "sight": sight,
        "record": case.record,
        "stands_in": True,
        "mail": mail,
    }
    return render(request, "web/desk/stand_in.html", context, status=status)
