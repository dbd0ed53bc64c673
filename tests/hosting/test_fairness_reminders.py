"""Reminders: once a person and phase, to nobody who need not be told, by however many workers."""

from datetime import date, datetime, timedelta

import pytest
from django.test.utils import CaptureQueriesContext

from tests.hosting.villages import (
    DAY,
    DUTCH,
    MINUTE,
    START,
    fresh,
    on,
    player,
    post,
    running_game,
    wolf,
)
from verteller.hosting import outages
from verteller.hosting.fairness.excusing import excuse
from verteller.hosting.fairness.reminders import Rounds, remind_due
from verteller.hosting.models import Address, Direction, HostedGame, Kind, Person, Player, Sending
from verteller.hosting.pausing import pause
from verteller.hosting.playing import answer, close_phase
from verteller.hosting.sign_up import sign_up

pytestmark = pytest.mark.django_db

NEAR = START + 2 * DAY - timedelta(hours=12)
"""A quarter of a round before the deadline of games that began at START."""


def remind(now: datetime) -> list[str]:
    """Let a worker that has just started look, and return whose mails it queued."""
    return sorted(row.to_email for row in remind_due(now, Rounds()))


def test_a_quarter_of_a_round_before_the_deadline_who_owes_an_answer_is_reminded_once() -> None:
    """Rules: WAK-USE-04."""
    game = running_game()
    answer(game, player(game, "Bob"), "vote", on(player(game, "Ann")), START)

    assert remind(NEAR - MINUTE) == []
    assert remind(NEAR) == ["ann@x.nl", "cor@x.nl", "dee@x.nl"]
    for minutes in range(3):
        assert remind(NEAR + minutes * MINUTE) == []
    payload = post(Kind.REMINDER)[0].payload
    assert payload["questions"] == ["vote"]
    assert payload["due_at"] == (START + 2 * DAY).isoformat()


def test_the_next_phase_is_reminded_of_again() -> None:
    game = running_game()
    remind(NEAR)
    close_phase(game, 1, START + 2 * DAY)

    assert remind(NEAR + 2 * DAY) == [wolf(game).address.email]


def test_in_a_secret_phase_only_who_is_asked_is_reminded() -> None:
    """Rules: WAK-SYS-51."""
    game = running_game()
    close_phase(game, 1, START)

    assert remind(NEAR) == [wolf(game).address.email]


def test_nobody_is_reminded_who_is_away_cannot_be_reached_or_wants_none() -> None:
    game = running_game(count=5, fairness={"excuses": "on"})
    excuse(player(game, "Ann"), date(2026, 3, 9), START)
    Address.objects.filter(email="bob@x.nl").update(unreachable_since=START)
    Person.objects.filter(addresses__email="cor@x.nl").update(wants_reminders=False)
    Player.objects.filter(name="Dee").update(on_list=False)

    assert remind(NEAR) == ["eef@x.nl"]


def test_a_sign_up_may_say_that_reminders_are_not_wanted() -> None:
    from dataclasses import replace

    from tests.hosting.villages import new_game

    game = new_game()
    sign_up(game, "ann@x.nl", "Ann", replace(DUTCH, reminders=False), START)
    assert not Person.objects.get(addresses__email="ann@x.nl").wants_reminders
    sign_up(game, "ann@x.nl", "Ann", DUTCH, START)
    assert not Person.objects.get(addresses__email="ann@x.nl").wants_reminders
    sign_up(game, "ann@x.nl", "Ann", replace(DUTCH, reminders=True), START)
    assert Person.objects.get(addresses__email="ann@x.nl").wants_reminders


def test_a_game_without_reminders_a_paused_one_and_one_without_mail_remind_nobody() -> None:
    running_game("Stil", fairness={"reminders": "off"})
    pause(running_game("Pauze"), START)
    assert remind(NEAR) == []
    running_game("Storing")
    outages.failed(Direction.OUT, "smtp.x.nl", "away", NEAR - DAY)
    assert remind(NEAR) == []


def test_the_lead_is_the_games_own() -> None:
    running_game(fairness={"reminder_lead": "2h"})
    assert remind(NEAR) == []
    assert len(remind(START + 2 * DAY - timedelta(hours=2))) == 4


def test_who_plays_in_several_games_gets_one_mail_that_names_them_all() -> None:
    for name in ("Een", "Twee", "Drie"):
        running_game(name)

    assert remind(NEAR) == ["ann@x.nl", "bob@x.nl", "cor@x.nl", "dee@x.nl"]

    sent = [row for row in post(Kind.REMINDER) if row.status == Sending.QUEUED]
    assert [sorted(each["game"] for each in row.payload["games"]) for row in sent] == [
        ["Drie", "Een", "Twee"]
    ] * 4
    assert all(row.game is None and row.player is None for row in sent)
    assert remind(NEAR + MINUTE) == []


def test_a_game_whose_own_reminder_comes_much_later_is_named_and_reminded_of_again() -> None:
    running_game("Vlug")
    slow = running_game("Traag", speed=8 * DAY)

    assert len(remind(NEAR)) == 4
    assert len(remind(START + 7 * DAY)) == 4

    names = [
        [each["game"] for each in row.payload["games"]]
        for row in post(Kind.REMINDER)
        if "games" in row.payload
    ]
    assert names[:4] == [["Vlug", "Traag"]] * 4
    assert fresh(slow).sequence == 1


def test_a_second_look_by_the_same_worker_opens_no_game_again() -> None:
    from django.db import connection

    running_game()
    rounds = Rounds()
    remind_due(NEAR, rounds)

    with CaptureQueriesContext(
        connection,
    ) as caught:
        assert remind_due(NEAR + MINUTE, rounds) == []
    # Whether mail is away, and which games are near their deadline.
    assert len(caught) == 2


def test_what_may_still_be_missed_is_said_and_nothing_where_nobody_is_taken_out() -> None:
    """Rules: WAK-INACT-03."""
    game = running_game()
    HostedGame.objects.filter(pk=game.pk).update(strictness=0)
    remind(NEAR)
    assert {row.payload["left"] for row in post(Kind.REMINDER, game)} == {None}
    other = running_game("Ander", count=5)
    remind(NEAR)
    assert {row.payload["left"] for row in post(Kind.REMINDER, other)} <= {2}
