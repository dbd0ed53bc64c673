"""
Passwords: the way into the database's own pages, and into nothing else.

Who guesses is slowed down; who owns the account is not locked out by those who guess, since the
browser he has entered it with before is counted apart from all others.
"""

from typing import Any, Final

from django.contrib.admin import AdminSite
from django.contrib.admin.forms import AdminAuthenticationForm
from django.contrib.auth import BACKEND_SESSION_KEY
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse

from verteller.hosting import journal
from verteller.hosting.throttling import Attempts
from verteller.web.acquaintance import is_known, remember
from verteller.web.sessions import MODEL_BACKEND
from verteller.web.wording import say

WORDS: Final = ("verteller", "wakkerdam", "weerwolf", "werewolf", "werwolf", "lupus")
"""What a password must not be made of: whoever guesses one begins with these."""


class OwnWords:
    """Refuses passwords that are little else than words everybody here knows."""

    LEAST_BESIDES: Final = 8
    """So many letters there must be without them."""

    def validate(self, password: str, user: object = None) -> None:  # noqa: ARG002 - Django's
        """Raise ValidationError for such a password."""
        rest = password.casefold()
        for word in WORDS:
            rest = rest.replace(word, "")
        if len(rest) < self.LEAST_BESIDES:
            raise ValidationError(self.get_help_text(), code="own_words")

    def get_help_text(self) -> str:
        """Say what is refused."""
        return say("password-own-words")


class PasswordForm(AdminAuthenticationForm):
    """Django's form for name and password, which takes only so many wrong ones."""

    def clean(self) -> dict[str, Any]:
        """Check them, unless too many wrong ones came before."""
        name = str(self.cleaned_data.get("username", "")).strip()
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
            if isinstance(request.user, User):
                remember(response, request.user)
        return response


def _attempts(request: HttpRequest | None, name: str) -> Attempts:
    place = request.META.get("REMOTE_ADDR", "") if request is not None else ""
    account = User.objects.filter(username=name).first()
    return Attempts("password", place, name, is_known=is_known(request, account))
