"""What a stream sends: that there is news, until when the round lasts, and what time it is."""

import asyncio
import json
from collections.abc import AsyncIterator
from random import uniform
from typing import Final

from verteller.hosting import clock
from verteller.web.live import pulses
from verteller.web.live.hub import Hub, Listener, Pulse, Topic

HEARTBEAT: Final = 25.0
"""Seconds of silence after which a line is sent that says nothing, so that nobody hangs up."""

LASTS: Final = 15 * 60.0
"""Seconds after which a browser has to ask anew, and show anew who it is."""

RETRY: Final = 3_000
"""Milliseconds after which a browser comes back when a stream broke off."""

hub: Final = Hub(pulses.look)
"""This process's."""


async def stream(topic: Topic, last: str, place: str = "") -> AsyncIterator[str]:
    """
    Yield what is to be sent about *topic*, as server-sent events.

    Nothing is sent but at the beginning, when the stamp changes, and at even intervals counted
    from the beginning: when something comes tells nothing but that this reader has news.

    Args:
        last: The id of the last event that the browser got, empty if it is new here.
        place: The network it is in, empty if that is not known.
    """
    listener = hub.listen(topic, place)
    try:
        yield f"retry: {RETRY}\n\n"
        async for line in _lines(listener, last):
            yield line
    finally:
        hub.stop(listener)


async def _lines(listener: Listener, last: str) -> AsyncIterator[str]:
    loop = asyncio.get_running_loop()
    # Not all of them at once, after a server was restarted.
    ends = loop.time() + LASTS * uniform(0.9, 1.1)
    is_greeted, sent = False, last
    while not hub.is_closed and loop.time() < ends:
        listener.news.clear()
        pulse = hub.pulse(listener.topic)
        if pulse is not None and pulse.is_last and not pulse.stamp:
            yield _event("over", None)
            return
        if pulse is not None and (pulse.stamp != sent or not is_greeted):
            yield _event("told" if pulse.stamp != sent else "clock", pulse)
            is_greeted, sent = True, pulse.stamp
            if pulse.is_last:
                yield _event("over", None)
                return
        try:
            await asyncio.wait_for(listener.news.wait(), HEARTBEAT)
        except TimeoutError:
            yield ":\n\n"


def _event(kind: str, pulse: Pulse | None) -> str:
    said: dict[str, object] = {"now": int(clock.now().timestamp() * 1000)}
    if pulse is None:
        return f"event: {kind}\ndata: {json.dumps(said)}\n\n"
    said |= {"stamp": pulse.stamp, "until": pulse.until}
    return f"id: {pulse.stamp}\nevent: {kind}\ndata: {json.dumps(said)}\n\n"
