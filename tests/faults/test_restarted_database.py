"""PostgreSQL is killed in the midst of a game and comes back; the narrator has lived on."""

import random
import shlex
import threading
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from django.db import connection
from pytest_django import DjangoDbBlocker

from tests.faults import accounts, databases
from tests.faults.campaign import Aim, attacked, new_games, playing, settle
from tests.faults.house import PATIENCE
from tests.faults.players import Crowd, Postman, turned_away_before
from tests.faults.post_office import ACCEPTED, Copy, PostOffice
from tests.servers.machine import run, unprivileged_user
from tests.servers.postgresql import postgresql_server, server_program
from verteller.hosting.games import shelf
from verteller.hosting.models import HostedGame, LogEntry, Status

RESTARTS = 3
TRY_AGAIN = 451


class Server:
    """A PostgreSQL that goes down without a word and comes back with what was committed."""

    def __init__(self, url: str) -> None:
        """Find out where the server at *url* lives and how it was started."""
        with psycopg.connect(url) as asking:
            (found,) = asking.execute("SHOW data_directory").fetchone() or ("",)
        self.url, self.is_up = url, True
        self._data = Path(str(found))
        started = shlex.split((self._data / "postmaster.opts").read_text())
        at = started.index("-D")
        self._options = shlex.join(started[1:at] + started[at + 2 :])

    def kill(self) -> None:
        """End all its processes at once."""
        self.is_up = False
        self._control("-m", "immediate", "stop")

    def start(self) -> None:
        """Start it again and wait until it has put itself in order."""
        log = self._data.parent / "server.log"
        self._control("-l", str(log), "-o", self._options, "start")
        self.is_up = True

    def _control(self, *command: str) -> None:
        user = unprivileged_user("postgres")
        run(server_program("pg_ctl"), "-D", self._data, "-w", *command, user=user)


@pytest.fixture
def server(django_db_blocker: DjangoDbBlocker) -> Iterator[Server]:
    """Yield a server of this test alone, since everybody's else would go down with it."""
    shelf.clear()
    with django_db_blocker.unblock(), postgresql_server() as url:
        server = Server(url)
        yield server
        if not server.is_up:
            server.start()
    shelf.clear()


def test_a_database_that_is_killed_again_and_again_costs_nothing_but_patience(
    server: Server, tmp_path: Path
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08, WAK-SYS-22, WAK-SYS-39, WAK-SYS-50, WAK-PHASE-15."""
    lots, aim, office = random.Random(5), Aim(), PostOffice()
    broken = threading.Event()
    with databases.alone_on(server.url) as database, attacked(database, tmp_path, office) as house:
        house.open()

        def kept(_: Copy) -> str:
            # That this mail has arrived cannot be noted any more.
            if aim.count("delivery"):
                server.kill()
                broken.set()
            return ACCEPTED

        def handed_over() -> None:
            if aim.count("answer"):
                server.kill()
                broken.set()

        office.answer = kept
        postman = Postman(house, on_handed_over=handed_over)
        crowd = Crowd(new_games(lots, 2, "Herstart"), postman, lots)
        with playing([crowd], office):
            for number in range(RESTARTS):
                broken.clear()
                aim.take(("answer", "delivery")[number % 2], lots.randint(8, 20))
                assert broken.wait(PATIENCE), house.complaints()
                crowd.sent.append(turned_away_before(house, crowd.games[0], server.start))
        connection.close()
        settle(house, office)
        house.stop()

        assert {code for mail in crowd.sent for code in mail.answers} == {TRY_AGAIN, 250}
        assert all(mail.taken for mail in crowd.sent)
        assert accounts.lost(crowd.sent) == []
        assert accounts.doubled(office.copies) == []
        assert accounts.unsent(office.copies) == []
        assert LogEntry.objects.filter(kind="closed").exists()
        # No game was taken for broken because the database was.
        assert "has failed and is paused" not in house.complaints()
        assert not HostedGame.objects.filter(status=Status.STOPPED).exists()
