"""The catalogues: one bundle of Fluent messages a language, and how values are written."""

import logging
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias, TypeGuard, get_args
from zoneinfo import ZoneInfo

from babel.dates import format_datetime, get_timezone_name
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import EntryType, Junk, Message, Resource

from verteller.telling.cast import Language
from verteller.telling.euphony import FUNCTIONS, with_euphony

Value: TypeAlias = str | int | float
"""What a message's variable may hold."""

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
FALLBACK: Final[Language] = "en"
"""Whose words are said where a language has none: what most can read."""
TOPICS: Final = ("roles", "facts", "questions", "refusals", "hosting", "calendar", "stories")
"""The files of one language, for all games."""
OWN_TOPICS: Final[Mapping[str, tuple[str, ...]]] = {
    "tempo_reale": ("tempo_reale",),
    "lupus3": ("lupus3_roles", "lupus3"),
    "duesterwald": ("duesterwald",),
    "tabula": ("tabula",),
}
"""
The files of one rulebook, for its own games: what they say is said instead of the same message
(or attribute) of the others. So a role, a question or a fact can mean something else in each.
"""

# British English has no comma before the last "and", like Dutch.
LOCALES: Final[Mapping[Language, str]] = {
    "nl": "nl_NL",
    "en": "en_GB",
    "it": "it_IT",
    "de": "de_DE",
}
"""How each language is known to babel."""
_MOMENT: Final = "EEEE d MMMM yyyy, HH:mm"
# Fluent refuses to write longer values; they are put in afterwards.
_LONGEST_VALUE: Final = 1000

_log = logging.getLogger(__name__)


class CatalogueError(ValueError):
    """A catalogue that cannot be read: a fault of whoever wrote it."""


class Words:
    """
    The words of one language, as the games of one rulebook have them.

    Values come from outside (names, texts of players) and go in as variables only; nothing in
    them is ever read as Fluent syntax.

    Attributes:
        language: Its code.
        rulebook: Its key; empty for the words that all games share.
    """

    def __init__(self, language: Language, rulebook: str = "") -> None:
        """
        Read the catalogue of *language*, with the words that *rulebook* has of its own.

        Raises:
            CatalogueError: A file has a fault.
        """
        self.language: Language = language
        self.rulebook = rulebook
        self._locale = LOCALES[language]
        functions = FUNCTIONS.get(language)
        spoken = [self._locale.replace("_", "-")]
        self._bundle = FluentBundle(spoken, functions=functions, use_isolating=False)
        own = [_read(language, topic) for topic in OWN_TOPICS.get(rulebook, ())]
        shared = [_read(language, topic) for topic in TOPICS]
        _complete(own, shared)
        # Whoever says a message first is heard, so a rulebook's own words come first.
        for resource in (*own, *shared):
            self._bundle.add_resource(resource)
        self._fallback = None if language == FALLBACK else words_of(FALLBACK, rulebook)

    def has(self, message: str, attribute: str = "") -> bool:
        """Tell whether there are words for *message* (and its *attribute*)."""
        if self._pattern(message, attribute) is not None:
            return True
        return self._fallback is not None and self._fallback.has(message, attribute)

    def say(self, message: str, attribute: str = "", /, **variables: Value) -> str:
        """
        Return the words of *message* (or its *attribute*) with *variables* filled in.

        A message that is missing or does not fit its variables is a fault of the catalogue:
        it is logged, and the best that can be said is returned, for the post must go out. That
        is the whole message in English, where there is one.
        """
        pattern = self._pattern(message, attribute)
        if pattern is None:
            _log.error("no words in %s for %s.%s", self.language, message, attribute)
            if self._fallback is not None and self._fallback.has(message, attribute):
                return self._fallback.say(message, attribute, **variables)
            return message.replace("_", " ").replace("-", " ")
        kept: dict[str, str] = {}
        text, errors = self._bundle.format_pattern(pattern, _shortened(variables, kept))
        if errors:
            _log.error("words in %s for %s.%s: %s", self.language, message, attribute, errors)
        said = str(text)
        for token, value in kept.items():
            said = said.replace(token, value)
        return said

    def _pattern(self, message: str, attribute: str) -> Pattern | None:
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def join(self, items: Iterable[str], style: Literal["standard", "or"] = "standard") -> str:
        """Return *items* as a list in a sentence: "Ann, Bob en Cas" or "Ann, Bob of Cas"."""
        listed = list(items)
        text = format_list(listed, style=style, locale=self._locale)
        return with_euphony(text, listed[-1], self.language) if listed else text

    def number(self, value: float) -> str:
        """Return a number as it is written: 2,5 in Dutch, 2.5 in English."""
        return _decimal(value, self._locale)

    def moment(self, at: datetime, time_zone: str) -> str:
        """
        Return a moment in the reader's own zone, which is named.

        In the hour that comes twice, when clocks are put back, it is told which of the two is
        meant: "summer time" or not.

        Args:
            at: Aware of its time zone.
            time_zone: An IANA name; an unknown one is taken for UTC.
        """
        zone = find_zone(time_zone)
        here = at.astimezone(zone)
        date = format_datetime(
            here, date_pattern(_MOMENT, self._locale), tzinfo=zone, locale=self._locale
        )
        named = zone.key
        if here.utcoffset() != here.replace(fold=1 - here.fold).utcoffset():
            named += f", {get_timezone_name(here, locale=self._locale)}"
        return self.say("moment", date=date, zone=named)

    def duration(self, length: timedelta) -> str:
        """Return a length of time in days, hours, minutes and seconds: "1 dag en 12 uur"."""
        seconds = max(round(length.total_seconds()), 0)
        units = (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1))
        parts: list[str] = []
        for unit, size in units:
            count, seconds = divmod(seconds, size)
            if count or (unit == "seconds" and not parts):
                parts.append(self.say(f"duration-{unit}", count=count))
        return self.join(parts)

    def quote(self, text: str) -> str:
        """Return *text* between this language's quotation marks, on one line."""
        return self.say("quote", text=" ".join(text.split()))


@lru_cache(maxsize=1024)
def _decimal(value: float, locale: str) -> str:
    """Write a number; a game says the same few small ones all the time."""
    return str(format_decimal(value, locale=locale))


def words_of(language: Language, rulebook: str = "") -> Words:
    """
    Return the words of *language* in games of *rulebook*, read once per process.

    A language in which a file is missing is answered by English altogether: half a sentence
    in each would help nobody.
    """
    own = rulebook if rulebook in OWN_TOPICS else ""
    return _words(language if is_written(language, own) else FALLBACK, own)


@cache
def is_written(language: Language, rulebook: str = "") -> bool:
    """Tell whether *language* has all the files for games of *rulebook*."""
    folder = files("verteller.telling") / "catalogue" / language
    topics = (*OWN_TOPICS.get(rulebook, ()), *TOPICS)
    return all((folder / f"{topic}.ftl").is_file() for topic in topics)


@cache
def _words(language: Language, rulebook: str) -> Words:
    return Words(language, rulebook)


def date_pattern(pattern: str, locale: str) -> str:
    """Return a pattern of babel's as *locale* writes a day: in German it is "Mo., 3. Mai"."""
    if not locale.startswith("de"):
        return pattern
    return pattern.replace("d M", "d. M").replace("E d.", "E, d.")


def find_zone(name: str) -> ZoneInfo:
    """Return the time zone called *name*, or UTC when there is none."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return ZoneInfo("UTC")


def aware(at: datetime) -> datetime:
    """Return *at* with a zone; one without is taken for UTC."""
    return at if at.tzinfo else at.replace(tzinfo=UTC)


def source(language: Language, topic: str) -> str:
    """Return the text of one catalogue file."""
    folder = files("verteller.telling") / "catalogue" / language
    return (folder / f"{topic}.ftl").read_text(encoding="utf-8")


def _read(language: Language, topic: str) -> Resource:
    resource = FluentResource(source(language, topic))
    faults = [entry for entry in resource.body if isinstance(entry, Junk)]
    if faults:
        raise CatalogueError(f"{language}/{topic}.ftl: {faults[0].content!r}")
    return resource


def _complete(own: Iterable[Resource], shared: Iterable[Resource]) -> None:
    """Give each of a rulebook's own messages what it leaves to the shared one of its name."""
    known = {each.id.name: each for file in shared for each in file.body if _is_message(each)}
    for message in (each for file in own for each in file.body if _is_message(each)):
        other = known.get(message.id.name)
        if other is not None:
            said = {attribute.id.name for attribute in message.attributes}
            message.value = message.value or other.value
            message.attributes += [each for each in other.attributes if each.id.name not in said]


def _is_message(entry: EntryType) -> TypeGuard[Message]:
    return isinstance(entry, Message)


def _shortened(variables: Mapping[str, Value], kept: dict[str, str]) -> dict[str, Value]:
    """Replace overlong values by tokens, and note in *kept* what each stands for."""
    short: dict[str, Value] = {}
    for name, value in variables.items():
        if isinstance(value, str) and len(value) > _LONGEST_VALUE:
            token = f"\ue000{len(kept)}\ue001"
            kept[token] = value
            short[name] = token
        else:
            short[name] = value
    return short
