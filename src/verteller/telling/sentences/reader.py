"""Reading clauses of one writer in one language."""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.english import is_sent_off, take_future_perfect, take_inclination
from verteller.telling.sentences.framing import is_framed
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import GENERIC, Entry, Kind, Lexicon
from verteller.telling.sentences.meaning import Context
from verteller.telling.sentences.means import (
    is_served,
    learn_garnish,
    take_permission,
    take_quantity,
)
from verteller.telling.sentences.passing import take_pass
from verteller.telling.sentences.persons import Persons
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.resting import (
    abstains_from_thing,
    is_own,
    may_be_of_others,
    take_rest,
)
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.tones import Tones
from verteller.telling.sentences.topics import BESIDE, ELECT, VOTE, Said, Topics, usual_question
from verteller.telling.sentences.whose import Whose

_NO: Final = frozenset({"niente", "nessun", "nessuna"})
_FARTHEST_ORDER: Final = 2
"""Words before the verb of a formal order: "Dann bitte prüfen Sie"."""
_TURNS: Final = frozenset({"beurt", "dran", "tocca", "turn", "reihe", "fallig"})
_TO: Final = frozenset({"a", "ad"})
_THEIRS: Final = frozenset({"suo", "sua", "suoi", "sue", "lui", "lei"})
_ANYBODY: Final = frozenset(
    {
        "anyone",
        "anybody",
        "anything",
        "iemand",
        "irgendwen",
        "irgendjemanden",
        "jemanden",
        "qualcuno",
    }
)


def _take_formal(clause: Clause) -> None:
    """Let a German "Sie" behind an order be nobody else: "Prüfen Sie bitte Anna"."""
    before = (Kind.FILLER, Kind.WANT, Kind.AND, Kind.LEAD)
    for at, (one, two) in enumerate(pairwise(clause.tokens)):
        if two.text == "Sie" and any(Mood.INFINITIVE in entry.mood for entry in one.entries):
            two.learn((Entry(Kind.FILLER),))
            return
        if not one.has(*before) or at > _FARTHEST_ORDER:
            return


def _take_just(clause: Clause) -> None:
    """Let a German "halt" behind a name that stands alone stop nothing: "Günther halt"."""
    names, last = clause.tokens[:-1], clause.tokens[-1:]
    if not names or last[0].words != ("halt",) or not names[-1].seats:
        return
    if all(token.seats or token.has(Kind.LEAD, Kind.FILLER) for token in names):
        last[0].learn((Entry(Kind.FILLER),))


def _is_turn(reading: Reading) -> bool:
    """Tell whether it is only said whose turn it is."""
    return any(not _TURNS.isdisjoint(token.words) for token in reading.core)


def _is_of_thing(clause: Clause, token: Token) -> bool:
    """Tell whether a word for nobody only denies a thing: "keinen Spaß"."""
    if abstains_from_thing(clause, token):
        return True
    if token.has(Kind.ABSTAIN, Kind.PASS) and token.words[-1] not in _NO:
        # "Stanotte niente", but not "stanotte niente dieta".
        return False
    at = next(at for at, each in enumerate(clause.tokens) if each is token)
    after = clause.tokens[at + 1 : at + 2]
    return any((each.has(Kind.THING) and each.is_noun) or each.is_strange for each in after)


@dataclass
class Reader:
    """
    Reads clauses.

    Args:
        context: What the writer knows.
        lexicon: The words of his language.
    """

    context: Context
    lexicon: Lexicon
    usual: str = field(init=False)
    whose: Whose = field(init=False)
    tones: Tones = field(init=False)

    def __post_init__(self) -> None:
        self.usual = usual_question(self.context)
        self._topics = Topics(self.context, self.lexicon, self.usual)
        self._persons = Persons(self.context, self.lexicon, self.usual)
        self.whose = Whose(self.lexicon, self._topics)
        self.tones = Tones(self.lexicon, self._topics, self.whose)

    def takes_two(self, question: str) -> bool:
        """Tell whether a question has a part for a second person."""
        return self._topics.takes_two(question)

    def read(self, clause: Clause) -> Reading:
        """Return what *clause* says."""
        if self.lexicon.language == "de":
            _take_formal(clause)
            _take_just(clause)
        elif self.lexicon.language == "en":
            take_inclination(clause)
            take_future_perfect(clause)
            take_quantity(clause, self.context.role)
        take_pass(clause, self.lexicon.language)
        take_permission(clause, self.context.role)
        take_rest(clause, self.lexicon)
        reading = Reading(clause)
        said = list(self._topics.said(clause))
        self._persons.find(reading)
        self._topics.find(reading, said)
        if not reading.question and reading.persons:
            self._topics.find_misspelt(reading)
        if reading.question == VOTE and VOTE not in self.context.asked and _is_turn(reading):
            # "Tonight it's Ann's turn" is about what the writer does.
            reading.question = self.usual or reading.question
        if not reading.question and VOTE in self.context.asked and is_sent_off(clause):
            reading.question, reading.is_named = VOTE, True
        if not reading.question:
            reading.question = self._topics.held_in_phrase(clause)
            reading.is_named = bool(reading.question)
        if not said and self.usual and is_served(reading, self.context.role):
            reading.question, reading.is_named = self.usual, True
            learn_garnish(reading)
        reading.negated = clause.has(Kind.NEGATION)
        reading.asks = self._topics.asks(clause, said)
        reading.tone = self.tones.find(reading, said)
        if reading.negated and not reading.question:
            self._persons.split_denied(reading)
        reading.excepts = self._excepts(reading)
        # "Ich passe" abstains, "ich passe auf Anna auf" does not.
        used = [token for token, entry in said if entry.particle]
        reading.blank = any(
            token.has(Kind.NOBODY, Kind.ABSTAIN, Kind.PASS, Kind.NOTHING)
            and not any(token is each for each in used)
            and not _is_of_thing(clause, token)
            and not self._rests_apart(clause, token)
            for token in clause.words
        )
        # "Not burning anyone" chooses nobody.
        reading.blank = reading.blank or (
            reading.negated and any(_ANYBODY.intersection(token.words) for token in clause.tokens)
        )
        particles = {word for entry in self._own_verbs(said) for word in entry.particle.split()}
        # "Move my vote off Ann and on to Bob."
        moved = reading.question in (VOTE, ELECT) and len(reading.persons) > 1
        reading.withdraws = not moved and any(
            token.has(Kind.WITHDRAW)
            and not self._is_power(token, reading)
            # "Va eliminato Paolo."
            and not (token.has(Kind.WISH) and clause.has(Kind.MUST) and reading.persons)
            # "Ich hole Anna zurück".
            and not (particles.issuperset(token.words) and reading.persons)
            for token in clause.words
            # "Rather than burn Bob I withdraw."
            if not clause.tokens[0].has(Kind.INSTEAD)
        )
        reading.withdraws = reading.withdraws or self._calls_off(reading)
        if reading.withdraws and reading.question in BESIDE and not reading.persons:
            # "Lasciamo stare il suicidio" denies nothing else.
            reading.negated = any(
                token.has(Kind.NEGATION) and not token.has(Kind.WITHDRAW) for token in clause.words
            )
        reading.later = clause.has(Kind.LATER)
        reading.self_meant = self._persons.means_himself(clause)
        reading.pronoun = self._persons.has_pronoun(clause)
        reading.unknown = self._persons.unknown_name(clause)
        return reading

    def _calls_off(self, reading: Reading) -> bool:
        """Tell whether the writer cancels what his power does: "ich blase die Entführung ab"."""
        if not reading.is_named or reading.persons or reading.apart or reading.foreign:
            return False
        tokens = reading.clause.tokens
        nouns = any(token.has(Kind.CUE) and not token.seats for token in reading.core)
        words = [word for token in tokens for word in token.words]
        return nouns and is_framed(words, self.lexicon.sets.get("calling_off", frozenset()))

    def _rests_apart(self, clause: Clause, token: Token) -> bool:
        """Tell whether something rests that is nothing of the writer's: "the shop is shut"."""
        if self._goes_on(clause, token):
            return True
        if not token.has(Kind.PASS) or not may_be_of_others(token, self.lexicon):
            return False
        return not is_own(clause, self.lexicon, self.context.role)

    def _goes_on(self, clause: Clause, token: Token) -> bool:
        """Tell whether what looks like rest is only where something is done: "mi fermo a cena"."""
        if self.lexicon.language != "it" or token.has(Kind.ABSTAIN) or not token.has(Kind.PASS):
            return False
        at = next(at for at, each in enumerate(clause.tokens) if each is token)
        after = clause.tokens[at + 1 : at + 3]
        role = self.context.role
        if any(not _THEIRS.isdisjoint(each.words) for each in clause.tokens[at + 1 :]):
            # "Dormo sul suo zerbino."
            return True
        return (
            len(after) > 1
            and after[0].words[-1] in _TO
            and any(role in entry.roles for entry in after[1].entries)
        )

    def _own_verbs(self, said: Said) -> list[Entry]:
        """Return what the verbs of the writer's own power mean in a clause."""
        role = self.context.role
        return [entry for _, entry in said if entry.kind is Kind.VERB and role in entry.roles]

    def _is_power(self, token: Token, reading: Reading) -> bool:
        """Tell whether what looks withdrawn is what the power does: "I take Bob's vote away"."""
        return bool(reading.persons) and any(
            entry.kind is Kind.VERB
            and len(token.words) > 1
            and self.context.role in entry.roles
            and entry.question not in ("", GENERIC)
            for entry in token.entries
        )

    def _excepts(self, reading: Reading) -> bool:
        """Tell whether somebody is left out; the Italian "salvo" also says that I save him."""
        own = (Kind.VERB, Kind.OTHERS, Kind.NOBODY)
        for at, token in enumerate(reading.clause.words):
            if not token.has(Kind.EXCEPT):
                continue
            saves = any(token is each for each in reading.core) and token.has(Kind.VERB)
            if not saves or any(before.has(*own) for before in reading.clause.words[:at]):
                return True
        return False
