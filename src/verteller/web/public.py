"""What everybody may know of a game, in the reader's language: nothing but a spectator's view."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from threading import Lock
from typing import Final, TypeAlias, cast

from django.utils import translation

from verteller.hosting import games, news
from verteller.hosting.models import HostedGame, Status
from verteller.rules.facts import Seat
from verteller.rules.log import standing
from verteller.rules.views import Told, View, view
from verteller.telling.cast import Cast, Gender, Language, Reader
from verteller.telling.paragraphs import Paragraph
from verteller.telling.teller import Teller
from verteller.web.chapters import parts
from verteller.web.wording import say

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
    """A night, a day, or what came before them (``start``)."""

    kind: str
    heading: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class PublicGame:
    """
    A game for a page.

    Attributes:
        status: The stored word.
        phase: What is going on, in words.
        dead: The dead and the exiled, in the order they went.
        due_at: When it closes; None where that would tell of a phase that is not public.
        latest: The last few paragraphs of the story.
    """

    name: str
    status: str
    phase: str
    due_at: datetime | None
    seats: int
    living: tuple[Villager, ...]
    dead: tuple[Villager, ...]
    chapters: tuple[Chapter, ...]
    seal: str
    winners: str = ""

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
    def newest_first(self) -> tuple[Chapter, ...]:
        """The story, told backwards: what is new stands on top."""
        return self.chapters[::-1]

    @property
    def latest(self) -> Chapter | None:
        """The chapter under way."""
        return self.chapters[-1] if self.chapters else None

    @property
    def stamp(self) -> str:
        """What changes whenever a page about this game does."""
        told = sum(len(chapter.paragraphs) for chapter in self.chapters)
        due = self.due_at.isoformat() if self.due_at else ""
        parts = (self.name, self.status, self.phase, due, len(self.living), told)
        return "|".join(map(str, parts))


Key: TypeAlias = tuple[int, str, int, str, Language]

_kept: OrderedDict[Key, "_Told"] = OrderedDict()
_lock = Lock()


@dataclass(frozen=True, slots=True)
class _Told:
    """What a log of some length comes to for everybody."""

    seen: View
    chapters: tuple[Chapter, ...]
    moment: tuple[str, int] | None
    winners: str
    is_phase_public: bool


def public_game(record: HostedGame, language: Language) -> PublicGame:
    """Return the public side of a game, fit for a page in *language*."""
    with translation.override(language):
        return _public_game(record, language)


def _public_game(record: HostedGame, language: Language) -> PublicGame:
    players = list(record.players.order_by("seat", "signed_up_at", "pk"))
    names = tuple(player.name for player in players)
    told = None
    if record.length:
        genders = tuple(cast(Gender, player.gender) for player in players)
        told = _told(record, Cast(names, genders), language)
    everybody = [Seat(number) for number in range(len(names))]
    seen = told.seen if told else View(None)
    gone = list(dict.fromkeys([*seen.dead, *seen.exiled]))
    shows_due = record.due_at is not None and (told is None or told.is_phase_public)

    def villagers(seats: Sequence[Seat]) -> tuple[Villager, ...]:
        teller = _teller(record, Cast(names), language)
        shown = {seat: teller.role_name(role) for seat, role in seen.shown.items()}
        return tuple(
            Villager(
                name=names[seat],
                role=shown.get(seat, ""),
                is_mayor=seat == seen.mayor,
                is_exiled=seat in seen.exiled,
            )
            for seat in seats
        )

    return PublicGame(
        name=record.name,
        status=str(record.status),
        phase=_phase_words(record, told),
        due_at=record.due_at if shows_due else None,
        seats=record.most,
        living=villagers([seat for seat in everybody if seat not in gone]),
        dead=villagers(gone),
        chapters=told.chapters if told else (),
        seal=record.seed_sha256,
        winners=told.winners if told else "",
    )


def _told(record: HostedGame, players: Cast, language: Language) -> _Told:
    key = (record.pk, record.seed_sha256, record.length, record.name, language)
    with _lock:
        kept = _kept.get(key)
        if kept is not None:
            _kept.move_to_end(key)
            return kept
    with games.opened(record) as game:
        seen = view(game.log, None)
        now = view(standing(game.log), None)
        is_public = news.is_phase_public(game)
    teller = _teller(record, players, language)
    won = " ".join(teller.fact(each) for each in seen.won)
    told = _Told(seen, tuple(_chapters(seen.told, teller)), _moment(now.told), won, is_public)
    with _lock:
        _kept[key] = told
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    return told


def _teller(record: HostedGame, players: Cast, language: Language) -> Teller:
    return Teller(players, Reader(None, language), record.rulebook)


def _chapters(told: Sequence[Told], teller: Teller) -> Iterator[Chapter]:
    for part in parts(told):
        paragraphs = tuple(teller.facts(part.facts))
        if paragraphs:
            heading = say(f"chapter-{part.kind}", number=part.number)
            yield Chapter(part.kind, heading, paragraphs)


def _moment(told: Sequence[Told]) -> tuple[str, int] | None:
    """Return whether it is night or day, and which, as far as it has been told."""
    *_, last = parts(told)
    return None if last.kind == "start" else (last.kind, last.number)


def _phase_words(record: HostedGame, told: _Told | None) -> str:
    if record.status != Status.RUNNING or told is None:
        return say(f"phase-{record.status}".replace("_", "-"))
    if told.moment is None:
        return say("phase-beginning")
    kind, number = told.moment
    if kind == "night":
        return say("phase-night", number=number)
    known = {"election", "pyre"}
    phase = told.seen.phase[0] if told.seen.phase else ""
    return say(f"phase-{phase}" if phase in known else "phase-day", number=number)
