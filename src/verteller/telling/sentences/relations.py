"""How the clauses of one sentence bear upon each other."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.dependence import depend
from verteller.telling.sentences.idioms import would, would_like
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.objects import begs_for
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.shapes import asks_for_name
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import ALONE, ELECT, PACK, SUCCESSOR, SUICIDE, VOTE

_IT: Final = frozenset({"es", "it", "het", "lo", "la", "'t", "t"})
"""Words for a thing that was asked for before."""
_THAT_IS: Final = frozenset({"also", "namlich", "sprich", "dus", "oftewel", "cioe", "namely"})
"""Words with which somebody says who is meant."""
_SPRICH: Final = frozenset({"sprich", "das hei\u00dft", "heisst", "dh", "d.h", "i.e"})
_BELIEFS: Final = frozenset("credo penso sospetto sospetti impressione sensazione immagino".split())
"""Italian words behind which stands why somebody is chosen: "credo che menta"."""
_LABELS: Final = frozenset({VOTE, ELECT, SUCCESSOR, ALONE, PACK})
"""Questions that a heading may be about: "as for my successor, put down Ann"."""
_HIM: Final = frozenset("he she he's she's him her ihn sie den die hem haar hij ze zij lo".split())
"""Words for him of whom somebody thinks something."""
_THAT: Final = frozenset({"che", "ke"})
_SAYS: Final = frozenset({("sagt",), ("meint",), ("findet",), ("rat",), ("behauptet",), ("zegt",)})
_SAID: Final = frozenset(
    {("disse",), ("esclamo",), ("sprak",), ("zei",), ("riep",), ("sprach",), ("sagte",)}
    | {("rief",), ("said",), ("cried",), ("exclaimed",), ("quoth",)}
)
"""Words with which a tale says who said something."""
_SPEAKERS: Final = (Kind.LEAD, Kind.OTHERS, Kind.PRONOUN, Kind.MINE)
_FEELINGS: Final = frozenset(
    "bauch bauchgefuhl gefuhl instinkt herz verstand kopf nase gevoel buik".split()
)
_PHRASE: Final = 2
"""Words that a phrase has more of."""
_BEFORE: Final = frozenset({"before", "voordat", "bevor", "ehe", "statt", "anstatt", "ohne"})
"""Words behind which nothing is done yet, or at all."""

_CURIOUS: Final = frozenset(
    {
        "what do you think",
        "let's see",
        "let s see",
        "we'll see",
        "we ll see",
        "what happens",
        "afraid",
    }
)
"""English phrases that only wait for what comes of an order."""


def merged(readings: list[Reading]) -> list[Reading]:
    """Put together clauses of which one has the name that belongs to the other."""
    merged: list[Reading] = []
    # What somebody explains: "Bob onto the bench, that is: to prison".
    readings = [each for each in readings if each.clause.text.lower() not in _SPRICH]
    for number, reading in enumerate(readings):
        after = readings[number + 1] if number + 1 < len(readings) else None
        if merged and _is_asked_for(merged[-1], reading):
            reading.question, reading.is_named = merged[-1].question, True
            reading.tone = Tone.DONE
            merged[-1] = reading
        elif merged and _is_label_for(merged[-1], reading):
            reading.question = merged[-1].question
            merged[-1] = reading
        elif merged and _explains(merged[-1], reading):
            before = merged[-1]
            before.clause.tokens += reading.clause.tokens
            before.persons += reading.persons
            before.unknown, before.tone = "", Tone.DONE
        elif merged and (_belong(merged[-1], reading) or _is_means(merged[-1], reading)):
            if _is_told_on(reading, after):
                merged[-1].tone = Tone.TOLD
                merged.append(reading)
                continue
            before = merged[-1]
            before.clause.tokens += reading.clause.tokens
            before.persons += reading.persons
            if not before.question:
                _take_up(before, reading)
        else:
            merged.append(reading)
    return merged


def _is_asked_for(one: Reading, two: Reading) -> bool:
    """Tell whether a name answers what the writer asks himself: "who burns: Ann"."""
    named = two.is_bare_names and len(two.persons) == 1 and two.clause.mark == ":"
    return named and asks_for_name(one) and not two.clause.links


def _take_up(before: Reading, reading: Reading) -> None:
    """Let a clause be about what the one behind it says."""
    for name in ("question", "is_named", "is_verb", "foreign", "part", "options"):
        setattr(before, name, getattr(reading, name))
    before.tone = reading.tone
    before.unknown = before.unknown or reading.unknown
    before.asks = before.asks or reading.asks


def _explains(one: Reading, two: Reading) -> bool:
    """Tell whether a clause says who was meant before: "the teacher must burn, that is, Bob"."""
    links = two.clause.links
    if _is_namely(two) and two.persons and not two.question and not two.negated:
        # "I want somebody dead, and that is Ann."
        return bool(one.question) and not (one.persons or one.negated or one.blank or one.pronoun)
    if not links or any(link.words[0] not in _THAT_IS for link in links) or not two.is_bare_names:
        return False
    aside = (Kind.AUXILIARY, Kind.PAST, Kind.REPORT, Kind.DOUBT, Kind.OTHERS, Kind.MIGHT)
    plain = one.is_named and not (one.persons or one.negated or one.blank or one.foreign)
    return plain and one.clause.has(Kind.MUST, Kind.WANT) and not one.clause.has(*aside)


def _is_namely(reading: Reading) -> bool:
    """Tell whether a German clause says more exactly what was said: "und zwar"."""
    return any(token.words == ("zwar",) for token in reading.clause.tokens[:1]) and (
        reading.clause.links_with(Kind.AND)
    )


def _is_means(one: Reading, two: Reading) -> bool:
    """Tell whether a clause says with what it is done: "stew for Bob, and with the poison"."""
    if not _is_namely(two) or not two.is_named or two.persons or two.negated or two.foreign:
        return False
    aside = (Kind.AUXILIARY, Kind.PAST, Kind.REPORT, Kind.DOUBT, Kind.OTHERS, Kind.MIGHT)
    clean = not (one.negated or one.question or one.clause.has(*aside))
    return clean and len(one.persons) == 1 and two.tone is not Tone.UNSURE


def _is_told_on(reading: Reading, after: Reading | None) -> bool:
    """Tell whether a name only says who somebody is: "the mayor, Bob, lies"."""
    if after is None or reading.clause.mark != "," or after.clause.mark != ",":
        return False
    return after.tone is Tone.TOLD and not (after.persons or after.question or after.clause.links)


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
    if two.clause.mark == "," and one.is_verb and _is_about_more(one):
        return False
    wants = one.question and not one.persons and not one.blank and not one.pronoun
    return bool(wants and one.question != SUICIDE and two.is_bare_names)


def _is_about_more(reading: Reading) -> bool:
    """Tell whether a clause has a word in it that may be what is done to: "the pizza burns"."""
    tokens = reading.clause.tokens
    return any(token.has(Kind.SELF) or not token.is_known for token in tokens)


def _is_label_for(one: Reading, two: Reading) -> bool:
    """Tell whether a clause says what the next one's vote is for: "as for the mayor, I vote"."""
    if not one.question or one.persons or one.is_verb or one.blank or one.negated:
        return False
    # "In mijn eentje" is by mine, and orders nothing by itself.
    label = one.tone is Tone.BARE or (one.tone is Tone.DONE and one.question == ALONE)
    if not label or not (two.persons or two.blank) or two.foreign:
        return False
    if not two.is_named:
        return bool(two.persons) and two.tone is Tone.DONE and one.question in _LABELS
    if one.question == SUCCESSOR and two.question not in (VOTE, ELECT, SUCCESSOR):
        # A last will that ends in a shot at Ann makes her nobody's heir.
        return False
    nouns = {
        entry.question
        for token in two.clause.words
        for entry in token.entries
        if entry.kind is Kind.CUE and not any(each.mood for each in token.entries)
    }
    return one.question in (ELECT, SUCCESSOR, ALONE) and two.is_verb and not nouns


def _go_on_with_foreign(readings: Sequence[Reading]) -> None:
    """Let what is done with what is asked for be no act of the writer's own power."""
    for before, reading in pairwise(readings):
        # "Gib mir das Gift, dann kommt es Bob in den Tee."
        asked = before.foreign and begs_for(before)
        it = any(token.words[0] in _IT for token in reading.clause.tokens)
        if asked and it and reading.persons and reading.clause.links_with(Kind.AND, Kind.THAT):
            reading.question, reading.foreign, reading.tone = before.question, True, Tone.TOLD


def pass_on_tone(readings: Sequence[Reading], *, told: bool) -> None:
    """
    Let what is said in a subordinate clause, or quoted, be meant as what it depends on.

    Args:
        told: Whether the mail tells what somebody said.
    """
    _weigh_courtesies(readings)
    _weigh_offers(readings)
    _go_on_with_foreign(readings)
    before: Reading | None = None
    reported = told or any(
        # Also "Vote for Ann", said Tom.
        reading.clause.has(Kind.REPORT) and not reading.clause.quoted
        for reading in readings
    )
    for reading in readings:
        alone = not any(not each.clause.quoted and each.clause.tokens for each in readings)
        said = reported or (reading.is_verb and not alone)
        if reading.clause.quoted and said:
            reading.tone = Tone.TOLD
        elif before is not None:
            depend(before, reading)
        if before is not None and _is_nothing_new(before, reading):
            reading.tone = Tone.TOLD
        doubts = only_doubts(reading) and not _only_believes(reading)
        if before is not None and doubts and before.tone is Tone.DONE:
            # "Let's burn Ann, what could possibly go wrong."
            before.tone = Tone.UNSURE
        reports = _only_reports(reading) and not _reports_more(readings, reading)
        if reports and before is not None and _is_by_another(before, reading):
            # "Vote for Ann, they said."
            before.tone = Tone.TOLD
        if before is not None and _ends_quotation(reading):
            # "Ann must burn!", Tom has shouted all night.
            for each in readings[: next(at for at, one in enumerate(readings) if one is reading)]:
                each.tone = Tone.TOLD
        if _is_mere_reason(before, reading):
            reading.tone = Tone.TOLD
        before = reading


def _weigh_offers(readings: Sequence[Reading]) -> None:
    """Take "I sacrifice myself and fetch the beer" for no suicide."""
    for one, two in pairwise(readings):
        if one.question == SUICIDE and _goes_on(two) and _offers(one):
            one.tone = Tone.UNSURE


def _is_mere_reason(before: Reading | None, reading: Reading) -> bool:
    """Tell whether a clause only says why or when something is done."""
    if not reading.clause.links_with(Kind.REASON):
        return False
    if reading.tone is not Tone.DONE or (before is not None and _lacks_reason(before, reading)):
        return True
    if reading.question == ELECT and reading.clause.has(Kind.BE):
        # "Since Bob is our mayor, I guard him."
        return not reading.clause.has(Kind.FIRST, Kind.WANT, Kind.MUST)
    # "Before I vote for Ann, can somebody explain?"
    return any(not _BEFORE.isdisjoint(link.words) for link in reading.clause.links)


def _is_nothing_new(before: Reading, reading: Reading) -> bool:
    """Tell whether a tale ends with nothing: "I looked at Bob's, but there was nothing on"."""
    clause = reading.clause
    nothing = clause.has(Kind.NOTHING) and not clause.has(Kind.NOBODY, Kind.ABSTAIN, Kind.PASS)
    was = before.clause.has(Kind.BE, Kind.AUXILIARY, Kind.PAST)
    return nothing and was and clause.links_with(Kind.BUT) and before.tone is Tone.TOLD


def _weigh_courtesies(readings: Sequence[Reading]) -> None:
    """Take "I would burn Ann" for a doubt where a "but" or a condition follows."""
    for number, reading in enumerate(readings):
        maybe = reading.tone is Tone.DONE and any(
            Mood.MAYBE in entry.mood and not entry.mood & (Mood.FIRST | Mood.ORDER)
            for token in reading.core
            for entry in token.entries
        )
        maybe = maybe or (reading.tone is Tone.DONE and would(reading.clause))
        maybe = maybe or (reading.tone is Tone.DONE and would_like(reading.clause))
        after = readings[number + 1 :]
        kinds = (Kind.BUT, Kind.CONDITION, Kind.OTHERWISE, Kind.OR)
        if maybe and any(
            each.clause.links_with(*kinds) or each.tone is Tone.UNSURE for each in after
        ):
            reading.tone = Tone.UNSURE


def _offers(reading: Reading) -> bool:
    """Tell whether somebody only sacrifices himself, which may be no more than a favour."""
    return any(word.startswith("opfer") for token in reading.core for word in token.words)


def _goes_on(reading: Reading) -> bool:
    """Tell whether a clause tells of something else that is done besides."""
    return reading.clause.links_with(Kind.AND) and reading.question != SUICIDE


def _ends_quotation(reading: Reading) -> bool:
    """Tell whether a clause stands behind a quotation and says who said it."""
    clause = reading.clause
    if clause.mark != '"' or clause.has(Kind.FIRST):
        return False
    verbs = (Kind.BE, Kind.AUXILIARY, Kind.MUST)
    return clause.has(Kind.REPORT) or (bool(clause.tokens) and clause.tokens[0].has(*verbs))


def _lacks_reason(before: Reading, reading: Reading) -> bool:
    """Tell whether there is no reason for what a clause says: "I see no reason why to vote"."""
    return not reading.clause.mark and before.negated and not before.question


def _only_reports(reading: Reading) -> bool:
    """Tell whether a clause only says who said something: "they said", "said Bob"."""
    clause = reading.clause
    does = reading.question and reading.is_verb
    says = any(token.has(Kind.REPORT) or token.words in _SAID for token in clause.tokens[:1])
    if does or clause.links or not (says or clause.has(Kind.REPORT)):
        return False
    first = clause.tokens[0]
    if not first.has(Kind.REPORT) and _says_of_somebody(clause.tokens):
        return False
    # "..., die schreeuwt altijd" tells something of whom was named.
    is_relative = first.has(Kind.LEAD) and first.has(Kind.PRONOUN)
    return says or not (reading.persons or is_relative)


def _reports_more(readings: Sequence[Reading], reading: Reading) -> bool:
    """Tell whether a clause says who said what stands behind it: "my doctor says that I"."""
    at = next(at for at, each in enumerate(readings) if each is reading)
    after = readings[at + 1 : at + 2]
    told = reading.clause.tokens[0].has(Kind.REPORT)
    return not told and any(each.clause.links_with(Kind.THAT) for each in after)


def _says_of_somebody(tokens: Sequence[Token]) -> bool:
    """Tell whether it is said what somebody thinks of him: "my gran finds him odd"."""
    at = max((at for at, token in enumerate(tokens) if token.has(Kind.REPORT)), default=len(tokens))
    about = tokens[at + 1 :]
    him = about and (about[0].has(Kind.PRONOUN) or not _HIM.isdisjoint(about[0].words))
    return bool(him) and any(token.has(Kind.THING) or token.is_strange for token in about[1:])


def _is_by_another(before: Reading, reading: Reading) -> bool:
    """Tell whether it is not the writer who says so: "I vote for Bob, says my horoscope"."""
    first = reading.clause.tokens[0]
    second = reading.clause.tokens[1:2]
    told = first.words in _SAID and any(token.has(*_SPEAKERS) for token in second)
    says = (first.words in _SAYS or told) and not reading.clause.has(Kind.FIRST)
    felt = any(not _FEELINGS.isdisjoint(token.words) for token in reading.clause.tokens)
    if before.blank and not says:
        # "Nobody gets my vote, I was writing essays", "I pass, too tired to think".
        return False
    return (says and not felt) or not _is_by_writer(before)


def only_doubts(reading: Reading) -> bool:
    """Tell whether a clause says nothing but that something is not sure, or no earnest."""
    clause = reading.clause
    if clause.links or not clause.has(Kind.DOUBT):
        return False
    first = clause.tokens[0]
    if first.has(Kind.DOUBT) and len(first.words) > _PHRASE and clause.mark == ",":
        # "Bob burns today, I feel it in my knee."
        return not (reading.persons or reading.question)
    known = (Kind.DOUBT, Kind.FILLER, Kind.FIRST)
    doubting = [token for token in clause.tokens if token.has(Kind.DOUBT)]
    if all(" ".join(token.words) in _CURIOUS for token in doubting):
        # "Burn Bob! Let's see what happens."
        return False
    return all(token.has(*known) for token in clause.tokens)


def _only_believes(reading: Reading) -> bool:
    """Tell whether somebody says what he believes, and not that he weighs: "I think he lies"."""
    tokens = reading.clause.tokens
    believes = any(not _BELIEFS.isdisjoint(token.words) for token in tokens[:1])
    that = any(token.words[0] in _THAT or token.words[-1] in _THAT for token in tokens)
    return believes and that and reading.clause.mark == "," and not reading.negated


def _is_by_writer(reading: Reading) -> bool:
    """Tell whether the writer does it himself."""
    return reading.is_done_by_writer or reading.clause.has(Kind.FIRST)
