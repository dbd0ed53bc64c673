"""People, who may have several addresses and play in several games."""

from typing import Final

from django.conf import settings
from django.db import models

NOWHERE: Final = "@guests.invalid"
"""How addresses end that stand for guests where everybody has one; no mail can go there."""


class Gender(models.TextChoices):
    """How a person is spoken of. Source: wakkerdam, WAK-SIGN-08."""

    MAN = "man"
    WOMAN = "woman"
    NEITHER = "neither"


class Language(models.TextChoices):
    """The languages a person can be told everything in."""

    NL = "nl", "Nederlands"
    EN = "en", "English"
    IT = "it", "Italiano"
    DE = "de", "Deutsch"


class Person(models.Model):
    """Somebody who plays, asks or administers; known by addresses, not by a name."""

    language = models.CharField(max_length=8, choices=Language, default=Language.NL)
    gender = models.CharField(max_length=8, choices=Gender, default=Gender.NEITHER)
    time_zone = models.CharField(max_length=64, default="Europe/Amsterdam")
    is_administrator = models.BooleanField(default=False)
    wants_reminders = models.BooleanField(default=True)
    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="person"
    )
    created_at = models.DateTimeField()

    def __str__(self) -> str:
        """Say who this is to an administrator."""
        return self.main_address or f"person {self.pk}"

    @property
    def main_address(self) -> str:
        """The address known longest; empty when there is none, as with a guest."""
        known = ((address.pk, address.email) for address in self.addresses.all())
        return min((each for each in known if not each[1].endswith(NOWHERE)), default=(0, ""))[1]


class Address(models.Model):
    """
    A mail address of a person, in lower case.

    ``unreachable_since`` is set while mail to it comes back for good, with what its server said
    (``unreachable_because``); a mail from it, or one that arrives, clears both.
    """

    person = models.ForeignKey(Person, models.CASCADE, related_name="addresses")
    email = models.CharField(max_length=254, unique=True)
    unreachable_since = models.DateTimeField(null=True, blank=True)
    unreachable_because = models.CharField(max_length=200, blank=True)

    class Meta:
        verbose_name_plural = "addresses"

    def __str__(self) -> str:
        """Return the address itself."""
        return self.email

    def clean(self) -> None:
        """Write it as it is compared."""
        self.email = self.email.strip().lower()


class Administration(models.Model):
    """The one row about administrators as such: the hash of their password."""

    password = models.CharField(max_length=256, blank=True)

    class Meta:
        verbose_name_plural = "administration"

    def __str__(self) -> str:
        """Say whether commands by mail are possible at all."""
        return "a password is set" if self.password else "no password is set"
