"""What a player's sentences mean: commands, doubts, and what is asked of the narrator."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from verteller.rules.facts import Asked, Choice, Seat


@dataclass(frozen=True, slots=True)
class Person:
    """
    Somebody of whom players may write.

    Args:
        name: As it was signed up with: one word or several, first name first.
        nicknames: Other names everybody knows him by.
    """

    name: str
    nicknames: tuple[str, ...] = ()


@dataclass(frozen=True)
class Context:
    """
    All that may be used to understand somebody: what he himself knows, and nothing else.

    Args:
        rulebook: The key of the game's rulebook.
        role: What the writer believes to be.
        seat: Where he sits.
        asked: The questions open to him, by key.
        people: All players in seating order.
        languages: His and the game's.
        usual: The question that words are for which name none, if that is clear ("" if not).
    """

    rulebook: str
    role: str
    seat: Seat
    asked: Mapping[str, Asked]
    people: Sequence[Person]
    languages: frozenset[str]
    usual: str = ""


class DoubtCode(StrEnum):
    """Why a sentence is not carried out."""

    AMBIGUOUS = "ambiguous"
    """A name that several have."""
    UNKNOWN_NAME = "unknown_name"
    """A command without anybody we know in it."""
    CONDITION = "condition"
    """It is to hold only if something happens."""
    NEGATED = "negated"
    """It says what the writer does not do."""
    CONTRADICTION = "contradiction"
    """It names several where one is asked for."""
    NOT_YOURS = "not_yours"
    """A verb that belongs to a power other than the writer's."""
    NOT_UNDERSTOOD = "not_understood"
    """It says something, but we do not know what to do."""


class Request(StrEnum):
    """What a player wants of the narrator that is no answer to a question."""

    STATUS = "status"
    """What he has ordered so far."""
    HELP = "help"
    """How to write, or how he is understood."""
    COUNT = "count"
    """How many of a faction are left: something only a master may tell."""


@dataclass(frozen=True, slots=True)
class Command:
    """
    One answer that somebody gives in so many words.

    Args:
        question: Which one it answers; it need not be open.
        choice: What is chosen, sorted by the question's parts; empty is blank or withdrawn.
        text: The words that say so, as they were written.
    """

    question: str
    choice: Choice
    text: str


@dataclass(frozen=True, slots=True)
class Doubt:
    """
    Words that were not carried out, and why.

    Args:
        question: Which one they seem to be about, "" where that is not clear.
        text: The words as they were written.
        candidates: Who may be meant.
    """

    code: DoubtCode
    text: str
    question: str = ""
    candidates: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Understanding:
    """
    What a whole mail means.

    Args:
        commands: The last of each question, in the order of the text.
        doubts: What was not carried out.
        requests: What is wanted besides.
        has_sentences: Whether it says anything beyond bare names and words for options; if not,
            the reading of bare names decides.
    """

    commands: tuple[Command, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    requests: frozenset[Request] = frozenset()
    has_sentences: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether nothing in it can be acted upon, or asked about more exactly than as a whole."""
        vague = all(
            doubt.code is DoubtCode.NOT_UNDERSTOOD and not doubt.question for doubt in self.doubts
        )
        return vague and not (self.commands or self.requests)
