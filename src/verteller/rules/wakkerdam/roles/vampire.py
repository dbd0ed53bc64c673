"""The vampire (Vampier): a team of its own that attacks as the werewolves do."""

from collections.abc import Iterator

from verteller.rules.facts import Fact, Seat
from verteller.rules.wakkerdam.groups import ask_group
from verteller.rules.wakkerdam.role import Role
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, awake: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Anybody but waking vampires. Source: wakkerdam, Vampier, WAK-VAMP-02, -03."""
    return tuple(seat for seat in village.living if seat not in awake)


def ask(village: Village) -> Iterator[Fact]:
    """Wake the vampires together. Source: wakkerdam, Vampier, WAK-VAMP-01, WAK-PHASE-17."""
    awake = village.awake("vampire")
    options = choices(village, awake)
    yield from ask_group(
        village, awake, group="vampires", key="vampire", options=options, rule="WAK-VAMP-01"
    )


VAMPIRE = Role(
    "vampire",
    "Vampier",
    "vampires",
    phase="main",
    ask=ask,
    deadly=True,
    source="Vampier, WAK-VAMP",
)
