"""The hidden orders of skill: who prevails among exorcists, and among kidnappers."""

from collections.abc import Iterator, Mapping

from verteller.rules.chance import draw, shuffle
from verteller.rules.facts import NARRATOR, Fact, Seat
from verteller.rules.lupus3.facts import SkillOrder
from verteller.rules.lupus3.village import Village
from verteller.rules.moves import Started

SKILLED = ("exorcist", "kidnapper")
"""The powers that may meet themselves. Source: lupus 3.0, 6.2, LU3-EXORCIST-06."""


def draw_orders(village: Village) -> Iterator[Fact]:
    """
    Put the holders of each such power in an order by lot, or in that which is fixed.

    Nobody ever hears of it.

    Source: lupus 3.0, 6.2, LU3-SYS-26, LU3-EXORCIST-06.
    """
    fixed = ranks(village.started)
    for power in SKILLED:
        holders = village.holders(power)
        if holders:
            order = fixed.get(power) or (
                yield from shuffle(village.chance, f"skill: {power}", holders)
            )
            yield _order(power, tuple(order))


def insert(village: Village, seat: Seat, power: str) -> Iterator[Fact]:
    """
    Give whoever acquires such a power a place in the order by lot.

    Source: lupus 3.0, 6.2, LU3-SYS-26.
    """
    if power not in SKILLED:
        return
    order = village.skill.get(power, ())
    places = tuple(str(place) for place in range(1, len(order) + 2))
    label = f"{village.night_label}: skill of {seat} as {power}"
    place = int((yield from draw(village.chance, label, places))) - 1
    yield _order(power, (*order[:place], seat, *order[place:]))


def _order(power: str, players: tuple[Seat, ...]) -> Fact:
    return SkillOrder(to=NARRATOR, power=power, players=players, rule="LU3-SYS-26")


def rank_of(key: str) -> tuple[str, int] | None:
    """Return the power and the rank, from 1, that *key* (``kidnapper 2``) fixes somebody for."""
    power, _, rank = key.partition(" ")
    return (power, int(rank)) if power in SKILLED and rank.isdecimal() else None


def ranks(started: Started) -> Mapping[str, tuple[Seat, ...]]:
    """Return the orders that are fixed beforehand, by the power, the most skilled first."""
    found: dict[str, dict[int, Seat]] = {}
    for key, seat in started.fixed:
        ranked = rank_of(key)
        if ranked is not None:
            found.setdefault(ranked[0], {})[ranked[1]] = seat
    return {
        power: tuple(seat for _, seat in sorted(places.items())) for power, places in found.items()
    }
