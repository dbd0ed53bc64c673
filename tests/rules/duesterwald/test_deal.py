"""Setting up a game of Düsterwald: which roles can be dealt, and who gets which."""

from collections import Counter
from typing import Any

import pytest

from tests.rules.duesterwald.table import DUESTERWALD, Table
from verteller.hosting.compositions import shipped
from verteller.rules.duesterwald.facts import RolesListed
from verteller.rules.errors import SetupError
from verteller.rules.facts import EVERYONE, NARRATOR, Dealt, Drawn, Fact, RoleTold
from verteller.rules.game import Game
from verteller.rules.moves import Composition, Started

EIGHT = ("werewolf", "werewolf", "wolfhound", "seer", "witch", "cupid", "bear_tamer", "villager")
TEN = (
    *("werewolf", "werewolf", "primal_werewolf", "seer", "witch", "cupid", "bear_tamer"),
    *("sibling", "sibling", "black_raven"),
)
PRESETS = {
    8: EIGHT,
    9: (*EIGHT, "villager"),
    10: TEN,
    11: (*TEN, "protector"),
    12: (*TEN, "protector", "wolfhound"),
}


def started(roles: tuple[str, ...], players: int | None = None, **more: Any) -> Started:
    return Started(
        rulebook="duesterwald",
        version=DUESTERWALD.version,
        players=tuple(f"P{number}" for number in range(players or len(roles))),
        seed=more.pop("seed", "seed"),
        **(more or {"deal": roles}),
    )


@pytest.mark.parametrize("size", PRESETS)
def test_the_examples_of_the_rulebook_are_ready_to_be_dealt(size: int) -> None:
    """Rules: DUE-CMP-01, DUE-CMP-02, DUE-CMP-03, DUE-SYS-02, DUE-SIB-04."""
    (found,) = (each for each in shipped("duesterwald") if len(each.roles) == size)
    assert Counter(found.roles) == Counter(PRESETS[size])
    DUESTERWALD.validate(started(found.roles))
    assert not DUESTERWALD.warnings(found.roles)


def test_the_worked_example_is_dealt_name_by_name() -> None:
    """The first name gets the first role, and so on. Rules: DUE-CMP-04, DUE-SET-05, DUE-SET-06."""
    names = "Anna Hanna Sophie Christopher Michael Sarah Sebastian Mia Thomas Thorsten".split()
    table = Table(dict(zip(names, TEN, strict=True)))
    roles = dict(zip(table.names, table.village.roles, strict=True))
    assert roles["Sophie"] == "primal_werewolf"
    assert roles["Sarah"] == "cupid"
    assert roles["Thorsten"] == "black_raven"


def test_who_gets_which_role_is_drawn_by_lot_and_can_be_drawn_again() -> None:
    """From the seed, for the narrator alone. Rules: DUE-SYS-03, DUE-SET-05, DUE-SET-06."""
    dealt = set()
    for number in range(12):
        begun = started(EIGHT, seed=str(number), compositions=(Composition(EIGHT),))
        game, again = (Game.start(DUESTERWALD, begun, at=0) for _ in range(2))
        assert game.log == again.log
        assert Counter(game.state.roles) == Counter(EIGHT)
        dealt.add(tuple(game.state.roles))
        drawn = [e.content for e in game.log if isinstance(e.content, (Drawn, Dealt))]
        assert {fact.to for fact in drawn} == {NARRATOR}
    assert len(dealt) > 6


def test_seats_do_not_follow_from_roles() -> None:
    """Neighbours are those of the list of names, whatever is dealt. Rules: DUE-SYS-08."""
    begun = started(EIGHT, compositions=(Composition(EIGHT),))
    game = Game.start(DUESTERWALD, begun, at=0)
    assert game.state.names == begun.players
    assert tuple(game.state.roles) != EIGHT


@pytest.mark.parametrize(
    ("roles", "players", "code"),
    [
        (EIGHT, 9, "role_count"),
        ((*EIGHT, "sibling"), 9, "role_limit"),
        (("villager", "seer", "witch"), 3, "role_limit"),
        (("werewolf", "white_werewolf", "primal_werewolf"), 3, "role_limit"),
        ((*EIGHT, "seer"), 9, "role_limit"),
        (("werewolf", "villager"), 2, "player_count"),
        (("werewolf", "villager", "ghost"), 3, "unknown_role"),
    ],
)
def test_what_cannot_be_played_is_not_started(
    roles: tuple[str, ...], players: int, code: str
) -> None:
    """Rules: DUE-SYS-01, DUE-SYS-10, DUE-SIB-03, DUE-SET-04."""
    with pytest.raises(SetupError) as refused:
        DUESTERWALD.validate(started(roles, players))
    assert refused.value.code == code


def test_three_siblings_are_usual_and_four_are_odd() -> None:
    """Rules: DUE-SIB-03, DUE-SIB-04, DUE-SYS-10."""
    three = (*EIGHT, "sibling", "sibling", "sibling")
    DUESTERWALD.validate(started(three))
    assert not DUESTERWALD.warnings(three)
    assert DUESTERWALD.warnings((*three, "sibling")) == ("many_siblings",)


def test_the_roles_are_listed_in_the_rulebooks_order_and_never_by_name() -> None:
    """Rules: DUE-SET-04."""
    table = Table(dict(zip("ABCDEFGH", EIGHT, strict=True)))
    listed = [e.content for e in table.game.log if isinstance(e.content, RolesListed)]
    assert [fact.to for fact in listed] == [EVERYONE]
    order = list(DUESTERWALD.roles)
    assert list(listed[0].roles) == sorted(EIGHT, key=order.index)


def test_nobody_but_its_player_is_told_a_role_at_the_beginning() -> None:
    """Rules: DUE-SYS-04, DUE-SYS-39, DUE-SET-07."""
    table = Table(dict(zip("ABCDEFGH", EIGHT, strict=True)))
    told: list[Fact] = [e.content for e in table.game.log if isinstance(e.content, RoleTold)]
    assert [fact.to for fact in told] == [(seat,) for seat in range(8)]
