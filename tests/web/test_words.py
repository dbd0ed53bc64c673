"""The pages' words: the same in every language, and all of them there."""

import re
from pathlib import Path

import pytest
from django.utils import translation
from fluent.syntax import FluentParser, ast

import verteller.web
from verteller.web.wording import join, language, say

WEB = Path(verteller.web.__file__).parent
LANGUAGES = ("nl", "en")


def messages(spoken: str) -> dict[str, set[str]]:
    """Return the variables of every message of a catalogue, by its name."""
    files = sorted((WEB / "words").glob(f"*{spoken}.ftl"))
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = set(re.findall(r"\{ ?\$(\w+)", str(entry.to_json())))
    return found


def names_used() -> set[str]:
    """Return the messages that templates and pages name."""
    templates = "".join(path.read_text() for path in WEB.rglob("templates/**/*.html"))
    code = "".join(path.read_text() for path in WEB.rglob("*.py"))
    return set(re.findall(r'\{% say "([\w-]+)"', templates)) | set(
        re.findall(r'\bsay\("([\w-]+)"', code)
    )


def test_both_languages_have_the_same_words() -> None:
    """A message of one catalogue is in the other, with the same variables."""
    assert messages("nl") == messages("en")


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_word_a_page_names_is_there(spoken: str) -> None:
    """No page can ask for words that nobody has written."""
    assert names_used() <= set(messages(spoken))


@pytest.mark.parametrize("status", ["sign-up", "running", "paused", "stopped", "finished"])
def test_every_status_has_words(status: str) -> None:
    """Wherever a game stands, it can be said."""
    for spoken in LANGUAGES:
        assert f"status-{status}" in messages(spoken)


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
