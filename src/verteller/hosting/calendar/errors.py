"""What a calendar cannot be, as codes with parameters; words are chosen at the door."""

from enum import StrEnum


class Fault(StrEnum):
    """Why something is no calendar. The values are stable; doors use them."""

    NOT_AN_OBJECT = "not_an_object"
    """A calendar, its phases and each rule are objects of JSON."""
    UNKNOWN_KEY = "unknown_key"
    """``value`` is no part of a calendar, or of this kind of rule."""
    RULE_MISSING = "rule_missing"
    """``every`` has to be there: it holds for all phases that are not named."""
    RULE_UNCLEAR = "rule_unclear"
    """A rule says exactly one of ``lasts``, ``until`` and ``waits``; the last is always true."""
    PHASE_UNCLEAR = "phase_unclear"
    """``value`` is no name of a phase, nor one with a number behind it."""
    PHASE_UNKNOWN = "phase_unknown"
    """The rulebook has no phase of the name ``value``."""
    LENGTH_UNCLEAR = "length_unclear"
    """``value`` is not written as ``2d``, ``12h``, ``3m``, ``90s`` or several of those."""
    LENGTH_RANGE = "length_range"
    """``value`` is too short or too long; ``most`` is the longest it can be."""
    HOUR_UNCLEAR = "hour_unclear"
    """``value`` is no hour from ``00:00`` to ``23:59``."""
    HOURS_NONE = "hours_none"
    """No hour is named at which the phase would close."""
    WEEKDAY_UNKNOWN = "weekday_unknown"
    """``value`` is none of ``mon`` to ``sun``."""
    WEEKDAYS_NONE = "weekdays_none"
    """There is no day of the week on which the phase would close."""
    DATE_UNCLEAR = "date_unclear"
    """``value`` is no date of the form ``2018-04-01``."""
    TOO_MANY_DATES = "too_many_dates"
    """More than ``most`` dates are listed."""
    ZONE_MISSING = "zone_missing"
    """Hours mean nothing without a time zone."""
    ZONE_UNKNOWN = "zone_unknown"
    """``value`` is no time zone."""


class CalendarError(ValueError):
    """
    Something that is no calendar.

    Args:
        fault: Why.
        where: The keys that lead to it, with dots between; empty for the whole.
        parameters: What the words need, in plain values.
    """

    def __init__(self, fault: Fault, *, where: str = "", **parameters: object) -> None:
        super().__init__(f"{where or 'calendar'}: {fault} {parameters!r}")
        self.fault = fault
        self.where = where
        self.parameters = parameters

    def within(self, key: str) -> "CalendarError":
        """Return the same fault as it is seen from one level further out."""
        where = f"{key}.{self.where}" if self.where else key
        return CalendarError(self.fault, where=where, **self.parameters)
