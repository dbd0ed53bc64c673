"""What a referee's reading found and the scenario format cannot say."""

import pytest

from verteller.rules.errors import AnswerError, SetupError
from verteller.rules.facts import Died, Seat
from verteller.rules.game import Game
from verteller.rules.moves import Ended, Started
from verteller.rules.registry import find_rulebook

ROLES = ("client", "villager", "hunter", "werewolf", "villager", "villager")
CLIENT, GUARD, HUNTER, WOLF = Seat(0), Seat(1), Seat(2), Seat(3)


def village(seed: str, fixed: tuple[tuple[str, Seat], ...] = ()) -> Game:
    started = Started(
        rulebook="wakkerdam",
        version="1",
        players=("Olga", "Lars", "Jan", "Wim", "Ann", "Bob"),
        seed=seed,
        deal=ROLES,
        fixed=fixed,
    )
    return Game.start(find_rulebook("wakkerdam"), started, at=0)


def dead_at_dawn(seed: str) -> tuple[Seat, ...]:
    """Return who is announced dead, in order: the hunter eaten, his shot taken by a bodyguard."""
    game = village(seed)
    game.answer(CLIENT, "client", (("target", GUARD),), at=1)
    game.close(at=2)
    game.answer(WOLF, "pack", (("target", HUNTER),), at=3)
    game.close(at=4)
    game.answer(HUNTER, "shoot", (("target", CLIENT),), at=5)
    dawn = game.close(at=6)
    return tuple(entry.content.player for entry in dawn if isinstance(entry.content, Died))


def test_the_order_of_deaths_without_a_cause_shows_no_sacrifice() -> None:
    """Whichever wave they fell in, both orders occur. Rules: WAK-DEATH-09."""
    orders = {dead_at_dawn(f"seed {number}") for number in range(30)}

    assert orders == {(HUNTER, GUARD), (GUARD, HUNTER)}


@pytest.mark.parametrize("fixed", [("mayor", Seat(9)), ("major", Seat(1))])
def test_what_is_fixed_beforehand_is_checked(fixed: tuple[str, Seat]) -> None:
    with pytest.raises(SetupError, match="fixed"):
        village("seed", (fixed,))


def test_a_game_cannot_be_ended_for_a_faction_that_does_not_exist() -> None:
    game = village("seed")
    before = len(game.log)

    with pytest.raises(AnswerError, match="not_a_choice"):
        game.act(Ended(factions=("wolfes",)), at=1)
    assert len(game.log) == before
