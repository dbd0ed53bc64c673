"""
Refusals: whom the writer will not have, in whatever way he says so.

They only ever become doubts. "You won't get me to vote for Bob" has somebody else for its
subject, "Burn Bob? Never!" says in two sentences what one may say, and "I'd rather eat my hat
than vote for Bob" denies nothing by its words.
"""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.meaning import DoubtCode
from verteller.telling.sentences.orders import Seats
from verteller.telling.sentences.reading import Heard, Reading, Tone
from verteller.telling.sentences.shapes import speaks_of_own
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.tokens import Sentence, Token
from verteller.telling.sentences.topics import ELECT, SUCCESSOR, TESTAMENT, VOTE
from verteller.telling.sentences.wordfiles import phrases_in

_NOES: Final = frozenset(
    {"no", "nein", "nee", "neen", "nope", "nah", "never", "mai", "nooit", "nie"}
)
"""First words of an answer that refuses."""
_YOU: Final = frozenset("you ihr du sie jullie je jij u voi tu y'all lot all of".split())
"""Words for those who would have the writer do something."""
_TOLD: Final = (Kind.REPORT, Kind.PAST, Kind.AUXILIARY, Kind.DOUBT, Kind.ASKING)
_THAN: Final = frozenset({"than", "dan", "als"})
_SOONER: Final = frozenset(
    "rather sooner eher lieber liever eerder piuttosto preferisco preferirei".split()
)
"""Words before what somebody would do before he did the other thing."""


class Refusing:
    """
    Follows what is asked in a mail, to tell whether the next sentence refuses it.

    Args:
        so_far: What is known of the mail.
        lexicon: The words of its language.
    """

    def __init__(self, so_far: SoFar, lexicon: Lexicon) -> None:
        self._so_far = so_far
        self._refusing = phrases_in(f"refusals.{lexicon.language}", "negation")
        self.asked: Reading | None = None
        """What was asked last about somebody: "burn Bob?"."""
        self.answered = ""
        """The question of an order that may have been asked only, and be denied next."""

    def take(self, readings: Sequence[Reading], sentence: Sentence) -> None:
        """Take in a sentence before its clauses are: it may refuse what was asked, or somebody."""
        asked, answered = self.asked, self.answered
        silent = not any(reading.question or reading.persons for reading in readings)
        if asked is not None and silent and sentence.end == "?":
            # "A vote for Bob? From me? Never!"
            return
        self.asked, self.answered = None, ""
        self._take_denied(readings)
        self._take_rather(readings, sentence)
        if not readings or sentence.end == "?":
            return
        if asked is not None and self._denies(readings, asked):
            asked.question = asked.question or readings[0].question or self._so_far.reader.usual
            self._so_far.doubt(DoubtCode.NEGATED, asked, sentence)
        elif self._so_far.orders.get(answered) is not None and silent and readings[0].negated:
            # "See the aura of Bob? Not a hair on my head."
            self._so_far.take_away(answered, DoubtCode.NEGATED, sentence)

    def _denies(self, readings: Sequence[Reading], asked: Reading) -> bool:
        """Tell whether a sentence refuses what was asked just before."""
        first = readings[0]
        about = {"", asked.question} if asked.question else {"", first.question}
        if any(each.persons or each.question not in about or each.foreign for each in readings):
            named = {seats for each in asked.persons for seats in each.seats}
            others = {seats for each in readings for one in each.persons for seats in one.seats}
            return self._has_refusal(first) and others <= named
        if any(each.blank and each.question for each in readings):
            return False
        # "Bob? No. Ann? Yes" only weighs who it might be.
        said_no = _begins_with_no(first) and bool(asked.question)
        return first.negated or self._has_refusal(first) or said_no

    def _has_refusal(self, reading: Reading) -> bool:
        tokens = (*reading.clause.links, *reading.clause.tokens)
        return any(" ".join(token.words) in self._refusing for token in tokens)

    def _take_denied(self, readings: Sequence[Reading]) -> None:
        """Let a phrase of refusal deny what stands beside it: "you won't get me to"."""
        for number, reading in enumerate(readings):
            if not self._has_refusal(reading):
                continue
            said = [each for each in readings[:number] if not _is_mere_no(each)]
            before = [
                each
                for each in said[-1:]
                # "Dass ich Bob wähle, könnt ihr vergessen."
                if each.tone is Tone.DONE or each.clause.links_with(Kind.THAT)
            ]
            near = (*readings[number : number + 3], *before)
            refused = next((each for each in near if _is_about(each)), None)
            if refused is not reading and not reading.blank:
                # "I'd never dream of handing in my badge" is no word about anybody's arrest.
                reading.question, reading.is_named = "", False
            if refused is None:
                continue
            others = [
                token
                for token in refused.clause.words
                if token.has(Kind.NEGATION) and " ".join(token.words) not in self._refusing
            ]
            if not others or refused is reading:
                refused.negated, refused.blank, refused.tone = True, False, Tone.DONE

    def _take_rather(self, readings: Sequence[Reading], sentence: Sentence) -> None:
        """Note whom somebody would not choose whatever he did: "rather than vote for Bob"."""
        for reading in readings:
            if not reading.question or reading.foreign or sentence.end == "?":
                continue
            if self._so_far.orders.get(reading.question) is not None:
                continue
            if _is_lesser(reading) or _is_last_resort(readings, reading):
                self._so_far.doubt(DoubtCode.NEGATED, reading, sentence)


def is_unwanted(seats: Sequence[Seats], heard: Sequence[Heard]) -> bool:
    """Tell whether one of those named alone is anywhere left out: "Bob no. Anyone but Bob"."""
    return any(
        person.seats in seats
        for each in heard
        for reading in each.readings
        if reading.excepts
        for person in (*reading.apart, *reading.denied)
    )


def is_refused_in_vain(reading: Reading) -> bool:
    """Tell whether others would have the writer do what he will not: "no vote out of me"."""
    clause = reading.clause
    if not (reading.question and reading.negated and reading.persons) or clause.has(*_TOLD):
        return False
    others = {
        word
        for token in clause.tokens
        if token.has(Kind.OTHERS) and not token.has(Kind.FILLER)
        for word in token.words
    }
    if reading.is_done_by_writer and reading.pronoun and not others:
        # "Greco non lo voto."
        return True
    return clause.has(Kind.SELF, Kind.MINE) and others <= _YOU


def refuses_own_vote(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether somebody spoken of gets no vote of the writer's: "she's not getting my vote"."""
    if reading.question not in (VOTE, ELECT) or not reading.negated or reading.withdraws:
        return False
    clause = reading.clause
    if clause.has(Kind.REPORT, Kind.PAST, Kind.DOUBT, Kind.WANT) or clause.links_with(
        Kind.CONDITION, Kind.REASON
    ):
        return False
    held = any(len(token.words) > 2 and token.has(Kind.NEGATION) for token in clause.tokens)
    own = speaks_of_own(clause) or clause.has(Kind.MINE) or held
    about = reading.persons or reading.pronoun or clause.has(Kind.OTHERS)
    return own and bool(about and (reading.persons or so_far.last_persons))


def denies_own_verb(reading: Reading) -> bool:
    """Tell whether what the writer does not do is said by a verb of its own: "non ne eleggo"."""
    denied = False
    for token in reading.clause.tokens:
        if denied and any(token is each for each in reading.core):
            return any(
                entry.kind is Kind.VERB
                and Mood.FIRST in entry.mood
                and entry.question == reading.question
                and not entry.particle
                for entry in token.entries
            )
        between = token.has(Kind.FILLER, Kind.PRONOUN, Kind.LEAD)
        denied = token.has(Kind.NEGATION) or (denied and between)
    return False


def chooses_no_successor(reading: Reading) -> bool:
    """Tell whether the writer will not name a successor: "I don't want to name a successor"."""
    if reading.question not in (SUCCESSOR, TESTAMENT) or reading.persons:
        return False
    own = reading.clause.has(Kind.WANT, Kind.FIRST) and reading.tone is Tone.DONE
    return own and any(token.has(Kind.VERB) for token in reading.core)


def _is_mere_no(reading: Reading) -> bool:
    """Tell whether a clause is only a "no": "burning Bob, no, I won't have that"."""
    words = [word for token in reading.clause.tokens for word in token.words]
    return all(word in _NOES for word in words)


def _begins_with_no(reading: Reading) -> bool:
    tokens = (*reading.clause.links, *reading.clause.tokens)
    return bool(tokens) and tokens[0].words[0] in _NOES


def _is_about(reading: Reading) -> bool:
    """Tell whether a clause says of whom what is about a question of the writer's."""
    return bool(reading.question and (reading.persons or reading.pronoun)) and not reading.foreign


def _is_lesser(reading: Reading) -> bool:
    """Tell whether a clause names somebody only to say what would be done rather than that."""
    instead = [token for token in reading.clause.tokens if token.has(Kind.INSTEAD)]
    sooner = any(not _SOONER.isdisjoint(token.words) for token in instead)
    return sooner and bool(reading.apart) and not (reading.persons or reading.blank)


def _is_last_resort(readings: Sequence[Reading], reading: Reading) -> bool:
    """Tell whether an absurdity is preferred: "I'd sooner eat my hat than vote for Bob"."""
    if not (reading.persons or reading.apart):
        return False
    at = next(at for at, each in enumerate(readings) if each is reading)
    tokens = [
        token for each in readings[: at + 1] for token in (*each.clause.links, *each.clause.tokens)
    ]
    sooner = _first(tokens, _SOONER)
    than = _first(tokens[sooner + 1 :], _THAN) if sooner >= 0 else -1
    if than < 0 or any(each.persons for each in readings[:at]):
        return False
    named = [at for at, token in enumerate(tokens) if token.seats]
    return bool(named) and named[0] > sooner + than


def _first(tokens: Sequence[Token], words: frozenset[str]) -> int:
    return next((at for at, each in enumerate(tokens) if not words.isdisjoint(each.words)), -1)
