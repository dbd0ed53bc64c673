"""
Orders that stand in an infinitive or in a clause of their own, behind what they depend on.

"To vote for Bob" orders nothing by itself: it does behind "I want", and does not behind "I object"
or "give me a reason". Whom all such words stand for nobody can list, so those are listed that let
it be an order, and behind any other it is left open.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.announcing import announces
from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.infinitives import (
    MARKS,
    ends_marked,
    is_infinitive,
    is_marked,
    is_marked_infinitive,
    marked,
    verbs,
)
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.manners import MYSELF, is_said_behind
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.tokens import Token

_TO_BE: Final = ("da",)
_ITALIAN_MARKS: Final = frozenset({"a", "ad", "di", "per"})
_ITALIAN_FIRST: Final = ("o", "iamo")
"""How Italian verbs end that say what the writer does: "vado a", "scelgo di"."""
_WILLING: Final = (Kind.WANT, Kind.PLEASE, Kind.MUST, Kind.WISH)
_LICENSES: Final = {
    "en": frozenset(
        "vote votes voting choose choosing chose decide decided deciding going gonna wanna vant"
        " like need has have ready time here down off out back come coming go heading popping plan"
        " planning"
        " intend intending aim prefer opt opting propose move ask asking get prepared happy keen"
        " set about ought turn job duty best better try trying"
        " attempt offer staying stopping sneaking use using mean pick"
        " picking up put".split()
    ),
    "nl": frozenset(
        "kies kiezen besluit besloten probeer ga gaan kom plan verzoek vraag graag stel klaar"
        " blijf zit sta lig loop bezig denk tijd hoef opdracht keuze keus actie gekozen kiest"
        " beurt hierbij bevel instructie taak wens voornemen voorkeur antwoord".split()
    ),
    "de": frozenset(
        "versuche versuch beschliesse beschlossen gedenke beabsichtige plane bitte"
        " schlage bereit dran entscheide entschieden komme komm gehe geh zeit dafur erlaube wage"
        " pflege hiermit".split()
    ),
    "it": frozenset(
        "faresti farebbe fareste mi fammi facci faccia fai deciso decisa scelto scelta chiesto"
        " intenzione ora tocca pronto pronta passo qui lasciami resto rimango sto vado corro torno"
        " vengo".split()
    ),
}
"""Words behind which an infinitive may say what is to be done."""
_WHETHER: Final = frozenset({"ob", "of", "whether"})
_REASONS: Final = frozenset(
    "motivo ragione scusa argomento reason excuse grund grunde ausrede reden smoes argument".split()
)
"""Behind which stands what there is a reason for: "give me a reason to vote for Bob"."""
_HAVE: Final = frozenset({"haben", "hebben"})
_DONE_WITH: Final = frozenset({"against", "done", "finished", "stopped", "quit"})
"""English words before what somebody does not do, or no more."""
_TO_ALL: Final = ("ate", "ete", "ite")
"""How Italian verbs end that say what several people do, or tell them to."""
_AS_IF: Final = (("as", "if"), ("as", "though"), ("als", "ob"), ("alsof",), ("come", "se"))
_NOT_ME: Final = ("nicht", "ich")
_IS: Final = frozenset({"is", "blijft"})
_FOR_ME: Final = ("voor", "mij")
_FIND: Final = frozenset({"vind", "vinden", "finde", "find", "finden"})
_SHORT: Final = 3
"""Words up to which something only refuses what follows: "not with me"."""
_RELATIVE: Final = frozenset({"der", "die", "das", "wer", "wie", "dat"})
"""What a German or Dutch clause begins with that tells more of somebody."""
_PAIR: Final = 2
_MARKS: Final = frozenset({("to",), ("te",), ("zu",)})
"""Before an infinitive that is a heading."""


def leave_open(readings: Sequence[Reading], language: str) -> None:
    """Leave open what is ordered only in words that depend on others, which do not want it."""
    for number, reading in enumerate(readings):
        if reading.tone not in (Tone.DONE, Tone.BARE) or not reading.question or reading.negated:
            continue
        before = readings[number - 1] if number else None
        if (before is not None and announces(before)) or (
            len(readings) == 1 and _is_label(reading)
        ):
            continue
        after = readings[number + 1 :]
        if language == "de" and _is_left_open(before, reading, after):
            reading.tone = Tone.UNSURE
            continue
        said = _is_said_by_another(before, reading) or is_said_behind(after)
        if said or _is_wanted_by_them(before, reading):
            reading.tone = Tone.TOLD
        elif (
            _is_whether(reading.clause)
            or _is_objected_to(reading.clause, language)
            or _is_as_if(reading.clause)
            or _is_refused(before, reading)
            or (language in ("de", "nl") and _is_doubted(before, reading))
            or _is_done(reading)
            or _is_no_vote(reading.clause)
            or (number == 0 and _asks_why(reading))
            or _is_relative(before, reading, language)
            or _is_reason_to(reading.clause, language)
            or not _is_licensed(before, reading, language)
        ):
            reading.tone = Tone.UNSURE


def _is_label(reading: Reading) -> bool:
    """Tell whether a sentence is no more than what is to be done and to whom: "to burn: Bob"."""
    clause = reading.clause
    tokens = clause.tokens
    if len(tokens) <= _PAIR or tokens[0].words not in _MARKS:
        return False
    verb, *others = tokens[1:]
    named = all(token.seats or token.has(Kind.LEAD) for token in others)
    single = len(reading.persons) == 1 and not clause.links
    return named and single and any(verb is each for each in reading.core)


def is_wanted_to(clause: Clause, language: str) -> bool:
    """Tell whether a clause ends in what the writer wants to do: "I ask you to follow Bob"."""
    return any(at + 2 >= len(clause.tokens) for at in marked(clause, language))


def _is_left_open(before: Reading | None, reading: Reading, after: Sequence[Reading]) -> bool:
    """Tell whether a German clause is only weighed or left to others: "..., nicht ich"."""
    clause = reading.clause
    first = clause.tokens[0].words if clause.tokens else ()
    if first == ("als",) and is_marked_infinitive(clause, "de"):
        # "Lieber gehe ich ins Kloster, als mir Anna anzusehen."
        return True
    if any(tuple(token.words[0] for token in each.clause.tokens) == _NOT_ME for each in after[:1]):
        return True
    # "Dass ich Anna wähle, glaubt ihr doch selbst nicht."
    begins = before is None and clause.links_with(Kind.THAT) and bool(after)
    return begins and not (after[0].clause.announces or after[0].clause.has(*_WILLING))


def _is_said_by_another(before: Reading | None, reading: Reading) -> bool:
    """Tell whether a clause is what somebody said: "Ann: vote for Bob!"."""
    if before is None or reading.clause.mark != ":" or not before.is_bare_names:
        return False
    named = {person.seats for person in before.persons}
    others = {person.seats for person in reading.persons} - named
    return reading.is_verb and bool(others) and not reading.clause.has(Kind.FIRST, Kind.MINE)


def _is_wanted_by_them(before: Reading | None, reading: Reading) -> bool:
    """Tell whether others want it: "es gibt Leute, die hätten gern, dass ich Bernd prüfe"."""
    if before is None or not reading.clause.links_with(Kind.THAT) or before.clause.mark != ",":
        return False
    return before.clause.tokens[0].words[0] in _RELATIVE and not before.clause.has(Kind.FIRST)


def _is_whether(clause: Clause) -> bool:
    """Tell whether a clause leaves open what the writer does: "whether I vote for Bob"."""
    asked = any(not _WHETHER.isdisjoint(link.words) for link in clause.links)
    return asked and clause.has(Kind.FIRST)


def _is_as_if(clause: Clause) -> bool:
    """Tell whether a clause says what is by no means so: "as if I voted for Bob"."""
    words = tuple(word for token in (*clause.links, *clause.tokens[:2]) for word in token.words)
    return any(words[: len(each)] == each for each in _AS_IF)


def _is_doubted(before: Reading | None, reading: Reading) -> bool:
    """Tell whether a "that" hangs on what wants nothing: "it may be that I vote for Bob"."""
    if before is None or not reading.clause.links_with(Kind.THAT) or before.tone is Tone.DONE:
        return False
    tokens = before.clause.tokens
    if before.clause.has(Kind.WANT, Kind.PLEASE) or (
        tokens and tokens[-1].has(Kind.LEAD, Kind.APART)
    ):
        # Also "after that story I vote for Bob".
        return False
    words = {word for token in tokens for word in token.words}
    strange = any(token.is_strange and _FIND.isdisjoint(token.words) for token in tokens)
    return words.isdisjoint(MYSELF) or strange


def _is_refused(before: Reading | None, reading: Reading) -> bool:
    """Tell whether somebody refuses first what he says then: "not with me: to burn Bob"."""
    if before is None or before.persons or before.question or before.apart or before.denied:
        return False
    clause = reading.clause
    if clause.links_with(Kind.AND) and not clause.mark:
        # "Ich werde den Teufel tun und gegen Bernd stimmen."
        moods = [entry.mood for token in reading.core for entry in verbs(token)]
        shared = any(Mood.INFINITIVE in mood for mood in moods)
        return before.negated and shared and not clause.has(Kind.FIRST)
    if before.tone is Tone.UNSURE and clause.mark == ":":
        # As in "for a moment I thought", behind which stands what.
        return True
    if before.clause.links_with(Kind.BUT) and not any(map(is_infinitive, clause.tokens)):
        # Who was wrong yesterday, "but not today", refuses nothing.
        return False
    short = len(before.clause.tokens) <= _SHORT
    return before.negated and short and clause.mark == ":" and not clause.links


def _is_no_vote(clause: Clause) -> bool:
    """Tell whether somebody is something else for the writer: Dutch "Bob is veilig voor mij"."""
    return any(
        len(one.words) > 1 and one.words[0] in _IS and two.words == _FOR_ME
        for one, two in pairwise(clause.tokens)
    )


def _asks_why(reading: Reading) -> bool:
    """Tell whether a sentence asks all others why they do something: "perché votate Luca"."""
    verbs = [word for token in reading.core for word in token.words]
    return reading.clause.links_with(Kind.REASON) and any(w.endswith(_TO_ALL) for w in verbs)


def _is_relative(before: Reading | None, reading: Reading, language: str) -> bool:
    """Tell whether a clause tells more of somebody: "he who votes for Bob", its verb behind."""
    tokens = reading.clause.tokens
    if before is None or language not in ("de", "nl") or len(tokens) < 3 or reading.clause.links:
        return False
    verb = tokens[-1]
    if tokens[-2].words == (MARKS[language],) or _is_article(tokens):
        # "..., das Blut von Anna zu trinken", "die Nacht bei Anna verbringen".
        return False
    return tokens[0].words[0] in _RELATIVE and any(verb is token for token in reading.core)


def _is_article(tokens: Sequence[Token]) -> bool:
    """Tell whether the first word of a clause is the article of a noun: "die Rolle"."""
    first, second = tokens[:2]
    noun = second.has(Kind.CUE) and not (second.has(Kind.VERB) or second.seats)
    return len(first.words) > 1 or noun or (second.is_capital and not second.seats)


def _is_licensed(before: Reading | None, reading: Reading, language: str) -> bool:
    """Tell whether an order may be one: it is in no infinitive, or behind what wants it."""
    clause = reading.clause
    verbs = [at for at, token in enumerate(clause.tokens) if _is_own_verb(token, reading)]
    verbs = verbs or marked(clause, language)
    if not verbs and language == "it":
        # "Mandare Anna al rogo", "votarla come sindaco".
        verbs = [at for at, token in enumerate(clause.tokens) if is_infinitive(token)]
    if is_marked_infinitive(clause, language):
        # "..., Kontakt mit ihm aufzunehmen".
        verbs = [len(clause.tokens) - 1]
    if clause.announces or not verbs or (language == "it" and _is_to_be_done(clause, verbs[0])):
        return True
    if not all(is_marked(clause, at, language) or ends_marked(clause, at) for at in verbs):
        return True
    # The mark itself wants nothing, nor does the verb.
    marks = (MARKS.get(language),)
    governing = [token for token in clause.tokens[: verbs[0]] if token.words != marks]
    has_own = any(token.has(Kind.BE) for token in governing)
    named = before is not None and before.question and before.persons
    if before is not None and not (clause.links or named or has_own):
        # "Ich habe vor, gegen Bernd zu stimmen."
        governing = [*before.clause.tokens, *governing]
    after = [token for token in clause.tokens[verbs[0] + 1 :] if token.words != marks]
    if is_reason(governing):
        return False
    if any(token.has(*_WILLING) for token in (*governing, *after)):
        return True
    words = {word for token in governing for word in token.words}
    if not words.isdisjoint(_LICENSES[language]):
        return True
    return language == "it" and _is_italian_first(governing)


def _is_to_be_done(clause: Clause, at: int) -> bool:
    """Tell whether an Italian clause begins with what is to be done: "da proteggere: Bob"."""
    before = [token for token in clause.tokens[:at] if not token.has(Kind.FILLER)]
    return [token.words for token in before] == [_TO_BE] and not clause.links_with(Kind.CONDITION)


def _is_objected_to(clause: Clause, language: str) -> bool:
    """Tell whether an order is only what somebody is against, or wants a reason for."""
    english = language == "en" and (_is_against(clause) or _is_too_much(clause))
    return english or _wants_reason(clause, language)


def _wants_reason(clause: Clause, language: str) -> bool:
    """Tell whether an infinitive stands behind "reason": "give me one reason to kill Bob"."""
    return any(
        not _REASONS.isdisjoint(one.words) and two.words == (MARKS.get(language),)
        for one, two in pairwise(clause.tokens)
    )


def _is_against(clause: Clause) -> bool:
    """Tell whether somebody is against what is done, or has done with it: "against taking"."""
    return any(
        one.words[-1] in _DONE_WITH and two.words[0].endswith("ing") and bool(two.entries)
        for one, two in pairwise(clause.tokens)
    )


def _is_too_much(clause: Clause) -> bool:
    """Tell whether somebody is too tired, late or kind to do something: "too tired to vote"."""
    words = [token.words for token in clause.tokens]
    return any(
        one[-1] == "too" and three == ("to",) for one, three in zip(words, words[2:], strict=False)
    )


def is_reason(governing: Sequence[Token]) -> bool:
    """Tell whether somebody speaks of a reason for something."""
    return any(not _REASONS.isdisjoint(token.words) for token in governing)


def _is_reason_to(clause: Clause, language: str) -> bool:
    """Tell whether a clause is about a reason for something: "geef me een reden om ... te"."""
    return any(is_reason(clause.tokens[:at]) for at in marked(clause, language))


def _is_done(reading: Reading) -> bool:
    """Tell whether an infinitive is of the past: "ich bereue, ihn beschützt zu haben"."""
    return any(
        one.words[-1] in MARKS.values() and not _HAVE.isdisjoint(two.words)
        for one, two in pairwise(reading.clause.tokens)
    ) and any(Mood.PAST in entry.mood for token in reading.core for entry in verbs(token))


def _is_own_verb(token: Token, reading: Reading) -> bool:
    """Tell whether a word is the verb of what is asked."""
    if token.has(Kind.LIGHT) or not any(token is each for each in reading.core):
        return False
    return bool(verbs(token))


def _is_italian_first(tokens: Sequence[Token]) -> bool:
    """Tell whether an infinitive hangs on what the writer does: "vado a", but no "motivo per"."""
    for at in range(len(tokens) - 1):
        word, mark = tokens[at].words[-1], tokens[at + 1].words[0]
        noun = at and tokens[at - 1].has(Kind.LEAD) and tokens[at - 1].words[0] not in ("mi", "ci")
        if word.endswith(_ITALIAN_FIRST) and not noun and mark in _ITALIAN_MARKS:
            return True
    return False
