"""
What tells the stake from the town hall where a clause has no word for either.

"Ann out, Bob in" burns Ann and elects Bob; "somebody with sense in the town hall, and that's
Ann" elects her; and who "runs the town" beside somebody who burns is to be its mayor.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Entry, Kind
from verteller.telling.sentences.orders import Order
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.shapes import speaks_of_own
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.tokens import Sentence, Token
from verteller.telling.sentences.topics import ELECT, SUCCESSOR, VOTE, VOTES

_IN: Final = frozenset("in erin rein drin hinein herein ran dentro binnen".split())
_OUT: Final = frozenset("out eruit weg buiten raus weg hinaus fort fuori via off gone".split())
_SOMEBODY: Final = frozenset(
    "somebody someone one iemand jemand jemanden einer eine einen qualcuno uno una".split()
)
"""Words for him who is only described, and named behind that."""
_NEEDS: Final = frozenset(
    "need needs want wants brauchen braucht brauch gehort wil willen mochte will"
    " vuole serve occorre servirebbe vorrei voglio".split()
)
_HAVE: Final = frozenset("hebben heb heeft".split())
_WITH: Final = frozenset("with mit met con".split())
_SHORT: Final = 4
"""Tokens of "iemand met verstand in het gemeentehuis"."""
_THAT_IS: Final = frozenset("cioe ovvero namely namelijk namlich oftewel ossia".split())
_AROUND: Final = (Kind.FILLER, Kind.LEAD, Kind.IT_IS, Kind.BE, Kind.AND, Kind.PRONOUN)
_ASIDE: Final = (
    *(Kind.DOUBT, Kind.MIGHT, Kind.PAST, Kind.AUXILIARY, Kind.ASKING, Kind.LATER, Kind.KNOW),
    *(Kind.NOBODY, Kind.BE),
)
"""Beside somebody described they say that it is told or weighed."""
_WEIGHED: Final = (Kind.MIGHT, Kind.PAST, Kind.ASKING, Kind.LATER, Kind.NOBODY)
_IT_TAKES: Final = frozenset({"ci", "vuole"})
_JOINS: Final = frozenset(
    "accodo accodiamo aggrego associo allineo unisco uniamo associamo aggreghiamo".split()
)
"""Italian verbs of doing what somebody else does."""
_CHOOSES: Final = ("choos", "kies", "kiez", "wahl", "scelg", "scegl", "pick")
_AS: Final = frozenset("come als as per zum zur for voor da".split())
_I_MEAN: Final = frozenset("intendo intendevo dico meine mein bedoel mean ovviamente".split())
_PAIR: Final = 2


def tell_votes_apart(
    readings: Sequence[Reading], sets: Mapping[str, frozenset[str]], asked: AbstractSet[str]
) -> None:
    """Let clauses without a word for the vote they are about be for the one they mean."""
    if not {VOTE, ELECT} & asked:
        return
    for each in readings:
        _join_somebody(each)
    for one, two in pairwise(readings):
        _name_described(one, two)
        if {VOTE, ELECT} <= asked:
            _take_in(one, two)
            _elect_after_burning(one, two)
            _take_ruler(one, two, sets.get("governs", frozenset()))
            _take_ruler(two, one, sets.get("governs", frozenset()))


def _take_in(one: Reading, two: Reading) -> None:
    """Elect who comes in where another goes out: "Ann out, Bob in"."""
    out = one.question == VOTE and _is_name_and(one, _OUT)
    if out and not two.question and _is_name_and(two, _IN) and not two.clause.links_with(Kind.OR):
        _let(two, ELECT)


def _elect_after_burning(one: Reading, two: Reading) -> None:
    """Elect who is chosen beside another who burns: "I burn Ann and choose Bob"."""
    chooses = two.question == VOTE and not two.negated and two.tone is Tone.DONE
    words = [word for token in two.core for word in token.words]
    if not chooses:
        return
    if one.question == ELECT and not one.persons and one.clause.has(Kind.FIRST):
        # "I stand for mayor, so vote for me."
        himself = two.self_meant and not two.persons
        voted = any(word.startswith(VOTES) for word in words)
        if himself and voted:
            _let(two, ELECT)
    elif one.question == VOTE and one.tone is Tone.DONE and len(one.persons) == 1:
        burns = not any(word.startswith(VOTES) for token in one.core for word in token.words)
        picks = not two.is_named and any(word.startswith(_CHOOSES) for word in words)
        joined = two.clause.links_with(Kind.AND) and len(two.persons) == 1
        if burns and one.is_named and picks and joined:
            _let(two, ELECT)


def _take_ruler(one: Reading, two: Reading, governs: frozenset[str]) -> None:
    """Elect who is said to rule beside somebody who burns: "Ann burns, Bob runs the town"."""
    burns = one.question == VOTE and one.tone is Tone.DONE and len(one.persons) == 1
    plain = not (one.negated or two.negated) and not two.clause.links_with(Kind.OR, Kind.CONDITION)
    if not (burns and plain) or two.question not in ("", ELECT) or len(two.persons) != 1:
        return
    said = [token for token in two.clause.tokens if not token.seats]
    words = " ".join(word for token in said if not _fills(token) for word in token.words)
    every = " ".join(word for token in said for word in token.words)
    if two.tone is not Tone.DONE and not governs.isdisjoint((words, every)):
        _let(two, ELECT)
        for token in said:
            token.learn((Entry(Kind.FILLER),))


def _name_described(one: Reading, two: Reading) -> None:
    """Choose who is named behind what he should be: "somebody with sense, and that's Ann"."""
    if one.question not in (VOTE, ELECT) or not one.is_named or one.persons or one.negated:
        return
    if two.question or len(two.persons) != 1 or not _says_who(two):
        return
    clause = one.clause
    words = {word for token in clause.tokens for word in token.words}
    needed = words >= _IT_TAKES or "nodig" in words
    aside = clause.has(*_ASIDE) and not (needed and not clause.has(*_WEIGHED))
    if words.isdisjoint(_SOMEBODY) or aside or clause.links_with(Kind.CONDITION):
        return
    if _is_needed(clause):
        _let(two, one.question)


def _is_needed(clause: Clause) -> bool:
    """Tell whether somebody is needed: "we need somebody", "iemand met verstand"."""
    at = next(at for at, token in enumerate(clause.tokens) if _SOMEBODY & set(token.words))
    before = {word for token in clause.tokens[: at + 1] for word in token.words}
    after = {word for token in clause.tokens[at + 1 :] for word in token.words}
    if before & _NEEDS or (_HAVE & before and "nodig" in after):
        return True
    described = clause.tokens[1:2]
    short = not at and len(clause.tokens) <= _SHORT
    return short and bool(described) and not _WITH.isdisjoint(described[0].words)


def _says_who(reading: Reading) -> bool:
    """Tell whether a clause says no more than who it is: "and that's Ann", "cioè Anna"."""
    clause = reading.clause
    known = all(token.seats or token.has(*_AROUND) for token in clause.tokens)
    linked = any(not _THAT_IS.isdisjoint(link.words) for link in clause.links)
    others = any(
        not link.has(Kind.AND) and _THAT_IS.isdisjoint(link.words) for link in clause.links
    )
    said = linked or clause.has(Kind.IT_IS)
    return known and said and not others and reading.tone in (Tone.BARE, Tone.TOLD, Tone.DONE)


def _join_somebody(reading: Reading) -> None:
    """Set apart whom the writer only follows: "mi accodo a Marta, Davide anche per me"."""
    persons = reading.persons
    if len(persons) != _PAIR or persons[1].joined is Kind.OR:
        return
    before = [each for each in reading.clause.tokens if each.start < persons[0].token.start]
    if any(not _JOINS.isdisjoint(token.words) for token in before):
        reading.apart, reading.persons = [*reading.apart, persons[0]], persons[1:]


def _is_name_and(reading: Reading, words: frozenset[str]) -> bool:
    """Tell whether a clause is one name and one of *words*."""
    rest = [token for token in reading.clause.tokens if not token.seats and not _fills(token)]
    rest = rest or [token for token in reading.clause.tokens if not token.seats]
    return (
        len(reading.persons) == 1
        and not reading.negated
        and len(rest) == 1
        and len(rest[0].words) == 1
        and rest[0].words[0] in words
    )


def _fills(token: Token) -> bool:
    return token.kinds == {Kind.FILLER}


def _let(reading: Reading, question: str) -> None:
    """Let a clause order *question* of him whom it names."""
    reading.question, reading.is_named, reading.foreign = question, True, False
    reading.tone = Tone.DONE


def is_of_other_vote(readings: Sequence[Reading], ordered: str) -> bool:
    """Tell whether it is the other vote that is left open: "who becomes mayor I don't care"."""
    other = {VOTE, ELECT} - {ordered}
    return len(other) == 1 and any(
        each.question in other and not each.persons and each.clause.has(Kind.ASKING)
        for each in readings
    )


def is_own_vote(reading: Reading, sentence: Sentence) -> bool:
    """Tell whether a sentence is no more than the writer's vote: "Bob is the one. My vote."."""
    tokens = sentence.tokens
    alone = len(tokens) == len(reading.clause.tokens) and sentence.end in (".", "!", "")
    known = all(
        token.has(Kind.FILLER, Kind.MINE) or any(token is each for each in reading.core)
        for token in tokens
    )
    return reading.question == VOTE and alone and known and speaks_of_own(reading.clause)


def is_that(reading: Reading) -> bool:
    """Tell whether who was spoken of is said to be the writer's choice: "so that's my vote"."""
    first, *rest = reading.clause.tokens
    kinds = (Kind.CUE, Kind.MINE, Kind.FILLER, Kind.LEAD, Kind.HARMLESS, Kind.BE)
    mine = any(token.has(Kind.MINE) or len(token.words) > 1 for token in rest)
    return first.has(Kind.IT_IS) and mine and all(token.has(*kinds) for token in rest)


def change_ballot(so_far: SoFar, readings: Sequence[Reading], sentence: Sentence) -> None:
    """Let who was named be for the other vote if that is put right: "no, for the stake"."""
    for one, two in pairwise(readings):
        asked = {one.question, two.question} == {VOTE, ELECT}
        corrects = two.clause.links_with(Kind.CORRECTION) and not two.negated
        order = so_far.orders.get(one.question)
        if asked and corrects and one.persons and not two.persons and order is not None:
            so_far.orders.drop(one.question)
            so_far.put(Order(two.question, order.seats, order.parts, text=sentence.text))


def rename_last(so_far: SoFar, readings: Sequence[Reading], sentence: Sentence) -> None:
    """Let a vote be for the office that a sentence behind it names: "as mayor, I mean"."""
    label, words = readings[0], [word for token in sentence.tokens for word in token.words]
    named = any(token.seats for token in sentence.tokens)
    office = label.question in (ELECT, SUCCESSOR) and label.tone is Tone.BARE
    meant = bool(words) and words[0] in _AS and not _I_MEAN.isdisjoint(words)
    order = so_far.orders.get(VOTE)
    if named or sentence.end == "?" or not (office and meant) or order is None:
        return
    if so_far.last_question in (VOTE, label.question) and order.seats and not label.negated:
        so_far.orders.drop(VOTE)
        so_far.put(Order(label.question, order.seats, order.parts, text=order.text))


def is_only_fate(reading: Reading) -> bool:
    """Tell whether a set phrase only says that somebody's end has come, and nothing of a vote."""
    if reading.question != VOTE or reading.clause.has(Kind.FIRST, Kind.MINE):
        return False
    return all(
        len(token.words) > _PAIR and not any(word.startswith(VOTES) for word in token.words)
        for token in reading.core
    )
