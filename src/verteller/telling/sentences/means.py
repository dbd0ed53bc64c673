"""What somebody uses his power with and for: the means that pick a name, and what is served."""

from collections.abc import Set as AbstractSet
from typing import Final

from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Entry, Kind
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import BESIDE, ELECT, VOTE

_EATERS: Final = frozenset({"wolf", "werewolf", "cub"})
_HAUNTED: Final = frozenset({"psychopath"})
"""Roles to whom voices may say what they like."""
_AROUND: Final = (Kind.LEAD, Kind.FILLER, Kind.MINE, Kind.TOWARDS, Kind.ORIGIN)
_MODALS: Final = frozenset("can may mag kan kann darf puo".split())
"""Words with which somebody is allowed something."""
_ASKING_MODALS: Final = _MODALS | frozenset("could might konnte durfte kon zou potrebbe".split())
"""Those and others with which it is asked that somebody be allowed something."""
_BEGGING: Final = frozenset({"please", "pls", "plz", "graag", "bitte", "prego"})
_ASIDE: Final = (
    *(Kind.OTHERS, Kind.BE, Kind.AUXILIARY, Kind.PAST, Kind.REPORT, Kind.DOUBT, Kind.MIGHT),
    *(Kind.FIRST, Kind.CONDITION, Kind.ASKING, Kind.WISH, Kind.BUT, Kind.CORRECTION),
)
_SOME: Final = ("some",)
_PLEASE: Final = Entry(Kind.PLEASE)
_FILLING: Final = Entry(Kind.FILLER)
_THING: Final = Entry(Kind.THING)


def picks_name(reading: Reading, picks: AbstractSet[str], role: str) -> bool:
    """
    Tell whether the means of the writer's power pick a name: "the raven says Bob".

    Args:
        picks: Verbs, folded, for what such a thing does to somebody: says, wants, falls on.
    """
    clause = reading.clause
    if reading.question in ("", VOTE, ELECT, *BESIDE) or reading.foreign or reading.negated:
        return False
    if role in _HAUNTED:
        return False
    tokens = [token for token in clause.tokens if token.kinds != {Kind.FILLER}]
    said = [at for at, token in enumerate(tokens) if " ".join(token.words) in picks]
    named = [at for at, token in enumerate(tokens) if token.seats]
    if len(said) != 1 or not named or clause.links or not reading.persons or reading.apart:
        return False
    means, chosen = tokens[: said[0]], tokens[said[0] + 1 :]
    own = [token for token in means if _is_own_noun(token, role)]
    plain = all(token in own or token.has(*_AROUND, Kind.THING) for token in means)
    names = all(token.seats or token.has(*_AROUND, Kind.AND) for token in chosen)
    return bool(own) and plain and names and bool(chosen) and named[0] > said[0]


def take_permission(clause: Clause, role: str) -> None:
    """
    Let what somebody may do at the writer's will be a request: "could Bob have an early night?".

    "Bob could fall in love" only weighs it, but "Bob can have an early night" allows it.
    """
    tokens = [token for token in clause.tokens if token.kinds != {Kind.FILLER}]
    wished = any(
        entry.kind is Kind.WISH and role in entry.roles
        for token in tokens
        for entry in token.entries
    )
    if not wished or clause.links or clause.has(Kind.NEGATION, Kind.FIRST, Kind.REPORT):
        return
    at = next((at for at, token in enumerate(tokens) if token.words[0] in _ASKING_MODALS), None)
    if at is None or len(tokens) < at + 2:
        return
    begs = any(not _BEGGING.isdisjoint(token.words) for token in clause.tokens)
    asked = at == 0 and bool(clause.persons) and (tokens[0].words[0] in _MODALS or begs)
    first = tokens[:at]
    allowed = tokens[at].words[0] in _MODALS and bool(first) and _is_only_name(first, clause)
    if (asked or allowed) and tokens[at].has(Kind.MIGHT, Kind.MUST):
        tokens[at].learn((_PLEASE,))


def take_quantity(clause: Clause, role: str) -> None:
    """Let an English "some" before what belongs to a power be a measure: "some holy water"."""
    for at, token in enumerate(clause.tokens[:-1]):
        if token.words == _SOME and _is_own_noun(clause.tokens[at + 1], role):
            token.learn((_FILLING,))


def is_served(reading: Reading, role: str) -> bool:
    """Tell whether a wolf says no more than with what somebody is eaten: "Bob with potatoes"."""
    clause = reading.clause
    if role not in _EATERS or len(reading.persons) != 1 or reading.apart or clause.links:
        return False
    at = clause.tokens.index(reading.persons[0].token) + 1
    before, dish = clause.tokens[:at], clause.tokens[at:]
    named = all(token.seats or token.has(Kind.LEAD, Kind.FILLER) for token in before)
    return named and len(dish) > 1 and is_garnish(dish)


def is_garnish(tokens: list[Token]) -> bool:
    """Tell whether some words only say with what, or how: "with chips", "bitte warm"."""
    first = tokens[0]
    led = first.has(Kind.COMPANY) or not _BEGGING.isdisjoint(first.words)
    if not led or len(tokens) < 2 or any(token.seats or token.has(*_ASIDE) for token in tokens):
        return False
    verbs = any(entry.mood for token in tokens[1:] for entry in token.entries)
    pronoun = any(token.has(Kind.PRONOUN) and not token.has(Kind.LEAD) for token in tokens)
    nouns = [token for token in tokens if token.is_strange or token.has(Kind.THING, Kind.CUE)]
    return not (verbs or pronoun) and bool(nouns) and tokens[-1] in nouns


def learn_garnish(reading: Reading) -> None:
    """Let the words of a dish that we do not know be talk."""
    for token in reading.clause.tokens:
        if token.is_strange:
            token.learn((_THING,))


def _is_only_name(tokens: list[Token], clause: Clause) -> bool:
    """Tell whether there is nothing but names, with their articles, in some words."""
    named = bool(clause.persons) and any(token.seats for token in tokens)
    return named and all(token.seats or token.has(Kind.LEAD, Kind.AND) for token in tokens)


def _is_own_noun(token: Token, role: str) -> bool:
    """Tell whether a word is a noun of the power of *role*."""
    return any(entry.kind is Kind.CUE and role in entry.roles for entry in token.entries)
