"""Chance by name: every draw depends on the game's seed and the draw's label, on nothing else."""

import hashlib
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from verteller.rules.facts import NARRATOR, Drawn, Fact, Option

Opt = TypeVar("Opt", bound=Option)


@dataclass(frozen=True, slots=True)
class Chance:
    """
    The lots of one game.

    Args:
        seed: A secret string, drawn anew for every game outside the engine.
    """

    seed: str

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed in hexadecimal, to be published before the deal."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def number(self, label: str, below: int) -> int:
        """
        Return the number from 0 to *below* - 1 that the seed gives for *label*.

        256 bits are reduced modulo *below*; for anything countable round a table the
        departure from uniformity is under 1 in 2 ** 200.
        """
        digest = hashlib.sha256(f"{self.seed}\n{label}".encode()).digest()
        return int.from_bytes(digest, "big") % below

    def order(self, label: str, size: int) -> list[int]:
        """Return a permutation of 0 to *size* - 1 (Fisher and Yates, one number a place)."""
        places = list(range(size))
        for last in range(size - 1, 0, -1):
            swap = self.number(f"{label}\n{last}", last + 1)
            places[last], places[swap] = places[swap], places[last]
        return places


def draw(chance: Chance, label: str, options: Sequence[Opt]) -> Generator[Fact, None, Opt]:
    """
    Draw one of *options* uniformly and put the draw on record.

    Args:
        label: What is drawn, once in a game (``pyre 3 scapegoat``).
        options: At least one.

    Returns:
        The option drawn; the fact yielded is for the narrator.
    """
    result = options[chance.number(label, len(options))]
    yield Drawn(to=NARRATOR, label=label, options=tuple(options), result=(result,))
    return result


def shuffle(chance: Chance, label: str, options: Sequence[Opt]) -> Generator[Fact, None, list[Opt]]:
    """Bring *options* into a random order and put the draw on record; see `draw`."""
    result = [options[place] for place in chance.order(label, len(options))]
    yield Drawn(to=NARRATOR, label=label, options=tuple(options), result=tuple(result))
    return result
