"""The bodyguard (Guardia del corpo): every night protects somebody from the Wolves."""

from verteller.rules.facts import Seat
from verteller.rules.lupus3.paper import Night
from verteller.rules.lupus3.role import EVERY_NIGHT, LIVING, WHITE, Power, Role
from verteller.rules.powers import Act


def guards(night: Night, seat: Seat) -> list[Act]:
    """
    Return which bodyguards protect *seat* tonight.

    Source: lupus 3.0, 4.1, 6.10, D7, LU3-BODYGUARD-01.
    """
    return [act for act in night.working("bodyguard") if act.target == seat]


BODYGUARD = Role(
    "bodyguard",
    "Guardia del corpo",
    WHITE,
    WHITE,
    "LU3-TABLE-03",
    Power(EVERY_NIGHT, (LIVING,)),
    acquirable=True,
)
