"""Which cards are played with how many players."""

from collections import Counter

import pytest

from tests.rules.tabula.table import F8, F16
from verteller.rules.errors import SetupError
from verteller.rules.game import Game
from verteller.rules.moves import Composition, Started
from verteller.rules.tabula import RULEBOOK
from verteller.rules.tabula.roles import ROLES

SPECIAL = ("medium", "possessed", "bodyguard", "owl", "werehamster", "mythomaniac")
ALL = (*("werewolf",) * 3, *("villager",) * 12, "seer", *SPECIAL, "freemason", "freemason")


def village(size: int, *special: str, wolves: int | None = None) -> tuple[str, ...]:
    """Return the basic game for *size* players with *special* characters instead of villagers."""
    count = wolves or (3 if size >= 16 else 2)
    chosen = (*("werewolf",) * count, "seer", *special)
    return (*chosen, *("villager",) * (size - len(chosen)))


def begin(roles: tuple[str, ...], **options: bool) -> Game:
    """Begin a game in which *roles* are dealt by lot."""
    players = tuple(f"Player {number}" for number in range(len(roles)))
    started = Started(
        rulebook="tabula",
        version="1",
        players=players,
        seed="cards",
        options=tuple(options.items()),
        compositions=(Composition(roles),),
    )
    return Game.start(RULEBOOK, started, at=0)


def refused(roles: tuple[str, ...], **options: bool) -> tuple[str, object]:
    """Return why *roles* cannot be dealt, and which of them are at fault."""
    with pytest.raises(SetupError) as error:
        begin(roles, **options)
    parameters = error.value.parameters
    return error.value.code, parameters.get("roles") or parameters.get("role")


def test_there_are_8_to_24_players() -> None:
    """Rules: TAB-SET-01, TAB-SYS-01."""
    for size in (7, 25):
        assert refused(village(size))[0] == "player_count"
    for size in (8, 15, 16):
        assert len(begin(village(size)).state.roles) == size


def test_eight_play_with_five_villagers_two_werewolves_and_a_seer() -> None:
    """Rules: TAB-CMP-01."""
    assert Counter(begin(F8).state.roles) == {"villager": 5, "werewolf": 2, "seer": 1}
    assert refused(village(8, "medium"))[0] == "role_limit"


@pytest.mark.parametrize(("size", "wolves"), [(8, 2), (15, 2), (16, 3), (24, 3)])
def test_from_sixteen_players_on_there_is_a_third_werewolf(size: int, wolves: int) -> None:
    """Rules: TAB-CMP-03, TAB-SYS-02."""
    special = (*SPECIAL, "freemason", "freemason") if size == 24 else ()
    begin(village(size, *special))
    for other in {1, 2, 3, 4} - {wolves}:
        code, roles = refused(village(size, *special, wolves=other))
        assert code == "role_limit"
        assert roles == ("werewolf",)


def test_no_card_is_dealt_more_often_than_there_are_of_it() -> None:
    """Rules: TAB-SET-03, TAB-CMP-02, TAB-SYS-04."""
    assert Counter(ALL) == {key: role.cards for key, role in ROLES.items()}
    assert sorted(begin(ALL).state.roles) == sorted(ALL)
    begin(village(9))
    begin(village(9, "medium"))
    assert refused(village(17)) == ("role_limit", ("villager",))
    assert refused(village(12, "owl", "owl"))[0] == "role_limit"
    assert refused((*village(12)[:-1], "seer"))[0] == "role_limit"


@pytest.mark.parametrize("role", [*SPECIAL, "freemason"])
def test_for_too_few_players_a_character_is_warned_of_or_refused(role: str) -> None:
    """Rules: TAB-CMP-04, TAB-SYS-03."""
    least = {"medium": 9, "possessed": 10, "bodyguard": 11, "owl": 12, "freemason": 13}
    enough = {**least, "werehamster": 15, "mythomaniac": 16}[role]
    cards = (role, role) if role == "freemason" else (role,)

    assert RULEBOOK.warnings(village(enough, *cards)) == ()
    begin(village(enough, *cards), strict_minimums=True)
    few = village(enough - 1, *cards)
    assert RULEBOOK.warnings(few) == (f"few_for_{role}",)
    if len(few) > 8:
        begin(few)
        assert refused(few, strict_minimums=True) == ("role_minimum", role)


def test_freemasons_come_in_twos() -> None:
    """Rules: TAB-CMP-05."""
    assert refused(village(14, "freemason")) == ("role_limit", ("freemason",))
    begin(village(14, "freemason", "freemason"))


def test_a_position_set_up_by_hand_may_be_any() -> None:
    """What is played on from need not be what a game begins with. Rules: TAB-SYS-38."""
    assert sorted(begin(F16).state.roles) == sorted(F16)
    started = Started(
        rulebook="tabula", version="1", players=("A", "B", "C"), seed="", deal=F8[1:4]
    )
    assert Game.start(RULEBOOK, started, at=0).state.roles == ["werewolf", "seer", "villager"]
    for wrong in (
        Started(rulebook="tabula", version="1", players=("A", "B"), seed="", deal=F8[:2]),
        Started(rulebook="tabula", version="1", players=("A", "a", "C"), seed="", deal=F8[:3]),
        Started(rulebook="tabula", version="1", players=("A", "B", "C"), seed="", deal=F8[:4]),
        Started(rulebook="tabula", version="1", players=("A", "B", "C"), seed="", deal=("x",) * 3),
    ):
        with pytest.raises(SetupError):
            RULEBOOK.validate(wrong)
