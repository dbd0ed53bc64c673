"""
Powers that stop powers (N2, N3): who of the blockers succeeds, and whom they stop.

Five powers decide, before anything else, whether others work: kidnapper, shaman, exorcist,
sorcerer and the Ghost of Concealment. They may stop each other, also in a ring; `resolving` finds
all best ways out, and chance takes one of them.
"""

from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet

from verteller.rules.facts import NARRATOR, Drawn, Fact, Seat
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.powers import concealment
from verteller.rules.tempo_reale.resolving import Resolutions, components, resolve
from verteller.rules.tempo_reale.roles import exorcist, kidnapper, shaman, sorcerer
from verteller.rules.tempo_reale.snapshot import Act, Snapshot

BLOCKERS: Mapping[str, tuple[Callable[[Snapshot, Act, Act], bool], str]] = {
    "kidnapper": (kidnapper.stops, "LTR-KIDNAPPER-01"),
    "shaman": (shaman.stops, "LTR-SHAMAN-02"),
    "exorcist": (exorcist.stops, "LTR-EXORCIST-02"),
    "sorcerer": (sorcerer.stops, "LTR-SORCERER-01"),
    "concealment": (concealment.stops, "LTR-CONCEALMENT-01"),
}
"""Whom each blocker would stop, and by which rule. Source: tempo reale, N2, LTR-BLOCK-01 to -05."""


def arrows(before: Snapshot, acts: Mapping[Seat, Act]) -> dict[Seat, set[Seat]]:
    """
    Return whom each blocker among *acts* would stop, blockers and others alike.

    Nobody stops himself, and second targets are not acted upon.

    Source: tempo reale, N2, LTR-BLOCK-09, -11.
    """
    return {
        act.seat: {
            other.seat
            for other in acts.values()
            if other is not act and BLOCKERS[act.power][0](before, act, other)
        }
        for act in acts.values()
        if act.power in BLOCKERS
    }


def settle(night: Night) -> Iterator[Fact]:
    """
    Decide which blockers succeed, and let everybody fail whom they stop.

    Source: tempo reale, N2 and N3, 3.9, 4.2, LTR-BLOCK-10, -12 to -17, LTR-KIDNAPPER-04.
    """
    stops = arrows(night.before, night.acts)
    graph: dict[int, AbstractSet[int]] = {
        blocker: stopped & stops.keys() for blocker, stopped in stops.items()
    }
    working: set[Seat] = set()
    for component in components(graph):
        seats = tuple(Seat(each) for each in component)
        found = resolve(graph, seats)
        yield from _draw(night, seats, found, working)
    for blocker in sorted(working):
        act = night.acts[blocker]
        for stopped in sorted(stops[blocker]):
            night.fail(night.acts[stopped], BLOCKERS[act.power][1], [act])
        if act.power == "kidnapper":
            night.kidnapped.add(act.target)
    for blocker in sorted(stops.keys() - working):
        night.fail(night.acts[blocker], "LTR-BLOCK-12")


def _draw(
    night: Night, seats: tuple[Seat, ...], found: Resolutions, working: set[Seat]
) -> Iterator[Fact]:
    """Take one of the best resolutions, by lot where there are several. LTR-BLOCK-13, -14."""
    if found.count == 1:
        working.update(Seat(each) for each in found[0])
        return
    tangle = ", ".join(f"{a.power} {a.seat}>{a.target}" for a in map(night.acts.__getitem__, seats))
    label = f"{night.village.night_label}: blocking, {tangle}"
    drawn = found[night.village.chance.number(label, found.count)]
    result = tuple(seat for seat in seats if seat in drawn)
    working.update(result)
    yield Drawn(to=NARRATOR, label=label, options=seats, result=result)
