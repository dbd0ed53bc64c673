"""Another process keeps the database to itself for some seconds; mail waits, or is tried again."""

import random
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from datetime import timedelta
from pathlib import Path

from tests.faults import accounts
from tests.faults.campaign import PLAYERS, attacked, new_games, settle
from tests.faults.databases import Database, locked
from tests.faults.house import PATIENCE, House
from tests.faults.players import NAMES, Postman, Sent, domain_of, mail_from
from tests.faults.post_office import PostOffice
from verteller.hosting.archive import audit
from verteller.hosting.games import read_entries
from verteller.hosting.models import HostedGame, Incoming, LogEntry

LOCKED_SECONDS = 2.0
DAY, SECOND = timedelta(days=1), timedelta(seconds=1)


def full_game(house: House, name: str, *, phase: timedelta = DAY) -> HostedGame:
    """Make a game and let everybody sign up."""
    (game,) = new_games(random.Random(name), 1, name, phase=phase)
    for player in NAMES[:PLAYERS]:
        deliver(house, mail_from(player, game, f"{player}, anders, Nederlands"))
    game.refresh_from_db()
    return game


def deliver(house: House, sent: Sent, on_turned_away: Callable[[], object] = lambda: None) -> None:
    """Have a postman of its own deliver a mail."""
    postman = Postman(house, on_turned_away=on_turned_away)
    postman.deliver(sent)
    postman.close()


def recorded(mails: list[Sent]) -> Counter[str]:
    """Count how often each mail is recorded."""
    ids = [mail.message_id for mail in mails]
    rows = Incoming.objects.filter(message_id__in=ids)
    return Counter(rows.values_list("message_id", flat=True))


def test_mail_waits_for_a_database_that_is_locked_for_some_seconds(
    database: Database, tmp_path: Path
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-50."""
    with attacked(database, tmp_path, PostOffice()) as house:
        house.open()
        game = full_game(house, "Geduld")
        mails = [mail_from(name, game, "blanco") for name in NAMES[:PLAYERS]]
        with ThreadPoolExecutor(len(mails)) as threads:
            with locked(database):
                delivered = [threads.submit(deliver, house, mail) for mail in mails]
                early = wait(delivered, LOCKED_SECONDS).done
            late = wait(delivered, PATIENCE).done
        house.stop()

    assert (len(early), len(late)) == (0, len(mails))
    assert [mail.turned_away for mail in mails] == [0] * len(mails)
    assert recorded(mails) == Counter(mail.message_id for mail in mails)
    assert house.complaints() == ""


def test_mail_is_asked_to_come_back_when_the_database_stays_locked(
    database: Database, tmp_path: Path
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-50."""
    turned_away = threading.Semaphore(0)
    with attacked(database, tmp_path, PostOffice(), patience=0.2) as house:
        house.open()
        game = full_game(house, "Ongeduld")
        mails = [mail_from(name, game, "blanco") for name in NAMES[:PLAYERS]]
        with ThreadPoolExecutor(len(mails)) as threads:
            with locked(database):
                delivered = [
                    threads.submit(deliver, house, mail, turned_away.release) for mail in mails
                ]
                for _ in mails:
                    assert turned_away.acquire(timeout=PATIENCE)
                assert not any(each.done() for each in delivered)
            late = wait(delivered, PATIENCE).done
        house.stop()

    assert len(late) == len(mails)
    assert recorded(mails) == Counter(mail.message_id for mail in mails)
    assert LogEntry.objects.filter(game=game, kind="answered").count() == sum(
        receipt.game == game for receipt in accounts.receipts().values()
    )


def test_what_was_due_while_the_database_was_locked_is_done_afterwards(
    database: Database, tmp_path: Path
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08, WAK-PHASE-15."""
    office = PostOffice()
    with attacked(database, tmp_path, office) as house:
        house.open()
        game = full_game(house, "Klok", phase=SECOND)
        news = threading.Event()
        office.ring(domain_of(game), news)
        with locked(database):
            # Longer than the round that is open.
            threading.Event().wait(LOCKED_SECONDS)
            game.refresh_from_db()
            before = game.sequence
        news.clear()
        while game.sequence == before:
            assert news.wait(PATIENCE), house.complaints()
            news.clear()
            game.refresh_from_db()
        settle(house, office)
        house.stop()

    closed = [entry.content for entry in read_entries(game) if entry.kind == "closed"]
    assert len(closed) == len(set(closed)) == game.sequence - 1
    assert audit(read_entries(game)) is None
    assert (game.name, accounts.untold(game)) == (game.name, [])
