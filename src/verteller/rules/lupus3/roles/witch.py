"""The witch (Fattucchiera): every night turns the aura of somebody, living or dead, for readers."""

from verteller.rules.facts import Seat
from verteller.rules.lupus3.paper import Night
from verteller.rules.lupus3.role import BLACK, BOTH, EVERY_NIGHT, WHITE, Power, Role

TURNED = {WHITE: BLACK, BLACK: WHITE}
"""What each aura turns to; red stays. Source: lupus 3.0, 6.3, LU3-WITCH-01."""


def appearances(night: Night) -> dict[Seat, str]:
    """
    Return every aura as it seems tonight: turned once by every witch who acts on it.

    Source: lupus 3.0, 6.3, D3, LU3-WITCH-01, -02, LU3-DAWN-06.
    """
    auras = {seat: night.before.natures[seat].aura for seat in night.village.seats}
    for act in night.working("witch"):
        auras[act.target] = TURNED.get(auras[act.target], auras[act.target])
    return auras


WITCH = Role(
    "witch",
    "Fattucchiera",
    BLACK,
    BLACK,
    "LU3-TABLE-17",
    Power(EVERY_NIGHT, BOTH, on_self=True),
    clan="wolves",
    mystic=True,
    vampirisable=False,
    acquirable=True,
)
