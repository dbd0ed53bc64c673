"""Doing, or not, what was spoken of just before: "nobody guards Ann, so I will", "I won't"."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from verteller.telling.sentences.grammar import Clause, Person
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.orders import Seats
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.tokens import Sentence, Token
from verteller.telling.sentences.topics import BESIDE

_LEAVING_OPEN: Final = (Kind.CONDITION, Kind.OTHERWISE, Kind.OR)
_OVER: Final = (Kind.AUXILIARY, Kind.LATER)
_JOINING: Final = (Kind.AND, Kind.BUT)
_LONGEST: Final = 12
"""Words that an assent has at most, with all that changes nothing about it."""


def bare_words(tokens: Sequence[Token], beside: AbstractSet[str]) -> str:
    """Return the words of *tokens* without those of *beside*; nothing if they are many."""
    words = [word for token in tokens for word in token.words]
    return " ".join(word for word in words if word not in beside) if len(words) <= _LONGEST else ""


class Assents:
    """
    Knows what was last spoken of that somebody may say he does.

    Args:
        lexicon: The words for it.
        writer: Who writes.
    """

    def __init__(self, lexicon: Lexicon, writer: Seats) -> None:
        none: frozenset[str] = frozenset()
        self._assents = lexicon.sets.get("assents", none)
        self._refusals = lexicon.sets.get("refusals", none)
        self._beside = lexicon.sets.get("beside", none)
        self._writer = writer
        self._proposal: Reading | None = None
        self._target: Person | None = None
        self._only: Person | None = None

    def take(self, readings: Sequence[Reading], sentence: Sentence, asked: Sequence[str]) -> None:
        """
        Let "I do" order what was spoken of in the clause or the sentence before, "I won't" deny it.

        Args:
            asked: The questions that are open.
        """
        before, fresh = self._proposal, False
        open_ = any(_leaves_open(reading) for reading in readings)
        for number, reading in enumerate(readings):
            if sentence.end != "?" and self._proposal is not None and not open_:
                self._answer(readings[number : number + 2], self._proposal)
            self._note_person(reading)
            if self._proposes(reading, asked):
                self._proposal, self._target, fresh = reading, self._only, True
        if (not fresh and self._proposal is before) or open_:
            self._proposal = None

    def _answer(self, readings: Sequence[Reading], proposal: Reading) -> None:
        """
        Let a clause that is nothing but an answer be about what was proposed.

        Args:
            readings: The clause, and the one behind it, which may be its second half.
        """
        reading, *rest = readings
        clauses = [reading.clause]
        words = self._words(clauses)
        if rest and rest[0].clause.links and not rest[0].clause.mark:
            # "Das werde ich | aber nicht tun."
            longer = self._words([*clauses, rest[0].clause])
            if longer in self._refusals:
                words = longer
                rest[0].question, rest[0].negated, rest[0].tone = "", False, Tone.TOLD
        assents, refuses = words in self._assents, words in self._refusals
        if not (assents or refuses) or self._target is None:
            return
        reading.question, reading.part = proposal.question, proposal.part
        reading.is_named = reading.is_verb = reading.is_answer = True
        reading.foreign = reading.pronoun = reading.blank = reading.withdraws = False
        reading.persons, reading.apart, reading.denied = [self._target], [], []
        reading.tone, reading.negated = Tone.DONE, refuses
        # "If nobody guards her, I will" supposes nothing.
        proposal.clause.links = [
            link for link in proposal.clause.links if not link.has(Kind.CONDITION)
        ]
        self._proposal = None

    def _words(self, clauses: Sequence[Clause]) -> str:
        """Return what clauses say but for words that change nothing about it."""
        tokens = [token for each in clauses for token in (*each.links, *each.tokens)]
        words = [word for token in tokens for word in token.words]
        # "..., and that's me" begins with its "and" only.
        linking = next((at for at, token in enumerate(tokens) if not token.has(*_JOINING)), 0)
        after = [word for token in tokens[linking:] for word in token.words]
        for whole in (" ".join(words), " ".join(after)):
            if whole in self._assents or whole in self._refusals:
                return whole
        return bare_words(tokens, self._beside)

    def _note_person(self, reading: Reading) -> None:
        """Remember who is spoken of, if it is one alone."""
        persons = [
            person
            for person in (*reading.persons, *reading.apart, *reading.denied)
            if person.seats != self._writer and not self._is_will(person)
        ]
        seats = {person.seats for person in persons}
        if seats:
            self._only = persons[0] if len(seats) == 1 else None

    def _is_will(self, person: Person) -> bool:
        """Tell whether a name is the English verb: "I will", and not Will."""
        return person.token.is_soft and not person.token.is_capital

    def _proposes(self, reading: Reading, asked: Sequence[str]) -> bool:
        """Tell whether a clause speaks of somebody to whom the writer may do something."""
        if reading.question not in asked or reading.question in BESIDE or reading.foreign:
            return False
        if reading.tone is Tone.DONE and not reading.negated:
            return False
        about = bool(reading.persons) or reading.pronoun
        known = self._only is not None and len(self._only.seats) == 1
        says = reading.is_verb and (reading.is_named or bool(reading.persons))
        return about and known and says and not reading.clause.has(*_OVER)


def _leaves_open(reading: Reading) -> bool:
    """Tell whether a clause says when something is done, but for "if nobody else does"."""
    return any(
        link.has(*_LEAVING_OPEN) and not link.has(Kind.FILLER) for link in reading.clause.links
    ) and not reading.clause.has(Kind.NOBODY)
