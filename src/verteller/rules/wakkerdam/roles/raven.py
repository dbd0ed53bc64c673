"""The raven (Raaf): two votes against a player in the coming pyre vote."""

from collections.abc import Iterator

from verteller.rules.facts import NARRATOR, Fact, Seat
from verteller.rules.wakkerdam.facts import MarkPlaced
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, raven: Seat) -> tuple[Seat, ...]:
    """Anybody, himself too, but no discovered idiot. Source: Raaf, WAK-RAVEN-01, -06."""
    return tuple(seat for seat in village.living if seat not in village.discovered)


def mark(village: Village) -> Iterator[Fact]:
    """Place the marks; they are announced with the pyre vote. Source: WAK-RAVEN-03, -05, -07."""
    for _, targets, why in village.answers("raven"):
        for target in targets:
            yield MarkPlaced(to=NARRATOR, player=target, rule="WAK-RAVEN-01", because=why)


RAVEN = Role(
    "raven",
    "Raaf",
    "villagers",
    phase="late",
    ask=each("raven", "raven", choices, rule="WAK-RAVEN-01"),
    source="Raaf, WAK-RAVEN",
)
