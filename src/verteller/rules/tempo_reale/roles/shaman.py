"""The shaman (Sciamano): every two nights torments a dead one; as a Ghost he cannot act then."""

from verteller.rules.tempo_reale.role import ALTERNATE, BLACK, DEAD, VILLAGERS, Power, Role
from verteller.rules.tempo_reale.snapshot import Act, Snapshot


def stops(before: Snapshot, shaman: Act, other: Act) -> bool:
    """
    Stop the dead one himself, if he is a Ghost and acts.

    Source: tempo reale, 3.7, N2, LTR-SHAMAN-01, -02, LTR-BLOCK-02.
    """
    return other.seat == shaman.target and before.is_ghost(other.seat)


SHAMAN = Role(
    "shaman",
    "Sciamano",
    VILLAGERS,
    BLACK,
    True,
    "3.7, LTR-SHAMAN",
    Power(ALTERNATE, (DEAD,), "LTR-SHAMAN-01"),
)
