"""The addresses of the streams: of all games, of one, and of whoever plays in one."""

from typing import Final

from asgiref.sync import sync_to_async
from django.core.handlers.asgi import ASGIRequest
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.views.decorators.http import require_safe

from verteller.hosting.errors import HostingError
from verteller.hosting.games import find_game
from verteller.hosting.masters import is_open_to
from verteller.hosting.throttling import is_far, network_of
from verteller.web.live.hub import Topic
from verteller.web.live.streams import hub, stream
from verteller.web.play.places import place_of
from verteller.web.signing_in import signed_in

CANNOT_STREAM: Final = 204
"""Tells a browser not to come back: this server hands out whole answers only."""

COME_LATER: Final = 503


@require_safe
async def overview(request: HttpRequest) -> HttpResponseBase:
    """Tell when something changes on the page of all games."""
    return _answer(request, Topic())


@require_safe
async def game(request: HttpRequest, name: str) -> HttpResponseBase:
    """Tell when everybody is told something in one game; of what only some hear, nothing."""
    return _answer(request, Topic(await sync_to_async(_name)(request, name)))


@require_safe
async def place(request: HttpRequest, name: str) -> HttpResponseBase:
    """Tell a player when he is told something, whatever others are told."""
    found = await sync_to_async(_topic)(request, name)
    if found is None:
        return HttpResponse(status=403)
    return _answer(request, found)


def _name(request: HttpRequest, name: str) -> str:
    try:
        record = find_game(name)
    except HostingError as error:
        raise Http404 from error
    if record.by_invitation and not is_open_to(signed_in(request), record):
        raise Http404
    return record.name


def _topic(request: HttpRequest, name: str) -> Topic | None:
    person = signed_in(request)
    if person is None:
        return None
    return Topic(place_of(person, name).record.name, person.pk)


def _answer(request: HttpRequest, topic: Topic) -> HttpResponseBase:
    if not isinstance(request, ASGIRequest):
        return HttpResponse(status=CANNOT_STREAM)
    network = network_of(request.META.get("REMOTE_ADDR", ""))
    place = network if is_far(network) else ""
    if hub.is_full(place):
        return HttpResponse(status=COME_LATER, headers={"Retry-After": "10"})
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    if request.method == "HEAD":
        return HttpResponse(content_type="text/event-stream", headers=headers)
    return StreamingHttpResponse(
        stream(topic, request.headers.get("Last-Event-ID", ""), place),
        content_type="text/event-stream",
        headers=headers,
    )
