"""The words that carry meaning in a sentence, read from one file per rulebook and language."""

import re
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache, cached_property
from typing import Any, Final

from rapidfuzz import process
from rapidfuzz.distance import OSA

from verteller.telling.folding import Word, fold, normal, words_of
from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.things import is_made_of_others, key_of, keys_of
from verteller.telling.sentences.wordfiles import FOR_ALL, forms_in, tables

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


_SAID: Final = frozenset({Kind.VERB, Kind.CUE, Kind.WISH, Kind.PART, Kind.MUST})
"""What the parts of a German phrase go on meaning to others than whose power it is."""


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
    sets: dict[str, frozenset[str]] = field(default_factory=dict)
    """Words and phrases, folded, by what they show about a clause."""
    respelt: dict[str, str] = field(default_factory=dict)
    """Words as they are written in a hurry, and what they stand for: 2nite, tonight."""

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

    @cached_property
    def single_words(self) -> frozenset[str]:
        """All words that stand for something by themselves."""
        return frozenset(words[0] for words in self.phrases if len(words) == 1)

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
        folded, exact = _keys(text)
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


def _keys(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return by what a word or phrase is looked up: without its accents, and with them."""
    if text.isascii() and text.replace(" ", "").isalpha():
        plain = tuple(text.lower().split())
        return plain, plain
    words = words_of(normal(text))
    return tuple(word.folded for word in words), tuple(word.exact for word in words)


@cache
def lexicon_of(rulebook: str, language: str) -> Lexicon:
    """Return the words of *language* for games of *rulebook*; those for all if it has none."""
    lexicon = Lexicon(language)
    for name in (*FOR_ALL, rulebook):
        for table in tables(f"{name}.{language}"):
            _take(lexicon, table)
    _keep_negations(lexicon)
    _keep_parts(lexicon)
    _keep_subjects(lexicon)
    _keep_endings(lexicon)
    return lexicon


def _keep_endings(lexicon: Lexicon) -> None:
    """Let a phrase go on meaning what its end does: "deve morire", "mi piacerebbe sapere"."""
    for table in (lexicon.phrases, lexicon.spelt):
        for words, entries in table.items():
            must = [each for each in table.get(words[:1], ()) if each.kind is Kind.MUST]
            known = {role for entry in entries for role in entry.roles}
            fates = [each for each in table.get(words[1:], ()) if _is_fate(each, known)]
            owned = all(entry.roles for entry in entries)
            entries.extend([*must, *fates] if must and fates and owned else ())
            if all(entry.kind is Kind.WANT for entry in entries):
                last = table.get(words[-1:], ()) if len(words) > 1 else ()
                entries.extend(each for each in last if each.kind in (Kind.KNOW, Kind.WHETHER))


def _is_fate(entry: Entry, known: AbstractSet[str]) -> bool:
    """Tell whether a word says what becomes of somebody: to all, or to others than *known*."""
    done = entry.kind is Kind.VERB and Mood.PAST in entry.mood and not entry.roles & known
    return done or (entry.kind is Kind.WISH and not entry.roles)


def _keep_subjects(lexicon: Lexicon) -> None:
    """Let a phrase of what somebody does go on saying that it is the writer: "schlaf ich bei"."""
    subject = Entry(Kind.FIRST)
    first = {words for words, entries in lexicon.phrases.items() if subject in entries}
    for table in (lexicon.phrases, lexicon.spelt):
        for words, entries in table.items():
            does = len(words) > 1 and any(entry.kind is Kind.VERB for entry in entries)
            if does and any((word,) in first for word in words[1:]):
                entries.append(subject)


def _keep_parts(lexicon: Lexicon) -> None:
    """Let a phrase that belongs to one power go on meaning to others what a part of it does."""
    for table in (lexicon.phrases, lexicon.spelt):
        for words, entries in table.items():
            if len(words) == 1 or not all(each.roles for each in entries):
                continue
            kept = _SAID if lexicon.language == "de" else {Kind.CUE}
            if kept == {Kind.CUE} and any(each.kind is not Kind.CUE for each in entries):
                continue
            known = {role for entry in entries for role in entry.roles}
            for entry in _of_parts(words, table):
                named = entry.kind in (Kind.WISH, Kind.MUST) or entry.roles
                whole = not entry.roles & known
                if entry.kind in kept and named and (whole or entry.roles - known):
                    entries.append(entry if whole else replace(entry, roles=entry.roles - known))
                    known |= entry.roles


def _of_parts(
    words: tuple[str, ...], table: Mapping[tuple[str, ...], Sequence[Entry]]
) -> Iterator[Entry]:
    """Give what the parts of a phrase mean, one after the other."""
    for first in range(len(words)):
        for end in range(first + 1, len(words) + 1 - (not first)):
            yield from table.get(words[first:end], ())


def _keep_negations(lexicon: Lexicon) -> None:
    """Let a phrase that only joins or corrects go on denying if it has a "not" in it."""
    joining = {Kind.CORRECTION, Kind.RETRACT, Kind.FILLER, Kind.AND, Kind.BUT}
    entry = Entry(Kind.NEGATION)
    denying = {words for words, entries in lexicon.phrases.items() if entry in entries}
    for table in (lexicon.phrases, lexicon.spelt):
        for words, entries in table.items():
            if (
                len(words) > 1
                and all(each.kind in joining for each in entries)
                and any((word,) in denying for word in words)
            ):
                entries.append(entry)


def roles_with_words(rulebook: str, language: str) -> frozenset[str]:
    """Return the roles of *rulebook* for whose powers there are verbs in *language*."""
    return frozenset(
        role
        for table in tables(f"{rulebook}.{language}")
        for role, words in table.get("roles", {}).items()
        if words.get("verbs")
    )


def _take(lexicon: Lexicon, table: Mapping[str, Any]) -> None:
    for word in table.get("things", "").split():
        folded = fold(word)
        lexicon.things.update((folded, key_of(folded, lexicon.language)))
    lexicon.respelt.update(table.get("respelt", {}))
    for key, words in table.get("sets", {}).items():
        verbs = (form for form, _, _ in forms_in(words.get("verbs", ()), lexicon.language))
        shown = frozenset(" ".join(_keys(each)[0]) for each in (*verbs, *words.get("words", ())))
        lexicon.sets[key] = lexicon.sets.get(key, frozenset()) | shown
    for kind, words in table.get("words", {}).items():
        plain = [word for word in words if "=" not in word]
        for word in plain:
            lexicon.add(word, Entry(Kind(kind)))
        for form, mood, particle in forms_in(set(words) - set(plain), lexicon.language):
            lexicon.add(form, Entry(Kind(kind), mood=mood, particle=particle))
    for kind, verbs in table.get("verbs", {}).items():
        question = GENERIC if kind == "choose" else ""
        known = Kind.VERB if kind in ("choose", "decided") else Kind(kind)
        for form, mood, particle in forms_in(verbs, lexicon.language):
            said = mood
            lexicon.add(form, Entry(known, question, mood=said, particle=particle))
    _take_questions(lexicon, table)


def _take_questions(lexicon: Lexicon, table: Mapping[str, Any]) -> None:
    for question, words in table.get("questions", {}).items():
        _take_question(lexicon, question, frozenset(), words)
    for words in table.get("shared", {}).values():
        # What several powers are called alike.
        _take_question(lexicon, POWER, frozenset(words["roles"]), words)
    for role, words in table.get("roles", {}).items():
        _take_question(lexicon, words.get("question", POWER), frozenset({role}), words)


def _take_question(
    lexicon: Lexicon, question: str, roles: frozenset[str], words: Mapping[str, Any]
) -> None:
    for form, mood, particle in forms_in(words.get("verbs", ()), lexicon.language, put_by=True):
        lexicon.add(form, Entry(Kind.VERB, question, roles, mood, particle))
    for table, kind in (("cues", Kind.CUE), ("wishes", Kind.WISH), ("blank", Kind.ABSTAIN)):
        for word in words.get(table, ()):
            lexicon.add(word, Entry(kind, question, roles))
    for table, kind in (("parts", Kind.PART), ("options", Kind.OPTION)):
        for key, names in words.get(table, {}).items():
            for word in names:
                lexicon.add(word, Entry(kind, question, roles, key=key))
