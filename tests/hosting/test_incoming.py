"""Incoming mail: one result each, whatever it asks and however often it comes."""

import pytest

from tests.hosting.villages import (
    DAY,
    DUTCH,
    SECOND,
    START,
    fresh,
    new_game,
    on,
    player,
    players,
    post,
    running_game,
)
from verteller.hosting import incoming
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.incoming import Arrived, Outcome, receive, record_incoming, refusal
from verteller.hosting.models import HostedGame, Incoming, Kind, LogEntry, Outgoing, Player
from verteller.hosting.playing import answer
from verteller.hosting.sign_up import sign_up
from verteller.rules.errors import AnswerError

pytestmark = pytest.mark.django_db

MAIL = Arrived("<1@x.nl>", "verteller@x.nl", "ann@x.nl", "Zomer", START)


def vote(game: HostedGame, who: Player, target: Player) -> Outcome:
    """Do what the mail door does with a vote."""
    taken = answer(game, who, "vote", on(target), START)
    return Outcome("answer_taken", who.person, game, taken.receipt)


def test_a_mail_is_recorded_with_its_result_and_its_reply() -> None:
    """Rules: WAK-SYS-08, WAK-SYS-19."""
    game = running_game()
    ann, bob = player(game, "Ann"), player(game, "Bob")

    recorded = receive(MAIL, lambda: vote(game, ann, bob))

    row = Incoming.objects.get()
    assert recorded.row == row
    assert (row.result, row.person, row.game) == ("answer_taken", ann.person, game)
    assert row.reply == post(Kind.ANSWER_TAKEN)[0]
    assert not recorded.is_duplicate


def test_a_mail_delivered_twice_is_done_once() -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    game = running_game()
    ann, bob = player(game, "Ann"), player(game, "Bob")
    first = receive(MAIL, lambda: vote(game, ann, bob))
    before = fresh(game).length, LogEntry.objects.count(), Outgoing.objects.count()

    second = receive(MAIL, lambda: vote(game, ann, bob))

    assert second.is_duplicate
    assert second.row == first.row
    assert (fresh(game).length, LogEntry.objects.count(), Outgoing.objects.count()) == before


def test_the_same_mail_to_two_recipients_is_two_mails() -> None:
    """Rules: WAK-SYS-08."""
    other = Arrived(MAIL.message_id, "other@x.nl", MAIL.sender, MAIL.subject, START)

    results = [record_incoming(mail, Outcome("ignored")) for mail in (MAIL, other, other)]

    assert [each.is_duplicate for each in results] == [False, False, True]
    assert Incoming.objects.count() == 2


def test_a_refused_mail_changes_nothing_and_is_recorded_under_its_code() -> None:
    """Rules: WAK-VOTE-19, WAK-SYS-18, WAK-SYS-50."""
    game = running_game()
    ann = player(game, "Ann")
    length = game.length

    def late() -> Outcome:
        answer(game, ann, "vote", (), START + 3 * DAY)
        raise AssertionError("it is too late")

    def reply(error: HostingError | AnswerError) -> Outcome:
        return refusal(MAIL, error, language="nl", player=ann, game=game, person=ann.person)

    row = receive(MAIL, late, reply).row

    assert (row.result, row.game, row.person) == ("too_late", game, ann.person)
    assert row.reply is not None
    assert (row.reply.kind, row.reply.to_email) == (Kind.REFUSED, "ann@x.nl")
    assert row.reply.payload == {
        "code": "too_late",
        "detail": "",
        "given": [],
        "refusal": "E4",
        "asked_as": [ann.person_id, 1],
    }
    assert fresh(game).length == length


def test_a_service_that_refuses_half_way_leaves_nothing_behind() -> None:
    """Rules: WAK-VOTE-19, WAK-SYS-50."""
    game = new_game()

    def twice() -> Outcome:
        sign_up(game, "ann@x.nl", "Ann", DUTCH, START)
        sign_up(game, "bob@x.nl", "Ann", DUTCH, START)
        raise AssertionError("the name is taken")

    assert receive(MAIL, twice).row.result == "name_taken"
    assert [each.name for each in players(game)] == []


def test_a_refused_sign_up_is_answered_as_such() -> None:
    """Rules: WAK-SIGN-04, WAK-SYS-18."""
    error = HostingError(Code.SIGN_UP_STRUCTURE, given="Karin")

    reply = refusal(MAIL, error, language="nl", details={"hint": "komma"}).reply

    assert reply is not None
    assert (reply.kind, reply.to_email, reply.language) == (Kind.SIGN_UP_REFUSED, "ann@x.nl", "nl")
    assert reply.payload == {
        "code": "sign_up_structure",
        "given": "Karin",
        "refusal": "E12",
        "hint": "komma",
    }


def test_a_fault_in_the_program_records_nothing_so_that_the_mail_comes_again() -> None:
    """Rules: WAK-SYS-50, WAK-SYS-06."""
    game = running_game()
    ann = player(game, "Ann")

    def fails() -> Outcome:
        vote(game, ann, ann)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        receive(MAIL, fails)

    assert not Incoming.objects.exists()
    assert fresh(game).length == game.length
    assert not receive(MAIL, lambda: vote(game, ann, ann)).is_duplicate


def test_whoever_is_refused_again_and_again_gets_no_more_replies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rules: WAK-SYS-49, WAK-SYS-07."""
    monkeypatch.setattr(incoming, "MOST_REPLIES", 3)
    error = HostingError(Code.UNKNOWN_GAME)

    def unknown() -> Outcome:
        raise error

    rows = []
    for number in range(6):
        at = START + number * SECOND if number < 5 else START + DAY
        mail = Arrived(f"<{number}@x.nl>", "v@x.nl", "loop@x.nl", "hallo", at)
        reply = lambda error, mail=mail: refusal(mail, error, language="nl")  # noqa: E731
        rows.append(receive(mail, unknown, reply).row)

    assert [row.reply is not None for row in rows] == [True, True, True, False, False, True]
    assert {row.result for row in rows} == {"unknown_game"}
