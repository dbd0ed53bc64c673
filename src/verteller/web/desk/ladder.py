"""The ladder for the absent: which rungs a game has."""

from typing import Final

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from verteller.hosting import clock, masters
from verteller.hosting.errors import HostingError
from verteller.hosting.fairness.ladder import (
    MOST_STRICTNESS,
    RUNGS,
    SETTLED_BY_THE_DEAL,
    Ladder,
    ladder_of,
    set_ladder,
)
from verteller.web.desk.shared import Case, case_of, tell, why_refused
from verteller.web.signing_in import for_masters
from verteller.web.wording import say

UNREADABLE: Final = -1
"""Stands for what is no number; no setting takes it."""


@for_masters
@require_http_methods(["GET", "HEAD", "POST"])
def ladder(request: HttpRequest, name: str) -> HttpResponse:
    """Show the rungs of a game's ladder, and change them."""
    case = case_of(request, name)
    wanted, fault = ladder_of(case.record), ""
    if request.method == "POST":
        wanted = _read(request, case)
        try:
            set_ladder(case.record, wanted)
        except HostingError as error:
            fault = why_refused(error, case.record.name)
        else:
            masters.note_act(case.record, "ladder", clock.now(), by=case.person)
            tell(request, say("ladder-kept", game=case.record.name))
            return HttpResponseRedirect(reverse("desk:game", args=[case.record.name]))
    dealt = case.record.length > 0
    rungs = [
        (key, f"rung-{key}", wanted.rungs[key], dealt and key in SETTLED_BY_THE_DEAL)
        for key in RUNGS
    ]
    context = {
        "case": case,
        "ladder": wanted,
        "rungs": rungs,
        "dealt": dealt,
        "fault": fault,
        "most": MOST_STRICTNESS,
    }
    return render(request, "web/desk/ladder.html", context, status=422 if fault else 200)


def _read(request: HttpRequest, case: Case) -> Ladder:
    strictness = request.POST.get("strictness", str(case.record.strictness))
    least = request.POST.get("least_reliability", "").strip()
    return Ladder(
        rungs={key: key in request.POST for key in RUNGS},
        strictness=_number(strictness),
        least_reliability=_number(least) if least else None,
    )


def _number(given: str) -> int:
    is_number = given.isascii() and given.isdigit() and len(given) < 6
    return int(given) if is_number else UNREADABLE
