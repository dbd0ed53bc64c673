"""Finding who does what a clause says: the writer, or somebody he tells of."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.ambitions import is_ambition
from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.english import (
    begins_with_participle,
    follows_name,
    is_for_tonight,
    is_only_of_friend,
    names_subject_and_object,
)
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.idioms import (
    agrees,
)
from verteller.telling.sentences.italian import presents
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.manners import (
    MYSELF,
    asks_whether_wants,
    has_others,
    has_subject,
    is_by_mine,
    names_himself,
    speaks_as,
    wants_mine,
)
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import Topics

_WAS: Final = frozenset({"was", "were", "been"})
"""English words for what is over."""
_WOULD_LIKE: Final = frozenset({"would", "like"})
_MODAL: Final = frozenset({"wil", "willen", "will", "wollen", "wants", "want", "mochte"})
"""Verbs of wanting that somebody else may be the subject of."""
_MARKS: Final = frozenset({("zu",), ("te",)})
"""Before infinitives."""
_HE: Final = ("er",)
"""For whom his wife may write that he wants to know something."""
_PIPER: Final = "piper"
"""Who may enchant two, but never has one enchant the other."""
_CAN: Final = frozenset({("kann",), ("kan",)})
"""Words for what one person is able to do."""


_THEY_WANT: Final = frozenset({("wollen",), ("will",), ("mochte",), ("mochten",)})


def _is_noun(clause: Clause, verb: Token) -> bool:
    """Tell whether a German noun that is nobody we know is what a verb is said of."""
    at = next(at for at, token in enumerate(clause.tokens) if token is verb)
    before = clause.tokens[at - 1] if at else None
    if before is None or before.seats or before.has(Kind.FILLER, Kind.CUE, Kind.MINE):
        return False
    return before.is_capital and (before.is_strange or before.has(Kind.THING))


def _is_of_thing(clause: Clause) -> bool:
    """Tell whether something is done with a thing in Dutch: "Ann en Bob ruilen van dienst"."""
    return any(
        one.words == ("van",) and two.is_noun and (two.is_strange or two.kinds == {Kind.THING})
        for one, two in pairwise(clause.tokens)
    )


@dataclass(frozen=True, slots=True)
class Whose:
    """Finds who does what the clauses of one writer say."""

    lexicon: Lexicon
    topics: Topics

    @property
    def _language(self) -> str:
        return self.lexicon.language

    def is_wanted_by_others(self, clause: Clause) -> bool:
        """Tell whether it is somebody else who wants it: "Bob wants to be mayor"."""
        own = self.is_first(clause) or self.is_mine(clause)
        asks = not own and asks_whether_wants(clause)
        if asks or wants_mine(clause) or is_ambition(clause):
            return True
        if own:
            return False
        for token in clause.tokens:
            if token.seats:
                # Somebody may be called Will.
                words = {
                    word
                    for each in clause.tokens
                    if not (each.seats or each.has(Kind.PLEASE)) and each.words[-1] not in MYSELF
                    # "The pack wants Bob" is what the writer is one of.
                    if not (len(each.words) > 1 and each.has(Kind.VERB))
                    for word in each.words
                }
                return bool(_MODAL & words or words >= _WOULD_LIKE) and any(
                    token is person.token and not person.leads for person in clause.persons
                )
            if self._language == "de" and token.words in _THEY_WANT and _is_noun(clause, token):
                return True
            if token.has(Kind.WANT) or (token.has(Kind.PLEASE) and len(token.words) > 1):
                # "Wil je Bob beschermen?"
                return False
        return False

    def is_asked_by_others(self, clause: Clause) -> bool:
        """Tell whether others want to know it: "everyone wants to see Bob's aura"."""
        first = clause.tokens[0]
        led = self._language == "de" and first.has(Kind.LEAD)
        # "Das ganze Dorf will ..."
        others = any(token.has(Kind.OTHERS) for token in clause.tokens[: 1 + led])
        others = others and not clause.has(Kind.PLEASE) and first.words != _HE
        if self._language == "nl" and first.has(Kind.PRONOUN):
            return False
        return others and not (first.has(Kind.ASKING) and not clause.has(Kind.WANT))

    def is_his_role(self, clause: Clause) -> bool:
        """Tell whether the writer speaks of himself by his role: "de heks redt Bob"."""
        context = self.topics.context
        roles = self.lexicon.sets.get("roles", frozenset())
        # Also by his name: "Wim stemt op Floor".
        own = names_himself(clause, int(context.seat))
        return own or (bool(roles) and speaks_as(clause, context.role, roles))

    def are_objects(self, reading: Reading, moods: Sequence[Mood]) -> bool:
        """Tell whether two who are named before a verb are whom it is done to."""
        if self.topics.takes_two(reading.question):
            return True
        asked = self.topics.context.asked.get(reading.question)
        several = asked is not None and sum(part.most for part in asked.parts) > 1
        joined = any(person.joined is Kind.AND for person in reading.persons)
        last = reading.clause.tokens[-1]
        if self._language == "en" and last.is_noun and (last.is_strange or last.has(Kind.THING)):
            # "Ann and Bob swap recipes."
            return False
        if self._language == "nl" and _is_of_thing(reading.clause):
            return False
        return several and joined and all(Mood.INFINITIVE in mood for mood in moods)

    def is_able(self, clause: Clause) -> bool:
        """Tell whether somebody else is able to do something: "Bob kann gut schießen"."""
        can = any(token.words in _CAN for token in clause.tokens)
        return can and not clause.has(Kind.FIRST, Kind.PLEASE, Kind.WANT, Kind.MINE)

    def is_left_to_somebody(self, reading: Reading, moods: Sequence[Mood]) -> bool:
        """Tell whether somebody else is to do something: "dat mag Anna doen"."""
        clause = reading.clause
        votes = any(token.words[0].startswith(("stimm", "stem")) for token in reading.core)
        named = reading.is_named and not votes
        if self._language not in ("nl", "de") or named or self.is_first(clause):
            return False
        # "Ich habe vor, Anna zu wählen" leaves nothing to Anna.
        must = any(token.has(Kind.MUST) and token.words not in _MARKS for token in clause.words)
        must = must and all(Mood.INFINITIVE in mood for mood in moods)
        return must and any(not person.leads for person in clause.persons)

    def is_done_to_another(self, reading: Reading) -> bool:
        """Tell whether somebody does it to somebody else: "Carol should guard Bob"."""
        asked = self.topics.context.asked.get(reading.question)
        single = asked is None or all(part.most == 1 for part in asked.parts)
        single = single or reading.question == _PIPER
        single = single and not self.topics.takes_two(reading.question)
        verb = reading.is_verb or any(
            token.words == ("let",) for token in reading.clause.tokens[:1]
        )
        return single and verb and names_subject_and_object(reading)

    def is_said_of_somebody(self, clause: Clause) -> bool:
        """Tell whether an English clause says what is or was: "Bob is eating", "it was to burn"."""
        if any(_WAS.intersection(token.words) for token in clause.tokens):
            # "Turn me into whatever Bob was" orders, whatever he was.
            first = clause.tokens[0]
            moods = [entry.mood for entry in first.entries if entry.kind is Kind.VERB]
            ordered = len(first.words) > 1 and any(Mood.ORDER in mood for mood in moods)
            return not (clause.has(Kind.WHETHER) or ordered)
        if begins_with_participle(clause) and clause.has(Kind.BE):
            return True
        subject: Token | None = None
        for token in clause.tokens:
            if any(entry.mood for entry in token.entries) and not token.seats:
                # "I know why people vote."
                return subject is not None and subject.has(Kind.OTHERS)
            if token.has(Kind.FIRST, Kind.OTHERS):
                subject = token
            elif subject is None and token.has(Kind.BE) and follows_name(clause, token):
                return True
        return False

    def is_mine(self, clause: Clause) -> bool:
        """Tell whether it is about something of the writer's own: "my vote"."""
        tonight = self._language == "en" and is_for_tonight(clause)
        return (
            tonight
            or self.has_own(clause)
            or any(
                len(token.words) > 1
                and token.has(Kind.CUE)
                and any(
                    entry.kind is Kind.MINE
                    for word in token.words[:2]
                    for entry in self.lexicon.phrases.get((word,), ())
                )
                for token in clause.words
            )
        )

    def is_done_to_mine(self, reading: Reading) -> bool:
        """Tell whether somebody did something to what is the writer's: "Bob nicked my pen"."""
        clause = reading.clause
        tokens = [token for token in clause.tokens if token.kinds != {Kind.FILLER}]
        if len(tokens) < 4 or not clause.persons or tokens[0] is not clause.persons[0].token:
            return False
        verb = any(tokens[1] is each for each in reading.core) and any(
            entry.kind is Kind.VERB and entry.mood & (Mood.PAST | Mood.THIRD)
            for entry in tokens[1].entries
        )
        return verb and any(
            one.has(Kind.MINE) and not two.has(Kind.CUE) for one, two in pairwise(tokens[2:])
        )

    def has_own(self, clause: Clause) -> bool:
        """Tell whether "my" is said of more than a relative: "my vote", not "meine Oma"."""
        if self._language != "de":
            friend = self._language == "en" and is_only_of_friend(clause)
            return clause.has(Kind.MINE) and not (friend or is_by_mine(clause))
        nouns = (Kind.CUE, Kind.VERB, Kind.WANT, Kind.PART)
        followed = pairwise((*clause.tokens, None))
        return any(
            token is not None
            and token.has(Kind.MINE)
            and (two is None or not two.is_capital or two.has(*nouns))
            for token, two in followed
        )

    def is_first(self, clause: Clause) -> bool:
        """Tell whether the writer is the one who does something; also behind "dass ich"."""
        linked = any(link.words[-1] in MYSELF for link in clause.links if len(link.words) > 1)
        return self._language == "it" or clause.has(Kind.FIRST) or linked

    def is_told_of_others(self, clause: Clause, moods: Sequence[Mood]) -> bool:
        """Tell whether somebody else does it: he stands before a verb that may be his."""
        if self._language == "de" and agrees(clause):
            return True
        if clause.has(Kind.FIRST):
            return False
        presented = self._language == "it" and presents(clause)
        if presented or has_others(clause, self._language):
            return not presented
        able = Mood.THIRD | Mood.PAST
        if self._language == "en":
            able |= Mood.INFINITIVE
        if any(mood & Mood.FIRST and not mood & able for mood in moods):
            return False
        if self._language in ("nl", "de") and all(Mood.INFINITIVE in mood for mood in moods):
            # What one person does has another form: it is an order.
            return any(person.joined is Kind.AND for person in clause.persons)
        return has_subject(clause, self._language)
