"""The phantom (Fantasma): becomes a Ghost by dying, with whatever power is left."""

from collections.abc import Iterator, Sequence

from verteller.rules.chance import draw, shuffle
from verteller.rules.facts import Fact, Seat
from verteller.rules.tempo_reale.becoming import awaken
from verteller.rules.tempo_reale.facts import NoPowerLeft, PhantomRose
from verteller.rules.tempo_reale.powers.all import POWERS
from verteller.rules.tempo_reale.role import BLACK, NECROMANCERS, Role
from verteller.rules.tempo_reale.village import Village


def rise(
    village: Village, fallen: Sequence[Seat], moment: str, because: tuple[int, ...]
) -> Iterator[Fact]:
    """
    Let each phantom among the *fallen* have a power by lot, in a random order, while there are any.

    He is told all Necromancers and they are told him; the dead among them too.

    Args:
        moment: ``night 3`` or ``day 3``, for the draws.
        because: The entries of the deaths.

    Source: tempo reale, 3.7, 4.12, 4.27, 4.32, N14, LTR-PHANTOM-01 to -06, LTR-NECROMANCER-07,
    LTR-AMB-25, -26, -29.
    """
    phantoms = [seat for seat in fallen if village.roles[seat] == "phantom"]
    if len(phantoms) > 1:
        phantoms = yield from shuffle(village.chance, f"{moment}: order of the phantoms", phantoms)
    for seat in phantoms:
        free = [
            key
            for key, power in POWERS.items()
            if key not in village.assigned and not power.mystic_only
        ]
        if not free:
            yield NoPowerLeft(to=(seat,), rule="LTR-PHANTOM-05", because=because)
            continue
        power = yield from draw(village.chance, f"{moment}: power of phantom {seat}", free)
        known = village.holders("necromancer")
        yield from awaken(seat, power, known, "LTR-PHANTOM-02", because)
        if known:
            yield PhantomRose(to=known, player=seat, rule="LTR-PHANTOM-03", because=because)


PHANTOM = Role("phantom", "Fantasma", NECROMANCERS, BLACK, False, "3.7, LTR-PHANTOM")
