"""The writer's own death, where he only has it put down: "please register my suicide"."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import GENERIC, Kind
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import SUICIDE

_BETWEEN: Final = (
    *(Kind.FILLER, Kind.LEAD, Kind.MINE, Kind.TOWARDS, Kind.PLEASE, Kind.HARMLESS, Kind.FIRST),
    *(Kind.WANT, Kind.ORIGIN),
)
"""What may stand around the verb and the noun."""
_ASIDE: Final = (
    *(Kind.DOUBT, Kind.MIGHT, Kind.REPORT, Kind.PAST, Kind.AUXILIARY, Kind.BE, Kind.OTHERS),
    *(Kind.LATER, Kind.ASKING, Kind.KNOW, Kind.CONDITION, Kind.NEGATION, Kind.WITHDRAW),
)
_JUMPS: Final = frozenset(
    "jump jumping leap leaping throw hurl fling spring springe sturz sturze werf werfe schmeiss"
    " butto getto lancio gettarmi buttarmi".split()
)
"""Verbs of what is done for fun as well."""
_DEADLY: Final = frozenset(
    "gracht kanaal rivier put vaart diepte ravijn well river sea lake abyss ravine tower roof"
    " bridge cliff pozzo fiume mare lago burrone abisso torre tetto fluss brunnen schlucht abgrund"
    " tiefe turm toren brug klok kerk death tod dood morte brucke dach kirchturm klippe klippen"
    " felsen hochhaus balkon zug klif dak flat scogliera ponte balcone campanile steeple balcony"
    " train cliffs klippe rotsen trein treno".split()
)
"""Where nobody jumps for fun."""
_HOURS: Final = frozenset(
    "dawn daybreak midnight sunrise sunset dusk noon midday bedtime dark twelve alba mezzanotte"
    " tramonto mezzogiorno zonsopgang middernacht zonsondergang mitternacht sonnenaufgang"
    " sonnenuntergang morgengrauen dageraad".split()
)
"""When somebody jumps, whatever he does it for."""
_CAUSES: Final = frozenset({"vor", "di", "van", "from", "of", "dalla", "dal", "aus", "uit", "met"})
"""Words before what somebody is said to die of."""
_LAUGHING: Final = frozenset({"laughing", "lachen", "totlachen", "ridendo", "lachend"})
_FARTHEST: Final = 4
_MY: Final = frozenset({"my", "mijn", "m'n", "mn", "mein", "meinen"})


def is_no_end(clause: Clause) -> bool:
    """
    Tell whether words for one's own death are no more than talk, or of somebody else.

    Who jumps off a bridge "into the pool" has a swim; who dies "of boredom" lives; and "my
    brother wants to" is about him.
    """
    tokens = clause.tokens
    said = [token for token in tokens if any(each.question == SUICIDE for each in token.entries)]
    jumps = any(not _JUMPS.isdisjoint(token.words) for token in said)
    aside = _DEADLY | _HOURS
    if jumps and any(_is_talk(token) and aside.isdisjoint(token.words) for token in tokens):
        return True
    if any(not _CAUSES.isdisjoint(one.words) and _is_talk(two) for one, two in pairwise(tokens)):
        return True
    if any(not _LAUGHING.isdisjoint(token.words) for token in tokens):
        return True
    return not clause.has(Kind.FIRST) and _is_subject(tokens[:_FARTHEST])


def _is_subject(tokens: Sequence[Token]) -> bool:
    """Tell whether a clause begins with a noun of somebody else: "my brother", "the neighbour"."""
    for one, two in pairwise(tokens):
        if one.has(Kind.LEAD, Kind.MINE) and not one.seats and _is_talk(two) and two.is_noun:
            return not one.has(Kind.TOWARDS, Kind.ORIGIN)
        if not one.has(Kind.FILLER, Kind.LEAD, Kind.MINE):
            return False
    return False


def _is_talk(token: Token) -> bool:
    return token.is_strange or token.kinds == {Kind.THING}


def is_filed(reading: Reading) -> bool:
    """
    Tell whether somebody only has his suicide put down: "please register my suicide".

    It must be his own, and nothing else may be said of it.
    """
    clause = reading.clause
    if reading.persons or clause.has(*_ASIDE) or not _is_his(clause):
        return False
    files = [token for token in clause.tokens if _files(token)]
    rest = [
        token
        for token in clause.tokens
        if not (token.has(*_BETWEEN, Kind.CUE) or any(token is each for each in files))
    ]
    return len(files) == 1 and not rest


def _files(token: Token) -> bool:
    return any(entry.kind is Kind.VERB and entry.question == GENERIC for entry in token.entries)


def _is_his(clause: Clause) -> bool:
    """Tell whether "my" stands before the noun, or within its phrase."""
    return clause.has(Kind.MINE) or any(
        token.has(Kind.CUE) and token.words[0] in _MY for token in clause.tokens
    )
