"""Addresses that a page's script asks: to begin a ceremony, and forms that end one."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from verteller.hosting import journal
from verteller.hosting.throttling import CHALLENGES, Attempts, limiter, network_of
from verteller.web.acquaintance import remember
from verteller.web.models import Passkey
from verteller.web.passkeys.ceremonies import (
    PasskeyError,
    begin_making,
    begin_signing,
    finish_making,
    finish_signing,
    name_of,
)
from verteller.web.sessions import SessionStore, begin
from verteller.web.signing_in import for_people, safe_path, visitor
from verteller.web.wording import say

JSON = "application/json"
REFUSED = 403


@never_cache
@require_POST
def ask_to_sign(request: HttpRequest) -> HttpResponse:
    """Hand out a challenge to sign in with."""
    network = network_of(request.META.get("REMOTE_ADDR", ""))
    if not (_attempts(request).may_try() and limiter.hit(CHALLENGES, "challenge", network)):
        return HttpResponse(status=429)
    try:
        return HttpResponse(begin_signing(request), content_type=JSON)
    except PasskeyError:
        return HttpResponse(status=REFUSED)


@never_cache
@require_POST
def sign(request: HttpRequest) -> HttpResponse:
    """Sign in whoever's key has signed the challenge."""
    wanted = request.POST.get("next", "")
    attempts = _attempts(request)
    answer = request.POST.get("answer", "") if attempts.may_try() else ""
    try:
        account = finish_signing(request, answer)
    except PasskeyError:
        attempts.failed()
        journal.note("sign_in_refused", kind="passkey")
        messages.error(request, say("passkey-unfit"))
        return HttpResponseRedirect(reverse("web:sign-in"))
    begin(request, account, "passkey")
    return remember(HttpResponseRedirect(safe_path(request, wanted)), account)


@for_people
@require_POST
def ask_to_make(request: HttpRequest) -> HttpResponse:
    """Hand out what is needed to make a key, to somebody who has just signed in."""
    if not is_fresh(request):
        return HttpResponse(status=REFUSED)
    try:
        return HttpResponse(begin_making(request, visitor(request)), content_type=JSON)
    except PasskeyError:
        return HttpResponse(status=REFUSED)


@for_people
@require_POST
def make(request: HttpRequest) -> HttpResponse:
    """Keep a key that was made."""
    if not is_fresh(request):
        messages.error(request, say("passkey-stale"))
        return _back()
    answer, name = request.POST.get("answer", ""), request.POST.get("name", "")
    try:
        key = finish_making(request, visitor(request), answer, name)
    except PasskeyError:
        messages.error(request, say("passkey-not-made"))
    else:
        journal.note("passkey_made")
        messages.success(request, say("passkey-made", name=key.name))
    return _back()


@for_people
@require_POST
def rename(request: HttpRequest, number: int) -> HttpResponse:
    """Give a key another name."""
    key = _mine(request, number)
    key.name = name_of(request.POST.get("name", ""))
    key.save(update_fields=["name"])
    messages.success(request, say("passkey-renamed", name=key.name))
    return _back()


@for_people
@require_POST
def remove(request: HttpRequest, number: int) -> HttpResponse:
    """Forget a key, so that it opens nothing any more."""
    key = _mine(request, number)
    if not is_fresh(request):
        messages.error(request, say("passkey-stale"))
        return _back()
    key.delete()
    journal.note("passkey_removed")
    messages.success(request, say("passkey-removed", name=key.name))
    return _back()


def is_fresh(request: HttpRequest) -> bool:
    """Tell whether somebody has signed in only just now."""
    session = request.session
    return isinstance(session, SessionStore) and session.is_fresh


def _attempts(request: HttpRequest) -> Attempts:
    return Attempts("passkey", request.META.get("REMOTE_ADDR", ""))


def _mine(request: HttpRequest, number: int) -> Passkey:
    return get_object_or_404(Passkey, pk=number, person=visitor(request))


def _back() -> HttpResponse:
    return HttpResponseRedirect(f"{reverse('account:account')}#passkeys")
