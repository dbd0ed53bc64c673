"""In what manner a clause says something, by the place and the endings of its words."""

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.english import follows_name
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.idioms import votes_himself
from verteller.telling.sentences.lexicon import GENERIC, Kind
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import BESIDE, ELECT, VOTE

_CONFIRMING: Final = frozenset(
    "confermo confermiamo ribadisco bevestig bevestigen confirm confirming reconfirm bestatige"
    " bestatigen herhaal repeat wiederhole".split()
)
"""Words for saying again what was said before."""
_PAST_ENDINGS: Final = {
    "it": ("vo", "ai", "ato", "ito", "uto"),
    "nl": ("te", "de", "ten", "den"),
    "de": ("te", "ten"),
    "en": ("ed",),
}
"""Of verbs that say what was done, by language."""
_AROUND: Final = frozenset(
    {Kind.FILLER, Kind.FIRST, Kind.LEAD, Kind.THING, Kind.TOWARDS, Kind.PRONOUN}
)
_FOR_ME: Final = ("per me", "per noi", "fur mich", "fur uns", "voor mij", "voor ons", "for me")
"""Phrases with which somebody says what he himself chooses."""
_WANTS: Final = frozenset("will wil wants vuole begged begs mochte wilde wollte wanted".split())
"""Verbs with which somebody else asks for something."""
_GLADLY: Final = frozenset({"gern", "gerne", "graag"})
_ME: Final = frozenset({("mich",), ("mij",), ("me",)})
MYSELF: Final = frozenset({"ik", "we", "wij", "ich", "wir"})
"""Subjects behind the verb of a phrase: "Bob wil ik beschermen"."""
_WAS: Final = frozenset({"was", "waren", "werd", "werden", "war", "wurde", "wurden"})
"""Dutch and German words for what is over."""
_YOUR: Final = frozenset({("je",), ("jouw",), ("uw",)})
"""Dutch words for what is his whom somebody tells to do something: "richt je pijlen op Bob"."""
_ANYONE: Final = frozenset({("anyone",), ("anybody",)})
"""English words that behind a "not" are nobody."""
_HE: Final = frozenset({("der",), ("die",), ("das",), ("er",), ("sie",), ("es",)})
"""German words for him who does something, where they begin a clause."""
_GOES: Final = frozenset({"geht", "gehen", "muss", "kommt", "lauft", "fahrt"})
_IS: Final = frozenset({"is", "ist", "zijn", "sind"})
_WILL: Final = frozenset({"wil", "willen", "will", "wollen", "mochte"})
_WHO: Final = frozenset({"who", "wer", "wie", "chi"})
"""Words that ask who does something."""


def asks_who(clause: Clause) -> bool:
    """Tell whether a clause asks who does something: "who wants to eat Bob"."""
    begins = (*clause.links, *clause.tokens)[:1]
    return any(token.words[0] in _WHO for token in begins) and not clause.has(Kind.FIRST)


def is_by_mine(clause: Clause) -> bool:
    """Tell whether somebody of the writer's does it: "my brother votes for Bob"."""
    for at, token in enumerate(clause.tokens[:-2]):
        if not token.has(Kind.MINE) or token.has(Kind.PRONOUN):
            continue
        noun, verb = clause.tokens[at + 1 : at + 3]
        nouns = (Kind.CUE, Kind.PART, Kind.WANT, Kind.VERB)
        finite = any(entry.kind is Kind.VERB and entry.mood for entry in verb.entries)
        finite = finite or verb.has(Kind.BE)
        if not noun.has(*nouns) and not noun.seats and finite:
            return True
    return False


def wants_mine(clause: Clause) -> bool:
    """Tell whether somebody wants what is the writer's: "Bob wants my vote"."""
    if len(clause.tokens) < 3 or not clause.persons or clause.persons[0].leads:
        return False
    first, second = clause.tokens[:2]
    # "Bob wil ik wegstemmen" is what the writer wants.
    mine = second.words[-1] in MYSELF
    return bool(first.seats) and not _WANTS.isdisjoint(second.words) and not mine


def is_own_label(reading: Reading) -> bool:
    """Tell whether a clause says who it is for the writer: "the stake is Bob for me"."""
    clause = reading.clause
    words = " ".join(word for token in clause.tokens for word in token.words)
    own = any(f" {phrase} " in f" {words} " for phrase in _FOR_ME)
    if not own or len(reading.persons) != 1 or reading.negated or clause.has(Kind.AUXILIARY):
        return False
    strange = any(token.is_strange for token in clause.tokens)
    return reading.question in (VOTE, ELECT) and not strange


_ARTICLES: Final = frozenset({"il", "un"})
"""Italian articles that are no pronouns."""
_GUESSES: Final = frozenset(
    "bestimmt sicher surely certainly definitely vast zeker sicuramente certamente certo".split()
)
"""Words with which somebody says what he cannot know."""


def names_target(reading: Reading) -> bool:
    """Tell whether a noun of the writer's power says who it is for: "tonight's victim is Bob"."""
    clause, tokens = reading.clause, reading.clause.tokens
    aside = (Kind.AUXILIARY, Kind.PAST, Kind.REPORT, Kind.DOUBT, Kind.MIGHT, Kind.OTHERS)
    if reading.question in (VOTE, ELECT, *BESIDE) or reading.negated or reading.foreign:
        return False
    if len(reading.persons) != 1 or clause.has(*aside, Kind.ASKING) or clause.links:
        return False
    kinds = (Kind.LEAD, Kind.FILLER, Kind.BE, Kind.ORIGIN, Kind.MINE, Kind.TOWARDS)
    nouns = [
        at
        for at, token in enumerate(tokens)
        if token.has(Kind.CUE)
        # "Il rapito di stanotte è Anna".
        and not (token.has(Kind.VERB) and not (at and tokens[at - 1].words[-1] in _ARTICLES))
        and any(token is each for each in reading.core)
    ]
    being = [at for at, token in enumerate(tokens) if token.has(Kind.BE)]
    named = tokens.index(reading.persons[0].token)
    plain = all(
        token.seats or at in nouns or (token.has(*kinds) and _GUESSES.isdisjoint(token.words))
        for at, token in enumerate(tokens)
    )
    return plain and bool(nouns and being) and nouns[0] < being[0] < named


def is_past_of_object(reading: Reading, language: str) -> bool:
    """Tell whether the past is only that of whom it is done to: "I'll steal what Bob got"."""
    clause = reading.clause
    if language != "en" or not clause.has(Kind.WANT, Kind.FIRST) or not reading.persons:
        return False
    begun = named = False
    for token in clause.tokens:
        if token.has(Kind.PAST):
            return named and token.has(Kind.VERB, Kind.LIGHT, Kind.AUXILIARY, Kind.BE)
        begun = begun or any(token is each for each in reading.core)
        named = named or (begun and bool(token.seats))
    return False


def is_past_withdrawn(clause: Clause) -> bool:
    """Tell whether only what is taken back is of the past: "scrap my vote of last night"."""
    past = [at for at, token in enumerate(clause.tokens) if token.has(Kind.PAST)]
    return clause.has(Kind.WITHDRAW) and all(
        at and clause.tokens[at - 1].has(Kind.ORIGIN) for at in past
    )


def is_past_confirmed(reading: Reading) -> bool:
    """Tell whether what is of the past is only confirmed: "I confirm my vote for Bob, sent at"."""
    tokens = reading.clause.tokens
    named = next((at for at, token in enumerate(tokens) if token.seats), len(tokens))
    confirms = any(not _CONFIRMING.isdisjoint(token.words) for token in tokens[:named])
    past = [at for at, token in enumerate(tokens) if token.has(Kind.PAST)]
    return confirms and not reading.negated and all(at > named for at in past)


def is_own_maybe(reading: Reading, language: str) -> bool:
    """Tell whether the writer would do it, and only says so politely: "brucerei Anna"."""
    clause = reading.clause
    if language != "it" or len(reading.persons) != 1 or clause.links or reading.negated:
        return False
    first = next((token for token in clause.tokens if token.kinds - _AROUND), None)
    if first is None:
        return False
    # "Darei la fascia ad Anna".
    gives = first.has(Kind.LIGHT) and reading.is_named
    if not gives and not any(first is each for each in reading.core):
        return False
    own = any(word.endswith(("rei", "remmo")) for word in (first.words[0], first.words[-1]))
    return own and not any(token.is_strange for token in clause.tokens)


def has_others(clause: Clause, language: str) -> bool:
    """Tell whether somebody else is spoken of; behind an imperative he is its object."""
    first = clause.tokens[0]
    ordered = language in ("nl", "de") and any(Mood.ORDER in entry.mood for entry in first.entries)
    return any(
        not (ordered and (token.has(Kind.PRONOUN) or token.words in _YOUR))
        for token in others_in(clause)
    )


def others_in(clause: Clause) -> list[Token]:
    """Return the words for others in a clause, but for "not anyone"."""
    denied = False
    found = []
    for token in clause.words:
        denied = denied or token.has(Kind.NEGATION)
        if token.has(Kind.OTHERS) and not (denied and token.words in _ANYONE):
            found.append(token)
    return found


def is_described(clause: Clause, language: str) -> bool:
    """Tell whether a clause says what somebody is: "Kees is lekker mals", "die is al dood"."""
    own = (Kind.FIRST, Kind.MUST, Kind.MINE, Kind.WANT)
    if language not in ("nl", "de") or clause.has(*own):
        return language == "de" and _goes_off(clause)
    if any(token.text.lower().split()[0] in _WAS for token in clause.tokens):
        # "De hap van Bob was lekker".
        return True
    first, second = (*clause.tokens, None, None)[:2]
    if language == "de" and any(_is_he(*pair) for pair in _opening(clause)):
        return True
    if first is not None and first.seats and any(each.words in _ME for each in clause.tokens):
        # "Bob klagt mich an".
        return True
    if first is not None and second is not None and not clause.persons:
        # "Die is al dood".
        pronoun = first.has(Kind.PRONOUN, Kind.OTHERS)
        if pronoun and second.words[0] in _IS:
            return True
    return any(token.has(Kind.BE) and follows_name(clause, token) for token in clause.tokens)


def speaks_as(clause: Clause, role: str, roles: AbstractSet[str]) -> bool:
    """
    Tell whether a clause begins with the writer's role, and something the bearer of it does.

    Args:
        roles: Each with one of its names: "witch heks"; "* ..." is for everybody.
    """
    if clause.has(Kind.AUXILIARY, Kind.PAST, Kind.REPORT, Kind.OTHERS) or clause.links:
        return False
    tokens = [token for token in clause.tokens if token.kinds != {Kind.FILLER}]
    if len(tokens) > 1 and tokens[0].has(Kind.LEAD):
        tokens = tokens[1:]
    if len(tokens) < 2 or tokens[0].seats:
        return False
    name, verb = " ".join(tokens[0].words), tokens[1]
    does = any(entry.mood for entry in verb.entries) or verb.has(Kind.MUST, Kind.WANT)
    return does and not roles.isdisjoint({f"{role} {name}", f"* {name}"})


def names_himself(clause: Clause, seat: int) -> bool:
    """Tell whether the writer, by his name, is he who does something: "Wim stemt op Floor"."""
    first, second = (*clause.tokens, None, None)[:2]
    if first is None or second is None or first.seats != (seat,) or clause.links:
        return False
    if clause.has(Kind.AUXILIARY, Kind.PAST, Kind.REPORT, Kind.OTHERS, Kind.MUST):
        return False
    if any(token.has(Kind.BE) for token in clause.tokens if token is not second):
        return False
    others = [person for person in clause.persons if person.token is not first]
    joined = any(person.joined for person in clause.persons)
    does = any(
        entry.kind is Kind.VERB and Mood.THIRD in entry.mood and entry.question not in ("", GENERIC)
        for entry in second.entries
    )
    return does and len(others) == 1 and not joined


def _opening(clause: Clause) -> Iterable[tuple[Token, Token]]:
    """Give who may be a subject, with what stands behind him: "der stimmt", "der Bob stimmt"."""
    tokens = clause.tokens
    yield from pairwise(tokens[:2])
    if len(tokens) > 1 and tokens[1].seats and tokens[0].words == ("der",):
        yield from zip(tokens[:1], tokens[2:3], strict=False)


def _is_he(first: Token, second: Token) -> bool:
    """Tell whether a German clause says what somebody does: "der stimmt ab jetzt mit mir"."""
    verb = any(entry.kind is Kind.VERB and entry.mood for entry in second.entries)
    return first.words in _HE and verb and second.words[0].endswith("t")


def _goes_off(clause: Clause) -> bool:
    """Tell whether a German clause says where or when somebody goes: "der geht nach Hause"."""
    first, *rest = clause.tokens
    he = first.words in _HE and not (clause.persons or clause.has(Kind.FIRST, Kind.MINE))
    # "Dem gehe ich nach" ends with it.
    after = any(one.words[0] == "nach" for one in rest[:-1])
    return he and after and any(not _GOES.isdisjoint(token.words) for token in clause.tokens)


def is_habit(clause: Clause) -> bool:
    """Tell whether somebody likes to do something: "Bob zeichnet gern"."""
    first, second = (*clause.tokens, None, None)[:2]
    if votes_himself(clause):
        # "Bob soll bitte so stimmen wie ich".
        return True
    if first is None or second is None or not first.seats or clause.has(Kind.FIRST, Kind.PLEASE):
        return False
    moods = [entry.mood for entry in second.entries if entry.mood]
    # "Bob bekijken graag" begs.
    does = any(Mood.THIRD in mood for mood in moods)
    does = does and not any(Mood.INFINITIVE in mood for mood in moods)
    return does and any(not _GLADLY.isdisjoint(token.words) for token in clause.tokens)


def does_something(clause: Clause) -> bool:
    """Tell whether somebody does what lacks its particle: "Bob sucht (aus)"."""
    first, second = (*clause.tokens, None, None)[:2]
    if first is None or second is None or not first.seats:
        return False
    more = (Kind.MUST, Kind.LIGHT, Kind.CUE, Kind.WISH, Kind.WANT, Kind.LEAD)
    return not second.has(*more) and any(
        entry.kind is Kind.VERB and Mood.THIRD in entry.mood for entry in second.entries
    )


def is_meant_for(clause: Clause) -> bool:
    """Tell whether something is said to be for somebody: "the bullet is for Bob"."""
    for person in clause.persons:
        if not any(lead.has(Kind.TOWARDS) for lead in person.leads):
            continue
        at = clause.tokens.index(person.token) - len(person.leads) - 1
        while at > 0 and clause.tokens[at].kinds == {Kind.FILLER}:
            at -= 1
        if at >= 0 and clause.tokens[at].has(Kind.BE) and not clause.has(Kind.AUXILIARY):
            return True
    return False


def has_unknown_past(clause: Clause, language: str) -> bool:
    """Tell whether a word we do not know has the ending of what somebody did."""
    endings = _PAST_ENDINGS[language]
    return any(not token.is_known and token.words[0].endswith(endings) for token in clause.tokens)


def has_subject(clause: Clause, language: str) -> bool:
    """Tell whether somebody stands before the verb as he who does it."""
    led = [person.token for person in clause.persons if person.leads]
    for token in clause.tokens:
        if any(entry.mood for entry in token.entries):
            return False
        if token.has(Kind.PLEASE) and len(token.words) > 1:
            # "Wil je Roos opwekken?"
            return False
        if token.seats and not any(token is each for each in led):
            return True
        strange = not token.is_known or token.kinds == {Kind.ORDINARY}
        if strange and language != "it" and token.text.isalpha():
            return True
    return False


def asks_whether_wants(clause: Clause) -> bool:
    """Tell whether a clause asks if somebody wants something: "wil Bob soms ..."."""
    first, second = (*clause.tokens, None, None)[:2]
    wants = first is not None and len(first.words) == 1 and not _WILL.isdisjoint(first.words)
    return wants and second is not None and bool(second.seats) and len(clause.persons) > 1


def is_said_behind(after: Sequence[Reading]) -> bool:
    """Tell whether somebody else is named behind a comma as who said it: ", said Bob"."""
    clause = after[0].clause if after else None
    if clause is None or clause.mark != "," or clause.links or not clause.tokens:
        return False
    kinds = (Kind.REPORT, Kind.PAST, Kind.PRONOUN, Kind.OTHERS, Kind.LEAD, Kind.MINE, Kind.FILLER)
    theirs = all(token.seats or token.has(*kinds) for token in clause.tokens)
    return theirs and clause.tokens[0].has(Kind.REPORT) and not clause.has(Kind.FIRST, Kind.DOUBT)
