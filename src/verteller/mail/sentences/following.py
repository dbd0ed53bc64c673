"""Following a mail from clause to clause: what holds at its end."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from verteller.mail.sentences.conjugation import Mood
from verteller.mail.sentences.grammar import Clause, Person, clauses_of
from verteller.mail.sentences.lexicon import Kind
from verteller.mail.sentences.meaning import (
    Command,
    Context,
    Doubt,
    DoubtCode,
    Request,
    Understanding,
)
from verteller.mail.sentences.reading import (
    ELECT,
    RITUAL,
    SUCCESSOR,
    SUICIDE,
    TESTAMENT,
    VOTE,
    Reader,
    Reading,
    Tone,
)
from verteller.mail.sentences.tokens import Sentence, Token
from verteller.rules.facts import Choice, Option, Seat

HUNTER: Final = "hunter"
YES: Final = "yes"
_TARGET: Final = "target"
_MOST_TEXT: Final = 200
"""Characters of a sentence that are repeated."""


@dataclass(slots=True)
class _Order:
    """What is to be carried out for one question, so far."""

    question: str
    seats: list[tuple[int, ...]] = field(default_factory=list)
    parts: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    blank: bool = False
    yes: bool = False
    text: str = ""
    several: bool = False


class Following:
    """
    A mail that is being read.

    Args:
        reader: Reads its clauses.
    """

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.context: Context = reader.context
        self.orders: dict[str, _Order] = {}
        self.doubts: list[Doubt] = []
        self.requests: set[Request] = set()
        self.last_question = ""
        self.last_persons: tuple[int, ...] = ()
        self.pending: Reading | None = None
        self.negated_question = ""
        self.corrects = self.was_correcting = False
        self.quoting = False
        self.asked_before: Reading | None = None
        self.bare: list[tuple[int, ...]] = []

    # -- sentences

    def take(self, sentence: Sentence) -> None:
        """Take in the next sentence."""
        clauses = _merged([self.reader.read(clause) for clause in clauses_of(sentence)])
        if self._take_request(sentence, clauses):
            return
        if self.asked_before is not None and clauses and clauses[0].negated:
            if not any(reading.question or reading.persons for reading in clauses):
                self._doubt(DoubtCode.NEGATED, self.asked_before, sentence)
        self.asked_before = None
        hypothetical = _hypothetical(clauses, self.context.role)
        asked = _is_asked(sentence, clauses)
        _pass_on_tone(clauses, told=self.quoting)
        corrected = False
        quotes = sum(reading.clause.mark == '"' for reading in clauses)
        told = any(reading.clause.has(Kind.REPORT) for reading in clauses)
        self.quoting = (self.quoting != bool(quotes % 2)) and (told or self.quoting)
        for number, reading in enumerate(clauses):
            clause = reading.clause
            if clause.links_with(Kind.CORRECTION) or clause.has(Kind.CORRECTION):
                self.corrects = corrected = True
            if self._takes_back(clauses, number):
                self.orders.pop(clauses[number - 1].question, None)
                self._doubt(DoubtCode.NOT_UNDERSTOOD, clauses[number - 1], sentence)
            elif number in hypothetical:
                self._suppose(reading, sentence)
            elif sentence.end == "?" and self._is_answerable(reading):
                self._take(reading, sentence)
            elif asked:
                self._note_doubt(reading, sentence)
                if reading.question and reading.persons:
                    self.asked_before = reading
            else:
                self._take(reading, sentence)
            self._remember(reading)
        self.pending = self.pending if sentence.end in ("\n", "") else None
        self.corrects = self.corrects and not (self.was_correcting and not corrected)
        self.was_correcting = self.corrects

    def _takes_back(self, readings: Sequence[Reading], number: int) -> bool:
        """Tell whether a clause says that what was wanted is not done: "but I cannot"."""
        reading, before = readings[number], readings[number - 1] if number else None
        if before is None or before.question not in self.orders or reading.question:
            return False
        holds_back = reading.negated or reading.tone is Tone.UNSURE
        contrast = reading.clause.links_with(Kind.BUT) and not reading.persons
        return before.clause.has(Kind.WANT) and contrast and holds_back

    def _is_answerable(self, reading: Reading) -> bool:
        """Tell whether a question is one that the writer's power answers."""
        if not (reading.asks and reading.question in self.context.asked and reading.persons):
            return False
        reading.tone = Tone.DONE if reading.tone is not Tone.UNSURE else Tone.UNSURE
        return True

    def _take_request(self, sentence: Sentence, clauses: Sequence[Reading]) -> bool:
        """Take in what is wanted of the narrator; tell whether the sentence says that."""
        tokens = sentence.tokens
        for kind, request in (
            (Kind.STATUS, Request.STATUS),
            (Kind.HELP, Request.HELP),
            (Kind.COUNT, Request.COUNT),
        ):
            if any(token.has(kind) for token in tokens):
                self.requests.add(request)
                return True
        asks = any(token.has(Kind.ASKING) for token in tokens[:4])
        first = any(token.has(Kind.AUXILIARY) for token in tokens) and any(
            token.has(Kind.FIRST, Kind.MINE) or self.reader.language == "it" for token in tokens
        )
        done = any(
            entry.kind in (Kind.VERB, Kind.CUE)
            and (Mood.PAST in entry.mood or not entry.mood or self.reader.language != "it")
            for token in tokens
            for entry in token.entries
        )
        named = any(reading.persons for reading in clauses)
        if sentence.end == "?" and asks and first and done and not named:
            self.requests.add(Request.STATUS)
            return True
        return False

    def _remember(self, reading: Reading) -> None:
        """Remember who was spoken of, for pronouns."""
        persons = (*reading.persons, *reading.apart, *reading.denied)
        named = [person.seats for person in persons if not person.token.is_slip]
        named = [seats for seats in named if seats != (int(self.context.seat),)]
        if len(set(named)) == 1:
            self.last_persons = named[0]
        elif named:
            self.last_persons = ()

    # -- what is not carried out

    def _suppose(self, reading: Reading, sentence: Sentence) -> None:
        """Note what would be done if something happened."""
        if sentence.end == "?":
            self._note_doubt(reading, sentence)
            return
        conditional = reading.clause.links_with(Kind.CONDITION)
        if reading.negated and reading.persons and reading.question and not conditional:
            self._doubt(DoubtCode.NEGATED, reading, sentence)
        elif reading.question and reading.tone is not Tone.TOLD and self._means_something(reading):
            self._doubt(DoubtCode.CONDITION, reading, sentence)

    def _note_doubt(self, reading: Reading, sentence: Sentence) -> None:
        """Note that something was said of which we do not know what to do."""
        if reading.question and (reading.persons or reading.is_verb):
            self._doubt(DoubtCode.NOT_UNDERSTOOD, reading, sentence)

    def _means_something(self, reading: Reading) -> bool:
        return bool(
            reading.persons or reading.pronoun or reading.is_verb or reading.blank or reading.unknown
        )

    def _doubt(
        self,
        code: DoubtCode,
        reading: Reading,
        sentence: Sentence,
        candidates: Iterable[int] = (),
    ) -> None:
        text = sentence.text[:_MOST_TEXT]
        doubt = Doubt(code, text, reading.question, tuple(map(Seat, candidates)))
        if doubt not in self.doubts:
            self.doubts.append(doubt)

    # -- what is

    def _take(self, reading: Reading, sentence: Sentence) -> None:
        """Take in a clause that is neither supposed nor asked."""
        if _is_either(reading) and reading.tone is not Tone.DONE and not self.orders:
            reading.question = self.reader.usual
            self._doubt(DoubtCode.CONTRADICTION, reading, sentence)
            return
        if reading.foreign:
            if reading.tone is Tone.DONE and not reading.negated and self._has_object(reading):
                self._doubt(DoubtCode.NOT_YOURS, reading, sentence)
            return
        if not reading.question:
            self._take_bare(reading, sentence)
            return
        if reading.question == SUICIDE and reading.tone is Tone.TOLD and reading.negated:
            reading.tone = Tone.TOLD if reading.clause.has(Kind.OTHERS, Kind.REPORT) else Tone.DONE
        if reading.tone in (Tone.TOLD, Tone.UNSURE):
            self._note_doubt(reading, sentence)
            return
        if reading.question == SUICIDE:
            self._take_suicide(reading, sentence)
            return
        if reading.blank and reading.persons and not reading.negated:
            reading.negated = reading.clause.has(Kind.ABSTAIN, Kind.PASS)
            if not reading.negated:
                self._note_doubt(reading, sentence)
                return
        if reading.negated and not (reading.blank and not reading.persons):
            self._take_negated(reading, sentence)
            return
        if reading.withdraws or (reading.blank and not reading.persons):
            self._order_blank(reading, sentence)
            return
        if reading.excepts:
            self._note_doubt(reading, sentence)
            return
        if reading.later and reading.question in (VOTE, ELECT):
            self._note_doubt(reading, sentence)
            return
        self._take_order(reading, sentence)

    def _has_object(self, reading: Reading) -> bool:
        return bool(reading.persons or reading.pronoun or reading.self_meant)

    def _take_suicide(self, reading: Reading, sentence: Sentence) -> None:
        if reading.negated or reading.withdraws or reading.blank:
            self._put(_Order(SUICIDE, blank=True, text=sentence.text))
        elif reading.tone is Tone.DONE and not reading.persons:
            self._put(_Order(SUICIDE, yes=True, text=sentence.text))
        else:
            self._note_doubt(reading, sentence)

    def _take_negated(self, reading: Reading, sentence: Sentence) -> None:
        """Note what somebody does not do; who does nothing at all chooses nobody."""
        self.negated_question = reading.question
        if not reading.persons and not reading.is_verb and not _denies_at_once(reading):
            if reading.pronoun or not reading.clause.has(Kind.LIGHT):
                return
        if not self._has_object(reading) and not reading.unknown and not reading.apart:
            if reading.is_named and reading.tone is not Tone.TOLD:
                self._order_blank(reading, sentence)
            return
        self.last_question = reading.question
        self._doubt(DoubtCode.NEGATED, reading, sentence)

    def _order_blank(self, reading: Reading, sentence: Sentence) -> None:
        before = self.orders.get(reading.question)
        several = self._room(reading.question) > 1 and not reading.withdraws
        if several and before is not None and before.seats and not self.corrects:
            # One of two potions is kept; the other is used all the same.
            return
        self._put(_Order(reading.question, blank=True, text=sentence.text))

    def _take_order(self, reading: Reading, sentence: Sentence) -> None:
        persons = self._objects(reading)
        if not persons and not reading.options:
            self._without_object(reading, sentence)
            return
        if not reading.persons and not reading.options and not reading.is_verb and reading.pronoun:
            if reading.question in self.orders:
                # More about what was ordered already.
                return
        order = _Order(reading.question, persons, text=sentence.text, options=reading.options)
        order.parts = [reading.part] * len(persons)
        self._put(order)

    def _objects(self, reading: Reading) -> list[tuple[int, ...]]:
        """Return who is chosen, each perhaps one of several."""
        named = list(dict.fromkeys(person.seats for person in reading.persons))
        exact = [p.seats for p in reading.persons if not p.token.is_slip]
        if exact:
            named = list(dict.fromkeys(exact))
        named = _narrowed(named)
        if not named and reading.self_meant:
            return [(int(self.context.seat),)]
        if not named and reading.pronoun and self.last_persons:
            return [self.last_persons]
        return named

    def _without_object(self, reading: Reading, sentence: Sentence) -> None:
        """Note an order that names nobody: he may be named next, or be unknown."""
        self.last_question = reading.question
        strange = any(
            not token.is_known and len(token.text) > 2 and token.text.isalpha()
            for token in reading.clause.tokens
        )
        named = reading.unknown and reading.is_named
        if named or (strange and reading.is_verb and reading.tone is Tone.DONE):
            self._doubt(DoubtCode.UNKNOWN_NAME, reading, sentence)
            return
        self.pending = reading
        self._note_doubt(reading, sentence)

    def _take_bare(self, reading: Reading, sentence: Sentence) -> None:
        """Take in a clause without a word for any question."""
        if reading.denied:
            # Somebody else may be named next.
            self.corrects = bool(self.last_question)
        if self._is_rest_of_pending(reading) or self._wants_somebody(reading):
            reading.tone = Tone.BARE
        if reading.tone is not Tone.BARE or not reading.persons:
            if reading.blank and not reading.persons and reading.tone is not Tone.TOLD:
                self._take_bare_blank(reading, sentence)
            return
        persons = self._objects(reading)
        others = [seats for seats in persons if seats != (int(self.context.seat),)]
        if reading.blank and others:
            reading.question = self.reader.usual
            self._doubt(DoubtCode.NEGATED, reading, sentence)
            return
        strange = sum(
            not token.is_known and token.text.isalpha() for token in reading.clause.tokens
        )
        if not others or strange > 1:
            return
        question = ""
        instead = reading.clause.links_with(Kind.BUT) and self.negated_question
        if instead:
            question = self.negated_question
            self.doubts = [
                doubt
                for doubt in self.doubts
                if doubt.code is not DoubtCode.NEGATED or doubt.question != question
            ]
        elif self.corrects:
            question = self.last_question
        elif self.pending is not None:
            question = self.pending.question
        elif self._has_room():
            question = self.last_question
        elif reading.clause.links_with(Kind.AND, Kind.OR) and self.last_question:
            order = self.orders.get(self.last_question)
            if order is not None and not order.blank:
                order.seats += others
                order.parts += [reading.part] * len(others)
            return
        if question:
            self._put(_Order(question, others, [""] * len(others), text=sentence.text))
        elif _is_plainly_named(reading):
            self.bare += others

    def _is_rest_of_pending(self, reading: Reading) -> bool:
        """Tell whether a clause says of whom what was said before: "my vote: I move it to Bob"."""
        if self.pending is None or reading.tone is not Tone.DONE or not reading.persons:
            return False
        return not reading.negated and self.pending.tone is Tone.DONE

    def _wants_somebody(self, reading: Reading) -> bool:
        """Tell whether a clause only says whom the writer wants: "I want Bob"."""
        clause = reading.clause
        known = all(token.is_known for token in clause.tokens)
        return (
            reading.tone is Tone.DONE
            and clause.has(Kind.WANT)
            and len(reading.persons) == 1
            and known
            and not clause.has(Kind.LIGHT, Kind.VERB, Kind.BE, Kind.MUST, Kind.OTHERS, Kind.KNOW)
        )

    def _take_bare_blank(self, reading: Reading, sentence: Sentence) -> None:
        """Take "nobody" for an answer where nothing else is said of it."""
        strange = sum(not token.is_known for token in reading.clause.tokens)
        question = (self.last_question if self.corrects else "") or self.reader.usual
        if question and (reading.clause.has(Kind.ABSTAIN, Kind.PASS) or not strange):
            if reading.clause.has(Kind.OTHERS):
                return
            self._put(_Order(question, blank=True, text=sentence.text))

    def _put(self, order: _Order) -> None:
        """Put an order in place of the one for the same question, or add to it."""
        before = self.orders.pop(order.question, None)
        room = self._room(order.question)
        if before is not None and room > 1 and not self.corrects and not order.blank:
            order.seats = before.seats + order.seats
            order.parts = before.parts + order.parts
            order.options = before.options + order.options
        self.orders[order.question] = order
        self.last_question = order.question
        self.corrects = False
        self.pending = None
        self.doubts = [
            doubt
            for doubt in self.doubts
            if doubt.question != order.question or doubt.code is DoubtCode.CONDITION
        ]

    def _has_room(self) -> bool:
        """Tell whether the last question takes more people than were named for it so far."""
        order = self.orders.get(self.last_question)
        return (
            order is not None
            and bool(order.seats)
            and len(order.seats) < self._room(order.question)
        )

    def _room(self, question: str) -> int:
        asked = self.context.asked.get(question)
        return sum(part.most for part in asked.parts) if asked is not None else 1

    # -- the end

    def understanding(self, *, is_bare: bool) -> Understanding:
        """
        Return what the mail means.

        Args:
            is_bare: Whether it is nothing but names.
        """
        usual = self.reader.usual
        if self.bare and not self.orders and not self.doubts and not self.requests and usual:
            self._put(_Order(usual, self.bare, [""] * len(self.bare), text=""))
        commands = []
        for order in self.orders.values():
            result = self._settled(order)
            if isinstance(result, Command):
                commands.append(result)
            else:
                self.doubts.append(result)
        done = {command.question for command in commands}
        vague = (DoubtCode.NOT_UNDERSTOOD, DoubtCode.UNKNOWN_NAME)
        self.doubts = [
            doubt for doubt in self.doubts if doubt.code not in vague or doubt.question not in done
        ]
        clear = [doubt for doubt in self.doubts if doubt.code is not DoubtCode.NOT_UNDERSTOOD]
        if commands or clear or self.requests:
            self.doubts = clear
        return Understanding(
            commands=tuple(commands),
            doubts=tuple(self.doubts),
            requests=frozenset(self.requests),
            has_sentences=not is_bare,
        )

    def _settled(self, order: _Order) -> Command | Doubt:
        """Return an order as a command, or why it is none."""
        text = order.text[:_MOST_TEXT]
        if order.yes:
            return Command(order.question, ((YES, YES),), text)
        if order.blank:
            return Command(order.question, (), text)
        pairs = list(dict.fromkeys(zip(order.seats, order.parts, strict=True)))
        doubtful = next((seats for seats, _ in pairs if len(seats) > 1), None)
        if doubtful is not None:
            candidates = tuple(map(Seat, doubtful))
            return Doubt(DoubtCode.AMBIGUOUS, text, order.question, candidates)
        if len(pairs) > self._room(order.question):
            named = tuple(Seat(seats[0]) for seats, _ in pairs)
            return Doubt(DoubtCode.CONTRADICTION, text, order.question, named)
        return Command(order.question, self._choice(order, pairs), text)

    def _choice(
        self, order: _Order, pairs: Sequence[tuple[tuple[int, ...], str]]
    ) -> Choice:
        """Sort what is chosen into the parts of the question."""
        asked = self.context.asked.get(order.question)
        names = [part.name for part in asked.parts] if asked else [_TARGET]
        room = {part.name: part.most for part in asked.parts} if asked else {_TARGET: 1}
        chosen: list[tuple[str, Option]] = []
        for seats, said in pairs:
            free = [name for name in names if room[name] > 0 and name != "power"]
            name = said if said in room else (free or names)[0]
            room[name] -= 1
            chosen.append((name, Seat(seats[0])))
        chosen += [("power", option) for option in order.options if "power" in room]
        return tuple(chosen)


def _is_plainly_named(reading: Reading) -> bool:
    """Tell whether a clause is a name and nothing else, but for politeness: "Bob it is"."""
    tokens = reading.clause.tokens
    if any(token.has(Kind.IT_IS) for token in tokens[:-1]):
        return False
    slips = [person for person in reading.persons if person.token.is_slip]
    if slips and len(slips) < len(reading.persons):
        return False
    kinds = (Kind.FILLER, Kind.LEAD, Kind.TOWARDS, Kind.AND, Kind.IT_IS, Kind.WANT, Kind.BUT)
    return all(token.seats or token.has(*kinds) for token in tokens)


def _is_either(reading: Reading) -> bool:
    """Tell whether a clause begins with a choice between people: "Anna or Bob"."""
    persons = reading.persons
    if len(persons) < 2 or persons[1].joined is not Kind.OR or reading.negated:
        return False
    return reading.clause.tokens[0] is persons[0].token


def _denies_at_once(reading: Reading) -> bool:
    """Tell whether a noun is what is denied: "no ritual", "niente caccia"."""
    denied = False
    for token in reading.clause.tokens:
        if denied and token.has(Kind.CUE):
            return True
        denied = token.has(Kind.NEGATION) or (denied and token.has(Kind.LEAD, Kind.FILLER))
    return False


def _narrowed(named: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Leave out of what may be several people who is named more exactly beside it."""
    single = {seats[0] for seats in named if len(seats) == 1}
    return [seats for seats in named if len(seats) == 1 or single.isdisjoint(seats)]


def _merged(readings: list[Reading]) -> list[Reading]:
    """Put together clauses of which one has the name that belongs to the other."""
    merged: list[Reading] = []
    for reading in readings:
        if merged and _is_label_for(merged[-1], reading):
            reading.question = merged[-1].question
            merged[-1] = reading
        elif merged and _belong(merged[-1], reading):
            before = merged[-1]
            before.clause.tokens += reading.clause.tokens
            before.persons += reading.persons
            if not before.question:
                for name in ("question", "is_named", "is_verb", "foreign", "part", "options"):
                    setattr(before, name, getattr(reading, name))
                before.tone = reading.tone
                before.unknown = before.unknown or reading.unknown
        else:
            merged.append(reading)
    return merged


def _belong(one: Reading, two: Reading) -> bool:
    """Tell whether two neighbouring clauses are one: `Vote: Anna`, `Anna, to the stake!`."""
    if two.clause.links or one.clause.has(Kind.CORRECTION):
        return False
    if one.negated or two.negated:
        return False
    if one.is_bare_names and two.question and not two.persons and not one.clause.words:
        return (
            not two.pronoun
            and not two.blank
            and not two.withdraws
            and two.question != SUICIDE
            and not two.foreign
        )
    wants = one.question and not one.persons and not one.blank and not one.pronoun
    return bool(wants and one.question != SUICIDE and two.is_bare_names)


def _is_label_for(one: Reading, two: Reading) -> bool:
    """Tell whether a clause says what the next one's vote is for: "as for the mayor, I vote"."""
    if not one.question or one.persons or one.is_verb or one.blank or one.negated:
        return False
    if one.tone is not Tone.BARE or not (two.persons or two.blank) or two.foreign:
        return False
    if not two.is_named:
        return bool(two.persons) and two.tone is Tone.DONE and one.question in (VOTE, ELECT)
    nouns = {
        entry.question
        for token in two.clause.words
        for entry in token.entries
        if entry.kind is Kind.CUE and not any(each.mood for each in token.entries)
    }
    return one.question in (ELECT, SUCCESSOR, "alone") and two.is_verb and not nouns


def _inherits(before: Reading, reading: Reading) -> bool:
    """Tell whether a clause is the infinitive that the one before it wants: "..., to vote"."""
    if before.question or before.persons or reading.clause.links:
        return False
    if reading.clause.has(Kind.FIRST, Kind.WANT):
        return False
    moods = [entry.mood for token in reading.clause.words for entry in token.entries if entry.mood]
    return bool(moods) and all(Mood.INFINITIVE in mood for mood in moods)


def _pass_on_tone(readings: Sequence[Reading], *, told: bool) -> None:
    """Let what is said in a subordinate clause, or quoted, be meant as what it depends on."""
    before: Reading | None = None
    reported = told
    for reading in readings:
        clause = reading.clause
        if clause.quoted and reported:
            reading.tone = Tone.TOLD
        elif clause.links_with(Kind.THAT) and before is not None:
            if before.tone is Tone.UNSURE:
                reading.tone = Tone.UNSURE
            elif before.clause.has(Kind.REPORT):
                reading.tone = Tone.TOLD
        elif before is not None and _inherits(before, reading):
            reading.negated = reading.negated or before.negated
            reading.tone = Tone.UNSURE if before.tone is Tone.UNSURE else reading.tone
        elif clause.mark == ":" and before is not None and before.clause.has(Kind.REPORT):
            reading.tone = Tone.TOLD
        elif clause.links_with(Kind.REASON) and reading.tone is not Tone.DONE:
            reading.tone = Tone.TOLD
        reported = reported or clause.has(Kind.REPORT)
        before = reading


def _hypothetical(readings: Sequence[Reading], role: str) -> set[int]:
    """Return the numbers of the clauses that hold only if something happens."""
    count = len(readings)
    if any(reading.clause.links_with(Kind.OTHERWISE) for reading in readings):
        return set(range(count))
    first = next(
        (
            number
            for number, reading in enumerate(readings)
            if reading.clause.links_with(Kind.CONDITION)
        ),
        None,
    )
    if first is None or _is_about_own_end(readings, role):
        return set()
    if any(readings[number].question for number in range(first + 1, count)):
        return set(range(first, count))
    # It belongs to what stands before it, as far back as a clause that is an order by itself.
    start = first
    while start and not readings[start].clause.links_with(Kind.AND):
        start -= 1
    has_order = any(readings[number].question for number in range(start, count))
    return set(range(0 if has_order else start, count))


def _is_about_own_end(readings: Sequence[Reading], role: str) -> bool:
    """
    Tell whether a condition is only that the writer dies.

    It always is for who names his successor, and for the hunter.
    """
    after = any(reading.question in (SUCCESSOR, TESTAMENT) for reading in readings)
    return (after or role == HUNTER) and any(
        reading.clause.has(Kind.OWN_END) for reading in readings
    )


def _is_asked(sentence: Sentence, readings: Sequence[Reading]) -> bool:
    """Tell whether a sentence is a question that is not just a polite order."""
    if sentence.end != "?" or not readings:
        return False
    if any(reading.clause.has(Kind.PLEASE) for reading in readings):
        return False
    last = readings[-1]
    asks = any(token.has(Kind.ASKING) for token in sentence.tokens)
    return asks or bool(last.question or last.persons) or len(readings) == 1


def is_bare(tokens: Sequence[Token]) -> bool:
    """Tell whether a text is nothing but names and politeness."""
    return all(
        token.seats or token.has(Kind.FILLER, Kind.AND, Kind.LEAD, Kind.SIGN_OFF)
        for token in tokens
    )


__all__ = ["RITUAL", "SUCCESSOR", "Clause", "Following", "Person", "is_bare"]
