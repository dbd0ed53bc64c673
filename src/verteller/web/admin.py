"""Accounts in Django's own pages: those who have the database can sign anybody out everywhere."""

from django.contrib import admin, messages
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.http import HttpRequest

from verteller.hosting import journal
from verteller.web.models import Session

admin.site.unregister(User)


@admin.register(User)
class AccountAdmin(UserAdmin[User]):
    """
    Accounts, with an end to all sessions of those chosen.

    When somebody was here last stays out: by night that alone would tell a player who is awake.
    """

    list_display = ("username", "person", "is_staff", "is_active")
    fieldsets = (
        (None, {"fields": ("username", "password", "email")}),
        (
            "Permissions",
            {"fields": ("is_active", "is_staff", "is_superuser", "groups", "user_permissions")},
        ),
    )
    actions = ("end_sessions",)

    @admin.action(description="End all sessions")
    def end_sessions(self, request: HttpRequest, chosen: QuerySet[User]) -> None:
        """Sign the accounts chosen out wherever they are signed in."""
        number, _ = Session.objects.filter(account__in=chosen).delete()
        journal.note("session_ended", number=number)
        messages.success(request, f"{number} sessions have ended.")
