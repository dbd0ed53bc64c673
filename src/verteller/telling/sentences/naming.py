"""Clauses without a word for any question: names that stand by themselves, and nobody's."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.meaning import DoubtCode
from verteller.telling.sentences.orders import Order, Seats
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.shapes import ALSO, gives_it, is_plainly_named, wants_somebody
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.tokens import Sentence
from verteller.telling.sentences.topics import ELECT, SUICIDE, VOTE

_FINITE: Final = (Kind.MUST, Kind.BE, Kind.AUXILIARY, Kind.KNOW, Kind.REPORT)
"""Beside "nobody" they say what nobody does."""


def take_bare(so_far: SoFar, reading: Reading, sentence: Sentence) -> None:
    """Take in a clause without a word for any question."""
    if reading.denied:
        # Somebody else may be named next.
        so_far.corrects = bool(so_far.last_question)
        denied = {person.seats for person in reading.denied}
        chosen = so_far.bare and not denied & set(so_far.bare)
        if not so_far.last_question and so_far.reader.usual and _is_all(reading) and not chosen:
            # "Bob not!"
            reading.question = so_far.reader.usual
            so_far.doubt(DoubtCode.NEGATED, reading, sentence)
            so_far.negated_question, reading.question = reading.question, ""
    before = so_far.orders.get(so_far.last_question)
    if before is not None and before.blank and gives_it(reading):
        so_far.pending = reading
        reading.question, reading.tone = so_far.last_question, Tone.BARE
    if _is_rest_of_pending(so_far, reading) or wants_somebody(reading):
        reading.tone = Tone.BARE
    if _is_unknown_answer(so_far, reading):
        so_far.doubt(DoubtCode.UNKNOWN_NAME, reading, sentence)
    elif not reading.persons:
        if reading.blank and reading.tone is not Tone.TOLD and not _is_weighed(reading, sentence):
            _take_bare_blank(so_far, reading, sentence)
    elif reading.tone is Tone.BARE:
        _take_names(so_far, reading, sentence)


def _is_weighed(reading: Reading, sentence: Sentence) -> bool:
    """Tell whether somebody only thinks of doing nothing: "perhaps I had better stay at home"."""
    withdraws = any(token.has(Kind.WITHDRAW) for token in sentence.tokens)
    return reading.tone is Tone.UNSURE and not withdraws


def _is_all(reading: Reading) -> bool:
    """Tell whether somebody is denied and nothing else said: "Bob not!", but not "he isn't"."""
    denied = [token for token in reading.clause.tokens if token.has(Kind.NEGATION)]
    also = any(not ALSO.isdisjoint(token.words) for token in reading.clause.tokens)
    return bool(denied) and not (reading.persons or also or reading.tone is Tone.TOLD)


def _is_unknown_answer(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether a label is followed by one name that nobody has: "vote: Harold"."""
    tokens = reading.clause.tokens
    pending = so_far.pending
    if len(tokens) == 1 and reading.clause.links_with(Kind.AND):
        # "I swap Ann and Harold."
        room = so_far.orders.has_room(so_far.last_question)
        return room and tokens[0].is_strange and tokens[0].is_capital
    if pending is None or len(tokens) != 1:
        return False
    if pending.is_verb and len(pending.clause.tokens) > 1:
        # "Stimme: Heinz" has a verb only for who does not see the colon.
        return False
    return tokens[0].is_strange and tokens[0].is_capital and reading.clause.mark == ":"


def _take_names(so_far: SoFar, reading: Reading, sentence: Sentence) -> None:
    """Take in names that stand by themselves: they may correct or complete what was said."""
    others = [seats for seats in so_far.objects(reading) if seats != so_far.writer]
    tokens = reading.clause.tokens
    strange = sum(not token.is_known and token.text.isalpha() for token in tokens)
    if _is_told_apart(so_far, others, strange):
        return
    if others and reading.blank:
        reading.question = so_far.reader.usual
        so_far.doubt(DoubtCode.NEGATED, reading, sentence)
    elif not others or strange > 1 or any(token.is_strange for token in tokens):
        return
    elif question := _meant_by_names(so_far, reading):
        so_far.put(Order(question, others, [""] * len(others), text=sentence.text))
    elif reading.clause.links_with(Kind.AND, Kind.OR) and so_far.last_question:
        order = so_far.orders.get(so_far.last_question)
        if order is not None and not order.blank:
            order.seats += others
            order.parts += [reading.part] * len(others)
    elif (
        is_plainly_named(reading)
        and not _is_apology(so_far, reading)
        and sentence.end != "?"
        and (so_far.is_all_polite or reading.clause.mark == ":")
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


def _is_apology(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether somebody is only asked for pardon: "sorry Bob", with nothing before it."""
    clause = reading.clause
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


def _meant_by_names(so_far: SoFar, reading: Reading) -> str:
    """Return for which question names without a word for one are, "" if for none."""
    if reading.clause.links_with(Kind.BUT) and so_far.negated_question:
        so_far.doubts = [
            doubt
            for doubt in so_far.doubts
            if doubt.code is not DoubtCode.NEGATED or doubt.question != so_far.negated_question
        ]
        return so_far.negated_question
    if so_far.corrects:
        return so_far.last_question
    if so_far.pending is not None:
        return so_far.pending.question
    return so_far.last_question if so_far.orders.has_room(so_far.last_question) else ""


def _is_rest_of_pending(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether a clause says of whom what was said before: "my vote: I move it to Bob"."""
    if so_far.pending is None or reading.tone is not Tone.DONE or not reading.persons:
        return False
    return not reading.negated and so_far.pending.tone is Tone.DONE


def _is_about_somebody(reading: Reading, *, plainly: bool) -> bool:
    """Tell whether doing nothing, or nobody, is said of somebody else."""
    clause = reading.clause
    if clause.has(Kind.ABSTAIN):
        # "I'm not voting for her."
        return reading.pronoun
    if reading.apart and clause.has(Kind.PASS):
        # "I watch telly with Ann."
        return True
    # "Nobody gets near Ann."
    return not plainly and (bool(reading.apart) or clause.has(*_FINITE))


def _take_bare_blank(so_far: SoFar, reading: Reading, sentence: Sentence) -> None:
    """Take "nobody" for an answer where nothing else is said of it."""
    clause = reading.clause
    known = all(token.is_known for token in clause.tokens)
    pending = so_far.pending.question if so_far.pending else ""
    question = (so_far.last_question if so_far.corrects else pending) or so_far.reader.usual
    says_so = known or clause.has(Kind.ABSTAIN, Kind.PASS)
    # "Rather nobody than Bob" is none.
    says_so = says_so and not (reading.apart and so_far.corrects)
    plainly = clause.has(Kind.ABSTAIN, Kind.PASS)
    if _is_about_somebody(reading, plainly=plainly):
        return
    if reading.pronoun and clause.has(Kind.TOWARDS):
        # "I'm not voting for her."
        reading.question = question
        so_far.doubt(DoubtCode.NEGATED, reading, sentence)
        return
    if question == SUICIDE and not (pending or so_far.corrects):
        # "I'm off on holiday" is no word about it.
        return
    before = so_far.orders.get(question)
    rests = clause.has(Kind.PASS)
    # "Save Ann, and apart from that nothing."
    adds = clause.links_with(Kind.AND) or so_far.orders.room(question) > 1
    goes_on = before is not None and before.seats and (rests or adds or not known)
    goes_on = (goes_on and not so_far.corrects) or (rests and question in (VOTE, ELECT))
    if question == SUICIDE and not clause.has(Kind.ABSTAIN):
        # Who sleeps or does nothing tonight says nothing of his own death.
        return
    # "Keiner." is no word about others.
    others = [token for token in clause.words if token.has(Kind.OTHERS)]
    others = [token for token in others if not token.has(Kind.NOBODY, Kind.FILLER)]
    if question and says_so and not goes_on and not others:
        so_far.put_blank(question, sentence, clause)
