"""The werewolf (Weerwolf) with its pack, and the cub (Welp) that may join it one day."""

from collections.abc import Iterator

from verteller.rules.chance import draw
from verteller.rules.facts import Fact, Seat
from verteller.rules.wakkerdam.becoming import become
from verteller.rules.wakkerdam.groups import ask_group
from verteller.rules.wakkerdam.role import Role
from verteller.rules.wakkerdam.village import Village

PACK = ("werewolf", "white_werewolf")


def choices(village: Village, awake: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Anybody but waking pack members; cubs are unknown. Source: WAK-WOLF-03, -04, -07."""
    return tuple(seat for seat in village.living if seat not in awake)


def ask(village: Village) -> Iterator[Fact]:
    """Wake the pack, a white werewolf as one of them. Source: WAK-WOLF-01, -08, WAK-WHITE-02."""
    awake = village.awake(*PACK)
    options = choices(village, awake)
    yield from ask_group(
        village, awake, group="pack", key="pack", options=options, rule="WAK-WOLF-01"
    )


def promote_cubs(village: Village) -> Iterator[Fact]:
    """
    Let a cub grow up for each werewolf that has died and not been replaced.

    Source: wakkerdam, Welp, WAK-CUB-02, -04, AMB-43.
    """
    cubs = list(village.holders("cub"))
    for death in tuple(village.room[: len(cubs)]):
        label = f"night {village.night}: cub promoted, {len(cubs)} left"
        cub = yield from draw(village.chance, label, cubs)
        cubs.remove(cub)
        yield from become(cub, "werewolf", "wolves", "WAK-CUB-02", (death,))


WEREWOLF = Role(
    "werewolf",
    "Weerwolf",
    "wolves",
    phase="main",
    ask=ask,
    deadly=True,
    source="Weerwolf, WAK-WOLF",
)
CUB = Role("cub", "Welp", "wolves", deadly=True, source="Welp, WAK-CUB")
"""Does not wake and knows nobody until it is promoted. Source: WAK-CUB-01, -03."""
