"""What a clause looks like, where that decides what is done about it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.courtesies import is_courtesy, is_greeting
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.manners import MYSELF
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.times import is_for_next_time, is_for_tomorrow
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import ELECT, SUICIDE, VOTE

_POLITE: Final = (
    *(Kind.FILLER, Kind.LEAD, Kind.TOWARDS, Kind.AND, Kind.IT_IS, Kind.WANT, Kind.BUT),
    *(Kind.APART, Kind.INSTEAD, Kind.FIRST, Kind.HARMLESS, Kind.PLEASE),
)
"""What may stand beside a name that is all there is."""
_SUCH: Final = frozenset("too so very not just quite really rather still always only".split())
"""English words behind "'s" for what somebody is like."""
_NOES: Final = frozenset({"no", "nein", "nee", "nope", "nah", "neen", "ne", "noo", "nooo"})
_NEED: Final = frozenset({"hoeft", "hoeven", "braucht", "brauchen"})
"""Words for what need not be done."""
_WHOM: Final = frozenset({"chi", "who", "whom", "wen", "wie"})
"""Words that ask for whom something is done."""
_PAIR: Final = 2
_LONGEST_LABEL: Final = 4
"""Words from which on a clause is no label."""
_MY: Final = frozenset({"my", "mijn", "m'n", "mn", "mein", "meine"})
_WEIGHING: Final = frozenset({"against", "trust", "of", "to", "about", "with", "from", "me"})
"""Last words of harmless phrases that say something of whom is named behind them."""
_FOR: Final = frozenset({"gegen", "fur", "tegen"})
"""German and Dutch words before whom somebody votes for."""
_HE: Final = frozenset({"der", "die", "er", "sie", "hat", "ist", "war", "hij", "ze", "zij"})
ALSO: Final = frozenset({"pure", "anche", "anch", "too", "also", "ook", "auch"})
_SAYS: Final = frozenset("sag sage sagen zeg zeggen dico diciamo say saying".split())


def has_object(reading: Reading) -> bool:
    """Tell whether a clause says of whom it is, if only by a pronoun."""
    return bool(reading.persons or reading.pronoun or reading.self_meant)


def orders_somebody(reading: Reading) -> bool:
    """Tell whether a clause orders something of the writer's and names for whom."""
    ordered = reading.tone is Tone.DONE and reading.is_named and bool(reading.persons)
    return ordered and not (reading.negated or reading.foreign)


def is_called(reading: Reading) -> bool:
    """Tell whether a clause says no more than that somebody is something: "Ann will be mayor"."""
    clause = reading.clause
    known = all(token.seats or token.kinds - {Kind.THING} for token in clause.tokens)
    told = reading.tone is Tone.TOLD and not reading.negated
    return told and known and clause.has(Kind.BE) and len(reading.persons) == 1


def only_retracts(reading: Reading) -> bool:
    """Tell whether a clause takes back what was said, and says nothing else: "or rather not"."""
    tokens = (*reading.clause.links, *reading.clause.tokens)
    kinds = (Kind.RETRACT, Kind.FILLER, Kind.CORRECTION, Kind.BUT, Kind.OR, Kind.THAT)
    return any(token.has(Kind.RETRACT) for token in tokens) and all(
        token.has(*kinds) for token in tokens
    )


def is_own_refusal(reading: Reading) -> bool:
    """Tell whether the writer says, in a roundabout way, what he does not do."""
    told = (Kind.OTHERS, Kind.REPORT, Kind.PAST, Kind.AUXILIARY, Kind.BE)
    clause = reading.clause
    if reading.tone is not Tone.TOLD or not reading.negated:
        return False
    if reading.question == SUICIDE:
        return not clause.has(Kind.OTHERS, Kind.REPORT)
    if reading.pronoun and any(not _NEED.isdisjoint(token.words) for token in clause.tokens):
        # "Branden hoeft hij niet."
        return True
    if has_object(reading) and speaks_of_own(clause) and not clause.has(Kind.REPORT, Kind.PAST):
        return True
    own = clause.has(Kind.SELF, Kind.FIRST, Kind.MINE)
    return bool(reading.persons) and own and not clause.has(*told)


def speaks_of_own(clause: Clause) -> bool:
    """Tell whether a clause has a phrase of something that is the writer's: "my vote"."""
    return any(
        token.has(Kind.CUE, Kind.WANT) and not _MY.isdisjoint(token.words)
        for token in clause.tokens
    )


def gives_it(reading: Reading) -> bool:
    """Tell whether what was taken back is given to somebody else: "and give it to Bob"."""
    clause = reading.clause
    if not clause.tokens or reading.negated or reading.tone is Tone.UNSURE:
        return False
    # In Italian the pronoun stands first: "e lo do a Gianni".
    first = clause.tokens[0]
    behind = first.has(Kind.PRONOUN) and not first.has(Kind.LIGHT)
    verbs = clause.tokens[1:2] if behind else clause.tokens[:1]
    joined = clause.links_with(Kind.AND) or not clause.links
    gives = joined and any(verb.has(Kind.LIGHT) for verb in verbs)
    return gives and reading.pronoun and len(reading.persons) == 1


def is_firmly_denied(reading: Reading) -> bool:
    """Tell whether the writer would never do it: "I would never burn Anna"."""
    clause = reading.clause
    if reading.tone is not Tone.UNSURE or not reading.negated or clause.has(Kind.DOUBT):
        return False
    own = clause.has(Kind.FIRST) and not clause.has(Kind.OTHERS) and not clause.links
    return bool(reading.persons) and own


def is_for_later(reading: Reading) -> bool:
    """Tell whether something is not for today."""
    tokens = reading.clause.tokens
    # "I'll check Bob tomorrow", but not "keep Bob alive till tomorrow".
    mine = reading.clause.has(Kind.FIRST, Kind.WANT, Kind.MINE) or reading.is_done_by_writer
    mine = mine or any(not (MYSELF | _MY).isdisjoint(token.words) for token in tokens)
    mine = mine and len(tokens) > 1
    ends_so = mine and tokens[-1].has(Kind.LATER) and bool(tokens[-2].seats)
    ends_so = ends_so or is_for_tomorrow(tokens, mine=mine)
    ends_so = ends_so or (mine and is_for_next_time(tokens))
    return reading.later and (reading.question in (VOTE, ELECT) or ends_so)


def wants_somebody(reading: Reading) -> bool:
    """Tell whether a clause only says whom the writer wants: "I want Bob"."""
    clause = reading.clause
    more = (Kind.LIGHT, Kind.VERB, Kind.BE, Kind.MUST, Kind.OTHERS, Kind.KNOW)
    wanting = [token for token in clause.words if not token.has(Kind.WANT)]
    return (
        reading.tone is Tone.DONE
        and clause.has(Kind.WANT)
        and len(reading.persons) == 1
        and all(token.is_known for token in clause.tokens)
        and not any(token.has(*more) for token in wanting)
    )


def is_plainly_named(reading: Reading) -> bool:
    """Tell whether a clause is a name and nothing else, but for politeness: "Bob it is"."""
    tokens = reading.clause.tokens
    if any(token.has(Kind.IT_IS) for token in tokens[:-1]):
        return False
    if any(_is_called(one, two) for one, two in pairwise(tokens)):
        return False
    if tokens and not ALSO.isdisjoint(tokens[-1].words):
        # "Bob too": of him is said what was said of somebody else.
        return False
    slips = sum(person.token.is_slip for person in reading.persons)
    whole = slips in (0, len(reading.persons))
    kinds = (*_POLITE, Kind.NEGATION) if reading.denied else _POLITE
    return whole and all(token.seats or token.has(*kinds) for token in tokens)


def _is_called(one: Token, two: Token) -> bool:
    """Tell whether somebody is greeted, thanked or pitied: "good night Bob"."""
    greets = bool(two.seats) and is_greeting(" ".join(one.words))
    greets = greets or _is_weighed(one, two)
    # "Bob's too salty" has a verb in its "'s".
    told = one.is_genitive and not _SUCH.isdisjoint(two.words[:1])
    return greets or told or (bool(one.seats) and two.words[0] == "tut")


def weighs_somebody(reading: Reading) -> bool:
    """Tell whether a clause says what somebody thinks of whom it names: "I don't trust Bob"."""
    return any(_is_weighed(one, two) for one, two in pairwise(reading.clause.tokens))


def _is_weighed(one: Token, two: Token) -> bool:
    """Tell whether a name stands behind such words: "nothing against Bob" is no vote."""
    return bool(two.seats) and one.has(Kind.HARMLESS) and one.words[-1] in _WEIGHING


def is_called_out(readings: Sequence[Reading]) -> bool:
    """Tell whether somebody is only greeted or consoled, behind a comma: "good night, Bob"."""
    links = [link for reading in readings[:1] for link in reading.clause.links]
    words = " ".join(word for link in links for word in link.words)
    if is_courtesy(words) and len(readings[0].clause.tokens) == 1:
        # "Sorry Bob" (a correction in other mails).
        return True
    for one, two in pairwise(readings):
        tokens = (*one.clause.links, *one.clause.tokens)
        words = " ".join(word for token in tokens for word in token.words)
        named = len(two.clause.tokens) == 1 and two.clause.mark == "," and bool(two.persons)
        if named and is_courtesy(words):
            return True
    return False


def is_plain(reading: Reading) -> bool:
    """Tell whether there is nothing in a clause but names and politeness."""
    kinds = (*_POLITE, Kind.CORRECTION, *([Kind.NEGATION] if reading.denied else []))
    return all(token.seats or token.has(*kinds) for token in reading.clause.tokens)


def is_for_or_against(readings: Sequence[Reading]) -> bool:
    """Tell whether somebody is for or against a name, and only tells why: "gegen Bob, der ..."."""
    if len(readings) < _PAIR:
        return False
    first, *others = readings
    if not is_plain(first) or len(first.persons) != 1:
        return False
    led = any(not _FOR.isdisjoint(lead.words) for lead in first.persons[0].leads)
    kinds = (Kind.BUT, Kind.OR, Kind.CONDITION, Kind.OTHERWISE, Kind.CORRECTION)
    return led and not any(
        each.question
        or each.persons
        or each.negated
        or each.tone is Tone.UNSURE
        or each.clause.links_with(*kinds)
        or not (_tells_more(each) or is_plain(each))
        for each in others
    )


def _tells_more(reading: Reading) -> bool:
    """Tell whether a clause says more of whom was named: "der war so laut", "because ..."."""
    clause = reading.clause
    first = clause.tokens[:1]
    about = any(not _HE.isdisjoint(token.words) for token in first)
    return about or clause.links_with(Kind.REASON, Kind.AND)


def is_cry(reading: Reading) -> bool:
    """Tell whether a clause cries what is to be done, and no more: "Al rogo!"."""
    kinds = (Kind.FILLER, Kind.LEAD, Kind.TOWARDS)
    alone = all(
        token.has(*kinds) or any(token is each for each in reading.core)
        for token in reading.clause.tokens
    )
    burns = any(token.has(Kind.CUE) and len(token.words) > 1 for token in reading.core)
    return alone and burns and reading.tone is Tone.BARE and not reading.negated


def is_either(reading: Reading) -> bool:
    """Tell whether a clause begins with a choice between people: "Anna or Bob"."""
    persons = reading.persons
    if len(persons) < 2 or persons[1].joined is not Kind.OR or reading.negated:
        return False
    return reading.clause.tokens[0] is persons[0].token


def denies_at_once(reading: Reading) -> bool:
    """Tell whether a noun is what is denied: "no ritual", "niente caccia"."""
    denied = False
    for token in reading.clause.tokens:
        if denied and token.has(Kind.CUE):
            return True
        denied = token.has(Kind.NEGATION) or (denied and token.has(Kind.LEAD, Kind.FILLER))
    return False


_NONE: Final = frozenset("nessun nessuna no kein keine keines geen".split())


def is_denied_subject(reading: Reading) -> bool:
    """Tell whether a denied noun is what does something we do not know: "no secret eludes me"."""
    tokens = [token for token in reading.clause.tokens if token.kinds != {Kind.FILLER}]
    if not tokens or tokens[0].words[0] not in _NONE or reading.clause.has(Kind.FIRST):
        return False
    return any(token.is_strange and not token.is_capital for token in tokens[1:])


_SOFT_DENIALS: Final = frozenset({"mica", "non", "not", "niet", "nicht", "ned", "net"})
"""Words that deny what stands behind them only in contrast to something else."""


def denies_softly(reading: Reading) -> bool:
    """Tell whether a noun is denied in contrast to another: "(not as mayor)"."""
    clause = reading.clause
    if clause.has(Kind.FIRST, Kind.LIGHT, Kind.WANT, Kind.MINE):
        return False
    denials = [token for token in clause.words if token.has(Kind.NEGATION)]
    return bool(denials) and all(token.words[0] in _SOFT_DENIALS for token in denials)


def _is_only_not(clause: Clause) -> bool:
    """Tell whether a clause behind a mark is nothing but an English "not"."""
    return bool(clause.mark) and [token.words for token in clause.tokens] == [("not",)]


def is_flatly_denied(readings: Sequence[Reading], number: int) -> bool:
    """Tell whether a clause is followed by nothing but a "no": "Bob on the stake NO"."""
    before, after = readings[number].clause, readings[number + 1 : number + 2]
    if after and number + 2 == len(readings) and _is_only_not(after[0].clause):
        # "I guard Bob, not!"
        return True
    if not (after and after[0].clause.links and before.tokens):
        return False
    clause, link = after[0].clause, after[0].clause.links[0]
    if link.words[0] not in _NOES or link.start - before.tokens[-1].end > 1:
        return False
    if clause.mark:
        # "Al rogo Anna no, poverina": a comma behind the "no".
        return len(link.words) == 1 and clause.mark == ","
    return not clause.tokens and number + 2 == len(readings)


def is_bare(tokens: Sequence[Token]) -> bool:
    """Tell whether a text is nothing but names and politeness."""
    return all(token.seats or token.has(Kind.FILLER, Kind.AND, Kind.LEAD) for token in tokens)


def _is_infinitive(reading: Reading) -> bool:
    """Tell whether there is nothing but an infinitive in a clause: "Bijten?"."""
    verbs = [token for token in reading.clause.tokens if token.kinds != {Kind.FILLER}]
    moods = [entry.mood for token in verbs for entry in token.entries if entry.mood]
    return len(verbs) == 1 and bool(moods) and all(Mood.INFINITIVE in mood for mood in moods)


def is_label(readings: Sequence[Reading]) -> bool:
    """Tell whether a sentence only says what the next one answers: "My vote?", "For mayor?"."""
    if not readings or not _is_about_last(readings):
        return False
    reading = readings[-1]
    if not reading.is_named:
        # "My choice?"
        short = len(reading.clause.tokens) < _LONGEST_LABEL and not reading.persons
        words = {word for token in reading.clause.tokens for word in token.words}
        mine = reading.clause.has(Kind.MINE) or not _MY.isdisjoint(words)
        return short and bool(reading.question) and mine
    verb = reading.is_verb and not (_is_infinitive(reading) or _asks_himself(reading))
    more = verb or reading.persons or reading.negated or reading.foreign
    return not more and (reading.tone in (Tone.BARE, Tone.DONE) or _asks_himself(reading))


def _is_about_last(readings: Sequence[Reading]) -> bool:
    """Tell whether only the last clause says anything: "chapter two: who rules?"."""
    *others, last = readings
    silent = not any(each.question or each.persons or each.negated for each in others)
    return not others or (silent and asks_for_name(last))


def _asks_himself(reading: Reading) -> bool:
    """Tell whether somebody asks whom he chooses, to answer it himself: "Who do I burn?"."""
    first = reading.clause.tokens[:1]
    whom = any(not _WHOM.isdisjoint(token.words) for token in first)
    return asks_for_name(reading) or (
        whom and (reading.is_done_by_writer or reading.clause.has(Kind.FIRST, Kind.WANT))
    )


def asks_for_name(reading: Reading) -> bool:
    """Tell whether a clause asks no more than who burns or rules: "Q1 who burns: Ann"."""
    tokens = [*reading.clause.links, *reading.clause.tokens]
    kinds = (Kind.FILLER, Kind.LEAD, Kind.BE, Kind.MUST, Kind.THING)
    asked = any(not _WHOM.isdisjoint(token.words) for token in tokens)
    rest = (token for token in tokens if _WHOM.isdisjoint(token.words))
    plain = all(
        token.has(*kinds)
        or len(token.text) < _LONGEST_LABEL
        or any(token is each for each in reading.core)
        for token in rest
    )
    votes = reading.question in (VOTE, ELECT) and not (reading.persons or reading.negated)
    return asked and plain and votes and len(tokens) <= _LONGEST_LABEL


def is_no(clause: Clause) -> bool:
    """Tell whether a clause is nothing but "no"."""
    return [token.words for token in (*clause.links, *clause.tokens)] == [("no",)]


def befalls_writer(reading: Reading) -> bool:
    """Tell whether something else does something to the writer: "my boss drives me mad"."""
    clause = reading.clause
    other = clause.has(Kind.BE) and not clause.has(Kind.FIRST, Kind.WANT, Kind.MUST)
    # "My exorcism is for myself."
    led = any(one.has(Kind.TOWARDS) and two.has(Kind.SELF) for one, two in pairwise(clause.tokens))
    other = other and not led
    return other and reading.is_named and not (reading.is_verb or reading.part)


def is_silent(reading: Reading) -> bool:
    """Tell whether the writer is merely silent: "and I say nothing at all"."""
    verbs = [token for token in reading.core if token.has(Kind.VERB)]
    silent = bool(verbs) and all(token.words[0] in _SAYS for token in verbs)
    return silent and reading.clause.has(Kind.NOTHING) and not reading.is_named
