"""Words that may link clauses, or only colour one: "also", "but", "bis", "dus"."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.tokens import Mark, Token

_LOOSE: Final = frozenset({("aber",), ("endgultig",)})
_CASE: Final = ("im", "fall")
_ARTICLES: Final = frozenset({"der", "die", "das", "ein", "eine", "mein", "meine", "klar"})
_THEN: Final = frozenset({"dann", "deshalb", "darum", "daher", "also", "denn"})
_TO_ME: Final = frozenset({"mir", "uns"})
_OBJECTS: Final = frozenset({"lo", "la", "li", "le"})
_CAN: Final = frozenset({"puo", "deve", "dovra", "potra", "vuole"})
_TAKES: Final = (
    *("becc", "prend", "pigli", "merit", "tien", "cucc", "aggiudic", "intasc", "accoll"),
    *("port", "godr", "gode", "mangi", "sorb", "assicur"),
)
"""Beginnings of Italian verbs that say what somebody gets: "se lo becca"."""
_SORRY: Final = frozenset(
    "scusa scusami scusate scusatemi scusi perdona perdonami perdonate perdonatemi dispiace spiace"
    " sorry pardon excuus".split()
)
_SORRY_IF: Final = frozenset({("se",), ("if",), ("als",)})
_THE: Final = frozenset("de het een mijn m'n mn onze ons".split())
"""Dutch words with which a subject begins."""
_BOTH: Final = frozenset({"sia", "zowel", "sowohl"})
_WE: Final = frozenset({"ik", "we", "wij", "ich", "wir"})
"""Subjects behind their verbs."""
_HE: Final = frozenset({("er",), ("sie",), ("der",), ("die",), ("hij",), ("zij",), ("ze",)})
_FINITE: Final = frozenset(
    "hat ist war hatte wirkt redet lugt nervt macht sagt schweigt guckt schaut weiss kann will hot"
    " is heeft had was liegt doet zegt praat zwijgt kijkt weet kan wil".split()
)
"""Verbs of somebody else with which talk about him goes on."""
_SUBJECTS: Final = frozenset({"he", "she", "they"})
"""Behind a name they begin a clause, though no comma says so."""
_FOLLOWS: Final = frozenset(
    "so therefore hence thus daher deshalb darum dus daarom quindi dunque".split()
)
"""Words for "and" before what follows from the clause before them."""
_SO: Final = frozenset("also dus daarom ook daarnaast bovendien verder tevens vervolgens".split())
"""Dutch words that link nothing behind the verb of a clause: "kijk dus bij Bob"."""
_HOURS: Final = frozenset(
    "sunrise dawn daybreak midnight sunset dusk dark noon midday breakfast lunch dinner supper tea"
    " bedtime morning tomorrow sunday monday tuesday wednesday thursday friday saturday".split()
)
"""English words for hours before which something may be done."""


def may_join(item: Token) -> bool:
    """Tell whether a word may join two names, as "so" does not: "I reckon Bob so Bob it is"."""
    return item.has(Kind.AND, Kind.OR) and item.words[0] not in _FOLLOWS


def begins_run_on(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether a new sentence begins behind a name without a mark: "ich wähle Jan der hat"."""
    item, after = items[at], items[at + 1] if at + 1 < len(items) else None
    if not isinstance(item, Mark) and item.words[0] in _SUBJECTS:
        return _follows_name(items, at)
    if isinstance(item, Mark) or item.words not in _HE or not isinstance(after, Token):
        return False
    said = [each for each in items[:at] if isinstance(each, Mark) or each.kinds != {Kind.FILLER}]
    named = bool(said) and isinstance(said[-1], Token) and bool(said[-1].seats)
    return named and after.words[0] in _FINITE


def _follows_name(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether somebody was named since the last mark before *at*."""
    for item in reversed(items[:at]):
        if isinstance(item, Mark):
            return False
        if item.seats:
            return True
    return False


def is_short_apposition(after: Sequence[Token | Mark]) -> bool:
    """Tell whether no more than a noun follows before the next mark."""
    noun: list[Token] = []
    for item in after:
        if isinstance(item, Mark):
            break
        noun.append(item)
    doers = (Kind.FIRST, Kind.OTHERS, Kind.PRONOUN, Kind.BE, Kind.AUXILIARY, Kind.OWN_END)
    return 0 < len(noun) <= 3 and not any(token.seats or token.has(*doers) for token in noun)


def is_adverb(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether a German "bis" is said of a time, or "damit" of a means."""
    before = items[at - 1] if at else None
    item, after = items[at], items[at + 1] if at + 1 < len(items) else None
    doers = (Kind.FIRST, Kind.OTHERS, Kind.NOBODY)
    if not isinstance(item, Mark) and item.words[0] in _THEN:
        return _is_then(items, at)
    if not isinstance(after, Token) or after.seats or after.has(*doers):
        return False
    if not isinstance(item, Mark) and item.words == ("bis",):
        # "Bis Mitternacht", but not "bis die anderen kommen".
        unknown = after.is_strange and not after.is_capital
        return not (unknown or after.words[-1] in _ARTICLES or after.has(Kind.BE))
    if after.has(Kind.PRONOUN) and not after.has(Kind.LEAD):
        return False
    if not isinstance(before, Token):
        return after.has(Kind.LIGHT, Kind.VERB) and not after.has(Kind.LEAD)
    # "Ich gehe damit zu Anna", but not "ich schütze sie damit die Wölfe hungern".
    return before.has(Kind.LIGHT, Kind.VERB) or before.words[0] in _TO_ME


def _is_then(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether a German "dann" or "denn" stands within a clause: "ich gehe dann mit"."""
    before = items[at - 1] if at else None
    item, after = items[at], items[at + 1] if at + 1 < len(items) else None
    if not isinstance(item, Mark) and item.words == ("denn",):
        # "Was hat Anna denn für eine Aura?"
        first = next((each for each in items[:at] if isinstance(each, Token)), None)
        return isinstance(before, Token) and first is not None and first.has(Kind.ASKING)
    if not isinstance(before, Token) or before.seats or before.has(Kind.AND, Kind.OR, Kind.BUT):
        return False
    doers = (Kind.FIRST, Kind.OTHERS, Kind.LIGHT, Kind.AUXILIARY)
    goes_on = isinstance(after, Token) and not (after.has(*doers) and not after.has(Kind.LEAD))
    kinds = (Kind.VERB, Kind.LIGHT, Kind.FIRST, Kind.PRONOUN, Kind.AUXILIARY, Kind.CUE)
    return goes_on and (before.has(*kinds) or before.words[0] in _TO_ME)


def is_there(before: Token | Mark, after: Sequence[Token | Mark]) -> bool:
    """Tell whether a German "da" says where and not why: "ich beiße da rein", ", da bleibe ich"."""
    if not isinstance(before, Mark):
        return True
    subjects = (Kind.FIRST, Kind.OTHERS, Kind.PRONOUN, Kind.LEAD, Kind.MINE)
    next_one = after[0] if after else None
    return isinstance(next_one, Token) and not (next_one.seats or next_one.has(*subjects))


def fills_before(before: Token | Mark | None, item: Token) -> bool:
    """Tell whether a word only fills before an "as": Dutch "die wil ik wel als lijfwacht"."""
    fills = isinstance(before, Token) and before.has(Kind.FILLER) and before.words == ("wel",)
    return fills and item.words == ("als",)


def is_last(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether nothing of its clause stands behind a word: "I put Ann before, but ..."."""
    after = items[at + 1] if at + 1 < len(items) else None
    if after is None or isinstance(after, Mark):
        return bool(at)
    return bool(at) and after.has(Kind.BUT, Kind.AND)


def is_before_hour(after: Sequence[Token | Mark]) -> bool:
    """Tell whether an hour follows a "before" that waits for nothing: "before sunrise"."""
    said = [item for item in after[:3] if isinstance(item, Token)]
    nouns = [token for token in said if not token.has(Kind.LEAD)]
    # "Before dawn breaks" waits for it.
    goes_on = (Kind.FIRST, Kind.MINE, Kind.FILLER, Kind.WANT, Kind.PLEASE)
    own = not nouns[1:] or bool(nouns[1].seats) or nouns[1].has(*goes_on)
    return bool(nouns) and own and nouns[0].words[-1] in _HOURS


def is_hour(after: Sequence[Token | Mark]) -> bool:
    """Tell whether a time follows an "until", and nothing that is waited for: "till nine"."""
    said: list[Token] = []
    for item in after:
        if isinstance(item, Mark) or item.has(Kind.AND, Kind.BUT):
            break
        said.append(item)
    doers = (*(Kind.FIRST, Kind.OTHERS, Kind.PRONOUN, Kind.BE, Kind.AUXILIARY, Kind.OWN_END),)
    known = not any(token.seats or token.has(*doers, Kind.NOBODY) for token in said[:3])
    return bool(said) and known and not any(token.has(*doers) for token in said)


def is_own_verb(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether a cry is a verb of the writer's, its particle behind: "ik wacht Bob op"."""
    item, beside = items[at], (*items[max(0, at - 1) : at], *items[at + 1 : at + 2])
    own = any(isinstance(each, Token) and each.has(Kind.FIRST) for each in beside)
    if not isinstance(item, Mark) and _is_particle_of(items[:at], item):
        return True
    if isinstance(item, Mark) or not own or not item.has(Kind.CORRECTION):
        return False
    after = {word for each in items[at:] if isinstance(each, Token) for word in each.words}
    return any(
        entry.kind is Kind.VERB and entry.particle and after.issuperset(entry.particle.split())
        for entry in item.entries
    )


def _is_particle_of(before: Sequence[Token | Mark], item: Token) -> bool:
    """Tell whether a word belongs to a verb just before it: "Jan maak ik beter"."""
    for each in reversed(before[-3:]):
        if isinstance(each, Mark):
            return False
        if any(
            entry.kind is Kind.VERB and entry.roles and entry.particle == " ".join(item.words)
            for entry in each.entries
        ):
            return True
    return False


def is_idle(item: Token | Mark) -> bool:
    """Tell whether an item is a mark, or a word that only fills."""
    return isinstance(item, Mark) or item.kinds == {Kind.FILLER}


def is_particle(items: Sequence[Token | Mark], at: int, item: Token) -> bool:
    """Tell whether a "but" only colours a sentence, as it does in Dutch: "stem maar op Jan"."""
    if not (item.has(Kind.BUT) and item.has(Kind.FILLER)):
        return False
    after = [each for each in items[at + 1 : at + 4] if isinstance(each, Token)]
    while after and after[0].has(Kind.LEAD) and not after[0].seats:
        after.pop(0)
    if _begins_subject(items[at + 1 : at + 4]):
        return False
    denied = any(isinstance(each, Token) and each.has(Kind.NEGATION) for each in items[:at])
    return not (after and ((after[0].seats and denied) or after[0].has(Kind.FIRST)))


def _begins_subject(after: Sequence[Token | Mark]) -> bool:
    """Tell whether a noun and its verb follow: "I am late, but my vote goes to"."""
    words = [each for each in after if isinstance(each, Token)]
    led = bool(words) and (words[0].has(Kind.MINE) or not _THE.isdisjoint(words[0].words))
    if led and len(words[0].words) == 1:
        words.pop(0)
    if len(words) < 2 or not led or words[0].seats or not words[0].has(Kind.CUE, Kind.THING):
        return False
    verb = words[1]
    return not verb.has(Kind.LEAD) and any(
        Mood.THIRD in entry.mood or entry.kind is Kind.BE for entry in verb.entries
    )


def is_so(before: Token | Mark, item: Token) -> bool:
    """Tell whether a Dutch "therefore" stands behind the verb: "stem dus op Bob"."""
    if isinstance(before, Mark) or item.words[0] not in _SO:
        return False
    if before.seats and item.words != ("ook",):
        return False
    doing = Mood.FIRST | Mood.ORDER
    finite = any(
        entry.mood & doing and Mood.INFINITIVE not in entry.mood for entry in before.entries
    )
    if item.words == ("ook",):
        # "Doe Jan er ook maar bij."
        return True
    subject = before.has(Kind.FIRST, Kind.OTHERS, Kind.PRONOUN) and not before.has(Kind.LEAD)
    return len(item.words) == 1 and (finite or subject)


def is_loose_but(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether a German "aber" is only a particle: "das glaubt mir aber kein Mensch"."""
    item, before = items[at], items[at - 1] if at else None
    if isinstance(item, Mark) or item.words not in _LOOSE or not isinstance(before, Token):
        return False
    after = items[at + 1] if at + 1 < len(items) else None
    begins = (Kind.FIRST, Kind.OTHERS, Kind.PRONOUN, Kind.MINE, Kind.NEGATION)
    return isinstance(after, Token) and not (after.seats or after.has(*begins))


def is_case(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether a German "im Fall" is somebody's case: "ich ermittle im Fall Bob"."""
    item, after = items[at], items[at + 1] if at + 1 < len(items) else None
    case = isinstance(item, Token) and item.words == _CASE
    return case and isinstance(after, Token) and bool(after.seats)


def has_both(before: Sequence[Token | Mark]) -> bool:
    """Tell whether two names are announced: "sia Anna che Bruno", "zowel Anna als Bram"."""
    return any(isinstance(item, Token) and item.words[-1] in _BOTH for item in before)


def takes_for_himself(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether an Italian "se" is no condition: "il mio voto se lo becca Anna"."""
    item = items[at]
    if isinstance(item, Mark) or item.words != ("se",):
        return False
    after = [each for each in items[at + 1 : at + 4] if isinstance(each, Token)]
    words = [word for each in after for word in each.words]
    while words[1:2] and words[1] in _CAN:
        del words[1]
    takes = words[:1] and words[0] in _OBJECTS and words[1:2] and words[1].startswith(_TAKES)
    before: list[Token] = []
    for each in reversed(items[:at]):
        if isinstance(each, Mark) or each.has(Kind.AND, Kind.BUT, Kind.THAT):
            break
        before.append(each)
    does = (Kind.BE, Kind.AUXILIARY, Kind.MUST, Kind.WANT, Kind.LIGHT)
    named = any(each.has(Kind.CUE) for each in before)
    verb = any(each.has(*does) or (each.has(Kind.VERB) and len(each.words) == 1) for each in before)
    return bool(takes) and named and not verb


def is_apology(items: Sequence[Token | Mark], at: int) -> bool:
    """Tell whether an "if" only says for what somebody is sorry: "sorry if I'm late"."""
    before, item = items[at - 1] if at else None, items[at]
    if not isinstance(before, Token) or isinstance(item, Mark) or item.words not in _SORRY_IF:
        return False
    return before.words[-1] in _SORRY


def begins_clause(after: Sequence[Token | Mark]) -> bool:
    """Tell whether the name before *after* is the first of a clause: a verb follows."""
    while after and isinstance(after[0], Token) and (after[0].seats or after[0].has(Kind.AND)):
        after = after[1:]
    if not after or not isinstance(item := after[0], Token):
        return False
    if item.has(Kind.WANT) and item.words[-1] in _WE:
        # "Take Bob, Ann lassen wir laufen".
        return True
    kinds = (Kind.BE, Kind.AUXILIARY, Kind.REPORT, Kind.MUST)
    return item.has(*kinds) and not item.has(Kind.CUE, Kind.FILLER)
