"""Concealment (Occultamento): every night the Ghost wraps a house in fog, where no power works."""

from verteller.rules.tempo_reale.role import DEAD, EVERY_NIGHT, LIVING, Power, Supernatural
from verteller.rules.tempo_reale.snapshot import Act, Snapshot


def stops(before: Snapshot, ghost: Act, other: Act) -> bool:
    """
    Stop everybody else who acts on the same character, living or Ghost, save exorcists.

    Source: tempo reale, 3.7, 4.6, 4.35, LTR-CONCEALMENT-01, -02, LTR-EXORCIST-03, LTR-BLOCK-05.
    """
    return other.target == ghost.target and other.power != "exorcist"


CONCEALMENT = Supernatural(
    "concealment",
    "Occultamento",
    Power(EVERY_NIGHT, (LIVING, DEAD), "LTR-CONCEALMENT-01"),
    "3.7, LTR-CONCEALMENT",
)
