"""What is known of a mail so far: orders, doubts, and who and what was spoken of last."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final

from verteller.rules.facts import Seat
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.meaning import Doubt, DoubtCode
from verteller.telling.sentences.orders import MOST_TEXT, Order, Orders, Seats, narrowed, quoted
from verteller.telling.sentences.pieces import Swapped
from verteller.telling.sentences.reader import Reader
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.shapes import befalls_writer
from verteller.telling.sentences.tokens import Sentence, Token
from verteller.telling.sentences.topics import BESIDE, ELECT, OTHER, SUCCESSOR, TESTAMENT, VOTE

_EMPTY: Final = frozenset(
    {
        *(Kind.FILLER, Kind.CORRECTION, Kind.RETRACT, Kind.AND, Kind.BUT, Kind.LEAD),
        *(Kind.HARMLESS, Kind.NEGATION, Kind.PRONOUN),
    }
)
"""What a correction is made of that says nothing new."""

_THAN: Final = frozenset("als wie than dan".split())
_BOTH: Final = (
    *("bei beidem", "bei beiden", "beide abstimmungen", "beiden abstimmungen", "beide wahlen"),
    *("beiden wahlen", "beide male", "in beiden fallen", "bei beide", "beide stemmingen"),
    *(
        "beide keren",
        "allebei de keren",
        "bij allebei",
        "voor allebei",
        "op allebei",
        "on both",
        "in both",
        "both votes",
        "both times",
    ),
    *("in entrambe", "entrambe le", "ad entrambe", "a entrambe", "per entrambe"),
)
"""Phrases with which somebody speaks of both votes at once."""


@dataclass
class SoFar:
    """
    What is known of a mail so far.

    Args:
        reader: Reads its clauses.
        orders: What is to be carried out.
        doubts: What is not, and why.
        last_question: What was ordered or denied last, "" at first.
        last_persons: Who was spoken of last, for pronouns.
        last_group: Those who were spoken of last together.
        persons_question: What was said of him.
        spoken: What was spoken of last, with nobody's name.
        pending: An order that names nobody yet.
        negated_question: What was denied last.
        corrects: Whether what follows corrects what was said before.
        retracted: What was taken back without anything in its place, with the words that did.
        corrected: The order that the rest of a sentence takes back, or puts another for.
        bare: Names that stand alone.
        objectless: Doubts about orders that name nobody.
        is_all_polite: Whether a sentence holds nothing but names and politeness.
        wanting: The last order that names nobody though its verb is unmistakable.
        named: Everybody who was named so far.
        is_named_in_passing: Whether somebody was named in words that weigh, deny or report.
        parts: Which parts of a question were spoken of.
        is_himself_last: Whether the writer himself was named last.
        unsure: About what something seemed to be ordered that was not recognised whole.
    """

    reader: Reader
    orders: Orders = field(init=False)
    doubts: list[Doubt] = field(default_factory=list)
    last_question: str = ""
    last_persons: Seats = ()
    last_group: set[Seats] = field(default_factory=set)
    persons_question: str = ""
    spoken: str = ""
    pending: Reading | None = None
    negated_question: str = ""
    corrects: bool = False
    retracted: dict[str, str] = field(default_factory=dict)
    corrected: Order | None = None
    bare: list[Seats] = field(default_factory=list)
    objectless: list[Doubt] = field(default_factory=list)
    is_all_polite: bool = True
    unsure: set[str] = field(default_factory=set)
    wanting: Reading | None = None
    named: set[Seats] = field(default_factory=set)
    parts: dict[str, set[str]] = field(default_factory=dict)
    is_himself_last: bool = False
    is_named_in_passing: bool = False

    def __post_init__(self) -> None:
        self.orders = Orders(self.reader.context)

    @property
    def writer(self) -> Seats:
        """Who writes."""
        return (int(self.reader.context.seat),)

    def part_for(self, question: str) -> str:
        """Return for which part of *question* the next name is, "" if that was not said."""
        pending = self.pending
        known = pending is not None and pending.question == question and not self.corrects
        return pending.part if pending is not None and known else ""

    def other_part(self, question: str) -> str:
        """Return the part of *question* beside the only one spoken of; `OTHER` if unclear."""
        asked = self.reader.context.asked.get(question)
        names = {part.name for part in asked.parts} if asked is not None else set()
        left = names - self.parts.get(question, set())
        return left.pop() if len(left) == 1 and len(names) > 1 else OTHER

    def put(self, order: Order) -> None:
        """
        Note an order; what was doubtful about its question no longer is.

        What nobody asked can only be refused, so it is no order unless the writer says that he
        does it: at night "Bob must die" is about no vote, though "I vote for Bob" is.
        """
        if order.question not in self.reader.context.asked and not order.is_own:
            doubt = Doubt(DoubtCode.NOT_UNDERSTOOD, order.text[:MOST_TEXT], order.question)
            self.doubts.append(doubt)
            return
        self.orders.put(order, instead=self.corrects)
        self.last_question = order.question
        self.corrects = False
        self.retracted.pop(order.question, None)
        self.pending = None
        self.doubts = [
            doubt
            for doubt in self.doubts
            if doubt.question != order.question or doubt.code is DoubtCode.CONDITION
        ]

    def put_blank(self, question: str, sentence: Sentence, clause: Clause | None = None) -> None:
        """
        Note that nobody is chosen, or that a choice is withdrawn.

        Args:
            clause: Which says so, where it may say it of both votes at once.
        """
        both = {VOTE, ELECT}
        if clause is not None and question in both and both <= self.reader.context.asked.keys():
            words = " ".join(word for token in clause.tokens for word in token.words)
            if any(f" {phrase} " in f" {words} " for phrase in _BOTH):
                self.put(Order(({VOTE, ELECT} - {question}).pop(), blank=True, text=sentence.text))
        self.put(Order(question, blank=True, text=sentence.text))

    def doubt(
        self,
        code: DoubtCode,
        reading: Reading,
        sentence: Sentence,
        candidates: Iterable[int] = (),
    ) -> None:
        """Note what is not carried out, and why."""
        text = sentence.text[:MOST_TEXT]
        doubt = Doubt(code, text, reading.question, tuple(map(Seat, candidates)))
        if doubt not in self.doubts:
            self.doubts.append(doubt)

    def note(self, reading: Reading, sentence: Sentence) -> None:
        """Note that something was said of which we do not know what to do."""
        if reading.question and (reading.persons or reading.is_verb):
            self.doubt(DoubtCode.NOT_UNDERSTOOD, reading, sentence)

    def objects(self, reading: Reading) -> list[Seats]:
        """Return who is chosen, each perhaps one of several."""
        exact = [person for person in reading.persons if not person.token.is_slip]
        named = dict.fromkeys(person.seats for person in exact or reading.persons)
        alike = not self.reader.takes_two(reading.question)
        if not named and alike and reading.pronoun and self.orders.wants_several(reading.question):
            # "Ann and Bob fit so well, so couple them."
            return [*self.last_group]
        if not named and reading.pronoun and self.last_persons:
            return [self.last_persons]
        before = self.orders.get(reading.question)
        if before is not None and set(before.seats) == self.last_group:
            # "I mix up Ann with Bob, so that who looks at her sees him."
            alike = True
        if not named and alike and reading.pronoun and self.orders.room(reading.question) > 1:
            return [*self.last_group]
        if not named and reading.self_meant and not reading.apart and not befalls_writer(reading):
            return [self.writer]
        if len(named) == 1 and reading.self_meant and self.orders.wants_several(reading.question):
            # "I swap myself with Ann."
            named = {self.writer: None, **named}
        if len(named) == 1 and reading.pronoun and self.orders.wants_several(reading.question):
            # "Ann must marry. Couple her with Bob."
            named = {**({self.last_persons: None} if self.last_persons else {}), **named}
        apart = len(named) == len(exact) == 2 and exact[1].joined is None
        single = self.orders.room(reading.question) == 1
        if apart and single and exact[0].seats == self.writer:
            # "I, the undersigned Bob, vote for Ann."
            named.pop(self.writer)
        return narrowed(list(named))

    def remember(self, reading: Reading) -> None:
        """Remember who was spoken of, for pronouns."""
        persons = (*reading.persons, *reading.apart, *reading.denied)
        if reading.is_named and not reading.foreign:
            self.spoken = "" if persons or reading.blank else reading.question
        named = {person.seats for person in persons if not person.token.is_slip} - {self.writer}
        self.named |= named
        self.is_himself_last = bool(persons and not named) or (self.is_himself_last and not persons)
        if reading.part and reading.part != OTHER:
            self.parts.setdefault(reading.question, set()).add(reading.part)
        aside = (Kind.REPORT, Kind.DOUBT, Kind.MIGHT, Kind.ASKING, Kind.PAST, Kind.LATER)
        linked = reading.clause.links_with(Kind.CONDITION, Kind.OTHERWISE, Kind.OR)
        weighed = reading.negated or reading.denied or reading.apart or reading.foreign
        if named and (weighed or linked or reading.clause.has(*aside)):
            self.is_named_in_passing = True
        if named:
            together = {person.seats for person in persons if not person.token.is_slip}
            self.last_group = together if len(together) > 1 else set()
            # "Ann. Or Bob. One of those two."
            apart = reading.clause.links_with(Kind.OR) and reading.is_bare_names
            compared = _preferred(reading)
            self.last_persons = named.pop() if len(named) == 1 and not apart else compared
            self.persons_question = "" if reading.foreign else reading.question

    def complete(self) -> None:
        """Let an order that names nobody be for the only one who is named at all."""
        reading = self.wanting
        if reading is None or self.orders.by_question or self.is_named_in_passing:
            return
        if reading.question not in self.reader.context.asked or reading.question in self.unsure:
            return
        if reading.clause.links_with(Kind.AND, Kind.THAT, Kind.BUT):
            # "I look at Bob and all I see is smoke."
            return
        if len(self.named) == 1 and len(seats := next(iter(self.named))) == 1:
            self.put(Order(reading.question, [seats], [reading.part]))

    def suppose_last(self, sentence: Sentence, topic: str) -> None:
        """
        Let what was ordered last hold only if something happens.

        Args:
            topic: What was asked about just before: "Ann for mayor? Only when she speaks".
        """
        question = self.last_question
        if topic and topic != question:
            self.doubts.append(Doubt(DoubtCode.CONDITION, sentence.text[:MOST_TEXT], topic))
        elif self.orders.get(question) is not None and question not in (SUCCESSOR, TESTAMENT):
            self.take_away(question, DoubtCode.CONDITION, sentence)

    def swap_in(self, sentence: Swapped) -> None:
        """Choose who is put in the place of somebody who was named before."""
        seats = [token.seats for token in sentence.tokens if token.seats]
        question = sentence.question or self.reader.usual
        self.put(Order(question, seats, [""] * len(seats), text=sentence.text))

    def leave_choice(self, sentence: Sentence) -> None:
        """Carry out nothing of what was ordered last: it is left open who is chosen."""
        question = self.last_question or (self.reader.usual if self.bare else "")
        text = sentence.text[:MOST_TEXT]
        open_code = DoubtCode.CONTRADICTION
        if any(each.code is open_code and each.text == text for each in self.doubts):
            # "Ann for mayor. To the stake with Bob or Carol, I don't mind."
            return
        self.bare = []
        if question:
            self.take_away(question, DoubtCode.CONTRADICTION, sentence)

    def is_about_other(self, readings: Sequence[Reading]) -> bool:
        """Tell whether a sentence is about what was not ordered, while something else was."""
        votes = {VOTE, ELECT}
        about = {each.question for each in readings if each.is_named} & votes
        ordered = votes & self.orders.by_question.keys()
        open_ones = about & self.reader.context.asked.keys()
        names = any(each.persons for each in readings)
        return bool(open_ones and ordered) and not (open_ones & ordered or names)

    def take_away(self, question: str, code: DoubtCode, sentence: Sentence) -> None:
        """Carry out no order for *question*, and note why: what a later sentence says."""
        order = self.orders.get(question)
        text = sentence.text if order is None else quoted(order.text, sentence.text)
        self.orders.drop(question)
        self.doubts.append(Doubt(code, text[:MOST_TEXT], question))

    def retract(self, said: str) -> None:
        """Note that *said* takes back what was ordered last, unless something takes its place."""
        self.bare = []
        order = self.orders.get(self.last_question)
        withdrawn = order is not None and order.blank and order.question in BESIDE
        # "I've changed my mind about the suicide, forget it."
        if self.last_question and not withdrawn:
            self.retracted.setdefault(self.last_question, said)

    def retract_all(self, said: str) -> None:
        """Note that *said* takes back all ordered so far, but for what is withdrawn already."""
        self.bare = []
        for question, order in self.orders.by_question.items():
            if not order.blank:
                self.retracted.setdefault(question, said)

    def correct(self, readings: Sequence[Reading]) -> None:
        """
        Note that what was ordered last is corrected by the rest of a sentence.

        Args:
            readings: The clauses of that rest.
        """
        tokens = [token for each in readings for token in (*each.clause.links, *each.clause.tokens)]
        if any(not token.kinds or token.kinds - _EMPTY for token in tokens):
            self.corrected = self.orders.get(self.last_question)

    def lose_correction(self) -> None:
        """Take back what was corrected by something that was not understood."""
        order, self.corrected = self.corrected, None
        if order is not None and self.orders.get(order.question) is order:
            self.retracted.setdefault(order.question, "")

    def take_back(self) -> None:
        """Doubt what was taken back without anything in its place."""
        for question, said in sorted(self.retracted.items()):
            order = self.orders.get(question)
            if order is not None:
                self.orders.drop(question)
                text = quoted(order.text, said)[:MOST_TEXT]
                self.doubts.append(Doubt(DoubtCode.NOT_UNDERSTOOD, text, question))

    def doubt_halves(self, readings: Sequence[Reading], sentence: Sentence) -> None:
        """Carry out no half of an order with several parts, if others are named beside it."""
        named = {
            person.seats
            for reading, after in zip_longest(readings, readings[1:])
            # "For Ann I have the elixir" only tells of it, but names a part.
            if reading.tone is not Tone.TOLD or reading.clause.has(Kind.PART) or _is_given(after)
            for person in reading.persons
            if not person.token.is_slip
        }
        for question, order in list(self.orders.by_question.items()):
            asked = self.reader.context.asked.get(question)
            several = asked is not None and len(asked.parts) > 1
            # "The first who hears my flute is Ann and the second is Bob."
            lost = self.orders.has_room(question) and _goes_on(readings, order.seats, self.writer)
            own = order.text == sentence.text and bool(order.seats)
            others = bool(named - set(order.seats) - {self.writer})
            if own and (lost or (several and others)):
                self.unsure.add(question)
                self.take_away(question, DoubtCode.NOT_UNDERSTOOD, sentence)

    def drop_halves(self) -> None:
        """Doubt the orders of several parts of which one was not recognised, and blank ones."""
        # "No healing from me. As for the poison, that goes into Bob's soup."
        half = {key for key, parts in self.parts.items() if len(parts) > 1 and self.named}
        for question in sorted(self.unsure | half):
            order = self.orders.get(question)
            several = question in self.unsure and self.orders.room(question) > 1
            if order is not None and (order.blank or several):
                self.orders.drop(question)
                text = order.text[:MOST_TEXT]
                self.doubts.append(Doubt(DoubtCode.NOT_UNDERSTOOD, text, question))


def _is_given(after: Reading | None) -> bool:
    """Tell whether a clause gives a part to whom the one before it tells of: "and gets the"."""
    if after is None or after.persons or after.negated:
        return False
    return after.clause.links_with(Kind.AND) and after.clause.has(Kind.PART)


def _goes_on(readings: Sequence[Reading], seats: Sequence[Seats], writer: Seats) -> bool:
    """Tell whether a sentence names others than *seats* in a clause joined by an "and"."""
    return any(
        (reading.clause.links_with(Kind.AND) or reading.clause.has(Kind.SELF))
        and (
            any(person.seats not in seats for person in reading.persons)
            # "I play for Ann and, why not, for myself."
            or (writer not in seats and reading.clause.has(Kind.SELF))
        )
        and not (reading.question or reading.negated)
        and not any(_does(token) for token in reading.clause.words)
        for reading in readings
    )


def _does(token: Token) -> bool:
    """Tell whether a word is a verb by itself, or says that somebody says something."""
    plain = any(each.kind is Kind.VERB and not each.particle for each in token.entries)
    return plain or token.has(Kind.REPORT)


def _preferred(reading: Reading) -> Seats:
    """Return who alone is set above whom: "I care more about Ann than Bob", nobody if none is."""
    named = {person.seats for person in reading.persons}
    led = {word for each in reading.apart for lead in each.leads for word in lead.words}
    lesser = not (led.isdisjoint(_THAN) or reading.denied)
    return named.pop() if len(named) == 1 and lesser else ()
