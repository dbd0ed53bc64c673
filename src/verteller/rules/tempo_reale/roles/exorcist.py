"""The exorcist (Esorcista): every two nights blesses a house, where no Ghost's power works."""

from verteller.rules.tempo_reale.role import ALTERNATE, DEAD, LIVING, VILLAGERS, WHITE, Power, Role
from verteller.rules.tempo_reale.snapshot import Act, Snapshot


def stops(before: Snapshot, exorcist: Act, other: Act) -> bool:
    """
    Stop every Ghost who acts on the same character.

    Source: tempo reale, 3.7, N2, LTR-EXORCIST-01, -02, LTR-BLOCK-03.
    """
    return before.is_ghost(other.seat) and other.target == exorcist.target


EXORCIST = Role(
    "exorcist",
    "Esorcista",
    VILLAGERS,
    WHITE,
    True,
    "3.7, LTR-EXORCIST",
    Power(ALTERNATE, (LIVING, DEAD), "LTR-EXORCIST-01"),
)
