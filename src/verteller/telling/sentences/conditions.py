"""Clauses that hold only if something happens."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import SUCCESSOR, TESTAMENT

_HUNTER: Final = "hunter"
_THEN: Final = frozenset({"dann", "dan"})
_THEN_AGAIN: Final = frozenset({"dann", "dan", "then", "allora"})
"""Before what is done if what stands before it is so."""
_ME: Final = frozenset("ich wir ik we wij mein meine meinen mijn m'n onze unsere".split())
"""Behind a verb they begin what the writer does then: "stimme ich", "geht meine Stimme"."""
_SOMEBODY: Final = frozenset(
    "er sie es man jemand niemand keiner das der die dieser diese"
    " hij zij ze het men iemand de dat deze die".split()
)
"""Behind a verb in front they are its subject."""
_TO_HIM: Final = frozenset("ihm ihn ihr ihnen hem haar hen hun".split())
_NOMINATIVE: Final = frozenset("er man jemand niemand hij men iemand".split())
"""Subjects that are never whom something is done to."""
_IN_FRONT: Final = (
    *(Kind.VERB, Kind.CUE, Kind.BE, Kind.AUXILIARY, Kind.MUST, Kind.MIGHT),
    *(Kind.REPORT, Kind.WANT, Kind.WHETHER, Kind.KNOW),
)
_NO_VERB: Final = (Kind.FILLER, Kind.NEGATION, Kind.LEAD, Kind.PLEASE, Kind.DOUBT, Kind.LATER)
_THIRD: Final = frozenset(
    "ist sind war waren hat hatte wird werden wurde kann konnte soll sollte will wollte darf muss"
    " is was zijn heeft had zou kan kon wil wou mag moet zal wordt gaat komt blijft".split()
)
_WERE: Final = frozenset({"were", "had"})
_SUBJECTS: Final = frozenset("i he she it they we you somebody someone anybody anyone".split())
"""Subjects behind an English verb that supposes."""
_ADDRESSED: Final = frozenset({"du", "ihr", "jij", "je", "u", "jullie"})
"""Whom a polite question is put to."""
_TO_ME: Final = frozenset({"me", "us", "mir", "uns", "mij", "ons"})
"""Behind an imperative they say for whom it is to be done: "give me"."""
_NEAR: Final = 4
"""Words of a clause among which a "then" says that it is one."""
UNLESS: Final = frozenset("unless provided tenzij mits sofern purche".split())
"""Single words with which a condition alone may begin."""
_ONLY: Final = frozenset({"nur", "zwar", "erst", "alleen", "only", "solo", "soltanto"})
_HOLDS: Final = frozenset(
    "das dies gilt gelten zahlt allerdings nur erst dann aber jedoch naturlich alles selbstredend"
    " that this only holds counts goes applies stands but however of course"
    " dat dit geldt telt alleen pas maar wel natuurlijk"
    " vale solo pero questo cio naturalmente".split()
)
"""Words that only say that something holds, before it is said when."""
_BEFORE: Final = frozenset({"bevor", "ehe", "voordat", "before"})
_PAST: Final = frozenset(
    "was were wasn't weren't had hadn't did didn't said told went came saw got gave lost left took"
    " made spoke began found heard knew met ran sat stood thought won wrote ate fell kept felt"
    " brought bought caught held led paid sent slept lied died broke chose drove rang sang".split()
)
"""English verbs of the past that do not end in "-ed"."""
_PRESENT: Final = frozenset("has have hasn't haven't is are am isn't aren't gets s ve re".split())
_WOULD: Final = frozenset(
    "wurde wurd hatte hatt ware war konnte konnt musste durfte kame gabe stunde ginge wusste"
    " zou had was waren hadden zouden".split()
)
"""German and Dutch verbs of what would be, folded: "wäre" is "ware"."""
_LEAD_IN: Final = 2
"""Words before a condition that only lead to it: "that is", "but only"."""
_SHORTEST_VERB: Final = 4
"""Letters from which on a word we do not know is taken for a verb by its ending alone."""


def hypothetical(readings: Sequence[Reading], role: str) -> set[int]:
    """Return the numbers of the clauses that hold only if something happens."""
    count = len(readings)
    otherwise = [
        at
        for at, each in enumerate(readings)
        if each.clause.links_with(Kind.OTHERWISE) and not _is_within_reason(readings, at)
    ]
    if any(not _only_threatens(readings, at) for at in otherwise):
        return set(range(count))
    first = next(
        (
            number
            for number, reading in enumerate(readings)
            if (
                reading.clause.links_with(Kind.CONDITION)
                and not _only_says_when(readings, number)
                and not is_past_time(reading.clause)
            )
            or _is_not_before(readings, number)
            or _supposes(readings, number)
            or _bargains(readings, number)
        ),
        None,
    )
    if first is None or _is_about_own_end(readings, role):
        return set()
    behind = any(readings[number].question for number in range(first + 1, count))
    if behind and not _hangs_on_before(readings, first):
        return set(range(first, count))
    # It belongs to what stands before it, as far back as a clause that is an order by itself.
    start = first
    while start and not _is_joined(readings[start].clause):
        start -= 1
    has_order = any(readings[number].question for number in range(start, count))
    return set(range(0 if has_order else start, count))


def _is_joined(clause: Clause) -> bool:
    """Tell whether an "and" stands before a clause, and no "only then, if"."""
    joined = any(link.has(Kind.AND) and link.words[0] not in _THEN_AGAIN for link in clause.links)
    # "And that only if he lives" says nothing of its own.
    says = clause.persons or clause.has(*_IN_FRONT) or not (set(_words(clause)) & _ONLY)
    return joined and bool(says)


def _only_says_when(readings: Sequence[Reading], at: int) -> bool:
    """Tell whether a clause only says when something is written: "before I go to bed: ..."."""
    before = any(link.words[0] in _BEFORE for link in readings[at].clause.links)
    return (
        before
        and not readings[at].persons
        and any(each.clause.mark == ":" for each in readings[at + 1 : at + 2])
    )


def _is_not_before(readings: Sequence[Reading], at: int) -> bool:
    """Tell whether a clause says before what nothing is done: "but not before Bob confesses"."""
    before = readings[at - 1] if at else None
    if before is None or not any(link.words[0] in _BEFORE for link in readings[at].clause.links):
        return False
    return before.negated and not (before.question or before.persons)


def is_past_time(clause: Clause) -> bool:
    """Tell whether an English "when" only tells of what is over: "when poor Grace died"."""
    if not any(link.words == ("when",) for link in clause.links):
        return False
    if any(link.has(Kind.CONDITION) and link.words != ("when",) for link in clause.links):
        return False
    open_ = (Kind.MIGHT, Kind.MUST, Kind.WANT, Kind.DOUBT)
    if any(token.has(*open_) and not token.seats for token in clause.tokens):
        return False
    # Of "Sophie's" the end is no word.
    has = any(one.seats and two.start - one.end > 1 for one, two in pairwise(clause.tokens))
    if has or not _PRESENT.isdisjoint(_words(clause)):
        # "When Bob has told us what he did".
        return False
    if any(one.is_genitive and _is_of_past(two) for one, two in pairwise(clause.tokens)):
        # "When Bob's found out".
        return False
    # "When asked" may be of any time: it has no subject.
    return any(_is_of_past(token) for token in clause.tokens[1:])


def _is_of_past(token: Token) -> bool:
    """Tell whether a word is an English verb of the past."""
    if token.seats:
        return False
    word = token.words[0]
    return word in _PAST or (word.endswith("ed") and len(word) >= _SHORTEST_VERB)


def _is_within_reason(readings: Sequence[Reading], at: int) -> bool:
    """Tell whether an "or else" belongs to a reason: "weil er sonst mich anklagt"."""
    clause = readings[at].clause
    if clause.mark or not at:
        return clause.links[0].has(Kind.REASON)
    return readings[at - 1].clause.links_with(Kind.REASON)


def _only_threatens(readings: Sequence[Reading], at: int) -> bool:
    """Tell whether an "or else" only says why something is done: "or else it's too late"."""
    reading = readings[at]
    before = readings[:at]
    if not any(each.question and each.persons and each.tone is Tone.DONE for each in before):
        return False
    if any(each.clause.links_with(Kind.CONDITION) for each in readings):
        return False
    clause = reading.clause
    seats = {person.seats for each in before for person in each.persons}
    same = all(person.seats in seats for person in (*reading.persons, *reading.apart))
    about = bool(reading.question) and (reading.is_named or bool(reading.persons))
    orders = about and not reading.foreign and reading.tone is not Tone.TOLD
    tame = not (orders or reading.blank or reading.tone is Tone.UNSURE)
    return tame and same and len(clause.tokens) > 1 and not (reading.negated and not clause.words)


def _hangs_on_before(readings: Sequence[Reading], at: int) -> bool:
    """Tell whether a condition is for what stands before it: "I guard Ann if it rains, and"."""
    after = readings[at + 1 : at + 2]
    again = any(each.clause.links_with(Kind.CONDITION) for each in after)
    clause = readings[at].clause
    # "I vote for Ann, but only if everybody does."
    return at > 0 and (again or not clause.mark or clause.links_with(Kind.BUT))


def _is_about_own_end(readings: Sequence[Reading], role: str) -> bool:
    """
    Tell whether a condition is only that the writer dies.

    It always is for who names his successor, and for the hunter.
    """
    after = any(reading.question in (SUCCESSOR, TESTAMENT) for reading in readings)
    return (after or role == _HUNTER) and any(
        reading.clause.has(Kind.OWN_END) for reading in readings
    )


def _supposes(readings: Sequence[Reading], at: int) -> bool:
    """
    Tell whether a clause is a condition by its verb alone, which stands in front.

    So it is in German and Dutch, where the next clause tells it from a question: "is Bob away,
    then burn Ann", "says he a word, vote I for him".
    """
    clause = readings[at].clause
    after = _behind_comma(readings[at + 1 :])
    if after is None or not clause.tokens:
        return False
    if _is_inverted(clause) or _would_be(clause, after):
        return True
    first, words = clause.tokens[0], _words(clause)
    if len(words) < 2 or not _may_be_verb(clause):
        return False
    second = clause.tokens[1] if len(first.words) == 1 else None
    named = second is not None and (bool(second.seats) or second.is_capital)
    if not (named or words[1] in _SOMEBODY):
        return False
    then = _words(after)
    does = bool(after.tokens) and after.tokens[0].has(*_IN_FRONT)
    # "Is Bob attacked, give him my elixir then."
    orders = does and not _THEN.isdisjoint(then[:_NEAR])
    # Also a verb we do not know: "stimmt Bob gegen mich, unterstütze ich Ann".
    does = does or (bool(after.tokens) and after.tokens[0].is_strange)
    becomes = _says_what_becomes(clause, after)
    mine = does and len(then) > 1 and then[1] in _ME
    return begins_with_then(after) or orders or mine or becomes


def _says_what_becomes(clause: Clause, after: Clause) -> bool:
    """Tell whether it is said what becomes of somebody then: "lebt Bob noch, wird er gebissen"."""
    if not after.tokens or after.links or clause.tokens[-1].has(Kind.AUXILIARY):
        # "Was Lena da erzählt hat, glaubt ihr keiner."
        return False
    verb, words = after.tokens[0], _words(after)
    subject = after.tokens[1] if len(after.tokens) > 1 and len(verb.words) == 1 else None
    named = subject is not None and bool(subject.seats)
    if not (named or (len(words) > 1 and words[1] in _SOMEBODY | _TO_HIM)):
        return False
    # "Kiest Bob, neemt Anna" tells several people to do it.
    does = len(words) > 1 and words[1] in _NOMINATIVE
    told = not does and all(
        any(Mood.ORDER in entry.mood for entry in each.tokens[0].entries)
        for each in (clause, after)
    )
    # A noun may end as a verb does: "met de kracht van".
    noun = verb.has(Kind.LEAD, Kind.COMPANY) or verb.kinds == {Kind.CUE}
    return not told and not noun and _may_be_verb(after)


def _would_be(clause: Clause, after: Clause) -> bool:
    """Tell whether two clauses say what would be: "würde man mich fragen, ich nähme Ann"."""
    words, then = _words(clause), _words(after)
    if len(words) < 2 or words[0] not in _WOULD or clause.links:
        return False
    second = clause.tokens[1] if len(clause.tokens[0].words) == 1 else None
    asked = _SOMEBODY | _ME | {"mich", "mir", "mij", "me", "die", "du", "ihr", "jij", "je"}
    about = words[1] in asked or (second is not None and bool(second.seats))
    polite = words[1] in _ADDRESSED or words[:2] == ["konnte", "ich"]
    return about and not polite and not _WOULD.isdisjoint(then[:_NEAR])


def _is_inverted(clause: Clause) -> bool:
    """Tell whether an English clause supposes by its verb in front: "were Bob to die", "had he"."""
    first, *others = clause.tokens
    if first.words[0] not in _WERE or clause.links:
        return False
    words = (*first.words[1:], *(word for token in others[:1] for word in token.words[:1]))
    return bool(others and others[0].seats) or not _SUBJECTS.isdisjoint(words)


def _bargains(readings: Sequence[Reading], at: int) -> bool:
    """Tell whether a clause says what the writer would do something for: "buy me a beer and I"."""
    reading, after = readings[at], readings[at + 1 : at + 2]
    tokens = reading.clause.tokens
    words = _words(reading.clause)[:2]
    offered = any(
        each.clause.links_with(Kind.AND)
        and (each.clause.has(Kind.FIRST, Kind.WANT) or each.is_done_by_writer)
        and bool(each.question and each.persons)
        for each in after
    )
    told = len(words) > 1 and words[1] in _TO_ME and not tokens[0].has(Kind.FILLER)
    return offered and told and not (reading.question and reading.persons)


def _behind_comma(readings: Sequence[Reading]) -> Clause | None:
    """Return the clause behind the next comma, if nobody is named before it."""
    for reading in readings:
        if reading.clause.mark:
            return reading.clause if reading.clause.mark == "," else None
        if reading.persons or reading.question:
            return None
    return None


def answers_itself(readings: Sequence[Reading], role: str) -> bool:
    """Tell whether a sentence behind a question holds if that is so: "does Ann? Then I do"."""
    first = readings[0].clause if readings else Clause()
    tokens = (*first.links, *first.tokens)[:1]
    return any(token.words[0] in _THEN_AGAIN for token in tokens) and role != _HUNTER


def is_mere_condition(readings: Sequence[Reading]) -> bool:
    """Tell whether a sentence only says when what was ordered before it holds: "only if I die"."""
    first = next((n for n, r in enumerate(readings) if r.clause.links_with(Kind.CONDITION)), None)
    if first is None:
        return False
    lead_in = [token for each in readings[:first] for token in each.clause.tokens]
    wishes = len(lead_in) > 1 and all(map(_is_wish, lead_in))
    holds = all(_HOLDS.issuperset(token.words) for token in lead_in)
    if wishes or (len(lead_in) > _LEAD_IN and not holds):
        return False
    links = [link.words for link in readings[first].clause.links if link.has(Kind.CONDITION)]
    if first == 0 and all(len(each) == 1 and each[0] not in UNLESS for each in links):
        # "When I'm back I'll explain" is about something else.
        return False
    after = readings[first + 1 :]
    # "If I go, he goes" says what happens then.
    marks = {":"} if first == 0 else {"", ":"}
    ends = all(each.clause.mark in marks for each in after)
    rest = (*readings[:first], *after)
    return ends and not any(each.persons or each.question for each in rest)


def _is_wish(token: Token) -> bool:
    """Tell whether several words only thank or wish something: "schönen Feierabend"."""
    return len(token.words) > 1 and token.has(Kind.FILLER)


def begins_with_then(clause: Clause) -> bool:
    """Tell whether a clause says what is done if the one before it is so."""
    return any(token.words[0] in _THEN for token in (*clause.links, *clause.tokens[:1]))


def _may_be_verb(clause: Clause) -> bool:
    """Tell whether a clause begins with a verb of which somebody else is the subject."""
    first = clause.tokens[0]
    word = first.words[0]
    if word in _THIRD:
        return True
    if not word.endswith("t") or first.has(*_NO_VERB):
        return False
    return first.has(*_IN_FRONT) or (not first.seats and len(word) >= _SHORTEST_VERB)


def _words(clause: Clause) -> list[str]:
    return [word for token in clause.tokens for word in token.words]
