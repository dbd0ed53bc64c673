"""What holds of every calendar, whatever it says."""

from datetime import UTC, date, datetime, time, timedelta
from itertools import islice, pairwise
from zoneinfo import ZoneInfo

from hypothesis import assume, given
from hypothesis import strategies as st

from verteller.hosting.calendar import (
    Calendar,
    Lasting,
    Rule,
    Turn,
    Until,
    Waiting,
    Weekday,
    each,
    five_days_a_week,
    read_calendar,
)

ZONES = (
    "Europe/Rome",
    "Europe/Amsterdam",
    "America/New_York",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
    "Asia/Beirut",
    "Africa/Casablanca",
    "Antarctica/Troll",
    "Pacific/Apia",
    "UTC",
)
GRACE = timedelta(minutes=5)

zones = st.sampled_from(ZONES)
FIRST, LAST = date(2005, 1, 1), date(2080, 1, 1)
moments = st.datetimes(
    datetime.combine(FIRST, time()), datetime.combine(LAST, time()), timezones=st.just(UTC)
)
lengths = st.timedeltas(timedelta(microseconds=1), timedelta(days=60))
hours = st.builds(time, st.integers(0, 23), st.sampled_from([0, 15, 30, 45]))
holidays = st.frozensets(st.dates(FIRST, LAST), max_size=5)
untils = st.builds(
    Until,
    st.frozensets(hours, min_size=1, max_size=4),
    st.frozensets(st.sampled_from(Weekday), min_size=1),
    holidays,
    st.none() | st.timedeltas(timedelta(), timedelta(days=14)),
)
rules: st.SearchStrategy[Rule] = st.one_of(st.builds(Lasting, lengths), untils, st.just(Waiting()))
names = st.sampled_from(["night", "day", "vote", "night 1", "day 12", "sign_up"])
calendars = st.builds(Calendar, rules, st.dictionaries(names, rules), zones)
turns = st.builds(Turn, st.sampled_from(["night", "day", "vote"]), st.integers(1, 15))


@st.composite
def near_a_change(draw: st.DrawFn, zone: str) -> datetime:
    """Draw a moment within two days of one at which the clocks of *zone* change."""
    at = draw(moments).replace(minute=0, second=0, microsecond=0)
    place = ZoneInfo(zone)
    for _ in range(30):
        later = at + timedelta(days=14)
        if at.astimezone(place).utcoffset() != later.astimezone(place).utcoffset():
            break
        at = later
    while (later - at) > timedelta(hours=1):
        middle = at + (later - at) / 2
        same = middle.astimezone(place).utcoffset() == at.astimezone(place).utcoffset()
        at, later = (middle, later) if same else (at, middle)
    return at + draw(st.timedeltas(timedelta(days=-2), timedelta(days=2)))


@given(calendars, turns, moments)
def test_a_deadline_is_later_than_the_opening(
    calendar: Calendar, turn: Turn, opened_at: datetime
) -> None:
    """Rules: LTR-SYS-03."""
    closes_at = calendar.deadline(*turn, opened_at)
    assert closes_at is None or closes_at > opened_at


@given(calendars, turns, moments, st.timedeltas(timedelta(), timedelta(days=9)))
def test_who_opens_later_never_closes_earlier(
    calendar: Calendar, turn: Turn, opened_at: datetime, delay: timedelta
) -> None:
    """Rules: LTR-SYS-03."""
    sooner = calendar.deadline(*turn, opened_at)
    later = calendar.deadline(*turn, opened_at + delay)
    assert (sooner is None and later is None) or (sooner and later and sooner <= later)


@given(st.data(), zones, untils, st.timedeltas(timedelta(), timedelta(hours=3)))
def test_nor_where_the_clocks_change(
    data: st.DataObject, zone: str, rule: Until, delay: timedelta
) -> None:
    """Rules: LTR-SYS-03."""
    calendar = Calendar(rule, zone=zone)
    opened_at = data.draw(near_a_change(zone))
    sooner = calendar.deadline("day", 1, opened_at)
    later = calendar.deadline("day", 1, opened_at + delay)
    assert sooner is not None
    assert later is not None
    assert opened_at < sooner <= later


@given(st.data(), zones, untils)
def test_a_deadline_is_the_hour_on_the_wall_unless_there_is_none(
    data: st.DataObject, zone: str, rule: Until
) -> None:
    """Rules: LTR-SYS-03."""
    opened_at = data.draw(near_a_change(zone))
    closes_at = Calendar(rule, zone=zone).deadline("day", 1, opened_at)
    assert closes_at is not None
    place = ZoneInfo(zone)
    wall = closes_at.astimezone(place)
    if wall.time() in rule.hours:
        assert rule.may_close_on(wall.date())
        assert wall.fold == 0
    else:
        before = (closes_at - timedelta(days=1, hours=1)).astimezone(place).utcoffset()
        assert before is not None
        left_out = (closes_at + before).replace(tzinfo=None)
        assert left_out.time() in rule.hours
        assert rule.may_close_on(left_out.date())
        shown = left_out.replace(tzinfo=place).astimezone(UTC).astimezone(place)
        assert shown.replace(tzinfo=None) != left_out


@given(lengths, turns, moments, zones)
def test_a_game_with_nothing_but_a_speed_is_as_it_always_was(
    speed: timedelta, turn: Turn, opened_at: datetime, zone: str
) -> None:
    """Rules: WAK-VOTE-12."""
    expected = opened_at + speed
    assert each(speed).deadline(*turn, opened_at) == expected
    assert each(speed).deadline(*turn, opened_at.astimezone(ZoneInfo(zone))) == expected


@given(untils, zones, moments)
def test_no_closing_hour_is_passed_over(rule: Until, zone: str, opened_at: datetime) -> None:
    """
    Compared with looking at every quarter of an hour.

    Rules: LTR-SYS-03.
    """
    rule = Until(rule.hours, rule.weekdays, rule.not_on, timedelta())
    closes_at = Calendar(rule, zone=zone).deadline("day", 1, opened_at)
    assert closes_at is not None
    assume(closes_at - opened_at < timedelta(days=3))
    quarter = timedelta(minutes=15)
    at = opened_at.replace(minute=0, second=0, microsecond=0)
    at += ((opened_at - at) // quarter + 1) * quarter
    while at < closes_at:
        wall = at.astimezone(ZoneInfo(zone))
        is_hour = wall.time() in rule.hours and not wall.fold
        assert not (is_hour and rule.may_close_on(wall.date()))
        at += quarter


@given(calendars)
def test_a_calendar_survives_being_written_and_read(calendar: Calendar) -> None:
    again = read_calendar(calendar.to_json())
    assert again == calendar
    assert again.to_json() == calendar.to_json()
    assert hash(again) == hash(calendar)


@given(moments, st.timedeltas(timedelta(), timedelta(days=20)))
def test_downtime_changes_no_hour_of_a_calendar_that_keeps_hours(
    opened_at: datetime, down: timedelta
) -> None:
    """
    What is missed and then carried out is what would have come without the downtime.

    Rules: LTR-SYS-04.
    """
    calendar = five_days_a_week()
    coming = [Turn(phase, number) for number in range(1, 25) for phase in ("night", "day")]
    planned = [span.closes_at for span in calendar.timetable(coming, opened_at)]
    assert planned[0] is not None
    now = planned[0] + down
    missed = calendar.missed(coming, planned[0], now, GRACE)
    assert missed == [at for at in planned if at is not None and at < now]


@given(calendars, st.lists(turns, max_size=12), moments)
def test_a_timetable_has_no_gaps(
    calendar: Calendar, coming: list[Turn], opened_at: datetime
) -> None:
    """Rules: LTR-SYS-03."""
    spans = list(islice(calendar.timetable(coming, opened_at), 12))
    assert [span.turn for span in spans] == coming[: len(spans)]
    for before, after in pairwise(spans):
        assert before.closes_at == after.opened_at
