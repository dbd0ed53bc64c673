"""Distributions of roles: those shipped, those added, and what is no distribution."""

import re
from collections import Counter
from dataclasses import replace
from importlib.resources import files
from itertools import combinations

import pytest

from tests.hosting.villages import DUTCH, START, new_game, running_game
from verteller.hosting import compositions, games
from verteller.hosting.administration import Plan, create_game
from verteller.hosting.compositions import add_distribution, check, library, read_roles
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import Distribution
from verteller.hosting.sign_up import close_sign_up, sign_up
from verteller.lab.balance import balance, opponents
from verteller.rules.moves import Composition
from verteller.rules.registry import find_rulebook

pytestmark = pytest.mark.django_db

WAKKERDAM = find_rulebook("wakkerdam")

STATED = re.compile(r"- # (\d+) players?: (.+)")
"""What the file says of a distribution: who won so many in a hundred games."""


def stated() -> list[tuple[int, dict[str, int]]]:
    """Read what the file of distributions says of each, in its order."""
    file = files("verteller.hosting").joinpath("distributions", "wakkerdam.yaml")
    return [
        (int(size), {victor: int(share) for victor, share in re.findall(r"(\w+) (\d+)", shares)})
        for size, shares in STATED.findall(file.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize("size", range(7, 36))
def test_for_every_usual_number_of_players_three_distributions_are_shipped(size: int) -> None:
    """Rules: WAK-COMP-01, WAK-COMP-02, WAK-COMP-05, WAK-SYS-45."""
    shipped = library("wakkerdam", size)

    assert len(shipped) >= 3
    assert len({each.roles for each in shipped}) == len(shipped)
    assert {each.mayor for each in shipped} == {True, False}
    for composition in shipped:
        check(composition, "wakkerdam")
        assert {"seer", "werewolf"} <= set(composition.roles)


def test_the_distributions_for_one_number_of_players_differ_in_who_is_evil() -> None:
    """Rules: WAK-COMP-02."""
    for size in range(7, 36):
        evil = [
            Counter(role for role in each.roles if WAKKERDAM.roles[role] != "villagers")
            for each in library("wakkerdam", size)
        ]
        assert all(one != other for one, other in combinations(evil, 2)), size


def test_in_no_distribution_is_a_side_without_a_chance() -> None:
    """Rules: WAK-COMP-01."""
    shipped = [each for size in range(5, 41) for each in library("wakkerdam", size)]

    assert [size for size, _ in stated()] == [len(each.roles) for each in shipped]
    for composition, (_, shares) in zip(shipped, stated(), strict=True):
        assert 30 <= shares["villagers"] <= 65
        for opponent in opponents(WAKKERDAM, composition):
            assert shares[opponent] > 0


@pytest.mark.parametrize("size", [7, 10, 13])
def test_what_the_file_says_of_a_distribution_has_been_measured(size: int) -> None:
    """Rules: WAK-COMP-01."""
    told = [shares for players, shares in stated() if players == size]

    for composition, shares in zip(library("wakkerdam", size), told, strict=True):
        measured = balance(WAKKERDAM, composition, games=150, seed=size)
        for victor, share in shares.items():
            assert abs(100 * measured.share(victor) - share) <= 15


def test_all_roles_and_both_kinds_of_village_occur_in_the_shipped_library() -> None:
    """Rules: WAK-COMP-03, WAK-COMP-04, WAK-MAYOR-01."""
    shipped = [each for size in range(5, 41) for each in library("wakkerdam", size)]

    assert {role for each in shipped for role in each.roles} == set(
        find_rulebook("wakkerdam").roles
    )
    assert {each.mayor for each in shipped} == {True, False}


def test_any_role_may_occur_any_number_of_times() -> None:
    """Rules: WAK-COMP-03, WAK-SYS-38, WAK-SYS-46."""
    lines = ["200 villager", "3 x white werewolf", "35 hunter", ""]

    stored = add_distribution(read_roles(lines, "wakkerdam"), "wakkerdam", START)

    assert (stored.players, stored.mayor) == (238, False)
    assert stored.roles == {"hunter": 35, "villager": 200, "white_werewolf": 3}


def test_the_word_for_mayor_switches_the_mayor_on() -> None:
    """Rules: WAK-COMP-04, WAK-MAYOR-01, WAK-SYS-38."""
    lines = ["Weerwolf", "burger", "Burger", "Burgemeester", "ZIENER", "heks"]
    words = {"Weerwolf": "werewolf", "Burger": "villager", "Ziener": "seer", "Heks": "witch"}

    read = read_roles(lines, "wakkerdam", words)

    assert read == Composition(("seer", "villager", "villager", "werewolf", "witch"), mayor=True)


@pytest.mark.parametrize("lines", [["2 villager"], ["1000 villager", "werewolf"], ["mayor"]])
def test_a_distribution_is_for_three_to_a_thousand_players(lines: list[str]) -> None:
    """Rules: WAK-COMP-05, WAK-SYS-46."""
    with pytest.raises(HostingError) as caught:
        read_roles(lines, "wakkerdam")

    assert caught.value.code == Code.DISTRIBUTION_SIZE
    assert not Distribution.objects.exists()


def test_a_role_nobody_knows_is_refused_by_name() -> None:
    """Rules: WAK-SYS-38, WAK-SYS-47."""
    with pytest.raises(HostingError) as caught:
        read_roles(["villager", "Tourist", "werewolf"], "wakkerdam")
    with pytest.raises(HostingError):
        add_distribution(Composition(("tourist",) * 3), "wakkerdam", START)

    assert (caught.value.code, caught.value.parameters["given"]) == (Code.UNKNOWN_ROLE, "Tourist")


def test_an_added_distribution_is_drawn_from_with_the_shipped_ones() -> None:
    """Rules: WAK-SYS-38, WAK-COMP-02."""
    added = Composition(("werewolf", *("villager",) * 6), mayor=True)
    add_distribution(added, "wakkerdam", START)

    assert library("wakkerdam", 7) == (
        *compositions.library("wakkerdam", 7)[:-1],
        replace(added, roles=tuple(sorted(added.roles))),
    )


def test_a_game_may_bring_its_own_distributions_and_settle_the_mayor() -> None:
    """Rules: WAK-MAYOR-01, WAK-COMP-04, WAK-COMP-05."""
    game = running_game(count=4, mayor=True)

    with games.opened(game) as folded:
        assert {each.mayor for each in folded.started.compositions} == {True}
        assert {len(each.roles) for each in folded.started.compositions} == {4}


def test_a_game_of_wakkerdam_is_dealt_from_the_shipped_library() -> None:
    """Rules: WAK-COMP-01, WAK-COMP-06, WAK-SIGN-10, WAK-INACT-02."""
    game = create_game(Plan(name="Winter", strictness=3), START)
    for letter in "abcdefgh":
        sign_up(game, f"{letter}@x.nl", f"Jo{letter}", DUTCH, START)

    close_sign_up(game, START)

    game.refresh_from_db()
    with games.opened(game) as folded:
        assert folded.started.compositions == library("wakkerdam", 8)
        dealt = Composition(tuple(sorted(folded.state.roles)))
        assert dealt.roles in {each.roles for each in library("wakkerdam", 8)}
        assert dict(folded.started.options) == {"speed": 2, "strictness": 3}


def test_a_rulebook_without_a_library_has_none() -> None:
    """Rules: WAK-SIGN-11."""
    assert library("tiny", 7) == ()
    assert new_game().compositions
