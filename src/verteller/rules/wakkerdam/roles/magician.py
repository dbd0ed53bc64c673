"""The magician (Goochelaar): two players change places; see `verteller.rules.wakkerdam.beds`."""

from verteller.rules.facts import Seat
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, magician: Seat) -> tuple[Seat, ...]:
    """Any two, himself included, not the same pair twice running. Source: WAK-MAGIC-01 to -04."""
    return village.living


MAGICIAN = Role(
    "magician",
    "Goochelaar",
    "villagers",
    phase="main",
    ask=each("magician", "magician", choices, rule="WAK-MAGIC-01", least=2, most=2),
    source="Goochelaar, WAK-MAGIC",
)
