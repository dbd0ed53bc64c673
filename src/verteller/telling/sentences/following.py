"""Following a mail from sentence to sentence: what holds at its end."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.abstaining import put_both_blank
from verteller.telling.sentences.afterthoughts import Afterthoughts
from verteller.telling.sentences.answerable import is_answerable
from verteller.telling.sentences.antecedents import Antecedents
from verteller.telling.sentences.asking import (
    asked_openly,
    asks_whether_to,
    is_asked,
)
from verteller.telling.sentences.ballots import (
    change_ballot,
    is_of_other_vote,
    rename_last,
    tell_votes_apart,
)
from verteller.telling.sentences.bygone import take_dated
from verteller.telling.sentences.choices import Choices
from verteller.telling.sentences.clefts import joined_clefts
from verteller.telling.sentences.conditions import (
    answers_itself,
    begins_with_then,
    hypothetical,
    is_mere_condition,
)
from verteller.telling.sentences.contrasts import (
    admits_mistake,
    settle_now,
    without_other_times,
)
from verteller.telling.sentences.courtesies import begs_pardon
from verteller.telling.sentences.disinheriting import take_disinherited
from verteller.telling.sentences.errands import without_errands
from verteller.telling.sentences.expecting import without_expectations
from verteller.telling.sentences.headings import Headings
from verteller.telling.sentences.italian import take_wishes
from verteller.telling.sentences.joining import (
    carry_subject,
    join_up,
    join_writer,
    set_lesser_apart,
)
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.licensing import leave_open
from verteller.telling.sentences.meaning import Command, Doubt, DoubtCode, Request, Understanding
from verteller.telling.sentences.musing import is_mused
from verteller.telling.sentences.ordering import take
from verteller.telling.sentences.orders import Order
from verteller.telling.sentences.pieces import Swapped
from verteller.telling.sentences.reader import Reader
from verteller.telling.sentences.reading import Heard, Reading, Tone
from verteller.telling.sentences.recognition import Recognition
from verteller.telling.sentences.references import References
from verteller.telling.sentences.refusals import Refusing, is_unwanted
from verteller.telling.sentences.relations import merged, only_doubts, pass_on_tone
from verteller.telling.sentences.replacing import drop_forgotten, drop_replaced
from verteller.telling.sentences.requests import (
    before_request,
    request_in,
    take_request,
)
from verteller.telling.sentences.reversing import Reversing
from verteller.telling.sentences.roundabout import said_roundabout
from verteller.telling.sentences.shapes import (
    has_object,
    is_called_out,
    is_flatly_denied,
    is_for_or_against,
    is_label,
    is_no,
    is_plain,
    only_retracts,
    speaks_of_own,
)
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.successions import hold_offices
from verteller.telling.sentences.suppositions import take_suppositions
from verteller.telling.sentences.surroundings import Surroundings
from verteller.telling.sentences.threats import leave_threats
from verteller.telling.sentences.tokens import Sentence
from verteller.telling.sentences.topics import ELECT, VOTE
from verteller.telling.sentences.wavering import leave_wavering
from verteller.telling.sentences.willing import with_spirits
from verteller.telling.sentences.withdrawing import (
    answers_asked,
    is_held_back,
    only_confirm,
    stresses,
)

_VAGUE: Final = (DoubtCode.NOT_UNDERSTOOD, DoubtCode.UNKNOWN_NAME)


class Following:
    """
    A mail that is being read.

    Args:
        reader: Reads its clauses.
        tells: Whether it tells what somebody said, so that what stands in quotation marks is his.
    """

    def __init__(self, reader: Reader, *, tells: bool = False) -> None:
        self._reader = reader
        self._so_far = SoFar(reader)
        self._antecedents = Antecedents(reader)
        self._references = References(reader)
        self._refusing = Refusing(self._so_far, reader.lexicon)
        self._recognition = Recognition(reader.lexicon)
        self._surroundings = Surroundings(reader.lexicon)
        self._afterthoughts = Afterthoughts(reader.lexicon)
        self._headings = Headings(reader.lexicon)
        self._choices = Choices(reader.lexicon)
        self._reversing = Reversing(reader.lexicon)
        self._requests: set[Request] = set()
        self.heard: list[Heard] = []
        self._was_correcting = False
        self._tells = tells
        self._asks = False
        self._was_question = False
        self._was_mistaken = False
        self._follows_question = False
        self.void = ""
        """What says that nothing in the mail is meant, "" for nothing."""
        self._topic = ""

    def take(self, sentence: Sentence) -> None:
        """Take in the next sentence."""
        if not (readings := self._read(sentence)):
            return
        self.heard.append(Heard(sentence, readings))
        if self._begs_pardon(sentence):
            self._so_far.leave_choice(sentence)
            return
        set_lesser_apart(readings)
        carry_subject(readings)
        if self._so_far.orders.wants_several(self._reader.usual):
            join_writer(readings, self._reader.usual)
        request = request_in(sentence, readings, self._reader)
        if request is not None:
            self._requests.add(request)
            readings, sentence = before_request(readings, sentence)
            if not readings:
                return
        if self._take_at_once(readings, sentence):
            return
        tell_votes_apart(readings, self._reader.lexicon.sets, self._reader.context.asked.keys())
        hold_offices(readings, self._reader.context.asked.keys())
        pass_on_tone(readings, told=self._tells)
        take_dated(readings)
        leave_open(readings, self._reader.lexicon.language)
        settle_now(readings)
        self._refusing.take(readings, sentence)
        leave_wavering(readings, self._reader.lexicon.sets)
        leave_threats(readings, self._reader.lexicon.sets)
        self._references.take(readings, sentence)
        self._afterthoughts.take_apart(readings)
        self.void = self._afterthoughts.voiding(sentence) or self.void
        take_request(readings, sentence, self._reader.lexicon.language)
        condition = is_mere_condition(readings) or self._afterthoughts.is_condition(readings)
        if condition and sentence.end != "?":
            self._so_far.suppose_last(sentence, self._topic)
        self._take_clauses(readings, sentence)
        # "Bob was bitten, right? Then I save him" supposes nothing.
        named = any(token.seats for token in sentence.tokens[:1])
        self._was_question = sentence.end == "?" and not named
        self._so_far.doubt_halves(readings, sentence)
        change_ballot(self._so_far, readings, sentence)
        rename_last(self._so_far, readings, sentence)
        put_both_blank(self._so_far, readings, sentence)
        drop_replaced(self._so_far, readings, sentence, mistaken=self._was_mistaken)
        drop_forgotten(self._so_far, readings, sentence)
        self._was_mistaken = admits_mistake(sentence)
        order = self._so_far.orders.get(self._so_far.last_question)
        self._refusing.answered = asked_openly(order, readings, sentence)
        self._take_back(readings, sentence)
        # "Let me know if Bob is a wolf. I bet he is."
        self._asks = any(reading.asks for reading in readings)
        self._topic = readings[-1].question if readings and sentence.end == "?" else ""
        if sentence.end == "?" and readings and is_label(readings):
            self._so_far.pending = readings[-1]
        elif sentence.end not in ("\n", "", "\u2026") and not self._waits_for_name(readings):
            self._so_far.pending = None

    def _take_at_once(self, readings: Sequence[Reading], sentence: Sentence) -> bool:
        """Take in a sentence that orders something as a whole, and tell whether it does."""
        order = said_roundabout(readings, sentence, self._reader)
        if order is not None:
            self._so_far.put(order)
        lexicon = self._reader.lexicon
        return order is not None or take_disinherited(self._so_far, sentence, lexicon)

    def _read(self, sentence: Sentence) -> Sequence[Reading]:
        """Return what the clauses of a sentence say, but for what is no order of itself."""
        if self._reversing.take(self._so_far, sentence):
            return ()
        self._headings.take(sentence, self._reader.context.asked.keys())
        if self._reader.lexicon.language == "it":
            take_wishes(sentence)
        role = self._reader.context.role
        take_suppositions(sentence, with_spirits(self._reader.lexicon, role))
        readings = without_other_times(merged(joined_clefts(self._antecedents.read(sentence))))
        readings = without_errands(readings, self._reader.lexicon.sets)
        return without_expectations(self._so_far, readings, sentence, self._reader.lexicon.sets)

    def _begs_pardon(self, sentence: Sentence) -> bool:
        """Tell whether it is open if another than who is chosen is pitied, or meant instead."""
        order = self._so_far.orders.get(self._so_far.last_question)
        named = {seat for token in sentence.tokens for seat in token.seats}
        if order is None or order.blank or any(named & set(seats) for seats in order.seats):
            return False
        return begs_pardon(sentence, self._reader.lexicon.sets["amend_soft"])

    def swap_in(self, sentence: Swapped) -> None:
        """Take in who is put in the place of somebody who was named before."""
        self._so_far.swap_in(sentence)

    def _take_back(self, readings: Sequence[Reading], sentence: Sentence) -> None:
        """Take back what was ordered if a sentence says so, or leaves it to somebody else."""
        last = self._so_far.last_question
        if self._afterthoughts.leaves_choice(readings) and not is_of_other_vote(readings, last):
            self._so_far.leave_choice(sentence)
        denied = self._surroundings.takes_back(sentence, readings[0]) and not readings[-1].persons
        answers = self._follows_question
        self._follows_question = sentence.end == "?"
        if self._so_far.is_about_other(readings):
            # "The mayor I'll get back to you about."
            return
        if denied or self._afterthoughts.take_back(readings, sentence, answers=answers):
            self._so_far.retract_all(sentence.text)
        elif all(only_doubts(reading) for reading in readings) and not self._asks:
            # "Bob. I'm not sure, though."
            self._so_far.retract(sentence.text)

    def understanding(self, *, is_bare: bool) -> Understanding:
        """
        Return what the mail means.

        Args:
            is_bare: Whether it is nothing but names.
        """
        so_far, usual = self._so_far, self._reader.usual
        if self.void:
            so_far.retract_all(self.void)
        so_far.take_back()
        so_far.complete()
        so_far.drop_halves()
        # "Frank, please. I'd like to see his aura."
        open_ones = [each for each in so_far.doubts if each not in so_far.objectless]
        silent = not (so_far.orders.by_question or open_ones or self._requests)
        unmeant = is_unwanted(so_far.bare, self.heard) or is_mused(
            so_far.bare, self.heard, self._reader.lexicon.sets
        )
        if so_far.bare and silent and usual and not unmeant:
            so_far.put(Order(usual, so_far.bare, [""] * len(so_far.bare)))
        settled = so_far.orders.settled()
        commands = tuple(each for each in settled if isinstance(each, Command))
        done = {command.question for command in commands}
        doubts = [
            doubt
            for doubt in so_far.doubts
            if doubt.code not in _VAGUE or doubt.question not in done
        ]
        doubts += [each for each in settled if isinstance(each, Doubt)]
        # What seemed to be an order is never passed over beside what is done.
        clear = [
            doubt
            for doubt in doubts
            if doubt.code is not DoubtCode.NOT_UNDERSTOOD or doubt.question in so_far.unsure
        ]
        if commands or clear or self._requests:
            doubts = clear
        return Understanding(
            commands, tuple(doubts), frozenset(self._requests), has_sentences=not is_bare
        )

    def _waits_for_name(self, readings: Sequence[Reading]) -> bool:
        """Tell whether the next sentence may say for whom it is: "The elixir! Alice!"."""
        pending = self._so_far.pending
        return pending is not None and bool(pending.part) and pending is readings[-1]

    def _take_clauses(self, readings: Sequence[Reading], sentence: Sentence) -> None:
        """Take in the clauses of a sentence one by one."""
        so_far = self._so_far
        join_up(readings, sentence, self._reader)
        chosen_among = self._choices.take(so_far, readings, sentence)
        supposed = self._supposed(readings) - chosen_among
        corrected = False
        so_far.is_all_polite = not is_called_out(readings) and (
            is_for_or_against(readings)
            or all(is_plain(each) or each.clause.links_with(Kind.REASON) for each in readings)
        )
        for number, reading in enumerate(readings):
            corrected = self._correct(readings, number) or corrected
            if number in chosen_among:
                pass
            elif is_held_back(so_far, readings, number):
                so_far.orders.drop(readings[number - 1].question)
                so_far.doubt(DoubtCode.NOT_UNDERSTOOD, readings[number - 1], sentence)
            elif number in supposed:
                self._suppose(reading, sentence)
            elif self._is_asked(readings, number, sentence):
                so_far.note(reading, sentence)
                if reading.persons and (reading.question or reading.is_bare_names):
                    self._refusing.asked = reading
            else:
                if self._surroundings.is_told_to_group(readings, number):
                    reading.tone = Tone.TOLD
                is_sure = self._recognition.is_sure(readings, number)
                take(so_far, reading, sentence, is_sure=is_sure)
            so_far.remember(reading)
            if so_far.corrects and self._is_lost_correction(readings, number):
                so_far.retract(sentence.text)
        so_far.lose_correction()
        so_far.corrects = so_far.corrects and not (self._was_correcting and not corrected)
        self._was_correcting = so_far.corrects

    def _is_asked(self, readings: Sequence[Reading], number: int, sentence: Sentence) -> bool:
        """Tell whether a clause only asks something, and orders nothing by that."""
        if not is_asked(sentence, readings):
            return False
        return asks_whether_to(sentence) or not is_answerable(
            self._so_far, readings[number], sentence
        )

    def _supposed(self, readings: Sequence[Reading]) -> set[int]:
        """Return which clauses hold only if something happens, by themselves or as an answer."""
        role = self._reader.context.role
        if self._was_question and answers_itself(readings, role):
            return set(range(len(readings)))
        return hypothetical(readings, role)

    def _correct(self, readings: Sequence[Reading], number: int) -> bool:
        """Note what a clause takes back, and tell whether it corrects something."""
        so_far, reading = self._so_far, readings[number]
        clause = reading.clause
        corrects = clause.links_with(Kind.CORRECTION) or any(
            # "Hypnose halt" corrects nothing.
            token.has(Kind.CORRECTION) and not (at and token.words == ("halt",))
            for at, token in enumerate(clause.tokens)
            if not token.seats
        )
        # "I shoot Frank. No, Carol."
        corrects = corrects or (is_no(clause) and number + 1 < len(readings))
        corrects = corrects and not answers_asked(readings, number)
        so_far.corrects = so_far.corrects or corrects
        if only_retracts(reading) and not stresses(so_far, readings, number):
            so_far.retract(clause.text)
        if self._surroundings.corrects_strongly(clause):
            so_far.correct(readings[number:])
        if is_flatly_denied(readings, number):
            reading.negated = True
        return corrects

    def _is_lost_correction(self, readings: Sequence[Reading], number: int) -> bool:
        """Tell whether something is corrected by a clause that is not understood."""
        before = self._so_far.orders.get(self._so_far.last_question)
        if before is None:
            # "Bob. Oh wait, he sits beside me, I meant Carol."
            bare = set(self._so_far.bare)
            return bool(bare) and any(each.seats not in bare for each in readings[number].persons)
        if readings[number].negated:
            return False
        reading, clause = readings[number], readings[number].clause
        first = clause.tokens[:1]
        marks = [each for each in (*clause.links, *first) if each.has(Kind.CORRECTION)]
        if only_confirm(marks):
            return False
        others = {person.seats for person in reading.persons} - set(before.seats)
        if any(token.has(Kind.FILLER) for token in (*clause.links, *first)):
            # An apology.
            return bool(others)
        other = bool(reading.question) and reading.question != self._so_far.last_question
        return bool(others) or other or any(token.is_strange for token in clause.tokens)

    def _suppose(self, reading: Reading, sentence: Sentence) -> None:
        """Note what would be done if something happened."""
        so_far, clause = self._so_far, reading.clause
        if sentence.end == "?":
            so_far.note(reading, sentence)
            return
        own = reading.tone is not Tone.TOLD or reading.is_done_by_writer
        own = own or clause.has(Kind.FIRST) or speaks_of_own(clause)
        # "If that is so the raven flies to him."
        own = own or (reading.is_named and reading.question not in (VOTE, ELECT))
        said = has_object(reading) or reading.is_verb or reading.blank or reading.unknown
        conditional = clause.links_with(Kind.CONDITION)
        if reading.negated and reading.persons and reading.question and not conditional:
            so_far.doubt(DoubtCode.NEGATED, reading, sentence)
        elif reading.question and own and said:
            so_far.doubt(DoubtCode.CONDITION, reading, sentence)
        elif reading.is_bare_names and (
            clause.links_with(Kind.OTHERWISE) or begins_with_then(clause)
        ):
            # "The same as yesterday, if possible, or else Bob", "is Ann away, then Bob".
            reading.question = self._reader.usual
            so_far.doubt(DoubtCode.CONDITION, reading, sentence)
