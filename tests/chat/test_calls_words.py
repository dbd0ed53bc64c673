"""What the narrator says aloud: whole in every language, and the same whoever is called."""

import re
from importlib.resources import files

import pytest

from verteller.chat.voice_lines import SPOKEN, room_title, say, words_of_cue
from verteller.rules.registry import find_rulebook
from verteller.telling.cast import Cast, Language, Reader
from verteller.telling.teller import Teller

LANGUAGES: tuple[Language, ...] = ("nl", "en", "it", "de")
ROOMS = (
    *("lobby", "square", "line", "den", "seers", "siblings", "lovers", "freemasons", "graveyard"),
)


def messages(language: str) -> set[str]:
    """Return the names of all messages, and of their attributes."""
    text = files("verteller.chat").joinpath("words", f"calls.{language}.ftl").read_text("utf-8")
    found: set[str] = set()
    name = ""
    for line in text.splitlines():
        if head := re.match(r"([a-z][\w-]*) =", line):
            name = head[1]
            found.add(name)
        elif part := re.match(r"    (\.[\w-]+) =", line):
            found.add(name + part[1])
    return found


def test_every_language_has_the_same_messages() -> None:
    """Rules: DUE-SYS-43, TAB-SYS-39."""
    assert {language: messages(language) ^ messages("en") for language in LANGUAGES} == {
        language: set() for language in LANGUAGES
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rulebook", sorted(SPOKEN))
def test_every_phase_is_called_closed_and_named(rulebook: str, language: Language) -> None:
    """In words of its own, fit to be read aloud. Rules: DUE-SYS-12, DUE-NGT-02, TAB-SYS-09."""
    teller = Teller(Cast(("Ada",)), Reader(None, language), rulebook)
    openings = set()
    for phase in find_rulebook(rulebook).phases:
        opening = words_of_cue({"cue": "call", "line": "open", "phase": phase}, teller)
        closing = words_of_cue({"cue": "hush", "line": "close", "phase": phase}, teller)
        openings.add(opening)
        for words in (opening, closing):
            assert words.endswith((".", "?"))
            assert not re.search(r"[{}_*/()]", words)
        assert say(language, f"calls-phase-{rulebook}-{phase}")
    assert len(openings) == len(find_rulebook(rulebook).phases)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_has_a_title_of_its_own(language: Language) -> None:
    """Rules: DUE-SYS-43, TAB-SYS-39."""
    assert len({room_title(kind, language) for kind in ROOMS}) == len(ROOMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_time_and_the_accused_are_said_in_whole_sentences(language: Language) -> None:
    """Rules: DUE-VOT-02, DUE-RAV-03, TAB-NOM-01."""
    teller = Teller(Cast(("Ada", "Ben")), Reader(None, language), "duesterwald")
    said = [
        *(words_of_cue({"cue": "left", "seconds": seconds}, teller) for seconds in (60, 30, 10)),
        *(words_of_cue({"accused": 1, "letter": letter}, teller) for letter in (True, False)),
        words_of_cue({"named": [1], "by": 0}, teller),
        words_of_cue({"named": [], "by": 0}, teller),
    ]
    assert len(set(said)) == len(said)
    assert all(words.endswith(".") for words in said)
    assert all("Ben" in words for words in said[3:6])
