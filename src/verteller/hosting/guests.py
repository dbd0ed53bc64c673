"""Guests: people who play by a link and have no address that mail goes to."""

from datetime import datetime
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from verteller.hosting.models import Address, Person
from verteller.hosting.models.people import NOWHERE

if TYPE_CHECKING:
    from verteller.hosting.people import Manners

DOMAIN: Final = NOWHERE.removeprefix("@")
"""Of the addresses that stand for guests."""


def is_guests(email: str) -> bool:
    """Tell whether an address, in lower case, stands for a guest."""
    return email.endswith(NOWHERE)


def new_guest(manners: "Manners", at: datetime) -> Address:
    """
    Make a person whom no mail reaches, and return what stands for his address.

    It cannot be guessed, so nobody can say that he writes from it.

    Raises:
        HostingError: What is wrong with the manners.
    """
    manners.check()
    person = Person.objects.create(
        gender=manners.gender,
        language=manners.language,
        time_zone=manners.time_zone,
        wants_reminders=False,
        created_at=at,
    )
    return Address.objects.create(person=person, email=f"{token_hex(16)}@{DOMAIN}")


def is_guest(person: Person) -> bool:
    """Tell whether somebody has no address that mail goes to."""
    return all(is_guests(email) for email in person.addresses.values_list("email", flat=True))
