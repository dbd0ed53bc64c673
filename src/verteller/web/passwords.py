"""
Passwords: the way into the database's own pages, and into nothing else.

Who guesses is slowed down; who owns the account is not locked out by those who guess, since the
browser he has entered it with before is counted apart from all others.
"""

from datetime import timedelta
from typing import Any, Final

from django.conf import settings
from django.contrib.admin import AdminSite
from django.contrib.admin.forms import AdminAuthenticationForm
from django.contrib.auth import BACKEND_SESSION_KEY
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse

from verteller.hosting import journal
from verteller.web.sessions import MODEL_BACKEND
from verteller.web.throttling import Attempts
from verteller.web.wording import say

KNOWN_FOR: Final = timedelta(days=180)
"""So long a browser is known by which an account was entered."""

SALT: Final = "verteller.web.passwords"


class PasswordForm(AdminAuthenticationForm):
    """Django's form for name and password, which takes only so many wrong ones."""

    def clean(self) -> dict[str, Any]:
        """Check them, unless too many wrong ones came before."""
        name = str(self.cleaned_data.get("username", "")).strip().casefold()
        attempts = _attempts(self.request, name)
        if not attempts.may_try():
            raise ValidationError(say("sign-in-too-often"), code="throttled")
        try:
            checked: dict[str, Any] = super().clean()
        except ValidationError:
            attempts.failed()
            journal.note("sign_in_refused", kind="password")
            raise
        return checked


class DatabaseSite(AdminSite):
    """Django's own pages, for sessions that were entered with a password and are no others."""

    login_form = PasswordForm

    def has_permission(self, request: HttpRequest) -> bool:
        """Tell whether somebody may be here at all."""
        by_password = request.session.get(BACKEND_SESSION_KEY) == MODEL_BACKEND
        return by_password and super().has_permission(request)

    def login(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """Ask for the password, and know the browser again in which it was right."""
        response = super().login(request, extra_context)
        if request.method == "POST" and self.has_permission(request):
            journal.note("signed_in", kind="password")
            _remember(request, response)
        return response


def _attempts(request: HttpRequest | None, name: str) -> Attempts:
    if request is None:
        return Attempts("password", "", name)
    known = request.get_signed_cookie(
        _cookie(), default="", salt=SALT, max_age=int(KNOWN_FOR.total_seconds())
    )
    place = request.META.get("REMOTE_ADDR", "")
    return Attempts("password", place, name, is_known=bool(name) and known == name)


def _remember(request: HttpRequest, response: HttpResponse) -> None:
    response.set_signed_cookie(
        _cookie(),
        request.user.get_username().casefold(),
        salt=SALT,
        max_age=int(KNOWN_FOR.total_seconds()),
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Strict",
    )


def _cookie() -> str:
    """Return the cookie's name, which over HTTPS no other host can set."""
    return "__Host-known" if settings.SESSION_COOKIE_SECURE else "known"
