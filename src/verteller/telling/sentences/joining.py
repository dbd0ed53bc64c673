"""Names that belong to what was said before them, and the writer among those who are named."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.influences import lead_votes
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reader import Reader
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.tokens import Sentence
from verteller.telling.sentences.topics import ELECT, VOTE

_TODAY: Final = frozenset(
    "oggi stanotte stasera adesso tonight today now heute jetzt vandaag vannacht vanavond".split()
)
_AROUND: Final = (Kind.FILLER, Kind.LEAD, Kind.WANT, Kind.FIRST, Kind.IT_IS)
_HAVE: Final = frozenset({"ho", "abbiamo", "avevo", "avevamo"})
"""Italian verbs that say by themselves that the writer did it."""
_SOMEBODY: Final = frozenset("iemand jemanden someone somebody qualcuno".split())
"""Words for somebody who is named only behind them."""
_SHOULD: Final = frozenset("moet moest had hoort".split())
_GETS: Final = frozenset(
    "gets receives has drinks swallows takes downs earns krijgt drinkt slikt bekommt kriegt erhalt"
    " trinkt schluckt riceve prende beve".split()
)
"""Verbs, folded, of somebody to whom something is given."""
_PAIR: Final = 2
_WHERE: Final = frozenset(
    "where waar wo dove dov wie wer chi whoever bed beds house place seat bett haus platz letto"
    " casa posto huis plek stoel".split()
)
"""Words for where somebody was, and now somebody else is."""
_TOO: Final = frozenset({"zu", "te", "too", "troppo"})
_AGAINST: Final = frozenset({"gegen", "tegen", "against", "contro"})
_AM_AGAINST: Final = frozenset({("ich", "bin"), ("bin", "ich"), ("bin",), ("ik", "ben"), ("ben",)})
_MATTERS: Final = frozenset({"sache", "frage", "angelegenheit", "liste"})
"""German words for what a vote is about."""
_YOU: Final = frozenset("je jij u ge gij jou you youre du tu te".split())
"""Words for whom somebody speaks to."""
_BE: Final = frozenset("zijn worden wezen".split())


def join_up(readings: Sequence[Reading], sentence: Sentence, reader: Reader) -> None:
    """Let clauses be about what others of their sentence say."""
    carry_on(readings)
    if sentence.end == "?":
        return
    join_wished(readings)
    address(readings)
    if reader.takes_two(reader.usual):
        lead_votes(readings, reader.usual, reader.lexicon, reader.context.role)
    if reader.usual == "magician":
        swap(readings, reader.usual)


def join_wished(readings: Sequence[Reading]) -> None:
    """Let two be named for one wish: "ich möchte für Ann und außerdem für Bob stimmen"."""
    for one, two in pairwise(readings):
        plain = all(token.seats or token.has(*_AROUND, Kind.TOWARDS) for token in one.clause.tokens)
        wished = one.clause.has(Kind.WANT) and one.persons and not (one.question or one.negated)
        last = two.clause.tokens[-1:]
        done = any(Mood.INFINITIVE in entry.mood for token in last for entry in token.entries)
        joined = two.clause.links_with(Kind.AND) and not two.clause.has(Kind.FIRST, Kind.WANT)
        if plain and wished and done and joined and two.question and two.persons:
            two.persons, one.persons = [*one.persons, *two.persons], []


def carry_on(readings: Sequence[Reading]) -> None:
    """Let a name be for tonight what another was for: "yesterday I guarded Ann, tonight Bob"."""
    for before, reading in pairwise(readings):
        tokens, clause = before.clause.tokens, reading.clause
        # "Avevo votato Anna, cambio: Luca".
        changes = clause.links_with(Kind.CORRECTION)
        today = any(not _TODAY.isdisjoint(token.words) for token in clause.tokens)
        extra = {*_SHOULD, *_BE} if _is_meant(reading) else set()
        alone = all(
            token.seats or token.has(*_AROUND) or not extra.isdisjoint(token.words)
            for token in clause.tokens
        )
        linked = bool(clause.mark) or clause.links_with(Kind.BUT, Kind.THAT)
        named = len(reading.persons) == 1 and not reading.question and linked
        if not (alone and named) or clause.links_with(Kind.OR, Kind.CONDITION):
            continue
        words = {word for token in tokens for word in token.words}
        mine = before.clause.has(Kind.FIRST) or not _HAVE.isdisjoint(words) or "my" in words
        does = before.is_named or before.is_verb
        told = before.tone is Tone.TOLD and does and not before.foreign
        clean = not (before.negated or before.clause.links or before.clause.has(Kind.REPORT))
        past = today and _is_over(before) and (clause.mark == "," or clause.links_with(Kind.BUT))
        # "I always look at somebody, tonight at Bob".
        habit = today and not (before.persons or before.foreign) and bool(before.question)
        habit = habit and not _SOMEBODY.isdisjoint(words) and before.tone is not Tone.UNSURE
        changes = changes or _is_meant(reading)
        once = told and before.persons and (past or changes)
        if mine and clean and (once or habit):
            reading.question, reading.tone = before.question, Tone.DONE


def swap(readings: Sequence[Reading], question: str) -> None:
    """Let two who take each other's place be the two of *question*: "A in B's bed, B in A's"."""
    for each in readings:
        seats = [person.seats for person in each.clause.persons]
        if len(seats) == 2 * _PAIR and seats == seats[::-1] and _may_swap(each):
            # "Ann in het bed van Bob en Bob in dat van Ann".
            each.persons, each.apart, each.tone = each.clause.persons[:_PAIR], [], Tone.DONE
            each.question, each.is_named, each.foreign = question, True, False
    for one, two in pairwise(readings):
        first, last = ([person.seats for person in each.clause.persons] for each in (one, two))
        crossed = len(first) == len(last) == _PAIR and first == last[::-1] and first[0] != first[1]
        joined = two.clause.links_with(Kind.AND) or two.clause.mark in (",", ":")
        plain = all(map(_may_swap, (one, two)))
        if crossed and joined and not plain:
            # "Ann has slept at Bob's and Bob at Ann's."
            two.tone = Tone.TOLD
        elif crossed and joined:
            one.persons, one.apart, two.persons, two.apart = [*one.clause.persons], [], [], []
            one.question, one.is_named, one.foreign, one.tone = question, True, False, Tone.DONE
            two.question, two.tone = "", Tone.TOLD


def _may_swap(reading: Reading) -> bool:
    """Tell whether a clause may say who takes whose place: "where Ann was there's Bob"."""
    against = (Kind.AUXILIARY, Kind.PAST, Kind.REPORT, Kind.DOUBT)
    where = any(not _WHERE.isdisjoint(token.words) for token in reading.clause.tokens)
    return not reading.negated and (where or not reading.clause.has(*against))


def address(readings: Sequence[Reading]) -> None:
    """Let what is to become of "you" be for whom is spoken to: "sorry Bob, je gaat eraan"."""
    kinds = (*_AROUND, Kind.HARMLESS, Kind.APART, Kind.CORRECTION)
    for number, two in enumerate(readings[1:], 1):
        one = readings[number - 1]
        if number > 1 and not (one.persons or one.question or one.negated or one.apart):
            # "Ann, it pains me, but you burn."
            one = readings[number - 2]
        plain = all(token.seats or token.has(*kinds) for token in one.clause.tokens)
        # "Dag Jan" sets him apart.
        called = one.persons or one.apart
        spoken = len(called) == 1 and not (one.question or one.negated) and plain
        to_him = any(
            token.has(Kind.WISH) and len(token.words) > 1 and not _YOU.isdisjoint(token.words)
            for token in two.clause.tokens
        )
        if spoken and to_him and not (two.persons or two.negated or two.foreign):
            two.persons, one.persons, one.apart = called, [], []
            two.tone = Tone.DONE if two.tone in (Tone.BARE, Tone.TOLD) else two.tone


def _is_meant(reading: Reading) -> bool:
    """Tell whether a Dutch clause says who it should have been: "maar dat moet Bob zijn"."""
    words = {word for token in reading.clause.tokens for word in token.words}
    return not (words.isdisjoint(_SHOULD) or words.isdisjoint(_BE))


def _is_over(reading: Reading) -> bool:
    """Tell whether a clause says what was done: "I voted Ann", "my vote was Ann"."""
    clause = reading.clause
    moods = [entry.mood for token in reading.core for entry in token.entries if entry.mood]
    over = bool(moods) and all(Mood.PAST in mood for mood in moods)
    return over or clause.has(Kind.PAST, Kind.AUXILIARY)


def carry_subject(readings: Sequence[Reading]) -> None:
    """Let who is told of get what is given behind: "Ann had it coming, and gets the poison"."""
    told: Reading | None = None
    for reading in readings:
        tokens = reading.clause.tokens
        gets = bool(tokens) and tokens[0].words[0] in _GETS
        given = gets and bool(reading.part) and reading.clause.links_with(Kind.AND)
        if told is not None and given and not (reading.persons or reading.negated):
            reading.persons, reading.tone = [told.persons[0]], Tone.DONE
        if reading.persons or reading.apart or reading.denied:
            subject = len(reading.persons) == 1 and bool(tokens) and bool(tokens[0].seats)
            told = reading if subject and not reading.negated else None


def join_writer(readings: Sequence[Reading], question: str) -> None:
    """Let the writer be one of the two who *question* is about: "Ann and I"."""
    kinds = (Kind.FILLER, Kind.LEAD, Kind.FIRST)
    plain = (Tone.BARE, Tone.DONE)
    for one, two in pairwise(readings):
        first, last = two.clause.tokens[:1], one.clause.tokens[-1:]
        if not (first and last and two.clause.links_with(Kind.AND)) or two.clause.mark:
            continue
        if last[0].has(Kind.FIRST) and first[0].seats and not one.persons:
            joined, other = two, one
        elif last[0].seats and all(token.has(*kinds) for token in two.clause.tokens):
            joined, other = one, two
        else:
            continue
        core = [*joined.core, *other.core]
        known = all(
            token.seats
            or token.has(*kinds, Kind.BE)
            or token.words in (("ci",), ("si",))
            or any(token is each for each in core)
            for token in (*joined.clause.tokens, *other.clause.tokens)
        )
        if known and joined.tone in plain and other.tone in plain and not joined.negated:
            joined.self_meant, joined.tone = True, Tone.DONE
            joined.question = joined.question or other.question or question
            other.question = ""


def set_lesser_apart(readings: Sequence[Reading]) -> None:
    """Set apart than whom somebody is the better choice, in Italian: "meglio Anna che Luca"."""
    for one, two in pairwise(readings):
        words = [link.words for link in two.clause.links]
        alone = all(token.seats or token.has(Kind.LEAD) for token in two.clause.tokens)
        named = bool(one.persons) and one.clause.tokens[-1].seats
        if words == [("che",)] and alone and named and not two.clause.mark:
            two.apart, two.persons = two.persons, []


def keep_to_office(readings: Sequence[Reading]) -> None:
    """Let who is taken instead be for the office: "Ann won't do as mayor, I take Bob"."""
    office: Reading | None = None
    refused = False
    for one, two in pairwise(readings):
        if one.question:
            office = one if one.question == ELECT else None
            spoken = bool(one.clause.persons) or one.pronoun
            refused = office is not None and spoken and _is_refused(one)
        elif office is not None and one.clause.persons:
            # He who is named behind "mayor:" is only spoken of, and another is taken.
            refused = refused or (office.tone is Tone.BARE and not office.persons)
        chosen = two.question == VOTE and not (two.is_named or two.negated or two.foreign)
        linked = bool(two.clause.links) and not two.clause.links_with(Kind.BUT, Kind.AND)
        against = any(not _AGAINST.isdisjoint(token.words) for token in two.clause.tokens)
        if refused and chosen and two.persons and not (linked or against):
            two.question = ELECT


def _is_refused(reading: Reading) -> bool:
    """Tell whether somebody is not wanted for an office: "Ann is out", "she is too young"."""
    too = reading.clause.has(Kind.BE) and any(
        token.words[0] in _TOO for token in reading.clause.tokens
    )
    told = reading.tone in (Tone.TOLD, Tone.UNSURE)
    return reading.negated or reading.is_torn or told or too


def stand_against(readings: Sequence[Reading]) -> None:
    """Take whom somebody is against for whom he votes: "gegen Bob bitte", "tegen Bob"."""
    reading = readings[0]
    clause = reading.clause
    kinds = (Kind.FILLER, Kind.LEAD, Kind.TOWARDS, Kind.HARMLESS, Kind.WANT)
    plain = all(
        token.seats
        or token.has(*kinds)
        or token.words[-1] in _MATTERS
        or (token.words in _AM_AGAINST and len(readings) == 1)
        for token in clause.tokens
    )
    led = len(reading.persons) == 1 and any(
        len(lead.words) == 1 and lead.words[0] in _AGAINST for lead in reading.persons[0].leads
    )
    meant = reading.tone in (Tone.BARE, Tone.DONE)
    if led and plain and meant and not (clause.links or reading.question):
        reading.question, reading.is_named, reading.tone = VOTE, True, Tone.DONE
