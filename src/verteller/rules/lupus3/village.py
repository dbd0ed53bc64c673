"""The village: everything that is so in a game of Lupus 3.0, as the narrator knows it."""

from collections.abc import Mapping

from verteller.rules.facts import Dealt, Defended, PhaseOpened, Seat
from verteller.rules.lupus3.facts import (
    Collapsed,
    FactionLost,
    GoalAssigned,
    SkillOrder,
    Spared,
)
from verteller.rules.lupus3.role import BLACK, Role
from verteller.rules.moves import Started
from verteller.rules.state import folds
from verteller.rules.town import Town


class Village(Town):
    """
    The state of a game of Lupus 3.0.

    Aura, mysticism and all else that a row of the table says come with the present role.

    Attributes:
        natures: The roles by id.
        began_as: Everybody's role at the start.
        skill: Who has each of the powers that may meet itself, the most skilled first.
        advocates: Who is kept from today's stake, and the entries that say so.
        saved: Who was saved from the stake as the Niece of Mubarak before.
        entered: The factions that somebody was dealt at the start.
        lost: The entries that say which factions have lost.
        collapsed: The entry that says that the Blacks die of their defeat, 0 before.
        goals: Which faction the players of defeated ones are to support.
    """

    def __init__(
        self,
        started: Started,
        options: dict[str, str | int | bool],
        natures: Mapping[str, Role],
    ) -> None:
        """
        Set up an empty village.

        Args:
            natures: The roles by id.
        """
        super().__init__(started, options)
        self.natures = natures
        self.began_as: list[str] = [""] * len(started.players)
        self.skill: dict[str, tuple[Seat, ...]] = {}
        self.advocates: dict[Seat, tuple[int, ...]] = {}
        self.saved: set[Seat] = set()
        self.entered: set[str] = set()
        self.lost: dict[str, int] = {}
        self.collapsed = 0
        self.goals: dict[Seat, str] = {}

    def nature(self, seat: Seat) -> Role:
        """Return the row of the table that *seat* is now. Source: LU3-GEN-10, LU3-AMB-12."""
        return self.natures[self.roles[seat]]

    @property
    def is_doomed(self) -> bool:
        """Whether the Blacks who live die at the coming dawn. Source: LU3-DEFEAT-01."""
        return BLACK in self.defeated - self.disqualified and not self.collapsed

    @folds(Dealt)
    def _role_dealt(self, number: int, fact: Dealt) -> None:
        """Give a role, unused; a goal ends with the faction it was given for (LU3-GEN-09)."""
        seat = fact.player
        if self.factions[seat] != fact.faction:
            self.goals.pop(seat, None)
        self._dealt(number, fact)
        self.used.pop(seat, None)
        if not self.began_as[seat]:
            self.began_as[seat] = fact.role
            self.entered.add(fact.faction)

    @folds(SkillOrder)
    def _skill(self, number: int, fact: SkillOrder) -> None:
        self.skill[fact.power] = fact.players

    @folds(PhaseOpened)
    def _opened(self, number: int, fact: PhaseOpened) -> None:
        """Let the advocates' protection expire when night falls (S7)."""
        super()._opened(number, fact)
        if fact.phase == "night":
            self.advocates.clear()

    @folds(Defended)
    def _defended(self, number: int, fact: Defended) -> None:
        self.advocates[fact.player] = (*self.advocates.get(fact.player, ()), number)

    @folds(Spared)
    def _spared(self, number: int, fact: Spared) -> None:
        if fact.by == "niece":
            self.saved.add(fact.player)

    @folds(FactionLost)
    def _faction_lost(self, number: int, fact: FactionLost) -> None:
        self.defeated.add(fact.faction)
        self.lost[fact.faction] = number

    @folds(Collapsed)
    def _collapsed(self, number: int, fact: Collapsed) -> None:
        self.collapsed = number

    @folds(GoalAssigned)
    def _goal_assigned(self, number: int, fact: GoalAssigned) -> None:
        self.goals[fact.player] = fact.faction
