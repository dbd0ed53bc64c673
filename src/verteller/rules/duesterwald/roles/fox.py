"""The fox (Fuchs): finds out whether a wolf is among three neighbours."""

from collections.abc import Iterator

from verteller.rules.duesterwald.facts import ScentLost
from verteller.rules.duesterwald.role import CITIZENS, Role
from verteller.rules.duesterwald.role import ask as ask_for
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import Fact, LearnedNeighbourhood


def ask(village: Village) -> Iterator[Fact]:
    """
    Ask for anybody, himself allowed, as long as he has his power.

    Source: duesterwald, Der Fuchs, DUE-FOX-01, -03, -05, DUE-AMB-23.
    """
    fox = village.holder("fox")
    if fox is not None and fox not in village.scentless:
        yield from ask_for(fox, "fox", village.living, rule="DUE-FOX-01")


def resolve(village: Village) -> Iterator[Fact]:
    """
    Tell him yes or no; after a no he has lost his power.

    Source: duesterwald, Der Fuchs, DUE-FOX-02 to -04, DUE-AMB-23.
    """
    fox = village.holder("fox")
    if fox is None:
        return
    for about in village.named(fox, "fox"):
        trio = {about, *village.neighbours(about)}
        wolf = any(village.is_living(seat) and village.is_wolf(seat) for seat in trio)
        why = village.because(fox, "fox")
        yield LearnedNeighbourhood(
            to=(fox,), about=about, wolf=wolf, rule="DUE-FOX-02", because=why
        )
        if not wolf:
            yield ScentLost(to=(fox,), rule="DUE-FOX-04", because=why)


FOX = Role("fox", "Der Fuchs", CITIZENS, "Der Fuchs, DUE-FOX")
