"""The soothsayer (Divinatore): begins with four sentences, two of them true and two false."""

from collections.abc import Generator, Sequence
from typing import TypeAlias

from verteller.rules.chance import draw, shuffle
from verteller.rules.errors import SetupError
from verteller.rules.facts import Fact, Proposition, Seat
from verteller.rules.tempo_reale.role import VILLAGERS, WHITE, Role
from verteller.rules.tempo_reale.village import Village

Sentence: TypeAlias = tuple[Seat, str]
"""Who has which role, true or not."""


def check(sentences: Sequence[Sentence], roles: Sequence[str]) -> None:
    """
    Accept four different sentences of which exactly two are true.

    Args:
        roles: The role of each seat.

    Raises:
        SetupError: ``propositions``, with how many are true and how many false.

    Source: tempo reale, 3.7, LTR-SOOTHSAYER-02, LTR-SYS-26.
    """
    different = set(sentences)
    true = sum(1 for seat, role in different if roles[seat] == role)
    if true != 2 or len(different) != 4 or len(sentences) != 4:
        raise SetupError("propositions", true=true, false=len(different) - true)


def make_up(village: Village, seat: Seat) -> Generator[Fact, None, list[Sentence]]:
    """
    Make up sentences for one for whom nobody has prepared any, about others as far as there are.

    True ones name the role somebody has, false ones a role that somebody else was dealt, or any
    at all where all were dealt the same.

    Source: tempo reale, 4.10, LTR-SOOTHSAYER-01 to -03.
    """
    label = f"sentences of soothsayer {seat}"
    others = [other for other in village.seats if other != seat]
    order = yield from shuffle(village.chance, label, others)
    about = [order[place % len(order)] for place in range(4)]
    sentences = [(other, village.roles[other]) for other in about[:2]]
    for place, other in enumerate(about[2:]):
        said = {role for seat_, role in sentences if seat_ == other}
        wrong = _roles_but(village, {village.roles[other], *said})
        role = yield from draw(village.chance, f"{label}: false, {place}", wrong)
        sentences.append((other, role))
    places = yield from shuffle(village.chance, f"{label}: order", [str(n) for n in range(4)])
    return [sentences[int(place)] for place in places]


def _roles_but(village: Village, barred: set[str]) -> list[str]:
    dealt = sorted(set(village.roles) - barred)
    return dealt or sorted(village.natures.keys() - barred - {"ghost"})


def tell(seat: Seat, sentences: Sequence[Sentence]) -> list[Fact]:
    """Return what *seat* is told. Source: tempo reale, 3.7, LTR-SOOTHSAYER-01, LTR-SYS-15."""
    rule = "LTR-SOOTHSAYER-01"
    return [Proposition(to=(seat,), about=about, role=role, rule=rule) for about, role in sentences]


SOOTHSAYER = Role("soothsayer", "Divinatore", VILLAGERS, WHITE, True, "3.7, LTR-SOOTHSAYER")
