"""Finding who is named in a clause, and who of them is meant."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.grammar import Clause, Person
from verteller.telling.sentences.lexicon import GENERIC, Kind, Lexicon
from verteller.telling.sentences.meaning import Context
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import VOTE

_WITH: Final = frozenset({"medium", "magician", "expansive", "harlot", "seductress", "cupid"})
"""Roles whose power is used with somebody: "I talk with Bob", "I swap Ann with Bob"."""
_WEAK_SELF: Final = 4
"""Letters of words such as "me", which may mean anything."""
_BETWEEN: Final = frozenset({"tra", "fra", "between", "tussen", "zwischen"})


@dataclass(frozen=True, slots=True)
class Persons:
    """
    Finds persons for one writer.

    Args:
        usual: The question of words that name none.
    """

    context: Context
    lexicon: Lexicon
    usual: str

    def find(self, reading: Reading) -> None:
        """Find who may be chosen, and who is only spoken of."""
        clause = reading.clause
        beyond = self._beyond_instead(clause)
        for person in clause.persons:
            if self._is_word(person, clause):
                continue
            apart = any(lead.has(Kind.APART, Kind.KIN, Kind.EXCEPT) for lead in person.leads)
            apart = apart or clause.tokens.index(person.token) in beyond
            apart = apart or _is_before_kin(person, clause)
            (reading.apart if apart else reading.persons).append(person)
        if self._room() == 1:
            _set_choice_apart(reading)
        _set_owners_apart(reading)
        self._set_company_apart(reading)
        # Of "the aura of Ann or Bob" both are meant, and of "I move the vote of Ann to Bob".
        heads = [
            person
            for person, after in pairwise((*reading.persons, None))
            if person is not None
            and _is_of(person)
            and person.joined is None
            and not (after and after.joined)
        ]
        if heads and len(heads) < len(reading.persons) and self._room() == 1:
            reading.apart += heads
            reading.persons = [each for each in reading.persons if each not in heads]

    def _set_company_apart(self, reading: Reading) -> None:
        """Set apart with whom something is done, where that is not the point of it."""
        company = [
            person
            for person in reading.persons
            if any(lead.has(Kind.COMPANY) for lead in person.leads)
        ]
        is_vote = VOTE in self.context.asked and any(
            entry.question == VOTE for token in reading.clause.words for entry in token.entries
        )
        is_natural = self.context.role in _WITH and not is_vote
        if not is_natural or (self._room() == 1 and len(company) < len(reading.persons)):
            reading.apart += company
            reading.persons = [each for each in reading.persons if each not in company]

    def _room(self) -> int:
        """Return how many people the usual question takes."""
        asked = self.context.asked.get(self.usual)
        return sum(part.most for part in asked.parts) if asked is not None else 1

    def _beyond_instead(self, clause: Clause) -> range:
        """Return the places of the tokens behind "instead of", up to what is done instead."""
        tokens = clause.tokens
        at = next((at for at, token in enumerate(tokens) if token.has(Kind.INSTEAD)), None)
        if at is None:
            return range(0)
        named = [person for person in clause.persons if tokens.index(person.token) > at]
        for _one, two in pairwise(named):
            if two.joined is None and not two.leads:
                # "Instead of Ann now Bob".
                return range(at, tokens.index(two.token))
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
        # "Bob instead of Ann".
        instead = any(each.has(Kind.INSTEAD) for each in clause.tokens[at + 1 : at + 2])
        be = before is not None and before.has(Kind.BE) and not before.has(Kind.VERB)
        if instead or (be and not token.is_capital):
            return not instead
        others = [each for each in clause.persons if not each.token.is_soft]
        if person.joined is not None and others and not clause.is_cased:
            return False
        cased = clause.is_cased or any(each.token.is_capital for each in clause.persons)
        if not token.is_capital and (others or cased):
            return _is_small_word(person, clause, before)
        # "I join Ann with Mark" is no "with the mark".
        led = any(
            lead.has(Kind.LEAD) and not (lead.has(Kind.COMPANY) or lead.words == ("gegen",))
            for lead in person.leads
        )
        if self.lexicon.language == "de" and led:
            return bool(others) and not any(each.joined for each in clause.persons)
        alone = at or len(clause.persons) < 2
        return not alone and person.joined is None and clause.persons[1].joined is None

    def has_pronoun(self, clause: Clause) -> bool:
        """Tell whether somebody named before is meant: "lo voto", "votatelo", "I vote for him"."""
        tokens = clause.tokens
        for at, token in enumerate(tokens):
            if token.has(Kind.PRONOUN):
                if not token.has(Kind.LEAD) or self.lexicon.language == "en":
                    return True
                after = tokens[at + 1] if at + 1 < len(tokens) else None
                verbs = (Kind.VERB, Kind.LIGHT, Kind.AUXILIARY)
                if after is None or (after.has(*verbs) and not after.has(Kind.LEAD)):
                    return True
                if all(each.has(Kind.FILLER) and not each.seats for each in tokens[at + 1 :]):
                    return True
            if any(Mood.PRONOUN in entry.mood for entry in token.entries):
                return True
            if len(token.words) > 1 and token.has(Kind.CUE) and self._is_theirs(token.words[0]):
                return True
        return False

    def _is_theirs(self, word: str) -> bool:
        """Tell whether a word is a pronoun: the first of "his role"."""
        return any(entry.kind is Kind.PRONOUN for entry in self.lexicon.phrases.get((word,), ()))

    def means_himself(self, clause: Clause) -> bool:
        """Tell whether the writer is whom it is done to."""
        for at, token in enumerate(clause.tokens):
            if not token.has(Kind.SELF):
                continue
            before = clause.tokens[at - 1] if at else None
            if at > 1 and before is not None and before.has(Kind.FIRST):
                # "Heute schütze ich mich".
                before = clause.tokens[at - 2]
            if len(token.words[0]) > _WEAK_SELF or len(token.words) > 1:
                return True
            if before is not None and any(
                entry.kind is Kind.VERB and entry.question != GENERIC for entry in before.entries
            ):
                return True
        return False

    def unknown_name(self, clause: Clause) -> str:
        """Return a word that stands where a name may and is nothing we know."""
        tokens = clause.tokens
        for at, token in enumerate(tokens):
            word = token.words[0]
            if token.is_known or len(word) < 3 or not word.isalpha():
                continue
            if (
                token.is_capital
                and at
                and not token.text.isupper()
                and self.lexicon.language != "de"
            ):
                return token.text
            before = tokens[at - 1] if at else None
            after = tokens[at + 1] if at + 1 < len(tokens) else None
            slot = before is not None and before.has(Kind.VERB, Kind.TOWARDS, Kind.LEAD)
            if slot and (after is None or after.has(Kind.CUE, Kind.FILLER)):
                return token.text
        return ""

    def split_denied(self, reading: Reading) -> None:
        """Tell who is meant from who is not: "not Anna, Bob"."""
        at = next((at for at, each in enumerate(reading.persons) if at and each.listed), None)
        if at is None:
            reading.denied, reading.persons = reading.persons, []
        else:
            reading.denied, reading.persons = reading.persons[:at], reading.persons[at:]
            reading.negated = False


def _set_choice_apart(reading: Reading) -> None:
    """Set apart between whom somebody chooses: "between Anna and Bob, Bob"."""
    persons = reading.clause.persons
    words = {word for lead in persons[0].leads for word in lead.words} if persons else set()
    if _BETWEEN.isdisjoint(words):
        return
    choice = [each for each in persons[1:3] if each.joined and not each.listed][:1]
    choice += persons[:1]
    reading.apart += [each for each in choice if each in reading.persons]
    reading.persons = [each for each in reading.persons if each not in choice]


def _set_owners_apart(reading: Reading) -> None:
    """Set apart of whose things somebody speaks: "I follow the speeches of Bob"."""
    tokens = reading.clause.tokens
    if not any(token.has(Kind.WEAK) for token in tokens):
        return
    for person in tuple(reading.persons):
        at = tokens.index(person.token) - len(person.leads) - 1
        if _is_of(person) and at > 0 and not tokens[at].is_known and tokens[at - 1].has(Kind.LEAD):
            reading.persons.remove(person)
            reading.apart.append(person)


def _is_small_word(person: Person, clause: Clause, before: Token | None) -> bool:
    """Tell whether a name in small letters, beside others in capitals, is a word."""
    if before is None and _is_joined_on(person, clause) and not clause.is_cased:
        # "hope and bob, please".
        return False
    slot = (Kind.VERB, Kind.TOWARDS, Kind.CUE)
    return before is None or not before.has(*slot) or before.has(Kind.FIRST)


def _is_joined_on(person: Person, clause: Clause) -> bool:
    """Tell whether somebody else is joined to a name by an "and"."""
    return any(
        one is person and two.joined is Kind.AND and not two.listed
        for one, two in pairwise(clause.persons)
    )


def _is_of(person: Person) -> bool:
    """Tell whether something is only of or from somebody."""
    return bool(person.leads) and any(lead.has(Kind.ORIGIN) for lead in person.leads)


def _is_before_kin(person: Person, clause: Clause) -> bool:
    """Tell whether it is not himself but somebody of his who is meant: "Jan zijn buurvrouw"."""
    at = clause.tokens.index(person.token)
    after = clause.tokens[at + 1 : at + 3]
    if len(after) < 2 or not after[0].has(Kind.PRONOUN) or after[0].has(Kind.LEAD, Kind.OTHERS):
        return False
    kin = after[1]
    return kin.has(Kind.LEAD) and not kin.seats and len(kin.words[0]) > _WEAK_SELF
