"""Before the first night: what may be fixed, and what a master is warned of."""

import pytest

from verteller.rules.errors import SetupError
from verteller.rules.facts import Seat
from verteller.rules.lupus3 import RULEBOOK
from verteller.rules.moves import Started

DEAL = ("kidnapper", "kidnapper", "exorcist", "farmer")


def started(*fixed: tuple[str, int]) -> Started:
    """Return a game of four in which that is fixed."""
    return Started(
        rulebook="lupus3",
        version=RULEBOOK.version,
        players=("Ann", "Ben", "Cas", "Dora"),
        seed="seed",
        deal=DEAL,
        fixed=tuple((key, Seat(seat)) for key, seat in fixed),
    )


@pytest.mark.parametrize(
    "fixed",
    [
        [("kidnapper 1", 0)],
        [("kidnapper 1", 0), ("kidnapper 2", 0)],
        [("kidnapper 1", 0), ("kidnapper 2", 3)],
        [("farmer 1", 3)],
        [("mayor", 4)],
        [("exorcist one", 2)],
    ],
)
def test_an_order_of_skill_is_fixed_for_all_holders_or_not_at_all(
    fixed: list[tuple[str, int]],
) -> None:
    """Rules: LU3-SYS-26."""
    with pytest.raises(SetupError) as refused:
        RULEBOOK.validate(started(*fixed))

    assert refused.value.code == "fixed"


def test_an_order_of_skill_can_be_fixed() -> None:
    """Rules: LU3-SYS-26."""
    RULEBOOK.validate(started(("kidnapper 1", 1), ("kidnapper 2", 0), ("exorcist 1", 2)))


@pytest.mark.parametrize(
    ("roles", "warnings"),
    [
        (["farmer", "wolf", "young_vampire"], ()),
        (["farmer", "witch", "old_vampire"], ("no_wolf",)),
        (["farmer", "wolf", "necromancer"], ("no_vampire",)),
        (["farmer", "wolf"], ("no_red",)),
        (["farmer", "wolf", "vampirised"], ("no_vampire", "vampirised_dealt")),
        (["young_vampire"], ("no_white", "no_black")),
    ],
)
def test_a_master_is_warned_of_an_odd_village(roles: list[str], warnings: tuple[str, ...]) -> None:
    """Rules: LU3-SYS-27."""
    assert RULEBOOK.warnings(roles) == warnings
