"""What somebody typed, without what no keyboard types and a database may refuse to keep."""

from collections.abc import Awaitable, Callable
from typing import Final, cast

from asgiref.sync import iscoroutinefunction
from django.http import HttpRequest, HttpResponse, QueryDict
from django.utils.decorators import sync_and_async_middleware

NUL: Final = "\x00"
"""PostgreSQL keeps no text with this character in it; SQLite does."""

Answer = Callable[[HttpRequest], HttpResponse]
LaterAnswer = Callable[[HttpRequest], Awaitable[HttpResponse]]


@sync_and_async_middleware
def clean(get_response: Answer | LaterAnswer) -> Answer | LaterAnswer:
    """Take the character out of everything a page is asked for and sent, wherever it stands."""
    if iscoroutinefunction(get_response):
        waiting = cast("LaterAnswer", get_response)

        async def later(request: HttpRequest) -> HttpResponse:
            _clean(request)
            return await waiting(request)

        return later

    at_once = cast("Answer", get_response)

    def middleware(request: HttpRequest) -> HttpResponse:
        _clean(request)
        return at_once(request)

    return middleware


def _clean(request: HttpRequest) -> None:
    request.path = request.path.replace(NUL, "")
    request.path_info = request.path_info.replace(NUL, "")
    if _has_any(request.GET):
        request.GET = _without(request.GET)  # type: ignore[assignment] # only its stub is frozen
    if request.method == "POST" and _has_any(request.POST):
        request.POST = _without(request.POST)  # type: ignore[assignment] # as above


def _has_any(typed: QueryDict) -> bool:
    return any(NUL in text for _, texts in typed.lists() for text in texts)


def _without(typed: QueryDict) -> QueryDict:
    cleaned = QueryDict(mutable=True, encoding=typed.encoding)
    for name, texts in typed.lists():
        cleaned.setlist(name.replace(NUL, ""), [text.replace(NUL, "") for text in texts])
    cleaned._mutable = False  # noqa: SLF001 - as Django itself hands it to views
    return cleaned
