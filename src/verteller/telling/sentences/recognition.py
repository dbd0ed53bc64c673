"""Telling whether a clause that seems to order something is recognised whole."""

from collections.abc import Sequence
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.tokens import Sentence, Token
from verteller.telling.sentences.topics import ELECT, VOTE

_MOST_STRANGE: Final = 3
"""Words we do not know that a clause may have whose order is unmistakable."""
_ARTICLES: Final = frozenset(
    "il lo la i gli le un uno una l the a an this that de het een den der die das ein eine einen"
    " dem des dat quel quella quello".split()
)
"""Words before a thing that do not say where something is done."""
_POINTING: Final = frozenset(
    "quel quella quello quell questo questa sto sta that this die dat deze dieser diese dieses"
    " diesem diesen".split()
)
_INDEFINITE: Final = frozenset({"a", "an", "een", "n", "ne", "un", "una"})
_DOES: Final = Mood.FIRST | Mood.ORDER | Mood.INFINITIVE


class Recognition:
    """
    Judges clauses of one language.

    Args:
        lexicon: Its words.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        self._language = lexicon.language
        self._groups = lexicon.sets.get("group", frozenset())
        self._now = lexicon.sets.get("now", frozenset())
        self._postponed = lexicon.sets.get("postponed", frozenset())
        self._everyday = lexicon.sets.get("everyday", frozenset())
        self._owned = lexicon.sets.get("owned", frozenset())

    def is_sure(self, readings: Sequence[Reading], number: int) -> bool:
        """
        Tell whether a clause surely orders what it seems to.

        Every word of it must be known, but for a few around an order that is unmistakable; what
        follows in its sentence must not throw doubt upon it.

        Args:
            readings: The clauses of its sentence.
            number: Which one it is.
        """
        reading = readings[number]
        clause = reading.clause
        strange = [at for at, token in enumerate(clause.tokens) if self._is_strange(clause, at)]
        if reading.is_torn or self._is_about_things(reading):
            return False
        if self.is_told_to_group(readings, number):
            return False
        firm = self.is_firm(reading)
        if strange and not (firm and len(strange) <= _MOST_STRANGE):
            return False
        if self._is_everyday(reading) and not self._has_evidence(reading):
            after = readings[number + 1 : number + 2]
            if self._is_short(reading) and all(each.clause.mark for each in after):
                return True
            return not strange and not self._is_doubted(readings[number + 1 :], firm=False)
        return not self._is_doubted(readings[number + 1 :], firm=firm)

    def is_firm(self, reading: Reading) -> bool:
        """Tell whether the word that orders something stands right beside whom it is for."""
        tokens = reading.clause.tokens
        targets = [at for at, token in enumerate(tokens) if self._is_target(token, reading)]
        wanted = reading.clause.has(Kind.WANT, Kind.MUST, Kind.PLEASE)
        for at, token in enumerate(tokens):
            if not self._orders(token, reading, wanted=wanted):
                continue
            if not targets:
                return True
            nearest = min(targets, key=lambda target: abs(target - at))
            between = tokens[min(at, nearest) + 1 : max(at, nearest)]
            strange = sum(each.is_strange for each in between)
            if not strange or (strange == 1 and self._is_own_means(token, reading)):
                return True
        return False

    def postpones(self, sentence: Sentence) -> bool:
        """Tell whether a sentence says that the answer comes later: "I'll get back to you"."""
        words = " ".join(word for token in sentence.tokens for word in token.words)
        return any(f" {phrase} " in f" {words} " for phrase in self._postponed)

    def _is_short(self, reading: Reading) -> bool:
        """Tell whether a clause holds no more than the verb and whom it is done to."""
        kinds = (Kind.FILLER, Kind.LEAD, Kind.FIRST, Kind.TOWARDS, Kind.AND, Kind.ORIGIN)
        core = reading.core
        return all(
            token.seats or token.has(*kinds) or any(token is each for each in core)
            for token in reading.clause.tokens
        )

    def _is_own_means(self, token: Token, reading: Reading) -> bool:
        """Tell whether something of the writer's goes to somebody: "my gaze lingers on Bob"."""
        if reading.question in (VOTE, ELECT) or not token.has(Kind.CUE):
            return False
        mine = reading.clause.has(Kind.MINE) or len(token.words) > 1
        led = any(
            lead.has(Kind.TOWARDS, Kind.LEAD) for person in reading.persons for lead in person.leads
        )
        return mine and led

    def _orders(self, token: Token, reading: Reading, *, wanted: bool) -> bool:
        """Tell whether *token* is the verb of an order, or the writer's vote."""
        if not any(token is each for each in reading.core):
            return False
        moods = [entry.mood for entry in token.entries if entry.kind is Kind.VERB]
        if any(Mood.FIRST in mood for mood in moods):
            return True
        if any(mood & _DOES for mood in moods):
            return wanted or reading.clause.tokens[0] is token or reading.tone is Tone.DONE
        if token.has(Kind.WISH) and reading.clause.has(Kind.MUST, Kind.WANT):
            return True
        return token.has(Kind.CUE) and reading.tone is Tone.DONE

    def _is_target(self, token: Token, reading: Reading) -> bool:
        if token.seats:
            return any(token is person.token for person in reading.persons)
        return token.has(Kind.PRONOUN, Kind.NOBODY, Kind.SELF)

    def _is_strange(self, clause: Clause, at: int) -> bool:
        tokens = clause.tokens
        token = tokens[at]
        if self._language == "de" and token.is_capital and at:
            # A noun.
            return False
        return token.is_strange

    def _is_everyday(self, reading: Reading) -> bool:
        """Tell whether the verbs of a clause are all said of ordinary life as well."""
        verbs = [
            token
            for token in reading.core
            if any(entry.kind is Kind.VERB for entry in token.entries)
        ]
        return bool(verbs) and all(" ".join(token.words) in self._everyday for token in verbs)

    def _has_evidence(self, reading: Reading) -> bool:
        """Tell whether something in a clause shows that a power is meant."""
        clause = reading.clause
        if clause.has(Kind.WANT, Kind.PLEASE, Kind.MUST):
            return True
        cues = (Kind.CUE, Kind.PART, Kind.OPTION)
        if any(token.has(*cues) and not token.has(Kind.VERB) for token in reading.core):
            return True
        words = " ".join(word for token in clause.tokens for word in token.words)
        return any(f" {now} " in f" {words} " for now in self._now)

    def is_told_to_group(self, readings: Sequence[Reading], number: int) -> bool:
        """Tell whether all others are to do it: "keep an eye on Bob, folks"."""
        reading = readings[number]
        if not self._groups or reading.is_done_by_writer:
            return False
        if reading.clause.has(Kind.FIRST, Kind.WANT, Kind.MINE):
            return False
        ordered = any(
            entry.kind is Kind.VERB and Mood.ORDER in entry.mood
            for token in reading.core
            for entry in token.entries
        )
        return ordered and any(
            word in self._groups
            for each in readings[max(0, number - 1) : number + 2]
            for token in each.clause.tokens
            for word in token.words
        )

    def _is_about_things(self, reading: Reading) -> bool:
        """Tell whether it is done to what belongs to somebody: "I eat the cake of Bob"."""
        tokens = reading.clause.tokens
        if not reading.persons:
            return False
        return all(self._owns(tokens, person.token, len(person.leads)) for person in reading.persons)

    def _owns(self, tokens: Sequence[Token], name: Token, leads: int) -> bool:
        """Tell whether a name stands beside a thing of its bearer's."""
        at = next((at for at, each in enumerate(tokens) if each is name), None)
        if at is None:
            return False
        after = tokens[at + 1] if at + 1 < len(tokens) else None
        if after is not None and name.is_genitive and self._is_thing(after):
            return not any(lead.words[-1] not in _ARTICLES for lead in tokens[at - leads : at])
        led = tokens[at - leads : at]
        if self._is_epithet(tokens, at - leads - 1, led):
            return False
        if not any(lead.has(Kind.ORIGIN) for lead in led) or at <= leads:
            return False
        return self._is_thing(tokens[at - leads - 1]) and not self._is_in(tokens, at - leads - 1)

    def _is_epithet(self, tokens: Sequence[Token], at: int, led: Sequence[Token]) -> bool:
        """Tell whether the word at *at* is what somebody is called: "that rat of a Bob"."""
        before = tokens[at - 1] if at > 0 else None
        pointed = before is not None and before.words[-1] in _POINTING
        return pointed or any(lead.words[-1] in _INDEFINITE for lead in led[1:])

    def _is_in(self, tokens: Sequence[Token], at: int) -> bool:
        """Tell whether something is done in, at or to a thing: "poison into his cocoa"."""
        while at > 0 and not tokens[at - 1].has(Kind.LEAD, Kind.TOWARDS, Kind.COMPANY):
            if not (tokens[at - 1].has(Kind.THING) or tokens[at - 1].is_strange):
                return False
            at -= 1
        while at > 0 and tokens[at - 1].has(Kind.LEAD) and not tokens[at - 1].has(Kind.MINE):
            if tokens[at - 1].words[-1] not in _ARTICLES:
                return True
            at -= 1
        return False


    def _is_thing(self, token: Token) -> bool:
        """Tell whether a word is a thing somebody may own, and no house that he may be in."""
        if token.has(Kind.CUE, Kind.PART, Kind.VERB, Kind.WISH):
            return False
        thing = token.is_strange or token.has(Kind.THING)
        return thing and not self._owned.intersection(token.words)

    def _is_doubted(self, after: Sequence[Reading], *, firm: bool) -> bool:
        """Tell whether what follows in a sentence throws doubt upon an order before it."""
        if firm:
            return False
        for reading in after:
            clause = reading.clause
            if reading.question and (reading.persons or reading.blank):
                return False
            if not clause.tokens or clause.links_with(
                *(Kind.REASON, Kind.CORRECTION, Kind.CONDITION, Kind.AND)
            ):
                continue
            first = clause.tokens[0]
            if first.has(Kind.PRONOUN, Kind.OTHERS, Kind.FIRST) or first.seats:
                continue
            strange = any(self._is_strange(clause, at) for at in range(len(clause.tokens)))
            if strange or reading.negated or clause.has(Kind.DOUBT):
                return True
        return False
