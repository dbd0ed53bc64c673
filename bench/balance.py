"""
Who wins how often with the distributions that are shipped.

``python -m bench.balance 7 12 18`` measures Wakkerdam's for 7, 12 and 18 players as the comments
in the file were measured; without numbers, all of them. Another rulebook's come with its key before
the numbers: ``python -m bench.balance tempo_reale 20``. ``python -m bench balance`` is a short run.
"""

import sys
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from itertools import groupby

import yaml

from bench.measuring import Line, seconds
from verteller.lab.agreeing import agreeing
from verteller.lab.balance import GAMES, Balance, balance
from verteller.lab.strategies import Strategy, purposeful
from verteller.rules.moves import Composition
from verteller.rules.registry import find_rulebook

RULEBOOK = "wakkerdam"
FEW_GAMES = 40
SIZES = (7, 12, 18, 24, 35)
"""The numbers of players of a short run."""

AGREED = {
    "tempo_reale": ("LTR-WOLF", "LTR-NECROMANCER"),
    # Vampires fail like that too, but do not know each other.
    "lupus3": ("LU3-TABLE-16",),
}
"""Under which rules of a rulebook several who know each other fail unless all name the same."""


def shipped(rulebook: str = RULEBOOK) -> list[Composition]:
    """Read the distributions that come with a rulebook, in the order of their file."""
    file = files("verteller.hosting").joinpath("distributions", f"{rulebook}.yaml")
    return [
        Composition(
            tuple(role for role, count in sorted(each["roles"].items()) for _ in range(count)),
            bool(each.get("mayor", False)),
        )
        for each in yaml.safe_load(file.read_text(encoding="utf-8"))
    ]


def balances(
    sizes: tuple[int, ...], games: int = GAMES, rulebook: str = RULEBOOK
) -> Iterator[tuple[Composition, Balance]]:
    """Measure the shipped distributions for these numbers of players."""
    for composition in shipped(rulebook):
        if len(composition.roles) in sizes:
            how, book = _strategy(rulebook), find_rulebook(rulebook)
            yield composition, balance(book, composition, games=games, strategy=how)


def _strategy(rulebook: str) -> Strategy:
    rules = AGREED.get(rulebook)
    return agreeing(purposeful, rules) if rules else purposeful


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
    """Print a line for each distribution of a rulebook for the numbers of players given."""
    numbers = [each for each in arguments if each.isdecimal()]
    rulebook = next((each for each in arguments if not each.isdecimal()), RULEBOOK)
    sizes = tuple(map(int, numbers)) or tuple({len(each.roles) for each in shipped(rulebook)})
    for composition, measured in balances(sizes, rulebook=rulebook):
        mayor = "mayor" if composition.mayor else "no mayor"
        print(f"{len(composition.roles)} players, {mayor}: {measured}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
