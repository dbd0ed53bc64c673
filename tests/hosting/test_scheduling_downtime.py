"""Downtime: what the clock on the wall would have closed is carried out afterwards, in order."""

from datetime import datetime

import pytest

from tests.hosting.calendars import (
    DAY,
    HOUR,
    MINUTE,
    NIGHTS,
    SECOND,
    on_the_wall,
    open_phase,
    played,
    rome,
)
from tests.hosting.villages import (
    ENGLISH,
    START,
    administrator,
    fill,
    fresh,
    new_game,
    on,
    player,
    post,
    running_game,
    wolf,
)
from verteller.hosting import (
    alarms,
    clock,
    games,
    heartbeat,
    mastering,
    masters,
    outages,
    pausing,
    scheduling,
    sweep,
)
from verteller.hosting.calendar import Calendar, Lasting, Until, read_calendar
from verteller.hosting.calendar.presets import DAWN
from verteller.hosting.models import Direction, Heartbeat, HostedGame, Kind, LogEntry
from verteller.hosting.people import address_of
from verteller.hosting.playing import answer
from verteller.hosting.records import from_moment
from verteller.hosting.scheduling import opened_at
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Seat

pytestmark = pytest.mark.django_db

IMAP = "anna at mail.example"
EVENING = rome("2026-03-03 22:00")
"""When the first day of most of these games ends."""


def by_day(**changes: object) -> HostedGame:
    """Make a game of which the first day is open, from 08:00 to 22:00."""
    return played(rome("2026-03-03 08:00"), **changes)  # type: ignore[arg-type]


def back(at: datetime, since: datetime) -> list[sweep.Due]:
    """Let the host have been away since *since*, and come back."""
    heartbeat.beat(since)
    return heartbeat.tick(at)


def closed_at(game: HostedGame) -> list[str]:
    """Return when each phase was closed, as the log says."""
    rows = LogEntry.objects.filter(game=game, kind="closed").order_by("number")
    return [on_the_wall(from_moment(row.at)) for row in rows]


def test_after_downtime_each_advance_has_the_answers_given_before_its_own_deadline() -> None:
    """
    From 21:00 to 09:30: sunset with the ballots of before 22:00, then dawn, then day.

    Rules: LTR-T-212, LTR-SYS-02, LTR-SYS-04, LTR-TIME-04.
    """
    game = played(rome("2026-03-02 22:00"), rulebook="tempo_reale")
    sweep.close_due(rome("2026-03-03 08:00:01"))
    accused = player(game, "Bob")
    for name in ("Ann", "Cor", "Dee"):
        answer(game, player(game, name), "vote", on(accused), rome("2026-03-03 20:30"))
    for late in (EVENING + SECOND, rome("2026-03-04 09:30")):
        with pytest.raises(AnswerError) as refused:
            answer(game, player(game, "Eef"), "vote", on(accused), late)
        assert refused.value.code == Refusal.TOO_LATE

    done = back(rome("2026-03-04 09:30"), since=rome("2026-03-03 21:00"))

    assert [on_the_wall(each.due_at) for each in done] == ["2026-03-03 22:00", "2026-03-04 08:00"]
    assert open_phase(game) == "day 2"
    assert on_the_wall(fresh(game).opened_at) == "2026-03-04 08:00"
    assert on_the_wall(fresh(game).due_at) == "2026-03-04 22:00"
    with games.opened(fresh(game)) as folded:
        assert not folded.state.is_living(Seat(accused.seat or 0))
    assert closed_at(game) == ["2026-03-03 08:00", "2026-03-03 22:00", "2026-03-04 08:00"]


def test_after_days_of_downtime_every_advance_is_carried_out_at_its_hour() -> None:
    """Those of several games together. Rules: LTR-SYS-04, LTR-SYS-03."""
    village = [by_day(name=f"Lupus {number}") for number in range(3)]

    done = back(rome("2026-03-06 12:00"), since=rome("2026-03-03 12:00"))

    assert len(done) == 3 * 6
    for game in village:
        assert closed_at(game) == [
            *("2026-03-03 22:00", "2026-03-04 08:00", "2026-03-04 22:00"),
            *("2026-03-05 08:00", "2026-03-05 22:00", "2026-03-06 08:00"),
        ]
        assert on_the_wall(fresh(game).due_at) == "2026-03-06 22:00"


def test_a_sign_up_that_should_have_closed_meanwhile_closes_at_its_hour() -> None:
    """Rules: LTR-SYS-04, WAK-SIGN-10."""
    calendar = scheduling.preset("five_days", speed=2 * DAY)
    game = new_game(
        calendar=Calendar(calendar.every, {"night": Until(frozenset({DAWN}))}, "Europe/Rome")
    )
    fill(game)
    assert on_the_wall(fresh(game).due_at) == "2026-03-01 22:00"

    done = back(rome("2026-03-03 07:00"), since=START)

    assert [on_the_wall(each.due_at) for each in done] == ["2026-03-01 22:00", "2026-03-02 22:00"]
    assert open_phase(game) == "night 1"


def test_what_was_done_after_a_deadline_stays_before_the_closing_in_the_log() -> None:
    """The next deadline is reckoned from the hour all the same. Rules: LTR-SYS-04."""
    game = by_day()
    gone = player(game, "Eef")
    mastering.remove(game, gone, EVENING + 30 * MINUTE)

    sweep.close_due(EVENING + HOUR)

    moments = list(LogEntry.objects.filter(game=game).order_by("number").values_list("at"))
    assert moments == sorted(moments)
    assert closed_at(game) == ["2026-03-03 22:30"]
    assert opened_at(fresh(game)) == EVENING
    assert on_the_wall(fresh(game).due_at) == "2026-03-04 08:00"


def test_lost_time_is_not_given_back_to_a_phase_that_everybody_knows_the_hour_of() -> None:
    """Its masters are told, and its players nothing. Rules: LTR-SYS-03, WAK-SYS-06."""
    administrator()
    game, other = by_day(), running_game("Duur")
    master = address_of("meester@x.nl", ENGLISH, START).person
    masters.appoint(game, master, START)

    lost = heartbeat.give_back(3 * HOUR, since=START + HOUR, now=START + 4 * HOUR)

    assert lost == 1
    assert fresh(game).due_at == EVENING
    assert fresh(other).due_at == START + 2 * DAY + 3 * HOUR
    assert post(Kind.TIME_GIVEN_BACK, game) == []
    told = [row for row in post(Kind.ADMIN_NOTICE) if row.payload["code"] == "hours_kept"]
    assert {row.to_email for row in told} == {"admin@x.nl", "meester@x.nl"}
    assert all(row.payload["lost_minutes"] == 180 and row.game == game for row in told)


def test_while_mail_is_away_nothing_closes_but_the_hour_counts() -> None:
    """Rules: LTR-SYS-02, LTR-SYS-04, WAK-SYS-06."""
    game = by_day()
    outages.failed(Direction.IN, IMAP, "OSError", EVENING - HOUR)
    assert sweep.close_due(EVENING + HOUR) == []
    with pytest.raises(AnswerError, match=Refusal.TOO_LATE):
        answer(game, player(game, "Ann"), "vote", (), EVENING + SECOND)
    # What was in the mailbox in time is in time.
    answer(game, player(game, "Ann"), "vote", (), EVENING - MINUTE)

    outages.succeeded(Direction.IN, IMAP, EVENING + 2 * HOUR)

    assert len(sweep.close_due(EVENING + 2 * HOUR)) == 1
    assert closed_at(game) == ["2026-03-03 22:00"]


@pytest.mark.parametrize("listening", [False, True])
def test_after_downtime_phases_with_hours_close_when_the_mail_of_it_is_in(
    *, listening: bool
) -> None:
    """A mailbox is in once it was emptied; servers need a while. Rules: LTR-SYS-04, WAK-VOTE-20."""
    game, short = by_day(), played(rome("2026-03-03 08:00"), Calendar(Lasting(DAY)), name="Duur")
    outages.mail_comes_by(fetching=True, listening=listening, alone=True, at=EVENING)
    heartbeat.beat(EVENING - HOUR)
    back_at = EVENING + 11 * HOUR
    HostedGame.objects.filter(pk=short.pk).update(due_at=EVENING - 12 * HOUR)

    done = heartbeat.tick(back_at)
    with clock.told_by(lambda: back_at + SECOND):
        alarms.ring.call(game.pk, 1)

    # Nobody waits for mail where the lost time is given back.
    assert [each.game_id for each in done] == [short.pk]
    assert fresh(game).sequence == 1
    answer(game, player(game, "Ann"), "vote", (), EVENING - MINUTE)
    done = heartbeat.tick(back_at + 2 * SECOND, fetched=True)
    assert len(done) == (0 if listening else 2)
    for minutes in range(1, 80):
        done += heartbeat.tick(back_at + minutes * MINUTE)
    assert len(done) == 2
    assert closed_at(game) == ["2026-03-03 22:00", "2026-03-04 08:00"]


def test_where_no_mail_comes_in_nobody_waits_for_it() -> None:
    """Rules: LTR-SYS-04."""
    by_day()
    outages.mail_comes_by(fetching=True, listening=True, alone=False, at=START)
    outages.mail_comes_by(fetching=False, listening=False, alone=True, at=START)

    assert len(back(EVENING + HOUR, since=EVENING - HOUR)) == 1
    assert not outages.is_waiting(EVENING + HOUR)


def test_after_a_short_absence_nobody_waits_for_mail() -> None:
    """Rules: LTR-SYS-04."""
    by_day()
    outages.mail_comes_by(fetching=False, listening=True, alone=True, at=EVENING - MINUTE)

    assert len(back(EVENING + MINUTE, since=EVENING - MINUTE)) == 1


def test_other_processes_keep_the_ways_in_which_they_take_mail() -> None:
    """Rules: WAK-SYS-06."""
    outages.mail_comes_by(fetching=False, listening=True, alone=False, at=START)
    outages.mail_comes_by(fetching=True, listening=False, alone=False, at=START)

    row = Heartbeat.objects.get(pk=1)
    assert (row.fetches, row.listens) == (True, True)


def test_a_game_paused_by_a_fault_is_taken_up_at_the_next_hour() -> None:
    """Not at all those it has missed. Rules: WAK-SYS-39, LTR-SYS-04."""
    game = by_day(rulebook="tempo_reale")
    HostedGame.objects.filter(pk=game.pk).update(calendar={"every": {"until": "22:00"}})

    assert sweep.close_due(rome("2026-03-06 09:00")) == []
    assert fresh(game).status == "paused"
    HostedGame.objects.filter(pk=game.pk).update(calendar=None)
    pausing.resume(game, rome("2026-03-06 09:00"))

    assert fresh(game).due_at == rome("2026-03-08 09:00")


def test_time_given_back_to_a_phase_does_not_show_who_must_not_know_which_it_is() -> None:
    """Where phases with hours are given none. Rules: WAK-SYS-22, LTR-SYS-03."""
    calendar = {**NIGHTS.to_json(), "phases": {"night": {"lasts": "10h"}}}
    game = by_day(calendar=read_calendar(calendar))
    sweep.close_due(EVENING + SECOND)

    heartbeat.give_back(HOUR, since=EVENING + SECOND, now=EVENING + 2 * HOUR)

    assert fresh(game).due_at == EVENING + 11 * HOUR
    (told,) = post(Kind.TIME_GIVEN_BACK, game)
    assert told.player == wolf(game)
