"""The witch (Fattucchiera): every night turns the aura of somebody, living or dead, for readers."""

from verteller.rules.tempo_reale.role import (
    DEAD,
    EVERY_NIGHT,
    LIVING,
    WHITE,
    WOLVES,
    Power,
    Role,
)

WITCH = Role(
    "witch",
    "Fattucchiera",
    WOLVES,
    WHITE,
    True,
    "3.7, LTR-WITCH",
    Power(EVERY_NIGHT, (LIVING, DEAD), "LTR-WITCH-01"),
    clan="occult",
)
"""What she does is in `verteller.rules.tempo_reale.distortions`."""
