"""Calendars put into words: when each phase closes, a line for every rule."""

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from typing import Any, Final

from babel.dates import format_date, get_day_names

from verteller.telling.words import LOCALES, Words, date_pattern

_WEEK: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_UNITS: Final = {"d": 86_400, "h": 3_600, "m": 60, "s": 1}
_MOST_DATES: Final = 12
"""So many dates on which nothing closes are listed; the rest is counted."""


def calendar_lines(calendar: Mapping[str, Any], words: Words) -> tuple[str, ...]:
    """
    Return what a calendar says, one line a rule, and last whose clocks are meant.

    Args:
        calendar: In plain values, as hosting spells it: ``zone``, and ``clauses`` with their
            ``phases``, ``others`` and rule.

    Source: tempo reale, LTR-SYS-01, LTR-SYS-03; wakkerdam, WAK-VOTE-12.
    """
    clauses = calendar["clauses"]
    lines = [_capital(_clause(each, words, alone=len(clauses) == 1)) for each in clauses]
    if any("until" in each for each in clauses):
        lines.append(words.say("calendar-zone", zone=str(calendar["zone"]).replace("_", " ")))
    return tuple(lines)


def calendar_phrase(calendar: Mapping[str, Any], words: Words) -> str:
    """Return the same within a sentence."""
    clauses = calendar["clauses"]
    return "; ".join(_clause(each, words, alone=len(clauses) == 1) for each in clauses)


def phase_name(phase: str, words: Words, number: int = 0) -> str:
    """Return what a phase is called, with the number of its night or day where there is one."""
    if number:
        return words.say("calendar-turn", phase=phase, number=number)
    return words.say("calendar-phase", phase=phase)


def _clause(clause: Mapping[str, Any], words: Words, *, alone: bool) -> str:
    named = [_named(name, words) for name in clause["phases"]]
    if clause["others"]:
        # Where one rule holds for all, there are no others.
        named = [] if alone else named
        named.append(words.say("calendar-all" if alone else "calendar-others"))
    return words.say("calendar-line", phases=words.join(named), rule=_rule(clause, words))


def _named(name: str, words: Words) -> str:
    phase, _, number = name.partition(" ")
    return phase_name(phase, words, int(number or 0))


def _rule(said: Mapping[str, Any], words: Words) -> str:
    if "lasts" in said:
        return _length(said["lasts"], words)
    if "until" not in said:
        return words.say("calendar-waits")
    hours = words.join(said["until"], "or")
    if "on" in said:
        text = words.say("calendar-until-days", hours=hours, days=_days(said["on"], words))
    else:
        text = words.say("calendar-until", hours=hours)
    if said.get("not_on"):
        text += words.say("calendar-not-on", dates=_dates(said["not_on"], words))
    if said.get("least"):
        text += words.say("calendar-least", length=_length(said["least"], words))
    return text


def _length(written: str, words: Words) -> str:
    """Return a length of time as a calendar writes it (``1d12h``) in words."""
    seconds, number = 0.0, ""
    for sign in written:
        if sign in _UNITS:
            seconds, number = seconds + float(number) * _UNITS[sign], ""
        else:
            number += sign
    return words.duration(timedelta(seconds=seconds))


def _days(on: Iterable[str], words: Words) -> str:
    names = get_day_names("wide", locale=LOCALES[words.language])
    return words.join(str(names[_WEEK.index(each)]) for each in on)


def _dates(given: Iterable[str], words: Words) -> str:
    days = [date.fromisoformat(each) for each in given]
    locale = LOCALES[words.language]
    pattern = date_pattern("d MMMM yyyy", locale)
    listed = [str(format_date(day, pattern, locale=locale)) for day in days[:_MOST_DATES]]
    if len(days) > _MOST_DATES:
        listed.append(words.say("calendar-more", count=len(days) - _MOST_DATES))
    return words.join(listed)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
