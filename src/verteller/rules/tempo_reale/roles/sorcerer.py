"""The sorcerer (Stregone): every night puts a spell on a house, where the living fail."""

from verteller.rules.tempo_reale.role import BLACK, EVERY_NIGHT, LIVING, WOLVES, Power, Role
from verteller.rules.tempo_reale.snapshot import Act, Snapshot


def stops(before: Snapshot, sorcerer: Act, other: Act) -> bool:
    """
    Stop every other living character who acts on the same one, of whatever faction.

    Source: tempo reale, 3.7, N2, LTR-SORCERER-01 to -03, LTR-BLOCK-04.
    """
    return other.seat in before.living and other.target == sorcerer.target


SORCERER = Role(
    "sorcerer",
    "Stregone",
    WOLVES,
    BLACK,
    True,
    "3.7, LTR-SORCERER",
    Power(EVERY_NIGHT, (LIVING,), "LTR-SORCERER-01"),
    clan="occult",
)
