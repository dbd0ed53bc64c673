"""A tiny rulebook: days on which all vote, nights in which the one wolf bites."""

from collections import Counter
from collections.abc import Generator, Iterator
from types import MappingProxyType

from verteller.rules.chance import draw, shuffle
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    Dealt,
    Died,
    Fact,
    GameOver,
    Mayor,
    Part,
    PhaseOpened,
    RoleTold,
    Seat,
    SeedCommitted,
    Won,
)
from verteller.rules.facts.private import InLove
from verteller.rules.moves import Act, Composition, Disqualified, Started
from verteller.rules.rulebook import Rulebook, Setting
from verteller.rules.state import State


class TinyState(State):
    """Nothing but what every game has."""

    def __init__(self, started: Started, options: dict[str, str | int | bool]) -> None:
        super().__init__(started, options)
        self.started = started

    @property
    def wolf(self) -> Seat:
        return Seat(self.roles.index("wolf"))


class TinyRulebook(Rulebook[TinyState]):
    """One wolf; whoever gets most votes by day dies, whom he bites by night too."""

    key = "tiny"
    version = "1"
    settings = (Setting("strictness", 2), Setting("mayor", False, (False, True)))
    roles = MappingProxyType({"wolf": "wolves", "farmer": "villagers"})
    least = 3
    most = 200
    phases = cycle = ("day", "night")

    def state(self, started: Started) -> TinyState:
        return TinyState(started, self.options(started))

    def begin(self, state: TinyState) -> Iterator[Fact]:
        yield SeedCommitted(to=EVERYONE, sha256=state.chance.commitment)
        composition = yield from self._drawn(state)
        roles = yield from shuffle(state.chance, "deal", composition.roles)
        for seat, role in enumerate(roles):
            faction = self.roles[role]
            yield Dealt(to=NARRATOR, player=Seat(seat), role=role, faction=faction)
            yield RoleTold(to=(Seat(seat),), role=role, faction=faction)
        if composition.mayor:
            yield Mayor(to=EVERYONE, player=Seat(0), how="elected")
        lovers = (Seat(0), Seat(1))
        for seat, other in (lovers, lovers[::-1]):
            yield InLove(to=(seat,), with_=other)
        yield from self._open_day(state, 1)

    def _drawn(self, state: TinyState) -> Generator[Fact, None, Composition]:
        names = tuple(str(number) for number in range(len(state.started.compositions)))
        drawn = yield from draw(state.chance, "distribution", names)
        return state.started.compositions[int(drawn)]

    def _open_day(self, state: TinyState, number: int) -> Iterator[Fact]:
        yield PhaseOpened(to=EVERYONE, phase="day", number=number, sequence=state.sequence + 1)
        part = Part("target", state.living)
        yield Asked(to=state.living, question="vote", parts=(part,))

    def _open_night(self, state: TinyState, number: int) -> Iterator[Fact]:
        wolf = (state.wolf,)
        yield PhaseOpened(to=wolf, phase="night", number=number, sequence=state.sequence + 1)
        prey = tuple(seat for seat in state.living if seat != state.wolf)
        yield Asked(to=wolf, question="bite", parts=(Part("target", prey),), blank=False)

    def close(self, state: TinyState, closed: int) -> Iterator[Fact]:
        question = "vote" if state.sequence % 2 else "bite"
        number = (state.sequence + 1) // 2
        votes = [state.choice(seat, question) for seat in state.living]
        counted = Counter(choice[0][1] for choice in votes if choice).most_common(1)
        for seat, _ in counted:
            yield Died(to=EVERYONE, player=Seat(int(seat)), because=(closed,))
        if not state.is_living(state.wolf):
            yield from self._won(state, "villagers")
        elif len(state.living) < 3:
            yield from self._won(state, "wolves")
        elif question == "vote":
            yield from self._open_night(state, number)
        else:
            yield from self._open_day(state, number + 1)

    def _won(self, state: TinyState, faction: str) -> Iterator[Fact]:
        winners = tuple(seat for seat in state.seats if state.factions[seat] == faction)
        yield Won(to=EVERYONE, faction=faction, players=winners)
        yield GameOver(to=EVERYONE)

    def act(self, state: TinyState, act: Act, number: int) -> Iterator[Fact]:
        if isinstance(act, Disqualified):
            yield Died(to=EVERYONE, player=act.seat, because=(number,))


class LoudRulebook(TinyRulebook):
    """The same, except that everybody hears at once who has voted."""

    key = "loud"

    def answered(self, state: TinyState, seat: Seat, asked: Asked) -> Iterator[Fact]:
        yield Mayor(to=EVERYONE, player=seat, how="was first to speak")


class BrokenRulebook(TinyRulebook):
    """The same, except that it cannot close a day."""

    key = "broken"

    def close(self, state: TinyState, closed: int) -> Iterator[Fact]:
        yield Died(to=EVERYONE, player=Seat(0), because=(closed,))
        raise ZeroDivisionError("a fault in the rules")


RULEBOOKS = {each.key: each for each in (TinyRulebook(), LoudRulebook(), BrokenRulebook())}

COMPOSITIONS = tuple(
    Composition(("wolf", *("farmer",) * (size - 1)), mayor)
    for size in range(3, 9)
    for mayor in (False, True)
)
