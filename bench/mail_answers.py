"""
Answers by mail: from octets in to commit with the receipt queued, beside bare INSERTs.

Measured are mails that come one by one, and such as wait at the door together, which stores them
together. The rows beside them are always committed one answer at a time.
"""

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import timedelta
from email.message import EmailMessage
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from statistics import median

from bench.hosted.databases import new_database
from bench.hosted.villages import DAY, address_of, names, play_rounds, running_game
from bench.measuring import Line
from verteller.cli._worker import settle

PLAYERS = 18
ROUNDS = 12
"""Phases closed before, so that the log has some length."""
TIMES = 8
AT_ONCE = 100
"""
Answers timed at once: first by mail, then the same rows bare.

They fill SQLite's write-ahead log once, so that either has it emptied once while it is timed.
"""

TABLES = ("hosting_logentry", "hosting_outgoing", "hosting_incoming")

Row = tuple[object, ...]
_numbers = count(1)


def measure() -> Iterator[Line]:
    """Measure short plain mails, and replies of a mail program with all they quote."""
    with new_database() as file:
        village = _Village(file)
        village.answer([village.mail(plain_mail) for _ in range(AT_ONCE)])
        # As every host does that has started.
        settle()
        for name, write in (("plain", plain_mail), ("a reply in two parts", quoting_mail)):
            for how, answer in (("one by one", village.answer), ("as they wait", village.take)):
                times = _compared(village, write, answer)
                yield Line(
                    f"an answer by mail, {name}, {how}",
                    f"{1 / times.by_mail:.0f} answers/s",
                    ratio=times.by_mail / times.bare,
                    baseline=f"INSERT + commit of its rows ({1 / times.bare:.0f}/s)",
                    # What is asked for is a rate, and replies come to the door in crowds; but the
                    # rows beside them are committed one by one, and so are these first ones.
                    most=3 if name == "plain" or how == "as they wait" else None,
                )
                yield Line(
                    f"an answer by mail, {name}, {how}: without the disk",
                    f"{times.processor * 1e3:.2f} ms",
                )


def plain_mail(sender: str, subject: str, text: str) -> bytes:
    """Return a mail that says nothing else."""
    mail = _mail(sender, subject)
    mail.set_content(text)
    return mail.as_bytes()


def quoting_mail(sender: str, subject: str, text: str) -> bytes:
    """Return a reply with all it answers below it, in plain text and as a page."""
    quoted = [f"{name} leeft nog, en kan gekozen worden." for name in names(PLAYERS)]
    attribution = "Op ma 2 mrt 2026 om 20:00 schreef Verteller <verteller@verteller.localhost>:"
    mail = _mail(sender, subject)
    below = "\n".join(f"> {line}" for line in quoted)
    mail.set_content(f"{text}\n\n{attribution}\n\n{below}\n")
    page = "".join(f"<p>{line}</p>" for line in quoted)
    mail.add_alternative(
        f'<div dir="ltr">{text}</div><br><div class="gmail_quote"><div dir="ltr" '
        f'class="gmail_attr">{attribution}<br></div><blockquote class="gmail_quote">'
        f"{page}</blockquote></div>",
        subtype="html",
    )
    return mail.as_bytes()


def _mail(sender: str, subject: str) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = "Verteller <verteller@verteller.localhost>"
    mail["Subject"] = subject
    mail["Message-ID"] = f"<{next(_numbers)}@x.nl>"
    return mail


@dataclass(frozen=True, slots=True)
class _Times:
    """Seconds that one answer takes, the median of several measurements."""

    by_mail: float
    processor: float
    bare: float


def _compared(
    village: "_Village",
    write: Callable[[str, str, str], bytes],
    answer: Callable[[Sequence[bytes]], None],
) -> _Times:
    """Return what an answer takes by mail and bare, in turn: disks are not always as quick."""
    by_mail, processor, bare = [], [], []
    for _ in range(TIMES):
        mails = [village.mail(write) for _ in range(AT_ONCE)]
        before = village.places()
        village.empty_log()
        at_work = time.process_time()
        by_mail.append(_seconds(partial(answer, mails)))
        processor.append(time.process_time() - at_work)
        taken = village.take_away(before)
        village.empty_log()
        bare.append(_seconds(partial(village.insert, taken)))
    return _Times(*(median(each) / AT_ONCE for each in (by_mail, processor, bare)))


def _seconds(work: Callable[[], object]) -> float:
    """Return how long *work* takes by the clock on the wall, waiting for the disk included."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


@dataclass(frozen=True, slots=True)
class _Taken:
    """The rows of one table, those of one answer together."""

    table: str
    rows: Sequence[Sequence[Row]]


class _Village:
    """A village in the middle of a game, while all may vote."""

    def __init__(self, file: Path) -> None:
        from verteller.hosting import games
        from verteller.hosting.models import HostedGame

        self._file = file
        self._lots = Random(1)
        roles = ("werewolf", "werewolf", "seer", "witch", *("villager",) * (PLAYERS - 4))
        game = play_rounds(running_game("Dorp", roles), ROUNDS, self._lots, _blank)
        while True:
            with games.opened(game) as folded:
                phase = folded.state.phase
            if phase is None or phase.name == "pyre":
                break
            game = play_rounds(game, 1, self._lots, _blank)
        self._game = HostedGame.objects.get(pk=game.pk)
        with games.opened(self._game) as folded:
            voters = [seat for seat in folded.state.living if folded.asked(seat)]
            self._names = [folded.started.players[seat] for seat in voters]
        self._at = (self._game.due_at or self._game.created_at) - DAY / 2

    def mail(self, write: Callable[[str, str, str], bytes]) -> bytes:
        """Return the next mail: somebody's vote against somebody else."""
        voter, target = self._lots.sample(self._names, 2)
        return write(address_of(voter), f"Re: [{self._game.name}] Dag", f"Ik stem op {target}.")

    def take(self, mails: Sequence[bytes]) -> None:
        """Receive mails that wait, as the listener does: as many together as it takes."""
        from verteller.hosting.home import home
        from verteller.mail.listener import TOGETHER
        from verteller.mail.routing import Handed, Result, receive_several

        recipients = (home().address,)
        for start in range(0, len(mails), TOGETHER):
            some = []
            for mail in mails[start : start + TOGETHER]:
                self._at += timedelta(milliseconds=10)
                some.append(Handed(mail, recipients, self._at))
            for result in receive_several(some):
                if not isinstance(result, Result) or result.code != "answer_taken":
                    raise RuntimeError(f"an answer was not taken: {result}")

    def answer(self, mails: Sequence[bytes]) -> None:
        """Receive mails one after another, each committed before the next is looked at."""
        from verteller.hosting.home import home
        from verteller.mail.routing import receive

        recipients = (home().address,)
        for mail in mails:
            self._at += timedelta(milliseconds=10)
            result = receive(mail, recipients=recipients, received_at=self._at)
            if result.code != "answer_taken":
                raise RuntimeError(f"an answer was not taken: {result.code}")

    def places(self) -> dict[str, int]:
        """Return behind which row of each table the next one will stand."""
        with closing(self._connected()) as bare:
            return {
                table: bare.execute(f"SELECT coalesce(max(rowid), 0) FROM {table}").fetchone()[0]  # noqa: S608
                for table in TABLES
            }

    def take_away(self, after: dict[str, int]) -> list[_Taken]:
        """Remove the rows behind those places and return them."""
        with closing(self._connected()) as bare:
            taken = []
            for table, place in after.items():
                rows = bare.execute(
                    f"SELECT * FROM {table} WHERE rowid > ? ORDER BY rowid",  # noqa: S608
                    (place,),
                ).fetchall()
                each = len(rows) // AT_ONCE
                groups = [rows[at : at + each] for at in range(0, len(rows), each)]
                taken.append(_Taken(table, groups))
                bare.execute(f"DELETE FROM {table} WHERE rowid > ?", (place,))  # noqa: S608
            bare.commit()
        return taken

    def insert(self, taken: Sequence[_Taken]) -> None:
        """Insert the rows again, those of each answer in a transaction of their own."""
        with closing(self._connected()) as bare:
            statements = [
                f"INSERT INTO {each.table} VALUES ({', '.join('?' * len(each.rows[0][0]))})"  # noqa: S608
                for each in taken
            ]
            for place in range(AT_ONCE):
                bare.execute("BEGIN IMMEDIATE")
                for statement, each in zip(statements, taken, strict=True):
                    bare.executemany(statement, each.rows[place])
                bare.commit()

    def empty_log(self) -> None:
        """Let nobody have to write into the file what was committed before he began."""
        with closing(self._connected()) as bare:
            bare.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def _connected(self) -> sqlite3.Connection:
        from django.db import connection

        made = sqlite3.connect(self._file, isolation_level=None, timeout=20)
        made.executescript(connection.settings_dict["OPTIONS"]["init_command"])
        return made


def _blank(asked: object, lots: Random) -> tuple[()]:
    return ()
