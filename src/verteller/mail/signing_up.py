"""Signing up by mail: `Name, gender`, and whatever else somebody wants behind it."""

import re
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from verteller.hosting import sign_up as hosting
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Language, Outgoing, Person
from verteller.hosting.people import Manners
from verteller.mail.reading.absences import Want, read_want
from verteller.mail.reading.sign_up import read_gender
from verteller.mail.reading.words import Gender
from verteller.telling.folding import fold, normal

LANGUAGE_WORDS: Final = {
    **dict.fromkeys(("nl", "nederlands", "dutch", "hollands"), Language.NL),
    **dict.fromkeys(("olandese", "niederlandisch", "hollandisch"), Language.NL),
    **dict.fromkeys(("en", "english", "engels", "inglese", "englisch"), Language.EN),
    **dict.fromkeys(("it", "italiano", "italian", "italiaans", "italienisch"), Language.IT),
    **dict.fromkeys(("de", "deutsch", "german", "duits", "tedesco"), Language.DE),
}
GENDERS: Final = {Gender.MAN: "man", Gender.WOMAN: "woman", Gender.OTHER: "neither"}
REMINDING: Final = (Want.REMINDERS, Want.NO_REMINDERS)
_LONGEST_REPEATED: Final = 200
_CALLED: Final = re.compile(
    r"(?:^|\s+)(?:detta|detto|soprannominat[ao]|per gli amici|conosciut[ao] come|alias"
    r"|bijgenaamd|ook wel|ook bekend als|auch genannt|genannt|auch bekannt als"
    r"|aka|a\.k\.a\.|also known as|known as|nicknamed)(?:\s+anche)?\s+",
    re.IGNORECASE,
)
"""What stands between a name and a nickname."""
_OR: Final = re.compile(r"\s+(?:o|e|of|en|or|and|oder|und)\s+|/", re.IGNORECASE)
_ZONE: Final = re.compile(r"(?:UTC|[A-Za-z_]+(?:/[A-Za-z0-9_+-]+)+)")


@dataclass(frozen=True, slots=True)
class Wish:
    """What a sign-up asks for; all but name and gender only where it was given."""

    name: str
    gender: str
    language: str | None = None
    time_zone: str | None = None
    reminders: bool | None = None
    nicknames: tuple[str, ...] = ()


def sign_up(
    game: HostedGame, person: Person | None, sender: str, text: str, at: datetime
) -> Outgoing:
    """
    Sign the sender up as *text* asks, and return the confirmation.

    Who does not say otherwise is told everything in the language and time zone known of him
    already, a newcomer in the game's language and by the clock that it goes by.

    Args:
        person: Who that is, if he is known.
        text: What the sender wrote himself.

    Raises:
        HostingError: What is wrong with it; see `verteller.hosting.sign_up.sign_up`.

    Source: wakkerdam, WAK-SIGN-01 to -10, WAK-SYS-10, WAK-SYS-11; Lupus 3.0, LU3-SYS-08.
    """
    wish = read_wish(text)
    manners = Manners(
        gender=wish.gender,
        language=wish.language or (person.language if person else game.language),
        time_zone=wish.time_zone or (person.time_zone if person else _zone_of(game)),
        reminders=wish.reminders,
    )
    return hosting.sign_up(game, sender, wish.name, manners, at, nicknames=wish.nicknames)


def _zone_of(game: HostedGame) -> str:
    """Return the time zone of a game's calendar, or the usual one where it has no hours."""
    calendar = game.calendar if isinstance(game.calendar, dict) else {}
    return str(calendar.get("zone") or Person().time_zone)


def read_wish(text: str) -> Wish:
    """
    Read the first line that is not empty: `Bob, man` or `Bob, man, english, Europe/London`.

    Behind the name, or anywhere after it, may stand what else its bearer is called: `Marta Rossi,
    detta Titti, donna`. Behind all may stand "no reminders", or that reminders are wanted again.

    The name is not looked at here. What follows the line, a signature for instance, is ignored.

    Raises:
        HostingError: ``sign_up_structure``, ``gender_unclear`` or ``language_unknown``.

    Source: wakkerdam, WAK-SIGN-01, -04, -05; language and time zone are ours.
    """
    line = next((line.strip() for line in text.split("\n") if line.strip()), "")
    parts = [part.strip() for part in line.split(",")]
    name, nicknames = _called(parts[0])
    said = []
    for part in parts[1:]:
        other, also = _called(part)
        nicknames += also
        said += [] if also and not other else [part]
    if not name or not any(said):
        raise HostingError(Code.SIGN_UP_STRUCTURE, given=line[:_LONGEST_REPEATED])
    gender = read_gender(said[0])
    if gender is None:
        raise HostingError(Code.GENDER_UNCLEAR, given=said[0][:_LONGEST_REPEATED])
    language = time_zone = reminders = None
    for part in filter(None, said[1:]):
        known = LANGUAGE_WORDS.get(fold(normal(part).strip(" .!")))
        if known:
            language = str(known)
        elif (wanted := read_want(part)) in REMINDING:
            reminders = wanted is Want.REMINDERS
        elif _ZONE.fullmatch(part):
            time_zone = part
        else:
            raise HostingError(Code.LANGUAGE_UNKNOWN, given=part[:_LONGEST_REPEATED])
    return Wish(name, GENDERS[gender], language, time_zone, reminders, nicknames)


def _called(part: str) -> tuple[str, tuple[str, ...]]:
    """Return what stands before a word for "called", and the nicknames behind it."""
    before, *behind = _CALLED.split(part, maxsplit=1)
    if not behind:
        return part, ()
    return before.strip(), tuple(filter(None, map(str.strip, _OR.split(behind[0]))))


def is_sign_up(text: str) -> bool:
    """Tell whether *text* can be read as a sign-up."""
    try:
        read_wish(text)
    except HostingError:
        return False
    return True
