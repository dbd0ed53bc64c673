"""What one clause says: about which question, in which mood, of whom."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from verteller.mail.sentences.conjugation import Mood
from verteller.mail.sentences.grammar import Clause, Person
from verteller.mail.sentences.lexicon import (
    GENERIC,
    POWER,
    SHORTEST_MISSPELT,
    Entry,
    Kind,
    Lexicon,
)
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
_ASIDE: Final = ("alone", TESTAMENT)
"""Questions that are never meant where they are not open."""
MOST_OF_WEAK_SELF: Final = 4
"""Letters of words such as "me", which may mean anything."""
_LEARNING: Final = frozenset(
    {
        *("seer", "fool", "mage", "vampire_hunter", "medium", "devil", "investigator"),
        *("voyeur", "stalker"),
    }
)
"""Roles whose power is to ask something: for them a question may be an order."""
_KILLERS: Final = frozenset(
    {
        *("wolf", "werewolf", "cub", "white_werewolf", "psychopath", "hunter"),
        *("assassin", "vampire", "young_vampire", "old_vampire"),
    }
)
"""Roles for whom "Bob dies tonight" is about their power where no vote is open."""


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
        denied: Who is named only to say that he is not meant.
        asks: Whether it asks what the writer's power can tell.
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
    lexicon: Lexicon
    usual: str

    @property
    def language(self) -> str:
        """In which language the clauses are."""
        return self.lexicon.language

    def read(self, clause: Clause) -> Reading:
        """Return what *clause* says."""
        reading = Reading(clause)
        said = list(self._said(clause))
        self._find_persons(reading)
        self._find_question(reading, said)
        if not reading.question and reading.persons:
            self._find_misspelt_verb(reading)
        reading.negated = clause.has(Kind.NEGATION)
        reading.asks = self._asks(clause, said)
        reading.tone = self._tone(clause, said, reading)
        if reading.negated and not reading.question:
            self._split_denied(reading)
        reading.excepts = clause.has(Kind.EXCEPT)
        reading.blank = clause.has(Kind.NOBODY, Kind.ABSTAIN, Kind.PASS, Kind.NOTHING)
        reading.withdraws = clause.has(Kind.WITHDRAW)
        reading.self_meant = self._means_himself(clause)
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
        said = [pair for pair in said if pair[1].question not in _ASIDE or self._is_asked(pair[1])]
        own = [(token, entry) for token, entry in said if self._is_own(entry)]
        named = [(token, entry) for token, entry in own if entry.question != GENERIC]
        questions = {entry.question for _, entry in named}
        best = min(named, key=lambda pair: self._rank(questions, pair[1]), default=None)
        foreign = [
            entry
            for token, entry in said
            if not self._is_own(entry) and entry.kind is Kind.VERB and not token.has(Kind.WEAK)
        ]
        if best is not None:
            wished = best[1].kind is Kind.WISH
            reading.question = self._resolved(best[1].question, wished=wished)
            reading.is_named = True
            reading.is_verb = best[1].kind in (Kind.VERB, Kind.WISH)
        elif foreign:
            reading.foreign = True
            reading.question = POWER
            reading.is_verb = True
        elif own and any(
            entry.kind in (Kind.CUE, Kind.PART) and not self._is_own(entry) for _, entry in said
        ):
            # A verb that may be for anything, and a word that belongs to somebody else's power.
            reading.foreign = True
            reading.question = POWER
        elif own:
            reading.question = self.usual
            reading.is_verb = True
        parts = {entry.key for _, entry in own if entry.kind is Kind.PART}
        reading.part = parts.pop() if len(parts) == 1 else ""
        reading.options = list(
            dict.fromkeys(entry.key for _, entry in own if entry.kind is Kind.OPTION)
        )

    def _is_asked(self, entry: Entry) -> bool:
        return entry.question in self.context.asked

    def _rank(self, questions: set[str], entry: Entry) -> tuple[int, ...]:
        """Return by what words for different questions in one clause are chosen from."""
        first = {SUCCESSOR: 0, TESTAMENT: 0, ELECT: 1, "alone": 1, SUICIDE: 2, RITUAL: 2}
        place = first.get(entry.question)
        is_open = self._resolved(entry.question) in self.context.asked
        if place is not None and (is_open or (place == 1 and questions <= {ELECT, VOTE})):
            return (0, place, 0)
        is_noun = entry.kind is not Kind.VERB and entry.kind is not Kind.WISH
        return (1, not is_open, is_noun, entry.question == VOTE)

    def _resolved(self, question: str, *, wished: bool = False) -> str:
        """Return the question that is meant by one that may be called otherwise here."""
        asked = self.context.asked
        if question in asked:
            return question
        if question == POWER and self.usual not in (VOTE, ELECT, "", *_BESIDE):
            return self.usual
        if question == VOTE:
            if "pack" in asked or "vampire" in asked:
                return "pack" if "pack" in asked else "vampire"
            if self._takes_two(self.usual):
                return self.usual
            if wished and self.context.role in _KILLERS and self.usual:
                return self.usual
        if question == SUCCESSOR and TESTAMENT in asked:
            return TESTAMENT
        return question

    def _takes_two(self, question: str) -> bool:
        """Tell whether a question has a part for a second person."""
        asked = self.context.asked.get(question)
        return asked is not None and any(part.name == "second" for part in asked.parts)

    def _find_misspelt_verb(self, reading: Reading) -> None:
        """Find what a clause is about by a verb that is misspelt by a letter."""
        strange = [token for token in reading.clause.words if not token.is_known]
        if len(strange) != 1 or len(strange[0].words[0]) < SHORTEST_MISSPELT:
            return
        form = self.lexicon.nearest_verb(strange[0].words[0])
        entries = [
            entry
            for entry in self.lexicon.phrases.get((form,), ())
            if entry.kind is Kind.VERB and entry.question != GENERIC and self._is_own(entry)
        ]
        if entries:
            strange[0].entries = entries
            self._find_question(reading, list(self._said(reading.clause)))

    def _split_denied(self, reading: Reading) -> None:
        """Tell who is meant from who is not: "not Anna, Bob"."""
        at = next((at for at, each in enumerate(reading.persons) if at and each.listed), None)
        if at is None:
            reading.denied, reading.persons = reading.persons, []
        else:
            reading.denied, reading.persons = reading.persons[:at], reading.persons[at:]
            reading.negated = False

    def _asks(self, clause: Clause, said: Sequence[tuple[Token, Entry]]) -> bool:
        """Tell whether a clause asks what the writer's power can tell him."""
        if self.context.role not in _LEARNING or clause.has(Kind.REASON):
            return False
        return any(
            entry.kind is Kind.CUE and self.context.role in entry.roles for _, entry in said
        )

    # -- who is named

    def _find_persons(self, reading: Reading) -> None:
        clause = reading.clause
        beyond = self._beyond_instead(clause)
        for person in clause.persons:
            if self._is_word(person, clause):
                continue
            apart = any(lead.has(Kind.APART, Kind.KIN, Kind.EXCEPT) for lead in person.leads)
            apart = apart or clause.tokens.index(person.token) in beyond
            (reading.apart if apart else reading.persons).append(person)
        self._set_company_apart(reading)
        first = [person for person in reading.persons if not _is_of(person)]
        if first and len(reading.persons) > 1:
            reading.apart += [
                each for each in reading.persons if _is_of(each) and each.joined is None
            ]
            reading.persons = [each for each in reading.persons if each not in reading.apart]

    def _set_company_apart(self, reading: Reading) -> None:
        """Set apart with whom something is done, where that is not the point of it."""
        company = [
            person
            for person in reading.persons
            if any(lead.has(Kind.COMPANY) for lead in person.leads)
        ]
        is_vote = any(
            entry.question == VOTE for token in reading.clause.words for entry in token.entries
        )
        asked = self.context.asked.get(self.usual)
        room = sum(part.most for part in asked.parts) if asked is not None else 1
        if is_vote or (room == 1 and len(company) < len(reading.persons)):
            reading.apart += company
            reading.persons = [each for each in reading.persons if each not in company]

    def _beyond_instead(self, clause: Clause) -> range:
        """Return the places of the tokens behind "instead of", up to what is done instead."""
        tokens = clause.tokens
        at = next((at for at, token in enumerate(tokens) if token.has(Kind.INSTEAD)), None)
        if at is None:
            return range(0)
        for end in range(at + 1, len(tokens)):
            verb = any(Mood.FIRST in entry.mood for entry in tokens[end].entries)
            if verb and end > at + 1:
                return range(at, end)
        return range(at, len(tokens))

    def _is_word(self, person: Person, clause: Clause) -> bool:
        """Tell whether what may be a name is an ordinary word here."""
        token = person.token
        if not token.is_soft:
            return False
        at = clause.tokens.index(token)
        before = clause.tokens[at - 1] if at else None
        if before is not None and before.has(Kind.BE) and not token.is_capital:
            return True
        others = [each for each in clause.persons if not each.token.is_soft]
        if not token.is_capital and (others or clause.is_cased):
            slot = (Kind.VERB, Kind.TOWARDS, Kind.CUE)
            return before is None or not before.has(*slot) or before.has(Kind.FIRST)
        if self.language == "de" and any(lead.has(Kind.LEAD) for lead in person.leads):
            return bool(others)
        if at == 0 and len(clause.persons) > 1:
            return person.joined is None and clause.persons[1].joined is None
        return False

    def _has_pronoun(self, clause: Clause) -> bool:
        """Tell whether somebody named before is meant: "lo voto", "votatelo", "I vote for him"."""
        tokens = clause.tokens
        for at, token in enumerate(tokens):
            if token.has(Kind.PRONOUN):
                if not token.has(Kind.LEAD) or self.language == "en":
                    return True
                after = tokens[at + 1] if at + 1 < len(tokens) else None
                verbs = (Kind.VERB, Kind.LIGHT, Kind.AUXILIARY)
                if after is None or (after.has(*verbs) and not after.has(Kind.LEAD)):
                    return True
            if any(Mood.PRONOUN in entry.mood for entry in token.entries):
                return True
            if len(token.words) > 1 and token.has(Kind.CUE) and self._is_theirs(token.words[0]):
                return True
        return False

    def _is_theirs(self, word: str) -> bool:
        """Tell whether a word is a pronoun: the first of "his role"."""
        return any(entry.kind is Kind.PRONOUN for entry in self.lexicon.phrases.get((word,), ()))

    def _means_himself(self, clause: Clause) -> bool:
        """Tell whether the writer is whom it is done to."""
        for at, token in enumerate(clause.tokens):
            if not token.has(Kind.SELF):
                continue
            before = clause.tokens[at - 1] if at else None
            if len(token.words[0]) > MOST_OF_WEAK_SELF or len(token.words) > 1:
                return True
            if before is not None and any(
                entry.kind is Kind.VERB and entry.question != GENERIC for entry in before.entries
            ):
                return True
        return False

    def _unknown_name(self, clause: Clause) -> str:
        """Return a word that stands where a name may and is nothing we know."""
        tokens = clause.tokens
        for at, token in enumerate(tokens):
            word = token.words[0]
            if token.is_known or len(word) < 3 or not word.isalpha():
                continue
            if token.is_capital and at and not token.text.isupper() and self.language != "de":
                return token.text
            before = tokens[at - 1] if at else None
            after = tokens[at + 1] if at + 1 < len(tokens) else None
            slot = before is not None and before.has(Kind.VERB, Kind.TOWARDS, Kind.LEAD)
            if slot and (after is None or after.has(Kind.CUE, Kind.FILLER)):
                return token.text
        return ""

    # -- in which mood

    def _tone(
        self, clause: Clause, said: Sequence[tuple[Token, Entry]], reading: Reading
    ) -> Tone:
        wants = clause.has(Kind.WANT)
        if clause.has(Kind.DOUBT) or (clause.has(Kind.MIGHT) and not wants):
            return Tone.UNSURE
        if clause.has(Kind.REPORT, Kind.PAST):
            return Tone.TOLD
        if reading.asks and reading.persons and self._wants_to_know(clause):
            return Tone.DONE
        if reading.question == SUICIDE:
            return self._suicidal_tone(clause, said)
        if clause.has(Kind.KNOW) and clause.has(Kind.BE) and not wants:
            return Tone.TOLD
        if self._is_wished(clause, said, reading):
            return Tone.DONE
        moods = self._moods(clause)
        if not moods:
            return self._tone_without_verb(clause, reading)
        mood = Mood.NONE
        for each in moods:
            mood |= each
        if Mood.MAYBE in mood and not wants and not (mood & (Mood.FIRST | Mood.ORDER)):
            return Tone.UNSURE
        if wants:
            return Tone.TOLD if clause.has(Kind.OTHERS) and not self._is_first(clause) else Tone.DONE
        if Mood.PAST in mood and clause.has(Kind.AUXILIARY):
            return Tone.TOLD
        if self._has_mine(clause) and reading.is_named and mood & (Mood.THIRD | Mood.PAST):
            return Tone.TOLD if clause.has(Kind.AUXILIARY) else Tone.DONE
        if self._is_told_of_others(clause, moods) and not self._takes_two(reading.question):
            return Tone.TOLD
        if mood & (Mood.FIRST | Mood.ORDER | Mood.INFINITIVE):
            return Tone.DONE
        return Tone.TOLD

    def _wants_to_know(self, clause: Clause) -> bool:
        """Tell whether a clause asks to be told something: "tell me whether", "I want to know"."""
        wants = clause.has(Kind.WANT)
        if clause.has(Kind.KNOW) and wants:
            return True
        asks = any(
            token.has(Kind.ASKING, Kind.CONDITION, Kind.OR)
            for token in (*clause.words, *clause.links)
        )
        if clause.has(Kind.KNOW) and clause.has(Kind.CONDITION, Kind.OR):
            return True
        return clause.has(Kind.WHETHER) and (asks or wants)

    def _has_mine(self, clause: Clause) -> bool:
        """Tell whether it is about something of the writer's own: "my vote"."""
        mine = {Kind.MINE}
        return clause.has(Kind.MINE) or any(
            len(token.words) > 1
            and token.has(Kind.CUE)
            and any(
                entry.kind in mine
                for word in token.words[:2]
                for entry in self.lexicon.phrases.get((word,), ())
            )
            for token in clause.words
        )

    def _is_first(self, clause: Clause) -> bool:
        """Tell whether the writer is the one who does something."""
        return self.language == "it" or clause.has(Kind.FIRST)

    def _suicidal_tone(self, clause: Clause, said: Sequence[tuple[Token, Entry]]) -> Tone:
        """Return how words about the writer's own death are meant."""
        mood = Mood.NONE
        for _, entry in said:
            mood |= entry.mood
        if Mood.FIRST in mood:
            return Tone.DONE
        moods = self._moods(clause)
        first = any(Mood.FIRST in each or Mood.ORDER in each for each in moods)
        others = any(not each & (Mood.FIRST | Mood.ORDER | Mood.INFINITIVE) for each in moods)
        if clause.has(Kind.WANT) or (first and not others):
            return Tone.DONE
        strange = sum(not token.is_known for token in clause.tokens)
        if not mood and not strange and not clause.has(Kind.BE, Kind.AUXILIARY, Kind.OTHERS):
            return Tone.DONE
        return Tone.TOLD

    def _is_wished(
        self, clause: Clause, said: Sequence[tuple[Token, Entry]], reading: Reading
    ) -> bool:
        """Tell whether something is to happen to somebody: "Anna must burn", "for mayor: Bob"."""
        if not reading.is_named or not reading.persons or clause.has(Kind.OTHERS):
            return False
        must = clause.has(Kind.MUST, Kind.WANT)
        strange = sum(not token.is_known for token in clause.tokens)
        if any(entry.kind is Kind.WISH for _, entry in said):
            return must or (not strange and not clause.has(Kind.BE, Kind.AUXILIARY))
        if must and any(entry.kind in (Kind.CUE, Kind.PART) for _, entry in said):
            return True
        return self._is_meant_for(clause)

    def _is_meant_for(self, clause: Clause) -> bool:
        """Tell whether something is said to be for somebody: "the bullet is for Bob"."""
        for person in clause.persons:
            if not any(lead.has(Kind.TOWARDS) for lead in person.leads):
                continue
            at = clause.tokens.index(person.token) - len(person.leads) - 1
            if at >= 0 and clause.tokens[at].has(Kind.BE) and not clause.has(Kind.AUXILIARY):
                return True
        return False

    def _tone_without_verb(self, clause: Clause, reading: Reading) -> Tone:
        first = clause.has(Kind.FIRST)
        if clause.has(Kind.WANT) and self._is_first(clause):
            return Tone.DONE
        if self._has_mine(clause) and reading.is_named:
            return Tone.TOLD if clause.has(Kind.AUXILIARY) else Tone.DONE
        if clause.has(Kind.BE, Kind.AUXILIARY, Kind.OTHERS):
            return Tone.TOLD
        if first and reading.is_named:
            return Tone.TOLD if self._has_unknown_past(clause) else Tone.DONE
        strange = [
            at
            for at, token in enumerate(clause.tokens)
            if not token.is_known and token.text.isalpha()
        ]
        return Tone.TOLD if len(strange) > _MOST_UNKNOWN or any(
            self._may_be_verb(clause.tokens, at) for at in strange
        ) else Tone.BARE

    def _has_unknown_past(self, clause: Clause) -> bool:
        """Tell whether a word we do not know has the ending of what somebody did."""
        endings = {"en": ("ed",), "nl": ("te", "de", "ten", "den"), "de": ("te", "ten")}
        ending = endings.get(self.language, ("vo", "ai", "ato", "ito", "uto"))
        return any(
            not token.is_known and token.words[0].endswith(ending) for token in clause.tokens
        )

    def _may_be_verb(self, tokens: Sequence[Token], at: int) -> bool:
        """Tell whether a word we do not know stands where a verb would, behind its subject."""
        if not at or (self.language == "de" and tokens[at].is_capital):
            return False
        before = tokens[at - 1]
        return bool(before.seats) or (before.has(Kind.CUE) and not before.has(Kind.VERB))

    def _moods(self, clause: Clause) -> list[Mood]:
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
        if clause.has(Kind.OTHERS):
            return True
        able = Mood.THIRD | Mood.PAST
        if self.language == "en":
            able |= Mood.INFINITIVE
        if any(mood & Mood.FIRST and not mood & able for mood in moods):
            return False
        if self.language in ("nl", "de") and all(Mood.INFINITIVE in mood for mood in moods):
            # What one person does has another form: it is an order.
            return any(person.joined is Kind.AND for person in clause.persons)
        for token in clause.tokens:
            if any(entry.mood for entry in token.entries):
                break
            if token.seats and not any(
                token is person.token and person.leads for person in clause.persons
            ):
                return True
            if not token.is_known and self.language != "it" and token.text.isalpha():
                return True
        return False


def _is_of(person: Person) -> bool:
    """Tell whether something is only of or from somebody."""
    return bool(person.leads) and any(lead.has(Kind.ORIGIN) for lead in person.leads)
