"""Calendars as JSON, and what is said of something that is none."""

from datetime import date, time, timedelta
from typing import Any

import pytest

from verteller.hosting.calendar import (
    Calendar,
    CalendarError,
    Fault,
    Lasting,
    Until,
    Waiting,
    Weekday,
    each,
    five_days_a_week,
    read_calendar,
)

DAY = timedelta(days=1)


def test_the_simple_form_is_one_length() -> None:
    """Rules: WAK-VOTE-12."""
    assert read_calendar({"every": {"lasts": "2d"}}) == each(2 * DAY)
    assert each(1.5 * DAY).to_json() == {"every": {"lasts": "1d12h"}}


def test_days_and_nights_are_written_as_they_are_said() -> None:
    """Rules: LTR-SYS-01, LTR-SYS-03."""
    day = {"until": ["22:00"], "on": ["mon", "tue", "wed", "thu", "sun"], "not_on": ["2018-04-01"]}
    said = {
        "zone": "Europe/Rome",
        "every": day,
        "phases": {"day": day, "night": {"until": ["08:00"]}},
    }
    calendar = five_days_a_week(not_on=[date(2018, 4, 1)])
    assert calendar.to_json() == said
    assert read_calendar(said) == calendar


def test_every_kind_of_rule_can_be_read() -> None:
    said = {
        "zone": "Europe/Amsterdam",
        "every": {"waits": True},
        "phases": {
            "main": {"until": "21:00", "on": "sun", "least": "2d"},
            "vote": {"lasts": "1h30m"},
            "talk": {"lasts": "0.5s"},
        },
    }
    assert read_calendar(said, phases={"main", "vote", "talk"}) == Calendar(
        Waiting(),
        {
            "main": Until(frozenset({time(21)}), frozenset({Weekday.SUNDAY}), least=2 * DAY),
            "vote": Lasting(timedelta(minutes=90)),
            "talk": Lasting(timedelta(milliseconds=500)),
        },
        "Europe/Amsterdam",
    )


def test_the_sign_up_is_a_phase_of_every_rulebook() -> None:
    said = {"every": {"lasts": "1d"}, "phases": {"sign_up": {"lasts": "7d"}}}
    assert read_calendar(said, phases=()).rule("sign_up", 0) == Lasting(7 * DAY)


def test_nothing_can_be_changed_in_a_calendar_by_way_of_what_it_was_made_of() -> None:
    named: dict[str, Any] = {"night": Lasting(DAY)}
    calendar = Calendar(Lasting(DAY), named)
    named["day"] = Waiting()
    assert dict(calendar.phases) == {"night": Lasting(DAY)}


def every(**rule: object) -> dict[str, object]:
    return {"zone": "Europe/Rome", "every": rule}


@pytest.mark.parametrize(
    ("said", "fault", "where"),
    [
        ([], Fault.NOT_AN_OBJECT, ""),
        ({"every": "2d"}, Fault.NOT_AN_OBJECT, "every"),
        ({"every": {"lasts": "1d"}, "phases": ["night"]}, Fault.NOT_AN_OBJECT, "phases"),
        ({}, Fault.RULE_MISSING, "every"),
        ({"every": {"lasts": "1d"}, "speed": 2}, Fault.UNKNOWN_KEY, ""),
        (every(lasts="1d", on=["mon"]), Fault.UNKNOWN_KEY, "every"),
        (every(lasts="1d", until=["08:00"]), Fault.RULE_UNCLEAR, "every"),
        (every(on=["mon"]), Fault.RULE_UNCLEAR, "every"),
        (every(waits=False), Fault.RULE_UNCLEAR, "every"),
        (every(lasts="two days"), Fault.LENGTH_UNCLEAR, "every.lasts"),
        (every(lasts=2), Fault.LENGTH_UNCLEAR, "every.lasts"),
        (every(lasts=""), Fault.LENGTH_UNCLEAR, "every.lasts"),
        (every(lasts="0s"), Fault.LENGTH_RANGE, "every.lasts"),
        (every(lasts="999999d"), Fault.LENGTH_RANGE, "every.lasts"),
        (every(until=["24:00"]), Fault.HOUR_UNCLEAR, "every.until"),
        (every(until=[8]), Fault.HOUR_UNCLEAR, "every.until"),
        (every(until=None), Fault.HOUR_UNCLEAR, "every.until"),
        (every(until=[]), Fault.HOURS_NONE, "every.until"),
        (every(until="08:00", on=["monday"]), Fault.WEEKDAY_UNKNOWN, "every.on"),
        (every(until="08:00", on=[]), Fault.WEEKDAYS_NONE, "every.on"),
        (every(until="08:00", not_on=["1 April"]), Fault.DATE_UNCLEAR, "every.not_on"),
        (every(until="08:00", not_on=["2018-02-30"]), Fault.DATE_UNCLEAR, "every.not_on"),
        (every(until="08:00", least="15d"), Fault.LENGTH_RANGE, "every.least"),
        (every(until="08:00", least="long"), Fault.LENGTH_UNCLEAR, "every.least"),
        ({"every": {"until": "08:00"}}, Fault.ZONE_MISSING, "zone"),
        ({"every": {"lasts": "1d"}, "zone": "Europe/Atlantis"}, Fault.ZONE_UNKNOWN, "zone"),
        ({"every": {"lasts": "1d"}, "zone": ["UTC"]}, Fault.ZONE_UNKNOWN, "zone"),
        ({"every": {"lasts": "1d"}, "zone": "../etc/passwd"}, Fault.ZONE_UNKNOWN, "zone"),
    ],
)
def test_what_is_no_calendar_is_refused_with_a_code_and_a_place(
    said: object, fault: Fault, where: str
) -> None:
    with pytest.raises(CalendarError) as refused:
        read_calendar(said)
    assert (refused.value.fault, refused.value.where) == (fault, where)


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("nihgt", Fault.PHASE_UNKNOWN),
        ("nihgt 1", Fault.PHASE_UNKNOWN),
        ("night one", Fault.PHASE_UNCLEAR),
        ("night 01", Fault.PHASE_UNCLEAR),
    ],
)
def test_a_phase_that_no_rulebook_has_is_refused(name: str, fault: Fault) -> None:
    said = {"every": {"lasts": "1d"}, "phases": {name: {"lasts": "2d"}}}
    with pytest.raises(CalendarError) as refused:
        read_calendar(said, phases={"night", "day"})
    assert (refused.value.fault, refused.value.parameters["value"]) == (fault, name)


def test_more_dates_than_anybody_needs_are_refused() -> None:
    dates = [(date(2018, 1, 1) + n * DAY).isoformat() for n in range(401)]
    with pytest.raises(CalendarError) as refused:
        read_calendar(every(until="08:00", not_on=dates))
    assert refused.value.fault == Fault.TOO_MANY_DATES
    assert refused.value.parameters == {"most": 400}
