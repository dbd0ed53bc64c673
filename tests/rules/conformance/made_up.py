"""A rulebook made for one test: its phases are written down fact by fact."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

import pytest

from verteller.rules import registry
from verteller.rules.chance import draw
from verteller.rules.conformance.checking import Checker
from verteller.rules.conformance.playing import play as play_scenario
from verteller.rules.conformance.scenario import Scenario
from verteller.rules.conformance.written import FormatError
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    Choice,
    Dealt,
    DiedOf,
    Fact,
    GameOver,
    Mayor,
    Part,
    PhaseOpened,
    RoleTold,
    Seat,
)
from verteller.rules.moves import Act, Disqualified, Ended, Started
from verteller.rules.rulebook import Rulebook, Setting
from verteller.rules.state import State

Facts: TypeAlias = Callable[[State], Sequence[Fact]]


@dataclass(frozen=True)
class Phase:
    """A phase of a made-up rulebook: what it states when it opens and when it closes."""

    name: str
    number: int = 1
    opening: Facts = lambda state: ()
    closing: Facts = lambda state: ()


class Table(State):
    """A state that remembers how the game was started."""

    def __init__(self, started: Started, options: dict[str, str | int | bool]) -> None:
        super().__init__(started, options)
        self.started = started


class MadeUp(Rulebook[Table]):
    """Plays its phases one after another, then over again as many times as it is told."""

    key = "made_up"
    version = "1"
    settings = (Setting("mayor", False, (False, True)), Setting("weight", "half", ("half", "2")))
    roles = MappingProxyType({"wolf": "wolves", "farmer": "villagers", "fool": "villagers"})

    def __init__(self, *phases: Phase, rounds: int = 1) -> None:
        self.played = phases
        self.rounds = rounds
        self.taken: set[Seat] = set()
        self.drawn: tuple[str, ...] = ()

    def state(self, started: Started) -> Table:
        return Table(started, self.options(started))

    def begin(self, state: Table) -> Iterator[Fact]:
        for seat, role in zip(state.seats, state.started.deal, strict=True):
            yield Dealt(to=NARRATOR, player=seat, role=role, faction=self.roles[role])
            yield RoleTold(to=(seat,), role=role, faction=self.roles[role])
        for _, seat in state.started.fixed:
            yield Mayor(to=EVERYONE, player=seat, how="fixed")
        yield from self._open(state)

    def _open(self, state: Table) -> Iterator[Fact]:
        times, place = divmod(state.sequence, len(self.played))
        if times == self.rounds:
            yield GameOver(to=EVERYONE)
            return
        phase = self.played[place]
        yield PhaseOpened(
            to=EVERYONE,
            phase=phase.name,
            number=phase.number + times,
            sequence=state.sequence + 1,
        )
        yield from phase.opening(state)

    def close(self, state: Table, closed: int) -> Iterator[Fact]:
        if self.drawn:
            result = yield from draw(state.chance, "lot", self.drawn)
            player = Seat(self.drawn.index(result))
            yield DiedOf(to=NARRATOR, player=player, cause="lot")
        yield from self.played[(state.sequence - 1) % len(self.played)].closing(state)
        if not state.over:
            yield from self._open(state)

    def check(self, state: Table, seat: Seat, asked: Asked, choice: Choice) -> None:
        wrong = tuple(option for _, option in choice if option in self.taken)
        if wrong:
            raise AnswerError(Refusal.NOT_A_CHOICE, detail="taken", given=wrong)

    def act(self, state: Table, act: Act, number: int) -> Iterator[Fact]:
        match act:
            case Disqualified(seat=seat) if state.is_living(seat):
                yield DiedOf(to=NARRATOR, player=seat, cause="disqualified")
            case Ended():
                yield GameOver(to=EVERYONE)
            case _:
                pass


def ask(
    seat: int, question: str, *options: int | str, least: int = 1, most: int = 1, **rest: Any
) -> Asked:
    """Ask one question with the single part ``target``."""
    chosen = tuple(each if isinstance(each, str) else Seat(each) for each in options)
    parts = (Part("target", chosen, least, most),)
    return Asked(to=(Seat(seat),), question=question, parts=parts, **rest)


def stating(*facts: Fact) -> Facts:
    """State the same facts every time."""
    return lambda state: facts


class Bench:
    """Reads and plays scenarios on made-up rulebooks."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self.patch = patch
        self.folder = folder
        self.rulebook: Rulebook[Any] = MadeUp(Phase("vote"))
        self.take(self.rulebook)

    def take(self, rulebook: Rulebook[Any]) -> None:
        """Play by *rulebook* from now on."""
        self.rulebook = rulebook
        self.patch.setattr(registry, "rulebooks", lambda: {rulebook.key: rulebook})

    def file(self, text: str, name: str = "case.yaml") -> Path:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def read(self, text: str) -> Scenario:
        """Read the one scenario in *text*."""
        (found,) = Checker().scenarios(self.file(text))
        assert isinstance(found, Scenario), found
        return found

    def error(self, text: str) -> FormatError:
        """Return why *text* cannot be read."""
        found = list(Checker().scenarios(self.file(text)))[-1]
        assert isinstance(found, FormatError), found
        return found

    def village(self, play: str, rest: str = "") -> str:
        """Return a scenario with four players, *rest* of its keys and *play*."""
        return (
            "rulebook: made-up\ntitle: a case\n"
            f"players: {{Ann: farmer, Bob: farmer, No: wolf, Dan: fool}}\n{rest}\nplay:\n{play}\n"
        )

    def play(self, play: str, rest: str = "") -> str:
        """Play *play* and return how it failed, nothing when it passed."""
        failure = play_scenario(self.read(self.village(play, rest)))
        return "" if failure is None else str(failure)
