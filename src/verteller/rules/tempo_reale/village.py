"""The village: everything that is so in a game of tempo reale, as the narrator knows it."""

from dataclasses import dataclass

from verteller.rules.facts import (
    AnswerTaken,
    Dealt,
    Defended,
    Died,
    Exiled,
    FactionDefeated,
    FactionDisqualified,
    FactionSentenced,
    Mayor,
    PhaseOpened,
    PlayerLeft,
    PlayerSubstituted,
    PowerUsed,
    Seat,
    Sentenced,
)
from verteller.rules.moves import Started
from verteller.rules.state import State, folds
from verteller.rules.tempo_reale.facts import (
    AmnesiaLaid,
    MindTaken,
    PowerAssigned,
    Scrutinised,
    VoteForced,
)
from verteller.rules.tempo_reale.role import Role

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


class Village(State):
    """
    The state of a game of tempo reale.

    Attributes:
        night: Number of the present or last night, from 1; day *n* follows night *n*.
        auras, mystics: Of every character; a Ghost keeps those he had.
        ghosts: The supernatural power of every Ghost. assigned: all that were ever given.
        fell_as: Role and faction of the dead at the moment of their latest death.
        used: The night in which a power was last used, by its present holder.
        minds: Who is under which hypnotist, and the entry since when, whether that one lives.
        advocates, amnesia, forced, scrutiny: The marks of today, by the character marked.
        mayor, designated: The mayor and the successor he has named.
        sentenced: Who is exiled at the end of the coming dawn or sunset, why, since which entry.
        reasons: What all will be told of why he who is sentenced was disqualified.
        expelled: The exiled who were disqualified or gave up, rather than fell with their faction.
        condemned: Which factions are exiled at that moment, why as far as all will be told, and
            since which entry.
        defeated: Factions that are out of the game.
        disqualified: Those of them that a master took out.
    """

    optional = frozenset({"power", "elect"})

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
        self.night = 0
        self.auras: list[str] = [""] * size
        self.mystics: list[bool] = [False] * size
        self.ghosts: dict[Seat, str] = {}
        self.assigned: set[str] = set()
        self.fell_as: dict[Seat, tuple[str, str]] = {}
        self.used: dict[Seat, int] = {}
        self.minds: dict[Seat, Mark] = {}
        self.advocates: dict[Seat, tuple[Mark, ...]] = {}
        self.amnesia: dict[Seat, Mark] = {}
        self.forced: dict[Seat, Mark] = {}
        self.scrutiny: dict[Seat, tuple[Mark, ...]] = {}
        self.mayor: Seat | None = None
        self.designated: Seat | None = None
        self.sentenced: dict[Seat, tuple[str, int]] = {}
        self.reasons: dict[Seat, str] = {}
        self.expelled: set[Seat] = set()
        self.condemned: dict[str, tuple[str, int]] = {}
        self.defeated: set[str] = set()
        self.disqualified: set[str] = set()

    # What the rules ask of it.

    @property
    def day_label(self) -> str:
        """Return how draws of this day's sunset are labelled."""
        return f"day {self.night}"

    @property
    def night_label(self) -> str:
        """Return how draws of this night are labelled."""
        return f"night {self.night}"

    def dead(self) -> tuple[Seat, ...]:
        """Return the dead, Ghosts included, who are in the village. Source: LTR-GHOST-06."""
        gone = self.exiled.union(self.living)
        return tuple(seat for seat in self.seats if seat not in gone)

    def holders(self, role: str) -> tuple[Seat, ...]:
        """
        Return all holders of *role*, living or dead, who are in the village.

        Source: tempo reale, 3.1, LTR-GHOST-06.
        """
        return tuple(
            seat for seat in self.seats if self.roles[seat] == role and seat not in self.exiled
        )

    def members(self, faction: str) -> tuple[Seat, ...]:
        """
        Return everybody who is of *faction*, living, dead or exiled.

        Source: tempo reale, 3.1, LTR-WIN-04, LTR-WIN-12.
        """
        return tuple(seat for seat in self.seats if self.factions[seat] == faction)

    # How facts change it.

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
        self._phase_opened(number, fact)
        if fact.phase == "night":
            self.night = fact.number
            for marks in (self.advocates, self.amnesia, self.forced, self.scrutiny):
                marks.clear()

    @folds(PowerUsed)
    def _used(self, number: int, fact: PowerUsed) -> None:
        self.used[fact.player] = self.night

    @folds(AnswerTaken)
    def _answered(self, number: int, fact: AnswerTaken) -> None:
        """Remember a successor at once: he may be named at any moment (LTR-MAYOR-03)."""
        self._answer_taken(number, fact)
        if fact.question == "successor":
            named = next((option for _, option in fact.choice), None)
            self.designated = None if isinstance(named, str) else named

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
        self._died(number, fact)
        seat = fact.player
        self.fell_as[seat] = (self.roles[seat], self.factions[seat])
        self._lapse(seat)

    @folds(Exiled)
    def _gone(self, number: int, fact: Exiled) -> None:
        """Take somebody out, with all that he has laid upon others (LTR-AMB-19)."""
        self._exiled(number, fact)
        seat = fact.player
        self._lapse(seat)
        self.sentenced.pop(seat, None)
        self.reasons.pop(seat, None)
        if fact.cause != "defeat":
            self.expelled.add(seat)
        for single in (self.amnesia, self.forced, self.minds):
            for marked in [each for each, mark in single.items() if mark.by == seat]:
                del single[marked]
        for several in (self.advocates, self.scrutiny):
            for marked, marks in list(several.items()):
                several[marked] = tuple(mark for mark in marks if mark.by != seat)

    def _lapse(self, seat: Seat) -> None:
        """Forget a successor who can no longer be one (LTR-MAYOR-11)."""
        if self.designated == seat:
            self.designated = None

    @folds(FactionDefeated)
    def _defeated(self, number: int, fact: FactionDefeated) -> None:
        self.defeated.add(fact.faction)

    @folds(Mayor)
    def _mayor(self, number: int, fact: Mayor) -> None:
        """Begin an office without a successor; who is elected once more keeps his (MAYOR-12)."""
        if self.mayor != fact.player:
            self.designated = None
        self.mayor = fact.player

    @folds(Sentenced)
    def _sentenced(self, number: int, fact: Sentenced) -> None:
        self.sentenced[fact.player] = (fact.cause, number)
        if fact.public_reason:
            self.reasons[fact.player] = fact.public_reason

    @folds(FactionSentenced)
    def _faction_sentenced(self, number: int, fact: FactionSentenced) -> None:
        self.condemned[fact.faction] = (fact.public_reason, number)

    @folds(FactionDisqualified)
    def _faction_gone(self, number: int, fact: FactionDisqualified) -> None:
        self.condemned.pop(fact.faction, None)
        self.defeated.add(fact.faction)
        self.disqualified.add(fact.faction)

    @folds(PlayerLeft)
    def _gave_up(self, number: int, fact: PlayerLeft) -> None:
        """Let him go at the end of the coming dawn or sunset, unless a master's word stands."""
        self._left(number, fact)
        self.sentenced.setdefault(fact.player, ("left", number))

    @folds(PlayerSubstituted)
    def _substituted_for(self, number: int, fact: PlayerSubstituted) -> None:
        """Let somebody else play on for one who gave up; a master's sentence stands."""
        self._substituted(number, fact)
        if self.sentenced.get(fact.player, ("", 0))[0] == "left":
            del self.sentenced[fact.player]
