"""
Throttling: how often may be tried, so that guessing is hopeless and nobody is locked out.

What is right is never refused for what others got wrong: failures are counted by the network
they come from, and what somebody's own browser does is counted apart from strangers.
"""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from limits import RateLimitItem, RateLimitItemPerDay, RateLimitItemPerHour
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

FROM_ONE_PLACE: Final = RateLimitItemPerHour(30)
"""So often may be asked for a link, or be wrong, from one network, whatever the addresses."""

FROM_A_PROXY: Final = RateLimitItemPerHour(600)
"""
So often where no network is known: behind a proxy that does not say for whom it asks, all visitors
are one, and thirty mistaken or malicious ones are not to keep everybody out.
"""

ANSWERS: Final = RateLimitItemPerHour(600)
"""So many forms with answers one person may send; each makes a log longer that all pages read."""

CHALLENGES: Final = RateLimitItemPerHour(600)
"""So many challenges for passkeys one network is given: each is a row that is kept for an hour."""

AT_ONE_THING: Final = RateLimitItemPerHour(20)
"""So often may be wrong about one account or one code's beginning, from anywhere together."""

BY_ITS_OWNER: Final = RateLimitItemPerHour(10)
"""So often may be wrong in a browser that the account has been entered with before."""

ONCE_MORE: Final = RateLimitItemPerDay(2)
"""So often a network may still try what others have got wrong too often."""

NEAR: Final = tuple(
    ip_network(each)
    for each in (
        *("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"),
        *("::1/128", "fc00::/7", "fe80::/10"),
    )
)
"""Where proxies stand: on this machine, or in its own network."""

limiter: Final = MovingWindowRateLimiter(MemoryStorage())


class Attempts:
    """
    Attempts at entering in one way.

    Args:
        way: What they are counted apart by.
        place: The address they come from.
        thing: What they are at: an account, the beginning of a code. Empty for nothing.
        is_known: Whether the browser has entered this very account before.
    """

    def __init__(self, way: str, place: str, thing: str = "", *, is_known: bool = False) -> None:
        self._way = way
        self._network = network_of(place)
        self._thing = thing
        self._is_known = is_known

    def may_try(self) -> bool:
        """Tell whether one more may be tried."""
        if self._is_known:
            return limiter.test(BY_ITS_OWNER, self._way, "own", self._thing)
        if not limiter.test(limit_of(self._network), self._way, "place", self._network):
            return False
        if not self._thing or limiter.test(AT_ONE_THING, self._way, "thing", self._thing):
            return True
        return limiter.test(ONCE_MORE, self._way, "more", self._thing, self._network)

    def failed(self) -> None:
        """Count one that went wrong."""
        if self._is_known:
            limiter.hit(BY_ITS_OWNER, self._way, "own", self._thing)
            return
        limiter.hit(limit_of(self._network), self._way, "place", self._network)
        if self._thing and not limiter.hit(AT_ONE_THING, self._way, "thing", self._thing):
            limiter.hit(ONCE_MORE, self._way, "more", self._thing, self._network)


def limit_of(network: str) -> RateLimitItem:
    """Return how often may be asked from a network, or by a proxy for whoever is behind it."""
    return FROM_ONE_PLACE if is_far(network) else FROM_A_PROXY


def is_far(network: str) -> bool:
    """Tell whether a network is that of visitors, and not one where a proxy stands."""
    try:
        address = ip_network(network).network_address
    except ValueError:
        return False
    return not any(address in each for each in NEAR if each.version == address.version)


def network_of(place: str) -> str:
    """Return what counts as one place: an address, of IPv6 the network a home gets."""
    try:
        address = ip_address(place)
    except ValueError:
        return place
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(ip_network((address, 64), strict=False))
    return str(address)


def neighbourhood_of(place: str) -> str:
    """Return roughly where an address is, as much as is kept: a /24, of IPv6 a /48."""
    try:
        address = ip_address(place)
    except ValueError:
        return ""
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return str(ip_network((address, 48 if address.version == 6 else 24), strict=False))
