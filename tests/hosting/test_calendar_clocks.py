"""The calendar when the clocks change: hours that come twice, and hours that do not come."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from verteller.hosting.calendar import Calendar, Until, days_and_nights, five_days_a_week

ROME = ZoneInfo("Europe/Rome")
HOUR = timedelta(hours=1)


def rome(month: int, day: int, hour: int, minute: int = 0, *, fold: int = 0) -> datetime:
    at = datetime(2018, month, day, hour, minute, tzinfo=ROME, fold=fold)
    return at.astimezone(UTC)


def nightly(hour: int, minute: int = 0) -> Calendar:
    return Calendar(Until(frozenset({time(hour, minute)})), zone="Europe/Rome")


@pytest.mark.parametrize(("month", "day", "hours"), [(3, 25, 9), (10, 28, 11), (6, 10, 10)])
def test_the_night_ends_at_eight_whatever_the_clocks_do(month: int, day: int, hours: int) -> None:
    """Rules: LTR-SYS-03."""
    calendar = days_and_nights("Europe/Rome")
    opened_at = rome(month, day - 1, 22)
    closes_at = calendar.deadline("night", 1, opened_at)
    assert closes_at == rome(month, day, 8)
    assert closes_at - opened_at == hours * HOUR


@pytest.mark.parametrize(("month", "day", "less"), [(3, 25, 1), (10, 28, -1)])
def test_the_long_day_ends_at_ten_whatever_the_clocks_do(month: int, day: int, less: int) -> None:
    """Rules: LTR-SYS-03, LTR-SYS-01."""
    opened_at = rome(month, day - 2, 8)
    closes_at = five_days_a_week().deadline("day", 5, opened_at)
    assert closes_at == rome(month, day, 22)
    assert closes_at - opened_at == (62 - less) * HOUR


def test_an_hour_that_does_not_come_is_reckoned_by_the_clock_as_it_was() -> None:
    """
    At 02:00 the clocks are put forward to 03:00.

    Rules: LTR-SYS-03.
    """
    closes_at = nightly(2, 30).deadline("night", 1, rome(3, 24, 22))
    assert closes_at == rome(3, 25, 3, 30)
    assert nightly(2, 30).deadline("night", 2, closes_at) == rome(3, 26, 2, 30)


def test_an_hour_that_comes_twice_is_the_first_of_the_two() -> None:
    """Rules: LTR-SYS-03."""
    closes_at = nightly(2, 30).deadline("night", 1, rome(10, 27, 22))
    assert closes_at == rome(10, 28, 2, 30, fold=0)
    between = rome(10, 28, 2, 15, fold=1)
    assert nightly(2, 30).deadline("night", 2, between) == rome(10, 29, 2, 30)


def test_a_short_phase_is_not_passed_over_for_the_hour_it_lost() -> None:
    """Rules: LTR-SYS-03."""
    assert nightly(3).deadline("night", 1, rome(3, 25, 1, 30)) == rome(3, 25, 3)


def test_a_short_phase_is_not_passed_over_for_the_hour_that_came_twice() -> None:
    """Rules: LTR-SYS-03."""
    assert nightly(3).deadline("night", 1, rome(10, 28, 2, 50, fold=0)) == rome(10, 28, 3)


def test_a_date_that_a_zone_left_out_is_no_trap() -> None:
    """
    Samoa went from the evening of 29 December 2011 to the 31st.

    Rules: LTR-SYS-03.
    """
    apia = ZoneInfo("Pacific/Apia")
    calendar = days_and_nights("Pacific/Apia", not_on=[date(2011, 12, 31)])
    opened_at = datetime(2011, 12, 29, 22, tzinfo=apia)
    dawn = calendar.deadline("night", 1, opened_at)
    assert dawn == datetime(2011, 12, 31, 8, tzinfo=apia)
    assert calendar.deadline("day", 1, dawn) == datetime(2011, 12, 31, 22, tzinfo=apia)
