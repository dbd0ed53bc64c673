"""The words that carry meaning in a sentence, read from one file per rulebook and language."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Final

from rapidfuzz import process
from rapidfuzz.distance import OSA

from verteller.telling.folding import Word, fold, normal, words_of
from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.spelling import Spellings
from verteller.telling.sentences.things import is_made_of_others, keys_of

LANGUAGES: Final = ("it", "nl", "de", "en")
"""In which sentences are understood."""
GENERIC: Final = "?"
"""The question of verbs such as "choose", which are for whatever is being asked."""
POWER: Final = "power"
SHORTEST_MISSPELT: Final = 5
"""Letters that a word must have to be taken for a misspelt verb."""

_STUCK: Final = re.compile(r"(.)\1{2,}")
"""A letter three times or more."""
_SHORTEST_MISSPELT_NOUN: Final = 7
"""Letters that a word must have to be taken for a misspelt noun."""


class Kind(StrEnum):
    """What a word does in a sentence. The names are those of the tables in the word files."""

    NEGATION = "negation"
    CONDITION = "condition"
    HARMLESS = "harmless"
    """Phrases with a dangerous word in them that mean nothing: "se possibile"."""
    OTHERWISE = "otherwise"
    CORRECTION = "correction"
    RETRACT = "retract"
    """Takes back what was said before: "anzi no"."""
    DOUBT = "doubt"
    MIGHT = "might"
    WANT = "want"
    ANNOUNCE = "announce"
    """Says that what follows is so ordered: "es steht fest, dass"."""
    MUST = "must"
    REPORT = "report"
    PAST = "past"
    AUXILIARY = "auxiliary"
    LATER = "later"
    REASON = "reason"
    THAT = "that"
    EXCEPT = "except"
    APART = "apart"
    """Before a name that is not chosen: "like", "with", "instead of"."""
    LEAD = "lead"
    """Before a name that may be chosen: articles and prepositions."""
    MINE = "mine"
    AND = "and"
    OR = "or"
    BUT = "but"
    FILLER = "filler"
    NOBODY = "nobody"
    NOTHING = "nothing"
    SELF = "self"
    PRONOUN = "pronoun"
    FIRST = "first"
    OTHERS = "others"
    ASKING = "asking"
    BE = "be"
    WITHDRAW = "withdraw"
    ABSTAIN = "abstain"
    PASS = "pass"  # noqa: S105 - a word's kind, no password
    WHETHER = "whether"
    KNOW = "know"
    """Like `WHETHER`, but "I know" asks nothing."""
    IT_IS = "it_is"
    """Before the name of whom was spoken of."""
    PLEASE = "please"
    KIN = "kin"
    """Before the name of somebody who is not meant himself: "the brother of"."""
    STATUS = "status"
    HELP = "help"
    COUNT = "count"
    INSTEAD = "instead"
    """Before somebody who is not chosen, however far behind: "instead of"."""
    TOWARDS = "towards"
    """Prepositions before the one something is meant for."""
    ORIGIN = "origin"
    """Prepositions before the one something is of or from."""
    COMPANY = "company"
    """Prepositions before whom something is done together with."""
    OWN_END = "own_end"
    """What happens when the writer dies: for naming a successor that is no condition."""
    ORDINARY = "ordinary"
    """Words that may be names but mean something themselves: "rosa", "will"."""
    IDIOM = "idiom"
    """Says something else than its words do: "I am dying to know", "ik lach me dood"."""
    THING = "thing"
    """Only talk: a noun, adjective or adverb that changes nothing about what is ordered."""
    DEED = "deed"
    """A verb of everyday life that is none of any power: "cook", "snore"."""
    NOTION = "notion"
    """Such a verb of what somebody thinks, feels or tries, or of the past: it may tell a tale."""
    WEAK = "weak"
    """Verbs of powers that are said of other things as well: "talk", "look"."""
    VERB = "verb"
    """Does what a question asks."""
    CUE = "cue"
    """Belongs to what a question asks."""
    WISH = "wish"
    """What is to happen to somebody: "burn"."""
    LIGHT = "light"
    """Verbs that may be part of anything: "do", "go", "give"."""
    PART = "part"
    """Says which part of a question a name is for."""
    OPTION = "option"
    """A choice that is no person."""


@dataclass(frozen=True, slots=True)
class Entry:
    """
    One meaning of a word or phrase.

    Args:
        question: Which it is about, "" for none.
        roles: Whose power it is; empty for everybody.
        mood: What the form of a verb says.
        particle: A word that must follow somewhere in the clause.
        key: The part or option it stands for.
    """

    kind: Kind
    question: str = ""
    roles: frozenset[str] = frozenset()
    mood: Mood = Mood.NONE
    particle: str = ""
    key: str = ""


@dataclass
class Lexicon:
    """All words of one language for one rulebook."""

    language: str
    phrases: dict[tuple[str, ...], list[Entry]] = field(default_factory=dict)
    spelt: dict[tuple[str, ...], list[Entry]] = field(default_factory=dict)
    """The same with their accents, for words that differ in nothing else: e, è."""
    stems: dict[str, list[Entry]] = field(default_factory=dict)
    """By the beginning of a word."""
    longest: int = 1
    things: set[str] = field(default_factory=set)
    """Words that are only talk, and what other forms of these are told by."""
    deeds: dict[str, Sequence[Entry]] = field(default_factory=dict)
    """Forms of verbs of everyday life, which order nothing, with what they are."""
    sets: dict[str, frozenset[str]] = field(default_factory=dict)
    """Words and phrases, folded, by what they show about a clause."""
    respelt: Spellings = field(default_factory=Spellings)
    """Words as they are written in a hurry, and what they stand for: 2nite, tonight."""
    slips: dict[str, str] = field(default_factory=dict)
    """The commonest words with a slip of the keyboard in them, and what they should be."""

    def is_thing(self, word: str, *, exact: bool = False) -> bool:
        """
        Tell whether a folded *word* is only talk.

        Args:
            exact: Whether other forms of words that are listed do not count.
        """
        if exact or word in self.things:
            return word in self.things
        keys = keys_of(word, self.language)
        return any(key in self.things for key in keys) or is_made_of_others(word, self.language)

    def deed(self, word: str) -> Sequence[Entry]:
        """Return what a folded *word* is as a verb of everyday life; nothing if it is a thing."""
        entries = self.deeds.get(word, ())
        return () if entries and self.is_thing(word) else entries

    @cached_property
    def single_words(self) -> frozenset[str]:
        """All words that stand for something by themselves."""
        return frozenset(words[0] for words in self.phrases if len(words) == 1)

    @cached_property
    def shown_words(self) -> frozenset[str]:
        """All words of the phrases in `sets`, which are known as they are written."""
        return frozenset(
            word for phrases in self.sets.values() for each in phrases for word in each.split()
        )

    @cached_property
    def first_words(self) -> frozenset[str]:
        """With which one of the phrases begins."""
        return frozenset(words[0] for words in self.phrases)

    @cached_property
    def by_first_word(self) -> dict[str, list[tuple[str, ...]]]:
        """The phrases of several words, by the first of them."""
        phrases: dict[str, list[tuple[str, ...]]] = {}
        for words in self.phrases:
            if len(words) > 1:
                phrases.setdefault(words[0], []).append(words)
        return phrases

    @cached_property
    def verbs(self) -> list[str]:
        """Forms of verbs of one word, among which misspelt ones are sought."""
        return [
            words[0]
            for words, entries in self.phrases.items()
            if len(words) == 1
            and len(words[0]) >= SHORTEST_MISSPELT
            and any(
                entry.kind is Kind.VERB
                or (entry.kind is Kind.CUE and len(words[0]) >= _SHORTEST_MISSPELT_NOUN)
                for entry in entries
            )
        ]

    def nearest_verb(self, word: str) -> str:
        """Return the verb that *word* is but for one letter, "" if there is none."""
        for times in (r"\1\1", r"\1"):
            # Keys that stuck: "stimmme", "voooote".
            short = _STUCK.sub(times, word)
            if short != word and (short,) in self.phrases:
                return short
        near = process.extractOne(word, self.verbs, scorer=OSA.distance, score_cutoff=1)
        return str(near[0]) if near is not None else ""

    def begun(self, word: str) -> list[Entry]:
        """Return the meanings of a word that begins with a known stem, the longest such."""
        stems = (word[:end] for end in range(len(word), 2, -1))
        return next((self.stems[stem] for stem in stems if stem in self.stems), [])

    def add(self, text: str, entry: Entry) -> None:
        """Take in a word, a phrase, or the stem of a word (`aur*`)."""
        if text.endswith("*") and " " not in text:
            self.stems.setdefault(fold(text[:-1]), []).append(entry)
            return
        folded, exact = looked_up_by(text)
        if not folded:
            return
        for table, key in ((self.phrases, folded), (self.spelt, exact)):
            entries = table.setdefault(key, [])
            if entry not in entries:
                entries.append(entry)
        self.longest = max(self.longest, len(folded))

    def meanings(self, words: Sequence[Word]) -> Sequence[Entry]:
        """Return what these words mean: as they are spelt, or else without their accents."""
        spelt = self.spelt.get(tuple(word.exact for word in words))
        return spelt or self.phrases.get(tuple(word.folded for word in words), [])


def looked_up_by(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return by what a word or phrase is looked up: without its accents, and with them."""
    if text.isascii() and text.replace(" ", "").isalpha():
        plain = tuple(text.lower().split())
        return plain, plain
    words = words_of(normal(text))
    return tuple(word.folded for word in words), tuple(word.exact for word in words)
