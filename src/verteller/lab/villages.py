"""Made-up villages: as many players as wanted, with roles from all over a rulebook."""

from random import Random
from typing import Any

from verteller.rules.moves import Started
from verteller.rules.rulebook import Rulebook


def made_up(
    rulebook: Rulebook[Any],
    size: int,
    lots: Random,
    *,
    options: tuple[tuple[str, str | int | bool], ...] = (),
) -> Started:
    """
    Make up a village of *size* players.

    Every role is dealt once before any is dealt twice, so that a big village has them all.

    Args:
        options: Settings that differ from the rulebook's defaults.
    """
    deal: list[str] = []
    roles = sorted(rulebook.roles.keys() - rulebook.never_dealt)
    while len(deal) < size:
        deal += lots.sample(roles, min(len(roles), size - len(deal)))
    return Started(
        rulebook=rulebook.key,
        version=rulebook.version,
        players=tuple(f"Player {number}" for number in range(1, size + 1)),
        seed=f"{lots.getrandbits(128):032x}",
        options=tuple(sorted(options)),
        deal=tuple(deal),
    )
