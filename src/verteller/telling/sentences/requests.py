"""What a sentence wants of the narrator that is no answer to a question."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.english import is_of_others
from verteller.telling.sentences.enquiring import asks_rules, enquiry_in
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import GENERIC, Kind
from verteller.telling.sentences.licensing import is_reason
from verteller.telling.sentences.manners import asks_whether_wants
from verteller.telling.sentences.meaning import Request
from verteller.telling.sentences.reader import Reader
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.shapes import is_label
from verteller.telling.sentences.tokens import Sentence, Token
from verteller.telling.sentences.topics import ELECT, VOTE

_WORDS: Final = (
    (Kind.STATUS, Request.STATUS),
    (Kind.HELP, Request.HELP),
    (Kind.COUNT, Request.COUNT),
)
_OTHERS: Final = frozenset({"everyone", "everybody", "people", "they", "he", "she", "someone"})
"""Subjects of English sentences that say what others want to know."""
_WHO_WANTS: Final = frozenset({("wie", "wil"), ("wer", "will"), ("who", "wants"), ("chi", "vuole")})
_OPENING: Final = 3
"""Words of a question among which its verb and subject stand."""
_WHY: Final = frozenset("waarom warum wieso weshalb why perche".split())
_SHOULD_I: Final = frozenset(
    {
        *(("moet", "ik"), ("zal", "ik"), ("moeten", "we"), ("zullen", "we"), ("soll", "ich")),
        *(("sollte", "ich"), ("sollen", "wir"), ("muss", "ich"), ("should", "i"), ("shall", "i")),
        *(("must", "i"), ("should", "we")),
    }
)
"""Verbs and subjects with which somebody asks for advice."""
_SENT: Final = frozenset(
    "doorgegeven ingestuurd gemaild gemeld opgegeven opgestuurd gestemd gekozen angegeben geschickt"
    " gemailt abgeschickt gewahlt abgestimmt sent submitted voted chosen picked".split()
)
"""Participles of what somebody did when he answered."""
_DID: Final = frozenset("stond koos stemde zei noemde mailde stand stimmte wahlte".split())
"""Dutch and German verbs with which somebody asks what he answered."""
_CHOSEN: Final = frozenset({GENERIC, VOTE, ELECT})
_ICH_HABE: Final = frozenset({"habe", "hab", "hatte"})
_ITALIAN: Final = "it"
_WHICH: Final = "che"
_LONGEST_CRY: Final = 4
"""Words up to which a sentence that ends in "aiuto" cries for help."""
_HAVE: Final = frozenset({"ho", "avevo", "abbiamo", "avevamo"})
"""Italian verbs that say that it was the writer who did it."""
_TOLD: Final = frozenset({"detto", "chiesto", "deciso", "scelto", "scritto", "ordinato"})
"""Italian participles before what was to be done: "chi avevo detto di votare"."""


def request_in(sentence: Sentence, readings: Sequence[Reading], reader: Reader) -> Request | None:
    """Return what *sentence* wants of the narrator."""
    framed = enquiry_in(sentence, readings, reader.lexicon.sets)
    if framed is Request.COUNT or asks_rules(sentence, reader.lexicon.sets):
        # "How is the vote going?" is about all, and not about what its writer did.
        return framed
    return _worded(sentence, readings, reader) or framed


def _worded(sentence: Sentence, readings: Sequence[Reading], reader: Reader) -> Request | None:
    """Return what a sentence wants by its words, wherever they stand in it."""
    tokens = sentence.tokens
    for kind, request in _WORDS:
        if any(
            token.has(kind)
            and not (_is_said_of_somebody(token, readings) or _is_cry(token, tokens))
            and not (sentence.end != "?" and _is_relative(token, tokens))
            for token in tokens
        ):
            return request
    language = reader.lexicon.language
    if sentence.end == "?" and _asks_what_he_did(tokens):
        return Request.STATUS
    forgot = _has_forgotten(tokens, reader)
    if not (forgot or sentence.end == "?"):
        return None
    if any(reading.persons or reading.foreign for reading in readings):
        return None
    if is_label(readings):
        return None
    own = any(reader.whose.is_mine(reading.clause) for reading in readings)
    polite = any(token.has(Kind.PLEASE) for token in tokens)
    asks = forgot or any(token.has(Kind.ASKING) for token in tokens[:4])
    is_status = (asks and _is_of_writer(tokens, language)) or (own and not polite)
    return Request.STATUS if is_status and _is_about_answer(tokens, language) else None


def before_request(
    readings: Sequence[Reading], sentence: Sentence
) -> tuple[list[Reading], Sentence]:
    """Return the order that stands before a request: "guard Ann, and how many are left?"."""
    kinds = [kind for kind, _ in _WORDS]
    at = next((at for at, each in enumerate(readings) if each.clause.has(*kinds)), 0)
    before = [*readings[:at]]
    orders = any(each.question and each.persons and each.tone is Tone.DONE for each in before)
    asks = any(
        each.clause.has(Kind.ASKING)
        or each.clause.links_with(Kind.OR, Kind.CONDITION)
        or any(token.has(Kind.FIRST) for token in each.clause.tokens[1:2])
        for each in before
    )
    if not orders or asks or not readings[at].clause.links_with(Kind.AND, Kind.BUT):
        return [], sentence
    return before, replace(sentence, end=".")


def take_request(readings: Sequence[Reading], sentence: Sentence, language: str) -> None:
    """
    Take a sentence that asks for what the writer's power can tell for its order.

    "Could you tell me, please, what colour Ann's aura is?" is in several clauses; there must be
    one person in all of them, and nothing denied, doubted or told of others.
    """
    tokens = sentence.tokens
    polite = any(token.has(Kind.PLEASE) for token in tokens)
    others = [
        token
        for token in tokens
        if token.has(Kind.OTHERS) and not token.has(Kind.ASKING) and token.words != ("er",)
    ]
    first = any(token is others[0] for token in tokens[:2]) if others else False
    first = first or tuple(token.words[-1] for token in tokens[:2]) in _WHO_WANTS
    if tokens and (tokens[0].words[0] in _OTHERS or (first and not polite)):
        # "Everyone wants to know who Bob is."
        return
    asking = [
        reading
        for reading in readings
        # "My husband says I should look into Bob's soul."
        if reading.asks
        and (polite or not reading.clause.has(Kind.REPORT))
        # "My wife asks whether I look into his soul."
        and not _is_of_himself(reading)
    ]
    people = [person for reading in readings for person in reading.persons]
    if not asking or len({person.seats for person in people}) != 1:
        return
    if language == "en" and (
        any(reading.tone is Tone.UNSURE for reading in asking)
        or is_of_others(readings[0].clause)
        or any(token.has(Kind.REPORT, Kind.IDIOM) for token in tokens)
    ):
        return
    wants = any(token.has(Kind.PLEASE, Kind.WANT) for token in tokens) or any(
        token.has(Kind.WHETHER)
        # "Es bringt nichts, in seine Seele zu schauen."
        and not (token.words[-1].endswith("n") and any(token is each for each in asking[0].core))
        for token in tokens
    )
    against = (
        *(Kind.NEGATION, Kind.DOUBT, Kind.PAST, Kind.OR, Kind.BUT, Kind.CORRECTION),
        *(Kind.LATER, Kind.MIGHT, Kind.EXCEPT),
    )
    clean = not any(token.has(*against) or token.is_strange for token in tokens)
    # "They say I want to see Bob's aura."
    clean = clean and (polite or not any(token.has(Kind.REPORT) for token in tokens))
    if any(reading.tone is Tone.DONE and reading.persons for reading in asking):
        return
    if (
        not wants
        or not clean
        or is_reason(tokens)
        or _is_wanted_by_others(asking[0])
        or any(reading.apart or reading.foreign for reading in readings)
    ):
        return
    for reading in readings:
        reading.persons = []
    asking[0].persons = people[:1]
    asking[0].tone = Tone.DONE


def seeks_advice(clause: Clause) -> bool:
    """Tell whether the writer asks what or why he should do it: "should I", "why do I"."""
    words = [word for token in (*clause.links, *clause.tokens) for word in token.words][:_OPENING]
    if (words[:1] and words[0] in _WHY) or asks_whether_wants(clause):
        return True
    return any(pair in _SHOULD_I for pair in pairwise(words)) or words[:1] == ["dovrei"]


def _is_of_himself(reading: Reading) -> bool:
    """Tell whether a German clause says what the writer may be doing: "ob ich ihn ansehe"."""
    links = [word for link in reading.clause.links for word in link.words]
    return "ich" in links or (links == ["ob"] and reading.clause.has(Kind.FIRST))


def _is_wanted_by_others(reading: Reading) -> bool:
    """Tell whether a German clause says what others want: "nur Verrückte wollen ihn ansehen"."""
    own = reading.clause.has(Kind.FIRST, Kind.PLEASE)
    return reading.tone is Tone.TOLD and reading.clause.has(Kind.WANT) and not own


def _is_said_of_somebody(token: Token, readings: Sequence[Reading]) -> bool:
    """Tell whether one word for help is only part of a tale: "if Ann needs help"."""
    named = any(reading.persons or reading.apart for reading in readings)
    return token.has(Kind.HELP) and len(token.words) == 1 and named


def _is_relative(token: Token, tokens: Sequence[Token]) -> bool:
    """Tell whether it is only said what something is: "cross out the name that I sent"."""
    at = next(at for at, each in enumerate(tokens) if each is token)
    if not at or token.words[0] != _WHICH:
        return False
    asks = any(each.has(Kind.ASKING, Kind.WHETHER, Kind.KNOW) for each in tokens[:at])
    return not asks and any(each.has(Kind.WITHDRAW) for each in tokens)


def _is_cry(token: Token, tokens: Sequence[Token]) -> bool:
    """Tell whether an Italian word for help only sighs: "domani ho l'esame, aiuto"."""
    if token.words != ("aiuto",) or token is not tokens[-1] or len(tokens) <= _LONGEST_CRY:
        return False
    before = tokens[-2]
    return not before.has(Kind.LEAD, Kind.ORIGIN, Kind.WANT, Kind.WHETHER, Kind.PLEASE)


def _asks_what_he_did(tokens: Sequence[Token]) -> bool:
    """Tell whether a question begins with what the writer did: "have I voted yet?"."""
    begins = [token for token in tokens if token.kinds != {Kind.FILLER}]
    while begins and begins[0].has(Kind.AND, Kind.BUT, Kind.OR):
        begins = begins[1:]
    if begins and begins[0].has(Kind.ASKING):
        asked = any(token.has(Kind.AUXILIARY) for token in begins[1:4])
        mine = any(token.has(Kind.FIRST) for token in begins[1:5])
        return asked and mine and any(not _SENT.isdisjoint(token.words) for token in begins)
    if _is_what_he_did(begins):
        return True
    if len(begins) > 1 and begins[0].words[0] in _DID and begins[1].has(Kind.FIRST):
        return True
    if len(begins) < 2 or not (begins[0].has(Kind.AUXILIARY) and begins[1].has(Kind.FIRST)):
        return False
    told = any(not _SENT.isdisjoint(token.words) for token in begins)
    own = [token for token in begins if not token.seats]
    answered = any(
        entry.kind is Kind.VERB and Mood.PAST in entry.mood and entry.question in _CHOSEN
        for token in own
        for entry in token.entries
    )
    return told or answered


def _is_what_he_did(tokens: Sequence[Token]) -> bool:
    """Tell whether a German question ends in what the writer did: "wen ich angegeben habe"."""
    named = any(token.seats for token in tokens)
    ends = any(token.words[-1] in _ICH_HABE for token in tokens[-1:])
    ends = ends or any(
        one.words[-1] in _ICH_HABE and two.has(Kind.AND) for one, two in pairwise(tokens)
    )
    ends = ends and not named
    asks = any(
        one.has(Kind.ASKING) and two.words[-1] == "ich" for one, two in pairwise(tokens)
    ) or any(token.has(Kind.ASKING) and token.words[-1] == "ich" for token in tokens)
    return (
        ends and asks and any(token.has(Kind.PLEASE, Kind.WHETHER, Kind.KNOW) for token in tokens)
    )


def _has_forgotten(tokens: Sequence[Token], reader: Reader) -> bool:
    """Tell whether the writer does not know any more what he did: "non ricordo chi ho votato"."""
    forgotten = reader.lexicon.sets.get("forgotten", frozenset())
    asks = any(token.has(Kind.ASKING, Kind.CONDITION) for token in tokens)
    return asks and any(not forgotten.isdisjoint(token.words) for token in tokens)


def _is_of_writer(tokens: Sequence[Token], language: str) -> bool:
    """Tell whether a question is about what the writer did: "whom have I ..."."""
    if language == _ITALIAN:
        return any(token.has(Kind.AUXILIARY) and token.words[-1] in _HAVE for token in tokens)
    first = any(token.has(Kind.FIRST, Kind.MINE) for token in tokens)
    return first and any(token.has(Kind.AUXILIARY) for token in tokens)


def _is_about_answer(tokens: Sequence[Token], language: str) -> bool:
    """Tell whether a question has a word for what may be answered, and has been."""
    told = any(not _TOLD.isdisjoint(token.words) for token in tokens)
    return any(
        entry.kind in (Kind.VERB, Kind.CUE)
        and (
            Mood.PAST in entry.mood
            or not entry.mood
            or language != _ITALIAN
            or (told and Mood.INFINITIVE in entry.mood)
        )
        for token in tokens
        for entry in token.entries
    )
