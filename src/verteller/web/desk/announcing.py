"""Announcements: what masters have to say to everybody, hints about the roles among it."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from verteller.hosting import clock, games, mastering, masters
from verteller.hosting.errors import HostingError
from verteller.rules.errors import AnswerError
from verteller.rules.facts import Announcement
from verteller.web.desk.shared import Case, case_of, tell, why_refused
from verteller.web.signing_in import for_masters
from verteller.web.wording import say


@for_masters
@require_http_methods(["GET", "HEAD", "POST"])
def announce(request: HttpRequest, name: str) -> HttpResponse:
    """
    Show what was announced in a game so far, and announce something.

    Source: tempo reale, 3.6, LTR-SYS-24, LTR-SYS-32, LTR-GEN-06.
    """
    case = case_of(request, name)
    text, hint, fault = request.POST.get("text", ""), "hint" in request.POST, ""
    if request.method == "POST":
        at = clock.now()
        try:
            mastering.announce(case.record, text, at, hint=hint)
        except (HostingError, AnswerError) as error:
            fault = why_refused(error, case.record.name)
        else:
            masters.note_act(case.record, "hint" if hint else "announce", at, by=case.person)
            tell(request, say("announced", game=case.record.name))
            return HttpResponseRedirect(reverse("desk:announce", args=[case.record.name]))
    context = {
        "case": case,
        "announcements": _announced(case),
        "may_announce": case.record.length > 0 and not case.record.is_over,
        "text": text,
        "hint": hint,
        "fault": fault,
        "most": mastering.LONGEST_ANNOUNCEMENT,
    }
    return render(request, "web/desk/announce.html", context, status=422 if fault else 200)


def _announced(case: Case) -> list[Announcement]:
    """Return what was announced, the newest first."""
    if not case.record.length:
        return []
    with games.opened(case.record) as game:
        told = (entry.content for entry in game.log)
        return [fact for fact in told if isinstance(fact, Announcement)][::-1]
