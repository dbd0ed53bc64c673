"""What one clause says: about which question, how it is meant, and of whom."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.grammar import Clause, Person
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.tokens import Sentence, Token


class Tone(StrEnum):
    """How a clause is meant."""

    DONE = "done"
    """It is an order, a wish, or what the writer does."""
    BARE = "bare"
    """It has no verb."""
    TOLD = "told"
    """It tells what others do, or what was done."""
    UNSURE = "unsure"
    """It is weighed or guessed."""


@dataclass(slots=True)
class Reading:
    """
    What a clause says.

    Args:
        question: Which it is about, "" for none.
        is_named: Whether a verb or word for that question is in it, and no generic one.
        is_verb: Whether a verb says so.
        foreign: Whether it uses a power that is not the writer's.
        persons: Who may be chosen by it.
        apart: Who is named in it but not chosen.
        denied: Who is named only to say that he is not meant.
        unknown: A word that may be a name nobody has.
        part: The part of the question it is for.
        options: Choices that are no persons.
        blank: Whether it has a word for nobody, or for doing nothing.
        self_meant: Whether the writer may be chosen by it.
        pronoun: Whether somebody named before is meant.
        excepts: Whether it is about everybody but somebody.
        later: Whether it is about another day.
        asks: Whether it asks what the writer's power can tell.
        core: Its words that are about the question.
        is_torn: Whether it has words for the stake and for the mayor's office.
        is_answer: Whether it only says that what was spoken of before is done: "I will".
    """

    clause: Clause
    tone: Tone = Tone.BARE
    question: str = ""
    is_named: bool = False
    is_verb: bool = False
    foreign: bool = False
    persons: list[Person] = field(default_factory=list)
    apart: list[Person] = field(default_factory=list)
    unknown: str = ""
    part: str = ""
    options: list[str] = field(default_factory=list)
    negated: bool = False
    blank: bool = False
    withdraws: bool = False
    self_meant: bool = False
    pronoun: bool = False
    excepts: bool = False
    later: bool = False
    denied: list[Person] = field(default_factory=list)
    asks: bool = False
    core: list[Token] = field(default_factory=list)
    is_torn: bool = False
    is_answer: bool = False

    @property
    def is_done_by_writer(self) -> bool:
        """Whether a verb in it is one of the first person and no other."""
        others = Mood.THIRD | Mood.PAST | Mood.ORDER
        said = {word for token in self.clause.tokens for word in token.words}
        return self.is_verb and any(
            entry.kind is Kind.VERB
            and Mood.FIRST in entry.mood
            and not entry.mood & others
            and said.issuperset(entry.particle.split())
            for token in self.clause.words
            for entry in token.entries
        )

    @property
    def is_claimed(self) -> bool:
        """Whether the writer says in the first person that he does it, and no infinitive does."""
        if not self.is_done_by_writer:
            return False
        return self.clause.has(Kind.FIRST) or any(
            Mood.FIRST in entry.mood and Mood.INFINITIVE not in entry.mood
            for token in self.core
            if not token.has(Kind.MUST)
            for entry in token.entries
            if entry.kind is Kind.VERB
        )

    @property
    def is_bare_names(self) -> bool:
        """Whether there is nothing but names in it."""
        return bool(self.persons) and not self.question and self.tone is Tone.BARE


class Heard(NamedTuple):
    """A sentence with what its clauses say."""

    sentence: Sentence
    readings: Sequence[Reading]

    @property
    def words(self) -> list[str]:
        """All its words, folded."""
        return [word for token in self.sentence.tokens for word in token.words]

    @property
    def names(self) -> list[tuple[int, ...]]:
        """Who is named in it, each perhaps one of several."""
        return [token.seats for token in self.sentence.tokens if token.seats]

    def has(self, *kinds: Kind) -> bool:
        """Tell whether a word of one of *kinds* is in it that is no name."""
        return any(token.has(*kinds) and not token.seats for token in self.sentence.tokens)
