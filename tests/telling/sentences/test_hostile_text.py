"""Whatever is written, understanding ends soon and without an error."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.telling.sentences.asking import NAMES, context
from verteller.telling.sentences import understand
from verteller.telling.sentences.lexicon import LANGUAGES
from verteller.telling.sentences.meaning import Understanding

WORDS = (
    *NAMES,
    *("voto", "non", "se", "o", "e", "anzi", "sindaco", "rogo", "lo", "mi suicido", "che"),
    *("stem", "niet", "als", "ik", "op", "wähle", "nicht", "wenn", "I vote", "not", "if", "for"),
    *(",", ".", "?", "!", ":", "\n", '"', "(", ")", "/", "-", "…", "<br>", "> ", "'", "é", "🐺"),
)


@settings(max_examples=60, deadline=None)
@given(text=st.text(max_size=300), language=st.sampled_from(LANGUAGES))
def test_any_text_is_read_without_an_error(text: str, language: str) -> None:
    """Whatever characters there are. Rules: LU3-SYS-07, LU3-SYS-10."""
    assert isinstance(understand(text, context(language=language)), Understanding)


@settings(max_examples=120, deadline=None)
@given(words=st.lists(st.sampled_from(WORDS), max_size=40), language=st.sampled_from(LANGUAGES))
def test_any_row_of_words_is_read_without_an_error(words: list[str], language: str) -> None:
    """However commands, names and marks are shuffled. Rules: LU3-SYS-07, LU3-SYS-10."""
    understood = understand(" ".join(words), context(language=language))

    assert len({command.question for command in understood.commands}) == len(understood.commands)


@pytest.mark.timeout(30)
@pytest.mark.parametrize(
    "text",
    [
        *("(" * 50_000, "voto " * 10_000, '"se ' * 12_000, "a" * 50_000, "\n>" * 25_000),
        *("<" * 50_000, "Luca e " * 8_000, "non, " * 10_000, "e\u0301" * 25_000, "1.2." * 12_000),
        *("www." * 12_000, "allora, " * 10_000, "be', forse, " * 6_000),
    ],
)
def test_a_hostile_mail_is_soon_done_with(text: str) -> None:
    """It takes a moment, however long it is. Rules: LU3-SYS-10."""
    understand("Voto Luca Bianchi", context())

    understand(text, context())
