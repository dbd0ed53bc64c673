"""Midnight: a tiny rulebook that a package of its own brings to Verteller; see ledger.md."""

from collections.abc import Iterator
from dataclasses import dataclass

from verteller.rules.ballots import count
from verteller.rules.chance import draw, shuffle
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    Dealt,
    Died,
    DiedOf,
    Fact,
    Fellows,
    GameOver,
    Part,
    PhaseOpened,
    Pyre,
    Revived,
    RoleTold,
    Seat,
    SeedCommitted,
    Votes,
    Withdrawn,
    Won,
)
from verteller.rules.moves import Started
from verteller.rules.rulebook import Rulebook, Setting
from verteller.rules.state import State, folds

FACTIONS = {"farmer": "farmers", "saint": "farmers", "wolf": "wolves"}
"""Every role and whose victory it shares."""


@dataclass(frozen=True, slots=True)
class Vote:
    """Whom somebody voted for, and the entry that says so."""

    target: Seat
    entry: int


class Midnight(State):
    """
    The state of a game of Midnight.

    Attributes:
        day: Number of the present or last night and day.
        votes: The votes of this day, by voter.
        risen: The saints who have come back.
    """

    def __init__(self, started: Started, options: dict[str, str | int | bool]) -> None:
        """Set up an empty village."""
        super().__init__(started, options)
        self.day = 0
        self.votes: dict[Seat, Vote] = {}
        self.risen: set[Seat] = set()

    def wolves(self) -> tuple[Seat, ...]:
        """Return the living wolves."""
        return tuple(seat for seat in self.living if self.roles[seat] == "wolf")

    def prey(self) -> tuple[Seat, ...]:
        """Return the living who are no wolves."""
        return tuple(seat for seat in self.living if self.roles[seat] != "wolf")

    @folds(PhaseOpened)
    def _opened(self, number: int, fact: PhaseOpened) -> None:
        self._phase_opened(number, fact)
        self.day, self.votes = fact.number, {}

    @folds(Votes)
    def _voted(self, number: int, fact: Votes) -> None:
        for voter, target in fact.votes:
            if not isinstance(target, str):
                self.votes[voter] = Vote(target, number)

    @folds(Revived)
    def _rose(self, number: int, fact: Revived) -> None:
        self._revived(number, fact)
        self.risen.add(fact.player)


class MidnightRules(Rulebook[Midnight]):
    """Wolves bite by night, everybody votes in turn by day."""

    key = "midnight"
    version = "1"
    settings = (Setting("rises", True, (True, False), "MID-SAINT-01"),)
    roles = FACTIONS
    least = 3
    most = 30
    first_wins = frozenset({"bite"})
    secret_phases = frozenset({"night"})

    def state(self, started: Started) -> Midnight:
        """Return an empty village."""
        return Midnight(started, self.options(started))

    def begin(self, state: Midnight) -> Iterator[Fact]:
        """Deal, and let night fall. Source: MID-DEAL-01."""
        yield SeedCommitted(to=EVERYONE, sha256=state.chance.commitment)
        roles = state.started.deal
        if not roles:
            drawn = self.dealt(state.started)
            names = tuple(str(number) for number in range(1, len(drawn) + 1))
            number = yield from draw(state.chance, "distribution", names)
            roles = drawn[int(number) - 1].roles
            roles = tuple((yield from shuffle(state.chance, "deal", roles)))
        for seat, role in zip(state.seats, roles, strict=True):
            faction = self.roles[role]
            yield Dealt(to=NARRATOR, player=seat, role=role, faction=faction, rule="MID-DEAL-01")
            yield RoleTold(to=(seat,), role=role, faction=faction, rule="MID-DEAL-01")
        won = _winner(state)
        yield from _end(state, won) if won else _night(state)

    def answered(self, state: Midnight, seat: Seat, asked: Asked) -> Iterator[Fact]:
        """Publish a vote and ask the next voter. Source: MID-DAY-01."""
        if asked.question != "vote":
            return
        given = state.given[seat]["vote"]
        because = (given.entry,)
        target = next((option for _, option in given.choice), "blank")
        yield Withdrawn(to=(seat,), question="vote", rule="MID-DAY-01", because=because)
        vote = (seat, target)
        yield Votes(to=EVERYONE, ballot="pyre", votes=(vote,), rule="MID-DAY-01", because=because)
        yield from _ask_next(state, seat)

    def close(self, state: Midnight, closed: int) -> Iterator[Fact]:
        """Bury the dead of the night or day, and go on unless somebody has won."""
        is_night = state.closed is not None and state.closed.name == "night"
        yield from _dawn(state) if is_night else _dusk(state)
        won = _winner(state)
        if won:
            yield from _end(state, won)
        elif is_night:
            yield from _day(state)
        else:
            yield from _night(state)


def _night(state: Midnight) -> Iterator[Fact]:
    """Open a night. Source: MID-SAINT-01, MID-NIGHT-01."""
    number = state.day + 1
    opened = PhaseOpened(
        to=EVERYONE,
        phase="night",
        number=number,
        sequence=state.sequence + 1,
        rule="MID-NIGHT-01",
    )
    yield opened
    for seat in state.seats:
        fallen = not state.is_living(seat) and state.roles[seat] == "saint"
        if fallen and seat not in state.risen and state.options["rises"]:
            yield Revived(to=EVERYONE, player=seat, rule="MID-SAINT-01")
    part = Part("target", state.prey())
    wolves = state.wolves()
    yield Fellows(to=wolves, group="pack", players=wolves, rule="MID-NIGHT-01")
    yield Asked(to=wolves, question="bite", parts=(part,), blank=False, rule="MID-NIGHT-01")


def _dawn(state: Midnight) -> Iterator[Fact]:
    """Bury whom the fastest wolf bit. Source: MID-NIGHT-02."""
    bites = sorted((mine["bite"].entry, mine["bite"].choice) for mine in state.given.values())
    for entry, choice in bites[:1]:
        for _, target in choice:
            if not isinstance(target, str):
                yield from _bury(target, "wolves", "MID-NIGHT-02", (entry,))


def _day(state: Midnight) -> Iterator[Fact]:
    """Open a day: the first voter, and the door for whoever wants to leave. MID-DAY-01, -03."""
    yield PhaseOpened(
        to=EVERYONE,
        phase="day",
        number=state.day,
        sequence=state.sequence + 1,
        rule="MID-DAY-01",
    )
    yes = Part("target", ("yes",))
    rule = "MID-DAY-03"
    yield from _ask_next(state, None)
    yield Asked(to=state.living, question="leave", parts=(yes,), standing=True, rule=rule)


def _ask_next(state: Midnight, after: Seat | None) -> Iterator[Fact]:
    waiting = [seat for seat in state.living if after is None or seat > after]
    for seat in waiting[:1]:
        part = Part("target", tuple(other for other in state.living if other != seat))
        yield Asked(to=(seat,), question="vote", parts=(part,), rule="MID-DAY-01")


def _dusk(state: Midnight) -> Iterator[Fact]:
    """Bury whom the village chose, and who left. Source: MID-DAY-02, MID-DAY-03."""
    outcome = count((vote.target, 1.0) for vote in state.votes.values())
    why = tuple(sorted(vote.entry for vote in state.votes.values()))
    burning = outcome.winner
    if burning is None and outcome.leaders:
        burning = yield from draw(state.chance, f"day {state.day}: tie", outcome.leaders)
    yield Pyre(to=EVERYONE, player=burning, reason=None, rule="MID-DAY-02", because=why)
    if burning is not None:
        yield from _bury(burning, "pyre", "MID-DAY-02", why)
    for seat, mine in sorted(state.given.items()):
        if "leave" in mine and mine["leave"].choice and state.is_living(seat):
            yield from _bury(seat, "suicide", "MID-DAY-03", (mine["leave"].entry,))


def _bury(seat: Seat, cause: str, rule: str, because: tuple[int, ...]) -> Iterator[Fact]:
    yield DiedOf(to=NARRATOR, player=seat, cause=cause, rule=rule, because=because)
    yield Died(to=EVERYONE, player=seat, rule=rule, because=because)


def _winner(state: Midnight) -> str:
    """Return the faction that has won, if any. Source: MID-WIN-01, MID-WIN-02."""
    if not state.wolves():
        return "farmers"
    return "wolves" if len(state.wolves()) >= len(state.prey()) else ""


def _end(state: Midnight, faction: str) -> Iterator[Fact]:
    rule = "MID-WIN-01" if faction == "farmers" else "MID-WIN-02"
    players = tuple(seat for seat in state.seats if state.factions[seat] == faction)
    yield Won(to=EVERYONE, faction=faction, players=players, rule=rule)
    yield GameOver(to=EVERYONE, rule=rule)


RULEBOOK = MidnightRules()
