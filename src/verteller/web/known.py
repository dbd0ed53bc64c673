"""What everybody knows of a game, kept until they are told something more."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from threading import Lock
from typing import Any, Final, TypeAlias, cast

from django.utils import translation

from verteller.hosting import games, news
from verteller.hosting.models import HostedGame
from verteller.rules.facts import EVERYONE, Fact, Seat
from verteller.rules.log import Entry, standing
from verteller.rules.views import Told, View, view
from verteller.telling.cast import Cast, Language, Reader
from verteller.telling.paragraphs import Paragraph
from verteller.telling.teller import Teller
from verteller.web.ballots import Ballot, Piece, Title, pieces
from verteller.web.chapters import Part, parts
from verteller.web.wording import say
from verteller.web.written import reached_in_secret

MOST_KEPT: Final = 32
"""Games whose public side is kept ready, so that a page that asks again costs next to nothing."""


@dataclass(frozen=True, slots=True)
class Villager:
    """A player as everybody knows him; the role is known, if at all, after death."""

    name: str
    role: str = ""
    is_mayor: bool = False
    is_exiled: bool = False


@dataclass(frozen=True, slots=True)
class Chapter:
    """
    A night, a day, or what came before them (``start``).

    Args:
        place: Its place among the turns of the game, from 0.
        at: When it began.
        pieces: What was told, with votes as tables.
    """

    kind: str
    heading: str
    place: int
    at: datetime
    pieces: tuple[Piece, ...]

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """The same as nothing but text, without headings."""
        told = (each for each in self.pieces if not isinstance(each, Title))
        return tuple(each.told if isinstance(each, Ballot) else each for each in told)


@dataclass(frozen=True, slots=True)
class Readership:
    """Who reads, as far as words depend on it, and of whom."""

    language: Language
    cast: Cast
    rulebook: str

    @property
    def teller(self) -> Teller:
        """Whoever tells a spectator of the game."""
        return Teller(self.cast, Reader(None, self.language), self.rulebook)


@dataclass(eq=False)
class Known:
    """
    What a log comes to for everybody, kept until they are told something more.

    ``length`` is the log's as it was last looked through: whatever only some are told changes
    nothing here but that.
    """

    seen: View
    parts: tuple[Part, ...]
    moment: tuple[str, int] | None
    is_phase_public: bool
    length: int
    words: dict[tuple[object, ...], Any] = field(default_factory=dict)

    def chapter(self, place: int, reading: Readership) -> Chapter:
        """Return one turn in words."""
        key = ("chapter", place, reading)
        found = self.words.get(key)
        if found is None:
            found = self.words[key] = _chapter(place, self.parts[place], reading)
        return cast(Chapter, found)

    def people(self, reading: Readership) -> tuple[tuple[Villager, ...], tuple[Villager, ...], str]:
        """Return the living, those who are not among them any more, and who has won, in words."""
        key = ("people", reading)
        found = self.words.get(key)
        if found is None:
            found = self.words[key] = people_of(self.seen, reading)
        return cast(tuple[tuple[Villager, ...], tuple[Villager, ...], str], found)


Key: TypeAlias = tuple[int, str]

_kept: OrderedDict[Key, Known] = OrderedDict()
_lock = Lock()


def forget() -> None:
    """Forget everything that is kept, as if this process had just been started."""
    with _lock:
        _kept.clear()


def known_of(game_id: int, seal: str, length: int) -> Known:
    """
    Return what everybody knows of a game that has been dealt.

    It is the very same object as long as nobody but some has been told anything.

    Args:
        seal: The SHA-256 of its seed.
        length: How long its log is.
    """
    catch_up([(game_id, seal)])
    kept = _at_hand(game_id, seal, length)
    return kept if kept is not None else known_to_all(HostedGame.objects.get(pk=game_id))


def catch_up(keys: Sequence[Key]) -> None:
    """
    Look through what has been written of games since what is kept of them was known.

    This takes one statement, whether anything has been written or not: how long a page takes is
    not to tell whether somebody has just done something of which not everybody hears.
    """
    with _lock:
        kept = {key[0]: known for key in keys if (known := _kept.get(key)) is not None}
    lengths = {game_id: known.length for game_id, known in kept.items()}
    for game_id, length in reached_in_secret(lengths).items():
        kept[game_id].length = length


def _at_hand(game_id: int, seal: str, length: int) -> Known | None:
    """Return what is kept, if it is all that everybody knows of a log as long as that."""
    key = (game_id, seal)
    with _lock:
        kept = _kept.get(key)
        if kept is None:
            return None
        _kept.move_to_end(key)
        return kept if kept.length >= length else None


def known_to_all(record: HostedGame) -> Known:
    """Return what everybody knows, looked up anew only if they have been told something since."""
    found = _at_hand(record.pk, record.seed_sha256, record.length)
    if found is not None:
        return found
    key = (record.pk, record.seed_sha256)
    with _lock:
        kept = _kept.get(key)
    with games.opened(record) as game:
        log = game.log
        if kept is not None and kept.length <= len(log) and not _is_news(log, kept.length):
            # In this order: who finds it as long as the log must not find an older answer.
            kept.is_phase_public = news.is_phase_public(game)
            kept.length = len(log)
            return kept
        seen = view(log, None)
        moment = _moment(view(standing(log), None).told)
        is_public = news.is_phase_public(game)
        known = Known(seen, tuple(parts(seen.told)), moment, is_public, len(log))
    with _lock:
        _kept[key] = known
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    return known


def _is_news(log: Sequence[Entry], since: int) -> bool:
    """Tell whether everybody was told something after the first *since* entries."""
    later = (entry.content for entry in log[since:])
    return any(isinstance(content, Fact) and content.to == EVERYONE for content in later)


def people_of(
    seen: View, reading: Readership
) -> tuple[tuple[Villager, ...], tuple[Villager, ...], str]:
    """Return the living, those who are not among them any more, and who has won, in words."""
    gone = list(dict.fromkeys([*seen.dead, *seen.exiled]))
    teller = reading.teller
    shown = {seat: teller.role_name(role) for seat, role in seen.shown.items()}
    villagers = {
        Seat(seat): Villager(
            name, shown.get(Seat(seat), ""), seat == seen.mayor, seat in seen.exiled
        )
        for seat, name in enumerate(reading.cast.names)
    }
    living = tuple(each for seat, each in villagers.items() if seat not in gone)
    winners = " ".join(teller.fact(each) for each in seen.won)
    return living, tuple(villagers[seat] for seat in gone), winners


def _chapter(place: int, part: Part, reading: Readership) -> Chapter:
    with translation.override(reading.language):
        heading = say(f"chapter-{part.kind}", number=part.number)
        told = tuple(pieces(part.facts, reading.teller))
    return Chapter(part.kind, heading, place, moment_of(part.at), told)


def _moment(told: Sequence[Told]) -> tuple[str, int] | None:
    """Return whether it is night or day, and which, as far as it has been told."""
    *_, last = parts(told)
    return None if last.kind == "start" else (last.kind, last.number)


def moment_of(at: int) -> datetime:
    """Return the moment *at*, in milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000, UTC)
