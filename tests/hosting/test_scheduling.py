"""Scheduling: games go by their calendar, through weekends, holidays and changes of the clock."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from tests.hosting.calendars import (
    DAY,
    EASTER,
    HOUR,
    LUPUS,
    NIGHTS,
    SECOND,
    on_the_wall,
    open_phase,
    played,
    rome,
)
from tests.hosting.villages import (
    START,
    TINY,
    farmers,
    fill,
    fresh,
    new_game,
    on,
    player,
    post,
    wolf,
)
from verteller.hosting import alarms, clock, games, mastering, pausing, scheduling, sweep
from verteller.hosting.administration import Plan, create_game, describe
from verteller.hosting.calendar import Calendar, Lasting, Turn, Waiting, five_days_a_week
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness.extending import ask_extension
from verteller.hosting.fairness.ladder import ladder_of, length_of, usual_extension
from verteller.hosting.fairness.reminders import Rounds, remind_due
from verteller.hosting.models import HostedGame, Kind, Player
from verteller.hosting.playing import answer, close_phase
from verteller.hosting.sign_up import close_sign_up
from verteller.rules.facts import Seat, TimeExtended
from verteller.rules.registry import find_rulebook

pytestmark = pytest.mark.django_db

MONDAY = rome("2026-03-02 22:00")
"""When the first phase opens in most of these games."""


def followed(game: HostedGame, until: datetime) -> list[tuple[str, str, str]]:
    """Let time pass, and return each phase with when it opened and when it was due."""
    seen = []
    while True:
        record = fresh(game)
        assert record.opened_at is not None
        due_at = record.due_at
        seen.append((open_phase(record), on_the_wall(record.opened_at), on_the_wall(due_at)))
        if due_at is None or due_at >= until:
            return seen
        # At the hour itself an answer is still in time.
        assert sweep.close_due(due_at) == []
        assert len(sweep.close_due(due_at + SECOND)) == 1


def test_a_game_of_tempo_reale_is_played_five_days_a_week_unless_somebody_says_otherwise() -> None:
    """Rules: LTR-SYS-01, LTR-SYS-03."""
    plan = Plan(name="Lupus", rulebook="tempo_reale", compositions=LUPUS, speed=3 * DAY)
    usual = create_game(plan, MONDAY)
    other = create_game(replace(plan, name="Kort", calendar=Calendar(Lasting(HOUR))), MONDAY)

    calendar = scheduling.calendar_of(usual)
    for turn in (("night", 1), ("day", 1), ("day", 7)):
        assert calendar.rule(*turn) == five_days_a_week("Europe/Rome").rule(*turn)
    assert usual.due_at == usual.sign_up_closes_at == MONDAY + 3 * DAY
    assert other.due_at == MONDAY + HOUR
    assert describe(usual)["calendar"]["zone"] == "Europe/Rome"
    assert fresh(new_game()).calendar is None


def test_two_weeks_have_ten_nights_and_ten_days() -> None:
    """
    Of which the first is a night, and Friday's day ends on Sunday at 22:00.

    Rules: LTR-T-210, LTR-T-213, LTR-SYS-01, LTR-SYS-03, LTR-SYS-05, LTR-TIME-04.
    """
    game = played(rome("2018-03-04 22:00"), None, rulebook="tempo_reale")

    seen = followed(game, rome("2018-03-18 22:01"))[:-1]

    assert [name for name, *_ in seen[:3]] == ["night 1", "day 1", "night 2"]
    nights = [each for each in seen if each[0].startswith("night")]
    days = [each for each in seen if each[0].startswith("day")]
    assert (len(nights), len(days)) == (10, 10)
    assert all(opened.endswith("22:00") and due.endswith("08:00") for _, opened, due in nights)
    assert all(opened.endswith("08:00") and due.endswith("22:00") for _, opened, due in days)
    assert ("day 5", "2018-03-09 08:00", "2018-03-11 22:00") in seen
    assert seen[-1] == ("day 10", "2018-03-16 08:00", "2018-03-18 22:00")


def test_no_day_ends_on_a_holiday() -> None:
    """Rules: LTR-T-210, LTR-SYS-03."""
    calendar = scheduling.without(five_days_a_week(), EASTER)
    game = played(rome("2018-03-29 22:00"), calendar, rulebook="tempo_reale")

    assert followed(game, rome("2018-04-03 23:00")) == [
        ("night 1", "2018-03-29 22:00", "2018-03-30 08:00"),
        ("day 1", "2018-03-30 08:00", "2018-04-03 22:00"),
        ("night 2", "2018-04-03 22:00", "2018-04-04 08:00"),
    ]


@pytest.mark.parametrize(("saturday", "hours"), [("2026-03-28 22:00", 9), ("2026-10-24 22:00", 11)])
def test_when_the_clocks_change_a_deadline_keeps_its_hour(saturday: str, hours: int) -> None:
    """Rules: LTR-T-211, LTR-SYS-03, LTR-TIME-04."""
    opened_at = rome(saturday)
    game = played(opened_at, rulebook="tempo_reale")

    seen = followed(game, opened_at + 2 * DAY)

    assert [due[-5:] for *_, due in seen[:4]] == ["08:00", "22:00", "08:00", "22:00"]
    opened = fresh(game).entries.filter(kind="phase_opened").order_by("number")
    first, second = opened.values_list("at", flat=True)[:2]
    assert (second - first) / 3_600_000 == hours


def test_a_phase_that_a_master_ends_early_is_followed_by_one_that_ends_at_its_hour() -> None:
    """Rules: LTR-SYS-04, LTR-TIME-04."""
    game = played(MONDAY, rulebook="tempo_reale")

    close_phase(game, 1, rome("2026-03-03 01:30"))

    assert open_phase(game) == "day 1"
    assert on_the_wall(fresh(game).due_at) == "2026-03-03 22:00"
    close_phase(game, 2, rome("2026-03-03 15:00"))
    assert open_phase(game) == "night 2"
    assert on_the_wall(fresh(game).due_at) == "2026-03-04 08:00"


def test_a_phase_that_waits_for_a_master_has_no_alarm_and_closes_when_he_says() -> None:
    """Rules: LTR-SYS-04."""
    waits = Calendar(Waiting())
    game = create_game(replace(TINY, calendar=waits), START)
    assert (game.due_at, game.sign_up_closes_at, describe(game)["closes_at"]) == (None, None, None)
    fill(game)
    assert sweep.close_due(START + 1000 * DAY) == []

    close_sign_up(game, START)
    assert sweep.close_due(START + 1000 * DAY) == []
    assert fresh(game).due_at is None
    assert close_phase(game, 1, START + DAY)

    assert fresh(game).sequence == 2
    assert [span.closes_at for span in scheduling.timetable(fresh(game), START, 5)] == []
    (span,) = scheduling.timetable(fresh(game), START, 5, with_secrets=True)
    assert span.closes_at is None


def test_a_calendar_can_be_changed_while_a_phase_is_open() -> None:
    """Its deadline is what it would have been; from now if that is over. Rules: LTR-SYS-03."""
    game = played(MONDAY)
    assert on_the_wall(fresh(game).due_at) == "2026-03-03 22:00"
    at = MONDAY + 3 * HOUR

    assert (
        scheduling.set_calendar(game, Calendar(Lasting(4 * HOUR)), at).due_at == MONDAY + 4 * HOUR
    )
    assert scheduling.set_calendar(game, Calendar(Lasting(2 * HOUR)), at).due_at == at + 2 * HOUR
    assert scheduling.set_calendar(game, Calendar(Waiting()), at).due_at is None
    assert scheduling.set_calendar(game, None, at).due_at == MONDAY + game.speed
    with clock.told_by(lambda: at + 3 * HOUR):
        alarms.ring.call(game.pk, 1)
    assert fresh(game).sequence == 1


def test_a_change_that_does_not_concern_the_open_phase_leaves_its_deadline() -> None:
    """Whatever it was extended by stays. Rules: LTR-SYS-03."""
    game = played(MONDAY)
    mastering.extend(game, HOUR, MONDAY)

    later = scheduling.without(NIGHTS, [rome("2026-05-01 12:00").date()])
    changed = scheduling.set_calendar(game, later, MONDAY + HOUR)

    assert on_the_wall(changed.due_at) == "2026-03-03 23:00"
    assert scheduling.calendar_of(fresh(game)) == later


def test_who_does_not_know_of_a_phase_is_not_told_when_it_closes() -> None:
    """By a calendar that would show which it is. Rules: LTR-SYS-03, WAK-SYS-22."""
    game = played(MONDAY)
    close_phase(game, 1, MONDAY + HOUR)
    assert open_phase(game) == "night 1"

    scheduling.set_calendar(game, Calendar(Lasting(5 * HOUR)), MONDAY + 2 * HOUR)
    pausing.pause(game, MONDAY + 3 * HOUR)
    pausing.resume(game, MONDAY + 4 * HOUR)

    changed = {row.player_id: row.payload for row in post(Kind.NOTICE, game)}
    assert len(changed) == 5
    assert [each for each, said in changed.items() if "until" in said] == [wolf(game).pk]
    assert all(said["calendar"]["clauses"][0]["lasts"] == "5h" for said in changed.values())
    resumed = {row.player_id: row.payload for row in post(Kind.GAME_RESUMED, game)}
    assert [each for each, said in resumed.items() if "due_at" in said] == [wolf(game).pk]
    assert scheduling.timetable(fresh(game), MONDAY, 3) == []


def test_nothing_is_said_where_nothing_changes() -> None:
    """Rules: LTR-SYS-03."""
    game = played(MONDAY)

    scheduling.set_calendar(game, NIGHTS.to_json(), MONDAY)

    assert post(Kind.NOTICE, game) == []


@pytest.mark.parametrize(
    ("given", "fault", "where"),
    [
        ({"every": {"until": "22:00"}}, "zone_missing", "zone"),
        (
            {"every": {"lasts": "2d"}, "phases": {"dusk": {"lasts": "2d"}}},
            "phase_unknown",
            "phases",
        ),
        ({"every": {"until": "24:00"}, "zone": "Europe/Rome"}, "hour_unclear", "every.until"),
        ([], "not_an_object", ""),
    ],
)
def test_what_is_no_calendar_is_refused_and_nothing_changes(
    given: object, fault: str, where: str
) -> None:
    """Rules: LTR-SYS-03."""
    game = played(MONDAY)

    with pytest.raises(HostingError) as refused:
        scheduling.set_calendar(game, given, MONDAY)  # type: ignore[arg-type]

    assert refused.value.code == Code.CALENDAR_UNFIT
    assert (refused.value.parameters["fault"], refused.value.parameters["where"]) == (fault, where)
    assert fresh(game).calendar == NIGHTS.to_json()


def test_a_game_that_is_over_keeps_its_calendar() -> None:
    """Rules: LTR-SYS-03."""
    game = played(MONDAY)
    HostedGame.objects.filter(pk=game.pk).update(status="finished")

    with pytest.raises(HostingError, match=Code.GAME_ENDED):
        scheduling.set_calendar(game, None, MONDAY)
    assert scheduling.timetable(fresh(game), MONDAY, 3) == []


def test_a_game_taken_up_again_ends_its_phase_at_its_hour() -> None:
    """Rules: LTR-SYS-03, WAK-SYS-32."""
    game = played(MONDAY)
    pausing.pause(game, MONDAY + HOUR)

    pausing.resume(game, rome("2026-03-08 12:00"))

    record = fresh(game)
    assert on_the_wall(record.opened_at) == "2026-03-08 12:00"
    assert on_the_wall(record.due_at) == "2026-03-08 22:00"
    assert {row.payload["due_at"] for row in post(Kind.GAME_RESUMED, game)} == {
        record.due_at.isoformat() if record.due_at else ""
    }


def test_an_extension_that_players_wish_for_lasts_until_the_next_hour() -> None:
    """And everybody is told the difference. Rules: LTR-SYS-03."""
    game = played(MONDAY, fairness={"extensions": "on"})
    for each in Player.objects.filter(game=game).order_by("pk")[:3]:
        ask_extension(each, MONDAY + HOUR)

    assert on_the_wall(fresh(game).due_at) == "2026-03-04 22:00"
    with games.opened(fresh(game)) as folded:
        (fact,) = [each.content for each in folded.log if isinstance(each.content, TimeExtended)]
    assert timedelta(milliseconds=fact.by) == DAY


def test_nobody_can_wish_for_more_of_a_phase_that_waits_for_a_master() -> None:
    """Rules: LTR-SYS-04."""
    game = played(MONDAY, Calendar(Waiting()), fairness={"extensions": "on"})

    given = [ask_extension(each, MONDAY) for each in Player.objects.filter(game=game)]

    assert not any(given)
    assert fresh(game).due_at is None


def test_reminders_and_extensions_are_a_share_of_the_phase_that_is_open() -> None:
    """Not of what another phase lasts. Rules: LTR-SYS-01."""
    game = played(MONDAY + 10 * HOUR)  # Tuesday 08:00 to 22:00
    assert length_of(fresh(game)) == 14 * HOUR
    assert usual_extension(fresh(game), is_public=True) == 7 * HOUR
    due_at = rome("2026-03-03 22:00")

    assert remind_due(due_at - 3.6 * HOUR, Rounds()) == []
    assert len(remind_due(due_at - 3.4 * HOUR, Rounds())) == 5
    close_phase(game, 1, due_at)
    assert length_of(fresh(game)) == 10 * HOUR
    # What is shown to all, or told to all, says nothing of a night.
    assert ladder_of(fresh(game)).reminder_lead == game.speed / 4
    assert usual_extension(fresh(game), is_public=False) == game.speed / 2


def test_an_unused_power_is_no_missed_round_and_an_unused_vote_is() -> None:
    """To withdraw a power, or not to use it, is a legal choice. Rules: LTR-SYS-07."""
    game = played(MONDAY, rulebook="tempo_reale", fairness={"reminders": "on"})
    assert remind_due(rome("2026-03-03 07:30"), Rounds()) == []
    sweep.close_due(rome("2026-03-03 08:01"))

    voter = player(game, "Ann")
    answer(game, voter, "vote", on(player(game, "Bob")), rome("2026-03-03 12:00"))
    answer(game, player(game, "Cor"), "elect", on(voter), rome("2026-03-03 12:00"))
    assert len(remind_due(rome("2026-03-03 21:30"), Rounds())) == 4
    sweep.close_due(rome("2026-03-03 22:01"))

    with games.opened(fresh(game)) as folded:
        state = folded.state
    assert state.asked_rounds == [1] * 5
    assert [state.missed_rounds[seat] for seat in (voter.seat or 0, 2, 3)] == [0, 1, 1]


def test_a_calendar_shows_the_turns_to_come() -> None:
    """Rules: LTR-SYS-01."""
    game = create_game(
        Plan(name="Lupus", rulebook="tempo_reale", compositions=LUPUS, speed=DAY), MONDAY - DAY
    )

    spans = scheduling.timetable(game, MONDAY, 4)

    assert [span.turn for span in spans] == [
        *(Turn("sign_up", 0), Turn("night", 1), Turn("day", 1), Turn("night", 2))
    ]
    assert [on_the_wall(span.closes_at) for span in spans] == [
        *("2026-03-02 22:00", "2026-03-03 08:00", "2026-03-03 22:00", "2026-03-04 08:00")
    ]


def test_a_calendar_can_be_looked_at_before_it_is_taken() -> None:
    """Rules: LTR-SYS-03."""
    game = played(MONDAY)

    spans = scheduling.timetable(fresh(game), MONDAY, 3, calendar=Calendar(Lasting(HOUR)))

    assert [span.closes_at for span in spans] == [MONDAY + n * HOUR for n in (1, 2, 3)]
    assert scheduling.calendar_of(fresh(game)) == NIGHTS


def test_a_game_that_stands_still_is_reckoned_from_now() -> None:
    """Rules: WAK-SYS-32."""
    game = played(MONDAY)
    pausing.pause(game, MONDAY)

    (span,) = scheduling.timetable(fresh(game), rome("2026-03-09 21:30"), 1)

    # Half an hour is less than a phase lasts at least.
    assert on_the_wall(span.closes_at) == "2026-03-10 22:00"


def test_where_the_game_decides_what_comes_the_turns_have_no_name() -> None:
    """Rules: WAK-VOTE-12."""
    game = create_game(Plan(name="WW5"), START)

    spans = scheduling.timetable(game, START, 3)

    assert [span.turn for span in spans] == [Turn("sign_up", 0), scheduling.ANY, scheduling.ANY]
    assert spans[-1].closes_at == START + 6 * DAY
    scheduling.set_calendar(
        game, {"every": {"lasts": "2d"}, "phases": {"pyre": {"lasts": "1d"}}}, START
    )
    assert len(scheduling.timetable(fresh(game), START, 3)) == 1


def test_no_day_can_be_stretched_where_days_do_not_end_by_the_clock() -> None:
    """Rules: LTR-SYS-03."""
    with pytest.raises(HostingError, match=Code.CALENDAR_UNFIT):
        scheduling.without(Calendar(Lasting(DAY)), EASTER)


@pytest.mark.parametrize("name", scheduling.PRESETS)
def test_every_preset_fits_a_rulebook_with_days_and_nights(name: str) -> None:
    """Rules: LTR-SYS-01."""
    calendar = scheduling.preset(name, speed=3 * DAY)

    assert scheduling.fitting(calendar.to_json(), "tempo_reale") == calendar
    assert calendar.rule("sign_up", 0) == Lasting(3 * DAY)


def test_a_preset_that_nobody_knows_and_a_zone_that_nobody_knows_are_refused() -> None:
    """Rules: LTR-SYS-03."""
    with pytest.raises(HostingError, match=Code.GAME_SETTING):
        scheduling.preset("sometimes", speed=DAY)
    with pytest.raises(HostingError, match=Code.CALENDAR_UNFIT):
        scheduling.preset("nights", speed=DAY, zone="Europe/Atlantis")


def test_a_game_made_before_openings_were_kept_knows_when_its_phase_opened() -> None:
    """From its log. Rules: WAK-VOTE-12."""
    game = played(MONDAY)
    HostedGame.objects.update(opened_at=None)

    assert scheduling.opened_at(fresh(game)) == MONDAY
    assert ladder_of(fresh(game)).reminder_lead == game.speed / 4
    assert scheduling.opened_at(new_game("Oud")) == START


def test_turns_go_on_from_wherever_they_are() -> None:
    """Rules: LTR-SYS-05."""
    turns = scheduling.turns_from(find_rulebook("tempo_reale"), Turn("day", 7))

    assert [next(turns) for _ in range(3)] == [Turn("day", 7), Turn("night", 8), Turn("day", 8)]


def test_a_wolf_bites_until_eight() -> None:
    """The roundup of a night and a day by the clock. Rules: LTR-TIME-04, LTR-SYS-06."""
    game = played(rome("2026-03-03 08:00"))
    sweep.close_due(rome("2026-03-03 22:01"))
    victim = farmers(game)[0]
    answer(game, wolf(game), "bite", on(victim), rome("2026-03-04 08:00"))

    sweep.close_due(rome("2026-03-04 08:00") + SECOND)

    with games.opened(fresh(game)) as folded:
        assert not folded.state.is_living(Seat(victim.seat or 0))
    assert open_phase(game) == "day 2"
