"""One run: the steps of a scenario on one game, under one seed."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from verteller.rules.conformance.answering import SILENCE, Speaker, is_silent, stands
from verteller.rules.conformance.checking import started
from verteller.rules.conformance.expectations import Difference, Seen, difference, satisfies
from verteller.rules.conformance.offers import offered
from verteller.rules.conformance.scenario import (
    END,
    At,
    Expected,
    Given,
    MasterAct,
    Offer,
    Refused,
    Scenario,
    Step,
)
from verteller.rules.conformance.showing import text
from verteller.rules.conformance.written import Word, Written
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Seat
from verteller.rules.game import Game
from verteller.rules.log import line
from verteller.rules.moves import Passed
from verteller.rules.questions import BLANK

ROUNDS = 100
"""How many nights or days a step may wait for its phase."""

CLOSINGS = 5000
"""How many closings a step may wait, where a rulebook does not number its phases."""


class Unmet(Exception):
    """A step that cannot go on: what was expected is not so."""

    def __init__(self, key: str, expected: object, got: object) -> None:
        self.difference = Difference(key, str(expected), str(got))


@dataclass
class Counts:
    """How often each alternative of a ``one_of`` held, by step, over all seeds."""

    by_step: dict[int, list[int]] = field(default_factory=dict)

    def add(self, step: int, size: int, held: int) -> None:
        """Count that alternative *held* of *size* held in *step*."""
        self.by_step.setdefault(step, [0] * size)[held] += 1


class Run:
    """
    A scenario on one game, under one seed.

    Attributes:
        since: Where in the log the last closing stands, 0 as long as nothing has closed.
        mentioned: Which questions of the open phase have been answered or left out by a step.
    """

    def __init__(self, scenario: Scenario, seed: str) -> None:
        """
        Deal, and go on to the first phase in which somebody is asked.

        Raises:
            SetupError: When the rulebook will not play such a village.
        """
        self.scenario = scenario
        self.village = scenario.village
        self.moment = 0
        self.since = 0
        self.mentioned: set[tuple[Seat, str]] = set()
        self.silent: set[Seat] = set()
        self.game = Game.start(scenario.rulebook, started(scenario, seed), at=self.moment)
        self._pass_over()

    @property
    def phase(self) -> str:
        """The open phase by name and number."""
        phase = self.game.state.phase
        return f"{phase.name} {phase.number}" if phase else END

    def step(self, step: Step, number: int, counts: Counts) -> None:
        """
        Carry out one step, its phase being open, in the order its parts stand in.

        Raises:
            Unmet: At the first thing that is not as expected.
        """
        for act in step.master:
            self._master(act)
        self._asked(step)
        for offer in step.choices:
            self._choices(offer)
        for refused in step.refused:
            self._refused(refused)
        named = {given.seat for given in step.answers if not is_silent(given.value)}
        for given in step.answers:
            self._pass_turns(given, named)
            self._answer(given, "answers", "player")
        if step.then is not None:
            self._then(step.then, number, counts)
        if step.check is not None:
            self._expect(step.check, self._seen(), number, counts)

    def advance(self, at: At) -> None:
        """Close phases until the one meant is open, or the game is over."""
        first = self.game.state.phase.number if self.game.state.phase else 0
        for _ in range(CLOSINGS):
            phase = self.game.state.phase
            if phase is None and at.name == END:
                return
            if phase is None or phase.number - first > ROUNDS:
                break
            if at.is_(phase.name, phase.number):
                return
            self.close()
        raise Unmet("at", at, self.phase)

    def close(self) -> None:
        """Let the others answer, close the open phase, and go on to the next that asks."""
        if not self.scenario.silent:
            self._others()
        self.since = len(self.game.log)
        self._close()
        self.mentioned.clear()
        self.silent.clear()
        self._pass_over()

    def _close(self) -> None:
        self.game.close(at=self._next())

    def _pass_over(self) -> None:
        for _ in range(CLOSINGS):
            if self.game.state.over or self._owing():
                return
            self._close()
        raise Unmet("closing", "a phase in which somebody is asked", self.phase)

    def _next(self) -> int:
        self.moment += 1
        return self.moment

    def _owing(self) -> list[Seat]:
        """Return who has an open question, standing ones left out, in seating order."""
        asked = self.game.state.asked
        return [s for s in sorted(asked) if any(not stands(each) for each in asked[s].values())]

    def _others(self) -> None:
        """Answer blank for everybody not mentioned, as long as that opens further questions."""
        waiting = list(self._unmentioned())
        while waiting:
            for seat, question in waiting:
                self.mentioned.add((seat, question))
                if question in self.game.asked(seat) and self._may_be_blank(seat, question):
                    self.game.answer(seat, question, BLANK, at=self._next())
            waiting = list(self._unmentioned())

    def _pass_turns(self, given: Given, named: set[Seat]) -> None:
        """Where turns are taken, let those before this one pass that the step does not name."""
        passing = not is_silent(given.value)
        while passing and self._is_not_asked(given):
            passing = False
            for seat, question in list(self._waiting()):
                if seat not in named and self._pass_by(seat, question):
                    self.mentioned.add((seat, question))
                    passing = True

    def _pass_by(self, seat: Seat, question: str) -> bool:
        """Let one turn pass: blank, or without an answer where that is refused or not wanted."""
        try:
            if seat not in self.silent and self._may_be_blank(seat, question):
                self.game.answer(seat, question, BLANK, at=self._next())
            else:
                self.game.act(Passed(seat=seat), at=self._next())
        except AnswerError:
            return False
        return True

    def _is_not_asked(self, given: Given) -> bool:
        try:
            self._speaker(given.seat).answers(given.value)
        except AnswerError as error:
            return error.code is Refusal.NOT_ASKED
        return False

    def _unmentioned(self) -> Iterator[tuple[Seat, str]]:
        return (each for each in self._waiting() if each[0] not in self.silent)

    def _waiting(self) -> Iterator[tuple[Seat, str]]:
        for seat in self._owing():
            for question, asked in self.game.asked(seat).items():
                if not stands(asked) and (seat, question) not in self.mentioned:
                    yield seat, question

    def _may_be_blank(self, seat: Seat, question: str) -> bool:
        try:
            self.game.check(seat, question, BLANK)
        except AnswerError:
            return False
        return True

    def _master(self, act: MasterAct) -> None:
        if isinstance(act, Given):
            self._answer(act, "master", "master")
            return
        try:
            self.game.act(act.act, at=self._next())
        except AnswerError as error:
            raise Unmet("master", act.written, error.code) from None

    def _asked(self, step: Step) -> None:
        owing = set(self._owing())
        got = text([self.village.names[seat] for seat in sorted(owing)])
        for key, written in (
            ("asked", step.asked),
            ("asked_some", step.asked_some),
            ("not_asked", step.not_asked),
        ):
            if written is None:
                continue
            seats = self.village.seats(written, key)
            right = {
                "asked": seats == owing,
                "asked_some": seats <= owing,
                "not_asked": not seats & owing,
            }
            if not right[key]:
                raise Unmet(key, f"none of {written}" if key == "not_asked" else written, got)

    def _choices(self, offer: Offer) -> None:
        name = self.village.names[offer.seat]
        for where, written, options in offered(self._speaker(offer.seat), offer.value):
            wanted = {option.folded for option in written}
            if options is None or wanted != {option.casefold() for option in options}:
                got = "not_asked" if options is None else text(list(options))
                listed = f"[{', '.join(map(str, written))}]"
                raise Unmet("choices", _placed(name, where, listed), _placed(name, where, got))

    def _refused(self, refused: Refused) -> None:
        before = self._picture()
        try:
            self._submit(refused.seat, refused.answer, "player")
        except AnswerError as error:
            got = str(error.code)
        else:
            got = "taken"
        expected = f"{{{refused.who}: {refused.because}}}"
        if got != refused.because:
            raise Unmet("refused", expected, f"{{{refused.who}: {got}}}")
        if self._picture() != before:
            raise Unmet("refused", f"{expected} and the game unchanged", "another game")

    def _answer(self, given: Given, key: str, by: str) -> None:
        if is_silent(given.value):
            self.silent.add(given.seat)
            return
        try:
            self._submit(given.seat, given.value, by)
        except AnswerError as error:
            name = self.village.names[given.seat]
            expected, got = f"{{{name}: {given.value}}}", f"{{{name}: {error.code}}}"
            raise Unmet(key, expected, got) from None

    def _submit(self, seat: Seat, written: Written, by: str) -> None:
        """Give everything that *written* answers, or nothing when part of it is refused."""
        meant = self._speaker(seat).answers(written)
        given = [(key, choice) for key, choice in meant.items() if choice is not SILENCE]
        if len(given) > 1:
            for question, choice in given:
                self.game.check(seat, question, choice)
        for question, choice in given:
            self.game.answer(seat, question, choice, at=self._next(), by=by)
        self.mentioned.update((seat, question) for question in meant)

    def _speaker(self, seat: Seat) -> Speaker:
        return Speaker(self.game, self.village, seat)

    def _picture(self) -> tuple[object, ...]:
        """Return everything a refusal must leave as it was."""
        state = self.game.state
        asked = {seat: dict(questions) for seat, questions in state.asked.items()}
        given = {seat: dict(answers) for seat, answers in state.given.items()}
        lines = [line(entry) for entry in self.game.log]
        return (lines, asked, given, state.phase, state.living, list(state.roles))

    def _then(self, expected: Expected, number: int, counts: Counts) -> None:
        if not self.game.state.over:
            self.close()
        self._expect(expected, self._seen(), number, counts)

    def _seen(self) -> Seen:
        """Look at everything since the last closing, to where the open phase has asked."""
        return Seen(self.game, self.village, tuple(self.game.log[self.since :]))

    def _expect(self, expected: Expected, seen: Seen, number: int, counts: Counts) -> None:
        found = difference(expected, seen)
        if found is not None:
            raise Unmet(found.key, found.expected, found.got)
        holding = [n for n, each in enumerate(expected.alternatives) if satisfies(each, seen)]
        if expected.alternatives:
            if len(holding) != 1:
                count = len(expected.alternatives)
                raise Unmet("one_of", f"exactly one of {count}", f"{len(holding)} of them")
            counts.add(number, len(expected.alternatives), holding[0])


def _placed(name: str, where: tuple[Word, ...], value: str) -> str:
    for key in reversed(where):
        value = f"{{{key}: {value}}}"
    return f"{{{name}: {value}}}"
