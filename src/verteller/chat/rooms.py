"""The rooms of a game: which there are for one player at this moment, by what he was told."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from typing import Final

from verteller.chat.customs import (
    DEN,
    FREEMASONS,
    GRAVEYARD,
    LINE,
    LOBBY,
    LOVERS,
    SEERS,
    SIBLINGS,
    SQUARE,
    Circle,
    customs_of,
)
from verteller.rules.facts import (
    Asked,
    Died,
    Exiled,
    Fact,
    FactionChanged,
    Fellows,
    GameOver,
    GameRewound,
    InLove,
    PhaseClosed,
    PhaseOpened,
    Revived,
    RoleChanged,
    RoleTold,
    Seat,
    Withdrawn,
    hears,
    seen_by,
)
from verteller.rules.game import Game
from verteller.rules.log import Entry, standing
from verteller.rules.moves import Started

__all__ = [
    "DEN",
    "FREEMASONS",
    "GRAVEYARD",
    "LINE",
    "LOBBY",
    "LOVERS",
    "SEERS",
    "SIBLINGS",
    "SQUARE",
    "Room",
    "Sight",
    "Whereabouts",
    "line_of",
    "rooms_of",
]

_FLOOR: Final = "floor"
_RELEASED: Final = "released"
"""Kinds of facts that only some rulebooks have."""


@dataclass(frozen=True, slots=True)
class Room:
    """
    A room as somebody has it at this moment.

    Args:
        key: ``lobby``, ``square``, ``line:<seat>``, ``den``, ``seers``, ``siblings``, ``lovers``,
            ``freemasons`` or ``graveyard``.
        kind: The same without a seat: ``line``.
        since: The entry of the log from which on its posts are his to read.
        may_write: Whether he may write there now.
    """

    key: str
    kind: str
    since: int
    may_write: bool


@dataclass(frozen=True, slots=True)
class Sight:
    """
    How things stand for one seat.

    Args:
        rooms: His rooms.
        heard: How many facts he has been told.
        phase: The phase that he knows to be open, empty for none.
        is_gone: Whether he has heard that he is dead or no longer plays.
        is_over: Whether he has heard the game's end.
    """

    rooms: tuple[Room, ...]
    heard: int
    phase: str
    is_gone: bool
    is_over: bool


def line_of(seat: Seat) -> str:
    """Return the key of the private line between a player and the narrator."""
    return f"{LINE}:{seat}"


def rooms_of(game: Game, seat: Seat | None) -> tuple[Room, ...]:
    """
    Return the rooms that *seat* has now; a spectator (None) only looks on in the square.

    They follow from the facts that the seat hears and from nothing else.

    Source: duesterwald, DUE-PAD-01 to -03, DUE-SYS-06, -07, -29, DUE-AMB-41, -44; tabula,
    TAB-SYS-13, -17, -22.
    """
    return Whereabouts(game.started, seat).after(game.log).rooms()


class Whereabouts:
    """
    Where one seat has been let in so far, folded from what it hears.

    Args:
        started: How the game was started: its rulebook and options, which everybody knows.
        seat: Whose whereabouts they are; None for a spectator.
    """

    def __init__(self, started: Started, seat: Seat | None) -> None:
        self.seat = seat
        self.customs = customs_of(started.rulebook)
        self.heard: list[Entry] = []
        silencing = dict(started.options).get(self.customs.silencing)
        self._has_graveyard = self.customs.graveyard and not silencing
        self._awaken()

    def _awaken(self) -> None:
        """Begin as on the first day."""
        self._since: dict[str, int] = {}
        self._groups: set[str] = set()
        self._asked: set[str] = set()
        self._gone: set[Seat] = set()
        self._faction = ""
        self._phase = ""
        self._floor: Seat | None = None
        self._in_love = self._over = False

    def after(self, entries: Iterable[Entry]) -> "Whereabouts":
        """Take in further *entries* of the log, of which he hears some, and return itself."""
        return reduce(Whereabouts._hear, entries, self)

    def _hear(self, entry: Entry) -> "Whereabouts":
        content = entry.content
        if isinstance(content, Fact) and hears(content.to, self.seat):
            # As it stands in the log: which entries a rewinding has undone no view shows.
            self.heard.append(entry)
            if isinstance(content, GameRewound):
                self._fold_anew()
            else:
                self._fold(entry)
        return self

    def _fold_anew(self) -> None:
        """Fold what still stands; who was let in anew by that has seen what was said before."""
        self._awaken()
        for entry in standing(self.heard):
            self._fold(entry)

    def _fold(self, entry: Entry) -> None:
        if isinstance(entry.content, Fact):
            self._fold_life(seen_by(entry.content, self.seat))
        open_now = set(self._circles())
        for key in self._since.keys() - open_now:
            del self._since[key]
        for key in open_now - self._since.keys():
            self._since[key] = entry.number

    def _fold_life(self, fact: Fact) -> None:
        match fact:
            case RoleTold(faction=faction) | RoleChanged(faction=faction):
                self._become(faction)
            case FactionChanged(faction=faction):
                self._become(faction)
            case Fellows(group=group):
                self._groups.add(group)
            case InLove():
                self._in_love = True
            case Died(player=player) | Exiled(player=player):
                self._gone.add(player)
            case Revived(player=player):
                self._gone.discard(player)
            case _ if fact.kind == _RELEASED:
                self._in_love = False
            case _:
                self._fold_course(fact)

    def _fold_course(self, fact: Fact) -> None:
        match fact:
            case PhaseOpened(phase=phase):
                self._phase, self._floor = phase, None
            case PhaseClosed():
                self._phase, self._floor = "", None
                self._asked.clear()
            case Asked(question=question):
                self._asked.add(question)
            case Withdrawn(question=question):
                self._asked.discard(question)
            case GameOver():
                self._over, self._phase = True, ""
                self._asked.clear()
            case _ if fact.kind == _FLOOR:
                self._floor = getattr(fact, "player", None)
            case _:
                pass

    def _become(self, faction: str) -> None:
        self._faction = faction
        lasting = {circle.group for circle in self.customs.circles if circle.lasts}
        self._groups &= lasting

    @property
    def phase(self) -> str:
        """The phase that he knows to be open, empty for none."""
        return self._phase

    @property
    def is_over(self) -> bool:
        """Whether he has heard the game's end."""
        return self._over

    @property
    def is_gone(self) -> bool:
        """Whether he is dead or no longer plays, as far as he has heard."""
        return self.seat in self._gone

    def sight(self) -> "Sight":
        """Return how things stand for him now."""
        return Sight(self.rooms(), len(self.heard), self._phase, self.is_gone, self._over)

    def _circles(self) -> Iterable[str]:
        """Yield the keys of the rooms that he was let into and may still read."""
        if not self.is_gone:
            yield from (circle.key for circle in self.customs.circles if self._belongs(circle))
        elif self._has_graveyard and not self._asked:
            # The hunter takes aim before he meets those who know more than he does.
            yield GRAVEYARD

    def _belongs(self, circle: Circle) -> bool:
        if circle.in_love:
            return self._in_love
        if circle.faction:
            return self._faction == circle.faction
        return circle.group in self._groups

    def rooms(self) -> tuple[Room, ...]:
        """Return the rooms he has now: the square, his line, those of some, the graveyard."""
        square = Room(SQUARE, SQUARE, 0, self._has_the_word())
        if self.seat is None:
            return (square,)
        line = Room(line_of(self.seat), LINE, 0, may_write=True)
        some = tuple(
            Room(circle.key, circle.key, self._since[circle.key], self._phase in circle.phases)
            for circle in self.customs.circles
            if circle.key in self._since
        )
        if GRAVEYARD in self._since:
            some += (Room(GRAVEYARD, GRAVEYARD, self._since[GRAVEYARD], may_write=True),)
        return (square, line, *some)

    def _has_the_word(self) -> bool:
        """Tell whether he may speak in the square; after the end everybody who played may."""
        if self.seat is None or self._over:
            return self.seat is not None
        if self.is_gone:
            return False
        if self.customs.talk is None or self._phase in self.customs.talk:
            return True
        return self._phase in self.customs.floor and self._floor == self.seat
