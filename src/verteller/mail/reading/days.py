"""Reading a day as people write it: "zondag", "3 december", "2 weeks"; never by guessing."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from itertools import pairwise
from typing import Final, Literal

from babel.dates import get_day_names, get_month_names

from verteller.telling.folding import fold, normal

DAY: Final = timedelta(days=1)
WEEK: Final = timedelta(days=7)
LONGEST: Final = 80
"""Characters in which a day is sought."""

_LOCALES: Final[Mapping[str, tuple[Literal["wide", "abbreviated"], ...]]] = {
    "nl_NL": ("wide", "abbreviated"),
    "en_GB": ("wide", "abbreviated"),
    # Short forms like "mar" and "so" mean something else in one of the others.
    "it_IT": ("wide",),
    "de_DE": ("wide",),
}
"""In which languages days and months are read, and how long their names are."""
_TOKEN: Final = re.compile(r"\d+|[^\W\d_]+|[-/.]")
_NUMERIC: Final = re.compile(r"(?<!\d)(\d{1,4})([-/.])(\d{1,2})(?:\2(\d{1,4}))?(?!\d)")
_ORDINALS: Final = frozenset({"e", "de", "ste", "st", "nd", "rd", "th"})
_NUMBERS: Final[Mapping[str, int]] = {
    word: number
    for number, words in enumerate(
        (
            ("een", "1", "one", "a", "an", "un", "una", "uno", "ein", "eine", "einen"),
            ("twee", "two", "due", "zwei"),
            ("drie", "three", "tre", "drei"),
            ("vier", "four", "quattro"),
            ("vijf", "five", "cinque", "funf"),
            ("zes", "six", "sei", "sechs"),
            ("zeven", "seven", "sette", "sieben"),
            ("acht", "eight", "otto"),
            ("negen", "nine", "nove", "neun"),
            ("tien", "ten", "dieci", "zehn"),
        ),
        start=1,
    )
    for word in words
}
_UNITS: Final = {
    **dict.fromkeys(("dag", "dagen", "day", "days", "giorno", "giorni"), DAY),
    **dict.fromkeys(("tag", "tage", "tagen"), DAY),
    **dict.fromkeys(("week", "weken", "weekje", "weeks", "settimana", "settimane"), WEEK),
    **dict.fromkeys(("woche", "wochen"), WEEK),
}
_FROM_TODAY: Final = {
    **dict.fromkeys(("vandaag", "today", "oggi", "heute"), 0),
    **dict.fromkeys(("morgen", "tomorrow", "domani"), 1),
    **dict.fromkeys(("overmorgen", "dopodomani", "ubermorgen"), 2),
}
_NEXT: Final = frozenset(
    {"volgende", "next", "prossima", "prossimo", "nachste", "nachsten", "nachster", "kommende"}
)
_WEEKS: Final = frozenset({"week", "settimana", "woche"})
_DAY_FOLLOWS: Final = frozenset({"al", "zum"})
"""Behind these a number is a day of the month: "fino al 15", "bis zum 15."."""
_AFTER: Final = "after"


@dataclass(frozen=True, slots=True)
class Unclear:
    """Words that speak of a day, but not of one day alone."""

    words: str


def read_length(text: str) -> timedelta | None:
    """Return the number of days or weeks that *text* is, and nothing else: "2 weken"."""
    words = _tokens(text)
    if len(words) == 2 and words[1] in _UNITS:
        number = int(words[0]) if words[0].isdigit() else _NUMBERS.get(words[0], 0)
        return number * _UNITS[words[1]] if 0 < number < 1000 else None
    return None


def read_day(text: str, today: date, language: str) -> date | Unclear:
    """
    Return the day that *text* begins with or is about, the next one if it comes every year.

    Names of days and months are read in every language we speak. Figures like 3/4 are day and
    month; who reads English might mean the other way round, so of him only 3/14 is clear.

    Args:
        text: What stands behind "until".
        today: In the writer's own time zone.
        language: The writer's.
    """
    said = normal(text)[:LONGEST]
    words = _tokens(said)
    numeric = _numeric(said, today, language)
    found = _named(words, today) if numeric is None else numeric
    if found is None or isinstance(found, Unclear):
        return Unclear(" ".join(text.split())[:LONGEST])
    return found


def _tokens(text: str) -> list[str]:
    return [fold(word) for word in _TOKEN.findall(normal(text)) if word not in "-/."]


def _numeric(text: str, today: date, language: str) -> date | Unclear | None:
    """Read 2026-12-03, 3-12-2026, 3/12 and 3.12."""
    written = _NUMERIC.findall(text)
    if not written:
        return None
    if len(written) > 1:
        return Unclear(text)
    first, _, second, third = written[0]
    if len(first) == 4 and third:
        return _date(int(first), int(second), int(third)) or Unclear(text)
    day, month = int(first), int(second)
    if language == "en" and month <= 12 and day <= 12 and day != month:
        return Unclear(text)
    if month > 12 >= day:
        day, month = month, day
    if third:
        year = int(third) + (2000 if len(third) == 2 else 0)
        return _date(year, month, day) or Unclear(text)
    return _next(month, day, today) or Unclear(text)


def _named(words: list[str], today: date) -> date | Unclear | None:
    """Read the name of a day, a day and the name of a month, or both if they agree."""
    weekdays = [_days()[word] for word in words if word in _days()]
    months = [place for place, word in enumerate(words) if word in _months()]
    later = [_FROM_TODAY[word] for word in words if word in _FROM_TODAY]
    if later and _AFTER in words:
        later = [each + 1 for each in later]
    if later and not weekdays and not months:
        return today + later[0] * DAY if len(later) == 1 else Unclear("")
    if len(weekdays) > 1 or len(months) > 1 or later:
        return Unclear("")
    if months:
        return _in_month(words, months[0], weekdays, today)
    if weekdays:
        return _weekday(words, weekdays[0], today)
    return _day_of_month(words, today)


def _in_month(words: list[str], place: int, weekdays: list[int], today: date) -> date | Unclear:
    month = _months()[words[place]]
    figures = [int(word) for word in words if word.isdigit()]
    years = [figure for figure in figures if figure > 999]
    days = [figure for figure in figures if figure <= 31]
    if len(days) != 1 or len(years) > 1 or len(days) + len(years) != len(figures):
        return Unclear("")
    found = _date(years[0], month, days[0]) if years else _next(month, days[0], today)
    if found is None or (weekdays and found.weekday() != weekdays[0]):
        return Unclear("")
    return found


def _weekday(words: list[str], weekday: int, today: date) -> date | Unclear:
    others = set(words)
    if any(word.isdigit() for word in words):
        return Unclear("")
    ahead = (weekday - today.weekday()) % 7
    if others & _NEXT:
        if _WEEKS.isdisjoint(others):
            return Unclear("")  # the coming one for some, the one after it for others
        monday = today - today.weekday() * DAY
        return monday + WEEK + weekday * DAY
    if not ahead:
        return Unclear("")  # today, or in a week
    return today + ahead * DAY


def _day_of_month(words: list[str], today: date) -> date | Unclear | None:
    """Read "de 15e" or "the 15th"."""
    figures = [word for word in words if word.isdigit()]
    if not figures:
        return None
    marked = [word for word, behind in pairwise(words) if word.isdigit() and behind in _ORDINALS]
    marked += [
        word for before, word in pairwise(words) if word.isdigit() and before in _DAY_FOLLOWS
    ]
    if len(figures) != 1 or len(marked) != 1 or not 1 <= int(marked[0]) <= 31:
        return Unclear("")
    for ahead in range(62):
        if (today + ahead * DAY).day == int(marked[0]):
            return today + ahead * DAY
    return Unclear("")


def _next(month: int, day: int, today: date) -> date | None:
    """Return the next such day, today included."""
    for year in (today.year, today.year + 1):
        found = _date(year, month, day)
        if found is not None and found >= today:
            return found
    return None


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


@cache
def _days() -> Mapping[str, int]:
    """Return the names of the days of the week, Monday first, whole and abbreviated."""
    return {
        fold(name).rstrip("."): day
        for locale, widths in _LOCALES.items()
        for width in widths
        for day, name in get_day_names(width, locale=locale).items()
    }


@cache
def _months() -> Mapping[str, int]:
    """Return the names of the months, whole and abbreviated."""
    return {
        fold(name).rstrip("."): month
        for locale, widths in _LOCALES.items()
        for width in widths
        for month, name in get_month_names(width, locale=locale).items()
    }
