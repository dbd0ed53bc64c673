"""Administrators: people with equal rights who share one password for commands by mail."""

from datetime import datetime

from django.contrib.auth.hashers import check_password, make_password

from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import Address, Administration, Person
from verteller.hosting.people import Manners, address_of, find_person
from verteller.hosting.transactions import in_one_transaction


@in_one_transaction
def add_administrator(email: str, manners: Manners, at: datetime) -> Person:
    """
    Give somebody an administrator's rights; there may be any number of them.

    Raises:
        HostingError: ``address_unfit`` or what is wrong with the manners.

    Source: wakkerdam, WAK-SYS-27, WAK-ADMIN-02.
    """
    manners.check()
    person = find_person(email) or address_of(email, manners, at).person
    person.is_administrator = True
    person.save(update_fields=["is_administrator"])
    return person


@in_one_transaction
def remove_administrator(email: str) -> Person:
    """
    Take an administrator's rights from somebody; the person and all games stay.

    Raises:
        HostingError: ``address_unfit`` when no administrator has this address.

    Source: wakkerdam, WAK-SYS-27.
    """
    person = find_person(email)
    if person is None or not person.is_administrator:
        raise HostingError(Code.ADDRESS_UNFIT, address=email)
    person.is_administrator = False
    person.save(update_fields=["is_administrator"])
    return person


def list_administrators() -> list[tuple[str, str]]:
    """Return address and language of every administrator, by address."""
    rows = Address.objects.filter(person__is_administrator=True).order_by("email")
    return list(rows.values_list("email", "person__language"))


@in_one_transaction
def set_password(password: str) -> None:
    """Set the password that commands by mail need; only its hash is kept (WAK-SYS-49)."""
    Administration.objects.update_or_create(pk=1, defaults={"password": make_password(password)})


def find_administrator(email: str) -> Person | None:
    """Return the administrator who has this address, if one has."""
    person = find_person(email)
    return person if person is not None and person.is_administrator else None


def recognise(email: str, password: str) -> Person | None:
    """
    Return the administrator who has this address, if the password is right.

    Without a password set, nobody is recognised.

    Source: wakkerdam, WAK-SYS-29, WAK-ADMIN-04, WAK-ADMIN-05.
    """
    person = find_person(email)
    stored = Administration.objects.filter(pk=1).values_list("password", flat=True).first()
    # A wrong address takes as long to refuse as a wrong password.
    is_right = check_password(password, stored or make_password(None))
    return person if is_right and person is not None and person.is_administrator else None
