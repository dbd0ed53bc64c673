"""Rooms that are encrypted from end to end: the server carries what it cannot read."""

import nio
import pytest

from tests.chat.matrix.conftest import Stage

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.timeout(300)]

ROLES = "werewolf werewolf seer witch villager villager villager villager"


def test_a_game_is_played_in_encrypted_rooms_also_after_a_restart(secret_stage: Stage) -> None:
    """Rules: DUE-PAD-01, DUE-PAD-02, DUE-SYS-13."""
    stage = secret_stage
    evening = stage.evening(ROLES)
    ada, ben = stage.linked(evening, "Ada"), stage.linked(evening, "Ben")
    den, line = ada.room("Wolves"), ada.room("Narrator")

    ada.hears(line, "You are a werewolf")
    evening.chooses("Ben", "pack", "Dora")
    ada.says(line, "we take Dora")
    ada.hears(line, "Dora")
    assert ben.room("Wolves") == den
    evening.says("Ben", "den", "From the page")
    ada.hears(den, "From the page")
    ada.says(den, "From the app")
    ben.hears(den, "From the app")
    stage.comes(lambda: "From the app" in evening.texts("Ben", "den"))
    stage.stop()
    ada.says(den, "While you were away")
    stage.start_process()
    stage.comes(lambda: "While you were away" in evening.texts("Ben", "den"))
    evening.says("Ben", "den", "Welcome back")
    ada.hears(den, "Welcome back")

    # What the server has is nothing anybody could read.
    assert ada.kinds(den) == {"m.room.encrypted"}
    # And the bot's account vouches for its device, as apps ask.
    (device,) = ada.devices_of(stage.bot)
    assert len(device["signatures"][stage.bot]) == 2


def test_what_cannot_be_read_is_said_to_be_so(secret_stage: Stage) -> None:
    """Rules: DUE-SYS-13."""
    evening = secret_stage.evening(ROLES)
    ada = secret_stage.linked(evening, "Ada")
    line = ada.room("Narrator")
    ada.hears(line, "You are a werewolf")

    unreadable = {
        "algorithm": "m.megolm.v1.aes-sha2",
        "session_id": "unknown",
        "device_id": "APP",
        "ciphertext": "AwgAEnB",
        "sender_key": "x" * 43,
    }
    answer = ada.sends_raw(line, "m.room.encrypted", unreadable)
    assert isinstance(answer, nio.RoomSendResponse)
    ada.hears(line, "decrypt")
