"""Accounts: what somebody's sessions hang on; made when it is first needed, without a password."""

from secrets import token_hex

from django.contrib.auth.models import User
from django.db import transaction

from verteller.hosting.models import Person

BACKEND = "verteller.web.backends.AccountBackend"
"""As which a session counts for Django that was entered without a password."""

ONLY_GAME = "only_game"
"""Under this a session that was entered with a code keeps the one game that it opens."""


def account_of(person: Person | None) -> User:
    """Return the account of somebody, made if he has none; for nobody, one that is not kept."""
    if person is not None and person.user is not None:
        return as_if_new(person.user)
    with transaction.atomic():
        name = f"person-{person.pk}" if person else f"nobody-{token_hex(8)}"
        account, is_new = User.objects.get_or_create(username=name)
        if is_new:
            # It has no password to guess.
            account.set_unusable_password()
            account.save(update_fields=["password"])
        Person.objects.filter(pk=person.pk if person else 0).update(user=account)
        transaction.set_rollback(person is None)
    return account


def as_if_new(account: User) -> User:
    """Return *account* after as long as it takes to make one."""
    account_of(None)
    return account


def is_protected(account: User) -> bool:
    """Tell whether an account opens more than games: then nothing but its password enters it."""
    return account.is_staff or account.is_superuser
