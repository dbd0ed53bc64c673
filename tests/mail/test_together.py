"""Mails that wait at the door together: stored together, and yet each on its own."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest
from django.db import OperationalError, connection

from tests.mail.village import HOME, Village, raw_mail, running_village
from verteller.hosting import games, incoming, statements
from verteller.hosting.games import shelf
from verteller.hosting.home import home
from verteller.hosting.models import HostedGame, Incoming, LogEntry
from verteller.mail import identity, routing
from verteller.mail.listener import Doorkeeper
from verteller.mail.routing import Handed, Result, receive_several
from verteller.rules.game import Game
from verteller.telling import vocabulary

pytestmark = pytest.mark.django_db(transaction=True)

together = pytest.mark.skipif(
    "connection.vendor != 'sqlite'", reason="only SQLite lets one write at a time"
)


@pytest.fixture
def village() -> Village:
    """A village in which everybody may vote."""
    village = running_village("werewolf", "villager", "villager", "villager", "villager")
    village.close_until("pyre")
    return village


def handed(village: Village, *said: tuple[str, str]) -> list[Handed]:
    """Return mails that wait: who wrote, and what."""
    return [
        Handed(raw_mail(f"{name.lower()}@x.nl", village.name, text), (HOME,), village.now)
        for name, text in said
    ]


def codes(results: list[Result | Exception]) -> list[str]:
    return [each.code if isinstance(each, Result) else type(each).__name__ for each in results]


def test_each_mail_ends_as_one_result_in_the_order_in_which_they_came(village: Village) -> None:
    one, other, *_ = village.others()

    results = receive_several(
        handed(village, (one, other), (other, "Wolfgang Amadeus"), (one, "blanco"))
    )

    assert codes(results) == ["answer_taken", "unknown_name", "answer_taken"]
    assert village.choice(one, "vote") == []
    assert village.choice(other, "vote") is None
    assert Incoming.objects.filter(received_at=village.now).count() == 3


def test_a_mail_that_comes_twice_at_once_is_recorded_once(village: Village) -> None:
    """Rules: WAK-SYS-18."""
    one, other, *_ = village.others()
    (mail,) = handed(village, (one, other))
    length = village.game.length

    results = receive_several([mail, mail])

    assert [each.is_duplicate for each in results if isinstance(each, Result)] == [False, True]
    assert village.game.length == length + 2


@together
def test_what_waits_is_committed_together(village: Village) -> None:
    one, other, third, *_ = village.others()
    commits: list[str] = []
    connection.connection.set_trace_callback(
        lambda statement: commits.append(statement) if statement == "COMMIT" else None
    )

    receive_several(handed(village, (one, other), (other, one), (third, one)))
    connection.connection.set_trace_callback(None)

    assert commits == ["COMMIT"]


@together
def test_a_fault_in_one_mail_undoes_no_other(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the faulty mail had done is undone; it is set aside. Rules: WAK-SYS-50."""
    one, other, third, *_ = village.others()
    real = statements.insert
    length = village.game.length

    def insert(rows: list[Any]) -> None:
        if rows[0].sender == f"{other.lower()}@x.nl" and rows[0].result == "answer_taken":
            raise ZeroDivisionError
        real(rows)

    monkeypatch.setattr(incoming, "insert", insert)
    results = receive_several(handed(village, (one, third), (other, third), (third, one)))

    assert codes(results) == ["answer_taken", "error", "answer_taken"]
    assert village.choice(other, "vote") is None
    assert village.choice(third, "vote") == [one]
    assert village.game.length == length + 4 == LogEntry.objects.count()


@together
def test_a_game_is_folded_once_for_all_of_them_and_is_what_was_committed(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, third, *_ = village.others()
    shelf.clear()
    folded = []
    real = games._folded

    def fold(record: HostedGame) -> Game:
        folded.append(record)
        return real(record)

    monkeypatch.setattr(games, "_folded", fold)

    receive_several(handed(village, (one, other), (other, one), (third, one)))

    assert len(folded) == 1
    with games.opened(village.game) as game:
        assert [entry.number for entry in game.log] == list(range(1, village.game.length + 1))


@together
def test_after_an_undone_answer_the_game_that_is_kept_does_not_have_it(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, *_ = village.others()
    real = statements.insert

    def insert(rows: list[Any]) -> None:
        if rows[0].sender == f"{other.lower()}@x.nl" and rows[0].result == "answer_taken":
            raise ZeroDivisionError
        real(rows)

    monkeypatch.setattr(incoming, "insert", insert)
    receive_several(handed(village, (one, other), (other, one)))
    monkeypatch.undo()
    village.mail(one, "blanco")

    assert village.choice(other, "vote") is None
    kept = shelf.take(village.game.pk)
    assert kept is not None
    assert list(kept.log) == list(games.load(village.game).log)


@together
def test_other_servers_are_asked_about_senders_before_anybody_has_to_wait_for_us(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever answers slowly about a signature keeps nobody else from writing."""
    one, other, *_ = village.others()
    real = identity.gather
    locked = []

    def gather(*given: Any) -> Any:
        locked.append(connection.in_atomic_block)
        return real(*given)

    monkeypatch.setattr(routing, "gather", gather)
    results = receive_several(handed(village, (one, other), (other, one)))

    assert codes(results) == ["answer_taken", "answer_taken"]
    assert locked == [False, False]


@together
def test_words_are_read_before_anybody_has_to_wait_for_us(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that hears its first mail takes seconds for them, and keeps nobody waiting."""
    one, other, *_ = village.others()
    locked = []

    def read_whole(rulebook: str) -> None:
        locked.append((rulebook, connection.in_atomic_block))

    monkeypatch.setattr(vocabulary, "read_whole", read_whole)
    said = ((one, f"I vote for {other} today"), (other, f"Please let {one} burn"), (one, other))
    results = receive_several(handed(village, *said))
    village.mail(one, f"I vote for {other} today", subject="To nobody in particular")

    assert codes(results) == ["answer_taken"] * 3
    assert locked == [("wakkerdam", False)] * 3


@together
def test_when_the_database_fails_each_is_dealt_with_by_itself(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, *_ = village.others()

    def fail(*_: object) -> None:
        raise OperationalError

    monkeypatch.setattr(routing, "_deal_with_all", fail)
    results = receive_several(handed(village, (one, other), (other, one)))

    assert codes(results) == ["answer_taken", "answer_taken"]


def test_who_hangs_up_keeps_nobody_from_hearing_that_his_mail_is_stored(village: Village) -> None:
    one, other, third, *_ = village.others()
    begun, may_go_on = Event(), Event()

    def receive(handed: Sequence[Handed]) -> list[object]:
        begun.set()
        may_go_on.wait(20)
        return [None] * len(handed)

    mails = handed(village, (one, other), (other, one), (third, one))
    with ThreadPoolExecutor(1) as threads:
        keeper = Doorkeeper(home(), receive, threads)
        first = keeper.leave(mails[0])
        begun.wait(20)
        rest = [keeper.leave(mail) for mail in mails[1:]]
        assert rest[0].cancel()
        may_go_on.set()
        assert (first.result(20), rest[1].result(20)) == (None, None)


def test_the_door_hands_over_together_what_has_come_meanwhile(village: Village) -> None:
    """Nobody is told that his mail is stored before it is."""
    one, other, third, *_ = village.others()
    begun, may_go_on = Event(), Event()
    sizes = []

    def receive(handed: Sequence[Handed]) -> list[object]:
        sizes.append(len(handed))
        begun.set()
        may_go_on.wait(20)
        return [None] * len(handed)

    mails = handed(village, (one, other), (other, one), (third, one))
    with ThreadPoolExecutor(1) as threads:
        keeper = Doorkeeper(home(), receive, threads)
        first = keeper.leave(mails[0])
        begun.wait(20)
        rest = [keeper.leave(mail) for mail in mails[1:]]
        assert not any(each.done() for each in (first, *rest))
        may_go_on.set()
        for each in (first, *rest):
            each.result(20)

    assert sizes == [1, 2]
