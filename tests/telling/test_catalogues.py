"""The catalogues as such: complete, alike in every language, and nobody falls through."""

import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.telling import (
    samples,
    samples_duesterwald,
    samples_lupus3,
    samples_tabula,
    samples_tempo_reale,
)
from verteller.rules.duesterwald import RULEBOOK as DUESTERWALD
from verteller.rules.facts import KINDS, Asked
from verteller.rules.lupus3 import RULEBOOK as LUPUS3
from verteller.rules.rulebook import Rulebook
from verteller.rules.tabula import RULEBOOK as TABULA
from verteller.rules.tempo_reale import RULEBOOK as TEMPO_REALE
from verteller.rules.wakkerdam import RULEBOOK as WAKKERDAM
from verteller.telling import Language
from verteller.telling.grouping import SILENT
from verteller.telling.words import (
    LANGUAGES,
    OWN_TOPICS,
    TOPICS,
    Words,
    is_written,
    source,
    words_of,
)

TOLD_AS_TABLES = {"votes", "tally", "overheard", "answer_taken"}
GRAMMAR = re.compile("(_(who|object|one|count|others|raw))+$")


SHARED = ""
RULEBOOKS = (SHARED, *OWN_TOPICS)
"""Whose words are looked at: those that all games share, or a rulebook's own above them."""

UNWRITTEN: set[tuple[Language, str]] = set()
"""The only gaps there may be: languages that have no words of their own for some games."""


@cache
def _entries(language: Language, rulebook: str) -> tuple[ast.Message | ast.Term, ...]:
    if not is_written(language, rulebook):
        return ()
    topics = OWN_TOPICS[rulebook] if rulebook else TOPICS
    read = (FluentParser().parse(source(language, topic)).body for topic in topics)
    return tuple(each for body in read for each in body if isinstance(each, ast.Message | ast.Term))


def _patterns(language: Language, rulebook: str) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    for entry in _entries(language, rulebook):
        if entry.value is not None and isinstance(entry, ast.Message):
            found[entry.id.name] = entry.value
        for attribute in entry.attributes:
            found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class _Variables(Visitor):
    """Collects what a pattern is written with, through the messages it refers to."""

    def __init__(self, patterns: dict[str, ast.Pattern]) -> None:
        self.patterns = patterns
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(GRAMMAR.sub("", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.visit(self.patterns[node.id.name + attribute])


class _Selects(Visitor):
    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            }
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


def _variables(language: Language, rulebook: str) -> dict[str, set[str]]:
    shared, patterns = _patterns(language, SHARED), _patterns(language, rulebook)
    variables: dict[str, set[str]] = {}
    for name, pattern in patterns.items():
        visitor = _Variables(shared | patterns)
        visitor.visit(pattern)
        variables[name] = visitor.found
    return variables


def _cases(language: Language, rulebook: str) -> dict[str, set[tuple[str, str]]]:
    """Return which values of which variables a message tells apart, grammar left out."""
    cases: dict[str, set[tuple[str, str]]] = {}
    for name, pattern in _patterns(language, rulebook).items():
        selects = _Selects()
        selects.visit(pattern)
        cases[name] = {
            (variable, key)
            for variable, keys in selects.found
            if not GRAMMAR.search(variable) and variable != "count"
            for key in keys - {"one", "other"}
        }
    return cases


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: Language, rulebook: str) -> None:
    """Every message and attribute of one language exists in each other. Rules: WAK-STORY-08."""
    if is_written(language, rulebook):
        assert set(_patterns(language, rulebook)) == set(_patterns("en", rulebook))
    else:
        assert (language, rulebook) in UNWRITTEN


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_them_with_the_same_variables(
    language: Language, rulebook: str
) -> None:
    """A fact that one language tells is not left out in another. Rules: WAK-STORY-08."""
    if is_written(language, rulebook):
        ours, theirs = _variables(language, rulebook), _variables("en", rulebook)
        assert {name: ours[name] for name in theirs} == theirs


def test_a_language_without_a_file_is_answered_in_english() -> None:
    """Nobody is left without words, and nobody reads half a sentence in each language."""
    for language, rulebook in UNWRITTEN:
        if not is_written(language, rulebook):
            assert words_of(language, rulebook) is words_of("en", rulebook)


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_cases_apart(language: Language, rulebook: str) -> None:
    """A reason that one language gives is given in each other. Rules: WAK-STORY-08."""
    ours, theirs = _cases(language, rulebook), _cases("en", rulebook)
    for name in ours.keys() & theirs.keys():
        assert ours[name] == theirs[name], name


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_said_twice(language: Language, rulebook: str) -> None:
    """A second message of the same name would silently be ignored."""
    names = [entry.id.name for entry in _entries(language, rulebook)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_says_its_own_words_and_the_others_keep_theirs(language: Language) -> None:
    """The witch of one game is not that of another; what is no rulebook's own is shared."""
    ours, shared = words_of(language, "tempo_reale"), words_of(language, "wakkerdam")
    assert shared is words_of(language)
    assert ours.say("role-witch", "story") != shared.say("role-witch", "story")
    assert ours.say("nobody") == shared.say("nobody")
    assert ours.say("opening", "dead") != shared.say("opening", "dead")
    assert ours.say("opening", "faults") == shared.say("opening", "faults")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_fact_has_words_or_is_silent_on_purpose(language: Language) -> None:
    """What is not told is a short list that somebody has decided on. Rules: WAK-STORY-08."""
    made = {kind: by.__module__ for kind, by in KINDS.items()}
    kinds = {kind: by for kind, by in made.items() if by.startswith("verteller.")}
    worded = {kind for kind, by in kinds.items() if _words(language, by).has(f"fact-{kind}")}
    assert kinds.keys() - worded == SILENT | TOLD_AS_TABLES
    shown = (
        *samples.FACTS,
        *samples_tempo_reale.FACTS,
        *samples_lupus3.FACTS,
        *samples_duesterwald.FACTS,
        *samples_tabula.FACTS,
    )
    assert kinds.keys() <= {fact.kind for fact in shown}, "a kind without a sample"


def _words(language: Language, module: str) -> Words:
    """Return the words of the rulebook that *module* is part of."""
    return words_of(language, module.removeprefix("verteller.rules.").partition(".")[0])


@pytest.mark.parametrize(
    "rulebook", [WAKKERDAM, TEMPO_REALE, LUPUS3, DUESTERWALD, TABULA], ids=lambda book: book.key
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_has_a_name_a_place_in_sentences_and_a_story(
    language: Language, rulebook: Rulebook[Any]
) -> None:
    """Its roles and teams can be told. Rules: WAK-SYS-12, LTR-GEN-03, LU3-SYS-22."""
    words, roles = words_of(language, rulebook.key), rulebook.roles
    most = 5 if rulebook is WAKKERDAM else 7
    for role in roles:
        assert words.say(f"role-{role}")
        assert words.say(f"role-{role}", "one")
        sentences = re.findall(r"[.!?](?: |$)", words.say(f"role-{role}", "story"))
        assert 2 <= len(sentences) <= most, role
    for faction in set(roles.values()):
        assert words.say(f"faction-{faction}", "belongs")


@pytest.mark.parametrize(
    ("rulebook", "questions"),
    [
        ("wakkerdam", samples.QUESTIONS),
        ("tempo_reale", samples_tempo_reale.QUESTIONS),
        ("lupus3", samples_lupus3.QUESTIONS),
        ("duesterwald", samples_duesterwald.QUESTIONS),
        ("tabula", samples_tabula.QUESTIONS),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_all_its_words(
    language: Language, rulebook: str, questions: tuple[Asked, ...]
) -> None:
    """A question is told with an explanation, and both its receipts. Rules: WAK-SYS-14."""
    words = words_of(language, rulebook)
    for asked in questions:
        message = f"question-{asked.question}"
        parts = [part.name for part in asked.parts]
        is_whole = words.has(message, "receipt") and len(parts) == 1
        receipts = ["receipt"] if is_whole else parts
        assert words.has(message)
        for attribute in ("explain", "blank", *receipts):
            assert words.has(message, attribute), (message, attribute)


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_know_a_gender_know_all_of_them(language: Language, rulebook: str) -> None:
    """Man, woman, neither and the reader each have words of their own. Rules: WAK-STORY-02."""
    for name, pattern in _patterns(language, rulebook).items():
        selects = _Selects()
        selects.visit(pattern)
        for variable, keys in selects.found:
            if keys & {"man", "woman", "neither"}:
                assert {"man", "woman", "neither"} <= keys, (name, variable)
                assert variable == "gender" or "you" in keys, (name, variable)
