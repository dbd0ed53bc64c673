"""Reading the words of a rulebook in one language from their files."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import cache
from typing import Any, Final

from verteller.telling.folding import fold
from verteller.telling.sentences.conjugation import Mood, forms_of
from verteller.telling.sentences.lexicon import (
    GENERIC,
    POWER,
    Entry,
    Kind,
    Lexicon,
    looked_up_by,
)
from verteller.telling.sentences.slips import slips_of
from verteller.telling.sentences.things import key_of
from verteller.telling.sentences.wordfiles import FOR_ALL, forms_in, tables

_SAID: Final = frozenset({Kind.VERB, Kind.CUE, Kind.WISH, Kind.PART, Kind.MUST})
"""What the parts of a German phrase go on meaning to others than whose power it is."""


@cache
def lexicon_of(rulebook: str, language: str) -> Lexicon:
    """Return the words of *language* for games of *rulebook*; those for all if it has none."""
    lexicon = Lexicon(language)
    for name in (*FOR_ALL, rulebook):
        for table in tables(f"{name}.{language}"):
            _take(lexicon, table)
    _respell(lexicon)
    _keep_negations(lexicon)
    _keep_parts(lexicon)
    _keep_subjects(lexicon)
    _keep_endings(lexicon)
    return lexicon


def _respell(lexicon: Lexicon) -> None:
    """Let a phrase with a word of dialect in it be found as well when that is spelt in full."""
    respelt = lexicon.respelt
    for table in (lexicon.phrases, lexicon.spelt):
        for words, entries in list(table.items()):
            # "Ya know" fills in, "you know" may ask.
            long = 2 if any(entry.question for entry in entries) else 3
            if len(words) >= long and any(word in respelt for word in words):
                full, _ = looked_up_by(" ".join(map(respelt.get, words)))
                table.setdefault(full, [*entries])
                lexicon.longest = max(lexicon.longest, len(full))


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
    denial = Entry(Kind.NEGATION)
    for table in (lexicon.phrases, lexicon.spelt):
        for words, entries in table.items():
            if len(words) == 1 or not all(each.roles for each in entries):
                continue
            if any(denial in table.get((word,), ()) for word in words):
                # "Nicht brennen" is to happen to nobody.
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
    _take_deeds(lexicon, table)
    _take_spellings(lexicon, table)
    for key, words in table.get("sets", {}).items():
        verbs = (form for form, _, _ in forms_in(words.get("verbs", ()), lexicon.language))
        said = (*verbs, *words.get("words", ()))
        shown = frozenset(" ".join(looked_up_by(each)[0]) for each in said)
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
            lexicon.add(form, Entry(known, question, mood=mood, particle=particle))
    _take_questions(lexicon, table)


def _take_deeds(lexicon: Lexicon, table: Mapping[str, Any]) -> None:
    """Take in the verbs of everyday life; a form of the past may tell a tale."""
    deed, notion = (Entry(Kind.DEED),), (Entry(Kind.NOTION),)
    for verb in table.get("deeds", "").split():
        for form, mood in forms_of(verb, lexicon.language):
            lexicon.deeds.setdefault(fold(form), notion if mood is Mood.PAST else deed)
    for verb in table.get("notions", "").split():
        lexicon.deeds.update((fold(form), notion) for form, _ in forms_of(verb, lexicon.language))
    lexicon.deeds.update((fold(form), notion) for form in table.get("told", "").split())


def _take_spellings(lexicon: Lexicon, table: Mapping[str, Any]) -> None:
    """Take in what is written in dialect or in a hurry, and in which words slips are known."""
    for written, full in table.get("respelt", {}).items():
        lexicon.respelt.add(written, full)
    for full, ways in table.get("written", {}).items():
        for written in ways.split(","):
            lexicon.respelt.add(written, full)
    lexicon.slips.update(slips_of(table.get("typed", "").split()))


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
