"""How a clause is meant by the one before it that it depends on."""

from typing import Final

from verteller.telling.sentences.announcing import announces, take_all_that_is_left
from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.topics import ELECT, VOTE

_BECOMES: Final = frozenset(
    "sia fosse diventi diventasse venga venisse finisca finisse faccia facesse fosse resti restasse"
    " stia stesse vada andasse rimanga rimanesse".split()
)
"""Italian words for what somebody is wanted to be or become."""
_THEY: Final = frozenset({"he", "she", "they", "he's", "she's", "they're"})
_THOUGHT: Final = frozenset({"dachte", "dachten", "denkt", "dacht"})
_AT_FIRST: Final = frozenset("eerst eerder net erst zuerst vorhin first earlier".split())
"""Words for what was said before something else is."""
_HAS_TO: Final = frozenset("has have must should needs need ought deserves".split())
_SAID_TO: Final = frozenset({"werde", "wolle", "solle"})
"""German verbs for what somebody is said to do."""
_WOULD: Final = frozenset(
    "wurde werde wolle wollte solle sollte hatte sei musse moge konne".split()
)
"""German verbs with which somebody says what another said of the writer: "ich würde ..."."""
_HE: Final = frozenset({"er", "sie"})
_FEELING: Final = frozenset({"sento"})
_THAT: Final = frozenset({("das",), ("dem",), ("dessen",)})
_IDLE: Final = (Kind.FILLER, Kind.FIRST, Kind.WHETHER)
_WE: Final = frozenset({"wir", "ich", "we", "wij", "ik"})
_SHORT: Final = 2
"""Words of a clause that may tell of nobody."""
_OWN: Final = (Kind.FIRST, Kind.WANT, Kind.PLEASE)


def depend(before: Reading, reading: Reading) -> None:
    """Let a clause be meant as the one before it, where it depends on that."""
    clause = reading.clause
    if _is_what(reading) and before.clause.tokens[-1:]:
        # "Ich bleibe bei dem, was ich gesagt habe."
        before.pronoun = before.pronoun and before.clause.tokens[-1].words not in _THAT
    if announces(before):
        take_all_that_is_left(reading)
    elif clause.links_with(Kind.THAT):
        _depend_by_that(before, reading)
    elif reading.asks and not clause.links and _asks_to_know(before):
        reading.tone = Tone.DONE
    elif not clause.links and clause.mark == "," and _only_tells(before):
        reading.tone = Tone.TOLD
    elif _leaves_open(before, reading):
        reading.tone = Tone.UNSURE
    elif _inherits(before, reading):
        reading.negated = reading.negated or before.negated
        reading.tone = before.tone if before.tone in (Tone.UNSURE, Tone.TOLD) else reading.tone
    elif (
        _does_as_well(before, reading)
        or _are_one_subject(before, reading)
        or _is_told_to(before, reading)
        or _is_reported(before, reading)
        or _goes_on_telling(before, reading)
    ):
        reading.tone = Tone.TOLD


def _goes_on_telling(before: Reading, reading: Reading) -> bool:
    """Tell whether a clause says what somebody did next: "my nephew came and cuffed Bob"."""
    clause = reading.clause
    own = (Kind.FIRST, Kind.WANT, Kind.MINE, Kind.MUST, Kind.PLEASE)
    if not clause.links_with(Kind.AND) or clause.has(*own) or before.question or before.persons:
        return False
    subject = len(before.clause.tokens) > _SHORT and not before.clause.has(*_OWN)
    done = [
        any(Mood.PAST in entry.mood for entry in token.entries)
        for token in reading.core
        if any(entry.kind is Kind.VERB for entry in token.entries)
    ]
    return subject and bool(done) and all(done)


def _is_what(reading: Reading) -> bool:
    """Tell whether a clause says more of a German "that": "das, was ich gesagt habe"."""
    first = reading.clause.tokens[:1]
    return bool(first) and first[0].words == ("was",) and reading.clause.mark == ","


def _depend_by_that(before: Reading, reading: Reading) -> None:
    """Let a clause that begins with "that" be meant as what it says more of."""
    asks = reading.asks and before.clause.has(Kind.KNOW, Kind.WHETHER) and not before.negated
    # "Bob wants us to burn Ann" is no wish of the writer's.
    others = before.tone is Tone.TOLD and (
        before.clause.has(Kind.OTHERS) or (before.clause.has(Kind.WANT) and before.persons)
    )
    denied = before.negated and not (before.persons or before.is_named)
    if denied and _refuses(before, reading):
        # "I don't want Bob to be burnt at all."
        reading.negated, reading.tone = True, Tone.DONE
        return
    reports = before.clause.has(Kind.REPORT)
    if before.tone is Tone.UNSURE or (asks and before.tone is Tone.DONE):
        reading.tone = before.tone
    elif reports or others or denied or _states(before, reading):
        reading.tone = Tone.TOLD
    elif (
        _is_ours(before, reading)
        or _is_wanted_of(before, reading)
        or _is_wished_of(before, reading)
    ):
        reading.tone = Tone.DONE


def _refuses(before: Reading, reading: Reading) -> bool:
    """Tell whether a clause says what the writer wants by no means: "ich will nicht, dass"."""
    wants = before.clause.has(Kind.WANT) and before.tone is Tone.DONE
    own = before.clause.has(Kind.FIRST) and not before.clause.has(Kind.OTHERS)
    named = reading.is_named and bool(reading.persons) and not reading.negated
    return wants and own and named and reading.tone is not Tone.UNSURE


def _is_reported(before: Reading, reading: Reading) -> bool:
    """Tell whether a clause is what somebody said: "Tom said: I vote", "Tom said, I should"."""
    clause = reading.clause
    if not before.clause.has(Kind.REPORT) or _said_first(before):
        return False
    if _is_what(before) and before.clause.has(Kind.FIRST) and clause.has(Kind.FIRST):
        # As in "what I said yesterday: I vote for Ann".
        return False
    ordered = clause.has(Kind.MUST) or _is_order(reading) or _is_theirs(clause)
    # "Everyone was saying Ann should be mayor and Bob should burn."
    goes_on = _is_wish(before) and _is_wish(reading) and not clause.has(Kind.FIRST)
    # "Es hieß, Bernd werde für Clara stimmen."
    theirs = any(not _SAID_TO.isdisjoint(token.words) for token in clause.tokens)
    ordered = ordered or (theirs and not clause.has(Kind.FIRST))
    goes_on = goes_on and all(link.has(Kind.AND) for link in clause.links)
    if _is_said_of_writer(before, clause):
        return True
    return goes_on or clause.mark == ":" or (ordered and not clause.links)


def _is_said_of_writer(before: Reading, clause: Clause) -> bool:
    """Tell whether somebody else says what the writer would do: "Bernd erzählt, ich würde"."""
    told = before.persons or before.clause.has(Kind.OTHERS)
    would = any(not _WOULD.isdisjoint(token.words) for token in clause.tokens)
    alone = not clause.links and clause.has(Kind.FIRST) and clause.mark in (",", ":")
    return bool(told) and would and alone and not before.clause.has(Kind.FIRST)


def _said_first(reading: Reading) -> bool:
    """Tell whether the writer says what he said at first: "eerst had ik Bob gezegd"."""
    clause = reading.clause
    words = {word for token in clause.tokens for word in token.words}
    return clause.has(Kind.FIRST) and bool(reading.persons) and not _AT_FIRST.isdisjoint(words)


def _is_wish(reading: Reading) -> bool:
    """Tell whether a clause says what somebody should do or become."""
    return reading.clause.has(Kind.MUST) or any(token.has(Kind.WISH) for token in reading.core)


def _states(before: Reading, reading: Reading) -> bool:
    """Tell whether a German clause only says that something is so: "schön, dass Bob brennt"."""
    clause = before.clause
    words = {link.words[0] for link in reading.clause.links}
    named = bool(clause.persons) and clause.tokens[0] is clause.persons[0].token
    if "che" in words and named and not (before.question or clause.has(Kind.WANT, Kind.BE)):
        # "Luca scommette che voto Anna."
        return True
    if "dass" not in words:
        return False
    subject = bool(clause.persons) and clause.tokens[0] is clause.persons[0].token
    if clause.has(Kind.FIRST, Kind.WANT, Kind.MINE, Kind.PLEASE, Kind.WHETHER):
        return False
    return subject or clause.has(Kind.BE, Kind.IT_IS)


def _only_tells(reading: Reading) -> bool:
    """Tell whether a clause only says that somebody thinks or says the next: "es heißt"."""
    clause = reading.clause
    known = (Kind.FILLER, Kind.OTHERS, Kind.REPORT, Kind.PAST, Kind.DOUBT, Kind.FIRST)
    tells = any(
        token.has(Kind.REPORT) or not _THOUGHT.isdisjoint(token.words) for token in clause.tokens
    )
    return (
        tells
        and not (reading.question or reading.persons or clause.links)
        and all(token.has(*known) for token in clause.tokens)
    )


def _is_ours(before: Reading, reading: Reading) -> bool:
    """Tell whether a clause says what the writer wants all to do: "dass wir sie fressen"."""
    we = any(link.words[-1] in _WE for link in reading.clause.links)
    wants = before.tone is Tone.DONE and before.clause.has(Kind.WANT) and not before.negated
    return we and wants and reading.is_verb and reading.pronoun and not reading.negated


def _is_wanted_of(before: Reading, reading: Reading) -> bool:
    """Tell whether it is wanted that somebody be something: "voglio che Anna sia sindaco"."""
    wants = before.clause.has(Kind.WANT) and before.tone is Tone.DONE and not before.negated
    if not wants or before.persons or before.clause.has(Kind.OTHERS, Kind.PAST):
        return False
    tokens = (*reading.clause.links, *reading.clause.tokens)
    said = {word for token in tokens for word in token.words}
    verbs = [
        entry.mood
        for token in reading.core
        for entry in token.entries
        if entry.kind is Kind.VERB and not token.has(Kind.CUE) and token.words[0] not in _BECOMES
    ]
    plain = reading.is_named and not reading.negated and len(reading.persons) == 1
    return plain and not _BECOMES.isdisjoint(said) and all(Mood.PAST in mood for mood in verbs)


def _is_wished_of(before: Reading, reading: Reading) -> bool:
    """Tell whether it is wanted that he who was named before burns: "ich will, dass er brennt"."""
    clause = reading.clause
    wants = before.clause.has(Kind.WANT) and before.tone is Tone.DONE and not before.negated
    own = before.clause.has(Kind.FIRST) or any(len(each.words) > 1 for each in before.clause.tokens)
    aside = (Kind.DOUBT, Kind.REPORT, Kind.PAST, Kind.AUXILIARY, Kind.FIRST, Kind.LATER)
    burns = any(token.has(Kind.WISH) for token in reading.core)
    plain = not (reading.negated or before.persons or clause.has(*aside))
    # "Dass er" is one word here.
    reading.pronoun = reading.pronoun or any(link.words[-1] in _HE for link in clause.links)
    return wants and own and burns and plain and bool(reading.pronoun or reading.persons)


def _is_theirs(clause: Clause) -> bool:
    """Tell whether somebody else is the first word: "Bob thinks he has my vote"."""
    return bool(clause.tokens) and clause.tokens[0].words[0] in _THEY


def _inherits(before: Reading, reading: Reading) -> bool:
    """Tell whether a clause is the infinitive that the one before it wants: "..., to vote"."""
    if before.question or before.persons or reading.clause.links:
        return False
    if reading.clause.mark == ":" or before.clause.links_with(Kind.REASON):
        # "Quick before my bus comes: guard Ann".
        return False
    if reading.clause.has(Kind.FIRST, Kind.WANT) or _must_be(reading):
        return False
    moods = [
        entry.mood
        for token in reading.clause.words
        for entry in token.entries
        if entry.mood and not entry.particle
    ]
    return bool(moods) and all(Mood.INFINITIVE in mood for mood in moods)


def _must_be(reading: Reading) -> bool:
    """Tell whether an English clause says itself what somebody has to do: "Bob has to burn"."""
    first, *rest = reading.clause.tokens
    return bool(first.seats and rest) and rest[0].words[0] in _HAS_TO


def _is_order(reading: Reading) -> bool:
    """Tell whether a clause begins with an imperative."""
    clause = reading.clause
    if not clause.tokens or clause.has(Kind.FIRST):
        return False
    return any(Mood.ORDER in entry.mood for entry in clause.tokens[0].entries)


def _is_told_to(before: Reading, reading: Reading) -> bool:
    """Tell whether somebody else is to vote: "Bob, vote for Ann", "I beg Bob to vote for Ann"."""
    clause = reading.clause
    if not before.persons or before.question:
        return False
    if reading.question not in (VOTE, ELECT) or _begins_politely(clause):
        return _is_told_by_name(before, reading)
    if _said_first(before):
        return False
    if clause.mark != "," or clause.links or not reading.persons or clause.has(Kind.FIRST):
        return False
    moods = [
        entry.mood
        for token in clause.words
        for entry in token.entries
        if entry.mood and not entry.particle
    ]
    if before.tone is Tone.BARE:
        first = clause.tokens[0].entries
        return any(entry.kind is Kind.VERB and Mood.ORDER in entry.mood for entry in first)
    return bool(moods) and all(Mood.INFINITIVE in mood for mood in moods)


def _begins_politely(clause: Clause) -> bool:
    """Tell whether an English clause begins with "please"."""
    return bool(clause.tokens) and clause.tokens[0].words[0] == "please"


def _is_told_by_name(before: Reading, reading: Reading) -> bool:
    """Tell whether somebody else is to use an English power: "Carol, please guard Bob"."""
    clause = reading.clause
    called = [token for token in before.clause.tokens if token.kinds != {Kind.FILLER}]
    begins = [token for token in clause.tokens if token.kinds != {Kind.FILLER}]
    if len(called) != 1 or clause.mark != "," or clause.links or clause.has(Kind.FIRST):
        return False
    others = {each.seats for each in reading.persons} - {each.seats for each in before.persons}
    ordered = any(Mood.ORDER in entry.mood for token in begins[:1] for entry in token.entries)
    ordered = ordered or len(clause.tokens[0].words) > 1
    return _begins_politely(clause) and ordered and bool(others) and len(reading.persons) == 1


def _asks_to_know(reading: Reading) -> bool:
    """Tell whether a clause says that the writer wants to know what the next one asks."""
    clause = reading.clause
    wants = clause.has(Kind.KNOW, Kind.WHETHER) and clause.has(Kind.WANT)
    # "Tell me, what Bob is", not "tell me about it".
    told = bool(clause.tokens) and clause.tokens[0].has(Kind.WHETHER) and len(clause.tokens) < 4
    # "Ich schaue, wer Anna besucht", "heute schaue ich, ...".
    looks = clause.has(Kind.FIRST) and clause.has(Kind.WHETHER) and not clause.has(Kind.LATER)
    told = told or (looks and all(token.has(*_IDLE) for token in clause.tokens))
    meant = reading.tone is Tone.DONE or (told and reading.tone is Tone.BARE)
    return (wants or told) and meant and not reading.negated


def _leaves_open(before: Reading, reading: Reading) -> bool:
    """Tell whether somebody is not sure of what he says then: "I think, Bob burns"."""
    if reading.clause.links or not _only_weighs(before) or reading.clause.has(Kind.ABSTAIN):
        return False
    feels = any(not _FEELING.isdisjoint(token.words) for token in before.clause.tokens)
    own = any(Mood.FIRST in entry.mood for token in reading.core for entry in token.entries)
    # As in "I feel it in my bones", behind which stands a vote.
    return not (feels and own)


def _only_weighs(reading: Reading) -> bool:
    """Tell whether a clause says only that the writer is not sure of the next: "I think"."""
    clause = reading.clause
    if not clause.tokens or reading.question or reading.persons or len(clause.tokens) > 3:
        return False
    last = clause.tokens[-1]
    own = clause.has(Kind.FIRST) or len(last.words) > 1
    return own and last.has(Kind.DOUBT) and not last.has(Kind.CORRECTION)


def _does_as_well(before: Reading, reading: Reading) -> bool:
    """Tell whether an English clause says what else somebody is doing: "and backing Bob"."""
    clause = reading.clause
    first = clause.tokens[0] if clause.tokens else None
    told = before.tone is Tone.TOLD and bool(before.persons) and not before.clause.has(Kind.FIRST)
    if not told or first is None or clause.mark or not clause.links_with(Kind.AND):
        return False
    return first.words[0].endswith("ing") and any(entry.mood for entry in first.entries)


def _are_one_subject(before: Reading, reading: Reading) -> bool:
    """Tell whether the writer does something together with somebody: "Bob and I vote"."""
    tokens = before.clause.tokens
    clause = reading.clause
    alone = len(tokens) == 1 and tokens[0].has(Kind.FIRST)
    begins = bool(clause.tokens and clause.tokens[0].seats)
    # "Bob and I" may also be the two whom a question is about.
    return alone and begins and clause.links_with(Kind.AND) and not reading.self_meant
