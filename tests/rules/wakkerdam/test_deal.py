"""The deal of Wakkerdam: a distribution by lot, then its roles by lot."""

from collections import Counter

from tests.rules.wakkerdam.sisters import WAKKERDAM
from verteller.rules.facts import Drawn, RoleTold
from verteller.rules.game import Game
from verteller.rules.moves import Composition, Started

WOLVES = Composition(("werewolf", "seer", "villager", "villager"))
VAMPIRES = Composition(("vampire", "witch", "villager", "hunter"), mayor=True)
GAMES = 800


def dealt(number: int, *compositions: Composition) -> Game:
    """Start the game under seed *number*."""
    started = Started(
        rulebook="wakkerdam",
        version=WAKKERDAM.version,
        players=("Ann", "Bob", "Cas", "Dan"),
        seed=f"deal {number}",
        compositions=compositions,
    )
    return Game.start(WAKKERDAM, started, at=0)


def test_one_of_the_fitting_distributions_is_drawn_at_random() -> None:
    """Rules: WAK-COMP-01, WAK-COMP-02, WAK-SYS-45."""
    drawn = Counter(
        tuple(sorted(dealt(number, WOLVES, VAMPIRES).state.roles)) for number in range(GAMES)
    )

    assert set(drawn) == {tuple(sorted(each.roles)) for each in (WOLVES, VAMPIRES)}
    assert sum((count - GAMES / 2) ** 2 / (GAMES / 2) for count in drawn.values()) < 10.83


def test_its_roles_are_dealt_to_the_players_at_random() -> None:
    """Rules: WAK-COMP-06."""
    holders = Counter(
        dealt(number, WOLVES).state.roles.index("werewolf") for number in range(GAMES)
    )

    assert set(holders) == {0, 1, 2, 3}
    assert sum((count - GAMES / 4) ** 2 / (GAMES / 4) for count in holders.values()) < 16.27


def test_both_draws_are_on_record() -> None:
    labels = [
        entry.content.label
        for entry in dealt(1, WOLVES, VAMPIRES).log
        if isinstance(entry.content, Drawn)
    ]

    assert labels[:2] == ["distribution", "deal"]


def test_everybody_is_told_his_own_role() -> None:
    """Rules: WAK-SYS-12."""
    game = dealt(1, WOLVES)
    told = [entry.content for entry in game.log if isinstance(entry.content, RoleTold)]

    assert [fact.to for fact in told] == [(seat,) for seat in game.state.seats]
    assert [fact.role for fact in told] == game.state.roles
