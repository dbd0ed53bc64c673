"""Questions to the administrators, and their answers."""

from dataclasses import dataclass
from typing import Final

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from verteller.hosting import clock, journal
from verteller.hosting.errors import HostingError
from verteller.hosting.help import answer_help, delete_request
from verteller.hosting.models import HelpRequest, Kind, Outgoing
from verteller.web.desk.shared import administrator, tell, warn, why_refused
from verteller.web.signing_in import for_administrators
from verteller.web.wording import say

ON_ONE_PAGE: Final = 20


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it is shown: of an anonymous one nothing tells whose it is."""

    request: HelpRequest

    @property
    def asker(self) -> str:
        """Where the answer goes, empty if nobody is to know."""
        return "" if self.request.anonymous else self.request.email


@for_administrators
@require_safe
def questions(request: HttpRequest) -> HttpResponse:
    """List the questions, those without an answer unless all are asked for."""
    everything = request.GET.get("all") == "1"
    found = HelpRequest.objects.order_by("-number")
    if not everything:
        found = found.filter(answered_at__isnull=True).order_by("number")
    page = Paginator(found, ON_ONE_PAGE).get_page(request.GET.get("page"))
    context = {
        "questions": [Question(each) for each in page],
        "page": page,
        "everything": everything,
    }
    return render(request, "web/desk/questions.html", context)


@for_administrators
@require_http_methods(["GET", "HEAD", "POST"])
def question(request: HttpRequest, number: int) -> HttpResponse:
    """Show a question with its answers, and send a further one."""
    found = _find(number)
    text = request.POST.get("text", "").strip()
    if request.method == "POST" and text:
        try:
            answer_help(number, text, clock.now())
        except HostingError as error:
            warn(request, why_refused(error))
        else:
            journal.note("admin_act", act="answer_help", by=administrator(request).pk)
            tell(request, say("question-sent", number=number))
        return HttpResponseRedirect(reverse("desk:questions"))
    sent = Outgoing.objects.filter(kind=Kind.HELP_ANSWERED, payload__number=number).order_by("pk")
    answers = [(row.created_at, row.payload.get("text", "")) for row in sent]
    fault = say("fault-empty") if request.method == "POST" else ""
    context = {"question": Question(found), "answers": answers, "fault": fault}
    return render(request, "web/desk/question.html", context, status=422 if fault else 200)


@for_administrators
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, number: int) -> HttpResponse:
    """Ask whether a question is to be removed for good, and do so."""
    found = _find(number)
    if request.method != "POST":
        return render(request, "web/desk/question_delete.html", {"question": Question(found)})
    try:
        delete_request(number)
    except HostingError as error:
        warn(request, why_refused(error))
    else:
        journal.note("admin_act", act="delete_help", by=administrator(request).pk)
        tell(request, say("question-deleted", number=number))
    return HttpResponseRedirect(reverse("desk:questions"))


def _find(number: int) -> HelpRequest:
    found = HelpRequest.objects.filter(number=number).first()
    if found is None:
        raise Http404
    return found
