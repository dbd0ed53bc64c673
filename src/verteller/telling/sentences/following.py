"""Following a mail from sentence to sentence: what holds at its end."""

from collections.abc import Iterable, Sequence
from typing import Final

from verteller.rules.facts import Seat
from verteller.telling.sentences.grammar import clauses_of
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.meaning import (
    Command,
    Doubt,
    DoubtCode,
    Request,
    Understanding,
)
from verteller.telling.sentences.orders import MOST_TEXT, Order, Orders, Seats, narrowed
from verteller.telling.sentences.reader import Reader
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.relations import hypothetical, is_asked, merged, pass_on_tone
from verteller.telling.sentences.requests import request_in
from verteller.telling.sentences.shapes import (
    denies_at_once,
    gives_it,
    has_object,
    is_either,
    is_firmly_denied,
    is_for_later,
    is_label,
    is_own_refusal,
    is_plain,
    is_plainly_named,
    only_retracts,
    wants_somebody,
)
from verteller.telling.sentences.tokens import Sentence
from verteller.telling.sentences.topics import ELECT, SUCCESSOR, SUICIDE, VOTE

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
        self._writer: Seats = (int(reader.context.seat),)
        self._orders = Orders(reader.context)
        self._doubts: list[Doubt] = []
        self._requests: set[Request] = set()
        self._last_question = ""
        self._last_persons: Seats = ()
        self._persons_question = ""
        self._pending: Reading | None = None
        self._negated_question = ""
        self._corrects = self._was_correcting = False
        self._retracted = ""
        self._tells = tells
        self._asked_before: Reading | None = None
        self._bare: list[Seats] = []
        self._objectless: list[Doubt] = []
        self._is_all_polite = True

    def take(self, sentence: Sentence) -> None:
        """Take in the next sentence."""
        readings = merged([self._reader.read(clause) for clause in clauses_of(sentence)])
        request = request_in(sentence, readings, self._reader)
        if request is not None:
            self._requests.add(request)
            return
        self._refuse_asked(readings, sentence)
        self._pass_on_office(readings)
        pass_on_tone(readings, told=self._tells)
        self._take_clauses(readings, sentence)
        if sentence.end == "?" and is_label(readings):
            self._pending = readings[0]
        elif sentence.end not in ("\n", "", "\u2026"):
            self._pending = None

    def understanding(self, *, is_bare: bool) -> Understanding:
        """
        Return what the mail means.

        Args:
            is_bare: Whether it is nothing but names.
        """
        usual = self._reader.usual
        if self._retracted and self._orders.get(self._retracted):
            order = self._orders.by_question.pop(self._retracted)
            text = order.text[:MOST_TEXT]
            self._doubts.append(Doubt(DoubtCode.NOT_UNDERSTOOD, text, self._retracted))
        # "Frank, please. I'd like to see his aura."
        open_ones = [each for each in self._doubts if each not in self._objectless]
        silent = not (self._orders.by_question or open_ones or self._requests)
        if self._bare and silent and usual:
            self._put(Order(usual, self._bare, [""] * len(self._bare)))
        settled = self._orders.settled()
        commands = tuple(each for each in settled if isinstance(each, Command))
        done = {command.question for command in commands}
        doubts = [
            doubt
            for doubt in self._doubts
            if doubt.code not in _VAGUE or doubt.question not in done
        ]
        doubts += [each for each in settled if isinstance(each, Doubt)]
        clear = [doubt for doubt in doubts if doubt.code is not DoubtCode.NOT_UNDERSTOOD]
        if commands or clear or self._requests:
            doubts = clear
        return Understanding(
            commands, tuple(doubts), frozenset(self._requests), has_sentences=not is_bare
        )

    # -- sentences

    def _take_clauses(self, readings: Sequence[Reading], sentence: Sentence) -> None:
        """Take in the clauses of a sentence one by one."""
        supposed = hypothetical(readings, self._reader.context.role)
        asked = is_asked(sentence, readings)
        corrected = False
        self._is_all_polite = all(is_plain(reading) for reading in readings)
        for number, reading in enumerate(readings):
            clause = reading.clause
            if clause.links_with(Kind.CORRECTION) or clause.has(Kind.CORRECTION):
                self._corrects = corrected = True
            if only_retracts(reading):
                self._retracted = self._last_question
            if self._takes_back(readings, number):
                self._orders.drop(readings[number - 1].question)
                self._doubt(DoubtCode.NOT_UNDERSTOOD, readings[number - 1], sentence)
            elif number in supposed:
                self._suppose(reading, sentence)
            elif sentence.end == "?" and self._is_answerable(reading):
                self._take(reading, sentence)
            elif asked:
                self._note_doubt(reading, sentence)
                if reading.question and reading.persons:
                    self._asked_before = reading
            else:
                self._take(reading, sentence)
            self._remember(reading)
        self._corrects = self._corrects and not (self._was_correcting and not corrected)
        self._was_correcting = self._corrects

    def _refuse_asked(self, readings: Sequence[Reading], sentence: Sentence) -> None:
        """Take "never!" after a question for its refusal: "burn Bob? Never!"."""
        asked, self._asked_before = self._asked_before, None
        silent = not any(reading.question or reading.persons for reading in readings)
        if asked is not None and readings and readings[0].negated and silent:
            self._doubt(DoubtCode.NEGATED, asked, sentence)

    def _pass_on_office(self, readings: Sequence[Reading]) -> None:
        """Take who is to be mayor when the writer dies for his successor."""
        if SUCCESSOR in self._reader.context.asked and any(
            reading.clause.has(Kind.OWN_END) for reading in readings
        ):
            for reading in readings:
                if reading.question == ELECT:
                    reading.question = SUCCESSOR

    def _takes_back(self, readings: Sequence[Reading], number: int) -> bool:
        """Tell whether a clause says that what was wanted is not done: "but I cannot"."""
        if not number:
            return False
        reading, before = readings[number], readings[number - 1]
        same = reading.question == before.question and reading.tone is Tone.UNSURE
        other = reading.question and not same
        if self._orders.get(before.question) is None or other or reading.persons:
            return False
        holds_back = reading.negated or reading.tone is Tone.UNSURE
        wished = before.clause.has(Kind.WANT, Kind.MUST)
        return wished and reading.clause.links_with(Kind.BUT) and holds_back

    def _is_answerable(self, reading: Reading) -> bool:
        """Tell whether a question is one that the writer's power answers."""
        asked = self._reader.context.asked
        if not (reading.asks and reading.question in asked and reading.persons):
            return False
        if reading.tone is not Tone.UNSURE:
            reading.tone = Tone.DONE
        return True

    def _remember(self, reading: Reading) -> None:
        """Remember who was spoken of, for pronouns."""
        persons = (*reading.persons, *reading.apart, *reading.denied)
        named = {person.seats for person in persons if not person.token.is_slip} - {self._writer}
        if named:
            self._last_persons = named.pop() if len(named) == 1 else ()
            self._persons_question = reading.question

    # -- what is not carried out

    def _suppose(self, reading: Reading, sentence: Sentence) -> None:
        """Note what would be done if something happened."""
        if sentence.end == "?":
            self._note_doubt(reading, sentence)
            return
        conditional = reading.clause.links_with(Kind.CONDITION)
        if reading.negated and reading.persons and reading.question and not conditional:
            self._doubt(DoubtCode.NEGATED, reading, sentence)
        elif (
            reading.question
            and (
                reading.tone is not Tone.TOLD
                or reading.is_done_by_writer
                or reading.clause.has(Kind.FIRST)
            )
            and (has_object(reading) or reading.is_verb or reading.blank or reading.unknown)
        ):
            self._doubt(DoubtCode.CONDITION, reading, sentence)

    def _note_doubt(self, reading: Reading, sentence: Sentence) -> None:
        """Note that something was said of which we do not know what to do."""
        if reading.question and (reading.persons or reading.is_verb):
            self._doubt(DoubtCode.NOT_UNDERSTOOD, reading, sentence)

    def _doubt(
        self,
        code: DoubtCode,
        reading: Reading,
        sentence: Sentence,
        candidates: Iterable[int] = (),
    ) -> None:
        text = sentence.text[:MOST_TEXT]
        doubt = Doubt(code, text, reading.question, tuple(map(Seat, candidates)))
        if doubt not in self._doubts:
            self._doubts.append(doubt)

    # -- what is

    def _take(self, reading: Reading, sentence: Sentence) -> None:
        """Take in a clause that is neither supposed nor asked."""
        silent = not self._orders.by_question
        if is_either(reading) and reading.tone is not Tone.DONE and silent:
            reading.question = self._reader.usual
            self._doubt(DoubtCode.CONTRADICTION, reading, sentence)
        elif reading.foreign:
            if reading.tone is Tone.DONE and not reading.negated and has_object(reading):
                self._doubt(DoubtCode.NOT_YOURS, reading, sentence)
        elif not reading.question:
            self._take_bare(reading, sentence)
        elif is_own_refusal(reading):
            self._take_refusal(reading, sentence)
        elif is_firmly_denied(reading):
            self._doubt(DoubtCode.NEGATED, reading, sentence)
        elif reading.tone in (Tone.TOLD, Tone.UNSURE):
            self._note_doubt(reading, sentence)
        elif reading.question == SUICIDE:
            self._take_suicide(reading, sentence)
        else:
            self._take_meant(reading, sentence)

    def _take_refusal(self, reading: Reading, sentence: Sentence) -> None:
        if reading.question == SUICIDE:
            self._take_suicide(reading, sentence)
        else:
            self._take_negated(reading, sentence)

    def _take_meant(self, reading: Reading, sentence: Sentence) -> None:
        """Take in a clause that orders, denies or withdraws something."""
        passes = reading.blank and reading.clause.has(Kind.ABSTAIN, Kind.PASS)
        nobody = reading.blank and not reading.persons
        if nobody or (reading.withdraws and not reading.negated):
            self._order_blank(reading, sentence)
        elif reading.negated or passes:
            self._take_negated(reading, sentence)
        elif reading.blank or reading.excepts or is_for_later(reading):
            self._note_doubt(reading, sentence)
        else:
            self._take_order(reading, sentence)

    def _take_suicide(self, reading: Reading, sentence: Sentence) -> None:
        if reading.negated or reading.withdraws or reading.blank:
            self._put(Order(SUICIDE, blank=True, text=sentence.text))
        elif reading.tone is Tone.DONE and not reading.persons:
            self._put(Order(SUICIDE, yes=True, text=sentence.text))
        else:
            self._note_doubt(reading, sentence)

    def _take_negated(self, reading: Reading, sentence: Sentence) -> None:
        """Note what somebody does not do; who does nothing at all chooses nobody."""
        self._negated_question = reading.question
        noun_only = not reading.persons and not reading.is_verb and not denies_at_once(reading)
        if noun_only and (reading.pronoun or not reading.clause.has(Kind.LIGHT)):
            return
        if has_object(reading) or reading.unknown or reading.apart:
            before = self._orders.get(reading.question)
            if before is not None and set(self._objects(reading)) & set(before.seats):
                # What was ordered before is taken back.
                self._orders.drop(reading.question)
            self._last_question = reading.question
            self._doubt(DoubtCode.NEGATED, reading, sentence)
        elif reading.clause.has(Kind.ASKING):
            # "I see no one whom to shoot."
            self._note_doubt(reading, sentence)
        elif reading.is_named and reading.tone is not Tone.TOLD:
            self._order_blank(reading, sentence)

    def _order_blank(self, reading: Reading, sentence: Sentence) -> None:
        before = self._orders.get(reading.question)
        strange = any(not token.is_known for token in reading.clause.tokens)
        if before is not None and before.seats and strange and not self._corrects:
            # "I seal his house, no power will work there."
            return
        several = self._orders.room(reading.question) > 1 and not reading.withdraws
        if several and before is not None and before.seats and not self._corrects:
            # One of two potions is kept; the other is used all the same.
            return
        if before is not None and reading.negated and reading.clause.links_with(Kind.BUT):
            # "He belongs on the stake, but without my vote."
            self._orders.drop(reading.question)
            self._doubt(DoubtCode.NOT_UNDERSTOOD, reading, sentence)
            return
        self._put(Order(reading.question, blank=True, text=sentence.text))

    def _take_order(self, reading: Reading, sentence: Sentence) -> None:
        persons = self._objects(reading)
        if not persons and not reading.options:
            self._without_object(reading, sentence)
            return
        if not reading.is_named and not reading.persons and self._persons_question:
            # "Ann would make a fine mayor, put me down for her."
            reading.question = self._persons_question
        named = reading.persons or reading.options or reading.is_verb or not reading.pronoun
        if not named and self._orders.get(reading.question) is not None:
            # More about what was ordered already.
            return
        parts = [reading.part] * len(persons)
        self._put(Order(reading.question, persons, parts, reading.options, text=sentence.text))

    def _objects(self, reading: Reading) -> list[Seats]:
        """Return who is chosen, each perhaps one of several."""
        exact = [person for person in reading.persons if not person.token.is_slip]
        named = dict.fromkeys(person.seats for person in exact or reading.persons)
        if not named and reading.self_meant:
            return [self._writer]
        if not named and reading.pronoun and self._last_persons:
            return [self._last_persons]
        return narrowed(list(named))

    def _without_object(self, reading: Reading, sentence: Sentence) -> None:
        """Note an order that names nobody: he may be named next, or be unknown."""
        self._last_question = reading.question
        strange = any(
            not token.is_known and len(token.text) > 2 and token.text.isalpha()
            for token in reading.clause.tokens
        )
        named = reading.unknown and reading.is_named
        if named or (strange and reading.is_verb and reading.tone is Tone.DONE):
            self._doubt(DoubtCode.UNKNOWN_NAME, reading, sentence)
            return
        self._pending = reading
        known = len(self._doubts)
        self._note_doubt(reading, sentence)
        if reading.tone is Tone.DONE and reading.question == self._reader.usual:
            self._objectless += self._doubts[known:]

    # -- clauses without a word for any question

    def _take_bare(self, reading: Reading, sentence: Sentence) -> None:
        """Take in a clause without a word for any question."""
        if reading.denied:
            # Somebody else may be named next.
            self._corrects = bool(self._last_question)
        before = self._orders.get(self._last_question)
        if before is not None and before.blank and gives_it(reading):
            self._pending = reading
            reading.question, reading.tone = self._last_question, Tone.BARE
        if self._is_rest_of_pending(reading) or wants_somebody(reading):
            reading.tone = Tone.BARE
        if not reading.persons:
            if reading.blank and reading.tone is not Tone.TOLD:
                self._take_bare_blank(reading, sentence)
        elif reading.tone is Tone.BARE:
            self._take_names(reading, sentence)

    def _take_names(self, reading: Reading, sentence: Sentence) -> None:
        """Take in names that stand by themselves: they may correct or complete what was said."""
        others = [seats for seats in self._objects(reading) if seats != self._writer]
        strange = sum(
            not token.is_known and token.text.isalpha() for token in reading.clause.tokens
        )
        if others and reading.blank:
            reading.question = self._reader.usual
            self._doubt(DoubtCode.NEGATED, reading, sentence)
        elif not others or strange > 1:
            return
        elif question := self._meant_by_names(reading):
            self._put(Order(question, others, [""] * len(others), text=sentence.text))
        elif reading.clause.links_with(Kind.AND, Kind.OR) and self._last_question:
            order = self._orders.get(self._last_question)
            if order is not None and not order.blank:
                order.seats += others
                order.parts += [reading.part] * len(others)
        elif is_plainly_named(reading) and sentence.end != "?" and self._is_all_polite:
            self._bare += others

    def _meant_by_names(self, reading: Reading) -> str:
        """Return for which question names without a word for one are, "" if for none."""
        if reading.clause.links_with(Kind.BUT) and self._negated_question:
            self._doubts = [
                doubt
                for doubt in self._doubts
                if doubt.code is not DoubtCode.NEGATED or doubt.question != self._negated_question
            ]
            return self._negated_question
        if self._corrects:
            return self._last_question
        if self._pending is not None:
            return self._pending.question
        return self._last_question if self._orders.has_room(self._last_question) else ""

    def _is_rest_of_pending(self, reading: Reading) -> bool:
        """Tell whether a clause says of whom what was said before: "my vote: I move it to Bob"."""
        if self._pending is None or reading.tone is not Tone.DONE or not reading.persons:
            return False
        return not reading.negated and self._pending.tone is Tone.DONE

    def _take_bare_blank(self, reading: Reading, sentence: Sentence) -> None:
        """Take "nobody" for an answer where nothing else is said of it."""
        known = all(token.is_known for token in reading.clause.tokens)
        pending = self._pending.question if self._pending else ""
        question = (self._last_question if self._corrects else pending) or self._reader.usual
        says_so = known or reading.clause.has(Kind.ABSTAIN, Kind.PASS)
        # "Rather nobody than Bob" is none.
        says_so = says_so and not (reading.apart and self._corrects)
        before = self._orders.get(question)
        rests = reading.clause.has(Kind.PASS)
        goes_on = before is not None and before.seats and (rests or not known)
        goes_on = (goes_on and not self._corrects) or (rests and question in (VOTE, ELECT))
        if question and says_so and not goes_on and not reading.clause.has(Kind.OTHERS):
            self._put(Order(question, blank=True, text=sentence.text))

    def _put(self, order: Order) -> None:
        """Note an order; what was doubtful about its question no longer is."""
        self._orders.put(order, instead=self._corrects)
        self._last_question = order.question
        self._corrects = False
        self._retracted = ""
        self._pending = None
        self._doubts = [
            doubt
            for doubt in self._doubts
            if doubt.question != order.question or doubt.code is DoubtCode.CONDITION
        ]
