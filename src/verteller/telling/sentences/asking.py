"""Telling questions from polite orders, and talk about what was said from talk."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.orders import Order
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.tokens import Sentence, Token
from verteller.telling.sentences.topics import ELECT, VOTE

_SHALL: Final = frozenset(
    {"moet", "moeten", "zal", "zullen", "soll", "sollen", "sollten", "muss", "shall"}
)
"""Words with which somebody asks what he had better do."""
_SHALL_WE: Final = frozenset({("wollen", "wir"), ("zullen", "we"), ("shall", "we")})
_OTHERS: Final = frozenset({("jemand",), ("man",), ("irgendwer",), ("ihr",), ("keiner",)})
_WHO: Final = ("wer",)
_WHY: Final = frozenset("warum wieso weshalb wozu waarom perche why".split())
_FOR_ME: Final = frozenset({("fur", "mich"), ("in", "meinem", "namen")})
"""Words with which somebody asks the narrator to do it for him."""
_OKAY: Final = frozenset({"ok", "okay", "oke"})
_MY: Final = frozenset({"my", "mijn", "meine", "mio"})
_MYSELF: Final = frozenset({"ich", "wir", "ik", "we", "wij"})
_ONE_CAN: Final = frozenset({"si", "puo"})
_NOTES: Final = frozenset(
    "segnare segni segnate scrivere scriva annotare annoti registrare registri mettere metta"
    " notieren eintragen noteren opschrijven note write record".split()
)
"""Verbs with which somebody has his vote noted down."""
_BY_THE_RULES: Final = frozenset(
    "eigentlich uberhaupt hintereinander jedesmal grundsatzlich eigenlijk fila seguito".split()
)
"""Words with which somebody asks what is allowed, and wants nothing done."""


def is_asked(sentence: Sentence, readings: Sequence[Reading]) -> bool:
    """Tell whether a sentence is a question that is not just a polite order."""
    if sentence.end != "?" or not readings or _ends_in_tag(sentence):
        return False
    polite = any(
        reading.clause.has(Kind.PLEASE) or _asks_for_power(reading) for reading in readings
    )
    either = any(reading.clause.links_with(Kind.OR) and reading.persons for reading in readings)
    open_one = either or asks_whether_to(sentence) or _asks_what_is_allowed(sentence, readings)
    votes = any(map(_asks_for_vote, readings)) and not _wants_noted(sentence)
    if polite and not (open_one or votes):
        return False
    last = readings[-1]
    asks = any(token.has(Kind.ASKING) for token in sentence.tokens)
    # "Do we burn Bob today or tomorrow?"
    asks = asks or (last.clause.links_with(Kind.OR) and bool(last.clause.tokens))
    # "My vote for Bob has come in, or?"
    asks = asks or (last.clause.links_with(Kind.OR) and last.clause.mark == ",")
    return asks or bool(last.question or last.persons) or len(readings) == 1


def _ends_in_tag(sentence: Sentence) -> bool:
    """Tell whether a sentence is an order with an "ok?" behind it."""
    tokens = sentence.tokens
    return len(tokens) > 1 and not _OKAY.isdisjoint(tokens[-1].words)


def asks_whether_to(sentence: Sentence) -> bool:
    """Tell whether the writer asks what he had better do: "must I burn Bob?"."""
    first = next((token for token in sentence.tokens if token.kinds != {Kind.FILLER}), None)
    if first is None:
        return False
    words = tuple(word for token in sentence.tokens[:4] for word in token.words)
    # "Wollen wir Anna fressen?"
    suggests = any(pair in _SHALL_WE for pair in pairwise(words))
    return first.words[0] in _SHALL or suggests


def asks_himself(reading: Reading) -> bool:
    """Tell whether somebody only wonders at what he does: "why do I look at Bob, of all?"."""
    clause = reading.clause
    mine = clause.has(Kind.FIRST) or any(
        link.words[-1] in _MYSELF for link in clause.links if len(link.words) > 1
    )
    begs = clause.has(Kind.PLEASE, Kind.WANT) or any(
        token.has(Kind.WHETHER) and not any(token is each for each in reading.core)
        for token in clause.words
    )
    asks = clause.has(Kind.ASKING) and not any(
        not _WHY.isdisjoint(token.words) for token in clause.tokens
    )
    wonders = bool(clause.tokens) and clause.tokens[0].words == _WHO and clause.has(Kind.WANT)
    wonders = wonders or any(token.words[-1:] in _OTHERS for token in clause.tokens)
    return wonders or (mine and not begs and not asks)


def _asks_what_is_allowed(sentence: Sentence, readings: Sequence[Reading]) -> bool:
    """Tell whether a question is about the rules: "may I actually follow Bob twice?"."""
    last = readings[-1].clause
    words = {word for token in last.tokens for word in token.words}
    # "May I follow Bob, or must I wait?"
    if last.links_with(Kind.OR) and not _MYSELF.isdisjoint(words) and len(readings) > 1:
        return True
    if any(reading.self_meant and not reading.persons for reading in readings):
        # "May I also choose myself?"
        return True
    if any(not _BY_THE_RULES.isdisjoint(token.words) for token in sentence.tokens):
        return True
    # "Si può votare Anna?"
    words = {word for token in sentence.tokens[:2] for word in token.words}
    wants = any(token.has(Kind.WANT) for token in sentence.tokens)
    return words >= _ONE_CAN and not wants


def _wants_noted(sentence: Sentence) -> bool:
    """Tell whether a vote is only to be noted down: "can you note that I vote for Bob?"."""
    return any(not _NOTES.isdisjoint(token.words) for token in sentence.tokens)


def _asks_for_power(reading: Reading) -> bool:
    """Tell whether a question only begs leave to use a power: "may I see her aura?"."""
    if reading.question in (VOTE, ELECT, "") or reading.tone is not Tone.DONE:
        return False
    return reading.clause.has(Kind.WANT) and not reading.clause.has(Kind.ASKING, Kind.OR)


def _asks_for_vote(reading: Reading) -> bool:
    """Tell whether a question is about somebody's vote: "would you vote for Bob?"."""
    mine = reading.clause.has(Kind.MINE) or any(
        not _MY.isdisjoint(token.words) or token.words in _FOR_ME for token in reading.clause.tokens
    )
    return reading.question in (VOTE, ELECT) and reading.is_verb and reading.is_named and not mine


def tells(sentences: Iterable[Sentence]) -> bool:
    """Tell whether a text says that somebody said something, or quotes him behind his name."""
    before: Token | None = None
    for sentence in sentences:
        for token in sentence.tokens:
            if not token.is_quoted and token.has(Kind.REPORT):
                return True
            if token.is_quoted and before is not None and before.seats and not before.is_quoted:
                return True
            before = token
    return False


def asked_openly(order: Order | None, readings: Sequence[Reading], sentence: Sentence) -> str:
    """Return what a question orders that begs for nothing and may be denied next: "see Bob?"."""
    begs = any(
        reading.clause.has(Kind.PLEASE)
        or (reading.clause.has(Kind.WANT) and reading.clause.has(Kind.FIRST))
        for reading in readings
    )
    if order is None or begs or sentence.end != "?" or order.text != sentence.text:
        return ""
    return order.question
