"""
Contradictions of tempo reale: how long it takes to find all ways out of a tangle of powers.

The graphs are those of villages, made by the rulebook's own table of who would stop whom. The
worst village was found by climbing: powers and targets were changed at random, and whatever took
longer was kept.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from random import Random
from typing import TypeAlias

from bench.measuring import Line, seconds
from verteller.rules.facts import Seat
from verteller.rules.tempo_reale.blocking import arrows
from verteller.rules.tempo_reale.resolving import components, resolve
from verteller.rules.tempo_reale.snapshot import Act, Snapshot

Graph: TypeAlias = dict[int, set[int]]

Deed: TypeAlias = tuple[str, int]
"""A power and the place of its target; the blocker's own place is that in the list."""

LETTERS = {
    "K": "kidnapper",
    "S": "sorcerer",
    "E": "exorcist",
    "H": "shaman",
    "C": "concealment",
}

WORST = """
C60 H0 S1 S25 K25 K55 S1 K14 K2 H0 K39 S60 K5 K19 E2 K60 K5 K45 K8 S9 K6 S16 S9 S6 S8 S55 K27
H0 K9 K6 S5 K5 K16 S11 K8 K11 K35 K8 K8 E2 S35 S60 S27 K8 S25 S9 S2 S15 S27 K35 K15 K15 S26 S1
S55 K1 K16 K26 K25 K26
"""
"""Sixty blockers in the order of their seats, each with its target; 60 and 61 do nothing."""

VILLAGES = 200


def village(deeds: Sequence[Deed], bystanders: int = 3) -> Graph:
    """Return who of those who act would stop whom."""
    size = len(deeds) + bystanders
    ghosts = {place for place, (power, _) in enumerate(deeds) if power == "concealment"}
    before = Snapshot(
        tuple("ghost" if seat in ghosts else "farmer" for seat in range(size)),
        ("villagers",) * size,
        ("white",) * size,
        (False,) * size,
        frozenset(Seat(seat) for seat in range(size) if seat not in ghosts),
    )
    acts = {
        Seat(place): Act(Seat(place), power, Seat(target), None, place)
        for place, (power, target) in enumerate(deeds)
    }
    return {blocker: {*stopped} for blocker, stopped in arrows(before, acts).items()}


def at_random(size: int, lots: Random) -> Graph:
    """Make up a village of *size* blockers, one of them the Ghost, with random targets."""
    deeds: list[Deed] = [("concealment", lots.randrange(1, size + 3))]
    for place in range(1, size):
        power = lots.choice(
            ("kidnapper", "kidnapper", "sorcerer", "sorcerer", "exorcist", "shaman")
        )
        others = [seat for seat in range(1, size + 3) if seat != place]
        deeds.append((power, 0 if power == "shaman" else lots.choice(others)))
    return village(deeds)


def ring(size: int) -> Graph:
    """Let kidnappers sit in a ring, each on the next one's track."""
    return village([("kidnapper", (place + 1) % size) for place in range(size)])


def star(size: int) -> Graph:
    """Let sorcerers meet at one house."""
    return village([("sorcerer", size) for _ in range(size)])


def worst() -> Graph:
    """Return the worst village of sixty."""
    return village([(LETTERS[word[0]], int(word[1:])) for word in WORST.split()])


def solve(graph: Graph) -> tuple[int, int]:
    """Return how many are dropped, and in how many ways."""
    dropped, count = 0, 1
    for component in components(graph):
        found = resolve(graph, component)
        dropped, count = dropped + found.dropped, count * found.count
    return dropped, count


def by_force(graph: Graph) -> tuple[int, int]:
    """Try every set of those who might succeed, as the known server does."""
    vertices = sorted(graph)
    stopping = [sum(1 << other for other in graph[vertex]) for vertex in vertices]
    best, count = len(vertices) + 1, 0
    for bits in product((0, 1), repeat=len(vertices)):
        succeed = stopped = 0
        for place, bit in enumerate(bits):
            if bit:
                succeed |= 1 << place
                stopped |= stopping[place]
        if succeed & stopped:
            continue
        dropped = len(vertices) - (succeed | stopped).bit_count()
        if dropped < best:
            best, count = dropped, 0
        count += dropped == best
    return best, count


def measure() -> Iterator[Line]:
    """Measure random villages, rings and stars, brute force, and the worst village."""
    lots = Random(1)
    for size, guide in ((20, "under 1 ms"), (100, "under 50 ms")):
        graphs = [at_random(size, lots) for _ in range(VILLAGES)]
        taken = sorted(seconds(partial(solve, graph), times=1)[0] for graph in graphs)
        middle, slowest = 1000 * taken[VILLAGES // 2], 1000 * taken[-1]
        value = f"{middle:.2f} ms, {slowest:.2f} at most"
        yield Line(f"{size} blockers with random targets", value, guide=guide)
        for name, graph in (("ring", ring(size)), ("star", star(size))):
            fastest = 1000 * seconds(partial(solve, graph))[0]
            yield Line(f"{size} blockers in a {name}", f"{fastest:.2f} ms", guide=guide)
    sixteen = at_random(16, lots)
    force, expected = seconds(partial(by_force, sixteen), times=1)
    ours, found = seconds(partial(solve, sixteen))
    if found != expected:
        raise ValueError(f"brute force finds {expected}, we find {found}")
    yield Line("16 blockers by brute force", f"{1000 * force:.0f} ms")
    yield Line(
        "16 blockers", f"{1000 * ours:.2f} ms", ours / force, baseline="brute force", most=0.1
    )
    graph = worst()
    taken_by_worst, (dropped, count) = seconds(partial(solve, graph))
    value = f"{1000 * taken_by_worst:.0f} ms"
    yield Line(f"worst 60 found ({dropped} dropped, {count} ways)", value, guide="under 1 s")
