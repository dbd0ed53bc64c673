"""What everybody may know of a game, in the reader's language: nothing but a spectator's view."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from hashlib import sha256
from typing import Final, cast

from django.utils import translation

from verteller.hosting.models import HostedGame, Player, Status
from verteller.rules.views import Told, View
from verteller.telling.cast import Cast, Gender, Language
from verteller.web.known import (
    Chapter,
    Known,
    Readership,
    Villager,
    catch_up,
    known_to_all,
    moment_of,
    people_of,
)
from verteller.web.wording import say

MOST_ANNOUNCED: Final = 3
"""Announcements that the page of a game shows; all of them stand in the turns they were made in."""

ANNOUNCEMENT: Final = "announcement"


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
    _known: Known | None = field(default=None, compare=False, repr=False)
    _key: Readership | None = field(default=None, compare=False, repr=False)

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


def public_game(record: HostedGame, language: Language) -> PublicGame:
    """Return the public side of a game, fit for a page in *language*."""
    return public_games([record], language)[0]


def public_games(records: Sequence[HostedGame], language: Language) -> list[PublicGame]:
    """Return the public side of several games; see `public_game`."""
    catch_up([(record.pk, record.seed_sha256) for record in records])
    with translation.override(language):
        return [_public_game(record, language) for record in records]


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
    reading = Readership(language, everybody, record.rulebook)
    known = known_to_all(record) if record.length else None
    if known is None:
        living, dead, winners = people_of(View(None), reading)
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
        announcements=tuple(Announced(_text(each), moment_of(each.at)) for each in others),
        turns=len(known.parts) if known else 0,
        told=len(told),
        told_at=moment_of(told[-1].at) if told else record.created_at,
        _known=known,
        _key=reading,
    )


def _text(told: Told) -> str:
    return str(getattr(told.fact, "text", ""))


def _is_hint(told: Told) -> bool:
    return bool(getattr(told.fact, "hint", False))


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
