"""
Orders said in a roundabout way that only one kind of power explains.

Who guards somebody bars the way to him, who inherits from a dead player wants to be able to do
what he could, and who kidnaps somebody has him stay the night in a place of his own.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.orders import Order, Seats
from verteller.telling.sentences.reader import Reader
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.sayings import holds
from verteller.telling.sentences.tokens import Sentence, Token

_GUARDS: Final = frozenset({"bodyguard", "healer"})
_HEIRS: Final = frozenset({"necrophile", "transformist"})
_KIDNAPPER: Final = "kidnapper"
_WHOEVER: Final = frozenset("who whoever anyone anybody chi chiunque wie wer".split())
"""Words for whoever comes near somebody that is guarded."""
_WHAT: Final = frozenset("what whatever was wat quello cio".split())
"""Words for what a dead player was, or could do."""
_WAS: Final = frozenset(
    "was were could had did war konnte hatte machte kon had deed era faceva sapeva poteva".split()
)
_BECOME: Final = frozenset(
    "want will wil voglio vorrei word wordt werde werd divento become becoming mochte".split()
)
_TONIGHT: Final = frozenset(
    "tonight stanotte stasera vannacht vanavond nacht abend evening night".split()
)
_OTHERS_WANT: Final = frozenset("vuole volesse vorra wants wil will".split())
_ABLE: Final = frozenset(
    "able be do too also konnen werden sein auch kunnen worden zijn ook doen poter potere saper"
    " sapere fare anch anche pure io".split()
)
"""Words beside these that say no more than that."""
_I: Final = frozenset({"i", "ich", "ik", "voglio", "vorrei", "divento"})
_KNOWN: Final = _BECOME | _ABLE | _I
_STAYS: Final = (
    *(Kind.FILLER, Kind.LEAD, Kind.TOWARDS, Kind.MINE, Kind.BE, Kind.MUST, Kind.LIGHT),
    *(Kind.HARMLESS, Kind.SELF),
)
"""Words beside somebody who is kept, and where."""
_ASIDE: Final = (
    *(Kind.DOUBT, Kind.REPORT, Kind.LATER, Kind.NEGATION, Kind.OR, Kind.OTHERWISE),
    *(Kind.CONDITION, Kind.CORRECTION, Kind.RETRACT, Kind.STATUS, Kind.HELP),
)
"""What makes of such a sentence something else than an order."""


def said_roundabout(
    readings: Sequence[Reading], sentence: Sentence, reader: Reader
) -> Order | None:
    """Return what a sentence orders in a roundabout way, if it does."""
    usual, role = reader.usual, reader.context.role
    if usual not in reader.context.asked or sentence.end == "?" or not readings:
        return None
    seats = {person.seats for each in readings for person in each.clause.persons}
    seats -= {(int(reader.context.seat),)}
    tokens = [token for each in readings for token in (*each.clause.links, *each.clause.tokens)]
    if len(seats) != 1 or any(_is_aside(token) for token in tokens):
        return None
    barring = reader.lexicon.sets.get("barring", frozenset())
    meant = (
        (role in _GUARDS and _bars(readings, tokens, barring))
        or (role in _HEIRS and _inherits(readings))
        or (role == _KIDNAPPER and any(map(_keeps, readings)))
    )
    return _ordered(usual, seats.pop(), sentence) if meant else None


def _is_aside(token: Token) -> bool:
    """Tell whether a word makes no order of it; that somebody wants another only says who."""
    return token.has(*_ASIDE) and _OTHERS_WANT.isdisjoint(token.words)


def _ordered(question: str, seats: Seats, sentence: Sentence) -> Order:
    return Order(question, [seats], [""], text=sentence.text)


def _words(tokens: Iterable[Token]) -> set[str]:
    return {word for token in tokens for word in token.words}


def _bars(readings: Sequence[Reading], tokens: Sequence[Token], barring: frozenset[str]) -> bool:
    """Tell whether the writer bars the way: "who wants Bob has to get past me"."""
    whoever = any(not _WHOEVER.isdisjoint(token.words) for token in tokens)
    # "Who guards Bob has to deal with me."
    own = any(each.is_verb and each.is_named and each.persons for each in readings)
    return whoever and holds(tokens, barring) and not own


def _inherits(readings: Sequence[Reading]) -> bool:
    """Tell whether the writer wants what a dead player had: "what Bob was I become"."""
    for at, reading in enumerate(readings):
        tokens = [*reading.clause.links, *reading.clause.tokens]
        if not reading.clause.persons or _WHAT.isdisjoint(_words(tokens[:1])):
            continue
        being = not _WAS.isdisjoint(_words(tokens[1:]))
        rest = [token for each in readings[at + 1 :] for token in each.clause.tokens]
        mine = any(token.has(Kind.FIRST) for token in rest) or not _I.isdisjoint(_words(rest))
        more = (Kind.FIRST, Kind.WANT, Kind.FILLER, Kind.LEAD)
        plain = all(token.has(*more) or _words([token]) <= _KNOWN for token in rest)
        return being and mine and plain and not _BECOME.isdisjoint(_words(rest))
    return False


def _keeps(reading: Reading) -> bool:
    """Tell whether somebody spends the night in a place of the writer's: "in my shed"."""
    clause = reading.clause
    told = (Kind.FIRST, Kind.PAST, Kind.AUXILIARY, Kind.OTHERS, Kind.ASKING, Kind.REASON)
    tonight = not _TONIGHT.isdisjoint(_words(clause.tokens))
    if clause.has(*told) or not (tonight and clause.persons and clause.has(Kind.MINE)):
        return False
    tokens = clause.tokens
    mine = next(at for at, token in enumerate(tokens) if token.has(Kind.MINE))
    own = [token for token in reading.core if token.has(Kind.CUE)]
    kept = any(any(token is each for each in own) for token in tokens[mine:])
    return kept and all(_belongs(token, own) for token in tokens)


def _belongs(token: Token, own: Sequence[Token]) -> bool:
    """Tell whether a word says only who is kept, that he is, and where."""
    return bool(token.seats) or token.has(*_STAYS) or any(token is each for each in own)
