"""The worker: closes what is due, sends what waits, and gives a sign of life."""

import gc
import logging
import sys
import threading
import time
from datetime import datetime
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from django.db import DatabaseError, close_old_connections, connections

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from verteller.chat.narrator import Narrator
    from verteller.mail.imap import Watcher
    from verteller.mail.sending import SendReport

SWEEP_SECONDS: Final = 1.0
"""Between two looks at the clock and at the outbox."""

SELDOM: Final = (700, 10, 1_000)
"""How often the collector looks through what is young and what is less so, as always, and old."""

LONGEST_STRETCH: Final = 0.001
"""Seconds for which a thread that computes keeps the one waiting that hands out what is said."""

EAGER_SECONDS: Final = 0.1
"""The same where somebody watches."""

DELIVERED_AT_ONCE: Final = 12
"""Mails into the built-in mailbox in one go: others want to write into the database too."""

TIDY_SECONDS: Final = 24 * 60 * 60.0
"""Between two rounds of throwing away what nobody needs any more."""

EMPTYING_SECONDS: Final = 30.0
"""Between two looks into a mailbox while phases wait for mail that may come another way."""

REMINDER_SECONDS: Final = 30.0
"""Between two looks at who is to be reminded of what he owes."""

logger = logging.getLogger(__name__)


class Worker:
    """
    Does what no door does, as a context: at work while the block runs.

    One thread looks at the clock, another sends mail: a mail server that takes its time keeps
    nobody from closing phases, and is no reason to think that the host was down. A third keeps
    the clock of games that are played live, to the second.

    Args:
        eager: Whether it looks so often that somebody can watch.
        alone: Whether no other process sends mail, so that what is claimed was left behind.
        watching: Mailboxes that are emptied before anything closes, since what came there in
            time is in time. Source: wakkerdam, WAK-SYS-06, WAK-VOTE-20.
        listening: Whether this process lets mail servers hand mail over.
    """

    def __init__(
        self,
        *,
        eager: bool = False,
        alone: bool = True,
        watching: "Sequence[Watcher]" = (),
        listening: bool = False,
    ) -> None:
        """Prepare."""
        self._watching = watching
        self._listening = listening
        self._pause = EAGER_SECONDS if eager else SWEEP_SECONDS
        self._alone = alone
        self._left_behind = False
        self._reminds_at = 0.0
        self._empties_at = 0.0
        self._tidies_at = 0.0
        self._narrator: Narrator | None = None
        self._stop = threading.Event()
        self._threads = [
            threading.Thread(target=self._run, args=(work,), name=name, daemon=True)
            for name, work in (("clock", self.work), ("post", self.send))
        ]

    def __enter__(self) -> Self:
        """Catch up with the clock before any door opens, then go to work."""
        from verteller.chat import lost_time
        from verteller.chat.narrator import Narrator
        from verteller.hosting import clock, heartbeat
        from verteller.mail.sending import release_claims

        self._forget_servers()
        self._name_doors()
        lost_time.give_back(clock.now())
        fetched = self._take_mail_in()
        heartbeat.tick(clock.now(), fetched=fetched)
        if self._alone:
            release_claims(clock.now())
        settle()
        for thread in self._threads:
            thread.start()
        self._narrator = Narrator(reads=True).__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Finish what is in hand and go home."""
        self._stop.set()
        if self._narrator is not None:
            self._narrator.__exit__(None, None, None)
        for thread in self._threads:
            thread.join(timeout=10)

    def _run(self, work: "Callable[[], None]") -> None:
        """Do *work* again and again until told to stop."""
        while not self._stop.is_set():
            try:
                work()
            except Exception:
                # Nothing that goes wrong once may end it: the next round tries again.
                logger.exception("the worker stumbled")
                self._stop.wait(SWEEP_SECONDS)
            finally:
                close_old_connections()
            self._stop.wait(self._pause)
        connections.close_all()

    def work(self) -> None:
        """Close what is due now, and give a sign of life."""
        from django.conf import settings

        from verteller.hosting import clock, heartbeat

        fetched = self._take_mail_in()
        if settings.VERTELLER_ALARMS:
            ring_due()
        heartbeat.tick(clock.now(), fetched=fetched)
        self._remind()
        self._tidy()

    def send(self) -> None:
        """Send all that is due now."""
        from verteller.hosting import clock
        from verteller.mail.sending import release_claims, send_due

        if self._left_behind:
            release_claims(clock.now())
            self._left_behind = False
        send = deliver_due if delivers_here() else send_due
        try:
            while send(clock.now()).tried and not self._stop.is_set():
                pass
        except DatabaseError:
            # What was claimed and could not be noted need not wait for its lease to run out.
            self._left_behind = self._alone
            raise

    def _remind(self) -> None:
        """Remind those whose answer is awaited, at most every now and then."""
        from verteller.hosting import clock
        from verteller.hosting.fairness.reminders import remind_due

        if time.monotonic() >= self._reminds_at:
            self._reminds_at = time.monotonic() + REMINDER_SECONDS
            remind_due(clock.now())

    def _tidy(self) -> None:
        """Throw away what nobody needs any more: at the start, and then once a day."""
        from verteller.hosting import clock

        if time.monotonic() >= self._tidies_at:
            self._tidies_at = time.monotonic() + TIDY_SECONDS
            tidy(clock.now())

    def _take_mail_in(self) -> bool:
        """
        Empty the mailboxes if something is about to close; a server that is away waits.

        While mail is known to be away nothing closes, and nobody has to wait for it here.

        Returns:
            Whether there are any, and all of them have been emptied.
        """
        from verteller.hosting import clock, outages, sweep
        from verteller.mail.imap import Trouble

        now = clock.now()
        if not self._watching or not sweep.due(now) or outages.is_holding(now):
            return False
        if time.monotonic() < self._empties_at:
            return False
        if outages.is_waiting(now):
            self._empties_at = time.monotonic() + EMPTYING_SECONDS
        emptied = True
        for watcher in self._watching:
            try:
                watcher.drain()
            except Trouble as error:
                logger.warning("%s: %s", watcher, type(error).__name__)
                emptied = False
        return emptied

    def _name_doors(self) -> None:
        """Say which ways mail comes in by, so that it is waited for after a downtime."""
        from verteller.hosting import clock, outages

        outages.mail_comes_by(
            fetching=bool(self._watching),
            listening=self._listening,
            alone=self._alone,
            at=clock.now(),
        )

    def _forget_servers(self) -> None:
        """End the outages of mail servers that this host does not use any more."""
        from verteller.hosting import clock, outages
        from verteller.hosting.models import Direction
        from verteller.mail.sending import server_name

        now = clock.now()
        outages.forget_others(Direction.IN, tuple(map(str, self._watching)), now)
        sending = () if delivers_here() else (server_name(),)
        outages.forget_others(Direction.OUT, sending, now)


def settle() -> None:
    """
    Let the collector of garbage overlook what the program itself consists of, and threads be fair.

    None of that ever becomes garbage, and looking through it takes longer than an answer. What has
    come since then and is old is looked through seldom: that stops everything for half a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    sys.setswitchinterval(LONGEST_STRETCH)


def delivers_here() -> bool:
    """Tell whether mail goes no further than the built-in mailbox."""
    from django.conf import settings

    from verteller.hosting.home import MAILBOX_BACKEND

    return bool(settings.EMAIL_BACKEND == MAILBOX_BACKEND)


def deliver_due(now: datetime) -> "SendReport":
    """
    Deliver some of what is due into the built-in mailbox, in one transaction.

    What is delivered into our own database is sent and noted as sent at once: faster than
    mail by mail, and nothing is ever delivered twice.
    """
    from django.db import transaction

    from verteller.mail.sending import send_due

    try:
        with transaction.atomic():
            return send_due(now, most=DELIVERED_AT_ONCE)
    except DatabaseError:
        # One mail that cannot be stored must not keep the others.
        logger.exception("mail is delivered one by one")
        return send_due(now, most=DELIVERED_AT_ONCE)


def ring_due() -> None:
    """
    Run the alarms that are due.

    One that was claimed by a process that died stays so; the sweep finds what it was for.
    """
    from django_tasks_db.management.commands.db_worker import Worker as Tasks

    Tasks(
        queue_names=["*"],
        interval=0,
        batch=True,
        backend_name="default",
        startup_delay=False,
        max_tasks=None,
        worker_id="verteller",
        excluded_queue_names=[],
    ).run()


def tidy(now: datetime) -> None:
    """Remove what is old: alarms, mail held in vain, sessions, access logs, empty lobbies."""
    from django.core.management import call_command

    from verteller.chat.lobby import tidying
    from verteller.hosting import holding
    from verteller.web import access

    call_command("prune_db_task_results", verbosity=0)
    call_command("clearsessions", verbosity=0)
    holding.forget(now)
    access.tidy(now)
    tidying.tidy(now)
