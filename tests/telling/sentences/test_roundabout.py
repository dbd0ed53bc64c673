"""What is said in a roundabout way is an order only where one power explains it."""

from typing import Final

import pytest

from tests.telling.sentences.cases import chosen_by, context_of
from verteller.telling.sentences import understand
from verteller.telling.sentences.meaning import Context

TALK: Final = (
    ("en", "town", "seer", "Whoever wants Grace has to get past me."),
    ("en", "town", "bodyguard", "Did anyone get past me to Grace?"),
    ("en", "town", "bodyguard", "Whoever guards Grace has to deal with me."),
    ("en", "town", "necrophile", "What Daniel was I want to forget."),
    ("de", "stadt", "necrophile", "Was Peter war, werde ich vermissen."),
    ("en", "town", "kidnapper", "James plays darts in my cellar tonight."),
    ("en", "town", "kidnapper", "James's bike is in my shed tonight."),
)
"""Language, village, role and what is said that only sounds like an order."""


def writer(language: str, village: str, role: str) -> Context:
    """Return what somebody of *role* knows at night."""
    row = {"village": village, "rulebook": "lupus3", "role": role, "asked": ["power", "suicide"]}
    return context_of(row, language)


@pytest.mark.parametrize(
    ("language", "village", "role", "text", "chosen"),
    [
        (
            "en",
            "town",
            "bodyguard",
            "Anyone who wants Grace will have to answer to me.",
            "Grace Hunter",
        ),
        ("it", "borgo", "bodyguard", "Chi vuole Anna deve vedersela con me.", "Anna Fiore"),
        ("nl", "stad", "bodyguard", "Wie Kees wil pakken moet eerst langs mij.", "Kees Wolf"),
        ("de", "stadt", "bodyguard", "Wer zu Emre will, muss an mir vorbei.", "Emre Yılmaz"),
        ("en", "town", "necrophile", "What Daniel was, I want to be too.", "Daniel Wolfe"),
        ("de", "stadt", "necrophile", "Was Peter war, will ich werden.", "Peter Lange"),
        ("nl", "stad", "necrophile", "Wat Roos was, dat word ik.", "Roos Meijer"),
        ("en", "town", "kidnapper", "Grace sleeps in my shed tonight.", "Grace Hunter"),
    ],
)
def test_an_order_said_in_a_roundabout_way(
    language: str, village: str, role: str, text: str, chosen: str
) -> None:
    context = writer(language, village, role)
    assert chosen_by(understand(text, context), context) == [chosen]


@pytest.mark.parametrize(("language", "village", "role", "text"), TALK)
def test_talk_that_only_sounds_like_it(language: str, village: str, role: str, text: str) -> None:
    assert understand(text, writer(language, village, role)).commands == ()
