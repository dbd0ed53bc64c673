"""The soothsayer (Divinatore): begins with four sentences, two of them true and two false."""

from collections.abc import Generator

from verteller.rules.chance import draw, shuffle
from verteller.rules.facts import Fact, Proposition, Seat
from verteller.rules.lupus3.role import WHITE, Role
from verteller.rules.lupus3.village import Village


def foretell(village: Village) -> Generator[Fact, None, None]:
    """
    Give every soothsayer his sentences, drawn each by itself and put in random order.

    The same may come twice, two may contradict each other, and roles may be named that nobody has.

    Source: lupus 3.0, 2.3, LU3-DIVINER-01 to -06, LU3-AMB-26, -27.
    """
    for seat in village.holders("soothsayer"):
        label = f"sentences of soothsayer {seat}"
        sentences = []
        for number in range(4):
            is_true = number < 2
            sentences.append((yield from _sentence(village, seat, f"{label}: {number}", is_true)))
        order = yield from shuffle(village.chance, f"{label}: order", [str(n) for n in range(4)])
        for place in order:
            about, role = sentences[int(place)]
            yield Proposition(to=(seat,), about=about, role=role, rule="LU3-DIVINER-01")


def _sentence(
    village: Village, seat: Seat, label: str, is_true: bool
) -> Generator[Fact, None, tuple[Seat, str]]:
    """Draw another player, and his role or, for a false sentence, any but his."""
    others = [each for each in village.seats if each != seat]
    about = yield from draw(village.chance, f"{label}, about", others)
    role = village.roles[about]
    if not is_true:
        wrong = [each for each in village.natures if each != role]
        role = yield from draw(village.chance, f"{label}, role", wrong)
    return about, role


SOOTHSAYER = Role("soothsayer", "Divinatore", WHITE, WHITE, "LU3-TABLE-13", mystic=True)
