"""Forms of the lobby, as they come back from a browser."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from verteller.chat.wording import language
from verteller.hosting.errors import HostingError
from verteller.hosting.guests import is_guest
from verteller.hosting.models import Gender, Language, Person, Player
from verteller.hosting.people import Manners

_ZONE: Final = "Europe/Amsterdam"
"""Whose clocks a guest goes by whose browser does not say."""


@dataclass(frozen=True, slots=True)
class Newcomer:
    """
    What somebody says of himself as he comes in.

    Args:
        by_mail: Whether he wants mail about the game too.
        has_mail: Whether any can come to him.
    """

    name: str
    gender: str
    language: str
    zone: str
    by_mail: bool = False
    has_mail: bool = False

    @property
    def manners(self) -> Manners:
        """How he wants to be spoken to."""
        fit = Manners(self.gender, self.language, self.zone)
        try:
            fit.check()
        except HostingError:
            # A browser's zone that we do not know keeps nobody out.
            return replace(fit, time_zone=_ZONE)
        return fit


def newcomer(person: Person | None, player: Player | None = None) -> Newcomer:
    """Return the form as it is at first: with what is known of whoever asks."""
    last = player
    if person is not None and last is None:
        last = Player.objects.filter(person=person).order_by("-pk").first()
    return Newcomer(
        name=last.name if last else "",
        gender=last.gender if last else person.gender if person else Gender.NEITHER,
        language=player.language if player else language(),
        zone=person.time_zone if person else "",
        by_mail=player.by_mail if player else False,
        has_mail=person is not None and not is_guest(person),
    )


def read_newcomer(
    given: Mapping[str, str], before: Newcomer, spoken_in: str = "language"
) -> Newcomer:
    """
    Return the form as it came back; what is none of the values offered is left as it was.

    Args:
        spoken_in: The field of his language.
    """
    gender, spoken = given.get("gender", ""), given.get(spoken_in, "")
    return Newcomer(
        name=given.get("name", "")[:120],
        gender=gender if gender in Gender.values else before.gender,
        language=spoken if spoken in Language.values else before.language,
        zone=given.get("zone", "")[:60] or before.zone,
        by_mail="by_mail" in given and before.has_mail,
        has_mail=before.has_mail,
    )


def speak(response: HttpResponse, request: HttpRequest, spoken: str) -> None:
    """Let the pages that follow be in the language that was chosen."""
    if request.COOKIES.get(settings.LANGUAGE_COOKIE_NAME) == spoken:
        return
    response.set_cookie(
        settings.LANGUAGE_COOKIE_NAME,
        spoken,
        max_age=settings.LANGUAGE_COOKIE_AGE,
        secure=settings.LANGUAGE_COOKIE_SECURE,
        httponly=settings.LANGUAGE_COOKIE_HTTPONLY,
        samesite="Lax",
    )
