"""Made-up villages: as many players as wanted, with roles from all over a rulebook."""

from collections.abc import Sequence
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

    Whoever has a role too many gets one that any number may have; for a role that somebody must
    have, somebody gives up one that nobody must.
    """
    made = list(deal)
    limited = {role for limit in rulebook.limits if limit.most is not None for role in limit.roles}
    free = sorted(rulebook.roles.keys() - rulebook.never_dealt - limited)
    needed = {role for limit in rulebook.limits if limit.least for role in limit.roles}
    spare = [role for role in free if role not in needed] or free
    for limit in rulebook.limits:
        surplus = limit.broken_by(made)
        theirs = [place for place, role in enumerate(made) if role in limit.roles]
        others = [place for place, role in enumerate(made) if role not in limit.roles]
        if surplus > 0:
            for place in lots.sample(theirs, surplus):
                made[place] = lots.choice(spare)
        elif surplus < 0:
            allowed = sorted(limit.roles & set(free)) or sorted(limit.roles)
            for place in lots.sample(others, min(-surplus, len(others))):
                made[place] = lots.choice(allowed)
    return made
