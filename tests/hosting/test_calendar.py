"""The calendar: phases that last, days and nights, weekends, holidays, downtime, masters."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from itertools import count, islice, takewhile
from zoneinfo import ZoneInfo

import pytest

from verteller.hosting.calendar import (
    Calendar,
    Clause,
    Lasting,
    Span,
    Turn,
    Until,
    Waiting,
    days_and_nights,
    each,
    five_days_a_week,
)

ROME = ZoneInfo("Europe/Rome")
GRACE = timedelta(minutes=5)
MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


def rome(month: int, day: int, hour: int, minute: int = 0, year: int = 2018) -> datetime:
    return datetime(year, month, day, hour, minute, tzinfo=ROME)


def turns(first: str = "night", number: int = 1) -> Iterator[Turn]:
    """Nights and days, for ever."""
    if first == "day":
        yield Turn("day", number)
        number += 1
    for each_number in count(number):
        yield Turn("night", each_number)
        yield Turn("day", each_number)


def on_the_wall(span: Span) -> tuple[str, str, str]:
    assert span.closes_at is not None
    opened, closes = (at.astimezone(ROME) for at in (span.opened_at, span.closes_at))
    return f"{span.turn.phase} {span.turn.number}", f"{opened:%a %H:%M}", f"{closes:%a %H:%M}"


def test_two_weeks_have_ten_nights_and_ten_days() -> None:
    """Rules: LTR-SYS-01, LTR-TIME-01, LTR-TIME-02, LTR-TIME-03, LU3-SYS-03."""
    since = rome(1, 7, 22)
    table = five_days_a_week().timetable(turns(), since)
    spans = list(takewhile(lambda span: span.opened_at < since + 14 * DAY, table))
    assert len(spans) == 20
    week = [
        ("night 1", "Sun 22:00", "Mon 08:00"),
        ("day 1", "Mon 08:00", "Mon 22:00"),
        ("night 2", "Mon 22:00", "Tue 08:00"),
        ("day 2", "Tue 08:00", "Tue 22:00"),
        ("night 3", "Tue 22:00", "Wed 08:00"),
        ("day 3", "Wed 08:00", "Wed 22:00"),
        ("night 4", "Wed 22:00", "Thu 08:00"),
        ("day 4", "Thu 08:00", "Thu 22:00"),
        ("night 5", "Thu 22:00", "Fri 08:00"),
        ("day 5", "Fri 08:00", "Sun 22:00"),
    ]
    assert [on_the_wall(span) for span in spans[:10]] == week
    assert [on_the_wall(span)[1:] for span in spans[10:]] == [row[1:] for row in week]


def test_a_day_stretches_over_dates_on_which_none_ends() -> None:
    """Rules: LTR-SYS-03."""
    easter = five_days_a_week(not_on=[date(2018, 4, 1), date(2018, 4, 2)])
    assert easter.deadline("day", 9, rome(3, 30, 8)) == rome(4, 3, 22)
    assert easter.deadline("night", 10, rome(4, 3, 22)) == rome(4, 4, 8)


def test_a_night_ends_also_on_a_date_on_which_no_day_does() -> None:
    """Rules: LTR-SYS-03."""
    christmas = five_days_a_week(not_on=[date(2018, 12, 25)])
    assert christmas.deadline("night", 3, rome(12, 24, 22)) == rome(12, 25, 8)
    assert christmas.deadline("day", 3, rome(12, 25, 8)) == rome(12, 26, 22)


def test_the_sign_up_ends_on_an_evening_and_the_first_night_begins_with_it() -> None:
    """Rules: LTR-SYS-01, LU3-SYS-03."""
    calendar = five_days_a_week()
    closes_at = calendar.deadline("sign_up", 0, rome(1, 5, 15))
    assert closes_at == rome(1, 7, 22)
    assert calendar.deadline("night", 1, closes_at) == rome(1, 8, 8)


def test_a_phase_lasts_its_full_time_from_the_prompt() -> None:
    """Rules: WAK-VOTE-12."""
    opened_at = rome(3, 24, 20)
    assert each(2 * DAY).deadline("main", 1, opened_at) == opened_at.astimezone(UTC) + 2 * DAY
    assert each(3 * MINUTE).deadline("talk", 7, opened_at) == opened_at + 3 * MINUTE


def test_each_phase_has_the_length_given_for_its_name_and_the_first_night_its_own() -> None:
    table = Calendar(
        Lasting(3 * MINUTE),
        {
            "night": Lasting(5 * MINUTE),
            "night 1": Lasting(15 * MINUTE),
            "discussion": Lasting(10 * MINUTE),
        },
    )
    opened_at = rome(1, 1, 20)
    lengths = [("night", 1, 15), ("night", 2, 5), ("discussion", 1, 10), ("vote", 1, 3)]
    for phase, number, minutes in lengths:
        assert table.deadline(phase, number, opened_at) == opened_at + minutes * MINUTE


def test_a_phase_that_waits_for_a_master_has_no_deadline() -> None:
    """Rules: LU3-SYS-04."""
    calendar = Calendar(Lasting(HOUR), {"night": Waiting()})
    assert calendar.deadline("night", 1, rome(1, 1, 20)) is None
    spans = list(calendar.timetable(turns("day"), rome(1, 1, 20)))
    assert [span.turn.phase for span in spans] == ["day", "night"]
    assert spans[-1].closes_at is None


def test_rounds_of_two_days_can_end_at_an_hour() -> None:
    two_days = Calendar(Until(frozenset({time(21)}), least=2 * DAY), zone="Europe/Rome")
    spans = islice(two_days.timetable(turns(), rome(3, 23, 21)), 3)
    ends = [span.closes_at for span in spans]
    assert ends == [rome(3, 25, 21), rome(3, 27, 21), rome(3, 29, 21)]


def test_a_phase_with_several_hours_closes_at_the_first_to_come() -> None:
    twice = Calendar(Until(frozenset({time(12), time(22)})), zone="Europe/Rome")
    assert twice.deadline("day", 1, rome(1, 1, 9)) == rome(1, 1, 12)
    assert twice.deadline("day", 2, rome(1, 1, 12)) == rome(1, 1, 22)


def test_what_was_missed_is_carried_out_in_order_each_at_its_own_deadline() -> None:
    """
    Down from Tuesday 21:00 to Wednesday 09:30.

    Rules: LTR-SYS-04, LTR-SYS-02.
    """
    calendar = five_days_a_week()
    missed = calendar.missed(turns("day", 2), rome(1, 9, 22), rome(1, 10, 9, 30), GRACE)
    assert missed == [rome(1, 9, 22), rome(1, 10, 8)]
    assert calendar.deadline("day", 3, missed[-1]) == rome(1, 10, 22)


def test_nothing_is_missed_at_the_deadline_itself() -> None:
    """Rules: LTR-SYS-02."""
    calendar = five_days_a_week()
    assert calendar.missed(turns(), rome(1, 8, 8), rome(1, 8, 8), GRACE) == []


def test_the_missed_are_as_many_as_the_turns_that_follow() -> None:
    """Rules: LTR-SYS-04."""
    calendar = five_days_a_week()
    two = [Turn("night", 1), Turn("day", 1)]
    assert calendar.missed(two, rome(1, 8, 8), rome(1, 20, 8), GRACE) == [
        rome(1, 8, 8),
        rome(1, 8, 22),
    ]


def test_a_length_that_ended_during_downtime_begins_anew_after_it() -> None:
    """Rules: WAK-VOTE-12."""
    calendar, due_at = each(2 * DAY), rome(1, 8, 20)
    late = due_at + 3 * DAY
    assert calendar.missed(turns(), due_at, late, GRACE) == [late]
    a_little = due_at + MINUTE
    assert calendar.missed(turns(), due_at, a_little, GRACE) == [due_at]
    assert each(3 * MINUTE).closes_at("vote", 1, due_at, a_little, GRACE) == a_little


def test_downtime_moves_the_end_of_a_length_and_no_hour() -> None:
    """Rules: LTR-SYS-03."""
    due_at, lost = rome(1, 9, 22), 77 * MINUTE
    assert five_days_a_week().given_back("day", 2, due_at, lost) == due_at
    assert each(DAY).given_back("day", 2, due_at, lost) == due_at + lost


def test_more_time_at_the_players_wish_lasts_until_the_next_closing_hour() -> None:
    """Rules: LTR-SYS-03."""
    calendar = five_days_a_week()
    assert calendar.postponed("day", 4, rome(1, 11, 22), 7 * HOUR) == rome(1, 14, 22)
    assert each(DAY).postponed("main", 1, rome(1, 11, 22), 7 * HOUR) == rome(1, 12, 5)


def test_after_a_master_ends_a_phase_early_the_game_finds_its_hours_again() -> None:
    """Rules: LTR-SYS-04."""
    calendar = five_days_a_week()
    assert calendar.deadline("night", 2, rome(1, 8, 15)) == rome(1, 9, 8)
    assert calendar.deadline("day", 2, rome(1, 8, 23)) == rome(1, 9, 22)
    assert calendar.deadline("day", 2, rome(1, 8, 16)) == rome(1, 8, 22)


def test_a_phase_opened_just_before_its_hour_lasts_until_the_next_one() -> None:
    """Rules: LTR-SYS-04."""
    calendar = five_days_a_week()
    assert calendar.deadline("night", 2, rome(1, 9, 7, 1)) == rome(1, 10, 8)
    assert calendar.deadline("night", 2, rome(1, 9, 7)) == rome(1, 9, 8)


def test_hours_close_together_are_all_kept() -> None:
    calendar = days_and_nights("Europe/Rome", dawn=time(22, 30), dusk=time(22))
    assert calendar.deadline("night", 1, rome(1, 8, 22)) == rome(1, 8, 22, 30)


def test_only_what_closes_by_the_clock_keeps_hours() -> None:
    calendar = Calendar(Lasting(HOUR), {"day": Until(frozenset({time(22)}))}, "Europe/Rome")
    assert calendar.keeps_hours("day", 3)
    assert not calendar.keeps_hours("night", 3)


def test_equal_rules_are_told_once_and_the_rule_for_all_others_last() -> None:
    calendar = five_days_a_week()
    day, night = calendar.rule("day", 1), calendar.rule("night", 1)
    assert calendar.describe() == (
        Clause(("night",), others=False, rule=night),
        Clause(("day",), others=True, rule=day),
    )
    assert each(DAY).describe() == (Clause((), others=True, rule=Lasting(DAY)),)


def test_a_moment_without_a_zone_is_none() -> None:
    with pytest.raises(ValueError, match="without a time zone"):
        each(DAY).deadline("main", 1, datetime(2018, 1, 1))  # noqa: DTZ001 - that is the point
