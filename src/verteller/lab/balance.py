"""How even a distribution of roles is: who wins how often when chance plays for everybody."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from verteller.lab.playing import play
from verteller.lab.strategies import Strategy, purposeful
from verteller.rules.facts import Won
from verteller.rules.game import Game
from verteller.rules.moves import Composition, Started
from verteller.rules.rulebook import Rulebook

GAMES: Final = 400
"""Of so many games a share of one half is known to within five in a hundred."""

LONER: Final = "own"
"""The faction of those who win alone; they are told apart by their roles."""


@dataclass(frozen=True, slots=True)
class Balance:
    """
    Who won how often.

    Args:
        games: How many were played.
        wins: How many of them each faction won, alone or with another; a loner under the name
            of his role. A draw counts as ``draw``.
    """

    games: int
    wins: Mapping[str, int]

    def share(self, victor: str) -> float:
        """Return the share of the games that a faction or loner won, from 0 to 1."""
        return self.wins.get(victor, 0) / self.games

    def __str__(self) -> str:
        """Return the shares in a hundred, the greatest first."""
        ranks = sorted(self.wins.items(), key=lambda each: (-each[1], each[0]))
        return ", ".join(f"{victor} {100 * wins / self.games:.0f}" for victor, wins in ranks)


def balance(
    rulebook: Rulebook[Any],
    composition: Composition,
    *,
    games: int = GAMES,
    seed: int = 1,
    strategy: Strategy = purposeful,
) -> Balance:
    """
    Play a distribution many times over and count who wins.

    The players know nothing and talk to nobody, so this weighs numbers and powers and not wits:
    among people who think, a village that has a seer does better than here.

    Args:
        seed: Decides everything; an equal seed plays equal games.
    """
    lots = Random(seed)
    wins: Counter[str] = Counter()
    for _ in range(games):
        wins.update(victors(play(rulebook, _started(rulebook, composition, lots), lots, strategy)))
    return Balance(games, wins)


def victors(game: Game) -> set[str]:
    """Return who won a game: factions, loners by their roles, or ``draw``."""
    won = [each.content for each in game.log if isinstance(each.content, Won)]
    return {_name(fact, game) for fact in won}


def opponents(rulebook: Rulebook[Any], composition: Composition) -> set[str]:
    """Return who can win with a distribution by himself: its factions, loners by their roles."""
    return {
        role if rulebook.roles[role] == LONER else rulebook.roles[role]
        for role in composition.roles
    }


def _name(won: Won, game: Game) -> str:
    if won.faction != LONER or not won.players:
        return won.faction
    return game.state.roles[won.players[0]]


def _started(rulebook: Rulebook[Any], composition: Composition, lots: Random) -> Started:
    size = len(composition.roles)
    return Started(
        rulebook=rulebook.key,
        version=rulebook.version,
        players=tuple(f"Player {number}" for number in range(1, size + 1)),
        seed=f"{lots.getrandbits(128):032x}",
        compositions=(composition,),
    )
