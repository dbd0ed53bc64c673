"""Outages: while mail is away nothing closes, and the time it cost is given back once."""

from datetime import datetime, timedelta

import pytest

from tests.hosting.villages import (
    DAY,
    MINUTE,
    SECOND,
    START,
    administrator,
    fresh,
    new_game,
    player,
    post,
    running_game,
)
from verteller.hosting import alarms, clock, heartbeat, outages, pausing, sweep
from verteller.hosting.models import Direction, Kind, Outage
from verteller.hosting.playing import answer
from verteller.rules.errors import AnswerError

pytestmark = pytest.mark.django_db

HOUR = timedelta(hours=1)
DUE = START + 2 * DAY
"""The deadline of the first phase of a game dealt at START."""
IMAP, SMTP = "anna at mail.example", "smtp.example:587"


def away(direction: Direction, since: datetime, until: datetime, server: str = SMTP) -> timedelta:
    """Let a server be away from *since* until *until*, and return what was given back then."""
    outages.failed(direction, server, "OSError", since)
    outages.failed(direction, server, "OSError", until - SECOND)
    return outages.succeeded(direction, server, until)


@pytest.mark.parametrize("direction", Direction)
def test_while_mail_is_away_nothing_closes_and_afterwards_the_time_is_given_back(
    direction: Direction,
) -> None:
    """Rules: WAK-SYS-06, WAK-VOTE-12."""
    game = running_game()
    outages.failed(direction, SMTP, "refused", DUE - 10 * MINUTE)

    assert sweep.close_due(DUE + 30 * MINUTE) == []
    lost = outages.succeeded(direction, SMTP, DUE + HOUR)

    assert lost == HOUR + 10 * MINUTE
    assert fresh(game).due_at == DUE + lost
    assert sweep.close_due(DUE + HOUR) == []
    (closed,) = sweep.close_due(DUE + lost + SECOND)
    assert closed.sequence == 1


def test_everybody_affected_is_told_once_and_why() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    away(Direction.OUT, START + DAY, START + DAY + HOUR)
    outages.succeeded(Direction.OUT, SMTP, START + DAY + 2 * HOUR)

    told = post(Kind.TIME_GIVEN_BACK, game)
    assert len({row.to_email for row in told}) == len(told) == 4
    assert {row.payload["cause"] for row in told} == {"mail"}
    assert {row.payload["lost_seconds"] for row in told} == {3600}
    assert {row.payload["due_at"] for row in told} == {(DUE + HOUR).isoformat()}


def test_an_outage_that_began_by_a_clock_that_was_ahead_leaves_nothing_behind() -> None:
    """What was left would hide time that is lost later. Rules: WAK-SYS-06."""
    game = running_game()

    assert away(Direction.OUT, START + 3 * DAY, START + HOUR) == timedelta()

    assert fresh(game).due_at == DUE
    assert not Outage.objects.exists()


def test_a_server_that_stumbles_costs_nobody_anything() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()

    assert away(Direction.IN, DUE - 2 * MINUTE, DUE + MINUTE) == timedelta()

    assert fresh(game).due_at == DUE
    assert not Outage.objects.exists()
    assert not post(Kind.TIME_GIVEN_BACK)
    assert len(sweep.close_due(DUE + MINUTE)) == 1


def test_for_a_few_minutes_rounds_close_all_the_same() -> None:
    """Rules: WAK-VOTE-12."""
    running_game()
    outages.failed(Direction.IN, IMAP, "OSError", DUE - MINUTE)

    assert len(sweep.close_due(DUE + SECOND)) == 1


def test_of_two_outages_at_once_only_the_whole_counts() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    outages.failed(Direction.OUT, SMTP, "refused", START + 1 * HOUR)
    outages.failed(Direction.IN, IMAP, "refused", START + 3 * HOUR)

    first = outages.succeeded(Direction.OUT, SMTP, START + 5 * HOUR)
    second = outages.succeeded(Direction.IN, IMAP, START + 8 * HOUR)

    assert (first, second) == (timedelta(), 7 * HOUR)
    assert fresh(game).due_at == DUE + 7 * HOUR
    assert len(post(Kind.TIME_GIVEN_BACK, game)) == 4


def test_outages_that_only_touch_through_a_third_are_one() -> None:
    game = running_game()
    outages.failed(Direction.OUT, SMTP, "refused", START)
    outages.failed(Direction.IN, IMAP, "refused", START + HOUR)
    outages.succeeded(Direction.OUT, SMTP, START + 2 * HOUR)
    outages.failed(Direction.OUT, SMTP, "refused", START + 3 * HOUR)
    outages.succeeded(Direction.IN, IMAP, START + 4 * HOUR)

    assert outages.succeeded(Direction.OUT, SMTP, START + 6 * HOUR) == 6 * HOUR
    assert fresh(game).due_at == DUE + 6 * HOUR


def test_two_outages_one_after_the_other_are_each_given_back() -> None:
    game = running_game()
    away(Direction.OUT, START, START + HOUR)
    away(Direction.OUT, START + HOUR, START + 3 * HOUR)

    assert fresh(game).due_at == DUE + 3 * HOUR


def test_downtime_in_the_midst_of_an_outage_is_given_back_with_it_and_only_once() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    heartbeat.tick(START + HOUR)
    outages.failed(Direction.OUT, SMTP, "refused", START + HOUR)
    heartbeat.tick(START + 4 * HOUR)
    assert fresh(game).due_at == DUE

    lost = outages.succeeded(Direction.OUT, SMTP, START + 6 * HOUR)

    assert lost == 5 * HOUR
    assert fresh(game).due_at == DUE + 5 * HOUR
    assert len(post(Kind.TIME_GIVEN_BACK, game)) == 4


def test_an_outage_found_on_coming_back_takes_the_downtime_in() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    heartbeat.tick(START + HOUR)
    outages.failed(Direction.IN, IMAP, "refused", START + 4 * HOUR)
    assert heartbeat.beat(START + 4 * HOUR) == timedelta()
    assert heartbeat.tick(DUE + HOUR) == []

    back = START + 5 * HOUR
    assert outages.succeeded(Direction.IN, IMAP, back) == 4 * HOUR
    assert fresh(game).due_at == DUE + 4 * HOUR
    assert len(post(Kind.TIME_GIVEN_BACK, game)) == 4


def test_downtime_after_an_outage_does_not_count_that_again() -> None:
    game = running_game()
    heartbeat.tick(START)
    away(Direction.OUT, START, START + HOUR)
    # The sign of life is older than the end of the outage.
    outages.failed(Direction.OUT, SMTP, "refused", START + 3 * HOUR)
    heartbeat.beat(START + 3 * HOUR)

    assert outages.succeeded(Direction.OUT, SMTP, START + 4 * HOUR) == 3 * HOUR
    assert fresh(game).due_at == DUE + 4 * HOUR


def test_a_round_that_began_meanwhile_gets_back_only_what_it_lost_itself() -> None:
    """Rules: WAK-VOTE-12."""
    game = running_game()
    outages.failed(Direction.OUT, SMTP, "refused", DUE - 2 * MINUTE)
    sweep.close_due(DUE + SECOND)
    assert fresh(game).sequence == 2

    outages.succeeded(Direction.OUT, SMTP, DUE + HOUR)

    assert fresh(game).due_at == DUE + 2 * DAY + HOUR


def test_a_sign_up_gets_its_time_back_and_a_paused_game_needs_none() -> None:
    """Rules: WAK-SIGN-10, WAK-SYS-32."""
    open_one, paused = new_game("Open"), running_game("Stil")
    pausing.pause(paused, START)

    away(Direction.IN, START + HOUR, START + 3 * HOUR)

    assert fresh(open_one).due_at == fresh(open_one).sign_up_closes_at == DUE + 2 * HOUR
    assert fresh(paused).due_at is None


def test_an_answer_that_comes_in_while_no_mail_goes_out_is_in_time() -> None:
    """Rules: WAK-VOTE-14, WAK-VOTE-20."""
    game = running_game()
    voter = player(game, "Ann")
    late = DUE + HOUR
    with pytest.raises(AnswerError):
        answer(game, voter, "vote", (), late)
    outages.failed(Direction.OUT, SMTP, "refused", DUE - HOUR)

    answer(game, voter, "vote", (), late)
    outages.succeeded(Direction.OUT, SMTP, late)

    assert fresh(game).due_at == DUE + 2 * HOUR


def test_an_alarm_closes_nothing_while_mail_is_away() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    outages.failed(Direction.OUT, SMTP, "refused", DUE - HOUR)
    heartbeat.beat(DUE)

    with clock.told_by(lambda: DUE + SECOND):
        alarms.ring.call(game.pk, 1)

    assert fresh(game).sequence == 1


def test_administrators_are_told_of_an_outage_once_and_not_of_a_stumble() -> None:
    """Rules: WAK-SYS-39."""
    administrator()
    for minutes in range(0, 60, 2):
        outages.failed(Direction.IN, IMAP, "login failed", START + minutes * MINUTE)
        told = [row for row in post(Kind.ADMIN_NOTICE) if row.payload["code"] == "no_mail_in"]
        assert len(told) == (1 if minutes > 5 else 0)

    assert told[0].payload["server"] == IMAP


def test_a_server_that_is_not_used_any_more_holds_nothing_up() -> None:
    game = running_game()
    outages.failed(Direction.IN, IMAP, "refused", START)

    assert outages.forget_others(Direction.IN, (IMAP,), START + HOUR) == timedelta()
    assert outages.forget_others(Direction.IN, ("another",), START + HOUR) == HOUR
    assert not outages.is_holding(START + DAY)
    assert fresh(game).due_at == DUE + HOUR
