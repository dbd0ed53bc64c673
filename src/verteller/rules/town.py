"""A town: the state of a game of nights and days with a mayor, and masters who remove players."""

from verteller.rules.facts import (
    AnswerTaken,
    Died,
    Exiled,
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


class Town(State):
    """
    What the rulebooks of nights and days remember alike.

    Attributes:
        night: Number of the present or last night, from 1; day *n* follows night *n*.
        used: The night in which a power was last used, by its present holder.
        mayor, designated: The mayor and the successor he has named.
        sentenced: Who is exiled at the end of the coming dawn or sunset, why, since which entry.
        reasons: What all will be told of why he who is sentenced was disqualified.
        expelled: The exiled who were disqualified or gave up, rather than fell with their faction.
        condemned: Which factions are exiled at that moment, why as far as all will be told, and
            since which entry.
        defeated: Factions that are out of the game.
        disqualified: Those of them that a master took out.

    Source: tempo reale, 3.1, 3.10, LTR-SYS-28, -29; lupus 3.0, 2.1, LU3-MAYOR-02, LU3-SYS-27.
    """

    optional = frozenset({"power", "elect"})

    def __init__(self, started: Started, options: dict[str, str | int | bool]) -> None:
        """Set up an empty town."""
        super().__init__(started, options)
        self.night = 0
        self.used: dict[Seat, int] = {}
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
        """Return the dead who are in the village. Source: LTR-GHOST-06, LU3-RITUAL-04."""
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

        Source: tempo reale, 3.1, LTR-WIN-04, LTR-WIN-12; lupus 3.0, 5.
        """
        return tuple(seat for seat in self.seats if self.factions[seat] == faction)

    # How facts change it.

    @folds(PhaseOpened)
    def _opened(self, number: int, fact: PhaseOpened) -> None:
        """Count the nights."""
        self._phase_opened(number, fact)
        if fact.phase == "night":
            self.night = fact.number

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

    @folds(Died)
    def _fell(self, number: int, fact: Died) -> None:
        self._died(number, fact)
        self._lapse(fact.player)

    @folds(Exiled)
    def _gone(self, number: int, fact: Exiled) -> None:
        self._exiled(number, fact)
        seat = fact.player
        self._lapse(seat)
        self.sentenced.pop(seat, None)
        self.reasons.pop(seat, None)
        if fact.cause != "defeat":
            self.expelled.add(seat)

    def _lapse(self, seat: Seat) -> None:
        """Forget a successor who can no longer be one (LTR-MAYOR-11)."""
        if self.designated == seat:
            self.designated = None

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
