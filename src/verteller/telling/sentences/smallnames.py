"""Names in small letters that are words beside others in capitals: "that will do Bob good"."""

from itertools import pairwise
from typing import Final

from verteller.telling.sentences.grammar import Clause, Person
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.tokens import Token

_PREPOSITIONS: Final = frozenset({"aus", "bei", "gegen", "fur", "von", "hinter"})
_SLOT: Final = (Kind.VERB, Kind.TOWARDS, Kind.CUE, Kind.COMPANY)
"""Words behind which a name may stand."""
_BEFORE_NAMES: Final = (Kind.VERB, Kind.TOWARDS, Kind.COMPANY, Kind.LEAD, Kind.AND, Kind.OR)
_DOING: Final = (Kind.VERB, Kind.LIGHT, Kind.BE, Kind.AUXILIARY, Kind.WANT)
_ADJECTIVES: Final = frozenset(
    "lange lang jung ernst weiss rosa klein gross kurz frei neu braun schwarz rot kalt fromm stolz"
    " reich stark klug".split()
)
"""German adjectives that are names as well."""
_DEGREES: Final = frozenset(
    "zu noch schon so wie nicht ganz ziemlich sehr viel allzu recht arg echt mehr du ihr man sie"
    " es war ist bin".split()
)
"""Words before a German adjective, and before no name."""
_NUMBERS: Final = frozenset(
    "zwei drei vier funf sechs sieben acht neun zehn zwolf zwanzig funfzig hundert tausend paar"
    " keine".split()
)
_GUARDS: Final = ("schutz", "beschutz", "bewahr", "rett", "sicher", "verteidig")
"""How German verbs begin behind whose "vor" stands the danger."""


def is_noun_or_adjective(person: Person, clause: Clause) -> bool:
    """Tell whether what may be a name is a German noun or adjective by what stands around it."""
    return _is_danger_or_money(person, clause) or _is_adjective(person, clause)


def _is_danger_or_money(person: Person, clause: Clause) -> bool:
    """Tell whether a name is a German noun: "ich schütze mein Haus vor dem Wolf", "fünf Mark"."""
    token = person.token
    at = clause.tokens.index(token)
    before = clause.tokens[at - 1].words[-1] if at else ""
    if token.words == ("mark",) and (before.isdigit() or before in _NUMBERS):
        return True
    others = any(not each.token.is_soft for each in clause.persons)
    guards = any(token.words[0].startswith(_GUARDS) for token in clause.tokens)
    led = any(lead.words[0] == "vor" for lead in person.leads)
    return guards and led and not others


def _is_adjective(person: Person, clause: Clause) -> bool:
    """Tell whether a name is a German adjective: "da könnt ihr lange auf meine Stimme warten"."""
    token = person.token
    if token.is_capital or len(token.words) > 1 or token.words[0] not in _ADJECTIVES:
        return False
    written = any(each.is_capital and not each.seats for each in clause.tokens[1:])
    if any(lead.has(Kind.TOWARDS) for lead in person.leads):
        # "Zu lange", but "für lange".
        return written and all(lead.words == ("zu",) for lead in person.leads)
    at = clause.tokens.index(token)
    if at and not _DEGREES.isdisjoint(clause.tokens[at - 1].words[-1:]):
        return True
    # Who writes nouns with capitals writes names so.
    return written


def is_small_word(person: Person, clause: Clause) -> bool:
    """Tell whether a name in small letters, beside others in capitals, is a word."""
    at = clause.tokens.index(person.token)
    before = clause.tokens[at - 1] if at else None
    if before is None and _is_joined_on(person, clause) and not clause.is_cased:
        # "hope and bob, please".
        return False
    if before is not None and not clause.is_cased and _is_led_barely(before, person):
        return False
    return before is None or not before.has(*_SLOT) or before.has(Kind.FIRST)


def _is_led_barely(before: Token, person: Person) -> bool:
    """Tell whether a German preposition stands before a noun without its article: "aus wolf"."""
    noun = person.token.words[0] not in _ADJECTIVES
    return noun and before.words[-1] in _PREPOSITIONS


def helps_verb(person: Person, clause: Clause) -> bool:
    """Tell whether a name in small letters is a verb by another one: "a cell will do him good"."""
    at = clause.tokens.index(person.token)
    before = clause.tokens[at - 1] if at else None
    after = clause.tokens[at + 1] if at + 1 < len(clause.tokens) else None
    if before is None or after is None or before.has(*_BEFORE_NAMES) or person.token.is_capital:
        return False
    return person.token.has(Kind.MUST) and not after.seats and after.has(*_DOING)


def _is_joined_on(person: Person, clause: Clause) -> bool:
    """Tell whether somebody else is joined to a name by an "and"."""
    return any(
        one is person and two.joined is Kind.AND and not two.listed
        for one, two in pairwise(clause.persons)
    )
