"""
Acquaintance: browsers in which an account has been entered before.

Whoever asks or guesses in somebody's name, however often, is a stranger; his own browser is not,
and what strangers use up is not his. The cookie opens nothing: it only says who is no stranger.
"""

from datetime import timedelta
from typing import Final

from django.conf import settings
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.utils.crypto import constant_time_compare, salted_hmac

KNOWN_FOR: Final = timedelta(days=180)
"""So long a browser is known by which an account was entered."""

SALT: Final = "verteller.web.acquaintance"


def remember(response: HttpResponse, account: User) -> HttpResponse:
    """Know the browser again that gets *response*, which has just entered *account*."""
    response.set_signed_cookie(
        _cookie(),
        _mark(account),
        salt=SALT,
        max_age=int(KNOWN_FOR.total_seconds()),
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )
    return response


def is_known(request: HttpRequest | None, account: User | None) -> bool:
    """Tell whether a browser has entered *account* before."""
    if request is None or account is None:
        return False
    limit = int(KNOWN_FOR.total_seconds())
    found = request.get_signed_cookie(_cookie(), default="", salt=SALT, max_age=limit)
    return constant_time_compare(found or "", _mark(account))


def _mark(account: User) -> str:
    """Return what stands in the cookie: nobody learns from it whose it is."""
    return salted_hmac(SALT, str(account.pk), algorithm="sha256").hexdigest()


def _cookie() -> str:
    """Return the cookie's name, which over HTTPS no other host can set."""
    return "__Host-known" if settings.SESSION_COOKIE_SECURE else "known"
