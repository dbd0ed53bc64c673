"""Hearing while the database is away: what could not be taken in is not taken for heard."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import nio
import pytest
from django.db import DataError, InterfaceError, OperationalError

from verteller.chat.matrix.hearing import Hearer
from verteller.hosting.transactions import LostRace

SAID = {
    "type": "m.room.message",
    "event_id": "$1",
    "sender": "@ada:there",
    "origin_server_ts": 0,
    "content": {"msgtype": "m.text", "body": "It was Ben."},
}


async def hear(error: Exception) -> int:
    """Hear two messages while the database answers with *error*; return how many were tried."""
    tried = []

    async def stored(work: Callable[..., object], *given: object) -> None:
        tried.append((work, given))
        raise error

    there = SimpleNamespace(user="@bot:there", read=lambda event: event)
    there.client = SimpleNamespace(rooms={})
    events = [nio.Event.parse_event({**SAID, "event_id": event}) for event in ("$1", "$2")]
    timeline = SimpleNamespace(events=events, limited=False)
    rooms = SimpleNamespace(invite={}, join={"!square:there": SimpleNamespace(timeline=timeline)})
    hearer = Hearer(
        cast("Any", there), cast("Any", stored), cast("Any", None), lambda live_id: None
    )
    await hearer.hear(cast("Any", SimpleNamespace(rooms=rooms)), "before")
    return len(tried)


@pytest.mark.parametrize("error", [OperationalError(), InterfaceError(), LostRace()])
def test_what_cannot_be_taken_in_just_now_is_heard_again(error: Exception) -> None:
    """The bot comes back and goes on from where it had heard everything."""
    with pytest.raises(type(error)):
        asyncio.run(hear(error))


@pytest.mark.parametrize("error", [DataError(), ValueError()])
def test_an_event_that_can_never_be_taken_in_does_not_deafen_the_bot(error: Exception) -> None:
    assert asyncio.run(hear(error)) == 2
