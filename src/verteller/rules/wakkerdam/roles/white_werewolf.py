"""The white werewolf (Witte Weerwolf): one of the pack, and every second night alone."""

from collections.abc import Iterator

from verteller.rules.facts import Fact, Seat
from verteller.rules.wakkerdam.attacks import Attack
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, white: Seat) -> tuple[Seat, ...]:
    """Anybody but himself, werewolves too. Source: wakkerdam, WAK-WHITE-04, AMB-27."""
    return village.others(white)


_ask_alone = each("white_werewolf", "alone", choices, rule="WAK-WHITE-03")


def ask(village: Village) -> Iterator[Fact]:
    """Ask him privately every second night. Source: WAK-WHITE-03, WAK-PHASE-06, AMB-20."""
    remainder = 0 if village.options["white_nights"] == "even" else 1
    if village.night % 2 == remainder:
        yield from _ask_alone(village)


def attacks(village: Village) -> Iterator[Attack]:
    """Each attacks by himself, besides the pack. Source: WAK-WHITE-03, -05."""
    for _, targets, why in village.answers("alone"):
        for target in targets:
            yield Attack(target, "white_wolf", why, "WAK-WHITE-03")


WHITE_WEREWOLF = Role(
    "white_werewolf",
    "Witte Weerwolf",
    "own",
    phase="main",
    ask=ask,
    deadly=True,
    source="Witte Weerwolf, WAK-WHITE",
)
