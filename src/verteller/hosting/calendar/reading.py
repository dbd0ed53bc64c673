"""Reading a calendar from JSON, and saying exactly where it is none."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from datetime import date, time
from typing import Any, Final, TypeVar

from verteller.hosting.calendar.errors import CalendarError, Fault
from verteller.hosting.calendar.lengths import read_length
from verteller.hosting.calendar.parts import WHOLE_WEEK, Lasting, Rule, Until, Waiting, Weekday
from verteller.hosting.calendar.spec import Calendar

T = TypeVar("T")

SIGN_UP: Final = "sign_up"
"""The one phase that every game has, whatever its rulebook."""

_HOUR: Final = re.compile(r"(?:[01][0-9]|2[0-3]):[0-5][0-9]")
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def read_calendar(value: object, *, phases: Collection[str] | None = None) -> Calendar:
    """
    Return the calendar that *value* describes.

    Args:
        value: JSON as Python has it: dicts, lists, strings, booleans.
        phases: The names of the rulebook's phases, where a name that is none is to be refused;
            ``sign_up`` always is one.

    Raises:
        CalendarError: What is wrong with it, and where.
    """
    said = _object(value, {"zone", "every", "phases"})
    if "every" not in said:
        raise CalendarError(Fault.RULE_MISSING, where="every")
    with _within("every"):
        every = _rule(said["every"])
    named: dict[str, Rule] = {}
    with _within("phases"):
        for name, rule in _object(said.get("phases", {})).items():
            if phases is not None and name.partition(" ")[0] not in {SIGN_UP, *phases}:
                raise CalendarError(Fault.PHASE_UNKNOWN, value=name)
            with _within(name):
                named[name] = _rule(rule)
    return Calendar(every, named, said.get("zone"))


def _rule(value: object) -> Rule:
    """Read one rule."""
    said = _object(value, {"lasts", "until", "on", "not_on", "least", "waits"})
    kinds = said.keys() & {"lasts", "until", "waits"}
    if len(kinds) != 1 or said.get("waits", True) is not True:
        raise CalendarError(Fault.RULE_UNCLEAR)
    if "until" in kinds:
        return _until(said)
    for key in said.keys() - kinds:
        raise CalendarError(Fault.UNKNOWN_KEY, value=key)
    if "waits" in kinds:
        return Waiting()
    with _within("lasts"):
        length = read_length(said["lasts"])
    return Lasting(length)


def _until(said: Mapping[str, Any]) -> Until:
    """Read a rule with hours."""
    least = None
    if "least" in said:
        with _within("least"):
            least = read_length(said["least"])
    hours = [said["until"]] if isinstance(said["until"], str) else said["until"]
    return Until(
        _all_of("until", hours, _hour, Fault.HOUR_UNCLEAR),
        _all_of("on", said["on"], _weekday, Fault.WEEKDAY_UNKNOWN) if "on" in said else WHOLE_WEEK,
        _all_of("not_on", said.get("not_on", []), _date, Fault.DATE_UNCLEAR),
        least,
    )


def _hour(given: str) -> time:
    if not _HOUR.fullmatch(given):
        raise ValueError(given)
    return time.fromisoformat(given)


def _weekday(given: str) -> Weekday:
    return Weekday(given)


def _date(given: str) -> date:
    if not _DATE.fullmatch(given):
        raise ValueError(given)
    return date.fromisoformat(given)


def _all_of(key: str, given: object, read: Callable[[str], T], fault: Fault) -> frozenset[T]:
    """Read a list of words, or say which of them is none."""
    found = set()
    for each in given if isinstance(given, list | tuple) else [given]:
        try:
            found.add(read(each if isinstance(each, str) else ""))
        except ValueError:
            raise CalendarError(fault, where=key, value=each) from None
    return frozenset(found)


def _object(value: object, keys: Collection[str] | None = None) -> Mapping[str, Any]:
    """Return *value* if it is an object of JSON with none but these keys."""
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise CalendarError(Fault.NOT_AN_OBJECT)
    for key in value:
        if keys is not None and key not in keys:
            raise CalendarError(Fault.UNKNOWN_KEY, value=key)
    return value


@contextmanager
def _within(key: str) -> Iterator[None]:
    """Say of what goes wrong inside that it is found under *key*."""
    try:
        yield
    except CalendarError as error:
        raise error.within(key) from None
