"""The database as the bot asks it: in a thread of its own, one thing after another."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Self, TypeVar

from django.db import close_old_connections, connections

R = TypeVar("R")


class Stored:
    """Does things with the database without holding up what else the bot does, as a context."""

    def __enter__(self) -> Self:
        """Get ready."""
        self._thread = ThreadPoolExecutor(1, "matrix-database")
        return self

    def __exit__(self, *_why: object) -> None:
        """Finish what is in hand, and give the connection back."""
        self._thread.submit(connections.close_all)
        self._thread.shutdown()

    async def __call__(self, work: Callable[..., R], *given: Any) -> R:
        """Do *work* with what is *given*, and return what came of it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, partial(_fresh, work, *given))


def _fresh(work: Callable[..., R], *given: Any) -> R:
    """Do *work* on a connection that still works."""
    close_old_connections()
    return work(*given)
