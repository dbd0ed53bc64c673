"""What one clause says: about which question, in which mood, of whom."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from verteller.mail.sentences.conjugation import Mood
from verteller.mail.sentences.grammar import Clause, Person
from verteller.mail.sentences.lexicon import GENERIC, POWER, Entry, Kind
from verteller.mail.sentences.meaning import Context
from verteller.mail.sentences.tokens import Token

VOTE: Final = "vote"
ELECT: Final = "elect"
SUCCESSOR: Final = "successor"
SUICIDE: Final = "suicide"
RITUAL: Final = "ritual"
TESTAMENT: Final = "testament"
_BESIDE: Final = (SUICIDE, SUCCESSOR, RITUAL, TESTAMENT)
"""Questions that are open beside the one that matters."""
_MOST_UNKNOWN: Final = 3
"""Words of which we know nothing that a clause without a verb may have."""


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
        foreign: Whether it uses a power that is not the writer's.
        persons: Who may be chosen by it.
        apart: Who is named in it but not chosen.
        unknown: A word that may be a name nobody has.
        part: The part of the question it is for.
        options: Choices that are no persons.
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

    @property
    def is_bare_names(self) -> bool:
        """Whether there is nothing but names in it."""
        return bool(self.persons) and not self.question and self.tone is Tone.BARE


def usual_question(context: Context) -> str:
    """Return which question words are for that name none, "" if that is not clear."""
    if context.usual:
        return context.usual
    main = [question for question in context.asked if question not in _BESIDE]
    if len(main) == 1:
        return main[0]
    if VOTE in main and set(main) <= {VOTE, ELECT}:
        return VOTE
    if not main and len(context.asked) == 1:
        return next(iter(context.asked))
    return ""


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads clauses of one writer in one language."""

    context: Context
    language: str
    usual: str

    def read(self, clause: Clause) -> Reading:
        """Return what *clause* says."""
        reading = Reading(clause)
        said = list(self._said(clause))
        self._find_persons(reading)
        self._find_question(reading, said)
        reading.tone = self._tone(clause, said, reading)
        reading.negated = clause.has(Kind.NEGATION)
        reading.excepts = clause.has(Kind.EXCEPT)
        reading.blank = clause.has(Kind.NOBODY, Kind.ABSTAIN, Kind.PASS, Kind.NOTHING)
        reading.withdraws = clause.has(Kind.WITHDRAW)
        reading.self_meant = clause.has(Kind.SELF)
        reading.later = clause.has(Kind.LATER)
        reading.pronoun = self._has_pronoun(clause)
        reading.unknown = self._unknown_name(clause)
        return reading

    # -- what is said

    def _said(self, clause: Clause) -> Iterator[tuple[Token, Entry]]:
        """Give the words of a clause that are about a question, with what they mean."""
        later = [word for token in clause.tokens for word in token.words]
        for token in clause.words:
            for entry in token.entries:
                if entry.kind in (Kind.VERB, Kind.CUE, Kind.WISH, Kind.PART, Kind.OPTION):
                    if entry.particle and entry.particle not in later:
                        continue
                    yield token, entry
                elif entry.kind is Kind.ABSTAIN and entry.question:
                    yield token, entry

    def _is_own(self, entry: Entry) -> bool:
        return not entry.roles or self.context.role in entry.roles

    def _find_question(self, reading: Reading, said: Sequence[tuple[Token, Entry]]) -> None:
        own = [(token, entry) for token, entry in said if self._is_own(entry)]
        named = [(token, entry) for token, entry in own if entry.question != GENERIC]
        best = min(
            named, key=lambda pair: self._rank(reading.clause, *pair), default=None
        )
        foreign = [
            entry for _, entry in said if not self._is_own(entry) and entry.kind is Kind.VERB
        ]
        if best is not None and not (
            foreign and best[1].kind is Kind.CUE and best[1].question in self.context.asked and False
        ):
            reading.question = self._resolved(best[1].question)
            reading.is_named = True
            reading.is_verb = best[1].kind in (Kind.VERB, Kind.WISH)
        elif foreign:
            reading.foreign = True
            reading.question = POWER
            reading.is_verb = True
        elif own:
            reading.question = self.usual
            reading.is_verb = True
        parts = {entry.key for _, entry in own if entry.kind is Kind.PART}
        reading.part = parts.pop() if len(parts) == 1 else ""
        reading.options = list(
            dict.fromkeys(entry.key for _, entry in own if entry.kind is Kind.OPTION)
        )

    def _rank(self, clause: Clause, token: Token, entry: Entry) -> tuple[int, ...]:
        """Return by what words for different questions in one clause are chosen from."""
        first = {SUCCESSOR: 0, TESTAMENT: 0, ELECT: 1, SUICIDE: 2, RITUAL: 2}.get(entry.question)
        if first is not None and (entry.question in self.context.asked or first == 1):
            return (0, first, 0)
        is_open = self._resolved(entry.question) in self.context.asked
        is_noun = entry.kind is not Kind.VERB and entry.kind is not Kind.WISH
        return (1, not is_open, is_noun, entry.question == VOTE)

    def _resolved(self, question: str) -> str:
        """Return the question that is meant by one that may be called otherwise here."""
        asked = self.context.asked
        if question in asked:
            return question
        if question == POWER and self.usual not in (VOTE, ELECT, ""):
            return self.usual
        if question == VOTE and VOTE not in asked and "pack" in asked:
            return "pack"
        if question == VOTE and "vampire" in asked:
            return "vampire"
        if question == SUCCESSOR and TESTAMENT in asked:
            return TESTAMENT
        return question

    # -- who is named

    def _find_persons(self, reading: Reading) -> None:
        for person in reading.clause.persons:
            if self._is_word(person, reading.clause):
                continue
            apart = any(lead.has(Kind.APART, Kind.KIN) for lead in person.leads)
            (reading.apart if apart else reading.persons).append(person)

    def _is_word(self, person: Person, clause: Clause) -> bool:
        """Tell whether what may be a name is an ordinary word here."""
        token = person.token
        if not token.is_soft:
            return False
        if len(clause.persons) == 1 and len(clause.tokens) <= 3:
            return False
        at = clause.tokens.index(token)
        if not token.is_capital:
            return not (at and clause.tokens[at - 1].has(Kind.VERB, Kind.LEAD, Kind.CUE))
        return at == 0 and len(clause.persons) > 1

    def _has_pronoun(self, clause: Clause) -> bool:
        """Tell whether somebody named before is meant: "lo voto", "votatelo", "I vote for him"."""
        tokens = clause.tokens
        for at, token in enumerate(tokens):
            if token.has(Kind.PRONOUN):
                if not token.has(Kind.LEAD) or token.has(Kind.FIRST):
                    return True
                after = tokens[at + 1] if at + 1 < len(tokens) else None
                if after is None or after.has(Kind.VERB, Kind.LIGHT, Kind.AUXILIARY):
                    return True
            if any(Mood.PRONOUN in entry.mood for entry in token.entries):
                return True
        return False

    def _unknown_name(self, clause: Clause) -> str:
        """Return a word that stands where a name may and is nothing we know."""
        tokens = clause.tokens
        for at, token in enumerate(tokens):
            if token.is_known or len(token.words[0]) < 3 or not token.words[0].isalpha():
                continue
            if token.is_capital and at and not token.text.isupper():
                return token.text
            if at and tokens[at - 1].has(Kind.VERB, Kind.LEAD) and at == len(tokens) - 1:
                return token.text
        return ""

    # -- in which mood

    def _tone(
        self, clause: Clause, said: Sequence[tuple[Token, Entry]], reading: Reading
    ) -> Tone:
        if clause.has(Kind.DOUBT, Kind.MIGHT):
            return Tone.UNSURE
        if clause.has(Kind.REPORT, Kind.PAST):
            return Tone.TOLD
        first = clause.has(Kind.FIRST)
        wants = clause.has(Kind.WANT)
        must = clause.has(Kind.MUST)
        moods = self._moods(clause, said)
        if not moods:
            if wants and (first or self.language == "it"):
                return Tone.DONE
            if any(token.has(Kind.WISH) for token in clause.words) and (must or wants):
                return Tone.DONE
            mine = clause.has(Kind.MINE)
            if mine and reading.is_named:
                return Tone.DONE
            if must and reading.is_named and not clause.has(Kind.OTHERS):
                return Tone.DONE
            if clause.has(Kind.BE, Kind.AUXILIARY):
                return Tone.TOLD
            if clause.has(Kind.OTHERS):
                return Tone.TOLD
            return Tone.DONE if first and reading.is_named else Tone.BARE
        mood = Mood.NONE
        for each in moods:
            mood |= each
        if Mood.MAYBE in mood and not wants and not (mood & (Mood.FIRST | Mood.ORDER)):
            return Tone.UNSURE
        if wants or must:
            return Tone.DONE if not clause.has(Kind.OTHERS) else Tone.TOLD
        if Mood.PAST in mood and clause.has(Kind.AUXILIARY):
            return Tone.TOLD
        if self._is_told_of_others(clause, moods):
            return Tone.TOLD
        if mood & (Mood.FIRST | Mood.ORDER | Mood.INFINITIVE):
            return Tone.DONE
        if clause.has(Kind.MINE) and reading.is_named and Mood.THIRD in mood:
            return Tone.DONE
        return Tone.TOLD

    def _moods(self, clause: Clause, said: Sequence[tuple[Token, Entry]]) -> list[Mood]:
        """Return the moods of the verbs in a clause; a noun that looks like one is none."""
        later = {word for token in clause.tokens for word in token.words}
        moods = []
        for at, token in enumerate(clause.tokens):
            if token.seats:
                continue
            before = clause.tokens[at - 1] if at else None
            if before is not None and before.has(Kind.MINE) and not before.has(Kind.PRONOUN):
                continue
            verbs = [
                entry.mood
                for entry in token.entries
                if entry.mood and (not entry.particle or entry.particle in later)
            ]
            if not verbs or (self._is_noun(token, before)):
                continue
            mood = Mood.NONE
            for each in verbs:
                mood |= each
            if self.language == "it" and token.exact.endswith("\u00f2") and not token.exact.endswith("r\u00f2"):
                mood = Mood.PAST
            moods.append(mood)
        return moods

    def _is_noun(self, token: Token, before: Token | None) -> bool:
        """Tell whether a word that may be a verb has an article before it."""
        if before is None or not token.has(Kind.CUE):
            return False
        return before.has(Kind.LEAD, Kind.MINE) and not before.has(Kind.PRONOUN)

    def _is_told_of_others(self, clause: Clause, moods: Sequence[Mood]) -> bool:
        """Tell whether somebody else does it: he stands before a verb that may be his."""
        if clause.has(Kind.FIRST):
            return False
        able = Mood.THIRD | Mood.PAST
        if self.language == "en":
            able |= Mood.INFINITIVE
        if any(mood & Mood.FIRST and not mood & able for mood in moods):
            return False
        for token in clause.tokens:
            if any(entry.mood & able for entry in token.entries):
                break
            if token.has(Kind.OTHERS):
                return True
            if token.seats and not any(
                token is person.token and person.leads for person in clause.persons
            ):
                return True
            if not token.is_known and self.language != "it" and token.text.isalpha():
                return True
        return clause.has(Kind.OTHERS)
