"""The pages as an ASGI application."""

import os
import re
import warnings
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

from django.core.asgi import get_asgi_application

from verteller.web import in_turn

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "verteller.settings")

# Files are small and read at once; Django would rather have them read bit by bit.
warnings.filterwarnings("ignore", "StreamingHttpResponse must consume synchronous iterators")

Message: TypeAlias = Mapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]

STREAMS: Final = re.compile(r"/(live|(games|play)/[^/]+/live|rooms/[^/]+/stream)/")
"""The addresses of streams; a game can be called "live" too."""

_pages: Final = get_asgi_application()
_whole_pages: Final = in_turn.WholePages()


async def application(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """
    Answer a request.

    Django keeps a thread for every request under way; a stream that lasts for hours must not
    hold one, so all streams share the one of this process. What live rooms ask all the time is
    answered in turn.
    """
    if scope["type"] == "http" and STREAMS.fullmatch(scope["path"]):
        await _pages.handle(scope, receive, send)
    elif in_turn.is_short(scope):
        await in_turn.answer(_whole_pages.answer, scope, receive, send)
    else:
        await _pages(scope, receive, send)
