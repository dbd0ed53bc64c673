"""The seductress (Verleidster): lures a player into her bed; see `verteller.rules.wakkerdam.beds`."""

from verteller.rules.facts import Seat
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, seductress: Seat) -> tuple[Seat, ...]:
    """Whom she may lure: anybody but herself, not the same twice running. Source: Verleidster, WAK-SEDUC-01, WAK-SEDUC-05."""
    return village.others(seductress)


SEDUCTRESS = Role(
    "seductress",
    "Verleidster",
    "villagers",
    phase="main",
    ask=each("seductress", "seductress", choices, rule="WAK-SEDUC-01"),
    source="Verleidster, WAK-SEDUC",
)
