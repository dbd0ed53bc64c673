"""The kidnapper (Sequestratore): every night takes somebody away, as if he had not acted."""

from verteller.rules.tempo_reale.role import BLACK, EVERY_NIGHT, LIVING, WOLVES, Power, Role
from verteller.rules.tempo_reale.snapshot import Act, Snapshot


def stops(before: Snapshot, kidnapper: Act, other: Act) -> bool:
    """
    Stop the target himself, whatever he does.

    Source: tempo reale, 3.7, N2, LTR-KIDNAPPER-01, LTR-BLOCK-01.
    """
    return other.seat == kidnapper.target


KIDNAPPER = Role(
    "kidnapper",
    "Sequestratore",
    WOLVES,
    BLACK,
    False,
    "3.7, LTR-KIDNAPPER",
    Power(EVERY_NIGHT, (LIVING,), "LTR-KIDNAPPER-01"),
    clan="henchmen",
)
