"""People: found by address, made at their first sign-up."""

from dataclasses import dataclass
from datetime import datetime
from functools import cache, lru_cache
from typing import Final
from zoneinfo import available_timezones

from django.core.exceptions import ValidationError
from django.core.validators import validate_email

from verteller.hosting.errors import Code, HostingError
from verteller.hosting.guests import is_guests
from verteller.hosting.models import Address, Gender, Language, Person
from verteller.hosting.statements import Prepared


@dataclass(frozen=True, slots=True)
class Manners:
    """
    How somebody wants to be spoken to: gender, language and time zone (an IANA name).

    ``reminders`` is whether he wants to be reminded of deadlines, None for whatever he said
    before.
    """

    gender: str
    language: str
    time_zone: str
    reminders: bool | None = None

    def check(self) -> None:
        """
        Refuse what is none of the values offered.

        Raises:
            HostingError: ``gender_unclear``, ``language_unknown`` or ``time_zone_unknown``.
        """
        if self.gender not in Gender.values:
            raise HostingError(Code.GENDER_UNCLEAR, given=self.gender)
        if self.language not in Language.values:
            raise HostingError(Code.LANGUAGE_UNKNOWN, given=self.language)
        if self.time_zone not in _time_zones():
            raise HostingError(Code.TIME_ZONE_UNKNOWN, given=self.time_zone)


def fit_address(email: str) -> str:
    """
    Return *email* as it is stored and compared: in lower case.

    Raises:
        HostingError: ``address_unfit``.
    """
    lowered = email.strip().lower()
    try:
        _validate(lowered)
    except ValidationError:
        raise HostingError(Code.ADDRESS_UNFIT, given=email[:254]) from None
    if is_guests(lowered):
        raise HostingError(Code.ADDRESS_UNFIT, given=email[:254])
    return lowered


@lru_cache(maxsize=1024)
def _validate(email: str) -> None:
    """Have Django look at an address; one that it accepted once comes in with every mail."""
    validate_email(email)


def find_person(email: str) -> Person | None:
    """Return whose address this is, if anybody's."""
    address = _address_with_person.one(email.strip().lower())
    return address.person if address else None


_address_with_person: Final = Prepared(
    lambda email: Address.objects.select_related("person").filter(email=email), str
)


def address_of(email: str, manners: Manners, at: datetime) -> Address:
    """
    Return the address *email* with its person, who is made if nobody has it yet.

    The person's manners are those given last.

    Raises:
        HostingError: ``address_unfit``.
    """
    lowered = fit_address(email)
    address = Address.objects.select_related("person").filter(email=lowered).first()
    person = address.person if address else Person(created_at=at)
    person.gender = manners.gender
    person.language = manners.language
    person.time_zone = manners.time_zone
    if manners.reminders is not None:
        person.wants_reminders = manners.reminders
    person.save()
    return address or Address.objects.create(person=person, email=lowered)


@cache
def _time_zones() -> frozenset[str]:
    return frozenset(available_timezones())
