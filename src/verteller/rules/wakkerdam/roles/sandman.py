"""The sandman (Klaas Vaak): puts a player to sleep for the rest of the night."""

from collections.abc import Iterator

from verteller.rules.facts import Asleep, Fact, Seat
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, sandman: Seat) -> tuple[Seat, ...]:
    """Anybody but himself, not the same twice running. Source: WAK-SAND-01, -04, -10."""
    return village.others(sandman)


def put_to_sleep(village: Village) -> Iterator[Fact]:
    """Tell each sleeper; two sandmen give one sleep. Source: WAK-SAND-02, -05, AMB-49."""
    sleepers: dict[Seat, tuple[int, ...]] = {}
    for _, targets, why in village.answers("sandman"):
        for target in targets:
            sleepers[target] = (*sleepers.get(target, ()), *why)
    for sleeper, why in sorted(sleepers.items()):
        yield Asleep(to=(sleeper,), rule="WAK-SAND-02", because=why)


SANDMAN = Role(
    "sandman",
    "Klaas Vaak",
    "villagers",
    phase="sandman",
    ask=each("sandman", "sandman", choices, rule="WAK-SAND-01"),
    source="Klaas Vaak, WAK-SAND",
)
