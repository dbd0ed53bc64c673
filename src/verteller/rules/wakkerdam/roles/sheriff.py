"""The sheriff (Schout): keeps a player out of the coming pyre vote."""

from collections.abc import Iterator

from verteller.rules.facts import NARRATOR, Fact, Seat
from verteller.rules.wakkerdam.facts import LockPlaced
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, sheriff: Seat) -> tuple[Seat, ...]:
    """Anybody, himself too, not the same twice running. Source: Schout, WAK-SHER-03, -04."""
    return village.living


def lock_up(village: Village) -> Iterator[Fact]:
    """Lock up each named player; announced with the pyre vote. Source: WAK-SHER-01, -08, -09."""
    for _, targets, why in village.answers("sheriff"):
        for target in targets:
            yield LockPlaced(to=NARRATOR, player=target, rule="WAK-SHER-01", because=why)


SHERIFF = Role(
    "sheriff",
    "Schout",
    "villagers",
    phase="late",
    ask=each("sheriff", "sheriff", choices, rule="WAK-SHER-01"),
    source="Schout, WAK-SHER",
)
