"""Example sentences in mail: they name nobody in the game, and each is understood."""

import pytest

from verteller.mail.letters.examples import NAMES, examples
from verteller.mail.letters.written import LANGUAGES
from verteller.rules.facts import Asked, Part, Seat
from verteller.rules.lupus3.roles import ROLES
from verteller.telling import Language
from verteller.telling.sentences import understand
from verteller.telling.sentences.meaning import Context, Person, Request

SUICIDE = Part("suicide", ("yes",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_name_nobody_in_the_game(language: Language) -> None:
    """So that none is a hint, and none that comes back names anybody. Rules: LU3-SYS-12."""
    players = (*NAMES[language][:2], f"Marta {NAMES[language][2]}")
    shown = examples(["vote", "elect", "successor"], "seer", players, language)

    assert len(shown) > 3
    for name in NAMES[language][:3]:
        assert not [each for each in shown if name in each]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_understood_as_what_it_is_an_example_of(language: Language) -> None:
    """Of every role with a power. Rules: LU3-SYS-07, LU3-SYS-12, LU3-MAIL-11, LU3-MAIL-12."""
    everybody = tuple(Seat(seat) for seat in range(len(NAMES[language])))
    by_question = {
        ("vote", "elect", "successor"): ["farmer"],
        ("power",): [role for role, nature in ROLES.items() if nature.power],
        ("ritual", "suicide"): ["farmer"],
    }
    wrong = []
    for keys, roles in by_question.items():
        asked = {
            key: Asked(
                to=(Seat(7),),
                question=key,
                parts=(SUICIDE if key == "suicide" else Part("target", everybody),),
            )
            for key in keys
        }
        for role in roles:
            context = Context(
                rulebook="lupus3",
                role=role,
                seat=Seat(7),
                asked=asked,
                people=[Person(name) for name in NAMES[language]],
                languages=frozenset({language}),
            )
            *shown, status = examples(keys, role, (), language)
            for sentence in shown:
                found = understand(sentence, context)
                if len(found.commands) != 1 or found.doubts:
                    wrong.append((role, sentence, found))
            if understand(status, context).requests != {Request.STATUS}:
                wrong.append((role, status, understand(status, context)))
    assert wrong == []
