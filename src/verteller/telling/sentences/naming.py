"""Clauses without a word for any question: names that stand by themselves, and nobody's."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.abstaining import gives_none_to
from verteller.telling.sentences.concluding import (
    is_conceded,
    is_he_tonight,
    is_settled_on,
    is_spoken_to,
)
from verteller.telling.sentences.courtesies import is_courtesy
from verteller.telling.sentences.declining import take_nobody
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.meaning import DoubtCode
from verteller.telling.sentences.opposites import is_he_instead
from verteller.telling.sentences.orders import Order, Seats
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.shapes import (
    ALSO,
    gives_it,
    is_plainly_named,
    wants_somebody,
    weighs_somebody,
)
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.tokens import Sentence
from verteller.telling.sentences.withdrawing import take_back_spoken

_HIM: Final = frozenset({("him",), ("her",)})
_I: Final = frozenset({("ich",), ("ik",), ("ikzelf",), ("io",)})
_ITSELF: Final = frozenset({"selbst", "selber", "zelf", "stesso", "stessa"})
_MADE: Final = frozenset(
    "make change switch move swap shift cambiate cambia cambio cambiare sostituite sostituisci"
    " rimpiazzate rimpiazza mettete metti".split()
)
"""Words with which a choice is changed that was made in another mail."""


def take_bare(so_far: SoFar, reading: Reading, sentence: Sentence) -> None:
    """Take in a clause without a word for any question."""
    if reading.denied:
        _take_denied(so_far, reading, sentence)
    if take_back_spoken(so_far, reading, sentence) or _is_refused(so_far, reading, sentence):
        return
    before = so_far.orders.get(so_far.last_question)
    if before is not None and before.blank and gives_it(reading):
        so_far.pending = reading
        reading.question, reading.tone = so_far.last_question, Tone.BARE
    if _is_also_himself(so_far, reading):
        # "I swap Bob, and myself."
        _add_himself(so_far, reading)
        return
    wants = wants_somebody(reading)
    opposed = so_far.negated_question and is_he_instead(reading, sentence)
    if opposed or _is_rest_of_pending(so_far, reading) or wants:
        reading.tone = Tone.BARE
    if _is_unknown_answer(so_far, reading):
        so_far.doubt(DoubtCode.UNKNOWN_NAME, reading, sentence)
    elif _is_he(so_far, reading, sentence):
        usual = so_far.reader.usual
        so_far.put(Order(usual, [so_far.last_persons], [reading.part], text=sentence.text))
    elif not reading.persons:
        take_nobody(so_far, reading, sentence)
    elif reading.tone is Tone.BARE:
        _take_names(so_far, reading, sentence, wants=wants)


def _is_refused(so_far: SoFar, reading: Reading, sentence: Sentence) -> bool:
    """Tell whether somebody is said to get no vote, and note it."""
    if not gives_none_to(so_far, reading):
        return False
    reading.question = so_far.reader.usual
    so_far.doubt(DoubtCode.NEGATED, reading, sentence)
    return True


def _take_denied(so_far: SoFar, reading: Reading, sentence: Sentence) -> None:
    """Note who is not meant; somebody else may be named next."""
    so_far.corrects = bool(so_far.last_question)
    denied = {person.seats for person in reading.denied}
    chosen = so_far.bare and not denied & set(so_far.bare)
    if not so_far.last_question and so_far.reader.usual and _is_all(reading) and not chosen:
        # "Bob not!"
        reading.question = so_far.reader.usual
        so_far.doubt(DoubtCode.NEGATED, reading, sentence)
        so_far.negated_question, reading.question = reading.question, ""


def _add_himself(so_far: SoFar, reading: Reading) -> None:
    """Let the writer be one of those who were named."""
    order = so_far.orders.get(so_far.last_question)
    if order is not None:
        order.seats.append(so_far.writer)
        order.parts.append(reading.part)


def _is_also_himself(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether the writer adds himself to whom he named: "and myself"."""
    clause = reading.clause
    joined = clause.links_with(Kind.AND) and not (reading.negated or reading.persons)
    alone = all(token.has(Kind.SELF, Kind.FILLER, Kind.LEAD) for token in clause.tokens)
    last = so_far.last_question
    itself = [token for token in clause.tokens if token.words[-1] not in _ITSELF]
    if len(itself) == 1 and itself[0].words in _I:
        # "Anna und ich", "Anna en ikzelf".
        return joined and (so_far.orders.wants_several(last) or so_far.orders.has_room(last))
    # Also "shoot at Bob and at me".
    meant = reading.self_meant or clause.has(Kind.SELF)
    return joined and alone and meant and so_far.orders.has_room(so_far.last_question)


def _is_he(so_far: SoFar, reading: Reading, sentence: Sentence) -> bool:
    """Tell whether a sentence is a pronoun for whom was named: "Bob snores. Him tonight."."""
    tokens = sentence.tokens
    he = bool(tokens) and tokens[0].words in _HIM and reading.clause.tokens[:1] == tokens[:1]
    silent = not (so_far.orders.by_question or so_far.is_named_in_passing or reading.negated)
    alone = all(token.has(Kind.FILLER) or token.words in _HIM for token in tokens)
    known = len(so_far.named) == 1 and bool(so_far.last_persons and so_far.reader.usual)
    return he and silent and alone and known and sentence.end != "?"


def _is_all(reading: Reading) -> bool:
    """Tell whether somebody is denied and nothing else said: "Bob not!", but not "he isn't"."""
    denied = [token for token in reading.clause.tokens if token.has(Kind.NEGATION)]
    also = any(not ALSO.isdisjoint(token.words) for token in reading.clause.tokens)
    return bool(denied) and not (reading.persons or also or reading.tone is Tone.TOLD)


def _is_unknown_answer(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether a label is followed by one name that nobody has: "vote: Harold"."""
    tokens = reading.clause.tokens
    pending = so_far.pending
    rest = all(token.has(Kind.LEAD, Kind.FILLER) for token in tokens[1:])
    if tokens and rest and reading.clause.links_with(Kind.AND):
        # "I swap Ann and Harold", "wissel Ann en Karel om".
        room = so_far.orders.has_room(so_far.last_question)
        return room and tokens[0].is_strange and tokens[0].is_capital
    if pending is None or len(tokens) != 1:
        return False
    if pending.is_verb and len(pending.clause.tokens) > 1:
        # "Stimme: Heinz" has a verb only for who does not see the colon.
        return False
    return tokens[0].is_strange and tokens[0].is_capital and reading.clause.mark == ":"


def _take_names(so_far: SoFar, reading: Reading, sentence: Sentence, *, wants: bool) -> None:
    """
    Take in names that stand by themselves: they may correct or complete what was said.

    Args:
        wants: Whether it is said that somebody is wanted: "I'm on the train, Bob please".
    """
    others = [seats for seats in so_far.objects(reading) if seats != so_far.writer]
    tokens = reading.clause.tokens
    strange = sum(not token.is_known and token.text.isalpha() for token in tokens)
    if (
        _is_told_apart(so_far, others, strange)
        or _is_lost(so_far, sentence, others)
        or _take_another(so_far, reading, sentence, others)
    ):
        return
    if _is_apology(so_far, reading, sentence) or (so_far.corrects and weighs_somebody(reading)):
        # "No, I don't trust Ann either."
        so_far.corrects = False
    elif others and reading.blank:
        reading.question = so_far.reader.usual
        so_far.doubt(DoubtCode.NEGATED, reading, sentence)
    elif not others or strange > 1 or any(token.is_strange for token in tokens):
        return
    elif question := _meant_by_names(so_far, reading, sentence):
        part = so_far.part_for(question)
        so_far.put(Order(question, others, [part] * len(others), text=sentence.text))
    elif (
        reading.clause.links_with(Kind.AND, Kind.OR)
        and so_far.last_question
        and not is_settled_on(reading, sentence)
    ):
        order = so_far.orders.get(so_far.last_question)
        if order is not None and not order.blank:
            order.seats += others
            order.parts += [reading.part] * len(others)
    elif (
        (is_plainly_named(reading) or is_he_tonight(reading.clause))
        and sentence.end != "?"
        and (
            so_far.is_all_polite
            or wants
            or reading.clause.mark == ":"
            or is_settled_on(reading, sentence)
        )
    ):
        if so_far.negated_question == so_far.reader.usual:
            # "Not Carol, Bob."
            so_far.doubts = [
                doubt
                for doubt in so_far.doubts
                if doubt.code is not DoubtCode.NEGATED or doubt.question != so_far.negated_question
            ]
        # "Bob. No wait, Carol."
        so_far.bare = others if so_far.corrects else so_far.bare + others


def _is_lost(so_far: SoFar, sentence: Sentence, named: Sequence[Seats]) -> bool:
    """
    Take back what was ordered if it is open what a name corrects, and tell whether it is.

    "I burn Bob, and who wears the chain: Ann... no, that's me. Carol": which of them is changed?
    """
    order, last = so_far.orders.get(so_far.last_question), so_far.last_persons
    chosen = order.seats if order is not None else []
    others = (last and last not in chosen) or so_far.is_himself_last
    if not (so_far.corrects and chosen and others) or set(named) <= {*chosen, last}:
        return False
    so_far.retract(sentence.text)
    return True


def _take_another(
    so_far: SoFar, reading: Reading, sentence: Sentence, others: Sequence[Seats]
) -> bool:
    """Take back an order for one person where somebody else is named all alone behind it."""
    order = so_far.orders.get(so_far.last_question)
    if order is None or not order.seats or order.text == sentence.text or so_far.corrects:
        return False
    if so_far.pending is not None and so_far.pending.question != so_far.last_question:
        # "Who burns? Ann. Who rules? Bob."
        return False
    clause, tokens = reading.clause, sentence.tokens
    only = all(token.seats or token.has(Kind.LEAD, Kind.IT_IS) for token in clause.tokens)
    one = so_far.orders.room(so_far.last_question) == 1 and len(others) == 1
    if not (one and only) or sentence.end == "?" or others[0] in order.seats:
        return False
    if set(so_far.writer) <= set(others[0]):
        # "Yours, P. Smith."
        return False
    first = bool(tokens) and bool(clause.tokens) and tokens[0] is clause.tokens[0]
    # Also "I had the address wrong: Bob", and "oh bother, Bob".
    led = any(person.leads for person in reading.persons)
    alone = led or len(clause.tokens) == len(tokens)
    marked = clause.mark == ":" or (clause.mark and (led or _is_cried_before(clause, sentence)))
    if not ((first and alone) or marked):
        return False
    # "I vote for Emily Carter. Sorry, wrong Carter! James Carter."
    so_far.take_away(so_far.last_question, DoubtCode.CONTRADICTION, sentence)
    return True


def _is_cried_before(clause: Clause, sentence: Sentence) -> bool:
    """Tell whether nothing but an exclamation stands before a name: "oh bother, Bob"."""
    tokens = sentence.tokens
    before = tokens[: next(at for at, each in enumerate(tokens) if each is clause.tokens[0])]
    words = " ".join(word for token in before for word in token.words)
    aside = (Kind.VERB, Kind.BE, Kind.AUXILIARY, Kind.OTHERS, Kind.WANT, Kind.PLEASE)
    names = any(token.seats or token.has(*aside) for token in before)
    return bool(before) and not names and not is_courtesy(words)


def _is_apology(so_far: SoFar, reading: Reading, sentence: Sentence) -> bool:
    """Tell whether somebody is only asked for pardon, or called: "sorry Bob", "and Bob, you"."""
    clause = reading.clause
    if clause.links_with(Kind.AND) and is_spoken_to(reading, sentence):
        return True
    order = so_far.orders.get(so_far.last_question)
    ordered = {seat for seats in order.seats for seat in seats} if order is not None else set()
    if ordered and all(ordered.intersection(person.seats) for person in reading.persons):
        # "Poison Carol. Sorry Carol!"
        return any(link.words[-1] == "sorry" for link in clause.links[-1:])
    before = so_far.bare or so_far.last_question or so_far.named
    sorry = any(link.words[-1] == "sorry" for link in clause.links[-1:])
    return sorry and not (before or clause.mark) and len(clause.tokens) == 1


def _is_told_apart(so_far: SoFar, others: Sequence[Seats], strange: int) -> bool:
    """Take a name for saying which of several was meant: "Jan. Fischer, that is"."""
    order = so_far.orders.get(so_far.last_question)
    if order is None or strange or len(others) != 1 or len(others[0]) != 1:
        return False
    for at, seats in enumerate(order.seats):
        if len(seats) > 1 and others[0][0] in seats:
            order.seats[at] = others[0]
            return True
    return False


def _meant_by_names(so_far: SoFar, reading: Reading, sentence: Sentence) -> str:
    """Return for which question names without a word for one are, "" if for none."""
    opposed = reading.clause.links_with(Kind.BUT) or is_he_instead(reading, sentence)
    if opposed and so_far.negated_question:
        so_far.doubts = [
            doubt
            for doubt in so_far.doubts
            if doubt.code is not DoubtCode.NEGATED or doubt.question != so_far.negated_question
        ]
        return so_far.negated_question
    if so_far.corrects:
        made = any(not _MADE.isdisjoint(link.words[:2]) for link in reading.clause.links)
        # "I had Ann down, but make it Bob": what was chosen before stands in another mail.
        return so_far.last_question or (so_far.reader.usual if made else "")
    if so_far.pending is not None:
        return so_far.pending.question
    if is_settled_on(reading, sentence) and so_far.last_question:
        return so_far.last_question
    if is_conceded(reading.clause, sentence):
        return so_far.reader.usual
    return so_far.last_question if so_far.orders.has_room(so_far.last_question) else ""


def _is_rest_of_pending(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether a clause says of whom what was said before: "my vote: I move it to Bob"."""
    if so_far.pending is None or reading.tone is not Tone.DONE or not reading.persons:
        return False
    return not reading.negated and so_far.pending.tone is Tone.DONE
