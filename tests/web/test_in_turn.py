"""Short requests of live rooms take turns, and nobody's slow line holds up the others."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from threading import Event, Lock, get_ident
from typing import Any, TypeVar

from verteller.web import in_turn

T = TypeVar("T")
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


def run(evening: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run *evening* in a loop that lets its threads go in the end."""

    async def whole() -> T:
        try:
            return await evening()
        finally:
            in_turn.close()

    return asyncio.run(whole())


def test_only_a_few_are_under_way_at_a_time_and_all_are_answered() -> None:
    """They run in threads that stay, so each of these has been used before."""
    under_way, most, threads = 0, 0, set()
    counting, pause = Lock(), Event()

    def pages(_scope: dict[str, Any], body: bytes) -> list[Message]:
        nonlocal under_way, most
        with counting:
            under_way += 1
            most = max(most, under_way)
            threads.add(get_ident())
        pause.wait(0.01)
        with counting:
            under_way -= 1
        return [{"type": "http.response.body", "body": body}]

    async def everybody() -> list[list[Message]]:
        return await asyncio.gather(*(answered(pages, ask(b"%d" % each)) for each in range(40)))

    found = run(everybody)

    assert [each[0]["body"] for each in found] == [b"%d" % each for each in range(40)]
    assert most <= in_turn.AT_ONCE
    assert len(threads) <= in_turn.AT_ONCE


def test_who_is_slow_to_ask_takes_no_turn() -> None:
    """As many as there are turns have begun to ask and say no more; the next is answered."""

    def pages(*_: object) -> list[Message]:
        return [{"type": "http.response.body", "body": b"here"}]

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

    assert run(evening)[0]["body"] == b"here"


def test_what_is_too_long_is_refused_before_it_takes_a_turn() -> None:
    """And whoever hangs up is not answered at all."""

    def pages(*_: object) -> list[Message]:
        raise AssertionError

    much = ask(b"a" * (in_turn.LONGEST + 1), more=True)
    assert run(lambda: answered(pages, much))[0]["status"] == in_turn.TOO_LARGE
    assert run(lambda: answered(pages, {"type": "http.disconnect"})) == []
