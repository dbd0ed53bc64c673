"""Finding who is named in a clause, and who of them is meant."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.bystanders import (
    GUARDS,
    set_assailants_apart,
    set_choice_apart,
)
from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.generalities import set_anybody_apart
from verteller.telling.sentences.grammar import Clause, Person
from verteller.telling.sentences.lexicon import GENERIC, Kind, Lexicon
from verteller.telling.sentences.meaning import Context
from verteller.telling.sentences.objects import is_own_thing
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.reflexives import is_with_himself
from verteller.telling.sentences.smallnames import (
    helps_verb,
    is_noun_or_adjective,
    is_small_word,
)
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import VOTE
from verteller.telling.sentences.whereabouts import is_sent_with, only_places

_WITH: Final = frozenset(
    {"medium", "magician", "expansive", "harlot", "seductress", "cupid", "ghost"}
)
"""Roles whose power is used with somebody: "I talk with Bob", "I swap Ann with Bob"."""
_FINITE: Final = (Kind.BE, Kind.AUXILIARY, Kind.MUST, Kind.REPORT, Kind.WANT)
"""Verbs behind their subject, which is somebody's name then."""
_WEAK_SELF: Final = 4
"""Letters of words such as "me", which may mean anything."""
_BY_HIMSELF: Final = (("myself",),)
_THINGS: Final = (("it",), ("that",), ("this",))
"""Behind what is done in English, "myself" only says by whom."""
_THERE: Final = frozenset("aan bij heen in langs naartoe op".split())
"""Dutch words that belong to a "daar" far before them."""
_REPLACE: Final = frozenset(
    "sostituisci sostituite sostituisco sostituire sostituiamo cambia cambiate cambio cambiare"
    " cambiamo rimpiazza rimpiazzate rimpiazzo rimpiazzare scambia scambiate".split()
)
"""Italian words with which somebody is put in another's place."""
_THE: Final = frozenset({"il", "lo", "la", "l", "i", "gli", "le"})
"""Italian articles."""
_HIS: Final = frozenset({"sua", "suo", "sue", "suoi", "loro"})
_ASKED: Final = frozenset({("what",), ("who",), ("whether",)})
_THEY: Final = frozenset({"he", "she", "they"})


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
            leads = [lead for lead in person.leads if not _is_then(lead, person, clause)]
            apart = any(self._sets_apart(lead, person, clause) for lead in leads)
            apart = apart or clause.tokens.index(person.token) in beyond
            apart = (apart and not _is_against(clause)) or _is_before_kin(person, clause)
            (reading.apart if apart else reading.persons).append(person)
        if self._room() == 1:
            set_choice_apart(reading)
        _set_owners_apart(reading)
        if self.context.role in GUARDS and VOTE not in self.context.asked:
            set_assailants_apart(reading)
        set_anybody_apart(reading)
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

    def _sets_apart(self, lead: Token, person: Person, clause: Clause) -> bool:
        """Tell whether whom a word stands before is not meant; a grave may be what is meant."""
        if only_places(lead, person, clause, self.context.role):
            return False
        own = any(
            entry.kind is Kind.CUE and self.context.role in entry.roles for entry in lead.entries
        )
        return lead.has(Kind.APART, Kind.EXCEPT) or (lead.has(Kind.KIN) and not own)

    def _set_company_apart(self, reading: Reading) -> None:
        """Set apart with whom something is done, where that is not the point of it."""
        company = self._company(reading)
        if _is_exchange(reading, company) and self.context.role not in _WITH:
            # "Sostituisci Anna con Bruno".
            reading.apart += reading.persons[:1]
            reading.persons = company
            return
        is_vote = VOTE in self.context.asked and any(
            entry.question == VOTE for token in reading.clause.words for entry in token.entries
        )
        is_natural = self.context.role in _WITH and not is_vote
        if not is_natural or (self._room() == 1 and len(company) < len(reading.persons)):
            reading.apart += company
            reading.persons = [each for each in reading.persons if each not in company]

    def _company(self, reading: Reading) -> list[Person]:
        """Return with whom something is done; who is joined to him is one of them."""
        company: list[Person] = []
        for before, person in pairwise((None, *reading.persons)):
            if person is None:
                continue
            role, language = self.context.role, self.lexicon.language
            led = any(lead.has(Kind.COMPANY) for lead in person.leads)
            joined = person.joined is Kind.AND and not person.leads and not person.listed
            after = joined and bool(company) and company[-1] is before
            if (led and not is_sent_with(person, reading.clause, role, language)) or after:
                company.append(person)
        return company

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
        german = self.lexicon.language == "de"
        if not token.is_soft or (german and is_noun_or_adjective(person, clause)):
            return token.is_soft
        at = clause.tokens.index(token)
        before = clause.tokens[at - 1] if at else None
        # "Bob instead of Ann".
        instead = any(each.has(Kind.INSTEAD) for each in clause.tokens[at + 1 : at + 2])
        be = before is not None and before.has(Kind.BE) and not before.has(Kind.VERB)
        helps = (be and not token.is_capital) or helps_verb(person, clause)
        if instead or helps:
            return not instead
        others = [each for each in clause.persons if not each.token.is_soft]
        if _is_joined(person, clause) and others and not clause.is_cased:
            # "Mark or bob".
            return False
        cased = clause.is_cased or any(each.token.is_capital for each in clause.persons)
        if not token.is_capital and (others or cased):
            return is_small_word(person, clause)
        # "I join Ann with Mark" is no "with the mark".
        led = any(
            lead.has(Kind.LEAD) and not (lead.has(Kind.COMPANY) or lead.words == ("gegen",))
            for lead in person.leads
        )
        if german and led:
            return bool(others) and not any(each.joined for each in clause.persons)
        after = clause.tokens[1:2]
        # "Job gaat op Roos stemmen."
        does = not at and any(each.has(*_FINITE) and not each.has(Kind.LEAD) for each in after)
        alone = at or len(clause.persons) < 2 or does
        return not alone and person.joined is None and clause.persons[1].joined is None

    def has_pronoun(self, clause: Clause) -> bool:
        """Tell whether somebody named before is meant: "lo voto", "votatelo", "I vote for him"."""
        tokens = clause.tokens
        for at, token in enumerate(tokens):
            if token.has(Kind.PRONOUN):
                if not token.has(Kind.LEAD) or self.lexicon.language == "en":
                    return True
                after = tokens[at + 1] if at + 1 < len(tokens) else None
                verbs = (Kind.VERB, Kind.LIGHT, Kind.AUXILIARY, Kind.WANT)
                if self._takes_up(tokens, at):
                    continue
                does = after is not None and after.has(*verbs) and not after.has(Kind.LEAD)
                if after is None or (does and not self._is_noun(after)):
                    return True
                if all(each.has(Kind.FILLER) and not each.seats for each in tokens[at + 1 :]):
                    return True
            if any(Mood.PRONOUN in entry.mood for entry in token.entries):
                return True
            if len(token.words) > 1 and token.has(Kind.CUE) and self._is_theirs(token.words):
                return True
        return self.lexicon.language == "nl" and _is_there(tokens)

    def _takes_up(self, tokens: list[Token], at: int) -> bool:
        """Tell whether an Italian pronoun takes up a noun: "il rogo lo lascio a domani"."""
        if self.lexicon.language != "it" or not at or not tokens[at - 1].has(Kind.CUE):
            return False
        noun = [word for token in tokens[max(0, at - 2) : at] for word in token.words]
        return not noun or noun[0] in _THE

    def _is_noun(self, token: Token) -> bool:
        """Tell whether what an Italian article may stand before is a noun: "la fascia"."""
        if self.lexicon.language != "it":
            return False
        if token.has(Kind.WANT) and len(token.words) > 1:
            # "La propria intenzione".
            return True
        first = any(Mood.FIRST in entry.mood for entry in token.entries)
        return token.has(Kind.CUE) and not first and not token.has(Kind.LIGHT)

    def _is_theirs(self, words: Sequence[str]) -> bool:
        """Tell whether a phrase has a pronoun: "his role", "what he is", not "la mia fascia"."""
        word = words[0]
        if _asks_about(words):
            return True
        if self.lexicon.language == "it" and word in _THE and words[1] not in _HIS:
            return False
        return any(entry.kind is Kind.PRONOUN for entry in self.lexicon.phrases.get((word,), ()))

    def means_himself(self, clause: Clause) -> bool:
        """Tell whether the writer is whom it is done to."""
        for at, token in enumerate(clause.tokens):
            if not token.has(Kind.SELF) or is_with_himself(clause, at):
                continue
            after = clause.tokens[at + 1 : at + 2]
            if is_own_thing(token, after):
                continue
            if token.has(Kind.FIRST) and any(
                entry.mood for each in after for entry in each.entries
            ):
                # "Il sottoscritto vota".
                continue
            before = clause.tokens[at - 1] if at else None
            if token.words in _BY_HIMSELF and before is not None and before.words in _THINGS:
                # "I'll do it myself."
                continue
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
            begins = self.lexicon.language == "en" and self._is_wished(clause, at + 1)
            # "Frits moet op de brandstapel."
            fated = any(each.has(Kind.MUST) for each in tokens[at + 1 : at + 2])
            begins = begins or (self.lexicon.language == "nl" and token.is_strange and fated)
            if (
                token.is_capital
                and (at or begins)
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

    def _is_wished(self, clause: Clause, at: int) -> bool:
        """Tell whether the word at *at* says what somebody before it is for: "Harry for mayor"."""
        after = clause.tokens[at] if at < len(clause.tokens) else None
        if after is None or not after.has(Kind.TOWARDS, Kind.MUST, Kind.CUE, Kind.WISH):
            return False
        return not after.has(Kind.VERB, Kind.FILLER)

    def split_denied(self, reading: Reading) -> None:
        """Tell who is meant from who is not: "not Anna, Bob"."""
        at = next((at for at, each in enumerate(reading.persons) if at and each.listed), None)
        if at is None:
            reading.denied, reading.persons = reading.persons, []
        else:
            reading.denied, reading.persons = reading.persons[:at], reading.persons[at:]
            reading.negated = False


def _asks_about(words: Sequence[str]) -> bool:
    """Tell whether an English phrase asks what somebody is who was named: "what he is"."""
    return len(words) > 1 and tuple(words[:1]) in _ASKED and words[1] in _THEY


def _is_then(lead: Token, person: Person, clause: Clause) -> bool:
    """Tell whether a Dutch "dan" says when, and not that another is meant: "liever Bob dan Ann"."""
    if lead.words != ("dan",):
        return False
    at = clause.tokens.index(lead)
    before = clause.tokens[at - 1] if at else None
    verbs = (Kind.VERB, Kind.LIGHT, Kind.WANT, Kind.FIRST, Kind.MUST)
    does = before is not None and before.has(*verbs) and not before.seats
    return does or person.leads[-1] is not lead


def _is_there(tokens: Sequence[Token]) -> bool:
    """Tell whether a Dutch "daar ... in" means somebody: "daar zet ik mijn tanden in"."""
    if len(tokens) < 2 or tokens[0].words != ("daar",):
        return False
    # Also "daar kruip ik in bed".
    own = any(token.has(Kind.FIRST) or token.words[-1] == "ik" for token in tokens[1:3])
    return tokens[-1].words[-1] in _THERE or (own and any(t.has(Kind.CUE) for t in tokens[2:]))


def _is_against(clause: Clause) -> bool:
    """Tell whether a German clause says no more than that the writer is against somebody."""
    kinds = (Kind.FILLER, Kind.LEAD, Kind.APART, Kind.AND, Kind.FIRST, Kind.LIGHT)
    plain = all(token.seats or token.has(*kinds) for token in clause.tokens)
    words = [word for token in clause.tokens for word in token.words]
    return plain and "gegen" in words and not {"bin", "sind"}.isdisjoint(words)


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


def _is_exchange(reading: Reading, company: list[Person]) -> bool:
    """Tell whether somebody is put in another's place: "cambia Anna con Bruno"."""
    words = {word for link in reading.clause.links for word in link.words}
    words |= {word for token in reading.clause.tokens[:1] for word in token.words}
    two = len(reading.persons) == len(reading.clause.persons) == 2
    return two and company == reading.persons[1:] and not _REPLACE.isdisjoint(words)


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


def _is_joined(person: Person, clause: Clause) -> bool:
    """Tell whether somebody is named in one breath with another, before or behind him."""
    at = next(at for at, each in enumerate(clause.persons) if each is person)
    after = clause.persons[at + 1 : at + 2]
    return person.joined is not None or any(each.joined is not None for each in after)
