"""A game's rooms on Matrix: who is let in, who may speak, and what goes across."""

from collections.abc import Callable

import pytest

from tests.chat.matrix.people import People, Someone
from tests.chat.village import START, live_game, player
from verteller.chat.matrix.linking import code_for
from verteller.chat.matrix.service import Service
from verteller.chat.models import LiveGame, Post
from verteller.hosting import clock

pytestmark = pytest.mark.django_db(transaction=True)

ROLES = ("werewolf", "werewolf", "seer", "witch", "villager", "villager", "villager", "villager")


def linked(people: People, live: LiveGame, name: str, bot: str, number: int) -> Someone:
    """Return somebody who has linked his account to a player by the code on his page."""
    someone = people.someone(f"{name.lower()}{number}")
    line = someone.writes_to(bot)
    someone.says(line, f"!link {code_for(player(live, name), clock.now())}")
    someone.hears(line, name, live.game.name)
    return someone


def test_who_links_his_account_is_asked_into_his_rooms_and_no_others(
    people: People, start: Callable[[], Service], number: int
) -> None:
    bot = f"@narrator{number}:localhost"
    start()
    live = live_game(roles=ROLES, at=clock.now())
    ada = linked(people, live, "Ada", bot, number)
    emil = linked(people, live, "Emil", bot, number)
    den = ada.room("Wolves")
    ada.room("Narrator")
    square = emil.room("Village")
    emil.hears(square, " ")
    print(ada.rooms(), emil.rooms())
    print(ada.heard(ada.room("Narrator")))
    print(emil.heard(square))
    assert 0
