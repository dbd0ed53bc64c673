"""The harlot (Slet): sleeps in another bed; see `verteller.rules.wakkerdam.beds`."""

from verteller.rules.facts import Seat
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, harlot: Seat) -> tuple[Seat, ...]:
    """Anybody but herself, not the same twice running. Source: Slet, WAK-HARLOT-01, -05."""
    return village.others(harlot)


HARLOT = Role(
    "harlot",
    "Slet",
    "villagers",
    phase="main",
    ask=each("harlot", "harlot", choices, rule="WAK-HARLOT-01"),
    source="Slet, WAK-HARLOT",
)
