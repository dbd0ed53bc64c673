"""
The narrator: keeps the clock of all live games to the second.

He closes phases when their time is over, lets turns pass, and says how much time is left. What
is due stands in the database, and each thing is done once, so any number of processes may have
one, and none forgets anything when it is started anew.
"""

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from threading import Event, Thread
from types import TracebackType
from typing import Any, Final, Self

from django.db import (
    DatabaseError,
    InterfaceError,
    close_old_connections,
    connections,
    transaction,
)

from verteller.chat.hearing import ledger
from verteller.chat.marks import MISSED, Mark, announce, marks_of
from verteller.chat.models import LiveGame
from verteller.chat.turns import Voting, go_on, voting_of
from verteller.hosting import clock, heartbeat, sweep
from verteller.hosting.appending import Addition
from verteller.hosting.models import Status
from verteller.telling import vocabulary

EVERY: Final = 0.5
"""Seconds between two looks at what other processes may have begun."""

_NEWS: Final = frozenset({"phase_opened", "turn", "voted", "turn_passed", "extended", "rewound"})
"""Kinds of entries after which something else is due than before."""

JUST_AFTER: Final = timedelta(milliseconds=1)
"""At the deadline itself an answer is still in time."""

PAUSE: Final = 2.0
"""Seconds to wait after something went wrong."""

MOST_SAID: Final = 10_000
"""So many marks are remembered; of all others the database says that they were said."""

logger = logging.getLogger(__name__)

_ROW: Final = (
    *("pk", "game__length", "game__sequence", "game__due_at", "game__opened_at"),
    "game__seed_sha256",
)
"""Whatever changes when something else is to be done in a game."""

_at_work: Final[set["Narrator"]] = set()
_said: Final[set[tuple[int, str]]] = set()
"""The marks that this process has seen to, by game."""


@dataclass(frozen=True, slots=True)
class Agenda:
    """
    What is to be done in one live game, and when.

    Args:
        live: The game.
        sequence: The open phase's.
        due_at: When it closes; None if nothing closes it.
        voting: How a vote in turn stands, if there is one.
        marks: When it is said how much time is left.
    """

    live: LiveGame
    sequence: int
    due_at: datetime | None
    voting: Voting | None
    marks: tuple[Mark, ...]

    def moments(self, now: datetime) -> Iterator[datetime]:
        """Yield when something is to be done, or was to be before *now*."""
        if self.due_at is not None:
            yield self.due_at + JUST_AFTER
        if self.voting is not None:
            yield self.voting.until + JUST_AFTER
        yield from (mark.at for mark in self.unsaid(now))

    def unsaid(self, now: datetime) -> Iterator[Mark]:
        """Yield the marks that this process has not seen to and that are not long over."""
        for mark in self.marks:
            if now - mark.at <= MISSED and (self.live.pk, mark.nonce) not in _said:
                yield mark


_kept: Final[dict[int, tuple[tuple[Any, ...], Agenda]]] = {}
_unreadable: Final[dict[int, tuple[Any, ...]]] = {}
"""The rows of games that could not be read, of which the log has told."""


def work(now: datetime) -> datetime | None:
    """
    Do all that is due in live games at *now*.

    Returns:
        When something is due next, as far as that is known; None for nothing.

    Source: duesterwald, DUE-SYS-12, -15, -33, -40; tabula, TAB-SYS-09, -11, -23, -27, -36.
    """
    if len(_said) > MOST_SAID:
        _said.clear()
    agendas = _agendas()
    if all(moment > now for agenda in agendas for moment in agenda.moments(now)):
        return _next(agendas, now)
    if not heartbeat.is_alive(now):
        # The host has just come back: lost time is given back before anything closes.
        return None
    _close(agendas, now)
    for agenda in agendas:
        try:
            _attend(agenda, now)
        except Exception:
            # What goes wrong with one game is no reason to keep others waiting.
            logger.exception("game %s is tried again", agenda.live.game_id)
    return _next(_agendas(), now)


def _attend(agenda: Agenda, now: datetime) -> None:
    """Let a turn pass, and say how much time is left."""
    if agenda.voting is not None and agenda.voting.until < now:
        go_on(agenda.live.game_id, agenda.voting, agenda.live.pace, now)
    for mark in tuple(agenda.unsaid(now)):
        if mark.at <= now:
            announce(agenda.live, mark)
            _said.add((agenda.live.pk, mark.nonce))


def _close(agendas: Sequence[Agenda], now: datetime) -> None:
    """Close the phases whose time is over; no mail is waited for where everybody is there."""
    due = [
        sweep.Due(agenda.live.game_id, agenda.sequence, agenda.due_at)
        for agenda in agendas
        if agenda.due_at is not None and agenda.due_at < now
    ]
    for start in range(0, len(due), sweep.TOGETHER):
        sweep.close_several(due[start : start + sweep.TOGETHER], now)


def _agendas() -> list[Agenda]:
    """Return what is to be done in the games that are played live now."""
    running = LiveGame.objects.filter(game__status=Status.RUNNING).order_by("pk")
    rows = {row[0]: row for row in running.values_list(*_ROW)}
    for known in (_kept, _unreadable):
        for pk in known.keys() - rows.keys():
            known.pop(pk, None)
    return [agenda for row in rows.values() if (agenda := _readable(row)) is not None]


def _readable(row: tuple[Any, ...]) -> Agenda | None:
    """Return what is to be done in one game; None also for one that cannot be read now."""
    try:
        found = _agenda(row)
    except (DatabaseError, InterfaceError):
        raise
    except Exception:
        # It is tried again, but its clock keeps nobody else's waiting.
        if _unreadable.get(row[0]) != row:
            logger.exception("live game %s cannot be read", row[0])
        _unreadable[row[0]] = row
        return None
    _unreadable.pop(row[0], None)
    return found


def _agenda(row: tuple[Any, ...]) -> Agenda | None:
    """Return what is to be done in one game; looked into anew only where its row has changed."""
    kept = _kept.get(row[0])
    if kept is not None and kept[0] == row:
        return kept[1]
    live = LiveGame.objects.select_related("game").filter(pk=row[0]).first()
    if live is None or not live.game.length:
        return None
    record, seen = live.game, ledger(live.game)
    phase = seen.sight(None).phase
    voting = voting_of(record, seen.entries[: record.length], phase, live.pace)
    marks = tuple(marks_of(record, phase))
    found = Agenda(live, record.sequence, record.due_at, voting, marks)
    _kept[row[0]] = (row, found)
    return found


def _next(agendas: Sequence[Agenda], now: datetime) -> datetime | None:
    moments = (moment for agenda in agendas for moment in agenda.moments(now))
    return min((moment for moment in moments if moment > now), default=None)


class Narrator:
    """
    Keeps the clock of live games, as a context: at work while the block runs.

    Args:
        reads: Whether he reads, in good time, the words by which their players' sentences are
            understood.
    """

    def __init__(self, *, reads: bool = False) -> None:
        """Prepare."""
        self._reads = reads
        self._stopped = Event()
        self._woken = Event()
        self._thread = Thread(target=self._run, name="narrator", daemon=True)

    def __enter__(self) -> Self:
        """Go to work."""
        _at_work.add(self)
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Finish what is in hand and go home."""
        _at_work.discard(self)
        self._stopped.set()
        self._woken.set()
        self._thread.join(timeout=10)

    def wake(self) -> None:
        """Look at once: something has begun."""
        self._woken.set()

    def _run(self) -> None:
        try:
            while not self._stopped.is_set():
                self._turn()
        finally:
            connections.close_all()

    def _turn(self) -> None:
        """Do what is due, and wait for the next moment."""
        self._woken.clear()
        try:
            coming = work(clock.now())
            if self._reads:
                vocabulary.read_soon({each.live.game.rulebook for _, each in tuple(_kept.values())})
        except Exception:
            # Nothing that goes wrong once may end it: the next round tries again.
            logger.exception("the narrator stumbled")
            self._stopped.wait(PAUSE)
            return
        finally:
            close_old_connections()
        left = EVERY if coming is None else (coming - clock.now()).total_seconds()
        if left > 0:
            self._woken.wait(min(EVERY, left))


def follow(additions: Sequence[Addition]) -> None:
    """Wake the narrators of this process when a phase or a turn of any game has begun."""
    kinds = {entry.kind for each in additions for entry in each.entries}
    if _at_work and not kinds.isdisjoint(_NEWS):
        transaction.on_commit(_wake)


def _wake() -> None:
    for narrator in tuple(_at_work):
        narrator.wake()
