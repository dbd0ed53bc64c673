"""The clock: phases close on time, in order, once; lost time is given back."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.db import connection
from django_tasks_db.models import DBTaskResult

from tests.hosting.villages import (
    DAY,
    MINUTE,
    SECOND,
    START,
    administrator,
    farmers,
    fresh,
    new_game,
    on,
    player,
    players,
    post,
    running_game,
    wolf,
)
from verteller.hosting import alarms, clock, games, heartbeat, pausing, seeds, sweep
from verteller.hosting.models import HostedGame, Kind, LogEntry, Outgoing, Status
from verteller.hosting.playing import answer, close_phase
from verteller.hosting.records import from_moment

pytestmark = pytest.mark.django_db

DUE = START + 2 * DAY
"""The deadline of the first phase of a game dealt at START."""


def moment_of_last_closing(game: HostedGame) -> object:
    closing = LogEntry.objects.filter(game=game, kind="closed").latest("number")
    return from_moment(closing.at)


def test_a_phase_stays_open_until_its_deadline_though_all_have_answered() -> None:
    """Rules: WAK-PHASE-03, WAK-PHASE-04, WAK-VOTE-12."""
    game = running_game()
    for voter in players(game):
        answer(game, voter, "vote", (), START)

    assert sweep.close_due(DUE) == []
    assert fresh(game).sequence == 1


def test_the_sweep_closes_what_is_due_in_the_order_it_was_due() -> None:
    """Rules: WAK-SYS-06, WAK-SYS-02."""
    slow = running_game("Traag", speed=3 * DAY)
    quick = running_game("Vlug", speed=DAY)
    later = running_game("Later", speed=9 * DAY)

    closed = sweep.close_due(START + 3 * DAY + SECOND)

    assert [item.game_id for item in closed] == [quick.pk, slow.pk]
    assert [fresh(game).sequence for game in (quick, slow, later)] == [2, 2, 1]


def test_a_second_sweep_at_the_same_moment_finds_nothing() -> None:
    """Rules: WAK-SYS-06."""
    running_game()
    sweep.close_due(DUE + SECOND)
    rows = LogEntry.objects.count(), Outgoing.objects.count()

    assert sweep.close_due(DUE + SECOND) == []
    assert (LogEntry.objects.count(), Outgoing.objects.count()) == rows


def test_a_closing_a_little_late_keeps_the_hour_of_the_deadline() -> None:
    """Rules: WAK-VOTE-12, WAK-VOTE-20."""
    game = running_game()

    sweep.close_due(DUE + MINUTE)

    assert moment_of_last_closing(game) == DUE
    assert fresh(game).due_at == DUE + 2 * DAY


def test_after_a_late_closing_the_next_round_still_lasts_its_full_time() -> None:
    """Rules: WAK-PHASE-03, WAK-VOTE-12."""
    game = running_game()

    sweep.close_due(DUE + DAY)

    assert moment_of_last_closing(game) == DUE + DAY
    assert fresh(game).due_at == DUE + 3 * DAY


def test_phases_missed_by_less_than_anyone_would_notice_are_caught_up_in_order() -> None:
    """Rules: WAK-SYS-06, WAK-PHASE-15."""
    quick = [running_game("Een", speed=40 * SECOND), running_game("Twee", speed=41 * SECOND)]

    closed = sweep.close_due(START + 42 * SECOND)

    assert [item.game_id for item in closed] == [each.pk for each in quick]
    assert [fresh(each).due_at for each in quick] == [
        START + 80 * SECOND,
        START + 82 * SECOND,
    ]


def test_a_game_that_fails_is_paused_and_the_others_go_on() -> None:
    """Rules: WAK-SYS-39, WAK-SYS-50."""
    administrator()
    broken = running_game("Stuk", rulebook="broken")
    sound = running_game("Heel")
    length = fresh(broken).length

    closed = sweep.close_due(DUE + SECOND)

    assert [item.game_id for item in closed] == [sound.pk]
    assert (fresh(broken).status, fresh(broken).length) == (Status.PAUSED, length)
    assert not LogEntry.objects.filter(game=broken, number__gt=length).exists()
    assert len(post(Kind.GAME_PAUSED, broken)) == 4
    (notice,) = [row for row in post(Kind.ADMIN_NOTICE) if row.payload["code"] == "program_error"]
    assert (notice.payload["game"], notice.payload["error"]) == ("Stuk", "ZeroDivisionError")
    assert sweep.close_due(DUE + DAY) == []


def test_games_closed_together_come_to_the_same_as_each_closed_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rules: WAK-SYS-02, WAK-SYS-06."""
    monkeypatch.setattr(seeds, "new_seed", lambda: "5" * 64)
    alone, *together = village = [running_game(name) for name in ("Een", "Twee", "Drie")]

    assert sweep.close_if_due(alone.pk, 1, DUE + SECOND)
    games.shelf.clear()
    closed = sweep.close_several(sweep.due(DUE + SECOND), DUE + SECOND)

    assert [item.game_id for item in closed] == [game.pk for game in together]
    logs, letters = [], []
    for game in village:
        entries = LogEntry.objects.filter(game=game, number__gt=game.length).order_by("number")
        logs.append([(each.number, each.at, each.kind, bytes(each.body)) for each in entries])
        told = [row for row in post(Kind.NEWS, game) if row.payload["first"] > game.length]
        letters.append([(row.to_email, row.language, row.status, row.payload) for row in told])
        assert {row.player.game_id for row in told if row.player} == {game.pk}
        assert [row.thread_key for row in told] == [row.message_id for row in told]
    assert logs[0] == logs[1] == logs[2] != []
    assert letters[0] == letters[1] == letters[2] != []


def test_games_due_together_are_closed_in_one_transaction() -> None:
    """Rules: WAK-SYS-06."""
    for name in ("Een", "Twee", "Drie"):
        running_game(name)
    written: list[str] = []

    def watch(run: Callable[..., object], sql: str, *rest: object) -> object:
        written.append(sql.split(maxsplit=1)[0])
        return run(sql, *rest)

    with connection.execute_wrapper(watch):
        closed = sweep.close_several(sweep.due(DUE + SECOND), DUE + SECOND)

    assert len(closed) == 3
    assert written.count("SAVEPOINT") == 1
    assert written.count("UPDATE") == 1


def test_a_log_that_cannot_be_read_stops_its_own_game_alone() -> None:
    """Rules: WAK-SYS-39, WAK-SYS-50."""
    village = [running_game(name) for name in ("Een", "Twee", "Drie")]
    LogEntry.objects.filter(game=village[1], number=2).update(body=b"{")
    games.shelf.clear()

    closed = sweep.close_due(DUE + SECOND)

    assert [item.game_id for item in closed] == [village[0].pk, village[2].pk]
    assert fresh(village[1]).status == Status.PAUSED


def test_a_paused_game_does_not_close_and_gets_a_full_period_when_resumed() -> None:
    """Rules: WAK-SYS-32, WAK-ADMIN-02."""
    game = running_game()
    pausing.pause(game, START + DAY)

    assert sweep.close_due(START + 30 * DAY) == []
    pausing.resume(game, START + 30 * DAY)

    assert fresh(game).due_at == START + 32 * DAY
    assert [len(post(kind, game)) for kind in (Kind.GAME_PAUSED, Kind.GAME_RESUMED)] == [4, 4]


def test_time_the_host_was_down_is_given_back_before_anything_closes() -> None:
    """Rules: WAK-SYS-06, WAK-VOTE-12."""
    game = running_game()
    heartbeat.tick(DUE - 10 * MINUTE)

    back = DUE + DAY
    assert heartbeat.tick(back) == []

    lost = back - (DUE - 10 * MINUTE)
    assert fresh(game).due_at == DUE + lost == back + 10 * MINUTE
    told = post(Kind.TIME_GIVEN_BACK, game)
    assert len(told) == 4
    assert {row.payload["lost_seconds"] for row in told} == {int(lost.total_seconds())}
    assert {row.payload["due_at"] for row in told} == {(DUE + lost).isoformat()}
    answer(game, player(game, "Ann"), "vote", (), back)


def test_lost_time_is_given_back_once() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    heartbeat.beat(START)
    heartbeat.beat(START + DAY)
    due_at = fresh(game).due_at

    assert heartbeat.beat(START + DAY) == timedelta()
    assert heartbeat.beat(START + DAY + MINUTE) == timedelta()
    assert heartbeat.beat(START) == timedelta()
    assert fresh(game).due_at == due_at == DUE + DAY
    assert len(post(Kind.TIME_GIVEN_BACK)) == 4


def test_a_short_absence_costs_nobody_anything() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    heartbeat.beat(START)

    assert heartbeat.beat(START + 5 * MINUTE) == timedelta()
    assert fresh(game).due_at == DUE
    assert heartbeat.beat(START + 10 * MINUTE + SECOND) == 5 * MINUTE + SECOND


def test_what_was_overdue_before_the_host_went_down_gets_no_time_back() -> None:
    """Rules: WAK-SYS-06, WAK-VOTE-14."""
    game = running_game()
    heartbeat.beat(DUE + MINUTE)

    (closed,) = heartbeat.tick(DUE + DAY)

    assert (closed.game_id, closed.sequence) == (game.pk, 1)
    assert fresh(game).due_at == DUE + 3 * DAY


def test_a_sign_up_gets_lost_time_back_too_and_paused_games_need_none() -> None:
    """Rules: WAK-SIGN-10, WAK-SYS-32."""
    open_one, paused = new_game("Open"), running_game("Stil")
    pausing.pause(paused, START)
    heartbeat.beat(START)

    heartbeat.beat(START + DAY)

    assert fresh(open_one).due_at == fresh(open_one).sign_up_closes_at == DUE + DAY
    assert fresh(paused).due_at is None


def test_only_those_who_know_of_the_phase_are_told_its_new_deadline() -> None:
    """Rules: WAK-SYS-51."""
    game = running_game()
    close_phase(game, 1, START)
    heartbeat.beat(START)

    heartbeat.beat(START + DAY)

    told = {row.player: row.payload["due_at"] for row in post(Kind.TIME_GIVEN_BACK)}
    assert told.pop(wolf(game)) == (DUE + DAY).isoformat()
    assert set(told.values()) == {None}


def test_every_phase_sets_an_alarm_that_closes_it_just_after_its_deadline() -> None:
    """Rules: WAK-VOTE-12, WAK-VOTE-20."""
    game = running_game()
    (alarm,) = [
        task for task in DBTaskResult.objects.all() if task.args_kwargs["args"] == [game.pk, 1]
    ]
    assert alarm.run_after > DUE
    heartbeat.beat(DUE)

    with clock.told_by(lambda: DUE):
        alarms.ring.call(game.pk, 1)
    assert fresh(game).sequence == 1
    with clock.told_by(lambda: DUE + SECOND):
        alarms.ring.call(game.pk, 1)
        alarms.ring.call(game.pk, 1)
    assert fresh(game).sequence == 2


def test_an_alarm_for_a_game_that_is_gone_or_a_phase_that_moved_does_nothing() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    heartbeat.beat(START)
    heartbeat.beat(START + DAY)
    heartbeat.beat(DUE)

    with clock.told_by(lambda: DUE + SECOND):
        alarms.ring.call(game.pk, 1)
        alarms.ring.call(game.pk, 7)
        alarms.ring.call(game.pk + 1, 1)

    assert fresh(game).sequence == 1
    assert fresh(game).due_at == DUE + 2 * DAY


def test_an_alarm_that_rings_when_the_host_has_just_come_back_closes_nothing() -> None:
    """Rules: WAK-SYS-06, WAK-VOTE-12."""
    game = running_game()

    with clock.told_by(lambda: DUE + SECOND):
        alarms.ring.call(game.pk, 1)
        heartbeat.beat(DUE - DAY)
        alarms.ring.call(game.pk, 1)
        assert fresh(game).sequence == 1
        heartbeat.tick(clock.now())

    assert fresh(game).due_at == DUE + DAY + SECOND


def test_without_alarms_the_sweep_alone_closes_phases(settings: object) -> None:
    """Rules: WAK-SYS-06."""
    settings.VERTELLER_ALARMS = False  # type: ignore[attr-defined]
    game = running_game()

    assert not DBTaskResult.objects.exists()
    sweep.close_due(DUE + SECOND)
    assert fresh(game).sequence == 2


def test_a_whole_game_runs_to_its_end_with_nobody_looking_after_it() -> None:
    """Rules: WAK-SYS-01, WAK-SYS-25, WAK-PHASE-01."""
    game = running_game(count=5)
    evil = wolf(game)
    now = START

    while (record := fresh(game)).status == Status.RUNNING:
        assert record.due_at is not None
        now = record.due_at
        if record.sequence % 2 == 0:
            prey = next(each for each in farmers(game) if _is_living(game, each.seat))
            answer(game, evil, "bite", on(prey), now)
        sweep.close_due(now + SECOND)

    assert fresh(game).status == Status.FINISHED
    assert post(Kind.FINAL)[0].payload["winners"][0]["faction"] == "wolves"


def _is_living(game: HostedGame, seat: int | None) -> bool:
    with games.opened(fresh(game)) as folded:
        return seat in folded.state.living
