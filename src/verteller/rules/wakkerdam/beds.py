"""Beds: who lies where tonight, after visits, lures and swaps (Slet, Verleidster, Goochelaar)."""

from collections.abc import Iterator
from dataclasses import dataclass

from verteller.rules.facts import Seat
from verteller.rules.wakkerdam.village import Village

Why = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Beds:
    """
    Where everybody lies; a bed is called by its owner.

    Args:
        lying: The bed of each living player, None for nowhere, and the entries that moved him.
    """

    lying: dict[Seat, tuple[Seat | None, Why]]

    def found(self, owner: Seat) -> Iterator[tuple[Seat, Why]]:
        """Yield who lies in *owner*'s own bed, in seating order. Source: WAK-BED-01, -02."""
        for seat, (bed, because) in self.lying.items():
            if bed == owner:
                yield seat, because


def positions(village: Village) -> Beds:
    """
    Work out where everybody lies, from the final choices of this round.

    Swaps exchange the places of persons, in the order of the magicians' final votes. A visit
    or a lure leads to the named player's own bed and beats the person's own swap; who has two
    destinations or more is nowhere.

    Source: wakkerdam, Slet, Verleidster, Goochelaar, Let op!, WAK-BED-03 to -06, -09,
    WAK-MAGIC-02, -05, WAK-HARLOT-02, -03, -06, WAK-SEDUC-01, -06.
    """
    base = _swapped(village)
    pulls = _pulls(village)
    lying: dict[Seat, tuple[Seat | None, Why]] = {}
    for seat in village.living:
        destinations = pulls.get(seat, {})
        if not destinations:
            lying[seat] = base[seat]
        elif len(destinations) == 1:
            lying[seat] = next(iter(destinations.items()))
        else:
            lying[seat] = (None, tuple(sorted(sum(destinations.values(), ()))))
    return Beds(lying)


def _swapped(village: Village) -> dict[Seat, tuple[Seat | None, Why]]:
    base: dict[Seat, tuple[Seat | None, Why]] = {seat: (seat, ()) for seat in village.living}
    for _, pair, why in village.answers("magician"):
        if len(pair) == 2:
            one, other = pair
            (bed, because), (bed2, because2) = base[one], base[other]
            base[one], base[other] = (bed2, (*because2, *why)), (bed, (*because, *why))
    return base


def _pulls(village: Village) -> dict[Seat, dict[Seat, Why]]:
    """Return to which beds each player is drawn, and by which entries."""
    pulls: dict[Seat, dict[Seat, Why]] = {}
    for harlot, hosts, why in village.answers("harlot"):
        for host in hosts:
            beds = pulls.setdefault(harlot, {})
            beds[host] = (*beds.get(host, ()), *why)
    for seductress, guests, why in village.answers("seductress"):
        for guest in guests:
            beds = pulls.setdefault(guest, {})
            beds[seductress] = (*beds.get(seductress, ()), *why)
    return pulls
