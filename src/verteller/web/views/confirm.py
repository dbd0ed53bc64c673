"""Was this you? The page behind the link in a mail that asks so."""

from typing import Final

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from verteller.hosting import clock, holding
from verteller.hosting.holding import State

GONE: Final = 410

_ANSWERS: Final = {"yes": holding.confirm, "no": holding.decline}


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def confirm(request: HttpRequest, signed: str) -> HttpResponse:
    """Show a mail that waits, with a button: programs that look at links in mails press none."""
    number = holding.read(signed)
    if number is None:
        raise Http404
    at = clock.now()
    if request.method == "POST":
        answer = _ANSWERS.get(request.POST.get("answer", ""))
        if answer is not None:
            answer(number, at)
        return HttpResponseRedirect(request.path)
    shown = holding.look(number, at)
    status = GONE if shown.state == State.GONE else 200
    return render(request, "web/confirm.html", {"mail": shown}, status=status)
