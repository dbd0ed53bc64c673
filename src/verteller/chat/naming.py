"""Naming: an answer that is nothing but names, or the words a question offers."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from verteller.rules.facts import Asked, Option, Seat
from verteller.telling.cast import Language
from verteller.telling.folding import fold, normal, words_of
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.loading import lexicon_of
from verteller.telling.sentences.meaning import Person
from verteller.telling.sentences.people import People, people_of
from verteller.telling.voice import Voice
from verteller.telling.words import words_of as catalogue_of

Words: TypeAlias = tuple[str, ...]

_BLANK: Final = frozenset({Kind.NOBODY, Kind.NOTHING, Kind.ABSTAIN, Kind.PASS})
_JOINS: Final = frozenset({Kind.AND, Kind.FILLER, Kind.PLEASE})

_DENYING: Final = frozenset({Kind.NEGATION, Kind.APART, Kind.EXCEPT})
_SUPPOSING: Final = frozenset({Kind.CONDITION, Kind.DOUBT, Kind.MIGHT, Kind.ASKING, Kind.OR})
NO: Final = "no"
"""An option whose own words deny."""

LONGEST: Final = 30
"""Words of a text that is nothing but names."""

LONGEST_NAME: Final = 8
"""Words of one name."""


class Sign(StrEnum):
    """What a word means that names neither a player nor an option."""

    NOBODY = "nobody"
    JOINS = "joins"


Meaning: TypeAlias = tuple[Seat, ...] | str | Sign
"""Who may be meant, an option that is no person, or a sign."""


@dataclass(frozen=True, slots=True)
class Named:
    """
    What a text names.

    Args:
        options: What was chosen, in its order; none is a word for nobody.
        doubtful: Seats of whom a name may be, if it may be more than one's.
    """

    options: tuple[Option, ...]
    doubtful: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class Namer:
    """
    Who reads names in one game for one player.

    Args:
        rulebook: The game's.
        people: All players in seating order.
        seat: Who writes.
        languages: His and the game's.
    """

    rulebook: str
    people: Sequence[Person]
    seat: Seat
    languages: Sequence[Language]

    def named(self, text: str, asked: Asked, voice: Voice) -> Named | None:
        """Return what *text* names as an answer to *asked*; None if it says anything else."""
        words = tuple(fold(word.text) for word in words_of(normal(text)))
        meanings = list(self._read(words, self._offered(asked, voice)))
        if not 0 < len(words) <= LONGEST or None in meanings:
            return None
        several = next((each for each in meanings if isinstance(each, tuple) and each[1:]), None)
        if isinstance(several, tuple):
            return Named((), several)
        chosen: list[Option] = []
        for each in meanings:
            if isinstance(each, tuple):
                chosen.append(each[0])
            elif isinstance(each, str) and not isinstance(each, Sign):
                chosen.append(each)
        is_blank = Sign.NOBODY in meanings
        if is_blank == bool(chosen):
            return None
        return Named(tuple(dict.fromkeys(chosen)))

    def worded(self, text: str, asked: Asked, voice: Voice) -> Named | None:
        """
        Return the one option that a sentence has the word of; None if that is not clear.

        Only where a question offers words and nobody by name, and nothing in the sentence denies
        or supposes anything.
        """
        if any(not isinstance(each, str) for part in asked.parts for each in part.options):
            return None
        words = tuple(fold(word.text) for word in words_of(normal(text)))
        found = {
            option
            for known, option in self._offered(asked, voice).items()
            for start in range(len(words))
            if words[start : start + len(known)] == known
        }
        kinds = {
            entry.kind
            for each in self._lexica()
            for word in words
            for entry in each.phrases.get((word,), ())
        }
        if len(found) != 1 or kinds & _SUPPOSING or (kinds & _DENYING and found != {NO}):
            return None
        return Named(tuple(found))

    def _read(self, words: Words, offered: Mapping[Words, str]) -> Iterator[Meaning | None]:
        """Yield what stands in *words*, the longest names first; None for anything else."""
        people = people_of(tuple(self.people))
        place = 0
        while place < len(words):
            sizes = range(min(len(words) - place, LONGEST_NAME), 0, -1)
            found = (
                (size, self._meaning(words[place : place + size], offered, people))
                for size in sizes
            )
            size, meaning = next((each for each in found if each[1] is not None), (1, None))
            yield meaning
            place += size

    def _meaning(
        self, words: Words, offered: Mapping[Words, str], people: People
    ) -> Meaning | None:
        """Return what a few words mean; None for anything that is no name."""
        if words in offered:
            return offered[words]
        kinds = {entry.kind for each in self._lexica() for entry in each.phrases.get(words, ())}
        seats = people.named(words)
        if not seats and len(words) == 1 and not kinds:
            seats = people.misspelt(words[0])
        if seats:
            return tuple(Seat(seat) for seat in seats)
        if kinds & _BLANK:
            return Sign.NOBODY
        if Kind.SELF in kinds:
            return (self.seat,)
        return Sign.JOINS if kinds & _JOINS else None

    def _lexica(self) -> Iterator[Lexicon]:
        for language in dict.fromkeys(self.languages):
            yield lexicon_of(self.rulebook, language)

    def _offered(self, asked: Asked, voice: Voice) -> dict[Words, str]:
        """Return the words of a question's options that are no people, in the languages here."""
        found: dict[Words, str] = {}
        for option in (each for part in asked.parts for each in part.options):
            if isinstance(option, str):
                for spoken in self._spoken(option, voice):
                    found[tuple(fold(word.text) for word in words_of(normal(spoken)))] = option
        return found

    def _spoken(self, option: str, voice: Voice) -> Iterator[str]:
        yield option
        for language in dict.fromkeys(self.languages):
            reader = voice.reader
            of_language = type(reader)(reader.seat, language, reader.time_zone)
            words = catalogue_of(language, self.rulebook)
            yield Voice(voice.cast, of_language, words).option(option)
