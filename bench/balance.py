"""
Who wins how often with the distributions of Wakkerdam that are shipped.

``python -m bench.balance 7 12 18`` measures those for 7, 12 and 18 players as the comments in
the file were measured; without numbers, all of them. ``python -m bench balance`` is a short run.
"""

import sys
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from itertools import groupby

import yaml

from bench.measuring import Line, seconds
from verteller.lab.balance import GAMES, Balance, balance
from verteller.rules.moves import Composition
from verteller.rules.registry import find_rulebook

RULEBOOK = "wakkerdam"
FEW_GAMES = 40
SIZES = (7, 12, 18, 24, 35)
"""The numbers of players of a short run."""


def shipped() -> list[Composition]:
    """Read the distributions that come with the rulebook, in the order of their file."""
    file = files("verteller.hosting").joinpath("distributions", f"{RULEBOOK}.yaml")
    return [
        Composition(
            tuple(role for role, count in sorted(each["roles"].items()) for _ in range(count)),
            bool(each["mayor"]),
        )
        for each in yaml.safe_load(file.read_text(encoding="utf-8"))
    ]


def balances(sizes: tuple[int, ...], games: int = GAMES) -> Iterator[tuple[Composition, Balance]]:
    """Measure the shipped distributions for these numbers of players."""
    for composition in shipped():
        if len(composition.roles) in sizes:
            yield composition, balance(find_rulebook(RULEBOOK), composition, games=games)


def measure() -> Iterator[Line]:
    """Say for some numbers of players how even they come out, and what measuring costs."""
    for size, found in groupby(balances(SIZES, FEW_GAMES), lambda each: len(each[0].roles)):
        shares = " ".join(f"{100 * each.share('villagers'):.0f}" for _, each in found)
        yield Line(f"villagers' wins in a hundred, {size} players", shares, guide="30 to 65")
    rulebook = find_rulebook(RULEBOOK)
    composition = next(each for each in shipped() if len(each.roles) == 18)
    taken, _ = seconds(partial(balance, rulebook, composition, games=FEW_GAMES))
    yield Line("measuring a distribution for 18", f"{GAMES * taken / FEW_GAMES:.1f} s")


def main(arguments: list[str]) -> None:
    """Print a line for each distribution for the numbers of players given."""
    sizes = tuple(map(int, arguments)) or tuple({len(each.roles) for each in shipped()})
    for composition, measured in balances(sizes):
        mayor = "mayor" if composition.mayor else "no mayor"
        print(f"{len(composition.roles)} players, {mayor}: {measured}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
