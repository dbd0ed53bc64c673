"""The account of whoever is signed in: addresses, language, where he is signed in, and keys."""

from dataclasses import dataclass
from datetime import datetime

from babel.dates import format_datetime
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import check_for_language
from django.views.decorators.http import require_POST, require_safe
from django.views.i18n import set_language

from verteller.hosting import journal
from verteller.hosting.accounts import ONLY_GAME
from verteller.hosting.models import Language, Person
from verteller.hosting.models.people import NOWHERE
from verteller.telling.words import date_pattern
from verteller.web.models import Session
from verteller.web.passkeys.ceremonies import site_of
from verteller.web.passkeys.views import is_fresh
from verteller.web.sessions import (
    FAMILY,
    IDLE,
    NETWORK,
    OLDEST,
    WAY,
    handle_of,
    sessions_of,
)
from verteller.web.signing_in import for_people, visitor
from verteller.web.wording import LOCALES, language, say


@dataclass(frozen=True, slots=True)
class SessionLine:
    """
    A browser somebody is signed in with.

    Args:
        handle: What it is named by on the page.
        family: What it is, as far as it says.
        network: Roughly where it was when it signed in.
        way: How it signed in.
        is_this: Whether it is the one that looks.
        is_bound: Whether it opens one game alone.
    """

    handle: str
    family: str
    network: str
    way: str
    began_at: datetime
    seen_at: datetime
    is_this: bool
    is_bound: bool

    @property
    def name(self) -> str:
        """What it is, in words."""
        return self.family or say("session-unknown")

    @property
    def since(self) -> str:
        """When it signed in, in words."""
        locale = LOCALES[language()].replace("-", "_")
        return format_datetime(self.began_at, date_pattern("d MMM, HH:mm", locale), locale=locale)

    @property
    def way_words(self) -> str:
        """How it signed in, in words."""
        return say(f"session-by-{self.way}")


@for_people
@require_safe
def account(request: HttpRequest) -> HttpResponse:
    """Show somebody what is known of him that he signs in with."""
    person = visitor(request)
    context = {
        "person": person,
        "addresses": person.addresses.exclude(email__endswith=NOWHERE).order_by("pk"),
        "languages": [(each.value, each.label) for each in Language],
        "sessions": _lines(request),
        "passkeys": person.passkeys.order_by("pk"),
        "has_passkeys": site_of(request) is not None,
        "is_fresh": is_fresh(request),
        "idle_days": IDLE.days,
        "most_days": OLDEST.days,
    }
    return render(request, "web/account/account.html", context)


@for_people
@require_POST
def choose_language(request: HttpRequest) -> HttpResponse:
    """Speak another language to somebody, in mails and on pages."""
    person, chosen = visitor(request), request.POST.get("language", "")
    if chosen in Language.values:
        Person.objects.filter(pk=person.pk).update(language=chosen)
    if not check_for_language(chosen):
        return _back()
    return set_language(request)


@for_people
@require_POST
def end_session(request: HttpRequest) -> HttpResponse:
    """End one session of somebody."""
    handle = request.POST.get("session", "")
    mine = sessions_of(_account(request))
    found = [row for row in mine if handle_of(row.session_key) == handle]
    for row in found:
        row.delete()
    journal.note("session_ended", number=len(found))
    messages.success(request, say("session-ended"))
    return _back()


@for_people
@require_POST
def end_other_sessions(request: HttpRequest) -> HttpResponse:
    """End all sessions of somebody but the one that asks for it."""
    others = sessions_of(_account(request)).exclude(pk=request.session.session_key)
    number, _ = others.delete()
    journal.note("session_ended", number=number)
    messages.success(request, say("sessions-ended", count=number))
    return _back()


@for_people
@require_POST
def end_all_sessions(request: HttpRequest) -> HttpResponse:
    """Sign somebody out everywhere, here too."""
    number, _ = sessions_of(_account(request)).delete()
    journal.note("session_ended", number=number)
    logout(request)
    return HttpResponseRedirect(reverse("web:home"))


def _lines(request: HttpRequest) -> list[SessionLine]:
    return [_line(row, request.session.session_key) for row in sessions_of(_account(request))]


def _line(row: Session, this: str | None) -> SessionLine:
    held = row.get_decoded()
    return SessionLine(
        handle=handle_of(row.session_key),
        family=str(held.get(FAMILY, "")),
        network=str(held.get(NETWORK, "")),
        way=str(held.get(WAY, "link")),
        began_at=row.began_at,
        seen_at=row.seen_at,
        is_this=row.session_key == this,
        is_bound=ONLY_GAME in held,
    )


def _account(request: HttpRequest) -> User:
    account = request.user
    if not isinstance(account, User):
        raise Http404
    return account


def _back() -> HttpResponse:
    return HttpResponseRedirect(reverse("account:account"))
