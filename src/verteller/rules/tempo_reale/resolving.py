"""
Who succeeds when powers stop each other: all best resolutions, counted and not listed.

A *resolution* is a set of vertices that succeed, none of which stops another. A vertex that does
not succeed though none that succeeds stops it is *dropped*. The best resolutions drop the fewest.

The search decides vertex after vertex. What the vertices still to come need to know of those
decided is little: which of them can no longer succeed, which are stopped already, and how many of
those that failed wait to be stopped, by whom. Decisions that leave the same to be known are one
and the same from there on. So the number of situations grows with what the graph has to say across
each cut of the order, not with the number of resolutions, and a draw among all the best needs no
list of them: their count, and a walk back to the one drawn. A budget of how many may be dropped,
raised until it is enough, keeps the search to situations that a best resolution can pass.

Source: tempo reale, 3.9 and 4.2, LTR-BLOCK-10 to -16, LTR-AMB-01, -02.
"""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import TypeAlias

Waiting: TypeAlias = tuple[tuple[int, int], ...]
"""Of those that failed for no reason yet: by whom they may still be stopped, and how many."""

Situation: TypeAlias = tuple[int, int, Waiting]
"""Bits of the undecided: who can no longer succeed, who of them is stopped; and who waits."""

Way: TypeAlias = tuple[int, Situation]
"""How many a decision drops at once, and the situation it leads to."""

Both: TypeAlias = tuple[Way | None, Way | None]
"""What follows if the next vertex succeeds, and if it fails; None where it cannot or may not."""

END: Situation = (0, 0, ())
"""Nothing is to be known: before the first decision and after the last."""

NEVER = 1 << 62
"""More than can ever be dropped."""

MUCH = 500
"""From how many situations, by a guess, it is worth looking for a better order."""

BEGINNINGS = 30
"""How many beginnings are tried then."""


@dataclass(frozen=True, slots=True)
class Resolutions:
    """
    All best resolutions of one component.

    Args:
        dropped: How many are dropped in each of them.
        count: How many there are, at least one.
    """

    dropped: int
    count: int
    _order: tuple[int, ...]
    _ways: tuple[dict[Situation, Both], ...]
    _worth: tuple[dict[Situation, tuple[int, int]], ...]

    def __getitem__(self, place: int) -> frozenset[int]:
        """
        Return who succeeds in one of them.

        Args:
            place: From 0 to `count` - 1; different places are different resolutions.
        """
        if not 0 <= place < self.count:
            raise IndexError(place)
        succeeding: list[int] = []
        situation = END
        for depth, vertex in enumerate(self._order):
            best, _ = self._worth[depth][situation]
            for succeeds, way in zip((True, False), self._ways[depth][situation], strict=True):
                if way is None:
                    continue
                dropped, count = self._worth[depth + 1][way[1]]
                if way[0] + dropped != best:
                    continue
                if place < count:
                    succeeding += [vertex] if succeeds else []
                    situation = way[1]
                    break
                place -= count
        return frozenset(succeeding)


def components(stops: Mapping[int, AbstractSet[int]]) -> Iterator[tuple[int, ...]]:
    """
    Split a graph into parts that no arrow connects, each in ascending order.

    Strongly connected parts would be too small: dropping one that nobody stops may save two.

    Args:
        stops: Whom each vertex stops; every vertex is a key.

    Source: tempo reale, N2, LTR-BLOCK-13.
    """
    near: dict[int, set[int]] = {vertex: set(stops[vertex]) for vertex in stops}
    for vertex, stopped in stops.items():
        for other in stopped:
            near[other].add(vertex)
    left = set(stops)
    for first in sorted(stops):
        if first in left:
            left.discard(first)
            found, waiting = [first], [first]
            while waiting:
                new = near[waiting.pop()] & left
                left -= new
                found += new
                waiting += new
            yield tuple(sorted(found))


def resolve(stops: Mapping[int, AbstractSet[int]], vertices: Sequence[int]) -> Resolutions:
    """
    Find all best resolutions of one component.

    Args:
        stops: Whom each vertex stops.
        vertices: The component, or any set of vertices that no arrow leaves or enters.

    Source: tempo reale, 4.2, N2, LTR-BLOCK-10, -12, -13.
    """
    graph = _Graph(stops, vertices)
    budget = 0
    ways = _explore(graph, budget)
    while not ways:
        budget = 2 * budget + 1
        ways = _explore(graph, budget)
    worth: list[dict[Situation, tuple[int, int]]] = [{END: (0, 1)}]
    for decided in reversed(ways):
        further = worth[-1]
        worth.append({situation: _best(both, further) for situation, both in decided.items()})
    worth.reverse()
    ((dropped, count),) = worth[0].values()
    names = tuple(graph.names[place] for place in graph.order)
    return Resolutions(dropped, count, names, tuple(ways), tuple(worth))


def _explore(graph: "_Graph", budget: int) -> list[dict[Situation, Both]]:
    """
    Go through all situations that can be reached while no more than *budget* are dropped.

    Returns:
        The ways on from each, by the vertex decided; nothing when the budget is too small. Where
        it is not, every best resolution is among the ways, since no part of it costs more.
    """
    ways: list[dict[Situation, Both]] = []
    layer = {END: 0}
    for place in graph.order:
        decided: dict[Situation, Both] = {}
        further: dict[Situation, int] = {}
        for situation, spent in layer.items():
            success, failure = graph.ways(situation, place)
            decided[situation] = (
                _afford(success, budget - spent, spent, further),
                _afford(failure, budget - spent, spent, further),
            )
        ways.append(decided)
        layer = further
    return ways if layer else []


def _afford(way: Way | None, left: int, spent: int, further: dict[Situation, int]) -> Way | None:
    """Note where *way* leads and at what price so far; None where it costs too much."""
    if way is None or way[0] > left:
        return None
    price = spent + way[0]
    further[way[1]] = min(price, further.get(way[1], price))
    return way


def _best(both: Both, further: Mapping[Situation, tuple[int, int]]) -> tuple[int, int]:
    """Return the fewest that are dropped from here on, in how many ways; a dead end has none."""
    best, ways = NEVER, 0
    for way in both:
        if way is not None:
            dropped, count = further[way[1]]
            dropped += way[0]
            if dropped < best:
                best, ways = dropped, count
            elif dropped == best:
                ways += count
    return best, ways


class _Graph:
    """
    A component with its vertices as bits, and the order in which they are decided.

    The order decides which number stands for which resolution: whoever changes it must raise the
    rulebook's version, since old games would be drawn otherwise.
    """

    def __init__(self, stops: Mapping[int, AbstractSet[int]], vertices: Sequence[int]) -> None:
        self.names = tuple(vertices)
        places = {vertex: place for place, vertex in enumerate(vertices)}
        self.out = [sum(1 << places[other] for other in stops[vertex]) for vertex in vertices]
        self.into = [0] * len(vertices)
        for place, vertex in enumerate(vertices):
            for other in stops[vertex]:
                self.into[places[other]] |= 1 << place
        self.left = [0] * len(vertices)
        self.order = self._arrange()
        undecided = (1 << len(vertices)) - 1
        for place in self.order:
            undecided &= ~(1 << place)
            self.left[place] = undecided

    def _arrange(self) -> tuple[int, ...]:
        """Choose an order; where the first one says a lot, the best of several beginnings."""
        size = len(self.names)
        said, order = self._from((1 << size) - 1)
        if said > MUCH:
            step = -(-size // BEGINNINGS)
            others = (self._from(1 << place) for place in range(0, size, step))
            said, order = min([(said, order), *others], key=lambda found: found[0])
        return tuple(order)

    def _from(self, first: int) -> tuple[int, list[int]]:
        """
        Put next, each time, whoever leaves the least to be known across the cut.

        That is: the fewest different sets of undecided neighbours among those decided.

        Args:
            first: Among whom to begin.

        Returns:
            A guess at how many situations there will be, and the order.
        """
        undecided = (1 << len(self.names)) - 1
        cut: set[tuple[int, int]] = set()
        order: list[int] = []
        near = said = 0
        while undecided:
            among = near & undecided or first & undecided or undecided
            place, cut = min(
                (self._across(cut, place, undecided) for place in _bits(among)),
                key=lambda found: (len(found[1]), _reach(found[1]), found[0]),
            )
            undecided &= ~(1 << place)
            near |= self.into[place] | self.out[place]
            said += 1 << len(cut)
            order.append(place)
        return said, order

    def _across(
        self, cut: set[tuple[int, int]], place: int, undecided: int
    ) -> tuple[int, set[tuple[int, int]]]:
        rest = undecided & ~(1 << place)
        new = {(into & rest, out & rest) for into, out in cut}
        new.add((self.into[place] & rest, self.out[place] & rest))
        new.discard((0, 0))
        return place, new

    def ways(self, situation: Situation, place: int) -> tuple[Way | None, Way]:
        """Return what follows if the vertex at *place* succeeds (None: it cannot) or fails."""
        barred, stopped, waiting = situation
        bit, rest = 1 << place, self.left[place]
        cost, still = _without(waiting, bit)
        if not stopped & bit:
            hopes = self.into[place] & rest & ~barred
            cost, still = (cost, _joined(still, hopes)) if hopes else (cost + 1, still)
        failure = (cost, (barred & rest, stopped & rest, still))
        if barred & bit:
            return None, failure
        now = (barred | self.into[place] | self.out[place]) & rest
        saved = tuple(each for each in waiting if not each[0] & bit)
        cost, still = _without(saved, now)
        return (cost, (now, (stopped | self.out[place]) & rest, still)), failure


def _without(waiting: Waiting, lost: int) -> tuple[int, Waiting]:
    """Take away the hopes in *lost*: return how many have none left, and the others."""
    if not any(hopes & lost for hopes, _ in waiting):
        return 0, waiting
    cost, merged = 0, dict[int, int]()
    for hopes, count in waiting:
        if hopes & ~lost:
            merged[hopes & ~lost] = merged.get(hopes & ~lost, 0) + count
        else:
            cost += count
    return cost, tuple(sorted(merged.items()))


def _joined(waiting: Waiting, hopes: int) -> Waiting:
    merged = dict(waiting)
    merged[hopes] = merged.get(hopes, 0) + 1
    return tuple(sorted(merged.items()))


def _reach(cut: AbstractSet[tuple[int, int]]) -> int:
    """Count the undecided that anybody decided is connected with."""
    bits = 0
    for into, out in cut:
        bits |= into | out
    return bits.bit_count()


def _bits(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
