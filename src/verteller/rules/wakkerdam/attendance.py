"""Attendance (Inactiviteit): who answered, who missed what, and who is to leave the game."""

from verteller.rules.facts import (
    EVERYONE,
    AnswerTaken,
    MissedRound,
    PlayerLeft,
    PlayerSubstituted,
    Seat,
    Strike,
)
from verteller.rules.moves import Started
from verteller.rules.state import State, folds
from verteller.rules.wakkerdam.blows import Blow
from verteller.rules.wakkerdam.facts import Inactive


class Attendance(State):
    """
    Of the state of a game of Wakkerdam, what is so of answers that came and that did not.

    Attributes:
        missed: Rounds missed in a row. inactive: who is taken out at the next checkpoint and why.
        explained: What all will be told of why a player who is marked was disqualified.
        strikes: Missed votes in a row that were announced. unannounced: Who missed the last vote,
            by the entry that says so, until that is announced.

    Source: wakkerdam, Inactiviteit, WAK-INACT-01 to -10.
    """

    def __init__(self, started: Started, options: dict[str, str | int | bool]) -> None:
        """Begin with nobody having missed anything."""
        super().__init__(started, options)
        self.missed: dict[Seat, int] = {}
        self.inactive: dict[Seat, Blow] = {}
        self.explained: dict[Seat, str] = {}
        self.strikes: dict[Seat, int] = {}
        self.unannounced: dict[Seat, int] = {}

    @folds(AnswerTaken)
    def _answered(self, number: int, fact: AnswerTaken) -> None:
        self._answer_taken(number, fact)
        self.missed[fact.player] = 0

    @folds(MissedRound)
    def _missed_round(self, number: int, fact: MissedRound) -> None:
        self.missed[fact.player] = fact.in_a_row
        is_public = self.closed is not None and self.closed.to == EVERYONE
        if is_public and self.options["strikes"]:
            self.unannounced[fact.player] = number

    @folds(Strike)
    def _struck(self, number: int, fact: Strike) -> None:
        self.unannounced.pop(fact.player, None)
        self.strikes[fact.player] = fact.in_a_row

    @folds(Inactive)
    def _inactive(self, number: int, fact: Inactive) -> None:
        self.inactive[fact.player] = Blow(fact.cause, (number,))
        if fact.public_reason:
            self.explained[fact.player] = fact.public_reason

    @folds(PlayerLeft)
    def _gave_up(self, number: int, fact: PlayerLeft) -> None:
        """Let him go at the next checkpoint, whatever he missed before (WAK-INACT-10)."""
        self._left(number, fact)
        marked = self.inactive.get(fact.player)
        if marked is None or marked.cause == "inactivity":
            self.inactive[fact.player] = Blow("left", (number,))

    @folds(PlayerSubstituted)
    def _handed_over(self, number: int, fact: PlayerSubstituted) -> None:
        """Begin anew: who takes over pays neither for rounds nor for leave he did not take."""
        self._substituted(number, fact)
        self.missed.pop(fact.player, None)
        self.strikes.pop(fact.player, None)
        self.unannounced.pop(fact.player, None)
        marked = self.inactive.get(fact.player)
        if marked is not None and marked.cause != "disqualified":
            del self.inactive[fact.player]
