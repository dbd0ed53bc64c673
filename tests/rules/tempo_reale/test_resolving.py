"""Contradictions: all best resolutions, against brute force and against an answer-set solver."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import clingo
import pytest

from tests.rules.villages import CAMPAIGN
from verteller.rules.chance import Chance
from verteller.rules.tempo_reale.resolving import components, resolve

Graph = dict[int, set[int]]

PROGRAM = """
{ drop(X) } :- act(X).
blocked(X) :- stops(Y, X), ok(Y).
ok(X) :- act(X), not drop(X), not blocked(X).
#minimize { 1, X : drop(X) }.
#show ok/1.
"""
"""The same problem, said in four lines to a solver that knows nothing of ours."""

MOST_LISTED = 3_000


def by_force(stops: Graph) -> tuple[int, set[frozenset[int]]]:
    """Try every set of vertices: how many are dropped at best, and who then succeeds."""
    best = len(stops) + 1
    found: set[frozenset[int]] = set()
    vertices = sorted(stops)
    for bits in product((False, True), repeat=len(vertices)):
        succeed = {vertex for vertex, bit in zip(vertices, bits, strict=True) if bit}
        stopped = {other for vertex in succeed for other in stops[vertex]}
        if succeed & stopped:
            continue
        dropped = len(stops) - len(succeed | stopped)
        if dropped < best:
            best, found = dropped, set()
        if dropped == best:
            found.add(frozenset(succeed))
    return best, found


def by_solver(stops: Graph) -> tuple[int, int]:
    """Ask clingo: how many are dropped at best, and in how many ways."""
    solver = clingo.Control(["--opt-mode=optN", "0", "--warn=none"])
    facts = [f"act({vertex})." for vertex in stops]
    facts += [f"stops({vertex},{other})." for vertex in stops for other in stops[vertex]]
    solver.add("base", [], PROGRAM + "".join(facts))
    solver.ground([("base", [])])
    costs = []
    with solver.solve(yield_=True) as models:
        costs = [tuple(model.cost) for model in models if model.optimality_proven]
    (cost,) = set(costs)
    return cost[0], len(costs)


def ours(stops: Graph) -> tuple[int, set[frozenset[int]]]:
    """List what our search finds, component by component."""
    dropped, found = 0, [frozenset[int]()]
    for component in components(stops):
        part = resolve(stops, component)
        dropped += part.dropped
        found = [whole | part[place] for whole in found for place in range(part.count)]
    assert len(set(found)) == len(found), "different places are different resolutions"
    return dropped, set(found)


def counted(stops: Graph) -> tuple[int, int]:
    """Count as `ours`, without listing."""
    dropped, count = 0, 1
    for component in components(stops):
        part = resolve(stops, component)
        dropped, count = dropped + part.dropped, count * part.count
    return dropped, count


def random_graph(lots: Random, size: int, density: float) -> Graph:
    return {
        vertex: {other for other in range(size) if other != vertex and lots.random() < density}
        for vertex in range(size)
    }


def every_graph(size: int) -> Iterator[Graph]:
    pairs = [(one, other) for one in range(size) for other in range(size) if one != other]
    for bits in product((False, True), repeat=len(pairs)):
        graph: Graph = {vertex: set() for vertex in range(size)}
        for (one, other), bit in zip(pairs, bits, strict=True):
            if bit:
                graph[one].add(other)
        yield graph


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_on_every_small_graph_the_best_resolutions_are_those_of_brute_force(size: int) -> None:
    """Rules: LTR-BLOCK-12, LTR-BLOCK-13."""
    for graph in every_graph(size):
        assert ours(graph) == by_force(graph), graph


@pytest.mark.parametrize("size", range(5, 13))
def test_on_random_graphs_the_best_resolutions_are_those_of_brute_force(size: int) -> None:
    """Twenty thousand with VERTELLER_CAMPAIGN=1. Rules: LTR-BLOCK-12, LTR-BLOCK-13."""
    lots = Random(size)
    for _ in range(how_many(60 if size < 10 else 8)):
        graph = random_graph(lots, size, lots.choice((0.05, 0.1, 0.2, 0.3, 0.6)))
        assert ours(graph) == by_force(graph), graph


def how_many(few: int) -> int:
    return 2_500 if CAMPAIGN else few


@pytest.mark.parametrize("size", [14, 20, 30, 45])
def test_on_larger_graphs_numbers_are_those_of_an_answer_set_solver(size: int) -> None:
    """Rules: LTR-BLOCK-12, LTR-BLOCK-13."""
    lots = Random(size)
    checked = 0
    while checked < 8:
        graph = random_graph(lots, size, lots.choice((0.5, 1.0, 1.3)) / size)
        mine = counted(graph)
        if mine[1] <= MOST_LISTED:
            assert by_solver(graph) == mine, graph
            checked += 1


@pytest.mark.parametrize(
    "graph",
    [
        {0: {1}, 1: {2}, 2: {0}},
        {0: {1}, 1: {2}, 2: {3}, 3: {4}, 4: {0}},
        {0: {1}, 1: {2}, 2: {3}, 3: {4}, 4: {2}},
    ],
    ids=["a ring of three", "a ring of five", "a ring of three that is fed"],
)
def test_a_lot_falls_on_every_best_resolution_equally_often(graph: Graph) -> None:
    """Rules: LTR-BLOCK-14, LTR-BLOCK-16."""
    best, expected = by_force(graph)
    (component,) = components(graph)
    found = resolve(graph, component)
    times = 400 * len(expected)

    drawn = Counter(
        found[Chance(f"seed {number}").number("blocking", found.count)] for number in range(times)
    )

    assert (found.dropped, found.count, set(drawn)) == (best, len(expected), expected)
    off = sum((count - 400) ** 2 / 400 for count in drawn.values())
    assert off < CHI_SQUARED[len(expected) - 1]


CHI_SQUARED = {2: 13.82, 3: 16.27, 4: 18.47}
"""What one in a thousand exceeds, by degrees of freedom."""


def test_dropping_one_that_nobody_stops_may_be_best() -> None:
    """So strongly connected parts cannot be solved apart. Rules: LTR-BLOCK-13."""
    rings: Graph = {0: {1}, 1: {2, 5}, 2: {3}, 3: {4}, 4: {2}, 5: {6}, 6: {7}, 7: {5}}

    dropped, found = ours(rings)

    assert dropped == 1
    assert found == by_force(rings)[1]
    assert all(0 not in each and 1 in each for each in found)


def test_components_are_given_in_ascending_order_whatever_the_arrows() -> None:
    graph: Graph = {7: {3}, 1: set(), 3: set(), 5: {1}, 2: {2}}

    assert list(components(graph)) == [(1, 5), (2,), (3, 7)]


@pytest.mark.parametrize("place", [-1, 2])
def test_a_place_that_is_none_of_the_best_is_an_error(place: int) -> None:
    with pytest.raises(IndexError):
        resolve({0: {1}, 1: {0}}, (0, 1))[place]


@pytest.mark.parametrize("size", [20, 100, 400])
def test_rings_and_cliques_of_any_size_are_solved(size: int) -> None:
    ring: Graph = {vertex: {(vertex + 1) % size} for vertex in range(size)}
    clique: Graph = {vertex: set(range(size)) - {vertex} for vertex in range(size)}

    assert counted(ring) == (0, 2)
    assert counted(clique) == (0, size)
