"""The village: everything that is so in a game of Wakkerdam, as the narrator knows it."""

from collections.abc import Iterator

from verteller.rules.facts import (
    EVERYONE,
    Asked,
    Asleep,
    BodyguardOf,
    Choice,
    Condemned,
    Dealt,
    Died,
    DiedOf,
    Enchanted,
    InLove,
    Mayor,
    PhaseClosed,
    Seat,
    Tally,
    Votes,
    Warned,
)
from verteller.rules.moves import Started
from verteller.rules.state import folds
from verteller.rules.wakkerdam.attendance import Attendance
from verteller.rules.wakkerdam.blows import Blow
from verteller.rules.wakkerdam.facts import (
    BondEnded,
    BurdensLifted,
    DayBroke,
    Doomed,
    ElectionDue,
    Founded,
    GuiltPlaced,
    Hit,
    IdiotDiscovered,
    LockPlaced,
    LoveEnded,
    MarkPlaced,
    NightFell,
    PotionsUsed,
    Sacrificed,
    Saved,
    Survived,
    TestamentWritten,
)

NO_REPETITION = frozenset({"healer", "magician", "sandman", "sheriff", "harlot", "seductress"})
"""Questions whose answer may not be given twice running. Source: wakkerdam, WAK-GEN-03."""

FIRST_WINS = frozenset({"thief", "cupid", "client", "magician"})
"""
Questions in which the order of the final answers counts.

Source: wakkerdam, WAK-PHASE-12, WAK-CUPID-06, WAK-THIEF-06, WAK-CLIENT-04, WAK-MAGIC-05.
"""


class Village(Attendance):
    """
    The state of a game of Wakkerdam.

    Attributes:
        night: Number of the present or last night, from 1; day *n* follows night *n*.
        is_night: Whether it is night now.
        hits: Who was hit by an attack or poison tonight, before any chain.
        doomed: Who is to die at the next checkpoint, in the order of the waves.
        lovers: Partner by lover. bonds: bodyguard by client, while the bond holds.
        last_bonds: Bodyguard by client where the bodyguard died while the bond held or by it.
        hired: Bodyguard by client, whatever became of the bond.
        asleep, enchanted, discovered, locked, marked, warned, guilty: The states of section 2.2.
        elixirs, poisons, lives: Who still has an elixir, a poison, an extra life.
        last: The last choice in each no-repetition question, by holder.
        office: ``none``, ``vacant``, ``held`` (also by a dead mayor owing a testament), ``void``.
        room: The deaths of werewolves whom no cub has replaced yet, by entry number.
    """

    def __init__(self, started: Started, options: dict[str, str | int | bool]) -> None:
        """Set up an empty village."""
        super().__init__(started, options)
        self.night = 0
        self.is_night = False
        self.wave = 0
        self.hits: dict[Seat, Blow] = {}
        self.doomed: dict[Seat, Blow] = {}
        self.lovers: dict[Seat, Seat] = {}
        self.bonds: dict[Seat, Seat] = {}
        self.last_bonds: dict[Seat, Seat] = {}
        self.in_service: dict[Seat, Seat] = {}
        self.hired: dict[Seat, Seat] = {}
        self.asleep: set[Seat] = set()
        self.enchanted: set[Seat] = set()
        self.discovered: set[Seat] = set()
        self.locked: dict[Seat, tuple[int, ...]] = {}
        self.marked: dict[Seat, tuple[int, ...]] = {}
        self.warned: dict[Seat, int] = {}
        self.guilty: set[Seat] = set()
        self.elixirs: set[Seat] = set()
        self.poisons: set[Seat] = set()
        self.lives: set[Seat] = set()
        self.last: dict[Seat, Choice] = {}
        self.office = "none"
        self.mayor: Seat | None = None
        self.testament: tuple[Seat | None, int] | None = None
        self.testament_asked: set[Seat] = set()
        self.shot: set[Seat] = set()
        self.condemned: Condemned | None = None
        self.count: tuple[Votes, Tally] | None = None
        self.new_guilt: dict[Seat, int] = {}
        self.room: list[int] = []

    # What the rules ask of it.

    def holders(self, *roles: str) -> Iterator[Seat]:
        """Yield the living, doomed included, who have one of *roles*, in seating order."""
        return (seat for seat in self.living if self.roles[seat] in roles)

    def awake(self, *roles: str) -> tuple[Seat, ...]:
        """Return the living holders of *roles* who are not asleep."""
        return tuple(seat for seat in self.holders(*roles) if seat not in self.asleep)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the living, doomed included, without *seat*. Source: wakkerdam, WAK-GEN-12."""
        return tuple(other for other in self.living if other != seat)

    def targets(self, seat: Seat, question: str, part: str = "target") -> tuple[Seat, ...]:
        """Return the seats that *seat* finally chose; blank and missing are empty."""
        return tuple(
            Seat(option)
            for name, option in self.choice(seat, question)
            if name == part and not isinstance(option, str)
        )

    def answers(self, question: str) -> list[tuple[Seat, tuple[Seat, ...], tuple[int, ...]]]:
        """
        List who answered *question*, what, and by which entry, in seating order.

        Where the order of the answers counts (`FIRST_WINS`), the fastest final answer comes first.
        Blank answers are listed with no targets; missing ones are not listed.
        """
        given = [
            (answers[question].entry, seat)
            for seat, answers in sorted(self.given.items())
            if question in answers
        ]
        if question in FIRST_WINS:
            given.sort()
        return [(seat, self.targets(seat, question), (entry,)) for entry, seat in given]

    def is_barred(self, seat: Seat) -> bool:
        """Tell whether *seat* may not vote in the coming pyre vote. Source: WAK-PYRE-05 to -07."""
        return seat in self.locked or seat in self.guilty or seat in self.discovered

    def owes_testament(self) -> Seat | None:
        """Return the mayor who is dead or doomed and has not been asked for a testament."""
        mayor = self.mayor
        if mayor is None or self.office != "held" or mayor in self.testament_asked:
            return None
        return mayor if mayor in self.doomed or not self.is_living(mayor) else None

    def entitled_hunters(self) -> tuple[Seat, ...]:
        """Return doomed hunters who may still shoot. Source: wakkerdam, WAK-HUNT-01, -03."""
        return tuple(
            seat
            for seat in sorted(self.doomed)
            if self.roles[seat] == "hunter"
            and seat not in self.shot
            and not (self.is_night and seat in self.asleep)
        )

    # How facts change it.

    @folds(Founded)
    def _founded(self, number: int, fact: Founded) -> None:
        self.office = "vacant" if fact.mayor else "none"

    @folds(Dealt)
    def _role_dealt(self, number: int, fact: Dealt) -> None:
        """Give a fresh role: full potions, a new life, nothing remembered (WAK-GRAVE-07)."""
        seat = fact.player
        if self.roles[seat] == "cub" and fact.role == "werewolf":
            self.room.pop(0)
        self._dealt(number, fact)
        self.last.pop(seat, None)
        for holders in (self.elixirs, self.poisons, self.lives, self.discovered, self.shot):
            holders.discard(seat)
        if fact.role == "witch":
            self.elixirs.add(seat)
            self.poisons.add(seat)
        if fact.role == "village_elder":
            self.lives.add(seat)

    @folds(Asked)
    def _remember_asked(self, number: int, fact: Asked) -> None:
        self._asked(number, fact)
        if isinstance(fact.to, tuple):
            if fact.question == "testament":
                self.testament_asked.update(fact.to)
            if fact.question == "shoot":
                self.shot.update(fact.to)

    @folds(PhaseClosed)
    def _remember_choices(self, number: int, fact: PhaseClosed) -> None:
        """Keep the final choices that may not be repeated; a missed one is blank (WAK-GEN-05)."""
        self._phase_closed(number, fact)
        for seat, asked in self.was_asked.items():
            for question in asked:
                if question in NO_REPETITION:
                    self.last[seat] = self.choice(seat, question)
            if fact.to == EVERYONE and self.given.get(seat):
                self.strikes.pop(seat, None)

    @folds(NightFell)
    def _night_fell(self, number: int, fact: NightFell) -> None:
        self.night, self.is_night, self.wave = fact.number, True, 0
        self.condemned = self.count = None
        self.new_guilt = {}

    @folds(DayBroke)
    def _day_broke(self, number: int, fact: DayBroke) -> None:
        self.is_night, self.wave = False, 0
        self.asleep.clear()
        self.hits.clear()

    @folds(Asleep)
    def _fell_asleep(self, number: int, fact: Asleep) -> None:
        self.asleep.update(fact.to if isinstance(fact.to, tuple) else ())

    @folds(Enchanted)
    def _enchanted(self, number: int, fact: Enchanted) -> None:
        self.enchanted.update(fact.to if isinstance(fact.to, tuple) else ())

    @folds(InLove)
    def _in_love(self, number: int, fact: InLove) -> None:
        for seat in fact.to if isinstance(fact.to, tuple) else ():
            self.lovers[seat] = fact.with_

    @folds(LoveEnded)
    def _love_ended(self, number: int, fact: LoveEnded) -> None:
        for seat in fact.to if isinstance(fact.to, tuple) else ():
            partner = self.lovers.pop(seat, None)
            if partner is not None:
                self.lovers.pop(partner, None)

    @folds(BodyguardOf)
    def _hired(self, number: int, fact: BodyguardOf) -> None:
        for seat in fact.to if isinstance(fact.to, tuple) else ():
            self.bonds[fact.player] = self.hired[fact.player] = seat

    @folds(BondEnded)
    def _bond_ended(self, number: int, fact: BondEnded) -> None:
        self.bonds.pop(fact.client, None)

    @folds(Sacrificed)
    def _sacrificed(self, number: int, fact: Sacrificed) -> None:
        """Use up the bond; who is replaced in his turn no longer dies in service."""
        if fact.to != "narrator":
            return
        self.bonds.pop(fact.client, None)
        for client, guard in list(self.in_service.items()):
            if guard == fact.client:
                del self.in_service[client]
        self.in_service[fact.client] = fact.player

    @folds(Hit)
    def _hit(self, number: int, fact: Hit) -> None:
        self.hits.setdefault(fact.player, Blow(fact.cause, (number,)))

    @folds(Saved)
    def _saved(self, number: int, fact: Saved) -> None:
        self.hits.pop(fact.player, None)

    @folds(Survived)
    def _survived(self, number: int, fact: Survived) -> None:
        if fact.reason == "extra_life":
            self.lives.discard(fact.player)

    @folds(Doomed)
    def _doomed(self, number: int, fact: Doomed) -> None:
        self.wave = fact.wave
        self.doomed[fact.player] = Blow(fact.cause, (number,), fact.wave, fact.root)

    @folds(Died)
    def _buried(self, number: int, fact: Died) -> None:
        self._died(number, fact)
        self.doomed.pop(fact.player, None)
        if self.roles[fact.player] == "werewolf":
            self.room.append(number)
        for client, guard in list(self.bonds.items()):
            if guard == fact.player:
                self.last_bonds[client] = self.bonds.pop(client)
        for client, guard in list(self.in_service.items()):
            if guard == fact.player:
                self.last_bonds[client] = self.in_service.pop(client)
        self.bonds.pop(fact.player, None)

    @folds(DiedOf)
    def _cause(self, number: int, fact: DiedOf) -> None:
        self._died_of(number, fact)

    @folds(PotionsUsed)
    def _potions_used(self, number: int, fact: PotionsUsed) -> None:
        for seat in fact.to if isinstance(fact.to, tuple) else ():
            if fact.healed is not None:
                self.elixirs.discard(seat)
            if fact.poisoned is not None:
                self.poisons.discard(seat)

    @folds(Warned)
    def _warned(self, number: int, fact: Warned) -> None:
        for seat in fact.to if isinstance(fact.to, tuple) else ():
            self.warned[seat] = self.warned.get(seat, 0) + 1

    @folds(MarkPlaced)
    def _mark_placed(self, number: int, fact: MarkPlaced) -> None:
        self.marked[fact.player] = (*self.marked.get(fact.player, ()), number)

    @folds(LockPlaced)
    def _lock_placed(self, number: int, fact: LockPlaced) -> None:
        self.locked[fact.player] = (*self.locked.get(fact.player, ()), number)

    @folds(GuiltPlaced)
    def _guilt_placed(self, number: int, fact: GuiltPlaced) -> None:
        self.new_guilt.update(dict.fromkeys(fact.players, number))
        self.guilty.update(fact.players)

    @folds(BurdensLifted)
    def _burdens_lifted(self, number: int, fact: BurdensLifted) -> None:
        self.locked.clear()
        self.marked.clear()
        self.warned.clear()
        self.guilty.clear()

    @folds(Condemned)
    def _condemned(self, number: int, fact: Condemned) -> None:
        self.condemned = fact

    @folds(Votes)
    def _votes(self, number: int, fact: Votes) -> None:
        if fact.to == "narrator":
            self.count = (fact, Tally(to="narrator", ballot=fact.ballot, counts=()))

    @folds(Tally)
    def _tally(self, number: int, fact: Tally) -> None:
        if fact.to == "narrator" and self.count:
            self.count = (self.count[0], fact)

    @folds(IdiotDiscovered)
    def _idiot_discovered(self, number: int, fact: IdiotDiscovered) -> None:
        self.discovered.add(fact.player)

    @folds(Mayor)
    def _mayor(self, number: int, fact: Mayor) -> None:
        self.mayor = fact.player
        self.office = "void" if fact.player is None else "held"
        self.testament = None

    @folds(TestamentWritten)
    def _testament_written(self, number: int, fact: TestamentWritten) -> None:
        self.testament = (fact.player, number)

    @folds(ElectionDue)
    def _election_due(self, number: int, fact: ElectionDue) -> None:
        self.mayor, self.office, self.testament = None, "vacant", None
