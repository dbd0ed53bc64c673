"""What only Italian says so, and how it is told from what sounds alike."""

from itertools import pairwise
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Entry, Kind
from verteller.telling.sentences.tokens import Sentence
from verteller.telling.sentences.topics import Said, Topics

_ACCORDING: Final = ("secondo",)
_FATES: Final = frozenset(
    "va vada venga verra sia sara deve dovra merita finisca finira andra vanno".split()
)
"""Words before what is to be done to somebody: "va protetto", "deve essere protetto"."""
_BECOMES: Final = _FATES | frozenset(
    "diventi faccia resti rimanga finisca salga bruci muoia torni prenda passi abbia riceva".split()
)
"""First words of phrases for what somebody is to be or become."""
_IN_A_ROW: Final = frozenset({"fila", "seguito"})
_BE_IT: Final = ("che", "sia")
_WISHED: Final = frozenset({"volevo", "volevamo"})
_COURTESIES: Final = frozenset({"grazie", "cortesemente", "gentilmente", "favore", "piacere"})
_WANTING: Final = Entry(Kind.WANT, mood=Mood.FIRST)


def is_opinion_of_others(clause: Clause) -> bool:
    """Tell whether something is so according to somebody who is named: "secondo Anna"."""
    return any(bool(two.seats) and one.words == _ACCORDING for one, two in pairwise(clause.tokens))


def is_fated(clause: Clause, said: Said, topics: Topics) -> bool:
    """Tell whether a clause says what is to be done to somebody: "Anna va protetta"."""
    if clause.has(Kind.AUXILIARY, Kind.FIRST, Kind.OTHERS):
        return False
    verbs = [(token, entry) for token, entry in said if entry.kind is Kind.VERB]
    own = [(token, entry) for token, entry in verbs if topics.is_own(entry)]
    fated = any(not _FATES.isdisjoint(token.words) for token in clause.tokens)
    # "Diventi sindaco", "sia maledetto" are one phrase.
    return (fated and any(Mood.PAST in entry.mood for _, entry in own)) or any(
        entry.mood is Mood.ORDER and len(token.words) > 1 and token.words[0] in _BECOMES
        for token, entry in own
    )


def is_judged_twice(clause: Clause) -> bool:
    """Tell whether knowing something is itself judged: "sapere se Anna è mistica è inutile"."""
    being = [token for token in clause.tokens if token.words == ("e",) and token.has(Kind.BE)]
    return len(being) > 1 and not clause.has(Kind.WANT)


def is_subject(clause: Clause) -> bool:
    """Tell whether an infinitive is only judged: "dare il mio voto ad Anna è un rischio"."""
    first = next((each for each in clause.tokens if each.kinds != {Kind.FILLER}), None)
    moods = [entry.mood for entry in first.entries if entry.mood] if first is not None else []
    judged = clause.has(Kind.BE) and not clause.has(Kind.WANT, Kind.MUST, Kind.PLEASE)
    return judged and bool(moods) and all(mood is Mood.INFINITIVE for mood in moods)


def wonders(clause: Clause) -> bool:
    """Tell whether a question is what the writer asks himself: "guardo Anna?", "vederla?"."""
    if any(not _IN_A_ROW.isdisjoint(token.words) for token in clause.tokens):
        # "Si può guardare Anna due notti di fila?"
        return True
    if clause.has(Kind.PLEASE, Kind.WANT, Kind.ASKING):
        return False
    moods = [
        entry.mood
        for token in clause.tokens
        for entry in token.entries
        if entry.kind is not Kind.IDIOM
    ]
    return any(mood & (Mood.FIRST | Mood.INFINITIVE) and not mood & Mood.THIRD for mood in moods)


def presents(clause: Clause) -> bool:
    """Tell whether it is said who it is that the writer chooses: "Luca, ecco chi voto"."""
    for one, two in pairwise(clause.tokens):
        if one.has(Kind.IT_IS) and two.words == ("chi",):
            after = clause.tokens[clause.tokens.index(two) + 1 :]
            moods = [entry.mood for token in after for entry in token.entries]
            return any(Mood.FIRST in mood for mood in moods)
    return False


def take_wishes(sentence: Sentence) -> None:
    """Take for wishes what is none by itself: "voglio che sia Anna", "volevo votare, grazie"."""
    tokens = sentence.tokens
    for one, two in pairwise(tokens):
        if one.has(Kind.WANT) and two.words == _BE_IT:
            two.learn((Entry(Kind.THAT), Entry(Kind.MUST)))
    if sentence.end == "!" and tokens and tokens[0].words == _BE_IT:
        tokens[0].learn((Entry(Kind.MUST),))
    courteous = any(not _COURTESIES.isdisjoint(token.words) for token in tokens)
    aside = (Kind.BUT, Kind.PAST, Kind.CORRECTION, Kind.CONDITION, Kind.OTHERWISE, Kind.NEGATION)
    if not courteous or any(token.has(*aside) for token in tokens):
        return
    for token in tokens:
        if token.words[-1] in _WISHED and token.has(Kind.DOUBT):
            token.learn((_WANTING,))
