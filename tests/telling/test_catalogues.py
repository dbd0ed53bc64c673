"""The catalogues as such: complete, alike in both languages, and nobody falls through."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.telling.samples import FACTS, QUESTIONS
from verteller.rules.facts import KINDS
from verteller.rules.registry import find_rulebook
from verteller.telling import Language
from verteller.telling.grouping import SILENT
from verteller.telling.words import LANGUAGES, TOPICS, source, words_of

TOLD_AS_TABLES = {"votes", "tally", "overheard", "answer_taken"}
GRAMMAR = re.compile("_(who|object|one|count|others|raw)$")


def _entries(language: Language) -> Iterator[ast.Message | ast.Term]:
    for topic in TOPICS:
        for entry in FluentParser().parse(source(language, topic)).body:
            if isinstance(entry, ast.Message | ast.Term):
                yield entry


def _patterns(language: Language) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    for entry in _entries(language):
        if entry.value is not None:
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


def _variables(language: Language) -> dict[str, set[str]]:
    patterns = _patterns(language)
    variables: dict[str, set[str]] = {}
    for name, pattern in patterns.items():
        visitor = _Variables(patterns)
        visitor.visit(pattern)
        variables[name] = visitor.found
    return variables


def test_both_languages_say_the_same_things() -> None:
    """Every message and attribute of one language exists in the other. Rules: WAK-STORY-08."""
    assert set(_patterns("nl")) == set(_patterns("en"))


def test_both_languages_say_them_with_the_same_variables() -> None:
    """A fact that one language tells is not left out in the other. Rules: WAK-STORY-08."""
    assert _variables("nl") == _variables("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_said_twice(language: Language) -> None:
    """A second message of the same name would silently be ignored."""
    names = [entry.id.name for entry in _entries(language)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_fact_has_words_or_is_silent_on_purpose(language: Language) -> None:
    """What is not told is a short list that somebody has decided on. Rules: WAK-STORY-08."""
    kinds = {kind for kind, made in KINDS.items() if made.__module__.startswith("verteller.")}
    worded = {kind for kind in kinds if words_of(language).has(f"fact-{kind}")}
    assert kinds - worded == SILENT | TOLD_AS_TABLES
    assert kinds <= {fact.kind for fact in FACTS}, "a kind without a sample"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_has_a_name_a_place_in_sentences_and_a_story(language: Language) -> None:
    """All roles and teams of the rulebook can be told. Rules: WAK-SYS-12."""
    words, roles = words_of(language), find_rulebook("wakkerdam").roles
    for role in roles:
        assert words.say(f"role-{role}")
        assert words.say(f"role-{role}", "one")
        sentences = re.findall(r"[.!?](?: |$)", words.say(f"role-{role}", "story"))
        assert 2 <= len(sentences) <= 5, role
    for faction in set(roles.values()):
        assert words.say(f"faction-{faction}", "belongs")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_all_its_words(language: Language) -> None:
    """A question is told with an explanation, and both its receipts. Rules: WAK-SYS-14."""
    words = words_of(language)
    for asked in QUESTIONS:
        message = f"question-{asked.question}"
        receipts = [part.name for part in asked.parts] if len(asked.parts) > 1 else ["receipt"]
        assert words.has(message)
        for attribute in ("explain", "blank", *receipts):
            assert words.has(message, attribute), (message, attribute)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_know_a_gender_know_all_of_them(language: Language) -> None:
    """Man, woman, neither and the reader each have words of their own. Rules: WAK-STORY-02."""
    for name, pattern in _patterns(language).items():
        selects = _Selects()
        selects.visit(pattern)
        for variable, keys in selects.found:
            if keys & {"man", "woman", "neither"}:
                assert {"man", "woman", "neither"} <= keys, (name, variable)
                assert variable == "gender" or "you" in keys, (name, variable)
