"""
Short requests of live rooms, a few at a time.

Hundreds of phones ask how things stand at the same second. Each request would get a thread of its
own, and all of them would fight for the interpreter and for SQLite's one writer until the
unluckiest give up. A few threads that stay serve them all sooner, and know their queries by heart.
Nobody's slow connection keeps the others waiting: a request takes its turn once it has been read,
and gives it up before its answer is sent.
"""

import asyncio
import re
from asyncio import AbstractEventLoop, LifoQueue
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from io import BytesIO
from typing import Any, Final, TypeAlias

from django.core import signals
from django.core.handlers.asgi import ASGIHandler
from django.db import connections
from django.http import HttpResponseBadRequest
from django.http.response import HttpResponseBase
from django.urls import set_script_prefix

Message: TypeAlias = Mapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Pages: TypeAlias = Callable[[dict[str, Any], bytes], Sequence[Message]]
"""Answers a request and its body, in the thread that it is called in."""

SHORT: Final = re.compile(r"/rooms/[^/]+/(state|say|answer|thumb|letter|typing|history)/")
"""The addresses that a room's page asks all the time."""

AT_ONCE: Final = 2
"""So many are under way at a time: one computes while the other waits for the database."""

LONGEST: Final = 64 * 1024
"""Bytes that one of them may send us."""

PATIENCE: Final = 10.0
"""Seconds that it may take to send them."""

REQUEST_TIMEOUT: Final = 408
TOO_LARGE: Final = 413

_threads: Final[dict[AbstractEventLoop, list[ThreadPoolExecutor]]] = {}
"""The threads of each loop."""

_free: Final[dict[AbstractEventLoop, "LifoQueue[ThreadPoolExecutor]"]] = {}
"""Those of them that have nothing to do; the one that was used last is taken first."""


class _TooLargeError(Exception):
    pass


class WholePages(ASGIHandler):
    """
    Django's pages, each answered as a whole in one thread.

    Asked in the usual way every layer that is not asynchronous goes to the thread and back.
    """

    def __init__(self) -> None:
        self.load_middleware(is_async=False)

    def answer(self, scope: dict[str, Any], body: bytes) -> Sequence[Message]:
        """Return the messages that answer a request."""
        set_script_prefix("/")
        signals.request_started.send(sender=type(self), scope=scope)
        request, refused = self.create_request(scope, BytesIO(body))
        response = self.get_response(request) if request else refused or HttpResponseBadRequest()
        try:
            return _messages(response)
        finally:
            response.close()
            if request:
                # By its user it refers to itself: it would wait for the collector of garbage.
                vars(request).clear()


def _messages(response: HttpResponseBase) -> Sequence[Message]:
    headers = [(name.encode("ascii"), value.encode("latin1")) for name, value in response.items()]
    headers += [
        (b"Set-Cookie", cookie.output(header="").strip().encode("ascii"))
        for cookie in response.cookies.values()
    ]
    start = {"type": "http.response.start", "status": response.status_code, "headers": headers}
    return start, {"type": "http.response.body", "body": response.getvalue()}


def is_short(scope: dict[str, Any]) -> bool:
    """Tell whether a request is one of those that wait for their turn."""
    return scope["type"] == "http" and SHORT.fullmatch(scope["path"]) is not None


async def answer(pages: Pages, scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """Let *pages* answer a request, in whatever thread it is lent, when it is its turn."""
    try:
        body = await asyncio.wait_for(_whole(receive), PATIENCE)
    except _TooLargeError:
        await _refuse(send, TOO_LARGE)
        return
    except TimeoutError:
        await _refuse(send, REQUEST_TIMEOUT)
        return
    if body is None:
        return
    loop = asyncio.get_running_loop()
    free = _free_threads(loop)
    thread = await free.get()
    try:
        said = await loop.run_in_executor(thread, copy_context().run, pages, scope, body)
    finally:
        free.put_nowait(thread)
    for message in said:
        await send(message)


def _free_threads(loop: AbstractEventLoop) -> "LifoQueue[ThreadPoolExecutor]":
    if loop not in _free:
        _threads[loop] = [ThreadPoolExecutor(1, thread_name_prefix="rooms") for _ in range(AT_ONCE)]
        _free[loop] = LifoQueue()
        for thread in _threads[loop]:
            _free[loop].put_nowait(thread)
    return _free[loop]


def close() -> None:
    """Let the threads of the running loop go, and their connections to the database."""
    loop = asyncio.get_running_loop()
    _free.pop(loop, None)
    for thread in _threads.pop(loop, ()):
        thread.submit(connections.close_all)
        thread.shutdown()


async def _whole(receive: Receive) -> bytes | None:
    """Return the body of a request; None if whoever sent it has gone."""
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body", b""))
        if sum(map(len, parts)) > LONGEST:
            raise _TooLargeError
        if not message.get("more_body"):
            return b"".join(parts)


async def _refuse(send: Send, status: int) -> None:
    headers = [(b"content-length", b"0"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b""})
