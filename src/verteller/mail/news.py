"""News: from a row that names entries of the log to what its reader hears of them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from django.db.models import QuerySet

from verteller.hosting.models import HostedGame, LogEntry, Outgoing
from verteller.hosting.records import to_entry
from verteller.rules.facts import (
    EVERYONE,
    AnswerTaken,
    Asked,
    Died,
    Fact,
    GameOver,
    Mayor,
    PhaseClosed,
    PhaseOpened,
    Revived,
    RoleShown,
    Seat,
    hears,
    seen_by,
)
from verteller.rules.log import Entry

PUBLIC: Final = "public"
SILENT: Final = frozenset({AnswerTaken.kind, PhaseClosed.kind, "final_role"})
"""Told in mails of their own: receipts, what opens next, the final list."""

_MOMENTS: Final = ("day_broke", "night_fell")
_STANDING: Final = (Died.kind, Revived.kind, RoleShown.kind, Mayor.kind)


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


@dataclass(slots=True)
class VillageStanding:
    """How the village stands as everybody knows: the dead in order, roles shown, the mayor."""

    dead: list[Seat] = field(default_factory=list)
    shown: dict[Seat, str] = field(default_factory=dict)
    mayor: Seat | None = None


def news_of(row: Outgoing) -> News:
    """
    Return what a row of kind ``news`` tells its reader.

    In public what everyone hears, told alike to all, and the reader's own questions when
    everyone knows of the phase that is open; in private the rest of what he hears.

    Source: wakkerdam, WAK-SYS-22, WAK-SYS-51.
    """
    first, last = int(row.payload["first"]), int(row.payload["last"])
    seat = seat_of(row)
    heard = [
        entry.content
        for entry in _entries(*_log_of(row.game), first, last)
        if isinstance(entry.content, Fact) and hears(entry.content.to, seat)
    ]
    asked_in_public = is_phase_public(row)
    in_public: bool = row.payload["channel"] == PUBLIC

    def belongs(fact: Fact) -> bool:
        is_public = fact.to == EVERYONE or (asked_in_public and isinstance(fact, Asked))
        return is_public is in_public

    mine = [seen_by(fact, seat) for fact in heard if belongs(fact)]
    told = [fact for fact in mine if fact.kind not in SILENT]
    return News(
        facts=tuple(fact for fact in told if not isinstance(fact, Asked)),
        questions=tuple(fact for fact in told if isinstance(fact, Asked)),
        # A receipt has had its story in its own mail.
        story=tuple(fact for fact in mine if not isinstance(fact, AnswerTaken)),
    )


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


def moment_before(row: Outgoing) -> tuple[Fact, ...]:
    """Return the last daybreak or nightfall before a row's own entries, if there was any."""
    earlier = LogEntry.objects.filter(game_id=row.game_id, number__lt=row.payload["first"])
    told = earlier.filter(kind__in=_MOMENTS).order_by("-number")
    return tuple(_facts(told[:1]))


def entry_of(game: HostedGame, number: int) -> Entry:
    """Return one entry of a game's log."""
    (entry,) = _entries(*_log_of(game), number, number)
    return entry


def village_standing(game_id: int, last: int) -> VillageStanding:
    """Return how the village stood after entry *last*, from what everybody was told."""
    rows = LogEntry.objects.filter(game_id=game_id, number__lte=last, kind__in=_STANDING)
    standing = VillageStanding()
    for fact in _facts(rows.order_by("number")):
        _take_in(standing, fact)
    return standing


def _facts(rows: QuerySet[LogEntry]) -> Iterator[Fact]:
    """Give the facts in these rows that everybody was told."""
    for entry in _read(rows):
        if isinstance(entry.content, Fact) and entry.content.to == EVERYONE:
            yield entry.content


def _read(rows: QuerySet[LogEntry]) -> Iterator[Entry]:
    for number, at, kind, body in rows.values_list("number", "at", "kind", "body"):
        yield to_entry(number, at, kind, bytes(body))


def _take_in(standing: VillageStanding, fact: Fact) -> None:
    match fact:
        case Died(player=player):
            standing.dead.append(player)
            # Who is dead holds no office that anybody could still see at work.
            standing.mayor = None if standing.mayor == player else standing.mayor
        case Revived(player=player):
            standing.dead.remove(player)
        case RoleShown(player=player, role=role):
            standing.shown[player] = role
        case Mayor(player=player):
            standing.mayor = player


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
    rows = LogEntry.objects.filter(game_id=game_id, number__lt=entry, kind__in=kinds)
    read = _read(rows.order_by("number"))
    return tuple(each.content for each in read if isinstance(each.content, Fact))


@lru_cache(maxsize=64)
def _is_phase_public(game_id: int, _seed: str, last: int) -> bool:
    """Tell whether everyone knows of the phase that was open after entry *last*."""
    rows = LogEntry.objects.filter(game_id=game_id, number__lte=last)
    opened = rows.filter(kind__in=(PhaseOpened.kind, GameOver.kind)).order_by("-number")
    latest = next(_read(opened[:1]), None)
    if latest is None or not isinstance(latest.content, PhaseOpened):
        return False
    return latest.content.to == EVERYONE
