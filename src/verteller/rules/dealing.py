"""Dealing: which distribution of roles is played, and who gets which."""

from collections.abc import Generator, Sequence

from verteller.rules.chance import draw, shuffle
from verteller.rules.facts import Fact
from verteller.rules.moves import Composition
from verteller.rules.state import State


def draw_deal(
    state: State, compositions: Sequence[Composition]
) -> Generator[Fact, None, Composition]:
    """
    Draw one of *compositions* and bring its roles into a random order, one a seat.

    Source: wakkerdam, WAK-COMP-06; tempo reale, 3.6, LTR-GEN-04, -05; lupus 3.0, LU3-SYS-27.
    """
    names = tuple(str(number) for number in range(1, len(compositions) + 1))
    name = yield from draw(state.chance, "distribution", names)
    drawn = compositions[int(name) - 1]
    roles = yield from shuffle(state.chance, "deal", drawn.roles)
    return Composition(tuple(roles), drawn.mayor)
