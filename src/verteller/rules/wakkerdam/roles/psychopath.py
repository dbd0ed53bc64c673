"""The psychopath (Psychopaat): attacks alone and wins alone."""

from collections.abc import Iterator

from verteller.rules.facts import Seat
from verteller.rules.wakkerdam.attacks import Attack
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, psychopath: Seat) -> tuple[Seat, ...]:
    """Anybody but himself. Source: wakkerdam, Psychopaat, WAK-PSY-01, AMB-27."""
    return village.others(psychopath)


def attacks(village: Village) -> Iterator[Attack]:
    """Each attacks by himself. Source: wakkerdam, Psychopaat, WAK-PSY-01, -03."""
    for _, targets, why in village.answers("psychopath"):
        for target in targets:
            yield Attack(target, "psychopath", why, "WAK-PSY-01")


PSYCHOPATH = Role(
    "psychopath",
    "Psychopaat",
    "own",
    phase="main",
    ask=each("psychopath", "psychopath", choices, rule="WAK-PSY-01"),
    deadly=True,
    source="Psychopaat, WAK-PSY",
)
