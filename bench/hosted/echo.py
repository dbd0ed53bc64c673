"""
A bare server of streams: whatever is said in a room is sent to all who listen there, no more.

    python -m bench.hosted.echo

Prints the port, and serves until told to stop.
"""

import asyncio
import json
from collections import defaultdict
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs

import uvicorn

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

_rooms: dict[str, set[asyncio.Queue[bytes]]] = defaultdict(set)


async def application(scope: Message, receive: Receive, send: Send) -> None:
    """Answer a request: a stream, or something said."""
    if scope["type"] != "http":
        return
    _, _, name, kind, _ = scope["path"].split("/")
    if kind == "stream":
        await _listen(name, send)
    else:
        await _say(name, receive, send)


async def _listen(name: str, send: Send) -> None:
    queue: asyncio.Queue[bytes] = asyncio.Queue()
    _rooms[name].add(queue)
    await _begin(send, b"text/event-stream")
    await send({"type": "http.response.body", "body": b"retry: 1000\n\n", "more_body": True})
    try:
        while True:
            line = await queue.get()
            await send({"type": "http.response.body", "body": line, "more_body": True})
    finally:
        _rooms[name].discard(queue)


async def _say(name: str, receive: Receive, send: Send) -> None:
    body = b""
    is_more = True
    while is_more:
        message = await receive()
        body += message.get("body", b"")
        is_more = message.get("more_body", False)
    form = parse_qs(body.decode())
    said = {key: values[0] for key, values in form.items()} | {"name": name, "at": 0}
    line = f"id: {said.get('nonce', '')}\nevent: post\ndata: {json.dumps(said)}\n\n".encode()
    for queue in _rooms[name]:
        queue.put_nowait(line)
    await _begin(send, b"application/json")
    await send({"type": "http.response.body", "body": b'{"key":""}'})


async def _begin(send: Send, kind: bytes) -> None:
    headers = [(b"content-type", kind)]
    await send({"type": "http.response.start", "status": 200, "headers": headers})


class _Server(uvicorn.Server):
    """A server that says where it listens."""

    async def startup(self, sockets: Any = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        print(self.servers[0].sockets[0].getsockname()[1], flush=True)


if __name__ == "__main__":
    config = uvicorn.Config(
        application,
        port=0,
        log_level="warning",
        access_log=False,
        lifespan="off",
        timeout_graceful_shutdown=1,
    )
    _Server(config).run()
