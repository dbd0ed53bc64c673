"""Wanting to know what was asked in the sentence before: "What is Bob? That I want to know"."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from verteller.telling.sentences.assents import bare_words
from verteller.telling.sentences.grammar import Person
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reader import Reader
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.shapes import ALSO
from verteller.telling.sentences.tokens import Mark, Sentence, Token
from verteller.telling.sentences.topics import LEARNING

_AROUND: Final = (
    *(Kind.FILLER, Kind.ASKING, Kind.BE, Kind.LEAD, Kind.OTHERS, Kind.PRONOUN, Kind.AUXILIARY),
    *(Kind.ORIGIN, Kind.TOWARDS, Kind.OR, Kind.REASON, Kind.CONDITION, Kind.WHETHER),
    Kind.HARMLESS,
)
"""What a question about somebody is made of, beside words for what he may be."""
_WANTING: Final = (
    *(Kind.WANT, Kind.KNOW, Kind.WHETHER, Kind.FIRST, Kind.FILLER, Kind.LEAD, Kind.BE),
    *(Kind.THAT, Kind.IT_IS, Kind.PLEASE, Kind.PRONOUN, Kind.HARMLESS, Kind.MUST),
)
"""What says that the writer wants to know it."""
_HANGING: Final = (Kind.CONDITION, Kind.OTHERWISE, Kind.CORRECTION, Kind.RETRACT, Kind.OR)
"""Words behind a demand that may change it."""
_AGAINST: Final = (Kind.NEGATION, Kind.DOUBT, Kind.MIGHT, Kind.PAST, Kind.LATER, Kind.REPORT)


class Curiosity:
    """
    Knows what was asked last of somebody.

    Args:
        reader: Knows the writer's role and the words of his language.
    """

    def __init__(self, reader: Reader) -> None:
        sets = reader.lexicon.sets
        none: frozenset[str] = frozenset()
        self._natures = sets.get("natures", none)
        self._demands = sets.get("demands", none)
        self._wonders = sets.get("wonders", none)
        self._beside = sets.get("beside", none)
        self._usual = reader.usual
        self._learns = reader.context.role in LEARNING
        self._writer = (int(reader.context.seat),)
        self._only: Person | None = None
        self._asked_of: Person | None = None

    def take(self, readings: Sequence[Reading], sentence: Sentence) -> None:
        """Let what somebody wants to know be what he asked in the sentence before."""
        if not self._learns or not self._usual:
            return
        person, self._asked_of = self._asked_of, None
        asked = (
            sentence.end == "?" and not readings[0].clause.has(Kind.PLEASE) if readings else True
        )
        if person is not None and not asked and self._wants(readings, sentence):
            reading = readings[0]
            for each in readings:
                each.question, each.tone = "", Tone.TOLD
            reading.question, reading.tone, reading.persons = self._usual, Tone.DONE, [person]
            reading.is_named = reading.is_verb = reading.is_answer = True
            reading.foreign = reading.blank = reading.pronoun = False
        named = [each for reading in readings for each in reading.clause.persons]
        named = [each for each in named if each.seats != self._writer]
        seats = {each.seats for each in named}
        if seats:
            self._only = named[0] if len(seats) == 1 and len(named[0].seats) == 1 else None
        if sentence.end == "?" and self._only is not None and self._asks(sentence, bool(seats)):
            self._asked_of = self._only

    def _asks(self, sentence: Sentence, is_named: bool) -> bool:
        """Tell whether a question is about what somebody is, and nothing else."""
        # What stands before a colon is no part of the question.
        items = sentence.items
        begin = max((at for at, item in enumerate(items) if item == Mark(":")), default=-1) + 1
        tokens = [item for item in items[begin:] if isinstance(item, Token)]
        natural = all(each.seats or each.has(*_AROUND) or self._is_nature(each) for each in tokens)
        about = is_named or any(token.has(Kind.PRONOUN, Kind.OTHERS) for token in tokens)
        against = any(token.has(*_AGAINST) and not token.seats for token in tokens)
        return natural and about and not against

    def _is_nature(self, token: Token) -> bool:
        """Tell whether a word is for what somebody may be: "role", "aura"."""
        return not self._natures.isdisjoint(token.words)

    def _wants(self, readings: Sequence[Reading], sentence: Sentence) -> bool:
        """Tell whether a sentence says no more than that the writer wants to know it."""
        tokens = sentence.tokens
        if not readings or any(token.seats for token in tokens):
            return False
        first = list(takewhile(lambda item: isinstance(item, Token), sentence.items))
        if 0 < len(first) < len(tokens) and not any(
            token.has(*_HANGING) for token in tokens[len(first) :]
        ):
            # "Find that out for me, there's cake in it for you."
            asked = [item for item in first if isinstance(item, Token)]
            if bare_words(asked, self._beside) in self._demands:
                return True
        if any(token.has(*_AGAINST) for token in tokens):
            return False
        bare = bare_words(tokens, self._beside)
        also = any(not ALSO.isdisjoint(token.words) for token in tokens)
        if bare in self._demands or not bare or also:
            return bool(bare) and not also
        if any(f" {phrase} " in f" {bare} " for phrase in self._wonders):
            return True
        wants = any(token.has(Kind.WANT) for token in tokens)
        knows = any(token.has(Kind.KNOW, Kind.WHETHER) for token in tokens)
        known = (each.has(*_WANTING) or self._beside.issuperset(each.words) for each in tokens)
        return wants and knows and all(known)
