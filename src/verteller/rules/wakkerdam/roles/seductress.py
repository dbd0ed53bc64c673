"""The seductress (Verleidster): lures a player to her bed; see `wakkerdam.beds`."""

from verteller.rules.facts import Seat
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, seductress: Seat) -> tuple[Seat, ...]:
    """Anybody but herself, not the same twice running. Source: Verleidster, WAK-SEDUC-01, -05."""
    return village.others(seductress)


SEDUCTRESS = Role(
    "seductress",
    "Verleidster",
    "villagers",
    phase="main",
    ask=each("seductress", "seductress", choices, rule="WAK-SEDUC-01"),
    source="Verleidster, WAK-SEDUC",
)
