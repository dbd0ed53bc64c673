"""The pages, served by uvicorn in a thread of their own."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self, TypeAlias

import uvicorn
import uvloop

if TYPE_CHECKING:
    from verteller.chat.hub import Hub as RoomsHub
    from verteller.web.live.hub import Hub

    Hubs: TypeAlias = tuple[Hub | RoomsHub, ...]

SECONDS_TO_LEAVE: Final = 1
"""What a request under way gets when the process is to end."""


class _Server(uvicorn.Server):
    """A server that leaves signals to whoever runs it."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_up = threading.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Begin to listen, and say so."""
        await super().startup(sockets)  # type: ignore[arg-type]
        self.is_up.set()


class WebServer:
    """The web door as a context: open while the block runs."""

    def __init__(self, host: str, port: int) -> None:
        """Prepare to serve at *port*, 0 for any free one."""
        config = uvicorn.Config(
            "verteller.web.asgi:application",
            host=host,
            port=port,
            log_level="warning",
            access_log=False,
            server_header=False,
            lifespan="off",
            timeout_graceful_shutdown=SECONDS_TO_LEAVE,
        )
        self._server = _Server(config)
        self._thread = threading.Thread(target=self._run, name="web", daemon=True)

    def __enter__(self) -> Self:
        """
        Open the door.

        Raises:
            RuntimeError: It does not open.
        """
        for hub in _streams():
            hub.open()
        self._thread.start()
        while not self._server.is_up.wait(0.05):
            if not self._thread.is_alive():
                raise RuntimeError("the web server could not start")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close it, and send those away who listen to a stream: they would hold it open."""
        for hub in _streams():
            hub.close()
        self._server.should_exit = True
        self._thread.join(timeout=SECONDS_TO_LEAVE + 4)

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self._server.servers[0].sockets[0].getsockname()[1])

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        from verteller.web import in_turn

        try:
            await self._server.serve()
        finally:
            in_turn.close()


def _streams() -> "Hubs":
    from verteller.chat.stream import hub as rooms
    from verteller.web.live.streams import hub

    return hub, rooms
