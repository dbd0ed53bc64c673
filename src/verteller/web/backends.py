"""Whose an account is that a session names: asked at every request, and so composed once."""

from typing import Final

from django.contrib.auth.models import User
from sesame.backends import ModelBackend

from verteller.hosting.statements import Prepared

_accounts: Final = Prepared(lambda number: User.objects.filter(pk=number), int)


class AccountBackend(ModelBackend):  # type: ignore[misc] # it comes without types
    """Lets in by the links we send, as django-sesame does."""

    def get_user(self, user_id: int) -> User | None:
        """Return the account with that number, if it may sign in."""
        found = _accounts.one(int(user_id))
        return found if found is not None and self.user_can_authenticate(found) else None
