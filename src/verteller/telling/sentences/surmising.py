"""
What is surmised of sentences that order nothing: that a choice hangs on something, and the like.

"Frank, unless he explains himself" and "hope can look after herself tonight" order nothing in
words that the grammar reads; the narrator can tell all the same what is the matter with them.
Nothing is ever carried out for what is found here.
"""

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Final

from verteller.telling.sentences.framing import is_framed
from verteller.telling.sentences.lexicon import GENERIC, Kind, Lexicon
from verteller.telling.sentences.meaning import Context, Doubt, DoubtCode
from verteller.telling.sentences.orders import MOST_TEXT
from verteller.telling.sentences.overheard import is_done_to, is_left_open
from verteller.telling.sentences.reading import Heard, Reading
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import usual_question

_TOLD: Final = (
    *(Kind.NEGATION, Kind.REPORT, Kind.CONDITION, Kind.PAST, Kind.AUXILIARY, Kind.DOUBT),
    *(Kind.MIGHT, Kind.LATER),
)
"""Words of sentences that say nothing of what the writer does now."""
_WONDERS: Final = (Kind.ASKING, Kind.KNOW)
_TALE: Final = (Kind.REPORT, Kind.PAST, Kind.DOUBT)
_SHORT: Final = 6
"""Words of a sentence in which one that we do not know is taken for a name."""
_NOTHING: Final[frozenset[str]] = frozenset()


def surmised(heard: Sequence[Heard], context: Context, lexicon: Lexicon) -> Iterator[Doubt]:
    """Give doubts that say more of a mail than that it was not understood, the best first."""
    yield from _hanging(heard, lexicon)
    yield from _refused(heard, lexicon)
    settled = not is_left_open(heard, lexicon)
    yield from _strangers(heard, context, lexicon) if settled else ()
    yield from foreign(heard, context, lexicon)
    yield from _torn(heard, context, lexicon) if settled else ()
    yield from _shared(heard, context)


def surmised_beside(
    heard: Sequence[Heard], done: Container[str], context: Context, lexicon: Lexicon
) -> Iterator[Doubt]:
    """
    Give doubts about what a mail says beside what is carried out of it, the best first.

    Args:
        heard: Its sentences that order nothing.
        done: The questions answered by it.
    """
    yield from foreign(heard, context, lexicon)
    # "Bob on the stake. As for the mayor, certainly not Ann."
    left = [each for each in heard if _is_about(each, context.asked.keys(), done)]
    yield from _hanging(left, lexicon)
    yield from _unwanted(left)
    yield from _refused(left, lexicon)
    if not is_left_open(heard, lexicon):
        yield from _strangers(left, context, lexicon)
        yield from _torn(left, context, lexicon)
    yield from _shared(left, context)


def _is_about(heard: Heard, asked: Iterable[str], done: Container[str]) -> bool:
    """Tell whether a sentence has a word for a question that is open and not answered."""
    left = {each for each in asked if each not in done}
    return any(
        entry.question in left and entry.kind in (Kind.CUE, Kind.VERB, Kind.WISH)
        for token in heard.sentence.tokens
        for entry in token.entries
    )


def _unwanted(heard: Sequence[Heard]) -> Iterator[Doubt]:
    """Give a doubt for each sentence that names somebody only to say that it is not he."""
    for each in heard:
        denied = any(reading.denied and not reading.clause.has(*_TALE) for reading in each.readings)
        if denied and each.sentence.end != "?":
            yield Doubt(DoubtCode.NEGATED, each.sentence.text[:MOST_TEXT])


def _torn(heard: Sequence[Heard], context: Context, lexicon: Lexicon) -> Iterator[Doubt]:
    """Give a doubt for each sentence that names two for one choice: "Ann or Bob, I don't mind"."""
    usual = usual_question(context)
    asked = context.asked.get(usual)
    room = sum(part.most for part in asked.parts) if asked is not None else 0
    for each in heard:
        many = len(set(each.names)) > max(room, 1)
        told = each.sentence.end == "?" or each.has(*_TALE, Kind.NEGATION)
        if many and room and not told and _has(each, lexicon, "both"):
            yield Doubt(DoubtCode.CONTRADICTION, each.sentence.text[:MOST_TEXT], usual)


def _has(heard: Heard, lexicon: Lexicon, name: str) -> bool:
    """Tell whether a sentence has a phrase that the word files list as *name*."""
    return is_framed(heard.words, lexicon.sets.get(name, _NOTHING))


def _hanging(heard: Sequence[Heard], lexicon: Lexicon) -> Iterator[Doubt]:
    """Give a doubt for each sentence by which a choice hangs on something: "it depends on"."""
    if not any(each.names for each in heard):
        return
    for each in heard:
        depends = _has(each, lexicon, "depends")
        hangs = _is_hung(each.readings) or (_has(each, lexicon, "hanging") and _is_choice(each))
        if depends or (
            hangs and each.sentence.end != "?" and not _has(each, lexicon, "would_have")
        ):
            yield Doubt(DoubtCode.CONDITION, each.sentence.text[:MOST_TEXT])


def _is_hung(readings: Sequence[Reading]) -> bool:
    """Tell whether somebody is named before a condition, and nothing else said: "Bob, unless"."""
    supposed = [each.clause.links_with(Kind.CONDITION) for each in readings]
    last = readings[-1]
    then = len(readings) > 1 and last.is_bare_names and not (last.negated or last.clause.links)
    if then and supposed[0] and len(readings[0].clause.tokens) > 1:
        # "If there's really nobody else, well, Bob."
        return not any(each.question for each in readings)
    bare = [each for each in readings[:1] if each.is_bare_names and not each.negated]
    return bool(bare) and any(supposed[1:2]) and len(readings[1].clause.tokens) > 1


def _is_choice(heard: Heard) -> bool:
    """Tell whether a sentence names somebody, and has a word about a question open."""
    about = any(each.question for each in heard.readings)
    return bool(heard.names) and about and not heard.has(*_TALE)


def _refused(heard: Sequence[Heard], lexicon: Lexicon) -> Iterator[Doubt]:
    """Give a doubt for each sentence that leaves somebody alone, or would do anything rather."""
    asked = False
    for each in heard:
        alone = each.names and not each.has(*_TALE) and _has(each, lexicon, "refused")
        rather = asked and _has(each, lexicon, "rather")
        if (alone or rather) and each.sentence.end != "?":
            yield Doubt(DoubtCode.NEGATED, each.sentence.text[:MOST_TEXT])
        asked = any(each.question and (each.persons or each.apart) for each in each.readings)


def _strangers(heard: Sequence[Heard], context: Context, lexicon: Lexicon) -> Iterator[Doubt]:
    """Give a doubt for each sentence that uses the writer's power on somebody nobody knows."""
    names = lexicon.sets.get("given_names", _NOTHING)
    for each in heard:
        tokens = each.sentence.tokens
        question = next((asked for token in tokens for asked in asked_by(token, context)), "")
        if not question or each.names:
            continue
        if _is_done_to_stranger(each, question):
            yield Doubt(DoubtCode.UNKNOWN_NAME, each.sentence.text[:MOST_TEXT], question)
        for at, token in enumerate(tokens):
            named = not names.isdisjoint(token.words)
            # "The shield is for Victoria", though a Victoria sponge is a word.
            if named and (token.is_strange or (at and token.is_capital)):
                yield Doubt(DoubtCode.UNKNOWN_NAME, each.sentence.text[:MOST_TEXT], question)


def _is_done_to_stranger(heard: Heard, question: str) -> bool:
    """Tell whether a short sentence does something to whom a word we do not know may name."""
    if heard.sentence.end == "?" or heard.has(*_TALE, Kind.NEGATION, Kind.CONDITION, Kind.ASKING):
        return False
    if heard.has(Kind.AUXILIARY) or len(heard.sentence.tokens) > _SHORT:
        return False
    about = [each for each in heard.readings if each.question == question]
    return any(is_done_to(each, question) or _ends_in_verb(each) for each in about)


def _ends_in_verb(reading: Reading) -> bool:
    """Tell whether a word we do not know stands before the verb at the end: "den Ronny nehmen"."""
    tokens = reading.clause.tokens
    if len(tokens) <= 1 or not tokens[-2].is_strange:
        return False
    return any(token is tokens[-1] for token in reading.core)


def foreign(heard: Sequence[Heard], context: Context, lexicon: Lexicon) -> Iterator[Doubt]:
    """Give a doubt for each sentence in which the writer uses a power that is not his."""
    frames = lexicon.sets.get("powers", _NOTHING)
    for each in heard:
        own = any(_is_own(token, context) for token in each.sentence.tokens)
        used = each.names and not (own or each.has(*_TOLD)) and each.sentence.end != "?"
        plain = not each.has(*_WONDERS) and is_framed(each.words, frames)
        if used and (plain or any(_is_used(reading, frames) for reading in each.readings)):
            yield Doubt(DoubtCode.NOT_YOURS, each.sentence.text[:MOST_TEXT])


def _is_used(reading: Reading, frames: frozenset[str]) -> bool:
    """Tell whether a clause says that a power is used, and does not ask or wonder."""
    words = [word for token in reading.clause.tokens for word in token.words]
    aside = any(token.has(*_WONDERS) and not token.seats for token in reading.clause.tokens)
    return not aside and is_framed(words, frames)


def _is_own(token: Token, context: Context) -> bool:
    """Tell whether a word is about a question or the power of the writer's."""
    return any(
        context.role in entry.roles or (not entry.roles and entry.question in context.asked)
        for entry in token.entries
    )


def _shared(heard: Sequence[Heard], context: Context) -> Iterator[Doubt]:
    """Give a doubt for what is done to somebody whose name others have, too."""
    for each in heard:
        told = each.sentence.end == "?" or each.has(*_TALE, Kind.NEGATION)
        if told or [len(seats) > 1 for seats in each.names] != [True]:
            continue
        for reading in each.readings:
            if reading.question in context.asked and reading.is_named and not reading.foreign:
                yield Doubt(DoubtCode.AMBIGUOUS, each.sentence.text[:MOST_TEXT], reading.question)


def asked_by(token: Token, context: Context) -> Iterator[str]:
    """Give the questions open to the writer that a word is about."""
    for entry in token.entries:
        own = not entry.roles or context.role in entry.roles
        if own and entry.question in context.asked and entry.question != GENERIC:
            yield entry.question
