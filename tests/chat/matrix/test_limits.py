"""A server that lets the bot say little at a time is asked for no more than it lets."""

import logging

import pytest

from tests.chat.matrix.conftest import Stage

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.timeout(300)]


def test_a_limit_slows_the_bot_down_and_changes_nothing_else(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    """Rules: DUE-PAD-02."""
    evening = stage.evening("werewolf werewolf seer witch villager villager villager villager")
    ada = stage.linked(evening, "Ada")
    den = ada.room("Wolves")
    stage.synapse.limit(stage.bot, per_second=1, burst=1)

    with caplog.at_level(logging.WARNING, "verteller.chat.matrix"):
        for number in range(5):
            evening.says("Ben", "den", f"{number}")
        ada.hears(den, "Ben: 4")

    assert ada.heard(den) == [f"Ben: {number}" for number in range(5)]
    assert "too much at once" in caplog.text
