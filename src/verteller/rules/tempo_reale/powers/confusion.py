"""Confusion (Confusione): every night the Ghost lets one character be read as another."""

from verteller.rules.tempo_reale.role import DEAD, EVERY_NIGHT, LIVING, Power, Supernatural

CONFUSION = Supernatural(
    "confusion",
    "Confusione",
    Power(EVERY_NIGHT, (LIVING, DEAD), "LTR-CONFUSION-01", second=(LIVING, DEAD)),
    "3.7, LTR-CONFUSION",
)
"""What it does is in `verteller.rules.tempo_reale.distortions`."""
