"""The narrator keeps the clock of live games: calls, turns, speeches and the time that is left."""

from datetime import timedelta

import pytest

from tests.chat.hours import cues, go_on, heard, look, phase_of, record_of, square, until
from tests.chat.village import START, live_game
from verteller.chat import lost_time, narrator
from verteller.chat.hearing import Ledger, ledger
from verteller.chat.models import PostKind
from verteller.chat.pace import calendar_for, seconds_of, turn_seconds
from verteller.hosting import mastering, outages, pausing
from verteller.hosting.models import Direction, HostedGame

pytestmark = pytest.mark.django_db

SECOND = timedelta(seconds=1)
EIGHT = ("werewolf", "werewolf", "seer", *["villager"] * 5)
FOREST = ("werewolf", "werewolf", "witch", "seer", "hunter", "cupid", "villager", "villager")


def test_every_role_is_called_and_sent_to_sleep_in_order_and_then_day_breaks() -> None:
    """A step begins when the one before is over. Rules: DUE-NGT-02, DUE-SYS-12, DUE-SET-12."""
    live = live_game("duesterwald", roles=FOREST)
    until(live, "captain")

    assert cues(live) == [
        *("call cupid", "hush cupid", "call wolves", "hush wolves"),
        *("call witch", "hush witch", "call seer", "hush seer", "vote captain"),
    ]
    told = heard(live)
    assert told[1] == "Cupid, wake up. Which two does your arrow hit?"
    assert told[2] == "Cupid, go back to sleep."
    assert "Day 1" in " ".join(told) or "day 1" in " ".join(told)
    assert [post.detail.get("cue") for post in square(live) if post.kind == PostKind.TOLD] == [
        "nightfall",
        "daybreak",
    ]


def test_a_phase_closes_at_its_own_second_whether_or_not_mail_goes_out() -> None:
    """Nobody waits for mail where everybody is there. Rules: DUE-SYS-15, TAB-SYS-11."""
    live = live_game("tabula", roles=EIGHT, pace={"every": 5})
    outages.failed(Direction.OUT, "smtp", "away", START - timedelta(hours=1))
    first = record_of(live).due_at
    assert first == START + 5 * SECOND

    assert look(first) is not None
    assert phase_of(live) == "seer"
    look(first + SECOND / 20)
    assert phase_of(live) == "wolves"
    assert record_of(live).due_at == START + 10 * SECOND
    assert {post.at for post in square(live)} == {START, first}


def test_nothing_closes_before_lost_time_is_given_back() -> None:
    """A host that has just come back gives what it owes first. Rules: DUE-SYS-44, TAB-SYS-37."""
    live = live_game("tabula", roles=EIGHT, pace={"every": 60})
    look(START)
    late = START + timedelta(hours=2)
    assert narrator.work(late) is None
    assert phase_of(live) == "seer"
    look(late)
    assert phase_of(live) == "seer"
    due = record_of(live).due_at
    assert due is not None
    assert late < due <= late + 60 * SECOND


def test_a_turn_passes_when_its_time_is_up_and_the_vote_ends_with_the_last() -> None:
    """Who is silent abstains. Rules: TAB-SYS-36, TAB-SYS-24, TAB-AMB-13, TAB-NOM-01."""
    live = live_game("tabula", roles=EIGHT, pace={"every": 4})
    began = until(live, "nominate")
    at = began
    for turn in range(8):
        at = go_on(at)
        assert timedelta() <= at - began - (turn + 1) * 4 * SECOND < SECOND
    passed = [words for words in heard(live) if "voted in time" in words]
    assert len(passed) == 8
    assert phase_of(live) == "nominate"
    go_on(at)
    assert phase_of(live) == "seer"
    assert cues(live)[-3:] == ["vote nominate", "hush nominate", "call seer"]


def test_the_time_that_is_left_is_said_once_and_never_at_night() -> None:
    """Rules: TAB-NOM-01, TAB-SYS-23, DUE-SYS-33."""
    live = live_game("tabula", roles=EIGHT, options={"discussion_seconds": 130})
    at = until(live, "nominate")
    look(at)
    look(at + SECOND / 10)
    assert [words for words in heard(live) if "left" in words] == [
        "One minute left.",
        "30 seconds left.",
        "10 seconds left.",
    ]


def test_paces_differ_in_length_alone_and_turns_in_order_have_room_for_everybody() -> None:
    """Rules: TAB-SYS-23, TAB-SYS-27, DUE-SYS-15."""
    usual = {phase: seconds_of("duesterwald", "usual", phase) for phase in ("accuse", "wolves")}
    brisk = {phase: seconds_of("duesterwald", "brisk", phase) for phase in ("accuse", "wolves")}
    assert all(brisk[phase] < usual[phase] for phase in usual)
    assert seconds_of("tabula", "usual", "discussion") == 180
    assert seconds_of("tabula", "calm", "discussion", {"discussion_seconds": 90}) == 90
    assert seconds_of("tabula", {"discussion": 5}, "discussion", {"discussion_seconds": 90}) == 5
    assert seconds_of("tabula", "usual", "ballot") >= 24 * turn_seconds("usual")
    calendar = calendar_for("tabula", "brisk")
    assert calendar.deadline("sign_up", 0, START) is None
    assert calendar.deadline("owl", 1, START) == START + 15 * SECOND


def test_a_vote_taken_up_again_gives_the_turn_its_full_time() -> None:
    """Rules: TAB-SYS-36, TAB-SYS-38."""
    live = live_game("tabula", roles=EIGHT, pace={"every": 4})
    at = until(live, "nominate")
    pausing.pause(record_of(live), at + SECOND)
    look(at + 60 * SECOND)
    assert not [words for words in heard(live) if "voted in time" in words]
    pausing.resume(record_of(live), at + 100 * SECOND)
    look(at + 103 * SECOND)
    assert not [words for words in heard(live) if "voted in time" in words]
    look(at + 104 * SECOND + SECOND / 10)
    assert [words for words in heard(live) if "voted in time" in words] == [
        "Hana has not voted in time. Ada, whom may we lynch?"
    ]


def test_a_phase_that_is_opened_again_is_called_again() -> None:
    """A master undoes a closing; the calls say so. Rules: DUE-SYS-42, TAB-SYS-38."""
    live = live_game("tabula", roles=EIGHT, pace={"every": 4})
    at = until(live, "wolves")
    mastering.rewind(record_of(live), at)
    assert phase_of(live) == "seer"
    assert cues(live) == [
        *("call seer", "hush seer", "call wolves", "call seer"),
    ]
    until(live, "wolves", at)
    assert cues(live)[-2:] == ["hush seer", "call wolves"]


def test_a_host_that_was_away_for_a_moment_gives_the_moment_back() -> None:
    """Nobody loses his minute to a restart. Rules: DUE-SYS-44, TAB-SYS-37."""
    live = live_game("tabula", roles=EIGHT, pace={"every": 20})
    look(START + 5 * SECOND)
    assert lost_time.give_back(START + 6 * SECOND) == 0
    assert lost_time.give_back(START + 65 * SECOND) == 1
    assert record_of(live).due_at == START + 80 * SECOND
    assert lost_time.give_back(START + 65 * SECOND) == 0
    at = until(live, "nominate", START + 65 * SECOND)
    assert lost_time.give_back(at + 60 * SECOND) == 1
    look(at + 79 * SECOND)
    assert not [words for words in heard(live) if "voted in time" in words]
    look(at + 81 * SECOND)
    assert [words for words in heard(live) if "voted in time" in words]


def test_a_game_that_cannot_be_read_keeps_no_other_waiting(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its trouble is logged once, not at every look. Rules: DUE-SYS-15, TAB-SYS-11."""
    broken = live_game("tabula", roles=EIGHT, pace={"every": 5}, name="Broken")
    sound = live_game("tabula", roles=EIGHT, pace={"every": 5}, name="Sound")

    def readable(record: HostedGame) -> Ledger:
        if record.pk == broken.game_id:
            raise ValueError("no such fact")
        return ledger(record)

    monkeypatch.setattr(narrator, "ledger", readable)
    look(START)
    look(START + 6 * SECOND)
    assert phase_of(sound) == "wolves"
    assert caplog.text.count("cannot be read") == 1
    monkeypatch.setattr(narrator, "ledger", ledger)
    look(START + 6 * SECOND)
    assert phase_of(broken) == "wolves"
