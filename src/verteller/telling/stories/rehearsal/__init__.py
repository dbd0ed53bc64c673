"""
Rehearsals: facts as a game would state them at a moment, to try a story out on.

They are made up from the same kinds of facts as those of a game and told by the same road, so
what an author sees is what a reader would get.
"""

from typing import Final

from verteller.rules.facts import Seat
from verteller.rules.registry import rulebooks
from verteller.telling.stories.moments import ANY_ROLE, DEAL
from verteller.telling.stories.rehearsal.night import BYSTANDERS, Night, deal, private
from verteller.telling.stories.rehearsal.stage import Rehearsal, moment, seats
from verteller.telling.stories.rehearsal.village import PUBLIC, Village, victory

__all__ = ["Rehearsal", "rehearse"]

_BY_DAY: Final = frozenset({"woken_by_day", "shot_by_day"})
_KEYS_BY_DAY: Final = frozenset({"mayor", "scapegoat"})


def rehearse(key: str, name: str, a: int, b: int, day: int) -> Rehearsal:
    """
    Return a moment with so many players in its groups.

    Args:
        a, b: Sizes that its groups can have; who is in both groups counts in both.
        day: Number of its day, and of the night before it.

    Raises:
        LookupError: There is no such moment.
    """
    rulebooks()  # which makes their kinds of facts known
    if key == DEAL:
        role = "villager" if name == ANY_ROLE else name
        return Rehearsal(1 + BYSTANDERS, Seat(0), (deal(role),))
    if key == "victory":
        return Rehearsal(max(a + b, 1), Seat(0), victory(name, seats(0, a), seats(a, b)))
    if (key, name) in PUBLIC:
        return PUBLIC[key, name](Village(a, b, day))
    facts, before = private(key, name, Night(seats(0, a), seats(a, b)))
    time = "day_broke" if name in _BY_DAY or key in _KEYS_BY_DAY else "night_fell"
    return Rehearsal(a + b + BYSTANDERS, Seat(0), facts, (moment(time, day), *before))
