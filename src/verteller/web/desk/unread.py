"""Mail that was not understood, or that only a master may answer: dealt with one by one."""

from typing import Final

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from verteller.hosting import asking, clock, games
from verteller.hosting import unread as hosting
from verteller.hosting.errors import HostingError
from verteller.hosting.models import HostedGame, Status, UnreadMail
from verteller.rules.errors import AnswerError
from verteller.web.desk.shared import Case, case_of, tell, why_refused
from verteller.web.signing_in import for_masters
from verteller.web.wording import say

MOST_DIGITS: Final = 9
RED: Final = "red"


@for_masters
@require_http_methods(["GET", "HEAD", "POST"])
def unread(request: HttpRequest, name: str) -> HttpResponse:
    """
    Show the mails that wait; answer one, or set it aside.

    For who plays and has not looked the page is not there: a mail tells of its writer.

    Source: Lupus 3.0, 1, 4.4, 6.4, LU3-SYS-06, LU3-SYS-11, LU3-SYS-25.
    """
    case = case_of(request, name)
    if case.may_look:
        raise Http404
    fault, about = "", request.POST.get("about", "")
    if request.method == "POST" and about.isdecimal():
        try:
            tell(request, _settle(request, case, find(case.record, about)))
        except (HostingError, AnswerError) as error:
            fault = why_refused(error, case.record.name)
        else:
            return HttpResponseRedirect(reverse("desk:unread", args=[case.record.name]))
    mails = list(hosting.waiting(case.record))
    context = {
        "case": case,
        "mails": mails,
        "reds": _reds(case.record) if any(mail.why == "count" for mail in mails) else 0,
        "may_enter": case.player is None and case.record.status == Status.RUNNING,
        "may_write": case.record.length > 0 and not case.record.is_over,
        "given": request.POST,
        "about": about,
        "fault": fault,
        "most": 2 * asking.LONGEST,
    }
    return render(request, "web/desk/unread.html", context, status=422 if fault else 200)


def find(record: HostedGame, number: str) -> UnreadMail:
    """
    Return the mail of a game that goes by *number*.

    Raises:
        Http404: There is none.
    """
    if not number.isdecimal() or len(number) > MOST_DIGITS:
        raise Http404
    found: UnreadMail = get_object_or_404(
        UnreadMail.objects.select_related("player"), game=record, pk=int(number)
    )
    return found


def _settle(request: HttpRequest, case: Case, mail: UnreadMail) -> str:
    """Do with a mail what the form says, and say so."""
    at = clock.now()
    if request.POST.get("act") == "set-aside":
        was_waiting = hosting.set_aside(mail, at, by=case.person)
        return say("unread-put-aside" if was_waiting else "unread-gone")
    if mail.player is None:
        raise Http404
    is_answered = hosting.answer(mail, request.POST.get("text", ""), at, by=case.person)
    return say("asked-answered", name=mail.player.name) if is_answered else say("unread-gone")


def _reds(record: HostedGame) -> int:
    """Return how many living Reds there are. Source: Lupus 3.0, LU3-SYS-25."""
    with games.opened(record) as game:
        factions = game.state.factions
        return sum(factions[seat] == RED for seat in game.state.living)
