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
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeAlias
from weakref import WeakKeyDictionary

from asgiref.sync import ThreadSensitiveContext

Message: TypeAlias = Mapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Pages: TypeAlias = Callable[[dict[str, Any], Receive, Send], Awaitable[object]]

SHORT: Final = re.compile(r"/rooms/[^/]+/(state|say|answer|thumb|letter|typing|history)/")
"""The addresses that a room's page asks all the time."""

AT_ONCE: Final = 4
"""So many are under way at a time; the interpreter runs one of them."""

LONGEST: Final = 64 * 1024
"""Bytes that one of them may send us."""

PATIENCE: Final = 10.0
"""Seconds that it may take to send them."""

REQUEST_TIMEOUT: Final = 408
TOO_LARGE: Final = 413

_threads: Final[WeakKeyDictionary[AbstractEventLoop, LifoQueue[ThreadPoolExecutor]]] = (
    WeakKeyDictionary()
)
"""The threads that are free, of each loop; the one that was used last is taken first."""


class _TooLargeError(Exception):
    pass


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
    said: list[Message] = []
    free = _free_threads()
    thread = await free.get()
    try:
        async with ThreadSensitiveContext(executor=thread):
            await pages(scope, _given(body, receive), _kept(said))
    finally:
        free.put_nowait(thread)
    for message in said:
        await send(message)


def _free_threads() -> "LifoQueue[ThreadPoolExecutor]":
    loop = asyncio.get_running_loop()
    if loop not in _threads:
        _threads[loop] = LifoQueue()
        for _ in range(AT_ONCE):
            _threads[loop].put_nowait(ThreadPoolExecutor(1, thread_name_prefix="rooms"))
    return _threads[loop]


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


def _given(body: bytes, receive: Receive) -> Receive:
    """Return what hands out the body that was read, and then waits for the end as before."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def give() -> Message:
        return waiting.pop() if waiting else await receive()

    return give


def _kept(said: list[Message]) -> Send:
    async def keep(message: Message) -> None:
        said.append(message)

    return keep


async def _refuse(send: Send, status: int) -> None:
    headers = [(b"content-length", b"0"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b""})
