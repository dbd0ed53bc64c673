"""Setting up: what a game must be like before it is dealt, and what is said when it is not."""

from dataclasses import replace
from typing import Any

import pytest

from tests.plugin_example.midnight import RULEBOOK
from verteller.rules.errors import SetupError
from verteller.rules.game import Game
from verteller.rules.moves import Composition, Started
from verteller.rules.rulebook import Setting

FOUR = Started(
    rulebook="midnight",
    version="1",
    players=("Ann", "Bob", "Cas", "Dan"),
    seed="s",
    deal=("wolf", "farmer", "farmer", "saint"),
)
DRAWN = replace(FOUR, deal=(), compositions=(Composition(("farmer", "farmer", "wolf", "saint")),))


def refused(started: Started) -> tuple[str, dict[str, object]]:
    """Return code and parameters of the refusal to start."""
    with pytest.raises(SetupError) as error:
        Game.start(RULEBOOK, started, at=0)
    return error.value.code, error.value.parameters


def test_a_village_that_fits_is_started() -> None:
    assert Game.start(RULEBOOK, FOUR, at=0).state.roles == ["wolf", "farmer", "farmer", "saint"]


def test_a_distribution_that_fits_is_dealt() -> None:
    dealt = Game.start(RULEBOOK, DRAWN, at=0).state.roles

    assert sorted(dealt) == ["farmer", "farmer", "saint", "wolf"]


@pytest.mark.parametrize("count", [0, 2, 31])
def test_too_few_and_too_many_players_are_refused(count: int) -> None:
    players = tuple(f"Player {number}" for number in range(count))

    assert refused(replace(FOUR, players=players)) == (
        "player_count",
        {"count": count, "least": 3, "most": 30},
    )


def test_two_players_cannot_have_one_name() -> None:
    players = ("Ann", "Bob", "ann", "Dan")

    assert refused(replace(FOUR, players=players)) == ("same_name", {"players": players})


@pytest.mark.parametrize("started", [FOUR, DRAWN])
def test_an_unknown_role_is_refused(started: Started) -> None:
    roles = ("wolf", "dragon", "farmer", "elf")
    with_roles = (
        replace(started, deal=roles)
        if started.deal
        else replace(started, compositions=(Composition(roles),))
    )

    assert refused(with_roles) == ("unknown_role", {"roles": ("dragon", "elf")})


@pytest.mark.parametrize("started", [FOUR, DRAWN])
def test_there_must_be_one_role_a_player(started: Started) -> None:
    roles = ("wolf", "farmer", "farmer")
    with_roles = (
        replace(started, deal=roles)
        if started.deal
        else replace(started, compositions=(*started.compositions, Composition(roles)))
    )

    assert refused(with_roles) == ("role_count", {"count": 3, "players": 4})


def test_without_any_distribution_nothing_can_be_dealt() -> None:
    assert refused(replace(FOUR, deal=())) == ("no_composition", {"count": 4})


def test_an_option_that_does_not_exist_is_refused() -> None:
    assert refused(replace(FOUR, options=(("weather", "rain"),))) == (
        "unknown_option",
        {"option": "weather"},
    )


def test_an_option_takes_only_its_values() -> None:
    assert refused(replace(FOUR, options=(("rises", "sometimes"),))) == (
        "option_value",
        {"option": "rises", "value": "sometimes"},
    )


def test_options_left_out_have_their_defaults() -> None:
    assert RULEBOOK.options(FOUR) == {"rises": True}
    assert RULEBOOK.options(replace(FOUR, options=(("rises", False),))) == {"rises": False}


class Numbered(type(RULEBOOK)):  # type: ignore[misc]
    """The same rulebook with a number and a word to set."""

    settings = (
        Setting("nights", 3),
        Setting("pauses", 3, least=0),
        Setting("motto", "none", ("none", "some")),
    )


@pytest.mark.parametrize("value", [1, 3, 365])
def test_a_number_may_be_anything_from_one_up(value: int) -> None:
    started = replace(FOUR, options=(("nights", value),))

    assert Numbered().options(started)["nights"] == value


@pytest.mark.parametrize(("value", "taken"), [(0, True), (9, True), (-1, False), (False, False)])
def test_a_number_may_begin_at_0_where_the_setting_says_so(value: int, taken: bool) -> None:
    setting = next(each for each in Numbered.settings if each.key == "pauses")

    assert setting.takes(value) == taken


@pytest.mark.parametrize("value", [0, -1, "3", "", True, False])
def test_anything_but_a_number_from_one_up_is_refused_for_a_number(value: Any) -> None:
    with pytest.raises(SetupError) as error:
        Numbered().options(replace(FOUR, options=(("nights", value),)))

    assert error.value.code == "option_value"


@pytest.mark.parametrize("value", [True, 1, 1.0])
def test_a_yes_is_no_number_and_a_number_no_yes(value: Any) -> None:
    """Equal values of another type would write another log."""
    setting = replace(FOUR, options=(("rises", value),))

    if value is True:
        assert RULEBOOK.options(setting) == {"rises": True}
    else:
        assert refused(setting)[0] == "option_value"


def test_a_rulebook_knows_why_the_dead_are_not_asked() -> None:
    game = Game.start(RULEBOOK, FOUR, at=0)
    wolf, bob = game.state.seats[:2]
    game.answer(wolf, "bite", (("target", bob),), at=1)
    game.close(at=1)

    assert game.rulebook.why_not_asked(game.state, bob) == "dead"
    assert game.rulebook.why_not_asked(game.state, wolf) == ""
