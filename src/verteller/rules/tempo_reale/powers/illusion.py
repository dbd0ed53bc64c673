"""Illusion (Illusione): every two nights the Ghost shows somebody where he is not."""

from verteller.rules.tempo_reale.role import ALTERNATE, DEAD, LIVING, Power, Supernatural

ILLUSION = Supernatural(
    "illusion",
    "Illusione",
    Power(ALTERNATE, (LIVING, DEAD), "LTR-ILLUSION-01", second=(LIVING,)),
    "3.7, LTR-ILLUSION",
)
"""What it does is in `verteller.rules.tempo_reale.visits`."""
