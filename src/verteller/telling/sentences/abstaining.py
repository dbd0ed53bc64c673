"""Choosing nobody where somebody else, or a thing, is the subject: "nobody gets a mark"."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.orders import Order
from verteller.telling.sentences.reader import Reader
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.resting import is_own
from verteller.telling.sentences.sayings import holds
from verteller.telling.sentences.shapes import speaks_of_own
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.tokens import Sentence, Token
from verteller.telling.sentences.topics import BESIDE, ELECT, VOTE

_ASIDE: Final = (
    *(Kind.REPORT, Kind.PAST, Kind.DOUBT, Kind.MIGHT, Kind.ASKING, Kind.LATER, Kind.KNOW),
    *(Kind.EXCEPT, Kind.APART, Kind.INSTEAD, Kind.REASON),
)
"""What says that it is told, weighed or only about some."""
_LINKS: Final = (
    *(Kind.CONDITION, Kind.OTHERWISE, Kind.OR, Kind.THAT, Kind.REASON),
    *(Kind.CORRECTION, Kind.BUT),
)
_BECOMES: Final = frozenset(
    {"wird", "werden", "wordt", "worden", "viene", "vengono", "gets", "get"}
)
"""Auxiliaries of what is done now, and not what was done before."""
_BY_ME: Final = frozenset(
    {
        *("per me", "da parte mia", "per quanto mi riguarda", "fosse per me", "stesse a me"),
        *("voor mij", "van mij", "wat mij betreft", "het aan mij ligt", "mijnentwege"),
        *("fur mich", "von mir", "von mir aus", "meinetwegen", "nach mir", "was mich betrifft"),
        *("for me", "up to me", "by me", "i m concerned", "i am concerned", "for my part"),
        *("im concerned", "my part", "from me"),
    }
)
"""Phrases that say whose word it is that nobody is to burn."""
_NEITHER: Final = frozenset("ne weder noch neither nor noch either allebei beide".split())
_SUCH: Final = frozenset("that who whom whose which die der den dem che with in".split())
"""Words behind "nobody" that say what he is like of whom it is told: "nobody that loud"."""
_TWO: Final = frozenset("two both pair zwei beide beiden paar twee due entrambi".split())
_NO: Final = frozenset("no nobody nothing kein keine keiner niemand nichts geen nessun".split())
"""First words of what is not to happen."""
_SHELTERING: Final = frozenset(
    "bodyguard healer exorcist gravekeeper sorcerer advocate priest shaman".split()
)
_ELSE: Final = frozenset("else anders anderer andere anderen altro altri altra sonst".split())
_GETS: Final = (Kind.LIGHT, Kind.MUST, Kind.WISH)


def is_for_nobody(so_far: SoFar, reading: Reading, sentence: Sentence) -> bool:
    """
    Tell whether the writer's power, or his vote, goes to nobody, by a clause about "nobody".

    "Nobody gets a mark", "niemand wird markiert". Who burns, or whom the village elects, is
    nothing of the writer's own, so of votes only "nobody gets my vote" is meant.
    """
    clause, question = reading.clause, reading.question
    if reading.tone is not Tone.TOLD or not reading.is_named or question in BESIDE:
        return False
    if not clause.has(Kind.NOBODY) or sentence.end == "?" or clause.links_with(*_LINKS):
        return False
    if reading.persons or reading.apart or reading.pronoun or clause.has(*_ASIDE):
        return False
    by_me = holds(clause.tokens, _BY_ME)
    own = clause.has(Kind.MINE) or speaks_of_own(clause) or by_me
    if question in (VOTE, ELECT) and not own:
        return False
    strange = any(token.is_strange for token in clause.tokens)
    if strange or not _is_to_somebody(reading, fated=by_me):
        return False
    order = so_far.orders.get(question)
    return order is None or order.blank


def is_described(clause: Clause, sentence: Sentence) -> bool:
    """Tell whether it is told of a "nobody" what he is like: "nobody that cheerful is honest"."""
    tokens = sentence.items
    last = next((at for at, each in enumerate(tokens) if each is clause.tokens[-1]), None)
    behind = tokens[last + 1 :] if last is not None and clause.has(Kind.NOBODY) else ()
    after = behind[0] if behind else None
    return isinstance(after, Token) and not _SUCH.isdisjoint(after.words[:1])


def is_besides(clause: Clause) -> bool:
    """Tell whether nobody is chosen beside whom was chosen: "and don't put anybody else"."""
    return any(not _ELSE.isdisjoint(token.words) for token in clause.tokens)


def is_of_number(reading: Reading) -> bool:
    """Tell whether only more than one is too much: "I couldn't charm two"."""
    tokens = reading.clause.tokens
    counted = any(not _TWO.isdisjoint(token.words) for token in tokens)
    return counted and not (reading.persons or reading.pronoun or reading.apart)


def shelters(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether it is said what is kept from whom the writer protects: "no ghost gets in"."""
    before = so_far.orders.get(reading.question)
    sheltered = before is not None and bool(before.seats)
    if not sheltered or so_far.reader.context.role not in _SHELTERING:
        return False
    first = reading.clause.tokens[0]
    others = reading.clause.has(Kind.FIRST, Kind.MINE) or bool(reading.persons)
    return not (_NO.isdisjoint(first.words) or others or so_far.corrects)


def _is_to_somebody(reading: Reading, *, fated: bool) -> bool:
    """
    Tell whether "nobody" is whom it is done to: a noun or a participle says so, no doer.

    Args:
        fated: Whether a word for what becomes of somebody is no doing: "nobody burns".
    """
    tokens = reading.clause.tokens
    becomes = any(not _BECOMES.isdisjoint(token.words) for token in tokens)
    acts = [
        entry
        for token in reading.core
        for entry in token.entries
        if entry.kind is Kind.VERB and not token.has(Kind.CUE)
        if not (fated and token.has(Kind.WISH))
    ]
    if any(not Mood.PAST & entry.mood for entry in acts):
        return False
    gets = any(token.has(*_GETS) for token in tokens)
    return becomes or (gets and not acts)


def is_off_duty(reader: Reader, reading: Reading) -> bool:
    """Tell whether the writer's role, or what he uses, has the night off: "the devil rests"."""
    clause = reading.clause
    if reading.tone is not Tone.TOLD or not reading.blank or reading.persons or reading.apart:
        return False
    if not clause.has(Kind.PASS, Kind.ABSTAIN) or clause.has(*_ASIDE) or clause.links_with(*_LINKS):
        return False
    if any(token.is_strange for token in clause.tokens) or clause.has(Kind.FIRST):
        return False
    return is_own(clause, reader.lexicon, reader.context.role)


def gives_none_to(so_far: SoFar, reading: Reading) -> bool:
    """Tell whether somebody gets no vote: "Bob gets no vote from me", "van mij krijgt ie niks"."""
    clause = reading.clause
    if reading.tone is Tone.DONE or not clause.has(Kind.ABSTAIN) or clause.has(*_ASIDE):
        return False
    if clause.links_with(*_LINKS) or so_far.reader.usual not in (VOTE, ELECT):
        return False
    voted = reading.persons or (reading.pronoun and so_far.last_persons)
    return bool(voted) and clause.has(*_GETS, Kind.SELF, Kind.TOWARDS)


def put_both_blank(so_far: SoFar, readings: Sequence[Reading], sentence: Sentence) -> None:
    """Note that nobody is chosen for either vote: "blank, mayor as well as stake"."""
    both = {VOTE, ELECT}
    named = any(token.seats for token in sentence.tokens)
    if named or not both <= so_far.reader.context.asked.keys() or sentence.end == "?":
        return
    kinds = (Kind.REPORT, Kind.PAST, Kind.DOUBT, Kind.MIGHT, Kind.LATER)
    if any(each.clause.has(*kinds) for each in readings):
        return
    blank = any(each.blank and each.clause.has(Kind.ABSTAIN) for each in readings)
    others = any(each.clause.has(Kind.OTHERS) or each.negated for each in readings)
    if not (blank and not others) and not _denies_both(readings, sentence):
        return
    said = {
        entry.question
        for token in sentence.tokens
        for entry in token.entries
        if entry.kind is Kind.CUE
    }
    if both <= said:
        for question in sorted(both):
            so_far.put(Order(question, blank=True, text=sentence.text))


def _denies_both(readings: Sequence[Reading], sentence: Sentence) -> bool:
    """Tell whether neither vote is given: "neither stake nor mayor for me", "not for the fire"."""
    tokens = sentence.tokens
    aside = (Kind.KNOW, Kind.CONDITION, Kind.ASKING, Kind.OR, Kind.EXCEPT, Kind.WHETHER)
    if any(token.has(*aside) or token.is_strange for token in tokens):
        return False
    links = (Kind.CONDITION, Kind.BUT, Kind.THAT, Kind.OTHERWISE)
    if any(each.clause.links_with(*links) for each in readings):
        return False
    denials = [token for token in tokens if token.has(Kind.NEGATION, Kind.NOBODY)]
    twice = len(denials) > 1 or any(not _NEITHER.isdisjoint(each.words) for each in tokens)
    verb = any(
        entry.question in (VOTE, ELECT) and entry.kind is Kind.VERB
        for token in tokens
        for entry in token.entries
    )
    first = any(token.has(Kind.FIRST, Kind.ABSTAIN) for token in tokens)
    own = (first and verb) or holds(tokens, _BY_ME) or any(each.blank for each in readings)
    return bool(denials) and twice and own
