"""The stream of a game's rooms, as server-sent events."""

import asyncio
from collections.abc import AsyncIterator, Collection
from random import uniform
from typing import Final

from asgiref.sync import sync_to_async
from django.core.handlers.asgi import ASGIRequest
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.views.decorators.http import require_safe

from verteller.chat import feeds, presence, wakes
from verteller.chat.access import person_of, reader_of
from verteller.chat.doorkeeping import Doorkeeper, session_of
from verteller.chat.hub import Hub, Listener
from verteller.chat.timeline import latest, place_of
from verteller.hosting.throttling import is_far, network_of

HEARTBEAT: Final = 25.0
"""Seconds of silence after which a line is sent that says nothing, so that nobody hangs up."""

LASTS: Final = 15 * 60.0
"""Seconds after which a browser has to ask anew, and show anew who it is."""

RETRY: Final = 1_000
"""Milliseconds after which a browser comes back when a stream broke off."""

CANNOT_STREAM: Final = 204
"""Tells a browser not to come back: this server hands out whole answers only."""

NOT_FOUND: Final = 404
COME_LATER: Final = 503

_roll: Final = presence.Roll()
_doorkeeper: Final = Doorkeeper()


def _beat(listeners: Collection[Listener]) -> list[int]:
    """Send away whose session has ended, and note who is there; return the games to look at."""
    hub.dismiss(_doorkeeper.ended(listeners))
    return _roll.call(listeners)


hub: Final = Hub(feeds.fetch, feeds.marks, _beat)
"""This process's."""

wakes.on_news(hub.wake)


@require_safe
async def stream(request: HttpRequest, name: str) -> HttpResponseBase:
    """
    Send what is new in somebody's rooms, for as long as he listens.

    ``post``, with its key as the event's id: see `worded.Wording.of`. ``state``: how the game
    stands now, see `state.state_of`; nothing is in it before the deal, when the lobby is out of
    date. ``here``: see `presence.shown_to`.

    A browser that comes back says by ``Last-Event-ID`` up to which post it has them; a page says
    so by ``after`` when it opens the stream. One that says nothing is sent the latest posts.
    """
    loop = asyncio.get_running_loop()
    network = network_of(request.META.get("REMOTE_ADDR", ""))
    place = network if is_far(network) else ""
    if not isinstance(request, ASGIRequest):
        return HttpResponse(status=CANNOT_STREAM)
    try:
        listener = await sync_to_async(_listener)(request, name, place, loop)
    except Http404:
        # No page: Django would word it in a thread of its own, whose connection stays open.
        return HttpResponse(status=NOT_FOUND)
    if hub.is_full(place):
        return HttpResponse(status=COME_LATER, headers={"Retry-After": "10"})
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    if request.method == "HEAD":
        return HttpResponse(content_type="text/event-stream", headers=headers)
    return StreamingHttpResponse(
        _lines(listener), content_type="text/event-stream", headers=headers
    )


def _listener(
    request: HttpRequest, name: str, place: str, loop: asyncio.AbstractEventLoop
) -> Listener:
    """Return who listens, from where on, and note that he is there."""
    reader = reader_of(request, name)
    after = request.headers.get("Last-Event-ID") or request.GET.get("after", "")
    reached = place_of(reader.live, after) if after else 0
    if not reached:
        first = next(iter(latest(reader)), None)
        reached = 0 if first is None else first.number - 1
    if reader.player is not None and request.method == "GET":
        presence.arrive(reader.player)
    person = person_of(request) if reader.player is None else None
    number = reader.player.person_id if reader.player else person.pk if person else 0
    return Listener(reader, number, place, reached, loop, session_of(request))


async def _lines(listener: Listener) -> AsyncIterator[str]:
    hub.listen(listener)
    try:
        yield f"retry: {RETRY}\n\n"
        # Not all of them at once, after a server was restarted.
        ends = listener.loop.time() + LASTS * uniform(0.9, 1.1)
        while not hub.is_closed and listener.loop.time() < ends:
            listener.news.clear()
            lines, listener.lines = listener.lines, []
            if lines:
                yield "".join(lines)
                continue
            if listener.is_over:
                return
            # Much less ado than `asyncio.wait_for`, which makes a task of every pause.
            silence = listener.loop.call_later(HEARTBEAT, listener.give, [":\n\n"])
            try:
                await listener.news.wait()
            finally:
                silence.cancel()
    finally:
        hub.stop(listener)
