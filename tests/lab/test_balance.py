"""Who wins how often with a distribution of roles."""

from random import Random

from verteller.lab.balance import balance, opponents, victors
from verteller.lab.playing import play
from verteller.lab.strategies import purposeful
from verteller.lab.villages import made_up
from verteller.rules.facts import Won
from verteller.rules.moves import Composition
from verteller.rules.registry import find_rulebook

WAKKERDAM = find_rulebook("wakkerdam")
EVEN = Composition(("seer", "villager", "villager", "villager", "psychopath", "werewolf"))


def test_every_game_has_a_victor() -> None:
    measured = balance(WAKKERDAM, EVEN, games=60)

    assert measured.games == 60
    assert sum(measured.wins.values()) >= 60
    assert set(measured.wins) <= {*opponents(WAKKERDAM, EVEN), "draw"}
    assert measured.share("villagers") == measured.wins["villagers"] / 60


def test_an_equal_seed_measures_the_same() -> None:
    one, other, another = (balance(WAKKERDAM, EVEN, games=40, seed=seed) for seed in (3, 3, 4))

    assert one == other
    assert one != another


def test_a_village_without_a_chance_never_wins() -> None:
    hopeless = Composition((*("werewolf",) * 6, "villager"))

    assert balance(WAKKERDAM, hopeless, games=20).share("villagers") == 0


def test_who_wins_alone_is_named_by_his_role() -> None:
    """Rules: WAK-WIN-05."""
    assert opponents(WAKKERDAM, EVEN) == {"villagers", "wolves", "psychopath"}
    for seed in range(40):
        lots = Random(seed)
        game = play(WAKKERDAM, made_up(WAKKERDAM, 9, lots), lots, purposeful)
        won = {each.content.faction for each in game.log if isinstance(each.content, Won)}
        assert ("own" in won) == bool(victors(game) & {"psychopath", "white_werewolf"})
        assert "own" not in victors(game)


def test_shares_are_said_in_a_hundred_the_greatest_first() -> None:
    said = str(balance(WAKKERDAM, EVEN, games=50))

    numbers = [int(part.rsplit(" ", 1)[1]) for part in said.split(", ")]
    assert numbers == sorted(numbers, reverse=True)
    assert 98 <= sum(numbers) <= 106
