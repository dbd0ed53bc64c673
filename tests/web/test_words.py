"""The pages' words: the same in every language, and all of them there."""

import re
from pathlib import Path

import pytest
from django.utils import translation
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import verteller.web
from verteller.telling.words import LANGUAGES
from verteller.web.wording import join, language, say

WEB = Path(verteller.web.__file__).parent
FILES = {each.name for each in (WEB / "words").glob("*.ftl")}

UNWRITTEN: set[tuple[str, str]] = set()
"""The only gaps there may be: files that a language does not have yet, and says in English."""


def topics(spoken: str) -> set[str]:
    """Return which files a language has, by what stands before its code."""
    return {name.removesuffix(f"{spoken}.ftl") for name in FILES if _is_in(name, spoken)}


def _is_in(name: str, spoken: str) -> bool:
    return f".{name}".endswith(f".{spoken}.ftl")


def messages(spoken: str, topic: str | None = None) -> dict[str, set[str]]:
    """Return the variables of every message of a catalogue (or one file of it), by its name."""
    files = [f"{each}{spoken}.ftl" for each in sorted(topics(spoken)) if topic in (None, each)]
    source = "\n".join((WEB / "words" / name).read_text(encoding="utf-8") for name in files)
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = _variables(entry)
            found |= {f"{entry.id.name}.{each.id.name}": set() for each in entry.attributes}
    return found


def _variables(message: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def names_used() -> set[str]:
    """Return the messages that templates and pages name."""
    templates = "".join(path.read_text() for path in WEB.rglob("templates/**/*.html"))
    code = "".join(path.read_text() for path in WEB.rglob("*.py"))
    return set(re.findall(r'\{% say "([\w-]+)"', templates)) | set(
        re.findall(r'(?<![\w.])say\("([\w-]+)"', code)
    )


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_language_has_the_same_words(spoken: str) -> None:
    """A message of one catalogue is in each other, with the same attributes and variables."""
    for topic in topics(spoken):
        assert messages(spoken, topic) == messages("en", topic), f"{topic}{spoken}.ftl"


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_language_lacks_no_other_file_than_is_known(spoken: str) -> None:
    """What is left to be translated is a short list that somebody has decided on."""
    missing = {(spoken, topic) for topic in topics("en") - topics(spoken)}
    assert missing <= UNWRITTEN


def test_every_word_a_page_names_is_there() -> None:
    """No page can ask for words that nobody has written."""
    assert names_used() <= set(messages("en"))


@pytest.mark.parametrize("status", ["sign-up", "running", "paused", "stopped", "finished"])
def test_every_status_has_words(status: str) -> None:
    """Wherever a game stands, it can be said."""
    assert f"status-{status}" in messages("en")


def test_words_that_are_missing_are_a_fault() -> None:
    """A page does not go out with a hole in it."""
    with pytest.raises(LookupError, match="no-such-word"):
        say("no-such-word")


def test_a_language_we_do_not_speak_is_answered_in_english() -> None:
    """English is what most can read."""
    with translation.override("fr"):
        assert language() == "en"
    with translation.override("nl-be"):
        assert language() == "nl"
        assert join(["Anna", "Bob", "Karin"]) == "Anna, Bob en Karin"
    with translation.override("de-at"):
        assert language() == "de"
    with translation.override("it-ch"):
        assert language() == "it"
        assert join(["Anna", "Bob", "Karin"]) == "Anna, Bob e Karin"
