"""The village: everything that is so in a game of Düsterwald, as the narrator knows it."""

from dataclasses import dataclass

from verteller.rules.duesterwald.facts import (
    Conversion,
    Leaving,
    LetterPinned,
    LetterWritten,
    Lodged,
    ModelChosen,
    Nightfall,
    PotionUsed,
    Prey,
    RolesListed,
    ScentLost,
    Shielded,
    Tied,
    WhiteHunt,
)
from verteller.rules.facts import (
    Asked,
    Died,
    InLove,
    Letter,
    Mayor,
    Nominated,
    PlayerLeft,
    PlayerSubstituted,
    Pyre,
    Seat,
)
from verteller.rules.moves import Started
from verteller.rules.state import State, folds


@dataclass(frozen=True, slots=True)
class Mark:
    """
    Somebody whom something was done to tonight.

    Args:
        player: Who it is.
        entry: The entry of the log that says so.
    """

    player: Seat
    entry: int


class Village(State):
    """
    The state of a game of Düsterwald.

    Attributes:
        night: Number of the present or last night, from 1; day *n* follows night *n*.
        composition: The roles that were dealt.
        lovers: Partner by lover. models: the wild child's, with the entry that says so.
        awake: The pack as it was called tonight.
        shielded, lodging, prey, hunted, healed, poisoned, pinned: What was done tonight.
        conversion: Whether the urwolf has called for one tonight.
        shielded_before: Who was protected last night.
        hosts: With whom the harlot has slept, night by night, None where she was at home.
        spent: Potions and conversions that are used up. scentless: foxes without their power.
        words: What the raven has written, before the letter hangs.
        letter: Who has two votes against him today.
        captain: Who holds the office. tied: who shares the highest number of votes just counted.
        runs_off: Whether today's election was a tie once.
        accused: Who stands accused today.
        executing: Whether the day's vote is over. condemned: whom it condemned.
        shooter: The hunter who is dead and has not been asked yet.
        leaving: Who is taken out at the next checkpoint, why, since which entry.
        explained: What all will be told of why somebody is taken out.
        fell: Which entry says that somebody is dead. removed: who was taken out.
    """

    optional = frozenset({"accuse", "ready"})

    def __init__(self, started: Started, options: dict[str, str | int | bool]) -> None:
        """Set up an empty village."""
        super().__init__(started, options)
        self.night = 0
        self.composition: frozenset[str] = frozenset()
        self.lovers: dict[Seat, Seat] = {}
        self.models: dict[Seat, Seat] = {}
        self.awake: tuple[Seat, ...] = ()
        self.shielded: Mark | None = None
        self.shielded_before: Seat | None = None
        self.lodging: Mark | None = None
        self.hosts: list[Seat | None] = []
        self.prey: Mark | None = None
        self.conversion = False
        self.hunted: Mark | None = None
        self.healed: Mark | None = None
        self.poisoned: Mark | None = None
        self.pinned: LetterPinned | None = None
        self.spent: set[str] = set()
        self.scentless: set[Seat] = set()
        self.words: str | None = None
        self.letter: Seat | None = None
        self.captain: Seat | None = None
        self.tied: tuple[Seat, ...] = ()
        self.runs_off = False
        self.accused: tuple[Seat, ...] = ()
        self.executing = False
        self.condemned: Mark | None = None
        self.shooter: Mark | None = None
        self.leaving: dict[Seat, tuple[str, int]] = {}
        self.explained: dict[Seat, str] = {}
        self.fell: dict[Seat, int] = {}
        self.removed: set[Seat] = set()

    # What the rules ask of it.

    def holder(self, role: str) -> Seat | None:
        """Return the living player who has *role*, of which there is one at most."""
        return next((seat for seat in self.living if self.roles[seat] == role), None)

    def is_wolf(self, seat: Seat) -> bool:
        """Tell whether *seat* is of the wolves, whatever his role. Source: DUE-URW-01, AMB-10."""
        return self.factions[seat] == "wolves"

    def pack(self) -> tuple[Seat, ...]:
        """Return the living wolves. Source: duesterwald, DUE-WLF-02, DUE-DOG-02, DUE-KID-03."""
        return tuple(seat for seat in self.living if self.is_wolf(seat))

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the living without *seat*."""
        return tuple(other for other in self.living if other != seat)

    def votable(self, seat: Seat, options: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Leave the partner of *seat* out of *options*. Source: DUE-LOV-03, DUE-AMB-29."""
        return tuple(each for each in options if self.lovers.get(seat) != each)

    def named(self, seat: Seat, question: str, part: str = "target") -> tuple[Seat, ...]:
        """Return whom *seat* finally named; blank and missing are nobody."""
        return tuple(
            Seat(option)
            for name, option in self.choice(seat, question)
            if name == part and not isinstance(option, str)
        )

    def because(self, seat: Seat, question: str) -> tuple[int, ...]:
        """Return the entry of the final answer of *seat*, if there is one."""
        given = self.given.get(seat, {}).get(question)
        return (given.entry,) if given else ()

    def neighbours(self, seat: Seat) -> tuple[Seat, Seat]:
        """
        Return who sits left and right of *seat*: the nearest living players, or those of the list.

        Source: duesterwald, Sitzreihenfolge, DUE-SEAT-01 to -03, DUE-AMB-25.
        """
        fixed = self.options["neighbours"] == "fixed"
        ring = self.seats if fixed else tuple(sorted({*self.living, seat}))
        place = ring.index(seat)
        return ring[place - 1], ring[(place + 1) % len(ring)]

    def is_sheltered(self, seat: Seat) -> bool:
        """
        Tell whether the pack cannot reach *seat* tonight.

        Source: duesterwald, 3.3, DUE-PRO-03, DUE-HAR-03, DUE-AMB-04.
        """
        is_shielded = self.shielded is not None and self.shielded.player == seat
        is_out = self.lodging is not None and self.roles[seat] == "village_harlot"
        return is_shielded or is_out

    # How facts change it.

    @folds(RolesListed)
    def _roles_listed(self, number: int, fact: RolesListed) -> None:
        self.composition = frozenset(str(role) for role in fact.roles)

    @folds(Nightfall)
    def _night_fell(self, number: int, fact: Nightfall) -> None:
        """Begin a night: what was done in the last one is over."""
        if self.night:
            self.hosts.append(None if self.lodging is None else self.lodging.player)
        self.shielded_before = None if self.shielded is None else self.shielded.player
        self.night = fact.number
        self.shielded = self.lodging = self.prey = self.hunted = None
        self.healed = self.poisoned = self.pinned = None
        self.conversion = self.executing = self.runs_off = False
        self.letter = self.words = self.condemned = None
        self.accused = self.tied = ()

    @folds(InLove)
    def _in_love(self, number: int, fact: InLove) -> None:
        for seat in fact.to if isinstance(fact.to, tuple) else ():
            self.lovers[seat] = fact.with_

    @folds(ModelChosen)
    def _model_chosen(self, number: int, fact: ModelChosen) -> None:
        self.models[fact.player] = fact.model

    @folds(Shielded)
    def _shielded(self, number: int, fact: Shielded) -> None:
        self.shielded = Mark(fact.player, number)

    @folds(Lodged)
    def _lodged(self, number: int, fact: Lodged) -> None:
        self.lodging = Mark(fact.host, number)

    @folds(Prey)
    def _prey(self, number: int, fact: Prey) -> None:
        self.awake = fact.to if isinstance(fact.to, tuple) else ()
        self.prey = None if fact.player is None else Mark(fact.player, number)

    @folds(Conversion)
    def _conversion(self, number: int, fact: Conversion) -> None:
        self.conversion = True
        self.spent.add("convert")

    @folds(WhiteHunt)
    def _white_hunt(self, number: int, fact: WhiteHunt) -> None:
        self.hunted = Mark(fact.player, number)

    @folds(PotionUsed)
    def _potion_used(self, number: int, fact: PotionUsed) -> None:
        self.spent.add(fact.potion)
        if fact.potion == "heal":
            self.healed = Mark(fact.player, number)
        else:
            self.poisoned = Mark(fact.player, number)

    @folds(ScentLost)
    def _scent_lost(self, number: int, fact: ScentLost) -> None:
        self.scentless.update(fact.to if isinstance(fact.to, tuple) else ())

    @folds(LetterWritten)
    def _letter_written(self, number: int, fact: LetterWritten) -> None:
        self.words = fact.text

    @folds(LetterPinned)
    def _letter_pinned(self, number: int, fact: LetterPinned) -> None:
        self.pinned = fact

    @folds(Letter)
    def _letter(self, number: int, fact: Letter) -> None:
        self.letter = fact.player

    @folds(Mayor)
    def _captain(self, number: int, fact: Mayor) -> None:
        self.captain = fact.player

    @folds(Nominated)
    def _nominated(self, number: int, fact: Nominated) -> None:
        self.accused = fact.players

    @folds(Tied)
    def _tied(self, number: int, fact: Tied) -> None:
        self.tied = fact.players
        if fact.ballot == "captain":
            self.runs_off = True

    @folds(Pyre)
    def _pyre(self, number: int, fact: Pyre) -> None:
        self.executing = True
        self.condemned = None if fact.player is None else Mark(fact.player, number)

    @folds(Asked)
    def _remember_asked(self, number: int, fact: Asked) -> None:
        self._asked(number, fact)
        if fact.question == "shoot":
            self.shooter = None

    @folds(Died)
    def _buried(self, number: int, fact: Died) -> None:
        """Take him out of the village, with his office; a hunter has one shot left."""
        seat = fact.player
        self._died(number, fact)
        self.fell[seat] = number
        self.leaving.pop(seat, None)
        if self.captain == seat:
            self.captain = None
        if fact.cause in TAKEN_OUT:
            self.removed.add(seat)
            if seat in self.lovers:
                self.lovers.pop(self.lovers.pop(seat), None)
        elif self.roles[seat] == "hunter":
            self.shooter = Mark(seat, number)

    @folds(Leaving)
    def _leaving(self, number: int, fact: Leaving) -> None:
        self.leaving[fact.player] = (fact.cause, number)
        if fact.public_reason:
            self.explained[fact.player] = fact.public_reason

    @folds(PlayerLeft)
    def _gave_up(self, number: int, fact: PlayerLeft) -> None:
        self._left(number, fact)
        self.leaving.setdefault(fact.player, ("left", number))

    @folds(PlayerSubstituted)
    def _substituted_for(self, number: int, fact: PlayerSubstituted) -> None:
        """Let somebody else play on for one who gave up; a master's word stands."""
        self._substituted(number, fact)
        if self.leaving.get(fact.player, ("", 0))[0] == "left":
            del self.leaving[fact.player]


TAKEN_OUT = frozenset({"disqualified", "left"})
"""What one is taken out for, rather than killed. Source: duesterwald, DUE-SYS-42."""
