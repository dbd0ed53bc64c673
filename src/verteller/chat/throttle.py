"""How often somebody may speak and show that he writes: no talker is slowed, a flood is."""

from typing import Final

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond

from verteller.hosting.models import Player
from verteller.hosting.throttling import limiter

AT_ONCE: Final = RateLimitItemPerSecond(8, multiples=5)
"""So many posts may come in five seconds."""

IN_A_ROW: Final = RateLimitItemPerMinute(40)
"""So many in a minute."""

LETTERS: Final = RateLimitItemPerSecond(6, multiples=5)
"""So often in five seconds a page may tell that somebody writes."""


def may_speak(player: Player) -> bool:
    """Count one more post of *player*, and tell whether he may send it now."""
    return _may("said", player, AT_ONCE, IN_A_ROW)


def may_type(player: Player) -> bool:
    """Count once more that *player* writes, and tell whether that is little enough to show."""
    return _may("typed", player, LETTERS)


def _may(what: str, player: Player, *limits: RateLimitItem) -> bool:
    if not all(limiter.test(limit, "rooms", what, str(player.pk)) for limit in limits):
        return False
    for limit in limits:
        limiter.hit(limit, "rooms", what, str(player.pk))
    return True
