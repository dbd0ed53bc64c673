"""The farmer (Contadino): has no power, and a vision in about one night of ten."""

from collections.abc import Generator

from verteller.rules.chance import draw
from verteller.rules.facts import Fact, Seat
from verteller.rules.lupus3.facts import Vision
from verteller.rules.lupus3.paper import Night
from verteller.rules.lupus3.role import WHITE, Role

FACES = tuple(str(face) for face in range(1, 11))
"""Of the ten-sided die; on the last there is a vision. Source: lupus 3.0, 2.3, LU3-FARMER-01."""


def dream(night: Night) -> Generator[Fact, None, list[Fact]]:
    """
    Roll the die for every farmer who lived at nightfall; return what they see.

    It is no power, so nothing prevents it.

    Source: lupus 3.0, 2.3, D13, LU3-FARMER-01 to -04, LU3-AMB-25.
    """
    visions: list[Fact] = []
    for seat in night.before.living:
        if night.before.roles[seat] == "farmer":
            label = f"{night.village.night_label}: farmer {seat}"
            if (yield from draw(night.village.chance, f"{label}: die", FACES)) == FACES[-1]:
                visions += yield from _vision(night, seat, label)
    return visions


def _vision(night: Night, seat: Seat, label: str) -> Generator[Fact, None, list[Fact]]:
    """Toss the coin: heads, a true sentence; tails, one with any role of the rulebook."""
    village, chance = night.village, night.village.chance
    others = [each for each in village.seats if each != seat and each not in village.exiled]
    if not others:
        return []
    coin = yield from draw(chance, f"{label}: coin", ("heads", "tails"))
    about = yield from draw(chance, f"{label}: about", others)
    role = night.before.roles[about]
    rule = "LU3-FARMER-02"
    if coin == "tails":
        role = yield from draw(chance, f"{label}: role", tuple(village.natures))
        rule = "LU3-FARMER-03"
    return [Vision(to=(seat,), about=about, role=role, rule=rule)]


FARMER = Role("farmer", "Contadino", WHITE, WHITE, "LU3-TABLE-01")
