"""The mail server that takes our mail is away for a while, or broken; all is sent in the end."""

from collections.abc import Iterator
from contextlib import ExitStack
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from django.db import OperationalError
from pytest_django import DjangoDbBlocker

from tests.faults import databases
from tests.faults.databases import Database, locked
from tests.faults.post_office import ACCEPTED, Copy, PostOffice, open_at
from tests.mail.village import START, Village, running_village
from tests.servers.machine import free_port
from verteller.hosting.models import Kind, Outgoing, Sending
from verteller.mail.sending import LEASE, SendReport, pause_after, send_due

MINUTE = timedelta(minutes=1)
ROLES = ("werewolf", "villager", "villager", "seer")


@pytest.fixture
def database(tmp_path: Path, django_db_blocker: DjangoDbBlocker) -> Iterator[Database]:
    """Yield a new database whose users have little patience."""
    with django_db_blocker.unblock(), databases.sqlite(tmp_path, patience=0.1) as lent:
        yield lent


@pytest.fixture
def port(settings: object) -> int:
    """Return where our mail is to be sent; nobody listens there yet."""
    found = free_port()
    chosen = {
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": "127.0.0.1",
        "EMAIL_PORT": found,
        "EMAIL_USE_TLS": False,
        "EMAIL_USE_SSL": False,
        "VERTELLER_ALARMS": False,
    }
    for name, value in chosen.items():
        setattr(settings, name, value)
    return found


@pytest.fixture
def village(database: Database) -> Village:
    """Return a game that has just begun; its first mails are queued."""
    return running_village(*ROLES, language="nl")


def ids(status: Sending) -> list[str]:
    """Return the message ids of all rows that stand so, in the order they were written."""
    rows = Outgoing.objects.filter(status=status).order_by("pk")
    return list(rows.values_list("message_id", flat=True))


def send_all(now: datetime) -> list[SendReport]:
    """Send until nothing is due at *now*."""
    reports = []
    while (report := send_due(now)).tried:
        reports.append(report)
    return reports


def test_mail_waits_for_a_server_that_is_away_and_goes_out_in_order_when_it_is_back(
    village: Village, port: int
) -> None:
    """Rules: WAK-SYS-08."""
    queued, now = ids(Sending.QUEUED), START
    for attempts in range(1, 6):
        reports = send_all(now)
        assert sum(len(report.deferred) for report in reports) == len(queued)
        now += pause_after(attempts)
    office = PostOffice()

    with open_at(office, port):
        send_all(now)

    # Behind what waited, everybody is told once that the lost time is given back.
    assert [copy.message_id for copy in office.copies] == ids(Sending.SENT)
    assert ids(Sending.SENT)[: len(queued)] == queued
    told = Outgoing.objects.exclude(message_id__in=queued)
    assert sorted(told.values_list("kind", flat=True)) == [Kind.TIME_GIVEN_BACK] * len(ROLES)


def test_mail_that_is_put_off_by_the_server_is_sent_later_and_the_rest_at_once(
    village: Village, port: int
) -> None:
    """Rules: WAK-SYS-08."""
    queued = ids(Sending.QUEUED)
    put_off = set(queued[::3])
    office = PostOffice(lambda copy: "451 4.3.0 later" if copy.message_id in put_off else ACCEPTED)
    with open_at(office, port):
        send_all(START)
        assert {copy.message_id for copy in office.copies} == set(queued) - put_off
        office.answer = lambda _: ACCEPTED
        send_all(START + pause_after(1))

    assert sorted(copy.message_id for copy in office.copies) == sorted(queued)
    assert ids(Sending.SENT) == queued


def test_a_server_that_breaks_off_before_it_answers_gets_the_same_mail_again(
    village: Village, port: int
) -> None:
    """Rules: WAK-SYS-08."""
    queued = ids(Sending.QUEUED)
    seen: list[str] = []

    def note(copy: Copy) -> str:
        seen.append(copy.message_id)
        return "421 4.3.2 going down"

    office = PostOffice(note)
    with open_at(office, port):
        send_all(START)
        assert ids(Sending.SENT) == []
        office.answer = lambda _: ACCEPTED
        send_all(START + pause_after(1))

    assert seen == [copy.message_id for copy in office.copies] == queued


def test_a_mail_nobody_there_will_ever_take_does_not_hold_up_the_others(
    village: Village, port: int
) -> None:
    """Rules: WAK-SYS-39."""
    queued = ids(Sending.QUEUED)
    office = PostOffice(lambda copy: "554 5.7.1 no" if copy.message_id == queued[0] else ACCEPTED)
    with open_at(office, port):
        send_all(START)

    assert ids(Sending.FAILED) == queued[:1]
    assert ids(Sending.SENT) == queued[1:]


def test_mail_whose_sending_could_not_be_noted_is_sent_again_when_its_claim_has_run_out(
    village: Village, database: Database, port: int
) -> None:
    """Rules: WAK-SYS-08."""
    queued = ids(Sending.QUEUED)
    office = PostOffice()
    with open_at(office, port):
        with ExitStack() as lock:

            def locks(_: Copy) -> str:
                if not office.copies:
                    lock.enter_context(locked(database))
                return ACCEPTED

            office.answer = locks
            with pytest.raises(OperationalError):
                send_due(START)
            office.answer = lambda _: ACCEPTED
        assert len(office.copies) == 1
        assert send_due(START + LEASE - MINUTE).tried == 0

        send_all(START + LEASE)

    assert ids(Sending.SENT) == queued
    assert [copy.message_id for copy in office.copies] == [queued[0], *queued]
