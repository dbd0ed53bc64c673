"""Conditions that are mere politeness hold nothing back; those that suppose something do."""

from typing import Final

import pytest

from tests.telling.sentences.cases import context_of
from verteller.telling.sentences import understand
from verteller.telling.sentences.meaning import Context

WHERE: Final = {
    "it": ("borgo", "Marta Rossi"),
    "nl": ("stad", "Mark Jansen"),
    "de": ("stadt", "Jonas Müller"),
    "en": ("town", "Emily Carter"),
}
MET: Final = {
    "it": (
        "Voto Davide, qualora il regolamento lo consenta.",
        "Sempre che le urne non siano già chiuse: voto Davide.",
        "Voto Davide. E se lo incroci in piazza digli che mi deve dei soldi.",
    ),
    "nl": (
        "Mocht het nog op tijd zijn: ik stem op Kees.",
        "Indien de regels zulks toelaten stem ik op Kees.",
        "Ik stem op Kees. Ik ben tot diep in de nacht op.",
    ),
    "de": (
        "Sofern die Regeln es gestatten, stimme ich für Emre.",
        "Es sei denn, ich habe mich vertan, stimme ich für Emre.",
        "Ich stimme für Emre. Bin bis elf im Zug.",
    ),
    "en": (
        "Unless I've miscounted, I vote for James.",
        "Should the regulations so permit, I vote for James.",
        "I vote for James. Oh, and if you bump into Oliver tell him to ring his mother.",
    ),
}
OPEN: Final = {
    "it": (
        "Se è troppo tardi voto Davide.",
        "Se è possibile salvare Luca voto Davide.",
        "Se puoi provarlo voto Davide.",
        "Un momento vorrei bruciare Davide, quello dopo mi fa pena.",
    ),
    "nl": (
        "Als het te laat is stem ik op Kees.",
        "Als het mogelijk is Zoë te redden stem ik op Kees.",
        "Als dat kan bewezen worden stem ik op Kees.",
        "Het ene moment stem ik op Kees, het volgende heb ik met hem te doen.",
    ),
    "de": (
        "Wenn die geht, stimme ich für Emre.",
        "Wenn es nicht geht, stimme ich für Emre.",
        "Wenn alle schlafen und Basti tot ist, stimme ich für Emre.",
        "Mal will ich Emre brennen sehen, mal tut er mir leid.",
    ),
    "en": (
        "If voting is closed I vote for James.",
        "If you can prove it I vote for James.",
        "If it's allowed, and Oliver is dead, I vote for James.",
        "Were Oliver to die, I'd vote for James.",
        "I vote for James should Oliver be found innocent.",
    ),
}


MISSED: Final = {
    "Het ene moment stem ik op Kees, het volgende heb ik met hem te doen.",
}
"""What we know to be asked about though it is an order, or obeyed though it is none."""


def writer(language: str) -> Context:
    """Return what a farmer knows by day."""
    village, name = WHERE[language]
    row = {
        "village": village,
        "rulebook": "lupus3",
        "role": "farmer",
        "writer": name,
        "asked": ["vote", "elect"],
    }
    return context_of(row, language)


def _commands(text: str, language: str) -> int:
    return len(understand(text, writer(language)).commands)


@pytest.mark.parametrize(("language", "text"), [(key, text) for key in MET for text in MET[key]])
def test_what_is_supposed_out_of_politeness_is_done(language: str, text: str) -> None:
    assert _commands(text, language) == (text not in MISSED)


@pytest.mark.parametrize(("language", "text"), [(key, text) for key in OPEN for text in OPEN[key]])
def test_what_is_supposed_or_weighed_is_not_done(language: str, text: str) -> None:
    assert _commands(text, language) == (text in MISSED)
