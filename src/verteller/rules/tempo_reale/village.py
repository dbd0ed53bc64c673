"""The village: everything that is so in a game of tempo reale, as the narrator knows it."""

from dataclasses import dataclass

from verteller.rules.facts import (
    Dealt,
    Defended,
    Died,
    Exiled,
    FactionDefeated,
    PhaseOpened,
    Seat,
)
from verteller.rules.moves import Started
from verteller.rules.state import folds
from verteller.rules.tempo_reale.facts import (
    AmnesiaLaid,
    MindTaken,
    PowerAssigned,
    Scrutinised,
    VoteForced,
)
from verteller.rules.tempo_reale.role import Role
from verteller.rules.town import Town

GHOST = "ghost"
"""The role of a dead character who has a supernatural power."""


@dataclass(frozen=True, slots=True)
class Mark:
    """
    What one character has laid upon another for today's vote.

    Args:
        by: Whose doing it is; it ends when he is exiled.
        entry: The entry of the log that says so.
        vote: Where the vote goes, if it is forced.

    Source: tempo reale, 3.7, 4.36, LTR-AMB-19.
    """

    by: Seat
    entry: int
    vote: Seat | None = None


class Village(Town):
    """
    The state of a game of tempo reale.

    Attributes:
        auras, mystics: Of every character; a Ghost keeps those he had.
        ghosts: The supernatural power of every Ghost. assigned: all that were ever given.
        fell_as: Role and faction of the dead at the moment of their latest death.
        minds: Who is under which hypnotist, and the entry since when, whether that one lives.
        advocates, amnesia, forced, scrutiny: The marks of today, by the character marked.
    """

    def __init__(
        self, started: Started, options: dict[str, str | int | bool], natures: dict[str, Role]
    ) -> None:
        """
        Set up an empty village.

        Args:
            natures: The roles by id, for the aura and mysticism that come with each.
        """
        super().__init__(started, options)
        size = len(started.players)
        self.natures = natures
        self.auras: list[str] = [""] * size
        self.mystics: list[bool] = [False] * size
        self.ghosts: dict[Seat, str] = {}
        self.assigned: set[str] = set()
        self.fell_as: dict[Seat, tuple[str, str]] = {}
        self.minds: dict[Seat, Mark] = {}
        self.advocates: dict[Seat, tuple[Mark, ...]] = {}
        self.amnesia: dict[Seat, Mark] = {}
        self.forced: dict[Seat, Mark] = {}
        self.scrutiny: dict[Seat, tuple[Mark, ...]] = {}

    @folds(Dealt)
    def _role_dealt(self, number: int, fact: Dealt) -> None:
        """Give a role with its aura and a fresh use; a Ghost keeps aura and mysticism."""
        self._dealt(number, fact)
        self.used.pop(fact.player, None)
        nature = self.natures[fact.role]
        if fact.role != GHOST:
            self.auras[fact.player], self.mystics[fact.player] = nature.aura, nature.mystic

    @folds(PowerAssigned)
    def _assigned(self, number: int, fact: PowerAssigned) -> None:
        self.ghosts[fact.player] = fact.power
        self.assigned.add(fact.power)

    @folds(PhaseOpened)
    def _opened(self, number: int, fact: PhaseOpened) -> None:
        """Let the marks of the day expire when night falls; minds stay taken (S9)."""
        super()._opened(number, fact)
        if fact.phase == "night":
            for marks in (self.advocates, self.amnesia, self.forced, self.scrutiny):
                marks.clear()

    @folds(Defended)
    def _defended(self, number: int, fact: Defended) -> None:
        mark = Mark(fact.by, number)
        self.advocates[fact.player] = (*self.advocates.get(fact.player, ()), mark)

    @folds(AmnesiaLaid)
    def _amnesia_laid(self, number: int, fact: AmnesiaLaid) -> None:
        self.amnesia[fact.player] = Mark(fact.by, number)

    @folds(VoteForced)
    def _vote_forced(self, number: int, fact: VoteForced) -> None:
        self.forced[fact.player] = Mark(fact.by, number, fact.vote)

    @folds(Scrutinised)
    def _scrutinised(self, number: int, fact: Scrutinised) -> None:
        mark = Mark(fact.by, number)
        self.scrutiny[fact.player] = (*self.scrutiny.get(fact.player, ()), mark)

    @folds(MindTaken)
    def _mind_taken(self, number: int, fact: MindTaken) -> None:
        self.minds[fact.player] = Mark(fact.by, number)

    @folds(Died)
    def _fell(self, number: int, fact: Died) -> None:
        super()._fell(number, fact)
        seat = fact.player
        self.fell_as[seat] = (self.roles[seat], self.factions[seat])

    @folds(Exiled)
    def _gone(self, number: int, fact: Exiled) -> None:
        """Take somebody out, with all that he has laid upon others (LTR-AMB-19)."""
        super()._gone(number, fact)
        seat = fact.player
        for single in (self.amnesia, self.forced, self.minds):
            for marked in [each for each, mark in single.items() if mark.by == seat]:
                del single[marked]
        for several in (self.advocates, self.scrutiny):
            for marked, marks in list(several.items()):
                several[marked] = tuple(mark for mark in marks if mark.by != seat)

    @folds(FactionDefeated)
    def _defeated(self, number: int, fact: FactionDefeated) -> None:
        self.defeated.add(fact.faction)
