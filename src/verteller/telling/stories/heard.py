"""What a reader has heard so far, as far as stories go by it; nothing else exists for them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from verteller.rules.facts import (
    EVERYONE,
    AnswerTaken,
    Died,
    Fact,
    Fellows,
    Mayor,
    Option,
    Revived,
    RoleChanged,
    RoleShown,
    RoleTold,
    Seat,
)

# Kinds that only some rulebooks have go by their names: telling knows no rulebook's code.
NIGHT_FELL: Final = "night_fell"
DAY_BROKE: Final = "day_broke"
FINAL_ROLE: Final = "final_role"

REMEMBERED: Final = frozenset(
    {
        *(Died.kind, Revived.kind, RoleShown.kind, Mayor.kind, RoleTold.kind, RoleChanged.kind),
        *(AnswerTaken.kind, Fellows.kind, NIGHT_FELL, DAY_BROKE),
    }
)
"""Kinds of facts on which the telling of a later mail depends; all others may be left out."""


@dataclass(frozen=True, slots=True)
class Part:
    """
    A part of a mail that has a story of its own.

    Args:
        key: Of the moment.
        moments: Its name; a role deal has two, the role and then any role.
        a, b: The players of its groups.
        is_ordered: Whether the places in group B mean something (the new mayor, then the old
            one); otherwise they are shuffled.
        roles: Roles that only this part may name.
    """

    key: str
    moments: tuple[str, ...]
    a: tuple[Seat, ...]
    b: tuple[Seat, ...] = ()
    is_ordered: bool = False
    roles: tuple[tuple[Seat, str], ...] = ()


@dataclass(slots=True)
class Heard:
    """
    The fold of what one reader has heard.

    Args:
        players: How many play.
        reader: His own seat; None for a spectator.

    Attributes:
        dead: Who is known to everybody to be dead, in the order it was told.
        shown: Roles that everybody knows, by seat.
        mayor, former_mayor: Who holds the office, and who held it before.
        role: His own, as he believes it.
        receipts: His answers since he got that role, by question.
        fellows: The groups he was shown, by name.
        day: Number of the present night or the day after it; None before the first.
        is_night: Whether it is night.
    """

    players: int
    reader: Seat | None
    dead: list[Seat] = field(default_factory=list)
    shown: dict[Seat, str] = field(default_factory=dict)
    mayor: Seat | None = None
    former_mayor: Seat | None = None
    role: str = ""
    receipts: dict[str, tuple[Option, ...]] = field(default_factory=dict)
    fellows: dict[str, tuple[Seat, ...]] = field(default_factory=dict)
    day: int | None = None
    is_night: bool = False

    @property
    def living(self) -> tuple[Seat, ...]:
        """Everybody who is not known to be dead, in seating order."""
        gone = set(self.dead)
        return tuple(seat for seat in self.everyone if seat not in gone)

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """All players, in seating order."""
        return tuple(Seat(number) for number in range(self.players))

    def hear_all(self, facts: Iterable[Fact]) -> None:
        """Take in *facts*, all of which he hears."""
        for fact in facts:
            self.hear(fact)

    def hear(self, fact: Fact) -> None:
        """Take in one fact that he hears."""
        if fact.to == EVERYONE:
            self._hear_with_all(fact)
        match fact:
            case RoleTold(role=role) | RoleChanged(role=role):
                self.role, self.receipts = role, {}
            case AnswerTaken(player=player, question=question, choice=choice):
                if player == self.reader:
                    self.receipts[question] = tuple(option for _, option in choice)
            case Fellows(group=group, players=players):
                self.fellows[group] = players
            case _:
                pass

    def _hear_with_all(self, fact: Fact) -> None:
        """Take in what everybody hears; a story for everybody goes by nothing else."""
        match fact:
            case Died(player=player):
                self.dead.append(player)
            case Revived(player=player):
                self.dead = [seat for seat in self.dead if seat != player]
            case RoleShown(player=player, role=role):
                self.shown[player] = role
            case Mayor(player=player):
                self.former_mayor, self.mayor = self.mayor, player
            case _:
                self._hear_of_rulebook(fact)

    def _hear_of_rulebook(self, fact: Fact) -> None:
        if fact.kind in (NIGHT_FELL, DAY_BROKE):
            self.day = getattr(fact, "number", self.day)
            self.is_night = fact.kind == NIGHT_FELL
        elif fact.kind == FINAL_ROLE:
            self.shown[player_of(fact)] = getattr(fact, "role", "")


def player_of(fact: Fact) -> Seat:
    """Return the player a fact of some rulebook is about."""
    player: Seat = getattr(fact, "player", Seat(-1))
    return player


def seats_in(options: Sequence[Option]) -> tuple[Seat, ...]:
    """Return the players among *options*, leaving out words."""
    return tuple(option for option in options if not isinstance(option, str))
