"""The beginning of a game: roles by lot, the mayor by lot, sentences for soothsayers."""

from collections import Counter

import pytest

from tests.rules.tempo_reale.table import TEMPO_REALE, Table
from verteller.rules.errors import SetupError
from verteller.rules.facts import EVERYONE, Proposition, RoleTold
from verteller.rules.game import Game
from verteller.rules.moves import Composition, Started
from verteller.rules.tempo_reale.ending import FACTIONS as SIDES
from verteller.rules.tempo_reale.roles import ROLES

SIX = {
    "Sam": "soothsayer",
    "Lou": "wolf",
    "Nec": "necromancer",
    "Ann": "seer",
    "Bob": "farmer",
    "Cas": "farmer",
}
TRUE, OTHER_TRUE = ("proposition 0 wolf", "Lou"), ("proposition 0 seer", "Ann")
FALSE, OTHER_FALSE = ("proposition 0 wolf", "Bob"), ("proposition 0 seer", "Nec")


def dealt(number: int) -> Game:
    """Deal one composition under seed *number*."""
    started = Started(
        rulebook=TEMPO_REALE.key,
        version=TEMPO_REALE.version,
        players=("Ann", "Bob", "Cas", "Dan"),
        seed=f"deal {number}",
        compositions=(Composition(("wolf", "necromancer", "seer", "farmer")),),
    )
    return Game.start(TEMPO_REALE, started, at=0)


def test_roles_are_dealt_at_random_and_nobody_is_told_another_s() -> None:
    """Rules: LTR-GEN-04, LTR-GEN-05, LTR-SYS-22."""
    games = [dealt(number) for number in range(400)]
    holders = Counter(game.state.roles.index("wolf") for game in games)

    assert sum((count - 100) ** 2 / 100 for count in holders.values()) < 16.27
    for game in games[:5]:
        told = [e.content for e in game.log if isinstance(e.content, RoleTold)]
        assert [fact.to for fact in told] == [(0,), (1,), (2,), (3,)]
        assert [fact.role for fact in told] == game.state.roles


def test_the_mayor_is_drawn_whatever_the_roles() -> None:
    """Rules: LTR-MAYOR-01, LTR-SYS-25."""
    games = [dealt(number) for number in range(800)]
    roles = Counter(game.state.roles[vars(game.state)["mayor"]] for game in games)

    assert sum((count - 200) ** 2 / 200 for count in roles.values()) < 16.27


def test_the_roles_are_those_of_the_rulebook_and_any_may_be_missing_or_repeated() -> None:
    """Rules: LTR-GEN-01, LTR-GEN-07."""
    names = {f"P{number}": "wolf" for number in range(3)}

    assert len(ROLES) == 30
    assert {role.faction for role in ROLES.values()} == set(SIDES)
    assert Table(names).village.roles == ["wolf"] * 3


def test_nobody_is_a_ghost_from_the_start() -> None:
    """Rules: LTR-GHOST-01."""
    with pytest.raises(SetupError, match="unknown_role"):
        Table({"Ann": "ghost", "Bob": "wolf", "Cas": "necromancer"})


@pytest.mark.parametrize(
    ("roles", "warnings"),
    [
        (["farmer", "wolf", "necromancer"], ()),
        (["wolf", "necromancer"], ("no_villagers",)),
        (["farmer", "wolf"], ("no_necromancers", "no_necromancer")),
        (["farmer", "renegade", "necromancer"], ("no_wolf",)),
        (["farmer", "wolf", "medium"], ("no_necromancer",)),
        (["farmer"], ("no_wolves", "no_necromancers", "no_wolf", "no_necromancer")),
    ],
)
def test_a_master_is_warned_of_a_faction_that_could_not_last(
    roles: list[str], warnings: tuple[str, ...]
) -> None:
    """Rules: LTR-SYS-23."""
    assert TEMPO_REALE.warnings(roles) == warnings


def sentences(table: Table) -> list[tuple[int, str]]:
    """Return what the soothsayer in seat 0 was told, in order."""
    told = [e.content for e in table.game.log if isinstance(e.content, Proposition)]
    assert all(fact.to == (0,) for fact in told)
    return [(fact.about, fact.role) for fact in told]


def test_two_of_a_soothsayer_s_four_sentences_are_true_and_two_are_false() -> None:
    """Rules: LTR-SOOTHSAYER-01, LTR-SOOTHSAYER-02."""
    places = Counter[int]()
    for number in range(200):
        table = Table(SIX, seed=str(number))
        told = sentences(table)
        true = [
            place for place, (about, role) in enumerate(told) if table.village.roles[about] == role
        ]
        assert len(set(told)) == 4
        assert len(true) == 2
        places.update(true)
    assert min(places.values()) > 60, "where the true ones stand tells nothing"


@pytest.mark.parametrize("others", [["wolf"], ["wolf", "wolf"], ["wolf", "seer", "farmer"]])
def test_a_small_village_has_four_sentences_too(others: list[str]) -> None:
    """Rules: LTR-SOOTHSAYER-02."""
    names = {"Sam": "soothsayer", "Una": "farmer"} | {
        f"P{number}": role for number, role in enumerate(others)
    }
    table = Table(names)
    told = sentences(table)

    assert len(set(told)) == 4
    assert sum(1 for about, role in told if table.village.roles[about] == role) == 2


def test_sentences_that_a_master_prepared_are_told_as_they_are() -> None:
    """Rules: LTR-SOOTHSAYER-03, LTR-SYS-26."""
    table = Table(SIX, fixed=[FALSE, TRUE, OTHER_FALSE, OTHER_TRUE])

    assert sentences(table) == [(4, "wolf"), (1, "wolf"), (2, "seer"), (3, "seer")]


@pytest.mark.parametrize(
    "prepared",
    [
        [TRUE, OTHER_TRUE, ("proposition 0 necromancer", "Nec"), FALSE],
        [TRUE, OTHER_TRUE, FALSE],
        [TRUE, OTHER_TRUE, FALSE, FALSE],
        [TRUE, FALSE, OTHER_FALSE, ("proposition 0 wolf", "Ann")],
    ],
)
def test_sentences_are_refused_unless_two_are_true_and_two_false(
    prepared: list[tuple[str, str]],
) -> None:
    """Rules: LTR-SYS-26."""
    with pytest.raises(SetupError, match="propositions"):
        Table(SIX, fixed=prepared)


@pytest.mark.parametrize(
    "fixed",
    [
        ("proposition 1 wolf", "Lou"),
        ("proposition 9 wolf", "Lou"),
        ("proposition 0 vampire", "Lou"),
        ("proposition wolf", "Lou"),
        ("successor", "Lou"),
    ],
)
def test_nothing_else_can_be_fixed(fixed: tuple[str, str]) -> None:
    with pytest.raises(SetupError, match="fixed"):
        Table(SIX, fixed=[fixed])


def test_how_sentences_are_made_is_told_to_nobody() -> None:
    """Rules: LTR-SOOTHSAYER-03."""
    table = Table(SIX)
    public = [e for e in table.game.log if getattr(e.content, "to", None) == EVERYONE]

    assert {e.kind for e in public} == {"seed_committed", "mayor", "phase_opened"}
