"""Every mail ends as exactly one recorded result, whatever it is: scenario TS-14 and more."""

import logging
from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.db import OperationalError, connection
from django.test.utils import CaptureQueriesContext
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.mail.village import (
    HOME,
    Village,
    address_of,
    administrator,
    new_village,
    post_of,
    raw_mail,
    refusal_of,
    reply_of,
    reply_text,
    running_village,
)
from verteller.hosting.models import Incoming, Kind, LogEntry, Outgoing
from verteller.mail import answering, commands
from verteller.mail.models import SetAside
from verteller.mail.routing import receive

pytestmark = pytest.mark.django_db


@pytest.fixture
def village() -> Village:
    return running_village("werewolf", "seer", "villager", "villager", "villager")


@pytest.fixture
def seer(village: Village) -> str:
    return village.holder("seer")


def test_a_mail_delivered_twice_counts_once_and_is_answered_once(
    village: Village, seer: str
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    raw = raw_mail(address_of(seer), "WW5", village.others(seer)[0])
    first = village.deliver(raw)
    before = LogEntry.objects.count(), Outgoing.objects.count(), Incoming.objects.count()

    second = village.deliver(raw)

    assert (first.is_duplicate, second.is_duplicate) == (False, True)
    assert second.code == "answer_taken"
    assert before == (LogEntry.objects.count(), Outgoing.objects.count(), Incoming.objects.count())


def test_a_mail_without_an_id_is_known_by_its_octets(village: Village, seer: str) -> None:
    """Rules: WAK-SYS-06."""
    raw = f"From: {address_of(seer)}\r\nTo: {HOME}\r\nSubject: WW5\r\n\r\nblanco\r\n".encode()

    assert not village.deliver(raw).is_duplicate
    assert village.deliver(raw).is_duplicate
    assert not village.deliver(raw + b"\r\n").is_duplicate


def test_a_reply_to_a_mail_without_an_id_refers_to_none(village: Village, seer: str) -> None:
    raw = f"From: {address_of(seer)}\r\nTo: {HOME}\r\nSubject: WW5\r\n\r\nblanco\r\n".encode()

    reply = reply_of(village.deliver(raw))

    assert "no-id" not in reply.message().as_string()


def test_the_same_id_on_somebody_else_s_mail_hides_it_from_nobody(
    village: Village, seer: str
) -> None:
    """Rules: WAK-SYS-49."""
    wolf = village.holder("werewolf")
    target = village.holders("villager")[0]
    village.deliver(raw_mail(address_of(seer), "WW5", "blanco", Message_ID="<1@x>"))

    result = village.deliver(raw_mail(address_of(wolf), "WW5", target, Message_ID="<1@x>"))

    assert (result.code, result.is_duplicate) == ("answer_taken", False)
    assert village.choice(wolf, "pack") == [target]


def test_a_mail_to_several_of_our_addresses_is_one_mail(village: Village, seer: str) -> None:
    """Rules: WAK-SYS-03, WAK-SYS-06."""
    raw = raw_mail(address_of(seer), "WW5", "blanco")

    result = receive(
        raw,
        recipients=(HOME, HOME.replace("@", "+ww5@"), HOME.upper()),
        received_at=village.now,
    )

    assert (
        len(result.rows)
        == Incoming.objects.filter(
            subject="WW5", sender__startswith=seer.lower(), result="answer_taken"
        ).count()
        == 1
    )


def test_our_own_mail_that_came_back_is_ignored(village: Village) -> None:
    """Rules: WAK-SYS-07."""
    mail = reply_of(village.mail("Anna", "wat?")).message().as_bytes()
    count = Outgoing.objects.count()

    result = village.deliver(mail)
    itself = village.deliver(raw_mail(HOME, "WW5", "Bob"))

    assert (result.code, itself.code) == ("own_mail", "own_mail")
    assert Outgoing.objects.count() == count


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("Auto-Submitted", "auto-replied", "automatic_reply"),
        ("X-Autoreply", "yes", "automatic_reply"),
        ("Precedence", "bulk", "automatic_bulk"),
        ("List-Id", "<news.example.org>", "automatic_list"),
        ("Return-Path", "<>", "automatic_bounce"),
    ],
)
def test_what_a_machine_sends_is_recorded_and_never_answered(
    village: Village, seer: str, name: str, value: str, code: str
) -> None:
    """Rules: WAK-SYS-07."""
    raw = f"{name}: {value}\r\n".encode() + raw_mail(
        address_of(seer), "Re: WW5", village.others(seer)[0]
    )

    result = village.deliver(raw)

    assert (result.code, result.reply) == (code, None)
    assert village.choice(seer, "seer") is None


def test_a_bounce_is_known_by_its_empty_sender(village: Village, seer: str) -> None:
    """Rules: WAK-SYS-07."""
    result = receive(
        raw_mail(address_of(seer), "WW5", "blanco"),
        recipients=(HOME,),
        received_at=village.now,
        envelope_sender="",
    )

    assert result.code == "automatic_bounce"


def test_a_stranger_gets_one_reply_a_minute(village: Village) -> None:
    """Rules: WAK-SYS-07, WAK-SYS-49."""
    first = village.mail("robot@x.nl", "?", subject="hallo")
    second = village.mail("robot@x.nl", "?", subject="hallo")
    village.now += timedelta(minutes=2)
    third = village.mail("robot@x.nl", "?", subject="hallo")

    assert [each.code for each in (first, second, third)] == ["unknown_game"] * 3
    assert [each.reply is not None for each in (first, second, third)] == [True, False, True]


def test_a_robot_that_answers_every_refusal_is_left_alone_in_the_end(
    village: Village, seer: str
) -> None:
    """Rules: WAK-SYS-07, WAK-SYS-49."""
    replies = [village.mail(seer, "Ik ben er even niet.").reply for _ in range(70)]

    assert replies[0] is not None
    assert replies[-1] is None


def test_a_stranger_is_answered_in_every_language_we_know() -> None:
    """Rules: WAK-SYS-18, WAK-VOTE-25 (E1)."""
    new_village()

    result = Village().mail("stranger@x.nl", "?", subject="hallo")

    said = reply_text(result)
    assert "voor welk spel" in said
    assert "which game" in said


def test_a_player_is_answered_in_his_own_language() -> None:
    """Rules: WAK-SYS-18."""
    village = new_village()
    village.mail("bob@x.nl", "Bob, man, english")

    said = reply_text(village.mail("bob@x.nl", "?", subject="hallo"))

    assert "which game" in said
    assert "welk spel" not in said


BROKEN = {
    "nothing": b"",
    "no headers": b"\r\n\r\nAnna",
    "no sender": b"Subject: WW5\r\n\r\nAnna\r\n",
    "two senders": b"From: a@x.nl\r\nFrom: b@x.nl\r\nSubject: WW5\r\n\r\nAnna\r\n",
    "controls": bytes(range(256)) * 20,
    "broken charset": b"From: a@x.nl\r\nSubject: =?klingon?B?////?=\r\n"
    b"Content-Type: text/plain; charset=klingon\r\n\r\n\xff\xfe\r\n",
    "lost boundary": b"From: a@x.nl\r\nSubject: WW5\r\n"
    b"Content-Type: multipart/mixed; boundary=x\r\n\r\nAnna\r\n",
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_mail_is_recorded_and_the_next_one_counts(
    village: Village, seer: str, name: str
) -> None:
    """Rules: WAK-SYS-50, WAK-SYS-18."""
    before = Incoming.objects.count()

    result = village.deliver(BROKEN[name])

    assert Incoming.objects.count() == before + 1
    assert result.code != "error"
    assert village.mail(seer, "blanco").code == "answer_taken"


def test_a_mail_that_is_too_large_is_refused_with_a_reply(village: Village) -> None:
    """Rules: WAK-SYS-18, WAK-SYS-50."""
    raw = raw_mail("anna@x.nl", "WW5", "Bob") + b"x" * (6 * 1024 * 1024)

    result = village.deliver(raw)

    assert (result.code, refusal_of(result)) == ("too_large", "E6")
    assert "te groot" in reply_text(result)


def test_a_machine_s_mail_that_cannot_be_read_is_not_answered(village: Village) -> None:
    """Rules: WAK-SYS-07."""
    raw = raw_mail("anna@x.nl", "WW5", "Bob", Auto_Submitted="auto-replied")

    assert village.deliver(raw + b"x" * (6 * 1024 * 1024)).reply is None


class Secret(Exception):
    """A fault whose words hold what nobody may read."""


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let every answer meet a fault of ours."""

    def fail(*_: object) -> None:
        raise Secret("ik kies de ziener")

    with monkeypatch.context() as patch:
        patch.setattr(answering, "answer", fail)
        yield


@pytest.mark.usefixtures("faulty")
def test_a_fault_of_ours_sets_the_mail_aside_and_tells_the_administrators_once(
    village: Village,
) -> None:
    """Rules: WAK-SYS-39, WAK-SYS-50."""
    administrator()
    raw = raw_mail("anna@x.nl", "WW5", "Bob")

    first, second = village.deliver(raw), village.mail("Bob", "Anna")

    assert (first.code, second.code) == ("error", "error")
    kept = SetAside.objects.order_by("pk")
    assert [each.error for each in kept] == ["Secret", "Secret"]
    assert bytes(kept[0].raw) == raw
    assert [row.payload["code"] for row in post_of(Kind.ADMIN_NOTICE)] == ["mail_set_aside"]


@pytest.mark.usefixtures("faulty")
def test_a_fault_is_logged_without_a_word_of_the_mail(
    village: Village, caplog: pytest.LogCaptureFixture
) -> None:
    """Rules: WAK-SYS-49, WAK-SYS-50."""
    with caplog.at_level(logging.DEBUG):
        village.mail("Anna", "Bob is de ziener")

    assert "Secret" in caplog.text
    assert "ziener" not in caplog.text


@pytest.mark.usefixtures("faulty")
def test_a_mail_set_aside_is_not_set_aside_twice(village: Village) -> None:
    """Rules: WAK-SYS-06."""
    raw = raw_mail("anna@x.nl", "WW5", "Bob")

    assert [village.deliver(raw).is_duplicate for _ in range(2)] == [False, True]
    assert SetAside.objects.count() == 1


def test_a_command_that_meets_a_fault_is_not_kept_with_its_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rules: WAK-SYS-49."""
    monkeypatch.setattr(commands, "execute", lambda *_: 1 / 0)

    result = Village().mail("beheer@x.nl", "maanlicht\nWW5", subject="config stop")

    assert result.code == "error"
    assert b"maanlicht" not in bytes(SetAside.objects.get().raw)


def test_trouble_of_the_database_leaves_the_mail_to_be_handed_over_again(
    village: Village, seer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    raw = raw_mail(address_of(seer), "WW5", "blanco")

    def locked(*_: object) -> None:
        raise OperationalError("database is locked")

    with monkeypatch.context() as patch:
        patch.setattr(answering, "answer", locked)
        with pytest.raises(OperationalError):
            village.deliver(raw)

    assert not Incoming.objects.filter(sender=address_of(seer), subject="WW5", result="error")
    assert village.deliver(raw).code == "answer_taken"


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=400), st.sampled_from(["anna@x.nl", "stranger@x.nl", HOME, "a@@b"]))
def test_whatever_comes_in_there_is_one_result(village: Village, body: bytes, sender: str) -> None:
    """Rules: WAK-SYS-49, WAK-SYS-50."""
    before = Incoming.objects.count()

    result = village.deliver(f"From: {sender}\r\nSubject: WW5\r\n".encode() + body)

    assert len(result.rows) == 1
    assert result.code != "error"
    assert Incoming.objects.count() - before == (not result.is_duplicate)


def test_an_answer_costs_the_same_number_of_questions_to_the_database_however_long_the_log(
    village: Village, seer: str
) -> None:
    early = CaptureQueriesContext(connection)
    with early:
        village.mail(seer, "blanco")
    for _ in range(3):
        village.close_until("main")
    late = CaptureQueriesContext(connection)
    with late:
        village.mail(seer, "blanco")

    assert len(late) <= len(early) + 1
