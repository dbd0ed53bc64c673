"""News: from a row that names entries of the log to what its reader hears of them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from django.db.models import QuerySet

from verteller.hosting.models import HostedGame, LogEntry, Outgoing
from verteller.hosting.news import LETTER, PUBLIC, REPORT
from verteller.hosting.records import to_entry
from verteller.rules.facts import (
    EVERYONE,
    AnswerTaken,
    Asked,
    Died,
    Exiled,
    Fact,
    GameOver,
    GameRewound,
    Mayor,
    PhaseClosed,
    PhaseOpened,
    Revived,
    RoleChanged,
    RoleShown,
    RoleTold,
    Seat,
    hears,
    seen_by,
)
from verteller.rules.log import Entry, standing
from verteller.rules.views import View, view

SILENT: Final = frozenset({AnswerTaken.kind, PhaseClosed.kind, "final_role"})
"""Told in mails of their own: receipts, what opens next, the final list."""

_MOMENTS: Final = ("day_broke", "night_fell", "nightfall", "dawn", "sunset")
_NIGHT: Final = "night"
_STANDING: Final = (Died.kind, Revived.kind, RoleShown.kind, Mayor.kind, Exiled.kind)
_OPENED: Final = (PhaseOpened.kind, GameOver.kind)


@dataclass(frozen=True, slots=True)
class News:
    """
    What one row of news tells, as its reader sees it.

    Args:
        facts: For plain words.
        questions: To him.
        story: All of it for a story, in order, with what has a mail of its own as well.
    """

    facts: tuple[Fact, ...]
    questions: tuple[Asked, ...]
    story: tuple[Fact, ...] = ()


def news_of(row: Outgoing) -> News:
    """
    Return what a row of kind ``news`` tells its reader.

    In public what everyone hears, told alike to all, and the reader's own questions when
    everyone knows of the phase that is open; in private the rest of what he hears. A report has
    both, without what is told in letters apart; and each of those has what its row says.

    Source: wakkerdam, WAK-SYS-22, WAK-SYS-51; lupus 3.0, LU3-SYS-16 to -20.
    """
    first, last = int(row.payload["first"]), int(row.payload["last"])
    seat = seat_of(row)
    heard = [
        entry
        for entry in _entries(*_log_of(row.game), first, last)
        if isinstance(entry.content, Fact) and hears(entry.content.to, seat)
    ]
    mine = [
        seen_by(entry.content, seat)
        for entry in _in_channel(row, heard)
        if isinstance(entry.content, Fact)
    ]
    told = [fact for fact in mine if fact.kind not in SILENT]
    return News(
        facts=tuple(fact for fact in told if not isinstance(fact, Asked)),
        questions=tuple(fact for fact in told if isinstance(fact, Asked)),
        # A receipt has had its story in its own mail.
        story=tuple(fact for fact in mine if not isinstance(fact, AnswerTaken)),
    )


def _in_channel(row: Outgoing, heard: Sequence[Entry]) -> list[Entry]:
    """Return which of what its reader *heard* a row tells."""
    channel = row.payload["channel"]
    if channel == REPORT:
        apart = frozenset(row.payload["apart"])
        return [entry for entry in heard if entry.number not in apart]
    if channel == LETTER:
        told = frozenset(row.payload["entries"])
        return [entry for entry in heard if entry.number in told]
    asked_in_public = is_phase_public(row)
    in_public: bool = channel == PUBLIC

    def is_public(fact: object) -> bool:
        told_to_all = isinstance(fact, Fact) and fact.to == EVERYONE
        return told_to_all or (asked_in_public and isinstance(fact, Asked))

    return [entry for entry in heard if is_public(entry.content) is in_public]


def seat_of(row: Outgoing) -> Seat | None:
    """Return where the reader of a row sits, None for a spectator."""
    return Seat(row.player.seat or 0) if row.player else None


def is_phase_public(row: Outgoing) -> bool:
    """Tell whether everyone knows of the phase that was open after a row's entries."""
    return _is_phase_public(*_log_of(row.game), int(row.payload["last"]))


def heard_before(row: Outgoing, entry: int, kinds: Iterable[str]) -> tuple[Fact, ...]:
    """Return what the reader of a row heard before *entry*, of some *kinds*, in order."""
    seat = seat_of(row)
    earlier = _earlier(*_log_of(row.game), entry, tuple(sorted(kinds)))
    return tuple(seen_by(fact, seat) for fact in earlier if hears(fact.to, seat))


def role_after(row: Outgoing) -> str:
    """Return what the reader of a row believes to be after its entries, empty before the deal."""
    told = heard_before(row, int(row.payload["last"]) + 1, (RoleTold.kind, RoleChanged.kind))
    return next((str(getattr(fact, "role", "")) for fact in reversed(told)), "")


def moment_before(row: Outgoing) -> tuple[Fact, ...]:
    """
    Return what last began a day or a night before a row's own entries, if anything did.

    Where nothing is said at the first nightfall, it is the night that opened.
    """
    first, last = int(row.payload["first"]), int(row.payload["last"])
    earlier = LogEntry.objects.filter(game_id=row.game_id, number__lt=first)
    if _undoes(*_log_of(row.game), first, last):
        # What it undoes does not stand any more for whoever reads of it.
        upto = LogEntry.objects.filter(game_id=row.game_id, number__lte=last)
        before = [each for each in _standing(upto, _MOMENTS) if each.number < first]
        latest = before[-1] if before else None
    else:
        latest = _latest(earlier, _MOMENTS)
    content = latest.content if latest else _first_night(earlier)
    if not isinstance(content, Fact) or content.to != EVERYONE:
        return ()
    return (content,)


def _undoes(game_id: int, seed: str, first: int, last: int) -> bool:
    """Tell whether something is undone among these entries."""
    entries = _entries(game_id, seed, first, last)
    return any(isinstance(entry.content, GameRewound) for entry in entries)


def _first_night(rows: QuerySet[LogEntry]) -> Fact | None:
    """Return the first opening of a phase that is a whole night, if a game begins with one."""
    opened = rows.filter(kind=PhaseOpened.kind).order_by("number")[:1]
    contents = (entry.content for entry in _read(opened))
    nights = (each for each in contents if isinstance(each, PhaseOpened) and each.phase == _NIGHT)
    return next(nights, None)


def entry_of(game: HostedGame, number: int) -> Entry:
    """Return one entry of a game's log."""
    (entry,) = _entries(*_log_of(game), number, number)
    return entry


def village_standing(game_id: int, last: int) -> View:
    """Return how the village stood after entry *last*: who was dead, shown or mayor for all."""
    rows = LogEntry.objects.filter(game_id=game_id, number__lte=last)
    return view(_standing(rows, _STANDING), None)


def _standing(rows: QuerySet[LogEntry], kinds: Sequence[str]) -> list[Entry]:
    """Return the entries of some *kinds* among *rows* that still stand, in order."""
    chosen = rows.filter(kind__in=(*kinds, GameRewound.kind)).order_by("number")
    return [entry for entry in standing(_read(chosen)) if entry.kind in kinds]


def _latest(rows: QuerySet[LogEntry], kinds: Sequence[str]) -> Entry | None:
    """Return the last entry of some *kinds* among *rows* that still stands."""
    newest = rows.filter(kind__in=(*kinds, GameRewound.kind)).order_by("-number")
    entry = next(_read(newest[:1]), None)
    if entry is None or not isinstance(entry.content, GameRewound):
        return entry
    return next(iter(_standing(rows, kinds)[-1:]), None)


def _read(rows: QuerySet[LogEntry]) -> Iterator[Entry]:
    for number, at, kind, body in rows.values_list("number", "at", "kind", "body"):
        yield to_entry(number, at, kind, bytes(body))


def _log_of(game: HostedGame | None) -> tuple[int, str]:
    """Return what tells a log from every other, also where a game's number is given again."""
    if game is None:
        raise ValueError("news of no game")
    return game.pk, game.seed


@lru_cache(maxsize=64)
def _entries(game_id: int, _seed: str, first: int, last: int) -> Sequence[Entry]:
    # What stands in a log never changes, so a batch of mails about it reads it once.
    rows = LogEntry.objects.filter(game_id=game_id, number__range=(first, last))
    return tuple(_read(rows.order_by("number")))


@lru_cache(maxsize=16)
def _earlier(game_id: int, _seed: str, entry: int, kinds: tuple[str, ...]) -> Sequence[Fact]:
    rows = LogEntry.objects.filter(game_id=game_id, number__lt=entry)
    read = _standing(rows, kinds)
    return tuple(each.content for each in read if isinstance(each.content, Fact))


@lru_cache(maxsize=64)
def _is_phase_public(game_id: int, _seed: str, last: int) -> bool:
    """Tell whether everyone knows of the phase that was open after entry *last*."""
    rows = LogEntry.objects.filter(game_id=game_id, number__lte=last)
    latest = _latest(rows, _OPENED)
    if latest is None or not isinstance(latest.content, PhaseOpened):
        return False
    return latest.content.to == EVERYONE
