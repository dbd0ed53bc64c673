"""The bot is killed again and again in the middle of talk, and nothing is lost or doubled."""

from functools import partial
from threading import Event

import pytest

from tests.chat.evening import Evening
from tests.chat.matrix.conftest import Stage
from tests.chat.matrix.people import PATIENCE
from verteller.chat.matrix import making
from verteller.chat.matrix.carrying import remember
from verteller.chat.models import LiveGame, MatrixRoom

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.timeout(400)]

KILLS = 4
EACH = 3
"""So many messages of either side between two kills."""

ROLES = "werewolf werewolf seer witch villager villager villager villager"


def is_read(evening: Evening, text: str) -> bool:
    """Tell whether Ben can read something in the den."""
    return text in evening.texts("Ben", "den")


def test_a_bot_that_is_killed_in_the_middle_loses_and_doubles_nothing(stage: Stage) -> None:
    """Rules: DUE-PAD-02."""
    evening = stage.evening(ROLES)
    ada = stage.linked(evening, "Ada")
    den = ada.room("Wolves")
    stage.stop()

    for each in range(KILLS):
        bot = stage.start_process()
        for number in range(EACH):
            ada.says(den, f"app {each}.{number}")
            evening.says("Ben", "den", f"page {each}.{number}")
        # It dies while the rest is on its way.
        stage.comes(partial(is_read, evening, f"app {each}.0"))
        bot.kill()
        bot.wait()
    stage.start()
    ada.hears(den, f"page {KILLS - 1}.{EACH - 1}")
    stage.comes(partial(is_read, evening, f"app {KILLS - 1}.{EACH - 1}"))

    expected = [f"{each}.{number}" for each in range(KILLS) for number in range(EACH)]
    assert ada.heard(den) == [f"Ben: page {each}" for each in expected]
    said_by_ada = [text for text in evening.texts("Ben", "den") if text.startswith("app")]
    assert said_by_ada == [f"app {each}" for each in expected]


def test_a_room_that_was_made_and_not_remembered_is_found_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = stage.evening(ROLES)
    died = Event()

    def dies(live: LiveGame, place: str, address: str) -> MatrixRoom:
        if place != "den":
            return remember(live, place, address)
        died.set()
        raise RuntimeError("killed before it could be written down")

    monkeypatch.setattr(making, "remember", dies)
    ada = stage.linked(evening, "Ada")
    assert died.wait(PATIENCE)
    stage.stop()
    monkeypatch.undo()
    assert not MatrixRoom.objects.filter(room="den").exists()
    stage.start()

    den = ada.room("Wolves")
    evening.says("Ben", "den", "Here we are")
    ada.hears(den, "Here we are")
    # The space has each room once, and the bot is in no other but the one of the two.
    rooms = set(MatrixRoom.objects.values_list("address", flat=True))
    assert den in rooms
    assert len(stage.rooms_of_the_bot() - rooms) == 1
