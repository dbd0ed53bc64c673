"""The warner (Waarschuwer): one vote more for a player in the coming pyre vote."""

from collections.abc import Iterator

from verteller.rules.facts import Fact, Seat, Warned
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, warner: Seat) -> tuple[Seat, ...]:
    """Anybody but himself, as often as he likes. Source: Waarschuwer, WAK-WARN-03, -04."""
    return village.others(warner)


def warn(village: Village) -> Iterator[Fact]:
    """Tell each warned player and nobody else. Source: wakkerdam, WAK-WARN-01, -02, -05."""
    warned: dict[Seat, tuple[int, ...]] = {}
    for _, targets, why in village.answers("warner"):
        for target in targets:
            warned[target] = (*warned.get(target, ()), *why)
    for target, why in sorted(warned.items()):
        times = len(why) if village.options["stacking"] else 1
        for _ in range(times):
            yield Warned(to=(target,), rule="WAK-WARN-02", because=why)


WARNER = Role(
    "warner",
    "Waarschuwer",
    "villagers",
    phase="late",
    ask=each("warner", "warner", choices, rule="WAK-WARN-01"),
    source="Waarschuwer, WAK-WARN",
)
