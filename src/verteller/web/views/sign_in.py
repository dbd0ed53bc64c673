"""Signing in and out: by a mailed link with a button behind it, or by a printed code."""

from functools import partial
from urllib.parse import urlencode

from django.contrib.auth import logout
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from verteller.hosting import clock
from verteller.hosting.errors import HostingError
from verteller.hosting.people import fit_address
from verteller.web.acquaintance import is_known, remember
from verteller.web.codes import LASTS, enter_with_code
from verteller.web.outward import full_address
from verteller.web.passkeys.ceremonies import site_of
from verteller.web.signing_in import Asked, enter, holder_of, mail_link, safe_path, signed_in
from verteller.web.wording import say


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def ask(request: HttpRequest) -> HttpResponse:
    """Ask for an address, and mail a link to it if somebody known has it."""
    wanted = request.POST.get("next") or request.GET.get("next", "")
    context = {
        "next": wanted and safe_path(request, wanted),
        "person": signed_in(request),
        "has_passkeys": site_of(request) is not None,
    }
    if request.method != "POST":
        return render(request, "web/sign_in.html", context)
    typed = request.POST.get("address", "")
    try:
        email = fit_address(typed)
    except HostingError:
        context |= {"typed": typed, "fault": say("fault-address")}
        return render(request, "web/sign_in.html", context, status=422)
    place = request.META.get("REMOTE_ADDR", "")
    asked = Asked(email, place, clock.now(), partial(is_known, request))
    mail_link(asked, lambda token: _link(request, token, str(context["next"])))
    return render(request, "web/sign_in_asked.html", context | {"address": email})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def open_link(request: HttpRequest, token: str) -> HttpResponse:
    """Show a button that signs in: programs that look at links in mails press none."""
    wanted = request.POST.get("next") or request.GET.get("next", "")
    entered = enter(request, token) if request.method == "POST" else None
    if entered is not None and entered.user is not None:
        return remember(HttpResponseRedirect(safe_path(request, wanted)), entered.user)
    person = holder_of(token)
    context = {"holder": person, "next": wanted and safe_path(request, wanted)}
    status = 200 if person is not None else 410
    return render(request, "web/sign_in_link.html", context, status=status)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def type_code(request: HttpRequest) -> HttpResponse:
    """Ask for the code on a letter, and open the one game it is for."""
    if request.method != "POST":
        return render(request, "web/sign_in_code.html")
    record = enter_with_code(request, request.POST.get("code", ""))
    if record is not None:
        return HttpResponseRedirect(reverse("play:game", args=[record.name]))
    fault = say("code-wrong", days=LASTS.days)
    return render(request, "web/sign_in_code.html", {"fault": fault}, status=422)


@never_cache
@require_POST
def leave(request: HttpRequest) -> HttpResponse:
    """Sign out."""
    logout(request)
    return HttpResponseRedirect(reverse("web:home"))


def _link(request: HttpRequest, token: str, wanted: str) -> str:
    address = full_address(request, "web:sign-in-link", token)
    return f"{address}?{urlencode({'next': wanted})}" if wanted else address
