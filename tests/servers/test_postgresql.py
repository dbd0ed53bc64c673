"""The private PostgreSQL is there, takes writes and tells listeners."""

import os
import sys
from urllib.parse import urlsplit

import psycopg
import pytest

from tests.servers.postgresql import lend


def test_a_write_is_seen_by_another_connection(postgresql_url: str) -> None:
    with psycopg.connect(postgresql_url) as writer:
        writer.execute("CREATE TABLE told (word text)")
        writer.execute("INSERT INTO told VALUES ('weerwolf')")
    with psycopg.connect(postgresql_url) as reader:
        assert reader.execute("SELECT word FROM told").fetchall() == [("weerwolf",)]
        reader.execute("DROP TABLE told")


def test_its_user_may_make_a_database_for_tests(postgresql_url: str) -> None:
    with psycopg.connect(postgresql_url, autocommit=True) as owner:
        owner.execute("CREATE DATABASE for_tests")
        owner.execute("DROP DATABASE for_tests")


def test_a_notice_is_heard_after_the_commit(postgresql_url: str) -> None:
    with (
        psycopg.connect(postgresql_url, autocommit=True) as listener,
        psycopg.connect(postgresql_url) as speaker,
    ):
        listener.execute("LISTEN game")
        speaker.execute("NOTIFY game, '7'")
        assert list(listener.notifies(timeout=0)) == []
        speaker.commit()
        heard = next(listener.notifies(timeout=10))
        assert (heard.channel, heard.payload) == ("game", "7")


def test_a_command_is_lent_a_server_and_its_exit_status_comes_back(
    capfd: pytest.CaptureFixture[str],
) -> None:
    script = "import os; print(os.environ['VERTELLER_DATABASE_URL']); raise SystemExit(3)"

    assert lend([sys.executable, "-c", script]) == 3

    address = urlsplit(capfd.readouterr().out.strip())
    assert (address.scheme, address.hostname) == ("postgresql", "127.0.0.1")
    assert address.geturl() != os.environ.get("VERTELLER_DATABASE_URL")
