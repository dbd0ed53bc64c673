"""The village: everything that is so in a game of Lupus in Tabula, as the narrator knows it."""

from verteller.rules.facts import (
    Dealt,
    Died,
    Nominated,
    PhaseOpened,
    Pyre,
    Seat,
)
from verteller.rules.moves import Started
from verteller.rules.state import folds
from verteller.rules.tabula.facts import (
    Deadlock,
    EyesClosed,
    Floor,
    Glimpsed,
    Guarded,
    OwlPointed,
    Quarry,
    Speeches,
    Turn,
    VotingOrder,
)
from verteller.rules.town import Town

WEREWOLF, SEER = "werewolf", "seer"
HUMANS, WOLVES, HAMSTER = "humans", "wolves", "werehamster"


class Village(Town):
    """
    The state of a game of Lupus in Tabula.

    Attributes:
        cards: The role that each seat was dealt.
        night: Number of the present or last night, from 1; day *n* follows night *n*.
        glimpsed, quarry: At whom the seers pointed tonight, whom the werewolves have chosen, with
            the entry that says so.
        guarded: Whom each bodyguard keeps from the werewolves tonight.
        called: Whom each owl has called for the coming day.
        anchor: By whose place the order of the votes goes: the one killed last; None for the
            narrator, whose place is between the last seat and the first.
        lynched: Who was lynched last, if anybody was yet.
        order: Who is asked for a vote, in turn; turn: who is asked now, or was last.
        nominees: Who stands accused, and the entry that says so.
        speakers: The nominees in the order of their speeches; floor: who speaks, or spoke last.
        tied: Whether today's second ballot has been a tie.
    """

    optional = frozenset()

    def __init__(self, started: Started, options: dict[str, str | int | bool]) -> None:
        """Set up an empty village."""
        super().__init__(started, options)
        self.cards: list[str] = [""] * len(started.players)
        self.glimpsed: tuple[Seat, int] | None = None
        self.quarry: tuple[Seat, int] | None = None
        self.guarded: dict[Seat, Seat] = {}
        self.called: dict[Seat, Seat] = {}
        self.anchor: Seat | None = None
        self.anchored = 0
        self.lynched: Seat | None = None
        self.order: tuple[Seat, ...] = ()
        self.turn: Seat | None = None
        self.nominees: tuple[Seat, ...] = ()
        self.nominated = 0
        self.speakers: tuple[Seat, ...] = ()
        self.floor: Seat | None = None
        self.tied = False

    # What the rules ask of it.

    def plays(self, *roles: str) -> tuple[Seat, ...]:
        """Return the living who have one of *roles* now, in seating order."""
        return tuple(seat for seat in self.living if self.roles[seat] in roles)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the living without *seat*."""
        return tuple(other for other in self.living if other != seat)

    def is_in_play(self, role: str) -> bool:
        """Tell whether a card of *role* was dealt; everybody knows that. Source: TAB-AMB-31."""
        return role in self.cards

    def target(self, seat: Seat, question: str) -> Seat | None:
        """Return whom *seat* named last in this phase, if anybody."""
        named = (option for _, option in self.choice(seat, question))
        return next((Seat(option) for option in named if not isinstance(option, str)), None)

    def entry(self, seat: Seat, question: str) -> tuple[int, ...]:
        """Return the entry of the answer of *seat*, none if there is none."""
        given = self.given.get(seat, {}).get(question)
        return (given.entry,) if given else ()

    def who_was_asked(self, question: str) -> tuple[Seat, ...]:
        """Return who was asked *question* in the phase that has just closed."""
        return tuple(seat for seat in sorted(self.was_asked) if question in self.was_asked[seat])

    # How facts change it.

    @folds(Dealt)
    def _card_dealt(self, number: int, fact: Dealt) -> None:
        self._dealt(number, fact)
        self.cards[fact.player] = self.cards[fact.player] or fact.role

    @folds(PhaseOpened)
    def _opened(self, number: int, fact: PhaseOpened) -> None:
        self._phase_opened(number, fact)

    @folds(EyesClosed)
    def _eyes_closed(self, number: int, fact: EyesClosed) -> None:
        self.night = fact.number
        self.glimpsed = self.quarry = None
        self.guarded, self.called = {}, {}
        self.nominees, self.speakers, self.floor, self.tied = (), (), None, False

    @folds(Glimpsed)
    def _glimpsed(self, number: int, fact: Glimpsed) -> None:
        self.glimpsed = (fact.player, number)

    @folds(Guarded)
    def _guarded(self, number: int, fact: Guarded) -> None:
        self.guarded[fact.by] = fact.player

    @folds(OwlPointed)
    def _owl_pointed(self, number: int, fact: OwlPointed) -> None:
        self.called[fact.by] = fact.player

    @folds(Quarry)
    def _quarry(self, number: int, fact: Quarry) -> None:
        self.quarry = None if fact.player is None else (fact.player, number)

    @folds(Died)
    def _fell(self, number: int, fact: Died) -> None:
        """Vote by the place of the first who was killed last night (TAB-AMB-04)."""
        super()._fell(number, fact)
        if fact.cause is None and self.anchored != self.night:
            self.anchor, self.anchored = fact.player, self.night

    @folds(VotingOrder)
    def _voting_order(self, number: int, fact: VotingOrder) -> None:
        self.order, self.turn = fact.players, None

    @folds(Turn)
    def _turn(self, number: int, fact: Turn) -> None:
        self.turn = fact.player

    @folds(Nominated)
    def _nominated(self, number: int, fact: Nominated) -> None:
        self.nominees, self.nominated = fact.players, number

    @folds(Speeches)
    def _speeches(self, number: int, fact: Speeches) -> None:
        self.speakers, self.floor = fact.players, None

    @folds(Floor)
    def _floor(self, number: int, fact: Floor) -> None:
        self.floor = fact.player

    @folds(Deadlock)
    def _deadlock(self, number: int, fact: Deadlock) -> None:
        self.tied, self.floor = True, None

    @folds(Pyre)
    def _pyre(self, number: int, fact: Pyre) -> None:
        if fact.player is not None:
            self.lynched = fact.player
