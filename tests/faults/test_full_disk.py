"""The disk is full for a while: what cannot be kept is not taken until there is room again."""

import contextlib
import random
import sqlite3
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

import pytest
from pytest_django import DjangoDbBlocker

from tests.faults import accounts, databases
from tests.faults.campaign import PLAYERS, Aim, attacked, new_games, playing, settle
from tests.faults.databases import FILE, LONGEST
from tests.faults.disks import Disk, small_disk
from tests.faults.house import PATIENCE, House
from tests.faults.players import NAMES, Crowd, Postman, Sent, mail_from, turned_away_before
from tests.faults.post_office import ACCEPTED, Copy, PostOffice
from tests.faults.test_locked_database import deliver, full_game, recorded
from verteller.hosting.archive import audit
from verteller.hosting.games import read_entries, shelf
from verteller.hosting.models import HostedGame, Incoming, LogEntry, Outgoing

TRY_AGAIN = 451
TIMES = 4


@dataclass
class Cellar:
    """A house whose database is on a small disk, and where its mail goes."""

    house: House
    disk: Disk
    office: PostOffice
    file: Path

    def fill(self) -> None:
        """Leave no room, not even where the journal of changes could be written over."""
        with contextlib.closing(sqlite3.connect(self.file, timeout=LONGEST)) as journal:
            journal.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.disk.fill()


@pytest.fixture
def cellar(tmp_path: Path, django_db_blocker: DjangoDbBlocker) -> Iterator[Cellar]:
    """Yield a house with a narrator in it and room on its disk."""
    office, houses = PostOffice(), list[House]()
    shelf.clear()
    with (
        django_db_blocker.unblock(),
        small_disk(tmp_path / "disk", lambda: houses[0].pid) as disk,
        databases.sqlite(disk.folder) as database,
        attacked(database, tmp_path, office) as house,
    ):
        houses.append(house)
        house.open()
        yield Cellar(house, disk, office, disk.folder / FILE)
    shelf.clear()


def counted() -> list[int]:
    """Count the rows of everything that an answer writes."""
    return [model.objects.count() for model in (Incoming, LogEntry, Outgoing)]


def test_what_cannot_be_kept_is_not_taken_and_leaves_no_trace(cellar: Cellar) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08, WAK-SYS-50."""
    game = full_game(cellar.house, "Vol")
    settle(cellar.house, cellar.office, halt=False)
    before, turned_away = counted(), threading.Semaphore(0)
    mails = [mail_from(name, game, "blanco", frozenset()) for name in NAMES[:PLAYERS]]
    with ThreadPoolExecutor(len(mails)) as threads:
        cellar.fill()
        delivered = [
            threads.submit(deliver, cellar.house, mail, turned_away.release) for mail in mails
        ]
        for _ in range(3 * len(mails)):
            assert turned_away.acquire(timeout=PATIENCE)
        assert not any(each.done() for each in delivered)
        assert (counted(), recorded(mails)) == (before, Counter())
        assert audit(read_entries(HostedGame.objects.get(pk=game.pk))) is None
        cellar.disk.free()
        late = wait(delivered, PATIENCE).done
    settle(cellar.house, cellar.office, halt=False)
    cellar.house.stop()

    assert len(late) == len(mails)
    assert {code for mail in mails for code in mail.answers} == {TRY_AGAIN, 250}
    assert recorded(mails) == Counter(mail.message_id for mail in mails)
    assert_three_zeroes(mails, cellar.office)


def test_a_game_outlasts_a_disk_that_is_full_again_and_again(cellar: Cellar) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08, WAK-SYS-22, WAK-SYS-50, WAK-PHASE-15."""
    lots, aim, broken = random.Random(3), Aim(), threading.Event()

    def kept(_: Copy) -> str:
        # That this mail has arrived cannot be noted any more.
        if aim.count("delivery"):
            cellar.fill()
            broken.set()
        return ACCEPTED

    def handed_over() -> None:
        if aim.count("answer"):
            cellar.fill()
            broken.set()

    cellar.office.answer = kept
    postman = Postman(cellar.house, on_handed_over=handed_over)
    crowd = Crowd(new_games(lots, TIMES, "Vol"), postman, lots)
    with playing([crowd], cellar.office):
        for number in range(TIMES):
            broken.clear()
            aim.take(("answer", "delivery")[number % 2], lots.randint(4, 12))
            assert broken.wait(PATIENCE), cellar.house.complaints()
            mended = cellar.disk.free
            crowd.sent.append(turned_away_before(cellar.house, crowd.games[0], mended))
    settle(cellar.house, cellar.office)
    cellar.house.stop()

    assert {code for mail in crowd.sent for code in mail.answers} == {TRY_AGAIN, 250}
    assert all(mail.taken for mail in crowd.sent)
    assert_three_zeroes(crowd.sent, cellar.office)


def assert_three_zeroes(sent: list[Sent], office: PostOffice) -> None:
    """Look for answers that are lost, facts that are doubled and mails that are unsent."""
    assert accounts.lost(sent) == []
    assert accounts.doubled(office.copies) == []
    assert accounts.unsent(office.copies) == []
