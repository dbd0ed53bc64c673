"""In what manner a clause says something, by the place and the endings of its words."""

from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.english import follows_name
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.topics import ELECT, VOTE

_PAST_ENDINGS: Final = {
    "it": ("vo", "ai", "ato", "ito", "uto"),
    "nl": ("te", "de", "ten", "den"),
    "de": ("te", "ten"),
    "en": ("ed",),
}
"""Of verbs that say what was done, by language."""
_AROUND: Final = frozenset({Kind.FILLER, Kind.FIRST, Kind.LEAD, Kind.THING, Kind.TOWARDS})
_FOR_ME: Final = ("per me", "per noi", "fur mich", "fur uns", "voor mij", "voor ons", "for me")
"""Phrases with which somebody says what he himself chooses."""
_WANTS: Final = frozenset("will wil wants vuole begged begs mochte wilde wollte wanted".split())
"""Verbs with which somebody else asks for something."""
_GLADLY: Final = frozenset({"gern", "gerne", "graag"})
_ME: Final = frozenset({("mich",), ("mij",), ("me",)})
MYSELF: Final = frozenset({"ik", "we", "wij", "ich", "wir"})
"""Subjects behind the verb of a phrase: "Bob wil ik beschermen"."""
_WAS: Final = frozenset({"was", "waren", "werd", "werden", "war", "wurde", "wurden"})
"""Dutch and German words for what is over."""
_YOUR: Final = frozenset({("je",), ("jouw",), ("uw",)})
"""Dutch words for what is his whom somebody tells to do something: "richt je pijlen op Bob"."""
_IS: Final = frozenset({"is", "ist", "zijn", "sind"})
_WHO: Final = frozenset({"who", "wer", "wie", "chi"})
"""Words that ask who does something."""


def asks_who(clause: Clause) -> bool:
    """Tell whether a clause asks who does something: "who wants to eat Bob"."""
    begins = (*clause.links, *clause.tokens)[:1]
    return any(token.words[0] in _WHO for token in begins) and not clause.has(Kind.FIRST)


def is_by_mine(clause: Clause) -> bool:
    """Tell whether somebody of the writer's does it: "my brother votes for Bob"."""
    for at, token in enumerate(clause.tokens[:-2]):
        if not token.has(Kind.MINE) or token.has(Kind.PRONOUN):
            continue
        noun, verb = clause.tokens[at + 1 : at + 3]
        nouns = (Kind.CUE, Kind.PART, Kind.WANT, Kind.VERB)
        finite = any(entry.kind is Kind.VERB and entry.mood for entry in verb.entries)
        finite = finite or verb.has(Kind.BE)
        if not noun.has(*nouns) and not noun.seats and finite:
            return True
    return False


def wants_mine(clause: Clause) -> bool:
    """Tell whether somebody wants what is the writer's: "Bob wants my vote"."""
    if len(clause.tokens) < 3 or not clause.persons or clause.persons[0].leads:
        return False
    first, second = clause.tokens[:2]
    # "Bob wil ik wegstemmen" is what the writer wants.
    mine = second.words[-1] in MYSELF
    return bool(first.seats) and not _WANTS.isdisjoint(second.words) and not mine


def is_own_label(reading: Reading) -> bool:
    """Tell whether a clause says who it is for the writer: "the stake is Bob for me"."""
    clause = reading.clause
    words = " ".join(word for token in clause.tokens for word in token.words)
    own = any(f" {phrase} " in f" {words} " for phrase in _FOR_ME)
    if not own or len(reading.persons) != 1 or reading.negated or clause.has(Kind.AUXILIARY):
        return False
    strange = any(token.is_strange for token in clause.tokens)
    return reading.question in (VOTE, ELECT) and not strange


def is_past_of_object(reading: Reading, language: str) -> bool:
    """Tell whether the past is only that of whom it is done to: "I'll steal what Bob got"."""
    clause = reading.clause
    if language != "en" or not clause.has(Kind.WANT, Kind.FIRST) or not reading.persons:
        return False
    begun = named = False
    for token in clause.tokens:
        if token.has(Kind.PAST):
            return named and token.has(Kind.VERB, Kind.LIGHT, Kind.AUXILIARY, Kind.BE)
        begun = begun or any(token is each for each in reading.core)
        named = named or (begun and bool(token.seats))
    return False


def is_own_maybe(reading: Reading, language: str) -> bool:
    """Tell whether the writer would do it, and only says so politely: "brucerei Anna"."""
    clause = reading.clause
    if language != "it" or len(reading.persons) != 1 or clause.links or reading.negated:
        return False
    first = next((token for token in clause.tokens if token.kinds - _AROUND), None)
    if first is None or not any(first is each for each in reading.core):
        return False
    own = any(word.endswith(("rei", "remmo")) for word in (first.words[0], first.words[-1]))
    return own and not any(token.is_strange for token in clause.tokens)


def has_others(clause: Clause, language: str) -> bool:
    """Tell whether somebody else is spoken of; behind an imperative he is its object."""
    first = clause.tokens[0]
    ordered = language in ("nl", "de") and any(Mood.ORDER in entry.mood for entry in first.entries)
    return any(
        token.has(Kind.OTHERS)
        and not (ordered and (token.has(Kind.PRONOUN) or token.words in _YOUR))
        for token in clause.words
    )


def is_described(clause: Clause, language: str) -> bool:
    """Tell whether a clause says what somebody is: "Kees is lekker mals", "die is al dood"."""
    own = (Kind.FIRST, Kind.MUST, Kind.MINE, Kind.WANT)
    if language not in ("nl", "de") or clause.has(*own):
        return False
    if any(not _WAS.isdisjoint(token.words) for token in clause.tokens):
        # "De hap van Bob was lekker".
        return True
    first, second = (*clause.tokens, None, None)[:2]
    if first is not None and first.seats and any(each.words in _ME for each in clause.tokens):
        # "Bob klagt mich an".
        return True
    if first is not None and second is not None and not clause.persons:
        # "Die is al dood".
        pronoun = first.has(Kind.PRONOUN, Kind.OTHERS)
        if pronoun and second.words[0] in _IS:
            return True
    return any(token.has(Kind.BE) and follows_name(clause, token) for token in clause.tokens)


def is_habit(clause: Clause) -> bool:
    """Tell whether somebody likes to do something: "Bob zeichnet gern"."""
    first, second = (*clause.tokens, None, None)[:2]
    if first is None or second is None or not first.seats or clause.has(Kind.FIRST, Kind.PLEASE):
        return False
    moods = [entry.mood for entry in second.entries if entry.mood]
    # "Bob bekijken graag" begs.
    does = any(Mood.THIRD in mood for mood in moods)
    does = does and not any(Mood.INFINITIVE in mood for mood in moods)
    return does and any(not _GLADLY.isdisjoint(token.words) for token in clause.tokens)


def does_something(clause: Clause) -> bool:
    """Tell whether somebody does what lacks its particle: "Bob sucht (aus)"."""
    first, second = (*clause.tokens, None, None)[:2]
    if first is None or second is None or not first.seats:
        return False
    more = (Kind.MUST, Kind.LIGHT, Kind.CUE, Kind.WISH, Kind.WANT, Kind.LEAD)
    return not second.has(*more) and any(
        entry.kind is Kind.VERB and Mood.THIRD in entry.mood for entry in second.entries
    )


def is_meant_for(clause: Clause) -> bool:
    """Tell whether something is said to be for somebody: "the bullet is for Bob"."""
    for person in clause.persons:
        if not any(lead.has(Kind.TOWARDS) for lead in person.leads):
            continue
        at = clause.tokens.index(person.token) - len(person.leads) - 1
        if at >= 0 and clause.tokens[at].has(Kind.BE) and not clause.has(Kind.AUXILIARY):
            return True
    return False


def has_unknown_past(clause: Clause, language: str) -> bool:
    """Tell whether a word we do not know has the ending of what somebody did."""
    endings = _PAST_ENDINGS[language]
    return any(not token.is_known and token.words[0].endswith(endings) for token in clause.tokens)


def has_subject(clause: Clause, language: str) -> bool:
    """Tell whether somebody stands before the verb as he who does it."""
    led = [person.token for person in clause.persons if person.leads]
    for token in clause.tokens:
        if any(entry.mood for entry in token.entries):
            return False
        if token.has(Kind.PLEASE) and len(token.words) > 1:
            # "Wil je Roos opwekken?"
            return False
        if token.seats and not any(token is each for each in led):
            return True
        strange = not token.is_known or token.kinds == {Kind.ORDINARY}
        if strange and language != "it" and token.text.isalpha():
            return True
    return False
