"""Facts about the course of a game: phases, questions, answers, draws and the end."""

from typing import ClassVar

from verteller.rules.facts.base import Choice, Fact, Option, Part, Seat, fact


@fact
class SeedCommitted(Fact):
    """The SHA-256 of the game's seed, published before the deal."""

    sha256: str


@fact
class SeedRevealed(Fact):
    """The seed itself, published after the end, so that everybody can check every draw."""

    seed: str


@fact
class Drawn(Fact):
    """A draw by lot: what was drawn, under which label, out of what."""

    label: str
    options: tuple[Option, ...]
    result: tuple[Option, ...]


@fact
class Dealt(Fact):
    """The narrator's truth about a player's role and faction, at the deal and at every change."""

    player: Seat
    role: str
    faction: str


@fact
class PhaseOpened(Fact):
    """
    A phase begins and stays open until it is closed from outside.

    ``number`` is the night's or day's, ``sequence`` counts all phases of the game from 1; no
    view shows it, since a gap would tell of phases the reader was not to know of.
    """

    withheld: ClassVar[dict[str, object]] = {"sequence": 0}

    phase: str
    number: int
    sequence: int


@fact
class PhaseClosed(Fact):
    """The phase counted *sequence* has closed; its questions with it."""

    withheld: ClassVar[dict[str, object]] = {"sequence": 0}

    sequence: int


@fact
class Asked(Fact):
    """
    A question, open to whoever hears it until its phase closes.

    Args:
        question: The question's key (``healer``, ``pack``, ``vote``).
        parts: What may be chosen.
        blank: Whether choosing nothing is allowed.
        repeated: A choice that may not be made again (blank is ``()``), None when any may.
        standing: Open at every moment and owed by nobody (a mayor's successor, a suicide).
    """

    question: str
    parts: tuple[Part, ...]
    blank: bool = True
    repeated: Choice | None = None
    standing: bool = False


@fact
class Withdrawn(Fact):
    """A question is no longer open to whoever hears this, though its phase goes on."""

    question: str


@fact
class AnswerTaken(Fact):
    """The receipt of an answer: what will count if nothing else follows before the closing."""

    player: Seat
    question: str
    choice: Choice


@fact
class MissedRound(Fact):
    """A player who was asked let a round pass, so many in a row by now."""

    player: Seat
    in_a_row: int


@fact
class Won(Fact):
    """A faction has won, with all these players, living and dead; ``draw`` has none."""

    faction: str
    players: tuple[Seat, ...]


@fact
class GameOver(Fact):
    """The game has ended and nothing more is asked."""
