"""SQLite's engine: the disk is waited for without keeping anybody else waiting."""

import os
import sqlite3
from pathlib import Path
from threading import Thread

import pytest
from django.db import OperationalError, connection, transaction

from tests.mail.village import START
from verteller.hosting.durability import lightly
from verteller.hosting.executing import execute
from verteller.hosting.models import Person
from verteller.hosting.sqlite.base import DatabaseWrapper

NORMAL, FULL = 1, 2

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(bool(os.environ.get("VERTELLER_DATABASE_URL")), reason="of SQLite alone"),
]


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Note each wait for the disk, and whether others can write meanwhile."""
    found: list[bool] = []

    def fdatasync(_: int) -> None:
        other = sqlite3.connect(connection.settings_dict["NAME"], timeout=0, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            other.execute("ROLLBACK")
        except sqlite3.OperationalError:
            found.append(False)
        else:
            found.append(True)
        finally:
            other.close()

    monkeypatch.setattr(os, "fdatasync", fdatasync)
    return found


def test_a_commit_waits_for_the_disk_when_others_can_write_already(waited: list[bool]) -> None:
    """And what stands in the log before it is taken to the disk with it."""
    with transaction.atomic():
        Person.objects.create(created_at=START)
        assert waited == []
    assert waited == [True]


def test_who_has_only_read_waits_for_nothing(waited: list[bool]) -> None:
    """A look costs nobody a wait."""
    with transaction.atomic():
        Person.objects.count()
    assert waited == []


def test_talk_is_committed_without_waiting_and_seen_by_all(waited: list[bool]) -> None:
    """What is committed as usual after it waits for both."""
    with lightly(), transaction.atomic():
        Person.objects.create(created_at=START)
    assert waited == []
    assert _seen_from_elsewhere() == 1

    with transaction.atomic():
        Person.objects.create(created_at=START)
    assert waited == [True]


def test_a_statement_outside_of_transactions_waits_as_sqlite_does(waited: list[bool]) -> None:
    """Before a transaction, after it, and when one was undone; while people talk it does not."""
    found = [_waiting()]
    with transaction.atomic():
        Person.objects.create(created_at=START)
    found.append(_waiting())
    with transaction.atomic():
        Person.objects.create(created_at=START)
        transaction.set_rollback(True)
    found.append(_waiting())
    with lightly():
        within = _waiting()
        with transaction.atomic():
            Person.objects.create(created_at=START)
        within += _waiting()
    found.append(_waiting())
    assert found == [FULL] * 4
    assert within == 2 * NORMAL


def test_the_log_is_found_behind_a_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite keeps its log beside the file itself."""
    link = tmp_path / "linked.sqlite3"
    link.symlink_to(connection.settings_dict["NAME"])
    opened: list[str] = []
    open_file = os.open

    def noted(path: str, *how: int) -> int:
        opened.append(str(path))
        return open_file(path, *how)

    linked = DatabaseWrapper({**connection.settings_dict, "NAME": link}, "linked")
    monkeypatch.setattr(os, "open", noted)
    linked.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
    linked.cursor().execute("UPDATE hosting_person SET language = 'nl'")
    linked.cursor().execute("CREATE TABLE linked (number)")
    linked.cursor().execute("INSERT INTO linked VALUES (1)")
    linked.cursor().execute("DROP TABLE linked")
    linked.commit()
    linked.close()
    assert opened == [f"{connection.settings_dict['NAME']}-wal"]


def test_a_disk_that_does_not_take_it_is_an_error_of_the_database(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is acknowledged then; the next one can write all the same."""

    def fdatasync(_: int) -> None:
        raise OSError(5, "Input/output error")

    def write() -> None:
        with transaction.atomic():
            Person.objects.create(created_at=START)

    with monkeypatch.context() as broken:
        broken.setattr(os, "fdatasync", fdatasync)
        with pytest.raises(OperationalError, match="Input/output error"):
            write()
    write()


@pytest.mark.parametrize("is_undone", [False, True])
def test_threads_write_in_turn(*, is_undone: bool) -> None:
    """The next is let in by whoever commits, and by whoever gives up."""
    written: list[str] = []

    def write() -> None:
        with transaction.atomic():
            written.append("other")
            Person.objects.create(created_at=START)
        connection.close()

    other = Thread(target=write)
    with transaction.atomic():
        Person.objects.create(created_at=START)
        other.start()
        other.join(0.2)
        assert other.is_alive()
        written.append("one")
        transaction.set_rollback(is_undone)
    other.join(10)
    assert written == ["one", "other"]
    assert Person.objects.count() == 2 - is_undone


def test_who_waits_too_long_for_another_thread_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """As SQLite does when another process writes; he may try again."""
    told: list[BaseException] = []

    def write() -> None:
        connection.settings_dict = {**connection.settings_dict, "OPTIONS": {"timeout": 0.05}}
        try:
            with transaction.atomic():
                pass
        except OperationalError as error:
            told.append(error)
        connection.close()

    with transaction.atomic():
        other = Thread(target=write)
        other.start()
        other.join(10)
    assert [str(error) for error in told] == ["database is locked"]


def _waiting() -> int:
    """Return how SQLite itself waits for the disk at a commit."""
    return int(execute("PRAGMA synchronous", ()).rows[0][0])


def _seen_from_elsewhere() -> int:
    other = sqlite3.connect(connection.settings_dict["NAME"])
    try:
        return int(other.execute("SELECT count(*) FROM hosting_person").fetchone()[0])
    finally:
        other.close()
