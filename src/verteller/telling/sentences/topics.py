"""Finding which question a clause is about, by its verbs and the other words that belong to it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.english import only_leaves
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import (
    GENERIC,
    POWER,
    SHORTEST_MISSPELT,
    Entry,
    Kind,
    Lexicon,
)
from verteller.telling.sentences.meaning import Context
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.tokens import Token

VOTE: Final = "vote"
ELECT: Final = "elect"
SUCCESSOR: Final = "successor"
SUICIDE: Final = "suicide"
RITUAL: Final = "ritual"
TESTAMENT: Final = "testament"
ALONE: Final = "alone"
PACK: Final = "pack"
_VAMPIRE: Final = "vampire"
OTHER: Final = "other"
"""Stands for the part of a question that was not spoken of: "Bob gets the other one"."""
BESIDE: Final = (SUICIDE, SUCCESSOR, RITUAL, TESTAMENT)
"""Questions that are open beside the one that matters."""
_ASIDE: Final = (ALONE, TESTAMENT, RITUAL)
"""Questions that are never meant where they are not open."""
_FIRST: Final = {SUCCESSOR: 0, TESTAMENT: 0, ELECT: 1, ALONE: 1, SUICIDE: 2, RITUAL: 2}
"""Questions whose words decide, whatever else a clause says: "I vote for Bob as mayor"."""
LEARNING: Final = frozenset(
    {
        *("seer", "fool", "mage", "vampire_hunter", "medium", "devil", "investigator"),
        *("voyeur", "stalker"),
    }
)
"""Roles whose power is to ask something: for them a question may be an order."""
_KILLERS: Final = frozenset(
    {
        *("wolf", "werewolf", "cub", "white_werewolf", "psychopath", "hunter"),
        *("assassin", "vampire", "young_vampire", "old_vampire"),
    }
)
"""Roles for whom "Bob dies tonight" is about their power where no vote is open."""

VOTES: Final = ("vot", "stem", "stim", "ballot", "scheda", "preferenza", "kreuz", "cross")
"""Beginnings of words for a vote, which may be for mayor as well."""

_WHO: Final = {
    "nl": frozenset({"wie", "wat"}),
    "de": frozenset({"wer", "was", "wos"}),
    "en": frozenset({"who", "what"}),
}
"""Words that ask for somebody's role, by language."""
_AM: Final = frozenset({"is", "ist", "isch", "bist", "ben", "bent", "are"})
_MEDIUM: Final = "medium"
"""Who speaks to the dead asks what somebody was."""
_WAS: Final = frozenset({"was", "war"})
_FATES: Final = frozenset({"aan de beurt", "de klos", "het haasje", "de sigaar", "de pineut"})
"""Dutch particles of "is" that say what is to happen to somebody, by day and by night."""
_TURN: Final = frozenset({"dran", "reihe"})
_FAR_PAST: Final = ("ai", "asti", "arono", "avo", "avano")
"""Endings of Italian verbs for what was done long ago."""
_REALLY: Final = frozenset({"echt", "werkelijk", "wirklich", "really", "truly"})
"""Words that tell such a question from one about a newcomer: "who is Bob really?"."""

_TONIGHT: Final = frozenset({"tonight", "vannacht", "heute nacht", "stanotte", "heut nacht"})
_HOLDING: Final = (Kind.WITHDRAW, Kind.NEGATION, Kind.PLEASE)
_SHORTEST_HOLDING: Final = 3
"""Words of a phrase that may have the noun in it that it is about: "not getting my vote"."""

Said = Sequence[tuple[Token, Entry]]
"""The words of a clause that are about a question, with what they mean."""


def usual_question(context: Context) -> str:
    """Return which question words are for that name none, "" if that is not clear."""
    if context.usual:
        return context.usual
    main = [question for question in context.asked if question not in BESIDE]
    if len(main) == 1:
        return main[0]
    if VOTE in main and set(main) <= {VOTE, ELECT}:
        return VOTE
    if not main and len(context.asked) == 1:
        return next(iter(context.asked))
    return ""


@dataclass(frozen=True, slots=True)
class Topics:
    """
    Finds questions for one writer.

    Args:
        usual: The question of words that name none.
    """

    context: Context
    lexicon: Lexicon
    usual: str

    def said(self, clause: Clause) -> Iterator[tuple[Token, Entry]]:
        """Give the words of a clause that are about a question, with what they mean."""
        later = {word for token in clause.tokens for word in token.words}
        # "Bob gets my record collection" records nothing.
        english = self.lexicon.language == "en"
        owned = [
            two for one, two in pairwise(clause.tokens) if english and one.words[-1:] == ("my",)
        ]
        # "Che ti ho mandato" has no mandate in it.
        done = [two for one, two in pairwise(clause.tokens) if _is_participle(one, two)]
        for token in clause.words:
            for entry in token.entries:
                if entry.kind in (Kind.VERB, Kind.CUE, Kind.WISH, Kind.PART, Kind.OPTION):
                    if not later.issuperset(entry.particle.split()):
                        continue
                    if entry.question == GENERIC and any(token is each for each in owned):
                        continue
                    if english and entry.kind is Kind.WISH and only_leaves(clause, token):
                        continue
                    if entry.kind is Kind.CUE and any(token is each for each in done):
                        continue
                    yield token, entry
                elif entry.kind is Kind.ABSTAIN and entry.question:
                    yield token, entry

    def is_own(self, entry: Entry) -> bool:
        """Tell whether a word is for everybody, or for the writer's power."""
        return not entry.roles or self.context.role in entry.roles

    def find(self, reading: Reading, said: Said) -> None:
        """Find which question a clause is about, and in which words."""
        said = [pair for pair in said if pair[1].question not in _ASIDE or self._is_asked(pair[1])]
        said = [(token, entry) for token, entry in said if not self._is_turn(token, entry)]
        own = [entry for _, entry in said if self.is_own(entry)]
        named = [entry for entry in own if entry.question != GENERIC]
        questions = {entry.question for entry in named}
        best = min(named, key=lambda entry: self._rank(questions, entry), default=None)
        if best is not None:
            # "Sophie soll sterben" wishes with a verb.
            fated = any(entry is best and token.has(Kind.MUST) for token, entry in said)
            wished = best.kind is Kind.WISH or best.particle in _FATES or fated
            reading.question = self._resolved(best.question, wished=wished)
            reading.is_named = True
            reading.is_verb = best.kind in (Kind.VERB, Kind.WISH)
        elif self._asks_who(reading.clause):
            reading.question = self.usual
            reading.is_named = True
        elif said:
            self._find_without_own(reading, said, has_generic=bool(own))
        parts = {entry.key for entry in own if entry.kind is Kind.PART}
        if len(parts) > 1:
            # "The other one, the nasty one."
            parts.discard(OTHER)
        reading.part = parts.pop() if len(parts) == 1 else ""
        if reading.question == ELECT:
            # "My candidate for the fire": neither is sure.
            reading.is_torn = self._burns(said)
        about = [pair for pair in said if self._is_about(pair[1], reading.question)]
        # "Er soll dran glauben."
        german = self.lexicon.language == "de"
        parts = {word for _, entry in about for word in entry.particle.split() if german}
        reading.core = [token for token, _ in about]
        reading.core += [token for token in reading.clause.words if parts.issuperset(token.words)]
        options = (entry.key for entry in own if entry.kind is Kind.OPTION)
        reading.options = list(dict.fromkeys(options))

    def _is_turn(self, token: Token, entry: Entry) -> bool:
        """Tell whether it is somebody's turn, for whatever is asked: "Jan ist heute dran"."""
        vote = entry.question == VOTE and VOTE not in self.context.asked
        return vote and not _TURN.isdisjoint(token.words) and token.has(Kind.VERB)

    def _burns(self, said: Said) -> bool:
        """Tell whether a word is for the stake, and not for any vote."""
        kinds = (Kind.CUE, Kind.WISH, *([Kind.VERB] if self._only_elects else []))
        return any(
            entry.question == VOTE
            and entry.kind in kinds
            # "I'd hang the chain round his neck."
            and not any(
                token is each and other.question == ELECT and other.particle for each, other in said
            )
            and not any(word.startswith(VOTES) for word in token.words)
            for token, entry in said
        )

    def _is_about(self, entry: Entry, question: str) -> bool:
        """Tell whether a word is the writer's own for *question*, or for whatever is asked."""
        if not self.is_own(entry):
            return False
        return entry.question == GENERIC or self._resolved(entry.question) == question

    def _find_without_own(self, reading: Reading, said: Said, *, has_generic: bool) -> None:
        """Find what a clause is about that has no word for a question of the writer's."""
        generic = [token for token, entry in said if entry.question == GENERIC]
        foreign = [
            (token, entry)
            for token, entry in said
            if not self.is_own(entry) and not any(token is each for each in generic)
        ]
        nouns = [entry for _, entry in foreign if entry.kind in (Kind.CUE, Kind.PART)]
        roles = {role for entry in nouns for role in entry.roles}
        # "I look at the aura of Bob": the noun tells that the verb is meant.
        verbs = [
            entry
            for token, entry in foreign
            if entry.kind is Kind.VERB
            and entry.mood is not Mood.PAST
            and (
                not token.has(Kind.WEAK)
                or (Mood.FIRST in entry.mood and (roles & entry.roles or _is_tonight(reading)))
            )
        ]
        clause = reading.clause
        # "I want to know whether Bob is a mystic."
        asks = clause.has(Kind.KNOW, Kind.WHETHER) and clause.has(Kind.WANT, Kind.PLEASE)
        if verbs or (has_generic and nouns) or (asks and nouns and reading.persons):
            # Also a verb for anything beside a word that belongs to somebody else's power.
            reading.foreign = True
            reading.question = POWER
            reading.is_verb = bool(verbs)
        elif has_generic:
            reading.question = self.usual
            reading.is_verb = True

    def _is_asked(self, entry: Entry) -> bool:
        return entry.question in self.context.asked

    def _rank(self, questions: set[str], entry: Entry) -> tuple[int, ...]:
        """Return by what words for different questions in one clause are chosen from."""
        place = _FIRST.get(entry.question)
        is_open = self._resolved(entry.question) in self.context.asked
        if place is not None and (is_open or (place == 1 and questions <= {ELECT, VOTE})):
            return (0, place, 0)
        is_noun = entry.kind is not Kind.VERB and entry.kind is not Kind.WISH
        return (1, not is_open, is_noun, entry.question == VOTE)

    def _resolved(self, question: str, *, wished: bool = False) -> str:
        """Return the question that is meant by one that may be called otherwise here."""
        asked = self.context.asked
        if question in asked:
            return question
        if question == POWER and self.usual not in (VOTE, ELECT, "", *BESIDE):
            return self.usual
        if question == VOTE:
            # Where only a mayor is elected a vote is for mayor; burning somebody is not.
            return ELECT if self._only_elects and not wished else self._resolved_vote(wished=wished)
        if question == SUCCESSOR and TESTAMENT in asked:
            return TESTAMENT
        return question

    @property
    def _only_elects(self) -> bool:
        return self.usual == ELECT and VOTE not in self.context.asked

    def _resolved_vote(self, *, wished: bool) -> str:
        """Return what a vote is for where no stake is being voted about."""
        for question in (PACK, _VAMPIRE):
            if question in self.context.asked:
                return question
        kills = wished and self.context.role in _KILLERS
        return self.usual if self.usual and (kills or self.takes_two(self.usual)) else VOTE

    def takes_two(self, question: str) -> bool:
        """Tell whether a question has a part for a second person."""
        asked = self.context.asked.get(question)
        return asked is not None and any(part.name == "second" for part in asked.parts)

    def find_misspelt(self, reading: Reading) -> None:
        """Find what a clause is about by a verb that is misspelt by a letter."""
        strange = [token for token in reading.clause.words if token.is_strange]
        if len(strange) != 1 or len(strange[0].words[0]) < SHORTEST_MISSPELT:
            return
        if self.lexicon.language == "it" and strange[0].words[0].endswith(_FAR_PAST):
            # "Votai Anna" is no slip.
            return
        form = self.lexicon.nearest_verb(strange[0].words[0])
        entries = [
            entry
            for entry in self.lexicon.phrases.get((form,), ())
            if (entry.kind is Kind.VERB or (entry.kind is Kind.CUE and entry.roles))
            and entry.question != GENERIC
            and self.is_own(entry)
            and self._resolved(entry.question) in self.context.asked
        ]
        if entries:
            strange[0].learn(entries)
            self.find(reading, list(self.said(reading.clause)))

    def _asks_who(self, clause: Clause) -> bool:
        """Tell whether a clause asks who somebody is: "what Bob is", "who are you really"."""
        usual = self.usual not in (VOTE, ELECT, "", *BESIDE)
        if not usual or self.context.role not in LEARNING or len(clause.persons) > 1:
            return False
        words = [token.words[0] for token in clause.tokens]
        known = _WHO.get(self.lexicon.language, frozenset())
        who = next((at for at, word in enumerate(words) if word in known), None)
        if who is None:
            return False
        last = [token.words[-1] for token in clause.tokens]
        being_words = _AM | _WAS if self.context.role == _MEDIUM else _AM
        being = next((at for at, word in enumerate(last) if at > who and word in being_words), None)
        if being is None or any(token.is_strange for token in clause.tokens[who:]):
            return False
        direct = being == who + 1
        really = any(not _REALLY.isdisjoint(token.words) for token in clause.tokens)
        return really if direct else bool(clause.persons)

    def held_in_phrase(self, clause: Clause) -> str:
        """Return which question the last word of a phrase names that takes it back or denies it."""
        for token in clause.words:
            if len(token.words) < _SHORTEST_HOLDING or not token.has(*_HOLDING):
                continue
            for entry in self.lexicon.phrases.get(token.words[-1:], ()):
                named = entry.question in (VOTE, ELECT, SUICIDE, SUCCESSOR)
                if entry.kind is Kind.CUE and named and self._is_asked(entry):
                    return entry.question
        return ""

    def asks(self, clause: Clause, said: Said) -> bool:
        """Tell whether a clause asks what the writer's power can tell him."""
        # "Who" gives a reason, "the one who", and asks.
        reasons = any(
            token.has(Kind.REASON) and not token.has(Kind.ASKING) for token in clause.words
        )
        if self.context.role not in LEARNING or reasons:
            return False
        if self._asks_who(clause):
            return True
        # "Who is Bob really?" has a verb that says nothing of who does it.
        return any(
            (entry.kind is Kind.CUE or (entry.particle and not entry.mood))
            and self.context.role in entry.roles
            for _, entry in said
        )


def _is_tonight(reading: Reading) -> bool:
    """Tell whether the writer says what he does to one person tonight, for everyday verbs."""
    clause = reading.clause
    words = {" ".join(token.words) for token in clause.tokens}
    return clause.has(Kind.FIRST) and len(reading.persons) == 1 and not words.isdisjoint(_TONIGHT)


def _is_participle(before: Token, token: Token) -> bool:
    """Tell whether a word that may be a noun says what was done: "ho mandato"."""
    moods = [entry.mood for entry in token.entries if entry.mood]
    return before.has(Kind.AUXILIARY) and any(Mood.PAST in mood for mood in moods)
