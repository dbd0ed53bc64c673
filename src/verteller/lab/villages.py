"""Made-up villages: as many players as wanted, with roles from all over a rulebook."""

from collections.abc import Sequence
from random import Random
from typing import Any

from verteller.rules.moves import Started
from verteller.rules.rulebook import Limit, Rulebook


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
    deal = within_limits(rulebook, deal, lots)
    return Started(
        rulebook=rulebook.key,
        version=rulebook.version,
        players=tuple(f"Player {number}" for number in range(1, size + 1)),
        seed=f"{lots.getrandbits(128):032x}",
        options=tuple(sorted(options)),
        deal=tuple(deal),
    )


def within_limits(rulebook: Rulebook[Any], deal: Sequence[str], lots: Random) -> list[str]:
    """
    Return *deal* with as many roles exchanged as the limits of *rulebook* ask for.

    Whoever has a role too many gets one that any number may have; where somebody must have a
    role, somebody else gives up his.
    """
    made = list(deal)
    for _ in range(1 + len(rulebook.limits)):
        for limit in rulebook.limits:
            _keep(rulebook, limit, made, lots)
    return made


def _keep(rulebook: Rulebook[Any], limit: Limit, made: list[str], lots: Random) -> None:
    bounded = {
        role
        for each in rulebook.limits
        if each.most is not None or each.or_none
        for role in each.roles
    }
    free = rulebook.roles.keys() - rulebook.never_dealt - bounded
    surplus = limit.broken_by(made)
    holding = [place for place, role in enumerate(made) if role in limit.roles]
    others = [place for place in range(len(made)) if place not in holding]
    if surplus > 0 or (surplus and limit.or_none):
        for place in lots.sample(holding, max(surplus, 0) or len(holding)):
            made[place] = lots.choice(sorted(free - limit.roles))
    elif surplus:
        for place in lots.sample(others, min(-surplus, len(others))):
            made[place] = lots.choice(sorted(limit.roles & free) or sorted(limit.roles))
