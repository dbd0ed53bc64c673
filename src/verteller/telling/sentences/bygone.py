"""
Tales of what was, or of how it stands with somebody's things, that name what a power is done with.

"Linda's cellar is full of wine", "I waited an hour for Ann in the cold" and "a black cat in Bob's
street this morning" have the nouns of a power and a name in them, and order nothing.
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import ELECT, VOTE

_STANDS: Final = frozenset(
    "staat stond staan stonden ligt lag liggen lagen hangt hing hingen ruikt rook stinkt stonk"
    " steht stand standen liegt liegen hängt hangt hingen riecht roch sta stava stanno stavano"
    " profuma puzza profumava puzzava smells smelled smelt stood lay stank broke".split()
)
"""Verbs, folded, that only say where things are, or how."""
_NEEDS: Final = frozenset("mag mogen moet zou musste muss sollte durfte andrebbe dovrebbe".split())
"""Verbs, folded, of what ought to be done about things."""
_POSTURES: Final = frozenset("staan zitten liggen lopen hangen".split())
"""Dutch verbs beside that of what somebody was doing: "ik heb staan wachten"."""
_HAVE: Final = frozenset("heb heeft hebben hab habe hat haben hatte".split())
_MY: Final = ("mein", "mijn")
_DONE: Final = re.compile(r"(?:\w{2,5})?ge\w{2,}(?:t|en|d)$")
"""What participles look like in Dutch and German."""
_BECOME: Final = frozenset({"sono", "e", "siamo"})
_STATE: Final = re.compile(
    r"(?:rimas|anda|venu|sta|nat|cresciu|cadu|parti|arriva)(?:to|ta|ti|te|o|a)$"
)
"""Italian participles of verbs that go with "essere"."""
_THIS_DAY: Final = frozenset(
    "stamattina stamane vanochtend vanmorgen vanmiddag heute_fruh heut_fruh this_morning".split()
)
"""When nothing of the coming night can be."""
_EVERY: Final = frozenset("ogni tutti tutte elke iedere jeden jede jedes jeder every each".split())
_SPANS: Final = frozenset(
    "lunedi martedi mercoledi giovedi venerdi sabato domenica settimana mese anno estate inverno"
    " maandag dinsdag woensdag donderdag vrijdag zaterdag zondag week maand kwartaal jaar zomer"
    " montag dienstag mittwoch donnerstag freitag samstag sonntag woche monat quartal jahr sommer"
    " monday tuesday wednesday thursday friday saturday sunday month quarter year summer".split()
)
"""Spans of time, folded, longer than a day of the game."""
_OFTEN: Final = (
    *("these days", "nowadays", "at parties", "di questi tempi", "alle feste", "tegenwoordig"),
    *("op feestjes", "heutzutage", "auf partys", "auf feiern"),
)
"""Other words, folded, for what happens again and again."""
_NUMBERS: Final = frozenset(
    "due tre quattro cinque sei sette otto nove dieci twee drie vier vijf zes zeven acht zwei drei"
    " funf sechs sieben two three four five six seven eight several molti parecchi".split()
)
_COUNTED: Final = frozenset({"voti", "stemmen", "stimmen", "votes"})
"""Votes of several people."""
_AROUND: Final = (Kind.LEAD, Kind.TOWARDS, Kind.ORIGIN)


def is_tally(clause: Clause) -> bool:
    """Tell whether votes are counted, and none is given: "three votes for Ann, two for Bob"."""
    tokens = clause.tokens
    counted = any(
        (not _NUMBERS.isdisjoint(one.words) or one.text.isdigit())
        and not _COUNTED.isdisjoint(two.words)
        for one, two in pairwise(tokens)
    )
    return counted and not clause.has(Kind.FIRST, Kind.MINE, Kind.WANT, Kind.PLEASE)


def is_bygone(clause: Clause, language: str) -> bool:
    """Tell whether a clause only tells how things stand, or what somebody did, or often does."""
    if _is_habit(clause):
        return True
    if language == "en":
        return False
    tokens = [token for token in clause.tokens if token.kinds != {Kind.FILLER}]
    if not clause.persons or not tokens:
        return False
    if language == "it":
        return _was_in_italian(tokens) or _merely_stands(clause, tokens)
    return _was_doing(tokens) or _merely_stands(clause, tokens)


def _is_habit(clause: Clause) -> bool:
    """Tell whether a clause tells what happens again and again: "Bob rises every Monday"."""
    words = [word for token in clause.tokens for word in token.words]
    pairs = pairwise([*words, ""])
    text = f" {' '.join(words)} "
    often = any(one in _EVERY and two in _SPANS for one, two in pairs)
    return often or any(f" {each} " in text for each in _OFTEN)


def _merely_stands(clause: Clause, tokens: Sequence[Token]) -> bool:
    """Tell whether something of somebody's is said to be somewhere: "his van is at the garage"."""
    if clause.has(Kind.FIRST, Kind.MINE, Kind.WANT, Kind.PLEASE):
        return False
    at = 0
    while at < len(tokens) and (tokens[at].has(*_AROUND) and not tokens[at].has(Kind.CUE)):
        at += 1
    owned = tokens[at : at + 3]
    if len(owned) < 3:
        return False
    verb = at + 2
    if owned[0].has(Kind.CUE) and not owned[0].seats:
        verb += not owned[1].seats
        named = bool(owned[1].seats or (owned[1].has(Kind.ORIGIN) and owned[2].seats))
    else:
        named = owned[0].is_genitive and owned[1].has(Kind.CUE)
    if not named or verb >= len(tokens):
        return False
    word = tokens[verb].words[0]
    strange = any(token.is_strange for token in tokens[verb + 1 :])
    return word in _STANDS or (word in _NEEDS and strange)


def _was_doing(tokens: Sequence[Token]) -> bool:
    """Tell whether a Dutch or German clause tells what was done by a verb we do not know."""
    has = any(not _HAVE.isdisjoint(token.words) for token in tokens)
    # "Hab mein Gewehr auf Bob gerichtet" is done by now.
    mine = any(word.startswith(_MY) for token in tokens for word in token.words)
    if mine or not has:
        return False
    was = len(tokens) > 1 and any(not _POSTURES.isdisjoint(token.words) for token in tokens[1:])
    last = tokens[-1]
    return was or (last.is_strange and _DONE.fullmatch(last.words[-1]) is not None)


def _was_in_italian(tokens: Sequence[Token]) -> bool:
    """Tell whether an Italian clause tells what became of somebody: "sono rimasto incantato"."""
    words = [word for token in tokens for word in token.words]
    first = words[0] in _BECOME and len(words) > 1 and _STATE.fullmatch(words[1]) is not None
    subject = len(words) > 3 and bool(tokens[0].seats) and not tokens[0].is_genitive
    sat = subject and words[1:3] == ["si", "e"]
    # "Anna mi ha ucciso con quella battuta."
    suffered = subject and words[1] in ("mi", "ci") and words[2] == "ha"
    return first or sat or suffered


def take_dated(readings: Sequence[Reading]) -> None:
    """Let what is only named be told of where a word of the past stands behind it alone."""
    for one, two in pairwise(readings):
        tokens = two.clause.tokens
        said = "_".join(word for token in tokens for word in token.words)
        past = bool(tokens) and all(token.kinds == {Kind.PAST} for token in tokens)
        if (past or said in _THIS_DAY) and one.question not in (VOTE, ELECT):
            one.tone = Tone.TOLD
