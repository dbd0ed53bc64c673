"""Short requests of live rooms take turns, and nobody's slow line holds up the others."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from asgiref.sync import sync_to_async

from verteller.web import in_turn

Message = Mapping[str, Any]
SCOPE: dict[str, Any] = {"type": "http", "path": "/rooms/Abend/state/"}


def sender(*messages: Message) -> Callable[[], Awaitable[Message]]:
    """Return what hands over *messages* one by one."""
    waiting = list(messages)

    async def receive() -> Message:
        if not waiting:
            await asyncio.Event().wait()
        return waiting.pop(0)

    return receive


def ask(body: bytes = b"", *, more: bool = False) -> Message:
    """Return a piece of a request."""
    return {"type": "http.request", "body": body, "more_body": more}


async def answered(pages: in_turn.Pages, *messages: Message) -> list[Message]:
    """Return what is sent to a request of these pieces."""
    said: list[Message] = []

    async def send(message: Message) -> None:
        said.append(message)

    await in_turn.answer(pages, SCOPE, sender(*messages), send)
    return said


def test_only_a_few_are_under_way_at_a_time_and_all_are_answered() -> None:
    """They run in threads that stay, so each of these has been used before."""
    under_way, most, threads = 0, 0, set()

    def work() -> None:
        from threading import get_ident

        threads.add(get_ident())

    async def pages(_scope: dict[str, Any], receive: in_turn.Receive, send: in_turn.Send) -> None:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await sync_to_async(work)()
        said = await receive()
        under_way -= 1
        await send({"type": "http.response.body", "body": said["body"]})

    async def everybody() -> list[list[Message]]:
        return await asyncio.gather(*(answered(pages, ask(b"%d" % each)) for each in range(40)))

    found = asyncio.run(everybody())

    assert [each[0]["body"] for each in found] == [b"%d" % each for each in range(40)]
    assert most <= in_turn.AT_ONCE
    assert len(threads) <= in_turn.AT_ONCE


def test_who_is_slow_to_ask_takes_no_turn() -> None:
    """As many as there are turns have begun to ask and say no more; the next is answered."""

    async def pages(_scope: dict[str, Any], _receive: in_turn.Receive, send: in_turn.Send) -> None:
        await send({"type": "http.response.body", "body": b"here"})

    async def evening() -> list[Message]:
        slow = [
            asyncio.ensure_future(answered(pages, ask(b"a", more=True)))
            for _ in range(in_turn.AT_ONCE + 1)
        ]
        found = await answered(pages, ask())
        for each in slow:
            each.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        return found

    assert asyncio.run(evening())[0]["body"] == b"here"


def test_what_is_too_long_is_refused_before_it_takes_a_turn() -> None:
    """And whoever hangs up is not answered at all."""

    async def pages(*_: object) -> None:
        raise AssertionError

    much = ask(b"a" * (in_turn.LONGEST + 1), more=True)
    assert asyncio.run(answered(pages, much))[0]["status"] == in_turn.TOO_LARGE
    assert asyncio.run(answered(pages, {"type": "http.disconnect"})) == []
