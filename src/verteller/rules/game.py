"""A game: a rulebook, a log, and the state that the log folds to."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from verteller.rules import acts
from verteller.rules.errors import AnswerError, LogError, Refusal
from verteller.rules.facts import (
    AnswerTaken,
    Asked,
    Choice,
    Fact,
    GameRewound,
    Option,
    PhaseClosed,
    Seat,
    SeedRevealed,
)
from verteller.rules.facts.base import EVERYONE
from verteller.rules.log import Entry, standing
from verteller.rules.moves import (
    Act,
    Answered,
    Closed,
    Disqualified,
    DisqualifiedFaction,
    Moment,
    Move,
    Rewound,
    Started,
)
from verteller.rules.questions import arrange, canonical, check
from verteller.rules.rulebook import Rulebook
from verteller.rules.state import State


class Game:
    """
    One game in the hands of the engine.

    Every method that changes it takes the moment from outside and returns the entries that
    were added. A refused answer raises and changes nothing. If anything else is raised, the
    object is to be thrown away and folded anew from its stored log.
    """

    def __init__(self, rulebook: Rulebook[Any], started: Started) -> None:
        """Set up an empty game; use `start` or `fold`."""
        self.rulebook = rulebook
        self.started = started
        self.log: list[Entry] = []
        self.state: State = rulebook.state(started)

    @classmethod
    def start(cls, rulebook: Rulebook[Any], started: Started, *, at: Moment) -> "Game":
        """
        Begin a game: its first entry, the deal, the first phase.

        Raises:
            SetupError: When *started* does not describe a game of *rulebook*.
        """
        rulebook.validate(started)
        game = cls(rulebook, started)
        game._write(started, at)
        game._state(rulebook.begin(game.state), at)
        return game

    @classmethod
    def fold(cls, rulebook: Rulebook[Any], log: Iterable[Entry]) -> "Game":
        """
        Rebuild a game from its *log* without playing anything again.

        Raises:
            LogError: When the log does not begin with `Started` or has a gap.
        """
        entries = iter(log)
        first = next(entries, None)
        if first is None or not isinstance(first.content, Started):
            raise LogError(1, "a log begins with how the game was started")
        game = cls(rulebook, first.content)
        game.log.append(first)
        game.extend(entries)
        return game

    def extend(self, entries: Iterable[Entry]) -> None:
        """Take in further *entries* of the same log, written elsewhere."""
        for entry in entries:
            if entry.number != len(self.log) + 1:
                raise LogError(entry.number, f"expected entry {len(self.log) + 1}")
            self._take_in(entry)

    def asked(self, seat: Seat) -> dict[str, Asked]:
        """Return the questions open to *seat*, by key, in the order asked."""
        return self.state.asked.get(seat, {})

    def read(
        self, seat: Seat, question: str | None, options: Sequence[Option]
    ) -> tuple[Asked, Choice]:
        """
        Return which question *options* answer and as what choice, not yet checked.

        Args:
            question: A question's key, or None for the only open or the default one.
            options: Seats or words in any order; empty is blank.

        Raises:
            AnswerError: ``not_in_game``, ``too_late`` or ``not_asked``.
        """
        asked = self._open(seat, question)
        return asked, arrange(asked, options)

    def check(self, seat: Seat, question: str | None, choice: Choice) -> tuple[Asked, Choice]:
        """Return the question and the canonical choice if *choice* would be accepted."""
        asked = self._open(seat, question)
        choice = canonical(asked, choice)
        try:
            check(asked, choice)
        except AnswerError as refusal:
            raise self.rulebook.refused(self.state, seat, asked, choice, refusal) from None
        self.rulebook.check(self.state, seat, asked, choice)
        return asked, choice

    def answer(
        self,
        seat: Seat,
        question: str | None,
        choice: Choice,
        *,
        at: Moment,
        by: str = "player",
    ) -> tuple[Entry, ...]:
        """
        Take an answer; a further one to the same question replaces it until the closing.

        Args:
            seat: Who answers.
            question: Its key, or None for the only open or the default one.
            choice: What is chosen; ``()`` is blank.
            by: ``player``, or ``master`` when somebody acts for him.

        Raises:
            AnswerError: The choice is refused and the game unchanged.
        """
        asked, choice = self.check(seat, question, choice)
        before = len(self.log)
        move = Answered(seat=seat, question=asked.question, choice=choice, by=by)
        self._write(move, at)
        receipt = AnswerTaken(
            to=(seat,),
            player=seat,
            question=asked.question,
            choice=choice,
            because=(before + 1,),
        )
        self._add(receipt, at)
        self._state(self.rulebook.answered(self.state, seat, asked), at)
        return tuple(self.log[before:])

    def close(self, *, at: Moment) -> tuple[Entry, ...]:
        """
        Close the open phase and go on to the next one, or to the end.

        Raises:
            AnswerError: ``too_late`` when the game is over.
        """
        phase = self.state.phase
        if phase is None:
            raise AnswerError(Refusal.TOO_LATE)
        before = len(self.log)
        self._write(Closed(sequence=phase.sequence), at)
        for fact in acts.run_out(self.state, at, before + 1):
            self._add(fact, at)
        if self.is_in_public():
            for fact in acts.make_known(self.state, at, before + 1):
                self._add(fact, at)
        self._add(PhaseClosed(to=phase.to, sequence=phase.sequence, because=(before + 1,)), at)
        self._state(self.rulebook.close(self.state, before + 1), at)
        return tuple(self.log[before:])

    def dry_run(self, *, at: Moment) -> tuple[Entry, ...]:
        """
        Return what closing the open phase at *at* would add; this game stays as it is.

        Raises:
            AnswerError: ``too_late`` when the game is over.
        """
        return Game.fold(self.rulebook, self.log).close(at=at)

    def is_in_public(self) -> bool:
        """Tell whether everyone knows of the open phase and of who is asked in it."""
        phase = self.state.phase
        if phase is None or phase.to != EVERYONE:
            return False
        return phase.name not in self.rulebook.secret_phases

    def last_closing(self) -> int | None:
        """Return the entry of the last closing that still stands; `Rewound` goes to before it."""
        closings = (e.number for e in standing(self.log) if isinstance(e.content, Closed))
        return max(closings, default=None)

    def act(self, act: Act, *, at: Moment) -> tuple[Entry, ...]:
        """
        Carry out what is done about the game rather than in it.

        After `Rewound` the state is that of entry ``to``, answers included, with what is about
        people (see `standing`); entries and phases are counted on, and lots fall as before.

        Raises:
            AnswerError: ``too_late`` when the game is over, ``not_allowed`` where the act is
                unknown to the rulebook or out of place, or another refusal of its own.
        """
        if self.state.over:
            raise AnswerError(Refusal.TOO_LATE)
        before = len(self.log)
        facts = self._facts_of(act, before + 1, at)
        first = next(facts, None)
        if first is None:
            raise AnswerError(Refusal.NOT_ALLOWED)
        self._write(act, at)
        self._add(first, at)
        self._state(facts, at)
        return tuple(self.log[before:])

    def _facts_of(self, act: Act, number: int, at: Moment) -> Iterator[Fact]:
        if isinstance(act, Rewound):
            return acts.rewind(act, self.last_closing(), self._undone(act.to), number)
        if isinstance(act, acts.CommonAct):
            return acts.carry_out(self.state, act, number, at)
        facts = self.rulebook.act(self.state, act, number)
        if isinstance(act, (Disqualified, DisqualifiedFaction)):
            return acts.with_reason(self.state, act, facts, number)
        return facts

    def _undone(self, upto: int) -> Iterator[Fact]:
        """Return the facts that do not stand any more once all after entry *upto* is undone."""
        for entry in standing(self.log):
            if entry.number > upto and not entry.lasts and isinstance(entry.content, Fact):
                yield entry.content

    def _open(self, seat: Seat, question: str | None) -> Asked:
        if not 0 <= seat < len(self.state.names):
            raise AnswerError(Refusal.NOT_IN_GAME)
        if self.state.over:
            raise AnswerError(Refusal.TOO_LATE)
        mine = self.asked(seat)
        if question is None and mine:
            return next(iter(mine.values()))
        if question is None or question not in mine:
            detail = self.rulebook.why_not_asked(self.state, seat)
            raise AnswerError(Refusal.NOT_ASKED, detail=detail)
        return mine[question]

    def _write(self, content: Move | Fact, at: Moment) -> None:
        self.log.append(Entry(len(self.log) + 1, at, content))

    def _add(self, fact: Fact, at: Moment) -> None:
        self._take_in(Entry(len(self.log) + 1, at, fact))

    def _take_in(self, entry: Entry) -> None:
        content = entry.content
        self.log.append(entry)
        if isinstance(content, Fact):
            if isinstance(content, GameRewound):
                self._fold_anew()
            else:
                self.state.apply(entry.number, content)

    def _fold_anew(self) -> None:
        """Fold what still stands."""
        opened = self.state.sequence
        self.state = self.rulebook.state(self.started)
        for entry in standing(self.log):
            if isinstance(entry.content, Fact):
                self.state.apply(entry.number, entry.content)
        # A phase that was undone lends its number to no other: addresses and alarms bear it.
        self.state.sequence = opened

    def _state(self, facts: Iterator[Fact], at: Moment) -> None:
        running = not self.state.over
        for fact in facts:
            self._add(fact, at)
        if running and self.state.over:
            self._add(SeedRevealed(to=EVERYONE, seed=self.started.seed), at)
