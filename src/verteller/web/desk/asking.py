"""What players ask the masters of their game, and what is written to one player alone."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from verteller.hosting import asking, clock
from verteller.hosting.errors import HostingError
from verteller.hosting.models import Player, PlayerQuestion
from verteller.rules.errors import AnswerError
from verteller.web.desk.shared import Case, case_of, tell, why_refused
from verteller.web.signing_in import for_masters
from verteller.web.wording import say

MOST_DIGITS = 9


@for_masters
@require_http_methods(["GET", "HEAD", "POST"])
def asked(request: HttpRequest, name: str) -> HttpResponse:
    """
    Show the questions that wait, answer one, or write to a player who has not asked.

    For who plays and has not looked the page is not there: a question tells of its asker.

    Source: tempo reale, 2.3, LTR-SYS-33, LTR-GEN-09, LTR-CONDUCT-13.
    """
    case = case_of(request, name)
    if case.may_look:
        raise Http404
    fault, about = "", request.POST.get("about", "")
    if request.method == "POST":
        try:
            words = _answer(request, case) if about.isdecimal() else _write(request, case)
        except (HostingError, AnswerError) as error:
            fault = why_refused(error, case.record.name)
        else:
            tell(request, words)
            return HttpResponseRedirect(reverse("desk:asked", args=[case.record.name]))
    context = {
        "case": case,
        "questions": asking.waiting(case.record),
        "players": case.record.players.filter(seat__isnull=False).order_by("seat"),
        "may_write": case.record.length > 0 and not case.record.is_over,
        "given": request.POST,
        "about": about,
        "fault": fault,
        "most": 2 * asking.LONGEST,
    }
    return render(request, "web/desk/asked.html", context, status=422 if fault else 200)


def _answer(request: HttpRequest, case: Case) -> str:
    """Answer the question that a form is about, and say so."""
    number = request.POST["about"]
    if len(number) > MOST_DIGITS:
        raise Http404
    question = get_object_or_404(
        PlayerQuestion.objects.select_related("player"), game=case.record, pk=int(number)
    )
    text = request.POST.get("text", "")
    is_answered = asking.answer(question, text, clock.now(), by=case.person)
    return say("asked-answered" if is_answered else "asked-too-late", name=question.player.name)


def _write(request: HttpRequest, case: Case) -> str:
    """Write to the player whom a form names, and say so."""
    number = request.POST.get("player", "")
    if not number.isdecimal() or len(number) > MOST_DIGITS:
        raise Http404
    player = get_object_or_404(Player, game=case.record, pk=int(number))
    asking.write_to(case.record, player, request.POST.get("text", ""), clock.now(), by=case.person)
    return say("asked-written", name=player.name)
