"""What everybody may know of a game, in the reader's language: nothing but a spectator's view."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from hashlib import sha256
from threading import Lock
from typing import Any, Final, TypeAlias, cast

from django.utils import translation

from verteller.hosting import games, news
from verteller.hosting.models import HostedGame, Player, Status
from verteller.rules.facts import EVERYONE, Fact, Seat
from verteller.rules.log import Entry, standing
from verteller.rules.views import Told, View, view
from verteller.telling.cast import Cast, Gender, Language, Reader
from verteller.telling.paragraphs import Paragraph
from verteller.telling.teller import Teller
from verteller.web.ballots import Ballot, Piece, Title, pieces
from verteller.web.chapters import Part, parts
from verteller.web.wording import say
from verteller.web.written import reached_in_secret

MOST_KEPT: Final = 32
"""Games whose public side is kept ready, so that a page that asks again costs next to nothing."""

MOST_ANNOUNCED: Final = 3
"""Announcements that the page of a game shows; all of them stand in the turns they were made in."""

ANNOUNCEMENT: Final = "announcement"


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
class Announced:
    """What a master told everybody."""

    text: str
    at: datetime


@dataclass(frozen=True)
class PublicGame:
    """
    A game for a page.

    Attributes:
        status: The stored word.
        phase: What is going on, in words.
        dead: The dead and the exiled, in the order they went.
        due_at: When it closes; None where that would tell of a phase that is not public.
        hints: What is known of the roles in play.
        announcements: The last ones, the newest first.
        turns: How many turns have been told of.
        told: How many facts everybody has been told.
        told_at: When the last of them was.
    """

    name: str
    status: str
    rulebook: str
    phase: str
    due_at: datetime | None
    seats: int
    living: tuple[Villager, ...]
    dead: tuple[Villager, ...]
    seal: str
    winners: str
    hints: tuple[str, ...]
    announcements: tuple[Announced, ...]
    turns: int
    told: int
    told_at: datetime
    _known: "Known | None" = field(default=None, compare=False, repr=False)
    _key: "_Reading | None" = field(default=None, compare=False, repr=False)

    @property
    def is_over(self) -> bool:
        """Whether nothing more will happen."""
        return self.status in {Status.FINISHED, Status.STOPPED}

    @property
    def status_words(self) -> str:
        """The message that words the status."""
        return f"status-{self.status}".replace("_", "-")

    @property
    def slug(self) -> str:
        """The name, fit for the id of an element."""
        return "".join(letter if letter.isalnum() else "-" for letter in self.name)

    @property
    def killed(self) -> tuple[Villager, ...]:
        """The dead who have not been exiled as well."""
        return tuple(each for each in self.dead if not each.is_exiled)

    @property
    def exiled(self) -> tuple[Villager, ...]:
        """Those who have no part in the game any more."""
        return tuple(each for each in self.dead if each.is_exiled)

    @property
    def mayor(self) -> str:
        """Who holds the office; empty if nobody does."""
        return next((each.name for each in self.living if each.is_mayor), "")

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The whole story, in order; turns in which nothing was told are left out."""
        told = (self.chapter(place) for place in range(self.turns))
        return tuple(chapter for chapter in told if chapter and chapter.pieces)

    @property
    def latest(self) -> Chapter | None:
        """The last chapter in which anything was told."""
        for place in range(self.turns - 1, -1, -1):
            chapter = self.chapter(place)
            if chapter and chapter.pieces:
                return chapter
        return None

    def chapter(self, place: int) -> Chapter | None:
        """Return the turn at *place*, None if there is none such (yet)."""
        if self._known is None or self._key is None or not 0 <= place < self.turns:
            return None
        return self._known.chapter(place, self._key)

    @cached_property
    def stamp(self) -> str:
        """What changes whenever a page about this game does, and tells nothing of how."""
        # The same in every language: whoever watches for changes knows not who reads.
        due = self.due_at.isoformat() if self.due_at else ""
        names = self._key.cast.names if self._key else ()
        shown = (self.name, self.status, due, self.told, self.hints, names, self.seats)
        return sha256(repr(shown).encode()).hexdigest()[:20]


@dataclass(frozen=True, slots=True)
class _Reading:
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

    def chapter(self, place: int, reading: _Reading) -> Chapter:
        """Return one turn in words."""
        key = ("chapter", place, reading)
        found = self.words.get(key)
        if found is None:
            found = self.words[key] = _chapter(place, self.parts[place], reading)
        return cast(Chapter, found)

    def people(self, reading: _Reading) -> tuple[tuple[Villager, ...], tuple[Villager, ...], str]:
        """Return the living, those who are not among them any more, and who has won, in words."""
        key = ("people", reading)
        found = self.words.get(key)
        if found is None:
            found = self.words[key] = _people(self.seen, reading)
        return cast(tuple[tuple[Villager, ...], tuple[Villager, ...], str], found)


Key: TypeAlias = tuple[int, str]

_kept: OrderedDict[Key, Known] = OrderedDict()
_lock = Lock()


def public_game(record: HostedGame, language: Language) -> PublicGame:
    """Return the public side of a game, fit for a page in *language*."""
    return public_games([record], language)[0]


def public_games(records: Sequence[HostedGame], language: Language) -> list[PublicGame]:
    """Return the public side of several games; see `public_game`."""
    _catch_up([(record.pk, record.seed_sha256) for record in records])
    with translation.override(language):
        return [_public_game(record, language) for record in records]


def forget() -> None:
    """Forget everything that is kept, as if this process had just been started."""
    with _lock:
        _kept.clear()


def players_of(record: HostedGame) -> list[Player]:
    """Return the players in the order of their seats, or of sign-up before the deal."""

    def order(player: Player) -> tuple[int, datetime, int]:
        seat = -1 if player.seat is None else player.seat
        return seat, player.signed_up_at, player.pk

    return sorted(record.players.all(), key=order)


def _public_game(record: HostedGame, language: Language) -> PublicGame:
    players = players_of(record)
    genders = tuple(cast(Gender, player.gender) for player in players)
    everybody = Cast(tuple(player.name for player in players), genders)
    reading = _Reading(language, everybody, record.rulebook)
    known = _known(record) if record.length else None
    if known is None:
        living, dead, winners = _people(View(None), reading)
    else:
        living, dead, winners = known.people(reading)
    told = known.seen.told if known else []
    shows_due = record.due_at is not None and (known is None or known.is_phase_public)
    announced = [each for each in told if each.fact.kind == ANNOUNCEMENT]
    hints = [_text(each) for each in announced if _is_hint(each)]
    others = [each for each in announced if not _is_hint(each)][: -MOST_ANNOUNCED - 1 : -1]
    return PublicGame(
        name=record.name,
        status=str(record.status),
        rulebook=record.rulebook,
        phase=_phase_words(record, known),
        due_at=record.due_at if shows_due else None,
        seats=record.most,
        living=living,
        dead=dead,
        seal=record.seed_sha256,
        winners=winners,
        hints=tuple(hints if record.length else map(str, record.hints)),
        announcements=tuple(Announced(_text(each), _datetime(each.at)) for each in others),
        turns=len(known.parts) if known else 0,
        told=len(told),
        told_at=_datetime(told[-1].at) if told else record.created_at,
        _known=known,
        _key=reading,
    )


def known_of(game_id: int, seal: str, length: int) -> Known:
    """
    Return what everybody knows of a game that has been dealt.

    It is the very same object as long as nobody but some has been told anything.

    Args:
        seal: The SHA-256 of its seed.
        length: How long its log is.
    """
    _catch_up([(game_id, seal)])
    kept = _at_hand(game_id, seal, length)
    return kept if kept is not None else _known(HostedGame.objects.get(pk=game_id))


def _catch_up(keys: Sequence[Key]) -> None:
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


def _known(record: HostedGame) -> Known:
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


def _people(
    seen: View, reading: _Reading
) -> tuple[tuple[Villager, ...], tuple[Villager, ...], str]:
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


def _chapter(place: int, part: Part, reading: _Reading) -> Chapter:
    with translation.override(reading.language):
        heading = say(f"chapter-{part.kind}", number=part.number)
        told = tuple(pieces(part.facts, reading.teller))
    return Chapter(part.kind, heading, place, _datetime(part.at), told)


def _moment(told: Sequence[Told]) -> tuple[str, int] | None:
    """Return whether it is night or day, and which, as far as it has been told."""
    *_, last = parts(told)
    return None if last.kind == "start" else (last.kind, last.number)


def _text(told: Told) -> str:
    return str(getattr(told.fact, "text", ""))


def _is_hint(told: Told) -> bool:
    return bool(getattr(told.fact, "hint", False))


def _datetime(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)


def _phase_words(record: HostedGame, known: Known | None) -> str:
    if record.status != Status.RUNNING or known is None:
        return say(f"phase-{record.status}".replace("_", "-"))
    if known.moment is None:
        return say("phase-beginning")
    kind, number = known.moment
    if kind == "night":
        return say("phase-night", number=number)
    shown = {"election", "pyre"}
    phase = known.seen.phase[0] if known.seen.phase else ""
    return say(f"phase-{phase}" if phase in shown else "phase-day", number=number)
